### Remsan under reglaget: vad varje steg var värt.

ui-analysis = Hur bra var varje drag?
ui-analysis-tip = Visa för varje steg hur troligt det var att patiensen skulle gå ut, och var spelet förlorades
ui-win = Visa en vinst
ui-win-tip = Leta efter ett sätt att vinna härifrån, med alla kort kända, och visa det
ui-player-solved = en väg till vinst

strip-name = Vad varje steg var värt
strip-go = ◆ Till steg { $at }
strip-go-tip = Visa bordet före draget som kostade vinsten
strip-line = Spela det bättre
strip-line-tip = Visa en väg till vinst från steget före misstaget
strip-working = { $done ->
    [one] Räknar ännu: { $done } steg av { $all } är klart.
   *[other] Räknar ännu: { $done } steg av { $all } är klara.
}
strip-could = Som korten låg kunde spelet vinnas från varje steg.
strip-never = Som korten låg kunde ingen ha vunnit den här given.
strip-lost = Som korten låg kunde spelet vinnas fram till steg { $before }. Draget i steg { $at } kostade vinsten.
strip-between = Som korten låg kunde spelet vinnas fram till steg { $before }, men inte längre från steg { $at }. Var däremellan det förlorades gick inte att reda ut.
strip-hopeless = Som korten ligger kan spelet inte längre vinnas från steg { $at }. Om det gick tidigare gick inte att reda ut.
strip-up-to = Som korten låg kunde spelet vinnas fram till steg { $before }. Om det gick även senare gick inte att reda ut.
strip-open = Om spelet kunde vinnas gick inte att reda ut.
strip-better = I stället: { $told }

win-looking = Letar efter en väg till vinst …
win-shown = { $moves ->
    [one] Härifrån går spelet att vinna med ett drag till. Stega framåt för att se hur.
   *[other] Härifrån går spelet att vinna med { $moves } drag till. Stega framåt för att se hur.
}
win-none = Som korten ligger går spelet inte längre att vinna härifrån.
win-unknown = Ingen väg till vinst hittades härifrån. Det kan ändå finnas en.
hint-sure = { $wind ->
    [blown] Det här vinner: { $told }
   *[still] Det här vinner, vad vinden än gör: { $told }
}
hint-chance = Ett tips: { $told } { $chance }

ui-wish = Önskan
ui-wish-tip = Vilket slags giv ”Ny giv” letar efter
ui-wish-any = vilken som helst
ui-wish-thinking = den går ut om man tänker
ui-wish-hard = en svår
ui-wish-transfer = en enda flytt avgör
ui-wish-lost = hopplös med andra regler
wish-looking = Letar efter en sådan giv …
wish-none = Ingen sådan giv hittades. Ett nytt försök kan lyckas.
wish-thinking = Giv { $number }: den enkla spelaren förlorar den, och den försiktiga vinner den.
wish-hard = Giv { $number }: till och med den försiktiga spelaren förlorar den, och ändå går den att vinna.
wish-transfer = Giv { $number }: den vinns med en flytt mellan raderna, som den försiktiga spelaren gör i steg { $at }. Utan flyttar kunde ingen ha vunnit därifrån.
wish-lost = Giv { $number }: med de här reglerna går den att vinna. Spelas den med bokens båda varianter på en gång (två essrader, och solen spelar inte) går den inte ut, hur man än gör.
error-wish = Önskan ”{ $wish }” finns inte. Man kan önska: { $wishes }.
