# Svenska. Hela meningar med fält; orden är projektets ordlista.
# CARD, RANK och SUIT ger namnet på ett kort ($card), en valör eller en färg ($suit).

## Cards

card = { $suit ->
    [clubs] klöver{ rank }
    [diamonds] ruter{ rank }
    [hearts] hjärter{ rank }
   *[spades] spader{ rank }
}
rank = { $case ->
    [definite] { $rank ->
        [ace] esset
        [two] tvåan
        [three] trean
        [four] fyran
        [five] femman
        [six] sexan
        [seven] sjuan
        [eight] åttan
        [nine] nian
        [ten] tian
        [jack] knekten
        [queen] damen
       *[king] kungen
    }
   *[nominative] { $rank ->
        [ace] ess
        [two] tvåa
        [three] trea
        [four] fyra
        [five] femma
        [six] sexa
        [seven] sjua
        [eight] åtta
        [nine] nia
        [ten] tia
        [jack] knekt
        [queen] dam
       *[king] kung
    }
}
suit = { $case ->
    [definite] { $suit ->
        [clubs] klövern
        [diamonds] rutern
        [hearts] hjärtern
       *[spades] spadern
    }
   *[nominative] { $suit ->
        [clubs] klöver
        [diamonds] ruter
        [hearts] hjärter
       *[spades] spader
    }
}
list-and = { $head } och { $last }

## Citations

cite = { $text ->
    [B] { $count ->
        [one] boken, punkt { $clauses }
       *[other] boken, punkterna { $clauses }
    }
    [W] { $count ->
        [one] webbartikeln, § { $clauses }
       *[other] webbartikeln, §§ { $clauses }
    }
   *[S] { $count ->
        [one] svenska artikeln, § { $clauses }
       *[other] svenska artikeln, §§ { $clauses }
    }
}
cite-variant = boken, variant { $variant }
cite-variant-and = { $count ->
    [one] boken, variant { $variant } och punkt { $clauses }
   *[other] boken, variant { $variant } och punkterna { $clauses }
}
line = { $text } ({ $cite }.)

## Arcs

start = Två kortlekar är blandade till en: 104 kort med baksidan upp. Solen har inte gått upp än.
part-ordinal = { $arc ->
    [1] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
    [7] sjunde
   *[8] åttonde
}
arc-first = Den första bågen läggs: tretton kort i en halvcirkel, och varje kort börjar en stråle.
arc-next = Den { part-ordinal } bågen läggs: ett kort på varje stråle.
arc-begins = { $count ->
    [one] Den { part-ordinal } bågen läggs: ett kort på varje stråle; den tömda strålen { $rays } börjar om.
   *[other] Den { part-ordinal } bågen läggs: ett kort på varje stråle; de tömda strålarna { $rays } börjar om.
}
refill-first = { $count ->
    [one] Först får den tömda strålen { $rays } ett kort.
   *[other] Först får de tömda strålarna { $rays } var sitt kort.
}
refill-short = { $count ->
    [one] Leken har bara ett kort kvar: det läggs på den tömda strålen { $rays }. Strålar som blir utan kort: { $without }.
   *[other] Leken har bara { $count } kort kvar: de läggs på de tömda strålarna { $rays }. Strålar som blir utan kort: { $without }.
}
arc-at-once = Genast därpå läggs den { part-ordinal } bågen: ett kort på varje stråle.
arc-short = { $missing ->
    [one] Den { part-ordinal } bågen blir inte full: den slutar på stråle { $ray }, ett kort fattas.
   *[other] Den { part-ordinal } bågen blir inte full: den slutar på stråle { $ray }, { $missing } kort fattas.
}
arc-none = Till den { part-ordinal } bågen finns inget kort kvar.
stock-gone = Leken är slut: solen har gått upp.

## The sun plays

sun-begins = Solen börjar spela.
ray-passed = Stråle { $ray } är passerad: där är åter bara det yttersta kortet spelbart.
rays-skipped = { $count ->
    [one] Stråle { $rays } är tom och hoppas över.
   *[other] Strålarna { $rays } är tomma och hoppas över.
}
ray-open = { $count ->
    [one] Stråle { $ray } öppnas: den har bara ett kort.
    [2] Stråle { $ray } öppnas: båda dess kort är nu spelbara.
   *[other] Stråle { $ray } öppnas: alla dess { $count } kort är nu spelbara.
}

## Sunset

sunset-begins = Sista strålen är spelad, och solen börjar gå ner.
sunset-begins-at-once = Med de här reglerna spelar solen inte: den börjar genast gå ner.
set-single = Stråle { $ray } har bara { CARD($card, case: "definite") } kvar: kortet läggs på stråle { $to }.
set-turned = Stråle { $ray } plockas upp och vänds: det innersta kortet, { CARD($base, case: "definite") }, läggs på stråle { $first }; det yttersta, { CARD($tip, case: "definite") }, läggs sist, på stråle { $last }.
set-turned-cloud = { $first ->
    [13] Stråle { $ray } plockas upp och vänds: det innersta kortet, { CARD($base, case: "definite") }, läggs på stråle 13, den sista.
   *[more] Stråle { $ray } plockas upp och vänds: det innersta kortet, { CARD($base, case: "definite") }, läggs på stråle { $first }, och varje stråle därefter får ett kort.
}
set-lifted = Stråle { $ray } plockas upp kort för kort, utifrån och in: { CARD($tip, case: "definite") } läggs på stråle { $first }; det innersta kortet, { CARD($base, case: "definite") }, läggs sist, på stråle { $last }.
set-lifted-cloud = { $first ->
    [13] Stråle { $ray } plockas upp kort för kort, utifrån och in: { CARD($tip, case: "definite") } läggs på stråle 13, den sista.
   *[more] Stråle { $ray } plockas upp kort för kort, utifrån och in: { CARD($tip, case: "definite") } läggs på stråle { $first }, och varje stråle därefter får ett kort.
}
set-fills = { $count ->
    [one] Den tomma strålen { $rays } får också ett kort ur packen.
   *[other] De tomma strålarna { $rays } får också var sitt kort ur packen.
}
cloud-forms = { $count ->
    [one] Ett kort blir utan stråle: det blir moln { $cloud }.
   *[other] För { $count } kort finns ingen stråle kvar: de samlas till moln { $cloud }.
}
set-last = { $count ->
    [one] Stråle { $ray } är den sista: dess enda kort blir moln { $cloud }.
    [2] Stråle { $ray } är den sista: dess båda kort blir moln { $cloud }.
   *[other] Stråle { $ray } är den sista: alla dess { $count } kort blir moln { $cloud }.
}
set-last-single = Stråle { $ray } är den sista: dess enda kort, { CARD($card, case: "definite") }, blir moln { $cloud }.

## The wind and the end

wind = { $clouds ->
    [one] { $count ->
        [one] Vinden blåser upp och hittar ett enda kort i det sista molnet; det ligger ensamt i raden.
       *[other] Vinden blåser upp och blandar det som är kvar av det sista molnet: { $count } kort ligger i en rad.
    }
   *[other] { $count ->
        [one] Vinden blåser upp och lämnar { $count } kort av molnen i en rad.
       *[other] Vinden blåser upp och blandar det som är kvar av molnen: { $count } kort ligger i en rad.
    }
}
lost-stuck = { $count ->
    [one] Inget passar längre, och { $count } kort blir kvar i raden: patiensen går inte ut.
   *[other] Inget passar längre, och { $count } kort blir kvar i raden: patiensen går inte ut.
}
lost-given-up = { $count ->
    [one] Spelaren ger upp fast det ännu går att lägga ett kort; { $count } kort blir kvar i raden, och patiensen går inte ut.
   *[other] Spelaren ger upp fast det ännu går att lägga ett kort; { $count } kort blir kvar i raden, och patiensen går inte ut.
}
won = Patiensen går ut: alla 104 korten är hemma.

## To the foundations

part-row = { $row ->
    [aces] essraden
    [kings] kungsraden
    [first] första essraden
   *[second] andra essraden
}
base-ray = { CARD($card, case: "definite") } lämnar stråle { $number } och öppnar { SUIT($suit, case: "definite") } i { part-row }.
base-inner = Inifrån den öppna strålen { $number } kommer { CARD($card, case: "definite") } och öppnar { SUIT($suit, case: "definite") } i { part-row }.
base-cloud = { CARD($card, case: "definite") } lämnar moln { $number } och öppnar { SUIT($suit, case: "definite") } i { part-row }.
base-wind = { CARD($card, case: "definite") } lämnar vindens rad och öppnar { SUIT($suit, case: "definite") } i { part-row }.
place-ray = { CARD($card, case: "definite") } går från stråle { $number } till { part-row } och läggs på { RANK($onto, case: "definite") }.
place-inner = Inifrån den öppna strålen { $number } går { CARD($card, case: "definite") } till { part-row } och läggs på { RANK($onto, case: "definite") }.
place-cloud = { CARD($card, case: "definite") } går från moln { $number } till { part-row } och läggs på { RANK($onto, case: "definite") }.
place-wind = { CARD($card, case: "definite") } går från vindens rad till { part-row } och läggs på { RANK($onto, case: "definite") }.
part-other-card = { RANKKEY($card) ->
    [ace] det andra { CARD($card, case: "definite") }
   *[common] den andra { CARD($card, case: "definite") }
}
part-other-rank = { RANKKEY($card) ->
    [ace] det andra { RANK($card, case: "definite") }
   *[common] den andra { RANK($card, case: "definite") }
}
stays-ray = { part-other-card } får vänta i stråle { $number }: platsen i raden är redan tagen.
stays-cloud = { part-other-card } får vänta i moln { $number }: platsen i raden är redan tagen.
stays-wind = { part-other-card } får vänta där vinden har lagt kortet: platsen i raden är redan tagen.
ray-emptied = Stråle { $ray } är nu tom.
cloud-gone = Moln { $cloud } är färdigspelat.
pile-done = { SUIT($suit, case: "definite") } i { part-row } är komplett.
transfer = { $row ->
    [aces] { CARD($card, case: "definite") } går över från kungsraden till essraden.
   *[kings] { CARD($card, case: "definite") } går över från essraden till kungsraden.
}
fits-ray = { $same ->
    [yes] Nu passar { part-other-rank } i stråle { $number } på { RANK($onto, case: "definite") } i { part-row }.
   *[no] Nu passar { RANK($card, case: "definite") } i stråle { $number } på { RANK($onto, case: "definite") } i { part-row }.
}
fits-cloud = { $same ->
    [yes] Nu passar { part-other-rank } i moln { $number } på { RANK($onto, case: "definite") } i { part-row }.
   *[no] Nu passar { RANK($card, case: "definite") } i moln { $number } på { RANK($onto, case: "definite") } i { part-row }.
}
fits-wind = { $same ->
    [yes] Nu passar { part-other-rank } i vindens rad på { RANK($onto, case: "definite") } i { part-row }.
   *[no] Nu passar { RANK($card, case: "definite") } i vindens rad på { RANK($onto, case: "definite") } i { part-row }.
}
relocate = { CARD($card, case: "definite") } står i vägen och flyttas från stråle { $ray } till den tömda strålen { $to }.
new-tip = Ytterst i stråle { $ray } ligger nu { CARD($card, case: "definite") }.

## What each stage is about

intro-start = Två kortlekar med 52 kort är blandade till en enda. Strax läggs den första bågen, tretton kort, och solen börjar gå upp.
intro-sunrise = { $refill ->
    [empty_first] Solen går upp båge för båge: varje tömd stråle får först ett kort, sedan får genast alla strålar ett till, tills leken är slut.
   *[with_arc] Solen går upp båge för båge: varje stråle får ett kort, även en tömd, och efter åtta bågar är leken slut.
}
intro-rows = { $foundations ->
    [two_ace_rows] Alla åtta essen går till mitten i två rader, och på vart och ett byggs färgen uppåt till kungen.
   *[aces_and_kings] Ett ess och en kung i varje färg går till mitten; i essraden byggs det i färg uppåt, i kungsraden nedåt.
}
intro-tips = { $relocate ->
    [yes] Bara strålens yttersta kort är spelbart; står det i vägen får det även flyttas till en tömd stråle.
   *[no] Bara strålens yttersta kort är spelbart, och inget kort går från stråle till stråle.
}
intro-transfers = { $transfers ->
    [aces_to_kings] När raderna har mötts i en färg får det översta kortet gå över från essraden till kungsraden, men inte tillbaka.
   *[both] När raderna har mötts i en färg får det översta kortet gå över från den ena raden till den andra.
}
intro-sun = Strålarna öppnas i tur och ordning från stråle 1, var och en bara en gång. I den öppna strålen är alla kort spelbara, i de andra bara det yttersta; tomma platser fylls inte på.
intro-relocate = Ett spelbart kort som står i vägen får fortfarande flyttas till en tömd stråle.
intro-no-sun = Med de här reglerna följer solnedgången direkt på soluppgången: strålarna öppnas aldrig.
intro-sunset = { $packet ->
    [tip_first] Strålarna går ner en efter en: först stråle 1, sedan stråle 2 och så vidare; korten plockas utifrån och läggs ett och ett på strålarna till höger.
   *[base_first] Strålarna går ner en efter en: var och en plockas upp till en packe, vänds och läggs ut på strålarna till höger, det innersta kortet först.
}
intro-clouds = { $ends ->
    [last_two] Kort som blir utan stråle blir ett moln; i det är de två sista korten spelbara, och i strålarna som står kvar de yttersta.
   *[both] Kort som blir utan stråle blir ett moln; i det är det första och det sista kortet spelbara, och i strålarna som står kvar de yttersta.
}
intro-wind = Ingen stråle är kvar, och vinden har blandat alla moln till en rad.
intro-wind-ends = { $ends ->
    [last_two] De två sista korten är spelbara. Vinden blåser bara en gång: när inget längre passar går patiensen inte ut.
   *[both] Det första och det sista kortet är spelbara. Vinden blåser bara en gång: när inget längre passar går patiensen inte ut.
}
intro-won = Alla 104 korten ligger i raderna i mitten: patiensen går ut.
intro-lost = Det ligger kort kvar i vindens rad: patiensen går inte ut.

## The picture in words

desc-start = { $count ->
    [one] Solen har inte gått upp än: { $count } kort ligger i leken.
   *[other] Solen har inte gått upp än: alla { $count } korten ligger i leken.
}
desc-sunrise = { $count ->
    [0] Soluppgång: den { part-ordinal } bågen är lagd, leken är slut.
    [one] Soluppgång: den { part-ordinal } bågen är lagd, { $count } kort i leken.
   *[other] Soluppgång: den { part-ordinal } bågen är lagd, { $count } kort i leken.
}
desc-sun = Solen spelar: stråle { $ray } är öppen.
desc-sunset = { $ray ->
    [1] Solnedgång: stråle 1 har gått ner.
    [2] Solnedgång: strålarna 1 och 2 har gått ner.
    [13] Solnedgång: alla tretton strålarna har gått ner.
   *[more] Solnedgång: strålarna 1 till { $ray } har gått ner.
}
desc-wind = { $count ->
    [one] Vinden har blåst: { $count } kort ligger i en rad.
   *[other] Vinden har blåst: { $count } kort ligger i en rad.
}
desc-won = Patiensen går ut: alla 104 korten är hemma.
desc-lost = { $count ->
    [one] Patiensen går inte ut: { $count } kort är kvar.
   *[other] Patiensen går inte ut: { $count } kort är kvar.
}
desc-ray = Stråle { $ray }, inifrån och ut: { $cards }; ytterst { $tip }.
desc-ray-open = Stråle { $ray }, den öppna, inifrån och ut: { $cards }; ytterst { $tip }.
desc-ray-one = Stråle { $ray }: ett kort, { $tip }.
desc-rays-empty = { $count ->
    [one] Stråle { $rays } är tom.
   *[other] Strålarna { $rays } är tomma.
}
desc-row = Överst i { part-row }: { $tops }.
desc-row-begun = Överst i { part-row }: { $tops }; ännu utan baskort: { $suits }.
desc-row-empty = I { part-row } ligger inget än.
desc-cloud = Moln { $cloud }: { $cards }.
desc-wind-row = Raden: { $cards }.
desc-from-ray = { $name } (stråle { $number })
desc-from-cloud = { $name } (moln { $number })
desc-from-wind = { $name }
desc-playable = Kan läggas nu: { $cards }.
desc-nothing-fits = Inget kort kan läggas nu.
desc-transfers = Kan gå över från rad till rad: { $cards }.

## Errors: cards, deals, rules

error-unknown = Något stämmer inte: { $message }
error-language = Språket ”{ $language }” finns inte; språken är { $languages }.
error-card = ”{ $text }” är inget kort: skriv valören (A 2 … 9 T J Q K) och sedan färgen (C D H S), som i 7H.
error-card_at = Kort { $number }, ”{ $text }”, är inget kort: skriv valören (A 2 … 9 T J Q K) och sedan färgen (C D H S), som i 7H.
error-cards = Det här är inga kort: skriv en text som 7H AC, eller en lista med sådana texter.
error-deck = { $count ->
    [one] { $count } kort är för lite: det behövs två lekar med 52 kort. Saknas: { $missing }. För många: { $extra }.
   *[other] De här { $count } korten är inte två lekar med 52 kort. Saknas: { $missing }. För många: { $extra }.
}
error-deal = Numret ”{ $number }” duger inte: det ska vara ett heltal från 0 till { $highest }.
error-deal_text = ”{ $text }” är inget nummer på en giv: skriv ett heltal.
error-wind_empty = Den rad som angetts för vinden är tom.
error-wind_row = Den rad som angetts för vinden har inte de kort som är kvar i molnen. Angivna: { $row }. Kvar: { $cards }.
error-position = { $count ->
    [one] Den här ställningen är omöjlig: { $count } villkor är brutet. Med programmets ord: { $problems }.
   *[other] Den här ställningen är omöjlig: { $count } villkor är brutna. Med programmets ord: { $problems }.
}
error-rules_book = Det finns ingen regelbok ”{ $book }”; de som finns är { $books }.
error-rules_switch = Reglerna har ingen omkopplare ”{ $switch }”; de som finns är { $switches }.
error-rules_value = Omkopplaren { $switch } kan inte vara ”{ $value }”; den kan vara { $allowed }.
error-rules_twice = Omkopplaren { $switch } står två gånger.
error-rules_transfers = Omkopplaren transfers={ $value } har ingen mening med två essrader: båda byggs uppåt, så inget kort skulle någonsin kunna gå över. Skriv också transfers=none.

## Errors: moves

error-move_text = ”{ $move }” är inget drag: drag skrivs som next, r7>A, r7.2>K, c3.1>A, A>K:H eller r4>r9.
error-no_move = Ett sådant drag finns inte.
error-nothing_to_undo = Det finns inget drag att ångra.
error-nothing_to_redo = Det finns inget drag att göra om.
error-no_position = Det finns ingen ställning { $at }: spelet har ställningarna 0 till { $last }.
error-no_stage = Spelet når inte fram till det skedet.
error-game_over = { $stage ->
    [won] Spelet är slut: patiensen gick ut.
   *[lost] Spelet är slut: patiensen gick inte ut.
}
error-ray_set = Stråle { $ray } har gått ner.
error-ray_empty = Stråle { $ray } är tom.
error-ray_short = { $count ->
    [one] Stråle { $ray } har { $count } kort: det finns inget kort { $card }.
   *[other] Stråle { $ray } har { $count } kort: det finns inget kort { $card }.
}
error-is_tip = Kort { $card } är det yttersta i stråle { $ray }, och det skrivs r{ $ray }.
error-ray_passed = Stråle { $ray } är passerad: bara dess yttersta kort är spelbart, inte kort { $card }.
error-ray_not_open = Stråle { $ray } är inte öppen än: bara dess yttersta kort är spelbart, inte kort { $card }.
error-not_tip = I stråle { $ray } är bara det yttersta kortet spelbart: kort { $card } ligger under andra kort.
error-no_cloud = Det finns inget moln { $cloud }.
error-cloud_empty = Moln { $cloud } är färdigspelat.
error-cloud_short = { $count ->
    [one] Moln { $cloud } har { $count } kort: det finns inget kort { $card }.
   *[other] Moln { $cloud } har { $count } kort: det finns inget kort { $card }.
}
error-not_cloud_end = I moln { $cloud } är bara det första och det sista kortet spelbara, inte kort { $card }.
error-not_last_two = I moln { $cloud } är bara de två sista korten spelbara, inte kort { $card }.
error-no_row = { $row ->
    [aces] Med de här reglerna finns ingen essrad: { $card } kan inte läggas där.
    [kings] Med de här reglerna finns ingen kungsrad: { $card } kan inte läggas där.
   *[second] Med de här reglerna finns ingen andra essrad: { $card } kan inte läggas där.
}
error-first_row_takes = { $card } läggs i första essraden: där finns plats.
error-pile_full = { SUIT($suit, case: "definite") } i { part-row } är redan komplett.
error-no_base = { SUIT($suit, case: "definite") } i { part-row } är inte öppnad: den börjar med { $wanted }, inte med { $card }.
error-has_base = { SUIT($suit, case: "definite") } i { part-row } har redan sitt baskort: { $card } får vänta, nu behövs { $wanted }.
error-does_not_fit = { SUIT($suit, case: "definite") } i { part-row } behöver { $wanted }, inte { $card }.
error-transfer_two_rows = Med två essrader går inget kort från rad till rad.
error-transfer_none = Med de här reglerna går inget kort från rad till rad.
error-transfer_one_way = Med de här reglerna går kort bara över från essraden till kungsraden.
error-transfer_no_pile = { SUIT($suit, case: "definite") } kan inte gå över än: färgen måste vara öppnad i båda raderna.
error-transfer_not_met = { $card } kan inte gå över: kortet passar inte på { $top }.
error-transfer_base = { SUIT($suit, case: "definite") }s översta kort i { part-row } är baskortet, och ett baskort ligger kvar.
error-relocate_none = Med de här reglerna går inget kort från stråle till stråle.
error-relocate_late = Det finns inga strålar kvar.
error-ray_not_empty = Stråle { $ray } är inte tom.
error-only_card = Stråle { $ray } har bara det kortet: att flytta det vore ingen vinst.

## Errors: records

error-comment_braces = En kommentar kan inte innehålla tecknen ”{"{"}” och ”{"}"}”.
error-comment_text = En kommentar måste vara text.
error-record_file = Filen ”{ $name }” är inte åtkomlig: { $reason }.
error-tag_twice = Märket { $tag } står två gånger i protokollet.
error-tag_name = ”{ $tag }” kan inte vara ett eget märke: det ska vara ett ord som protokollet inte självt använder.
error-tag_text = Märket { $tag } måste vara en enda rad text.
error-record_no_tags = Det här är inget protokoll över Solen: det börjar inte med märken.
error-record_utf8 = Det här är inget protokoll: byte { $byte } är inte text i UTF-8.
error-record_empty = Protokollet är tomt.
error-record_type = Ett protokoll måste vara text.
error-record_huge = Det här är inget protokoll: det är större än { $size } byte.
error-record_comment = På rad { $line } är en kommentar inte avslutad, eller avslutad utan att ha börjat; protokollet kan ha klippts av.
error-record_cut = Protokollet slutar före märket Result; det kan ha klippts av.
error-record_game = Det här är inget protokoll över Solen: märket Game måste säga Sun.
error-record_scheme = Protokollet följer schema { $scheme }; den här versionen läser schema { $known }.
error-tag_missing = Märket { $tag } saknas i protokollet.
error-record_deal = Ett protokoll behöver ett av märkena Deal och Deck, men inte båda.
error-record_wind = Ett protokoll kan bara ha ett av märkena Wind och WindRow.
error-record_result = Märket Result säger ”{ $result }”; det kan säga won, lost eller *.
error-tag_number = Märket { $tag } säger ”{ $text }”, och det är inget tal.
error-record_move = Drag { $number }, ”{ $move }”: { $reason }
error-record_ends = { $count ->
    [one] Märket Result säger ”{ $result }”, men efter { $count } drag står spelet på ”{ $ends }”; protokollet kan ha klippts av eller ändrats.
   *[other] Märket Result säger ”{ $result }”, men efter { $count } drag står spelet på ”{ $ends }”; protokollet kan ha klippts av eller ändrats.
}

## Errors: players

error-player = Det finns ingen spelare ”{ $name }”; spelarna är { $players }.
error-player_endless = { $most ->
    [one] Spelaren { $name } avslutade inte spelet på { $most } drag.
   *[other] Spelaren { $name } avslutade inte spelet på { $most } drag.
}
error-player_move = Spelaren { $name } gjorde ett otillåtet drag { $number }, ”{ $move }”: { $reason }
error-not_over = Spelet är inte slut än.

## Errors: pictures

error-theme = Temat ”{ $name }” finns inte; de som finns är { $known }.
error-suits = Färgerna kan inte få kulörerna ”{ $value }”: skriv two eller four.
error-dpi = Värdet dpi kan inte vara ”{ $value }”: det är ett tal från { $low } till { $high }.
error-size = Värdet size kan inte vara ”{ $value }”: det är en bredd och en höjd, var och en från { $low } till { $high }.
error-pixels = En bild på { $width } × { $height } bildpunkter går inte att göra: ändra size eller dpi.
error-picture_subject = En bild visar ett Game eller en Position, inte { $type }.
error-picture_step = Ett steg anges som Position före det och det Move som ledde hit.

## The explorer: the controls

ui-first = Till början
ui-first-tip = Gå till början, före den första bågen (Home)
ui-back = Bakåt
ui-back-tip = Ett steg bakåt (vänsterpil)
ui-forward = Framåt
ui-forward-tip = Ett steg framåt (högerpil)
ui-last = Till slutet
ui-last-tip = Gå till det sista steget (End)
ui-play = Spela upp
ui-play-tip = Gå vidare steg för steg av sig självt (mellanslag)
ui-pause = Paus
ui-pause-tip = Stanna här (mellanslag)
ui-speed = Fart
ui-speed-tip = Hur fort stegen följer på varandra
ui-deal = Giv
ui-deal-tip = Givens nummer: ett heltal från 0 och uppåt
ui-another-deal = Ny giv
ui-another-deal-tip = Blanda och ta en annan giv
ui-rules = Regler
ui-rules-tip = Vilka regler patiensen läggs efter
ui-language = Språk
ui-language-tip = Språket för alla ord och för bokstäverna på korten
ui-player = Spelare
ui-player-tip = Vem som väljer dragen
ui-position = Steg
ui-position-tip = Dra till vilket steg som helst
ui-stage = Skede
ui-stage-tip = Hoppa till början av det här skedet
ui-settings = Inställningar
ui-settings-tip = Ändra bildens utseende
ui-step = { $stage }: steg { $step } av { $last }
ui-theme = Tema
ui-theme-tip = Bildens färger
ui-suits = Kulörer
ui-suits-tip = Två kulörer, eller en egen för varje färg
ui-moved = Det som flyttades
ui-moved-tip = Märk ut korten som flyttades i senaste steget
ui-playable-mark = Det som kan läggas
ui-playable-mark-tip = Märk ut korten som kan läggas nu
ui-numbers = Strålarnas nummer
ui-numbers-tip = Skriv numret vid varje stråle
ui-close = Stäng
ui-close-tip = Stäng det här meddelandet

## The explorer: choices and texts

ui-recorded = det sparade spelet
ui-player-plain = enkel: lägger allt som passar
ui-player-careful = försiktig: tänker först
ui-player-expert = expert: tänker långt fram
ui-book-ru-book = Boken
ui-book-ru-book-v1 = Boken, variant 1
ui-book-ru-book-v2 = Boken, variant 2
ui-book-ru-web = Webbartikeln
ui-book-sv-wiki = Svenska artikeln
ui-theme-light = ljust
ui-theme-dark = mörkt
ui-theme-contrast = hög kontrast
ui-suits-two = två kulörer
ui-suits-four = fyra kulörer
ui-stage-start = Före soluppgången
ui-stage-sunrise = Soluppgång
ui-stage-sun = Solen spelar
ui-stage-sunset = Solnedgång
ui-stage-wind = Vinden
ui-stage-won = Patiensen går ut
ui-stage-lost = Patiensen går inte ut
ui-error-title = Det går inte
ui-keys = Tangenter: vänster- och högerpil går ett steg, Home och End till början och slutet, mellanslag spelar upp och pausar.
ui-table = Bordet med patiensen Solen
ui-title = Patiensen Solen
ui-live = Kör cellen, så får bordet liv.
ui-no-javascript = Det här är en stillbild: öppna anteckningsboken i Jupyter och kör cellen, så får bordet liv.

## Explaining

why-ours = { $kind ->
    [notation] vårt sätt att skriva drag
    [switch] vårt eget tillägg till reglerna
   *[reading] vår tolkning
}
part-card-free = { RANKKEY($card) ->
    [ace] { CARD($card, case: "definite") } ligger fritt
   *[common] { CARD($card, case: "definite") } ligger fri
}
why-tip = { part-card-free }: det är det yttersta kortet i stråle { $number }.
why-inner = { part-card-free }: stråle { $number } är öppen, och alla dess kort är spelbara.
why-cloud = { $end ->
    [only] { part-card-free }: det är det enda kortet i moln { $number }.
    [first] { part-card-free }: det är det första kortet i moln { $number }.
    [before] { part-card-free }: det är det näst sista kortet i moln { $number }.
   *[last] { part-card-free }: det är det sista kortet i moln { $number }.
}
why-wind = { $end ->
    [only] { part-card-free }: det är det enda kortet i vindens rad.
    [first] { part-card-free }: det är det första kortet i vindens rad.
    [before] { part-card-free }: det är det näst sista kortet i vindens rad.
   *[last] { part-card-free }: det är det sista kortet i vindens rad.
}
why-base = { SUIT($suit, case: "definite") } i { part-row } är inte öppnad än: den börjar med { RANK($card, case: "definite") }.
why-onto = { SUIT($suit, case: "definite") } i { part-row } har nått till { RANK($onto, case: "definite") }, och { RANK($card, case: "definite") } står på tur.
why-other-row = Kortet passar också i { part-row }: valet är spelarens.
why-met = { SUIT($suit) }högarna har mötts: överst i essraden ligger { RANK($low, case: "definite") }, överst i kungsraden { RANK($high, case: "definite") }.
why-cross = { $way ->
    [one-way] Med de här reglerna får det översta kortet då gå över från essraden till kungsraden, men inte tillbaka.
    [kings] Bara essradens översta kort får gå över: överst i kungsraden ligger baskortet, och det ligger kvar.
    [aces] Bara kungsradens översta kort får gå över: överst i essraden ligger baskortet, och det ligger kvar.
   *[both] Det översta kortet får då gå över från den ena raden till den andra.
}
why-relocate = Stråle { $to } är tom, och med de här reglerna får ett spelbart kort flyttas till en tömd stråle.
why-go-on = { $count ->
    [0] Inget kan läggas nu, och det är alltid tillåtet att gå vidare.
    [one] Ett kort kan ännu läggas, men inget är tvunget: det är alltid tillåtet att gå vidare.
   *[other] { $count } kort kan ännu läggas, men inget är tvunget: det är alltid tillåtet att gå vidare.
}
why-next-arc = Sedan läggs den { part-ordinal } bågen.
why-next-open = Sedan öppnas stråle { $ray }.
why-next-set = Sedan går stråle { $ray } ner.
why-next-wind = Ingen stråle är kvar: sedan blåser vinden upp.
why-next-end = Vinden har redan blåst: att gå vidare nu är att ge upp.
opens-nothing = Inget nytt kort kan läggas efter detta.
opens-cards = { $count ->
    [one] Nu kan ett nytt kort läggas: { $cards }.
   *[other] Nu kan nya kort läggas: { $cards }.
}
opens-more = { $count ->
    [one] Nu kan nya kort läggas: { $cards } och ett till.
   *[other] Nu kan nya kort läggas: { $cards } och { $count } till.
}
