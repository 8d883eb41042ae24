# Svenska. Arbetsblad: vad som står på sidorna för en klass, och vad som kan vara fel med dem.

## Handouts: on every page

handout-heading = Solen, patiens med två lekar
handout-page = Sida { $page } av { $pages }
handout-deal = Giv { $number }
handout-deck = En egen giv
handout-step = efter steg { $step }
handout-placed = { $count ->
    [one] { $count } kort i raderna
   *[other] { $count } kort i raderna
}
handout-name = Namn
handout-class = Klass
handout-date = Datum

## Handouts: the position

handout-red = De röda färgerna är ihåliga här: ♡ hjärter, ♢ ruter.
handout-last-step = Senaste steget
handout-rule = Regeln nu

## Handouts: questions and answers

handout-questions = Frågor
handout-ask-plan = Vad skulle du göra nu, och varför?
handout-plan-answer = Varje tillåtet drag med en god motivering duger. En försiktig spelare gör så här:
handout-answers = Svar
handout-darts = En pil pekar på varje kort som kan läggas nu.

## Handouts: laying by hand

handout-lay = En giv att lägga
handout-lay-how = { $refill ->
    [empty_first] Ta två lekar. Lägg de 104 korten med framsidan upp på varandra i den här ordningen, rad för rad, och vänd högen: nu ligger det första kortet överst, och högen är leken. En rad är ingen båge här: en tömd stråle får sitt kort först.
   *[with_arc] Ta två lekar. Lägg de 104 korten med framsidan upp på varandra i den här ordningen, rad för rad, och vänd högen: nu ligger det första kortet överst, och högen är leken. Varje rad är en båge: ett kort till varje stråle.
}
handout-arc = Båge { $arc }
handout-ray = Stråle
handout-wind-given = Vindens rad är också given: { $row }
handout-wind = Vinden för hand
handout-wind-how = När vinden blåser: lägg korten i alla moln i en rad, moln 1 först, och räkna dem. På raden med det talet står den nya ordningen: börjar raden med 5 ligger det femte kortet nu först. Tabellen räcker till { $most } kort; det är mycket sällan som fler blir kvar.

## Errors: handouts

error-handout_suffix = Av ändelsen att döma är ”{ $name }” ingen PDF: namnet måste sluta på .pdf.
error-handout_questions = Ett arbetsblad kan inte ha ”{ $count }” frågor: antalet ska vara från 0 till { $most }.
error-handout_answers = ”{ $value }” säger inte var svaren ska stå; det som går att ange är { $known }.
error-handout_source = Ett arbetsblad görs av ett spel, en ställning, en givs nummer eller ett protokoll, inte av ett värde av typen { $type }.
