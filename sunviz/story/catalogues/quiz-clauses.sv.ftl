# Varje punkt i en kort mening, att välja på bland frågorna.

## Short clauses: the book

quiz-short-B-1 = Två lekar blandas, och tretton kort i en halvcirkel bildar den första bågen.
quiz-short-B-2 = Ett ess och en kung i varje färg öppnar raderna; på essen byggs färgen uppåt, på kungarna nedåt.
quiz-short-B-3 = Tretton kort till läggs, ett på varje stråle, även på de tömda.
quiz-short-B-4 = I varje stråle är bara det yttersta kortet spelbart; när det är borta blir nästa kort ytterst.
quiz-short-B-5 = Båge läggs efter båge tills leken är slut med den åttonde.
quiz-short-B-6 = Ett kort som passar får gå över från den ena raden till den andra.
quiz-short-B-7 = Strålarna öppnas en efter en: i den öppna är alla kort spelbara, i de andra bara det yttersta.
quiz-short-B-8 = Stråle 1 plockas upp, vänds och delas ut på strålarna efter den; varje kort som läggs blir ytterst och spelbart.
quiz-short-B-9 = Stråle 2 och alla senare strålar går ner på samma sätt.
quiz-short-B-10 = En tömd stråle får ett kort ur packen som delas ut härnäst.
quiz-short-B-11 = Kort som blir utan stråle bildar ett moln; dess båda ändkort är spelbara.
quiz-short-B-12 = Vinden blandar alla moln till en rad, som spelas som ett moln.
quiz-short-B-V1 = Andra skedet faller bort: soluppgången följs genast av solnedgången.
quiz-short-B-V2 = Det finns två essrader, och båda byggs uppåt; ett spelbart kort som står i vägen får flyttas till en tömd stråle.

## Short clauses: the web article

quiz-short-W-1 = Två lekar blandas, och tretton kort bildar en båge.
quiz-short-W-2 = Fyra ess och fyra kungar börjar högarna; på essen byggs färgen uppåt, på kungarna nedåt.
quiz-short-W-3 = Först fylls de tömda platserna, och sedan läggs en hel rad.
quiz-short-W-4 = Leken läggs ut till slutet; inget kort får flyttas mellan platser i bågen.
quiz-short-W-5 = Ett kort får gå över från en esshög till en kungshög.
quiz-short-W-6 = Strålarna öppnas en efter en: i den öppna är alla kort spelbara, i de andra bara det yttersta.
quiz-short-W-7 = Strålen längst till vänster tas upp och delas ut på strålarna efter den, och sedan alla de andra på samma sätt.
quiz-short-W-8 = Kort som blir utan stråle bildar ett moln; dess två sista kort är spelbara.
quiz-short-W-9 = Vinden blandar alla moln till ett; dess två sista kort är spelbara.

## Short clauses: the Swedish article

quiz-short-S-1 = Två lekar blandas, och i tretton kort i en halvcirkel börjar strålarna.
quiz-short-S-2 = Baskort är fyra ess och fyra kungar; på essen byggs färgen uppåt, på kungarna nedåt.
quiz-short-S-3 = I exemplet lämnar ett ess, en tvåa, en kung och en dam den första bågen.
quiz-short-S-4 = Nästa båge läggs, och varje stråle, även en tom, växer med ett kort.
quiz-short-S-5 = Strålens yttersta kort är spelbart; när det är borta är kortet under det fritt.
quiz-short-S-6 = Ett kort som passar får gå över mellan raderna, åt båda hållen.
quiz-short-S-7 = Sammanlagt åtta bågar, och leken är slut.
quiz-short-S-8 = Turen går från stråle till stråle: i strålen som står på tur är alla kort spelbara, i de andra bara det yttersta.
quiz-short-S-9 = Stråle 1 plockas upp, vänds och delas ut på strålarna efter den, även på tomma; varje kort som läggs blir ytterst och spelbart.
quiz-short-S-10 = Kort som blir utan stråle läggs i en rad; dess första och sista kort är spelbara.
quiz-short-S-11 = Vinden gör en rad av alla moln; dess båda ändkort är spelbara.
