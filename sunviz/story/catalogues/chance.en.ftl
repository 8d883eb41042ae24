# English. What a position is worth while the stock and the wind are not known.

## Chance: for the table

part-chance-player = { $player ->
    [plain] with plain play
    [careful] with careful play
    [random] with random play
    [expert] with expert play
    [best] with the best play
   *[any] when { $player } plays
}
chance-over = { $won ->
    [yes] The patience has come out.
   *[no] The patience has not come out.
}
chance-proved = { $won ->
    [yes] From here the patience is certain to come out, if no mistake is made.
   *[no] From here the patience can no longer come out.
}
chance-often = { $often ->
    [never] From here the patience no longer comes out { part-chance-player }.
    [never-tried] Tried out from here, the patience came out in no game { part-chance-player }.
    [seldom] From here the patience comes out in fewer than 1 of 100 games { part-chance-player }.
    [mostly] From here the patience comes out in more than 99 of 100 games { part-chance-player }.
    [always-tried] Tried out from here, the patience came out in every game { part-chance-player }.
   *[some] From here the patience comes out in about { $count } of { $of } games { part-chance-player }.
}

## Chance: details

chance-played = { $seen ->
    [never] Games tried out from here: { $playouts }; came out: none; in the long run at most { $high }.
    [always] Games tried out from here: { $playouts }; came out: all; in the long run at least { $low }.
   *[some] Games tried out from here: { $playouts }; came out: { $won }; in the long run { $low } to { $high }.
}
chance-worked-out = { $found ->
    [way] A way of playing that brings it out has been found.
    [none] Every way of playing on has been looked at.
    [best] Every way of playing and every wind has been looked at: the best way brings it out after { $share } of the winds.
    [no-wind] Every wind has been looked at: it comes out after none of them.
   *[player] Every wind has been looked at: it comes out after { $share } of them.
}

## Chance: errors

error-chance_of = “{ $given }” is neither a game nor a position.
error-chance_number = { $what ->
    [seed] The seed cannot be “{ $given }”: a whole number from { $least } to { $most } is needed.
   *[playouts] The number of games to try out cannot be “{ $given }”: a whole number from { $least } to { $most } is needed.
}
