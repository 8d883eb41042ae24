# Svenska. Lösaren: går ställningen att vinna, och vad den inte kan svara på.

## Lösaren: vad den säger

verdict-won = { $moves ->
    [one] { $wind ->
        [before] Går att vinna före vinden: { $moves } drag.
       *[known] Går att vinna: { $moves } drag.
    }
   *[other] { $wind ->
        [before] Går att vinna före vinden: { $moves } drag.
       *[known] Går att vinna: { $moves } drag.
    }
}
verdict-impossible = { $tried ->
    [none] { $wind ->
        [before] Går inte att vinna före vinden: alla vägar är prövade.
       *[known] Går inte att vinna: alla vägar är prövade.
    }
   *[some] { $wind ->
        [before] Går inte att vinna före vinden: alla vägar är prövade ({ $states } ställningar).
       *[known] Går inte att vinna: alla vägar är prövade ({ $states } ställningar).
    }
}
verdict-unknown = { $reason ->
    [time] Inte avgjort: tiden är slut ({ $states } ställningar prövade).
    [memory] Inte avgjort: minnet räckte inte ({ $states } ställningar prövade).
    [aborted] Inte avgjort: sökningen avbröts ({ $states } ställningar prövade).
   *[states] Inte avgjort: gränsen är nådd ({ $states } ställningar prövade).
}

## Lösaren: fel

error-solver_given = ”{ $given }” är varken ett spel eller en ställning.
error-solver_limit = ”{ $given }” duger inte som gräns för { $name }: det behövs ett tal från { $lowest } och uppåt.
error-solver_wind = Vinden kan inte vara ”{ $given }”: antingen är den känd (”{ $known }”), eller så måste spelet vinnas före den (”{ $before }”).
