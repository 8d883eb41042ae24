# English. The solver: could this position be won, and what cannot be asked of it.

## Solver: errors

error-solver_given = “{ $given }” is neither a game nor a position.
error-solver_limit = “{ $given }” is no limit for { $name }: a number from { $lowest } on is needed.
error-solver_wind = The wind cannot be “{ $given }”: it is “{ $known }”, or the game must be won “{ $before }” it blows.
