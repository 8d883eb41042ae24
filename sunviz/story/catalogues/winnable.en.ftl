# English. How many deals can be won, and what can be wrong with such figures.

## What can be won

winnable-limits = { $wind ->
    [before] To be won before the wind, the whole stock known. Tables tried for a deal: at most { $states }.
   *[known] To be won with the stock and the wind known. Tables tried for a deal: at most { $states }.
}
study-made = { $rules }. Rows: { $number }. Begun on { $date } with { $versions }; deal numbers by scheme { $scheme }.
winnable-told = { $rules }. Deals: { $number }. A win is known: { $won }. Proven impossible: { $impossible }. Undecided: { $unknown }. In the long run { $low } to { $high } can be won.
winnable-compared = What can be won, compared with: { $rules }. Of every 1,000 deals:
winnable-changed = { $rules }: { $low } to { $high }. Deals: { $count }. Can be won only here: { $gained }. Only there: { $lost }. Undecided: { $undecided }.
plot-winnable = What can be won by someone who knows the stock
plot-winnable-task = { $wind ->
    [before] to be won before the wind
   *[known] with the wind known
}
plot-winnable-interval = 95% interval, every undecided deal lost at its lower end and won at its upper end
plot-winnable-won = a win is known: { $number }
plot-winnable-unknown = undecided: { $number }
plot-winnable-impossible = proven impossible: { $number }

## What can be won: errors

error-study_not_solved = These deals were played, not solved; sunviz.study.summarize sums them up.
error-study_solved = These deals were solved, not played; sunviz.study.winnable sums them up.
error-study_no_common = The two studies have no deal in common.
error-study_none_of = The folder { $path } holds no study of these rules: { $rules }.
error-no_win_known = No way to a win is known from here.
