# Frågorna om ställningar: frågor, svar att välja på, vad som sägs om svaren, knappar.

## Quiz: the questions

quiz-ask-playable = Vilka av de inramade korten är spelbara nu, vare sig de passar eller inte? Markera alla.
quiz-ask-fits = { $rows ->
    [B] Vilka kort kan genast, som bordet ligger, läggas i någon av de två essraderna? Markera alla.
   *[K] Vilka kort kan genast, som bordet ligger, läggas i essraden eller kungsraden? Markera alla.
}
quiz-ask-next = Nu går spelaren vidare. Vad händer?
quiz-ask-lands = { $end ->
    [tip] Stråle { $ray } plockas upp. Var hamnar kortet som låg ytterst, { CARD($card, case: "definite") }?
   *[base] Stråle { $ray } plockas upp. Var hamnar det innersta kortet, { CARD($card, case: "definite") }?
}
quiz-ask-allows = { $text ->
    [B] Det är tillåtet. Vilken punkt i boken tillåter det?
    [W] Det är tillåtet. Vilken paragraf i webbartikeln tillåter det?
   *[S] Det är tillåtet. Vilken paragraf i den svenska artikeln tillåter det?
}
quiz-ask-forbids = { $text ->
    [B] Det är inte tillåtet. Vilken punkt i boken hindrar det?
    [W] Det är inte tillåtet. Vilken paragraf i webbartikeln hindrar det?
   *[S] Det är inte tillåtet. Vilken paragraf i den svenska artikeln hindrar det?
}
quiz-ask-text-forbids = Bara en av de här regelböckerna förbjuder det. Vilken?
quiz-ask-text-allows = Bara en av de här regelböckerna tillåter det. Vilken?
part-quiz-onto = { $row ->
    [aces] i essraden
    [kings] i kungsraden
    [first] i första essraden
   *[second] i andra essraden
}
quiz-wish-ray = En spelare vill lägga { CARD($card, case: "definite") } från stråle { $number } { part-quiz-onto }.
quiz-wish-inner = En spelare vill lägga { CARD($card, case: "definite") } inifrån stråle { $number } { part-quiz-onto }.
quiz-wish-cloud = En spelare vill lägga { CARD($card, case: "definite") } från moln { $number } { part-quiz-onto }.
quiz-wish-wind = En spelare vill lägga { CARD($card, case: "definite") } från vindens rad { part-quiz-onto }.
quiz-wish-transfer = { $row ->
    [aces] En spelare vill låta { CARD($card, case: "definite") } gå över från kungsraden till essraden.
   *[kings] En spelare vill låta { CARD($card, case: "definite") } gå över från essraden till kungsraden.
}
quiz-wish-relocate = En spelare vill flytta { CARD($card, case: "definite") } från stråle { $ray } till den tömda strålen { $to }.

## Quiz: the choices

quiz-ray = På stråle { $ray }
quiz-cloud = I ett nytt moln
quiz-clause = { $kind ->
    [clause] Punkt { $number }: { $text }
    [variant] Variant { $number }: { $text }
   *[section] § { $number }: { $text }
}
quiz-book-line = { $book }: { $line }

## Quiz: what is said to an answer

quiz-clause-other = { $cite }, handlar om något annat.
quiz-false-event = { $stage ->
    [sunrise] Det är för tidigt för det, eller för sent: se efter om det finns kort kvar i leken och vilket skede som följer på soluppgången.
    [sun] Det är inte dags för det: strålarna öppnas en efter en till den sista, och först sedan går solen ner.
   *[sunset] Det är inte dags för det: strålarna går ner en efter en till den sista, och först sedan blåser vinden.
}
quiz-false-arc = Det är en annan båge: räkna hur många som har lagts.
quiz-false-first = { $refill ->
    [empty_first] Det är andra strålar som får kort först: se efter vilka som är tomma.
   *[with_arc] Med de här reglerna får en tömd stråle ett kort med bågen och inget före den.
}
quiz-false-begins = Se efter vilka strålar som är tomma: bara de börjar om.
quiz-false-ray = Det är en annan stråles tur: strålarna kommer en efter en, och bara tomma hoppas över.
quiz-false-order = { $packet ->
    [tip_first] Strålen plockas upp kort för kort, utifrån och in: det yttersta kortet kommer först.
   *[base_first] Strålen plockas upp och vänds: det innersta kortet kommer först.
}
quiz-false-last = Räkna: varje stråle till höger får ett kort i tur och ordning, även en tom.
quiz-false-cloud = Räkna: de kort som blir utan stråle bildar ett moln.
quiz-false-count = Räkna korten som är kvar i molnen.
quiz-answer = Rätt svar: { $answer }

## Quiz: around the question

quiz-table = Bordet som frågan gäller
quiz-progress = Fråga { $number } av { $count }
quiz-score = Rätt på första försöket: { $right } av { $asked }
quiz-where = { $stage } · { $book }
quiz-choices = Svar att välja på
quiz-places = Kort som kan markeras
quiz-marked = { $count ->
    [0] Inget kort är markerat än.
    [one] { $count } kort är markerat.
   *[other] { $count } kort är markerade.
}
quiz-mark-first = Markera först minst ett kort på bordet.
quiz-card-ray = { CARD($card) }: stråle { $number }, kort { $at } av { $size } inifrån
quiz-card-cloud = { CARD($card) }: moln { $number }, kort { $at } av { $size }
quiz-card-wind = { CARD($card) }: vindens rad, kort { $at } av { $size }
quiz-card-pile = { $row ->
    [aces] { CARD($card) }: överst i essraden
   *[kings] { CARD($card) }: överst i kungsraden
}
quiz-about = Kortet som frågan gäller. { $card }
quiz-end = { $count ->
    [one] Det var alla frågor: { $right } av { $count } rätt på första försöket.
   *[other] Det var alla frågor: { $right } av { $count } rätt på första försöket.
}

## Quiz: the controls

ui-quiz-done = Klar
ui-quiz-show = Visa svaret
ui-quiz-next = Nästa fråga
ui-quiz-finish = Till resultatet
ui-quiz-again = Nya frågor
ui-quiz-again-tip = Ta ett annat nummer och därmed andra frågor
ui-quiz-seed = Nummer
ui-quiz-seed-tip = Samma nummer ger samma frågor
ui-quiz-level = Skede
ui-quiz-level-tip = Skedet som frågorna gäller
ui-quiz-level-all = Alla skeden

## Errors: the quiz

error-quiz_seed = Numret kan inte vara ”{ $seed }”: det ska vara ett heltal från 0 till { $highest }.
error-quiz_count = Antalet frågor kan inte vara ”{ $count }”: det ska vara från 1 till { $most }.
error-quiz_level = Skedet ”{ $level }” finns inte; de som finns är { $levels }.
error-quiz_no_stage = Med de här reglerna finns inget sådant skede: strålarna öppnas inte.
