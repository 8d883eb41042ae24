# Svenska. Diagram över undersökningar: rubriker, skalor, namn och samma sak i ord.

## Plots: titles

plot-outcomes = I vilket skede spelet tar slut
plot-placed = Kort i mitten efter varje skede
plot-players = Spelarna sida vid sida
plot-narrowing = Så smalnar intervallet

## Plots: what was played

plot-deals = Givar: { $number }
plot-rules = Regler: { $rules }
plot-player = Spelare: { $player }
plot-player-name = { $player ->
    [plain] enkel
    [careful] försiktig
    [random] slumpvis
    [expert] expert
   *[own] { $player }
}

## Plots: scales and marks

plot-interval = 95-procentigt konfidensintervall
plot-quantiles = tunn linje: nio givar av tio; tjock: hälften; ring: genomsnittet
plot-placed-axis = Kort i mitten
plot-home = Alla 104 hemma
plot-mean = i snitt { $mean }
plot-when = { $when ->
    [placed_sunrise] Efter soluppgången
    [placed_sun] När solen har spelat
    [placed_sunset] Efter solnedgången
   *[placed] Vid slutet
}
plot-won = Patiensen går ut
plot-more = Fler än den första
plot-none-more = lika många
plot-points = i procentenheter, giv för giv
plot-deals-axis = Spelade givar

## Plots: in words

plot-left-out = Enligt de här reglerna spelar solen inte.
plot-home-told = { $seen ->
    [never] Alla 104 korten är hemma: aldrig här; i längden högst { $high }.
    [always] Alla 104 korten är hemma: alltid här; i längden minst { $low }.
   *[some] Alla 104 korten är hemma i { $share } av givarna.
}
plot-won-told = { $seen ->
    [never] Regler: { $rules }. Spelare: { $player }. Givar: { $number }. Patiensen går aldrig ut här; i längden högst { $high }.
    [always] Regler: { $rules }. Spelare: { $player }. Givar: { $number }. Patiensen går alltid ut här; i längden minst { $low }.
   *[some] Regler: { $rules }. Spelare: { $player }. Givar: { $number }. Patiensen går ut i { $share } av givarna; i längden { $low } till { $high }.
}
plot-difference-told = Jämfört giv för giv, ”{ $player }” mot ”{ $first }”, i procentenheter: { $difference }; i längden { $low } till { $high }.

## Plots: errors

error-plot_studies = Ett diagram visar en undersökning eller flera.
error-plot_one_study = Det här diagrammet visar en undersökning i taget.
error-plot_none = Det finns ingen undersökning med de reglerna och den spelaren.
error-plot_few = { $least ->
    [one] För att se hur ett intervall smalnar behövs minst { $least } giv.
   *[other] För att se hur ett intervall smalnar behövs minst { $least } givar.
}
