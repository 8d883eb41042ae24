# Svenska. Frågor om en ställning, hur man svarar och vad som sägs om svaret.

## Exercises: the questions

exercise-ask-playable = Vilka kort är spelbara nu, även om de inte passar någonstans?
exercise-ask-fits = { $rows ->
    [B] Vilka kort kan just nu läggas i någon av de två essraderna?
   *[K] Vilka kort kan just nu läggas i essraden eller kungsraden?
}
exercise-ask-lands = { $end ->
    [tip] Stråle { $ray } plockas upp. Var hamnar dess yttersta kort, { CARD($card, case: "definite") }?
   *[base] Stråle { $ray } plockas upp. Var hamnar dess innersta kort, { CARD($card, case: "definite") }?
}
exercise-ask-clause = { $text ->
    [B] Vilken punkt i boken tillåter eller förbjuder draget { $move }?
    [W] Vilken paragraf i webbartikeln tillåter eller förbjuder draget { $move }?
   *[S] Vilken paragraf i den svenska artikeln tillåter eller förbjuder draget { $move }?
}
exercise-ask-rules = Enligt vilka regelböcker är draget { $move } tillåtet på det här bordet?
exercise-ask-play-won = Spela vidare tills patiensen går ut.
exercise-ask-play-placed = { $count ->
    [one] Spela vidare: minst { $count } kort ska ligga i mitten.
   *[other] Spela vidare: minst { $count } kort ska ligga i mitten.
}
exercise-ask-play-card = Spela vidare tills { CARD($card, case: "definite") } ligger i mitten.
exercise-ask-count = { $of ->
    [stock] Hur många kort ligger i leken?
    [placed] Hur många kort ligger i mitten?
    [playable] Hur många kort är spelbara?
    [fits] Hur många spelbara kort passar i raderna i mitten?
    [rays] I hur många strålar ligger det kort?
   *[clouds] I hur många moln ligger det kort?
}
exercise-count-after = Gör de här dragen i tankarna: { $moves }.

## Exercises: how to write the answer

exercise-how-cards = Skriv korten med mellanslag emellan: { $example } eller { $signs }; finns det inga: { $none }. Färgerna är C klöver, D ruter, H hjärter, S spader.
exercise-how-lands = Skriv strålens nummer: { $ray }, eller molnet med dess nummer: { $cloud }.
exercise-how-clause = { $text ->
    [B] Skriv punktens nummer: { $example }, för en variant { $variant }.
   *[other-text] Skriv paragrafens nummer: { $example }.
}
exercise-how-rules = Skriv namnen med mellanslag emellan: { $example }; om ingen regelbok tillåter draget: { $none }. Det finns { $books }.
exercise-how-play = Skriv dragen med mellanslag emellan: { $example }.
exercise-how-count = Skriv ett tal: { $example }.

## Exercises: right and wrong

exercise-right = Rätt.
exercise-wrong = Inte rätt än.

## Exercises: cards

exercise-card-line = { $card }: { $line }
exercise-not-there = { $stage ->
    [wind] { $card } ligger inte i vindens rad.
   *[sun] { $card } ligger varken i någon stråle eller i något moln.
}
exercise-after-transfer = Kortet skulle passa om ett annat först gick över från rad till rad.
exercise-more-wrong = { $count ->
    [1] Ett kort till i svaret är fel.
    [one] { $count } kort till i svaret är fel.
   *[other] { $count } kort till i svaret är fel.
}
exercise-not-none = Det finns sådana kort.
exercise-playable-missing = { $count ->
    [1] Ett kort till är spelbart.
    [one] { $count } kort till är spelbart.
   *[other] { $count } kort till är spelbara.
}
exercise-fits-missing = { $count ->
    [1] Ett kort till kan läggas.
    [one] { $count } kort till kan läggas.
   *[other] { $count } kort till kan läggas.
}
part-both-ends = { $ends ->
    [last_two] de två sista korten i varje moln
   *[both] det första och det sista kortet i varje moln
}
exercise-free = { $stage ->
    [sunrise] Vid soluppgången är det yttersta kortet i varje stråle spelbart, och inget annat.
    [sun] Stråle { $ray } är öppen: alla dess kort är spelbara, och i de andra strålarna bara det yttersta.
    [sunset] Vid solnedgången är det yttersta kortet spelbart i varje stråle som inte har gått ner.
    [clouds] Vid solnedgången är det yttersta kortet spelbart i varje stråle som inte har gått ner, och likaså { part-both-ends }.
   *[wind] { $ends ->
        [last_two] I vindens rad är de två sista korten spelbara.
       *[both] I vindens rad är det första och det sista kortet spelbara.
    }
}
exercise-nothing-lies = Det ligger inga kort i strålar eller moln.
exercise-nothing-fits = Inget spelbart kort passar i raderna nu.

## Exercises: landing

exercise-lands-other = { $end ->
    [tip] Där hamnar strålens yttersta kort.
   *[base] Där hamnar strålens innersta kort.
}
exercise-lands-back = Korten läggs bara på strålarna till höger om stråle { $ray }: de som har gått ner kommer inte tillbaka.
exercise-lands-beyond = Det finns bara tretton strålar.
exercise-lands-no-cloud = Till det här kortet räcker strålarna: bara det som blir utan stråle blir ett moln.
exercise-lands-cloud = { $count ->
    [one] { $rays ->
        [one] Stråle { $ray } har { $count } kort, och till höger om den finns en enda stråle.
       *[other] Stråle { $ray } har { $count } kort, och till höger om den finns { $rays } strålar.
    }
   *[other] { $rays ->
        [one] Stråle { $ray } har { $count } kort, men till höger om den finns bara en stråle.
       *[other] Stråle { $ray } har { $count } kort, men till höger om den finns bara { $rays } strålar.
    }
}
exercise-lands-which-cloud = Det blir ett moln, men ett annat: molnen numreras i den ordning de kommer.
exercise-lands-count = Varje stråle till höger får ett kort i tur och ordning, även en tom.
exercise-lands-order = { $packet ->
    [last] Stråle { $ray } är den sista: till höger om den finns ingen stråle.
    [tip_first] Stråle { $ray } plockas upp kort för kort, utifrån och in: det yttersta kortet läggs på nästa stråle, och så vidare till det innersta.
   *[base_first] Stråle { $ray } plockas upp och vänds: det innersta kortet läggs på nästa stråle, och så vidare till det yttersta.
}

## Exercises: clauses and rule books

exercise-clause-other = { $cite }, handlar om något annat. { $text }
exercise-clause-allowed = Draget är tillåtet. { $reason }
exercise-clause-forbidden = Draget är inte tillåtet. { $reason }
exercise-books-line = { $books }: { $line }
exercise-books-impossible = { $books }: enligt de reglerna kan det här bordet inte uppstå.
exercise-rules-missing = { $count ->
    [1] Ett namn saknas i svaret.
    [one] { $count } namn saknas i svaret.
   *[other] { $count } namn saknas i svaret.
}

## Exercises: playing and counting

exercise-play-illegal = Drag { $number }, ”{ $move }”: { $line }
exercise-play-reached = { $count ->
    [one] Målet är nått efter { $count } drag.
   *[other] Målet är nått efter { $count } drag.
}
exercise-play-short = Dragen är tillåtna, men de når inte målet.
exercise-play-stands = { $count ->
    [one] I mitten ligger { $count } kort; målet är { $wanted }.
   *[other] I mitten ligger { $count } kort; målet är { $wanted }.
}
exercise-play-stands-card = I mitten saknas ännu { CARD($card, case: "definite") }.
exercise-too-many = Det är för många.
exercise-too-few = Det är för få.
exercise-count-stock = { $refill ->
    [empty_first] Från början har leken 104 kort; varje båge tar tretton av dem, och före bågen får varje tömd stråle ett.
   *[with_arc] Från början har leken 104 kort, och varje båge tar tretton av dem.
}
exercise-count-placed = { $rows ->
    [B] Alla kort i de två essraderna räknas, inte bara de översta.
   *[K] Alla kort i essraden och kungsraden räknas, inte bara de översta.
}
exercise-count-fits = Ett kort kan läggas om det är spelbart och passar i någon av raderna; två likadana kort räknas som två.
exercise-count-rays = En stråle räknas om det ligger minst ett kort i den.
exercise-count-clouds = Ett moln räknas så länge det ligger kort i det; vindens rad är inget moln.

## Errors: answers

error-answer_type = Ett svar är en text inom citattecken.
error-answer_card = ”{ $text }” är inget kort.
error-answer_number = ”{ $text }” är inget tal.
error-answer_place = ”{ $text }” är varken en stråle eller ett moln.
error-answer_cloud = Vilket moln? Numret behövs också.
error-answer_clause = ”{ $text }” är inget nummer.
error-answer_no_clause = { $text ->
    [B] Boken har ingen punkt { $clause }; den har { $clauses }.
    [W] Webbartikeln har ingen paragraf { $clause }; den har { $clauses }.
   *[S] Den svenska artikeln har ingen paragraf { $clause }; den har { $clauses }.
}
error-answer_book = Det finns ingen regelbok ”{ $text }”.
error-answer_move = Ord { $number }, ”{ $move }”, är inget drag: drag skrivs som next, r7>A, r7.2>K, c3.1>A, A>K:H eller r4>r9.

## Errors: exercises

error-exercise_kind = Det finns ingen övning ”{ $kind }”; det finns { $kinds }.
error-exercise_detail = Övningen ”{ $kind }” har ingen parameter ”{ $detail }”; den har { $details }.
error-exercise_missing = Övningen ”{ $kind }” behöver parametern ”{ $detail }”.
error-exercise_value = Parametern { $detail } kan inte vara ”{ $value }”; den kan vara { $allowed }.
error-exercise_ray = { $next ->
    [0] Stråle { $ray } plockas inte upp nu: ingen stråle står på tur.
   *[more] Stråle { $ray } plockas inte upp nu: på tur står stråle { $next }.
}
error-exercise_no_clause = Ingen punkt i den här texten avgör om draget ”{ $move }” är tillåtet.
error-exercise_reached = Målet är nått redan före första draget.
error-exercise_over = Spelet är slut: det finns inget mer att fråga om.
