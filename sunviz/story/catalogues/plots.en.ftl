# English. Plots of studies: titles, scales, names, and the same in words.

## Plots: titles

plot-outcomes = Where games end
plot-placed = Cards in the centre, stage by stage
plot-players = Players side by side
plot-narrowing = How the interval narrows

## Plots: what was played

plot-deals = Deals: { $number }
plot-rules = Rules: { $rules }
plot-player = Player: { $player }
plot-player-name = { $player ->
    [plain] plain
    [careful] careful
    [random] random
    [expert] expert
   *[own] { $player }
}

## Plots: scales and marks

plot-interval = 95% confidence interval
plot-quantiles = thin: nine deals of ten; thick: half of the deals; ring: average
plot-placed-axis = Cards in the centre
plot-home = All 104 home
plot-mean = average { $mean }
plot-when = { $when ->
    [placed_sunrise] After sunrise
    [placed_sun] After the sun plays
    [placed_sunset] After sunset
   *[placed] At the end
}
plot-won = Comes out
plot-more = More than the first
plot-none-more = the same
plot-points = percentage points, deal by deal
plot-deals-axis = Deals played

## Plots: in words

plot-left-out = Under these rules the sun does not play.
plot-home-told = { $seen ->
    [never] All 104 cards are home in none of these deals; in the long run in at most { $high }.
    [always] All 104 cards are home in each of these deals; in the long run in at least { $low }.
   *[some] All 104 cards are home in { $share } of the deals.
}
plot-won-told = { $seen ->
    [never] Rules: { $rules }. Player: { $player }. Deals: { $number }. The patience never comes out here; in the long run at most { $high }.
    [always] Rules: { $rules }. Player: { $player }. Deals: { $number }. The patience always comes out here; in the long run at least { $low }.
   *[some] Rules: { $rules }. Player: { $player }. Deals: { $number }. The patience comes out in { $share }; in the long run { $low } to { $high }.
}
plot-difference-told = Compared deal by deal, percentage points won by “{ $player }” beyond “{ $first }”: { $difference }; in the long run { $low } to { $high }.

## Plots: errors

error-plot_studies = A plot shows one study or several.
error-plot_one_study = This plot shows one study at a time.
error-plot_none = There is no study of these rules and this player.
error-plot_few = { $least ->
    [one] To see how an interval narrows takes at least { $least } deal.
   *[other] To see how an interval narrows takes at least { $least } deals.
}
