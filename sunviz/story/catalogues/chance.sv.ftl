# Svenska. Vad en ställning är värd när leken och vinden är okända.

## Chance: for the table

part-chance-player = { $player ->
    [plain] för den enkla spelaren
    [careful] för den försiktiga spelaren
    [random] för den slumpvisa spelaren
    [expert] för experten
    [best] med de bästa dragen
   *[any] för spelaren { $player }
}
chance-over = { $won ->
    [yes] Patiensen har gått ut.
   *[no] Patiensen har inte gått ut.
}
chance-proved = { $won ->
    [yes] Härifrån går patiensen säkert ut, om man inte spelar fel.
   *[no] Härifrån kan patiensen inte längre gå ut.
}
chance-often = { $often ->
    [never] Härifrån går patiensen inte längre ut { part-chance-player }.
    [never-tried] I inget av spelen som prövades härifrån gick patiensen ut { part-chance-player }.
    [seldom] Härifrån går patiensen ut i färre än 1 av 100 spel { part-chance-player }.
    [mostly] Härifrån går patiensen ut i fler än 99 av 100 spel { part-chance-player }.
    [always-tried] I alla spel som prövades härifrån gick patiensen ut { part-chance-player }.
   *[some] Härifrån går patiensen ut i ungefär { $count } av { $of } spel { part-chance-player }.
}

## Chance: details

chance-played = { $seen ->
    [never] Spel som prövats härifrån: { $playouts }; inget gick ut; i längden högst { $high }.
    [always] Spel som prövats härifrån: { $playouts }; alla gick ut; i längden minst { $low }.
   *[some] Spel som prövats härifrån: { $playouts }; gick ut: { $won }; i längden { $low } till { $high }.
}
chance-worked-out = { $found ->
    [way] Ett sätt att få patiensen att gå ut har hittats.
    [none] Alla sätt att spela vidare är genomgångna.
    [best] Alla sätt att spela och alla vindar är genomgångna: med det bästa sättet går patiensen ut efter { $share } av vindarna.
    [no-wind] Alla vindar är genomgångna: patiensen går inte ut efter någon av dem.
   *[player] Alla vindar är genomgångna: patiensen går ut efter { $share } av dem.
}

## Chance: errors

error-chance_of = ”{ $given }” är varken ett spel eller en ställning.
error-chance_number = { $what ->
    [seed] Startnumret för slumpen kan inte vara ”{ $given }”: det ska vara ett heltal från { $least } till { $most }.
   *[playouts] Antalet spel att pröva kan inte vara ”{ $given }”: det ska vara ett heltal från { $least } till { $most }.
}
