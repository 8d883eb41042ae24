# Svenska. En sällsynt chans: hur sällan patiensen går ut redan i soluppgången.

## Rare chances: what they tell

rare-won = { $form ->
    [percent] Regler: { $rules }. Spelare: { $player }. Patiensen går ut i soluppgången med sannolikheten { $chance }; i längden { $low } till { $high }.
   *[one_in] Regler: { $rules }. Spelare: { $player }. Patiensen går ut i soluppgången i en giv på { $chance }; i längden i en på { $low } till en på { $high }.
}
rare-cards = { $form ->
    [percent] Regler: { $rules }. Spelare: { $player }. Minst { $count } kort ligger i mitten efter soluppgången med sannolikheten { $chance }; i längden { $low } till { $high }.
   *[one_in] Regler: { $rules }. Spelare: { $player }. Minst { $count } kort ligger i mitten efter soluppgången i en giv på { $chance }; i längden i en på { $low } till en på { $high }.
}
rare-known = Antal kort överst i leken som är kända i förväg: { $count }.

## Rare chances: errors

error-rare_number = För { $name } behövs ett heltal från { $least } till { $most }, inte { $given }.
error-rare_known = Bland de kända korten är dessa för många: { $cards }. I två lekar finns varje kort två gånger.
error-rare_goal = I ingen giv gick så många kort som { $at_least } hem i soluppgången; som mest gick { $most }. Höj { $option } eller sätt ett lägre mål.
error-rare_spread = Upprepningarna skiljer sig så mycket åt att inget säkert kan sägas om sannolikheten. Höj { $option }.
error-rare_file = Filen { $path } innehåller ingen sannolikhet.
error-rare_text = Texten innehåller ingen sannolikhet.
