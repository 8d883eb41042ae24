# Svenska. Kommandoraden: hjälpen, svaren och det som kan vara fel i ett kommando.

## Help

cli-usage = Användning:
cli-commands = Kommandon
cli-arguments = Argument
cli-options = Flaggor
cli-status = Slutstatus
cli-any-options = [FLAGGOR]
cli-any-command = KOMMANDO [FLAGGOR]
cli-default = { $help } Om inget anges: { $default }.
cli-known = { $help } Det finns: { $known }.
cli-see-help = Läs mer med: { $command }
cli-broken-off = Avbrutet.
cli-status-0 = allt är gjort; alla protokoll är i sin ordning
cli-status-1 = något gick inte att göra, eller så är ett protokoll inte i sin ordning
cli-status-2 = kommandot gick inte att förstå
cli-status-130 = avbrutet med Ctrl-C

## Help: the commands

cli-about-sunviz = Solen, en patiens med två lekar: spela den, rita den, granska protokoll och ta reda på hur ofta den går ut.
cli-about-simulate = Spelar många givar och berättar hur ofta patiensen går ut. Om en fil för raderna anges går inget förlorat vid avbrott med Ctrl-C: samma kommando fortsätter därifrån.
cli-about-draw = Ritar ett steg i ett spel: i ett protokoll, eller i en giv som en spelare spelar.
cli-about-animate = Skriver en rörlig bild av ett spel, av ett av dess skeden eller av några steg: som GIF, som MP4 om programmet ffmpeg finns, eller som en HTML-sida som spelar upp det.
cli-about-lesson = Skriver en lektion som en HTML-sida som fungerar utan nät: steg för steg, med berättelse, regel och frågor. En lektion är ett protokoll med lärarens ord, en färdig lektion eller vilken giv som helst.
cli-about-classroom = Visar ett bord på en sida som alla i samma nätverk kan öppna, var och en med ett eget spel. Ingen ser någon kod, och ingen kan köra egen. Ctrl-C stänger sidan.
cli-about-check = Berättar om varje protokoll om det är i sin ordning, och om inte, vid vilket drag och varför.
cli-about-handout = Skriver arbetsblad för en klass till en PDF-fil: ett steg i ett spel med regeln som gäller där, frågor, svar och given att lägga för hand.
cli-about-play = Ett snabbt spel i terminalen: skriv drag, eller ord som ”ångra” och ”tips”. Ett spel som inte är sparat läggs till sist i en fil.
cli-brief-simulate = Spela många givar och se hur de slutar.
cli-brief-draw = Rita en giv eller ett protokoll.
cli-brief-animate = Skriv en rörlig bild.
cli-brief-lesson = Skriv en lektion som en sida som fungerar utan nät.
cli-brief-classroom = Öppna bordet för en klass.
cli-brief-check = Granska protokoll.
cli-brief-handout = Skriv arbetsblad för en klass.
cli-brief-play = Spela ett snabbt spel.

## Help: arguments and options

cli-value-number = TAL
cli-value-deals = ANTAL|FÖRSTA:SLUT
cli-value-game = GIV|FIL
cli-value-lesson = GIV|FIL|LEKTION
cli-value-rules = REGLER
cli-value-player = SPELARE
cli-value-at = STEG|SKEDE
cli-value-size = BREDD×HÖJD
cli-value-file = FIL
cli-value-name = NAMN
cli-value-lang = SPRÅK
cli-value-langs = SPRÅK,…
cli-argument-game = En givs nummer från 0 till { $highest }, en fil med ett protokoll eller ett spel som kort text.
cli-argument-game-to-play = En givs nummer från 0 till { $highest }, eller en fil med ett protokoll att fortsätta med; annars en giv på måfå.
cli-argument-lesson = En givs nummer från 0 till { $highest }, en fil med ett protokoll eller namnet på en färdig lektion.
cli-argument-game-to-show = En givs nummer från 0 till { $highest }, eller en fil med ett protokoll att visa; annars giv 1961.
cli-argument-records = Filer med protokoll.
cli-option-lang = Språket i allt som sägs; annars systemets.
cli-option-help = Visa den här hjälpen.
cli-option-version = Visa versionen.
cli-option-deals = Hur många givar som spelas, eller vilka: 5:100 betyder givarna 5 till 99.
cli-option-start = Den första givens nummer; annars 0.
cli-option-rules = Reglerna: en regelbok, och omkopplare om du vill.
cli-option-rules-of-deal = Reglerna för en giv: en regelbok, och omkopplare om du vill; ett protokoll har sina egna.
cli-option-player = Vem som spelar.
cli-option-player-of-deal = Vem som spelar en giv; ett protokoll visas så som det har spelats.
cli-option-workers = Hur många arbetare som spelar samtidigt; annars en per kärna.
cli-option-simulate-out = Parquetfilen för raderna, en rad per giv.
cli-option-json = Skriv ut vad som har spelats och sammanfattningen som JSON.
cli-option-quiet = Ingen förloppsindikator och inga anmärkningar.
cli-option-json-of-records = Skriv ut en rad JSON för varje protokoll.
cli-option-quiet-of-records = Nämn bara de protokoll som inte är i sin ordning.
cli-option-draw-out = Bildens fil, PNG eller SVG.
cli-option-animate-out = Filen: GIF, MP4 eller HTML, som ändelsen säger.
cli-option-animate-stage = Skedet som visas; annars hela spelet.
cli-option-animate-start = Steget att börja med, räknat från 0.
cli-option-animate-stop = Steget att sluta med.
cli-option-animate-size = Bildens storlek i bildpunkter; berättarens rad står under den. En HTML-sida anpassar sig i stället efter fönstret.
cli-option-animate-speed = Hur fort det går: 1 ger tid att läsa, 2 är dubbelt så fort.
cli-option-lesson-out = HTML-filen.
cli-option-langs = Språken som läsarna kan välja bland, med kommatecken emellan; annars språket i --lang.
cli-option-at = Steget som ritas, räknat från 0, eller det skede vars slut ritas; annars slutet av ett protokoll, och för en giv slutet av soluppgången.
cli-option-theme = Bildens färger.
cli-option-suits = Hur många kulörer kortens färger har.
cli-option-size = Bildens storlek i bildpunkter, som vid 100 dpi.
cli-option-dpi = Hur fin bilden är, i bildpunkter per tum.
cli-option-port = Sidans port; annars den första lediga från 8866 och uppåt.
cli-option-open = Öppna sidan på den här datorn också.
cli-option-handout-out = PDF-filen.
cli-option-handout-at = Steget som frågorna gäller, räknat från 0, eller skedet: då gäller de det sista steget i det där ett kort kan läggas; annars slutet av ett protokoll, och för en giv skedet sunrise.
cli-option-questions = Hur många frågor det högst får bli.
cli-option-seed = Talet som väljer frågorna.
cli-option-answers = Var svaren står: på de sista sidorna, i en egen fil eller ingenstans.
cli-option-wind-table = En sida till, så att också givens vind kan läggas för hand.

## What is printed

cli-drawn = Ritat: { $name }
cli-lesson-written = Skriven: { $name }
cli-written = Skrivet: { $name }
cli-rows = Raderna finns i { $name }.
cli-kept = Spelat och sparat: { $done } av { $count } givar. Samma kommando fortsätter därifrån.
cli-not-kept = Avbrutet: { $done } av { $count } givar är spelade, och deras rader är inte sparade. Ange en fil med { $option }: då kan samma kommando fortsätta där det avbröts.

## A game in the terminal

cli-play-begins = Skriv ett drag; ordet ”{ $word }” visar vad mer som går att skriva.
cli-play-prompt = Ditt drag:
cli-play-type = Vill du göra så, skriv: { $move }
cli-play-exists = ”{ $name }” finns redan och lämnas som den är: välj ett annat namn.
cli-play-kept = Spelet finns kvar i { $name }. Fortsätt med det så här: { $command }
cli-play-moves = Drag: r7>A för det yttersta kortet i stråle 7 till essraden, r7.2>K kort 2 i den öppna strålen till kungsraden, c3.1>A kort 1 i moln 3; A>K:H flyttar det översta hjärterkortet från essraden till kungsraden; r4>r9 flyttar ett kort till en tömd stråle (variant 2). Ord:
cli-word = { $word ->
    [next] vidare
    [undo] ångra
    [redo] gör om
    [hint] tips
    [save] spara
    [describe] beskriv
    [help] hjälp
   *[quit] sluta
}
cli-does = { $word ->
    [next] nästa båge, nästa stråle, vinden
    [undo] ta tillbaka det senaste draget
    [redo] gör det ångrade draget igen
    [hint] ett drag som kan hjälpa
    [save] spara protokollet; ett filnamn kan följa efter
    [describe] bordet i ord
    [help] den här listan
   *[quit] lämna spelet; ett spel som inte är sparat finns kvar
}
cli-table-row = { $row ->
    [aces] essraden
    [kings] kungsraden
    [first] första essraden
   *[second] andra essraden
}
cli-table-ray = stråle { $number }
cli-table-cloud = moln { $number }
cli-table-wind = vindens rad

## Errors: the command line

error-use_no_option = Här finns ingen flagga ”{ $option }”.
error-use_no_command = Det finns inget kommando ”{ $command }”; de som finns är { $commands }.
error-use_missing = Det här saknas: { $missing }.
error-use_value = Flaggan { $option } behöver ett värde.
error-use_no_value = Flaggan { $option } tar inget värde.
error-use_extra = Det här är för mycket: ”{ $extra }”.
error-use_other = Kommandot gick inte att förstå. Skälet på engelska: { $reason }.
error-use_deals = ”{ $given }” är inga givar: skriv hur många, till exempel 1000, eller vilka, till exempel 5:100.
error-use_start = Den första given anges två gånger: ta bort { $option }.
error-use_rules = Ett protokoll har sina egna regler: ta bort { $option }.
error-use_picture = ”{ $name }” är varken PNG eller SVG att döma av ändelsen.
error-use_at = ”{ $given }” är varken ett steg eller ett skede; skedena är { $places }.
error-use_size = ”{ $given }” är ingen storlek: skriv bredd och höjd, till exempel 900×600.
