# English. Tallies of many deals in words, and what can be wrong with them.

## Tallies

tallies-played = Deals: { $number }. Player: { $player }.
tallies-won = { $seen ->
    [never] { $rules }: never here; in the long run at most { $high }.
   *[some] { $rules }: { $share } come out; in the long run { $low } to { $high }.
}
tallies-compared = Deals: { $number }. Player: { $player }. Compared with: { $rules }. Of every 1,000 deals:
tallies-changed = { $seen ->
    [more] { $rules }: { $other } come out no longer, { $only } come out only now; on balance { $difference } more ({ $low } to { $high }).
    [fewer] { $rules }: { $other } come out no longer, { $only } come out only now; on balance { $difference } fewer ({ $low } to { $high }).
   *[none] { $rules }: { $other } come out no longer, { $only } come out only now; these deals do not show which are more.
}

## Tallies: errors

error-tallies_read = No tallies can be read from { $path }.
error-tallies_missing = The tallies hold none of these deals. Player: { plot-player-name }. Rules: { $rules }.
error-tallies_compared = The tallies do not compare these rules with any others: { $rules }.
error-tallies_range = Only deals with numbers in a row, played to the end, can be tallied.
