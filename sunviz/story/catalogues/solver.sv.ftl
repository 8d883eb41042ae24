# Svenska. Lösaren: går ställningen att vinna, och vad den inte kan svara på.

## Lösaren: fel

error-solver_given = ”{ $given }” är varken ett spel eller en ställning.
error-solver_limit = ”{ $given }” duger inte som gräns för { $name }: det behövs ett tal från { $lowest } och uppåt.
error-solver_wind = Vinden kan inte vara ”{ $given }”: antingen är den känd (”{ $known }”), eller så måste spelet vinnas före den (”{ $before }”).
