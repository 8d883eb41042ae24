# Svenska. Varje punkt i de tre texterna med egna ord, och hur texterna förhåller sig till varandra.

## Clauses: the book

clause-B-1 = Två hela kortlekar, 104 kort, blandas väl till en. De översta korten läggs ett i taget med framsidan upp tills tretton av dem bildar en halvcirkel: det är den första bågen, och varje kort i den börjar en stråle.
clause-B-2 = Ett ess i varje färg går från bågen till mitten och börjar essraden, en kung i varje färg börjar kungsraden; ett andra ess eller en andra kung i färgen stannar i sin stråle. På esset byggs färgen uppåt från tvåan till kungen, på kungen nedåt från damen till esset. Det som passar får läggas genast: i bokens exempel lämnar klöveress, klövertvåa, ruterkung och ruterdam den första bågen.
clause-B-3 = Tretton kort till tas ur leken, ett i taget, och läggs med framsidan upp. Strålarna blir längre, och varje tömd plats i den första bågen får också sitt kort.
clause-B-4 = Båda raderna byggs vidare som förut, nu ur strålar med kort från två bågar. Bara strålens yttersta kort är spelbart, alltså får gå till en av raderna. När det är borta blir nästa kort genast ytterst och spelbart.
clause-B-5 = Båge läggs efter båge, och raderna växer efter samma regler. Med den åttonde bågen är leken slut.
clause-B-6 = När det behövs får ett kort som passar gå över från kungsraden till essraden, eller från essraden till kungsraden. Så kommer det kort fram som ett kort ur någon stråle kan läggas på.
clause-B-7 = Solen spelar: strålarna öppnas en efter en med början i stråle 1, och i den öppna strålen är alla kort spelbara, i de andra det yttersta. I en stråle som är passerad är åter bara det yttersta kortet spelbart. Raderna växer vidare.
clause-B-8 = Vid solnedgången plockas korten i stråle 1 ihop till en packe utan att ordningen ändras och vänds med framsidan ner: det kort som låg ytterst ligger nu underst. Packens översta kort läggs ett efter ett med framsidan upp på stråle 2 och strålarna därefter. Vart och ett av dem hamnar ytterst i sin stråle och är därmed spelbart.
clause-B-9 = På samma sätt plockas stråle 2 upp och delas ut, sedan stråle 3, och så vidare med alla strålar.
clause-B-10 = Medan korten går till raderna kan en stråle bli tömd. Den tomma platsen får ett kort ur den packe som står på tur att delas ut.
clause-B-11 = När packen har fler kort än det finns strålar kvar läggs resten med framsidan upp i en rad bredvid solen: ett moln, och en stråle ger bara ett enda. Molnets båda ändkort är spelbara, gång på gång, tills molnet är färdigspelat.
clause-B-12 = Blir moln kvar ges en sista nåd: vinden driver ihop dem till ett. Deras kort blandas och läggs i en enda rad, som spelas som vilket moln som helst. Om något av dem inte får plats i essraden eller kungsraden går patiensen inte ut.
clause-B-V1 = Allt är som i grundformen, men andra skedet, punkt 7, faller bort: soluppgången följs genast av solnedgången.
clause-B-V2 = Korten byggs på två essrader, i färg och bara uppåt. Dessutom får ett spelbart kort som står i vägen flyttas från vilken stråle som helst till en plats i bågen som blev fri när en hel stråle spelades bort. Allt annat är som i grundformen.

## Clauses: the web article

clause-W-1 = Två kortlekar förs ihop och blandas väl, och tretton kort läggs med framsidan upp i en båge: solen går upp. Resten av leken får vänta.
clause-W-2 = Innanför bågen finns plats för åtta högar, som under spelets gång börjas av fyra ess och fyra kungar, en av varje färg. På esset byggs färgen uppåt, på kungen nedåt; först går ess och kungar dit, sedan allt som för en hög vidare. Patiensen går ut när alla kort ligger i högarna.
clause-W-3 = När inget i bågen längre passar fyller leken först de platser som har blivit tomma. Genast därpå läggs en ny rad över hela bågen.
clause-W-4 = Så går det vidare tills hela leken ligger ute och solen har gått upp. Att flytta kort mellan platser i bågen är förbjudet.
clause-W-5 = När det behövs får ett kort gå över från en esshög till en kungshög. Om vägen tillbaka sägs inget.
clause-W-6 = Sedan öppnas strålarna en efter en, medurs från den längst till vänster. Spelbara är alla kort i den stråle som står på tur och det yttersta kortet i varje annan. I artikelns exempel ger de två första strålarna inget, och den tredje ger klöversjuan och rutersjuan.
clause-W-7 = När sista strålen är spelad går solen ner: strålen längst till vänster tas upp, och dess kort läggs ett i taget på strålarna bredvid, medurs. Så gör man med alla strålar. I vilken ordning strålens kort kommer berättas inte.
clause-W-8 = Kort som blir över bildar ett moln, och de två sista korten i molnet är spelbara. Stråle 13, den allra sista, blir helt och hållet ett moln.
clause-W-9 = När solen har gått ner och bara moln är kvar i stället för strålar blandar vinden dem till ett. Också i det molnet är de två sista korten spelbara. Vad som händer med kort som inte får plats berättas inte.

## Clauses: the Swedish article

clause-S-1 = Två kortlekar blandas ihop. Tretton av korten bildar en halvcirkel, och i den börjar solens strålar.
clause-S-2 = Baskort är fyra ess och fyra kungar, en av varje färg; allteftersom de dyker upp går de till solens mitt. På essen byggs färgerna uppåt till kungen, på kungarna nedåt till esset.
clause-S-3 = Exemplet visar en första båge med två klöveress: det ena får gå till essraden, och på det får klövertvåan plats. Ruterkungen får gå till kungsraden, och på den får ruterdamen plats.
clause-S-4 = När den första bågen har gett vad den kan kommer den andra, åter tretton kort ur leken. Alla strålar, också tomma, växer med ett kort.
clause-S-5 = Strålens yttersta kort, det som ligger längst från mitten, är spelbart och får gå till essraden eller kungsraden om det passar. När det är borta är kortet under det fritt.
clause-S-6 = Ett kort som passar får också gå över mellan raderna, från essen till kungarna eller från kungarna till essen. Det ger plats åt ett fritt kort ur någon stråle.
clause-S-7 = Åtta gånger läggs en båge, och sedan är leken slut. Efter varje båge går de fria kort som passar till raderna.
clause-S-8 = I andra skedet kommer turen till en stråle i sänder, stråle 1 först: i den är alla kort spelbara, i de andra bara det yttersta. När en stråle har haft sin tur är åter bara dess yttersta kort spelbart. Korten går till raderna som förut.
clause-S-9 = Har patiensen inte gått ut då plockas stråle 1 oblandad upp till en packe och vänds med framsidan ner, så att det yttersta kortet ligger underst. Packen delas ut kort för kort på stråle 2, stråle 3 och vidare, även på tomma strålar; korten hamnar ytterst och är spelbara. De andra strålarna följer på samma sätt.
clause-S-10 = Finns det för få strålar till höger om den som delas ut läggs korten som blir över i en rad bredvid solen med framsidan upp. I varje sådant moln är det första och det sista kortet spelbara.
clause-S-11 = Blir moln kvar gör vinden dem till ett: korten plockas ihop, blandas och läggs på rad, och radens två ändkort är spelbara. Får inte alla plats ens då går patiensen inte ut.

## Clauses side by side

beside-agrees = { $text ->
    [B] { $count ->
        [one] Boken säger detsamma (punkt { $clauses }).
       *[other] Boken säger detsamma (punkterna { $clauses }).
    }
    [W] { $count ->
        [one] Webbartikeln säger detsamma (§ { $clauses }).
       *[other] Webbartikeln säger detsamma (§§ { $clauses }).
    }
   *[S] { $count ->
        [one] Den svenska artikeln säger detsamma (§ { $clauses }).
       *[other] Den svenska artikeln säger detsamma (§§ { $clauses }).
    }
}
beside-silent = { $text ->
    [B] Boken säger inget om detta.
    [W] Webbartikeln säger inget om detta.
   *[S] Den svenska artikeln säger inget om detta.
}
part-differs = { $text ->
    [B] { $count ->
        [one] I boken är det annorlunda (punkt { $clauses })
       *[other] I boken är det annorlunda (punkterna { $clauses })
    }
    [W] { $count ->
        [one] I webbartikeln är det annorlunda (§ { $clauses })
       *[other] I webbartikeln är det annorlunda (§§ { $clauses })
    }
   *[S] { $count ->
        [one] I den svenska artikeln är det annorlunda (§ { $clauses })
       *[other] I den svenska artikeln är det annorlunda (§§ { $clauses })
    }
}
differs-refill = { $text ->
    [W] { part-differs }: varje tömd stråle får först ett eget kort, och genast därpå läggs hela bågen.
   *[common] { part-differs }: varje stråle får ett kort, och en tömd stråle får inte fler än de andra.
}
differs-arcs = { $text ->
    [W] { part-differs }: tömda strålar tar egna kort, så leken kan ta slut mitt i en båge, och till och med före den åttonde.
   *[common] { part-differs }: det blir alltid åtta bågar, och den åttonde tar lekens sista kort.
}
differs-transfers = { $text ->
    [W] { part-differs }: ett kort får bara gå över från essraden till kungsraden.
   *[common] { part-differs }: ett kort får gå över mellan raderna åt båda hållen.
}
differs-clouds = { $text ->
    [W] { part-differs }: molnets två sista kort är spelbara.
   *[common] { part-differs }: molnets första och sista kort är spelbara.
}
differs-wind = { $text ->
    [W] { part-differs }: de två sista korten i vindens rad är spelbara.
   *[common] { part-differs }: det första och det sista kortet i vindens rad är spelbara.
}
note-spares = Om ett andra ess eller en andra kung i samma färg står inget där.
note-order = Vilket av strålens kort som läggs först lämnas öppet.
note-order-empty = Vilket av strålens kort som läggs först lämnas öppet, och tomma strålar nämns inte.
note-base-first = Där berättas också ordningen: strålens innersta kort läggs först.
note-ban = { $text ->
    [B] Boken förbjuder ingenstans uttryckligen att kort flyttas mellan strålarna; bara variant 2 tillåter det.
   *[S] Artikeln talar inte om flytt mellan strålarna.
}
note-same = Med webbartikelns regler spelas det likadant.

## Errors: clauses

error-text_id = Det finns ingen text ”{ $text }”; texterna är B (boken), W (webbartikeln) och S (den svenska artikeln).
error-clause = Text { $text } har ingen punkt ”{ $clause }”; den har { $clauses }.
