# Svenska. Spara och dela: protokoll, filer, kommentarer, givar som skrivs in för hand.

## The record

keep-title = Spara och dela
keep-record = Protokollet över spelet fram till det här steget
keep-record-help = Det finns kvar här även om Python slutar svara. Kopiera det då eller ladda ner det, starta om Python, kör cellen igen och öppna protokollet nedan.
keep-copy = Kopiera protokollet
keep-copy-tip = Lägg protokollet i urklipp
keep-copied = Kopierat.
keep-not-copied = Webbläsaren kopierar inte på egen hand. Texten är markerad: kopiera den nu.
keep-download = Ladda ner
keep-download-tip = Spara protokollet som en fil på din egen dator
keep-python = Kopiera som Python
keep-python-tip = Kopiera cellen som tar fram just den här ställningen igen
keep-short = Detsamma som en kort text, för e-post eller en länk; kommentarerna följer inte med
keep-copy-short = Kopiera den korta texten
keep-copy-short-tip = Lägg den korta texten i urklipp

## Comments

keep-comment = { $step ->
    [0] Kommentar före första steget
   *[more] Kommentar till steg { $step }
}
keep-comment-save = Spara kommentaren
keep-comment-save-tip = Skriv in kommentaren i protokollet; en tom kommentar tas bort
keep-comment-kept = Kommentaren står i protokollet.
keep-comment-gone = Det här steget har ingen kommentar nu.
keep-remark = Kommentar:

## Files

keep-files = Spara och öppna
keep-path = Fil på datorn där Python körs
keep-path-tip = Sökvägen till en fil på datorn där Python körs; ~ är din hemmapp
keep-save = Spara
keep-save-tip = Spara protokollet på den här platsen
keep-load = Öppna
keep-load-tip = Öppna protokollet som ligger på den här platsen
keep-upload = Öppna en egen fil (högst 1 MB)
keep-upload-tip = Välj ett protokoll på din egen dator
keep-paste = Eller klistra in ett protokoll eller en kort text här
keep-paste-load = Öppna det inklistrade
keep-paste-load-tip = Öppna protokollet eller den korta texten som står i rutan
keep-exists = ”{ $name }” finns redan. Ska filen ersättas?
keep-yes = Ersätt filen
keep-no = Låt den vara
keep-saved = Sparat: { $name }
keep-not-saved = Ingenting sparades.
keep-yours = Protokollet är öppnat vid steg { $step }, där du slutade. Spela vidare: nu är det du som spelar.
keep-whole = Protokollet är öppnat: spelet är slut och visas från början.
keep-silent = Python svarar inte. Kanske arbetar det med en annan cell. Om det aldrig svarar: kopiera eller ladda ner protokollet ovan, starta om Python, kör cellen igen och öppna protokollet där.

## A deal entered by hand

entry-title = Skriv in en giv
entry-text = De 104 korten, först det som läggs ut först
entry-help = Skriv varje kort med bokstav eller siffra och färg, till exempel 7♥, 10♣ eller D♠, eller tryck på korten nedan.
entry-pack = Korten, och hur många som är kvar av varje
entry-button = { $left ->
    [0] { CARD($card) }, inget kvar
   *[some] { CARD($card) }, { $left } kvar
}
entry-seen = Det som har lästs, tretton kort per rad
entry-undo = Ta bort sista kortet
entry-undo-tip = Ta bort kortet som står sist i texten
entry-clear = Ta bort alla
entry-clear-tip = Börja om med tom text
entry-wind = Vindens nummer (valfritt)
entry-wind-tip = Vilket heltal som helst från 0: det avgör hur vinden blandar korten
entry-deal = Lägg ut given
entry-deal-tip = Granska korten och lägg ut dem enligt reglerna som är valda ovan
entry-so-far = Kort hittills: { $count } av 104.
entry-all = Alla 104 korten finns här: given kan läggas ut.
entry-laid = Given är utlagd och visas från början.

## Errors: keeping and sharing

error-entry_card = Kort { $number }, ”{ $text }”, går inte att läsa: skriv bokstav eller siffra och färg, som i 7♥, 10♣ eller D♠.
error-entry_third = Kort { $number }, { $card }, är ett för mycket: här finns { $count } sådana, men i två lekar finns bara två.
error-entry_short = Här finns { $count } av de 104 korten: { $lack } saknas.
error-entry_missing = Här finns { $count } av de 104 korten. Saknas: { $missing }.
error-keep_path = ”{ $name }” är ingen sökväg till en fil.
error-keep_no_path = Sökvägen saknas: skriv vilken fil det gäller.
error-keep_save = { $why ->
    [missing] Ingenting sparades: mappen för ”{ $name }” finns inte.
    [denied] Ingenting sparades: det är inte tillåtet att skriva till ”{ $name }”.
    [folder] Ingenting sparades: ”{ $name }” är en mapp. Skriv ett filnamn också.
    [special] Ingenting sparades: ”{ $name }” är ingen vanlig fil.
    [full] Ingenting sparades: det finns ingen plats kvar för ”{ $name }”.
    [long] Ingenting sparades: namnet ”{ $name }” är för långt.
   *[unknown] ”{ $name }” gick inte att spara. Systemet säger: { $said }.
}
error-keep_load = { $why ->
    [missing] Ingenting öppnades: filen ”{ $name }” finns inte.
    [denied] Ingenting öppnades: det är inte tillåtet att läsa ”{ $name }”.
    [folder] Ingenting öppnades: ”{ $name }” är en mapp. Skriv ett filnamn också.
    [special] Ingenting öppnades: ”{ $name }” är ingen vanlig fil.
    [full] Ingenting öppnades: det finns inte plats nog för att läsa ”{ $name }”.
    [long] Ingenting öppnades: namnet ”{ $name }” är för långt.
   *[unknown] ”{ $name }” gick inte att läsa. Systemet säger: { $said }.
}
error-share_form = Det här är inte den korta texten till ett spel, eller så saknas en del av den. En sådan ser ut så här: sun1.1961.ru-book.1_0.1fvaw1c.
error-share_version = Den korta texten är av version { $version }; den här versionen av sunviz läser { $known }.
error-share_changed = Den korta texten har ändrats på vägen: den sista delen, som är en kontroll, stämmer inte. Kopiera hela texten en gång till.
error-share_long = { $moves ->
    [one] Ett spel på { $moves } drag är för långt för en kort text: dela protokollet i stället.
   *[other] Ett spel på { $moves } drag är för långt för en kort text: dela protokollet i stället.
}
