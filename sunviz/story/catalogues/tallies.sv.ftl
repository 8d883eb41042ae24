# Svenska. Sammanräkningar av många givar i ord, och vad som kan vara fel med dem.

## Tallies

tallies-played = Givar: { $number }. Spelare: { $player }.
tallies-won = { $seen ->
    [never] { $rules }: aldrig här; i längden högst { $high }.
   *[some] { $rules }: { $share } går ut; i längden { $low } till { $high }.
}
tallies-compared = Givar: { $number }. Spelare: { $player }. Jämfört med: { $rules }. Av tusen givar:
tallies-changed = { $seen ->
    [more] { $rules }: { $other } går inte längre ut, { $only } går ut först nu; sammantaget { $difference } fler ({ $low } till { $high }).
    [fewer] { $rules }: { $other } går inte längre ut, { $only } går ut först nu; sammantaget { $difference } färre ({ $low } till { $high }).
   *[none] { $rules }: { $other } går inte längre ut, { $only } går ut först nu; vilka som är flest visar de här givarna inte.
}

## Tallies: errors

error-tallies_read = I filen { $path } går det inte att läsa någon sammanräkning.
error-tallies_missing = I sammanräkningen finns inga sådana givar. Spelare: { plot-player-name }. Regler: { $rules }.
error-tallies_compared = I sammanräkningen jämförs de här reglerna inte med några andra: { $rules }.
error-tallies_range = Bara givar med nummer i följd, spelade till slut, kan räknas samman.
