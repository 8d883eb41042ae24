# English. The solver: could this position be won, and what cannot be asked of it.

## The solver: what it says

verdict-won = { $moves ->
    [one] { $wind ->
        [before] Can be won before the wind: { $moves } move.
       *[known] Can be won: { $moves } move.
    }
   *[other] { $wind ->
        [before] Can be won before the wind: { $moves } moves.
       *[known] Can be won: { $moves } moves.
    }
}
verdict-impossible = { $tried ->
    [none] { $wind ->
        [before] Cannot be won before the wind: every way was tried.
       *[known] Cannot be won: every way was tried.
    }
   *[some] { $wind ->
        [before] Cannot be won before the wind: every way was tried ({ $states } tables).
       *[known] Cannot be won: every way was tried ({ $states } tables).
    }
}
verdict-unknown = { $reason ->
    [time] Not decided: the time was up ({ $states } tables tried).
    [memory] Not decided: the memory was full ({ $states } tables tried).
    [aborted] Not decided: the search was broken off ({ $states } tables tried).
   *[states] Not decided: as many tables as wanted were tried ({ $states }).
}

## Solver: errors

error-solver_given = “{ $given }” is neither a game nor a position.
error-solver_limit = “{ $given }” is no limit for { $name }: a number from { $lowest } on is needed.
error-solver_wind = The wind cannot be “{ $given }”: it is “{ $known }”, or the game must be won “{ $before }” it blows.
