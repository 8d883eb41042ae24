# Svenska. Lektioner: att visa och att skriva dem.

## Playing a lesson

lesson-board = Lärarens ord
lesson-untitled = En lektion
lesson-ask = Vad händer sedan? Rör vid kortet, eller gå vidare.
lesson-right = Rätt.
lesson-wrong = Det går inte nu.
lesson-other = Det är också tillåtet, men lektionen går en annan väg här. Försök igen, eller låt draget visas.
lesson-shown = Så här går det vidare.
lesson-first = Säg först vad som händer sedan, eller låt draget visas.
lesson-hint = { $kind ->
    [next] Ett tips: nu läggs inget kort.
    [transfer] Ett tips: ett kort går över från den ena raden till den andra.
    [relocate] Ett tips: ett kort flyttas till en tömd stråle.
   *[play] Ett tips: ett kort går hem.
}
lesson-score = { $answered ->
    [0] Frågor i lektionen: { $stops }.
   *[some] Rätt vid första försöket: { $once } av { $answered }. Frågor i lektionen: { $stops }.
}
lesson-pile = { $row ->
    [aces] { CARD($card) }, överst i essraden
    [kings] { CARD($card) }, överst i kungsraden
    [first] { CARD($card) }, överst i första essraden
   *[second] { CARD($card) }, överst i andra essraden
}
lesson-keys = Tangenter: ← → går ett steg, Home och End till början och till nästa fråga, ↑ ↓ från kort till kort, Enter väljer; ? visar alla.
lesson-key-list = Tangenter: ← → går ett steg bakåt och framåt, Home till början, End till nästa fråga, ↑ ↓ från kort till kort, Enter säger att det kortet står på tur, N att spelaren går vidare, H ger ett tips, Escape stänger ett val, ? visar detta.
ui-lesson = Lektion
ui-lesson-tip = Välj en av de färdiga lektionerna
ui-lesson-next = Vidare
ui-lesson-next-tip = Svara att inget läggs nu och att spelaren går vidare (N)
ui-lesson-show = Visa draget
ui-lesson-show-tip = Visa vad som händer sedan utan att gissa
ui-lesson-list = Drag att välja bland
ui-lesson-list-tip = Räkna upp allt som kan göras nu
ui-lesson-unlist = Dölj listan
ui-lesson-unlist-tip = Ta bort listan över drag
ui-lesson-again = Fråga igen
ui-lesson-again-tip = Glöm alla svar och börja om

## Errors: lessons

error-lesson_type = En lektion är en sökväg, texten till ett protokoll, ett Game eller namnet på en färdig lektion, inte { $type }.
error-lesson_unknown = Det finns ingen färdig lektion ”{ $name }”; de färdiga lektionerna är { $names }.
error-lesson_from = Märket { $tag } säger ”{ $at }”; det kan vara ett steg från 0 till { $last }.

## Writing a lesson

write-desk = Att skriva en lektion
write-help = Stega till ett drag, eller spela vidare vid bordet; skriv sedan vad klassen ska få höra vid det här steget.
write-title = Titel
write-lang = Språket i dina ord
write-lang-none = inte angivet
write-note = { $step ->
    [0] Dina ord före första draget: inledningen
   *[more] Dina ord vid steg { $step }
}
write-stop = Stanna här: klassen gissar nästa drag
write-start = Lektionen börjar vid steg { $step }.
write-start-here = Låt den börja vid det här steget
write-count = Steg med dina ord: { $comments }. Frågor: { $stops }.
write-replaced = Det som kom efter det här steget har ersatts, och dina ord där likaså.
write-bring-back = Hämta tillbaka det
write-record = Lektionens protokoll
write-try = Prova lektionen
write-try-close = Stäng provet
write-keys = Tangenter: ← → går ett steg, Home och End till början och slutet, ↑ ↓ från kort till kort, Enter spelar, N går vidare, F spelar ett kort som passar.
