# Att spela vid bordet: val, skäl, hjälp, platsernas namn.

## Val vid ett kort

offer-where = Vart ska { CARD($card, case: "definite") }?
offer-cross = { CARD($card, case: "definite") } passar ingenstans än, men ett annat kort kan först gå över mellan raderna.
offer-give-up = Det finns ännu ett kort som kan läggas. Ge upp ändå?
option-row = { $row ->
    [aces] Till essraden
    [kings] Till kungsraden
    [first] Till första essraden
   *[second] Till andra essraden
}
option-ray = Till den tömda strålen { $ray }
option-cross = { $row ->
    [aces] { CARD($card, case: "definite") } går över till essraden
   *[kings] { CARD($card, case: "definite") } går över till kungsraden
}

## Hjälp

hint-said = Ett tips, men bara en gissning: { $told }
nothing-fits = { $transfers ->
    [none] Inget kort passar nu. Gå vidare.
   *[some] Inget kort passar nu, och ingen flytt mellan raderna skulle hjälpa. Gå vidare.
}
nothing-fits-wind = { $transfers ->
    [none] Inget kort passar längre: patiensen går inte ut.
   *[some] Inget kort passar längre, och ingen flytt mellan raderna skulle hjälpa: patiensen går inte ut.
}
nothing-fits-cross = Inget kort passar genast, men en flytt mellan raderna skulle hjälpa.
nothing-fits-taken-back = Inget kort passar, utom det som du just har tagit tillbaka.
game-yours = Härifrån är det du som spelar.
score = Tips: { $hints }. Ångrade drag: { $undos }. Patienser som gått ut: { $won } av { $ended }.

## Platserna, som en skärmläsare nämner dem

places-name = Platserna på bordet
spot-ray = { $fits ->
    [yes] { CARD($card) }, ytterst i stråle { $number }, passar nu
   *[no] { CARD($card) }, ytterst i stråle { $number }
}
spot-inner = { $fits ->
    [yes] { CARD($card) }, inne i den öppna strålen { $number }, passar nu
   *[no] { CARD($card) }, inne i den öppna strålen { $number }
}
spot-cloud = { $fits ->
    [yes] { CARD($card) }, spelbart kort i moln { $number }, passar nu
   *[no] { CARD($card) }, spelbart kort i moln { $number }
}
spot-wind = { $fits ->
    [yes] { CARD($card) }, spelbart kort i vindens rad, passar nu
   *[no] { CARD($card) }, spelbart kort i vindens rad
}
spot-pile = { $row ->
    [aces] { CARD($card) }, överst i essraden, kan gå över till kungsraden
   *[kings] { CARD($card) }, överst i kungsraden, kan gå över till essraden
}
spot-onward = { $stage ->
    [start] Leken: lägg första bågen
    [arc] Leken: lägg nästa båge
    [sun-begins] Vidare: öppna den första strålen
    [ray] Vidare: öppna nästa stråle
    [sunset-begins] Vidare: solen börjar gå ner
    [set] Vidare: plocka upp nästa stråle
    [wind] Vidare: låt vinden blåsa
   *[give-up] Ge upp: låt korten ligga
}

## Spelarens knappar

ui-player-you = du själv
ui-undo = Ångra
ui-undo-tip = Ta tillbaka senaste draget (U eller vänsterpil)
ui-redo = Gör om
ui-redo-tip = Gör om det ångrade draget (R eller högerpil)
ui-next = Vidare
ui-next-tip = Gå vidare: nästa båge, nästa stråle eller vinden (N)
ui-hint = Tips
ui-hint-tip = Ett drag som kan hjälpa (H)
ui-fits = Det som passar
ui-fits-tip = Spela ett kort som passar (F), men flytta inget mellan raderna
ui-motion = Kort i rörelse
ui-motion-tip = Visa hur korten rör sig från plats till plats
ui-presenter = Storbild för klassrummet (P)
ui-keys-more = Tangenter: vänster- och högerpil går ett steg, Home och End till början och slutet, mellanslag spelar upp och pausar; ? visar alla.
ui-key-list = Tangenter: ↑ ↓ går från kort till kort, Enter spelar, N går vidare, U och R ångrar och gör om, H ger ett tips, F spelar ett kort som passar, ← → går ett steg, Home och End till början och slutet, mellanslag spelar upp och pausar, Escape stänger ett val, P visar allt stort, ? visar detta.
