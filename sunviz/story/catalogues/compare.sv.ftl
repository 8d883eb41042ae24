# Svenska. En giv efter flera regelböcker: var de skiljs åt, och varför.

## Comparing: names

compare-name = { $changed ->
    [yes] { $book ->
        [ru-book] den ändrade boken
        [ru-book-v1] bokens ändrade variant 1
        [ru-book-v2] bokens ändrade variant 2
        [ru-web] den ändrade webbartikeln
       *[sv-wiki] den ändrade svenska artikeln
    }
   *[no] { $book ->
        [ru-book] boken
        [ru-book-v1] bokens variant 1
        [ru-book-v2] bokens variant 2
        [ru-web] webbartikeln
       *[sv-wiki] den svenska artikeln
    }
}
compare-changed = { $name } (ändrad: { $changes })
compare-change = { $change ->
    [foundations-aces_and_kings] en essrad och en kungsrad
    [foundations-two_ace_rows] två essrader
    [refill-with_arc] tömda strålar får bara sitt kort ur bågen
    [refill-empty_first] tömda strålar fylls först
    [transfers-both] kort går över mellan raderna åt båda hållen
    [transfers-aces_to_kings] kort går bara över från ess till kungar
    [transfers-none] inga kort går över mellan raderna
    [sun_plays-true] solen spelar
    [sun_plays-false] solen spelar inte
    [cloud_ends-both] molnets båda ändkort är spelbara
    [cloud_ends-last_two] molnets två sista kort är spelbara
    [packet-base_first] en upplockad stråle delas ut inifrån
    [packet-tip_first] en upplockad stråle delas ut utifrån
    [relocate-true] kort får flyttas till en tömd stråle
   *[relocate-false] inga kort får flyttas till en tömd stråle
}

## Comparing: where they part

compare-alike = { $count ->
    [2] Hittills går båda samma väg. De skiljs åt vid steg { $at }.
   *[more] Hittills går alla tre samma väg. De skiljs åt vid steg { $at }.
}
compare-here = Steg { $at }: här skiljs de åt.
compare-here-too = Steg { $at }: här skiljs även { $together } åt.
compare-parted = De skildes åt vid steg { $at }.
compare-parted-too = { $together } skildes åt vid steg { $at }.
compare-alone = { $alone } går sin egen väg, medan { $together } fortsätter tillsammans.
compare-still = { $together } går fortfarande samma väg.
compare-never = { $steps ->
    [one] På { $steps } steg skiljs de aldrig åt: i den här given blir spelarens spel ett och detsamma.
   *[other] På { $steps } steg skiljs de aldrig åt: i den här given blir spelarens spel ett och detsamma.
}
compare-same = Reglerna är desamma men berättas av olika texter: bara orden och punkterna skiljer sig.
part-compare-topic = { $switch ->
    [foundations] vad raderna i mitten börjar med, ess och kungar eller bara ess
    [refill] om en tömd stråle får ett eget kort före bågen
    [transfers] om kort får gå över mellan raderna, och åt vilket håll
    [sun_plays] om solen spelar innan den går ner
    [cloud_ends] vilka två kort i ett moln som är spelbara
    [packet] vilket kort i en upplockad stråle som läggs först
   *[relocate] om ett kort får flyttas till en tömd stråle
}
compare-decides = Det avgörande är { part-compare-topic }.
compare-chosen = Samma drag är tillåtna vid alla bord: spelaren väljer ändå olika, eftersom den tar regeln med i räkningen.
compare-unused = Här spelar det aldrig någon roll { part-compare-topic }.
compare-clause = { $cite }: { $text }
compare-no-clause = Ingen text säger så: det är vårt eget tillägg till reglerna.
compare-side = { $name }: { $text }

## Comparing: the widget

compare-table = { $name }: bordet med patiensen Solen
ui-parting = Till skiljevägen
ui-parting-tip = Gå till steget där reglerna skiljs åt
ui-parting-too = Till den andra skiljevägen
ui-parting-too-tip = Gå till steget där även de andra två skiljs åt

## Errors: comparing

error-compare_count = { $count ->
    [one] Två eller tre regelböcker kan jämföras, inte { $count }.
   *[other] Två eller tre regelböcker kan jämföras, inte { $count }.
}
error-compare_twice = Regelboken ”{ $book }” är angiven två gånger: välj två eller tre olika.
error-compare_no_parting = De här regelböckerna skiljs aldrig åt i den här given.
