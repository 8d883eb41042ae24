# Svenska. Undersökningar av många givar: hur de går och vad som kan komma i vägen.

## Studies

study-progress = { $done } av { $count } givar, { $rate } i sekunden, { $left } kvar
study-slow = Paketet numba saknas, så givarna spelas av den läsbara motorn: raderna blir desamma, men det tar flera hundra gånger så lång tid.
study-kept = Spelade och sparade givar: { $done } av { $count }. Samma anrop fortsätter därifrån.

## Studies: what they tell

study-count = { $count ->
    [one] { $number } giv spelad. Regler: { $rules }. Spelare: { $player }.
   *[other] { $number } givar spelade. Regler: { $rules }. Spelare: { $player }.
}
study-share = { $outcome ->
    [sunrise] { $seen ->
        [never] Patiensen går ut i soluppgången: aldrig här; i längden högst { $high }.
        [always] Patiensen går ut i soluppgången: alltid här; i längden minst { $low }.
       *[some] Patiensen går ut i soluppgången: { $share }; i längden { $low } till { $high }.
    }
    [sun] { $seen ->
        [never] Patiensen går ut medan solen spelar: aldrig här; i längden högst { $high }.
        [always] Patiensen går ut medan solen spelar: alltid här; i längden minst { $low }.
       *[some] Patiensen går ut medan solen spelar: { $share }; i längden { $low } till { $high }.
    }
    [sunset] { $seen ->
        [never] Patiensen går ut i solnedgången: aldrig här; i längden högst { $high }.
        [always] Patiensen går ut i solnedgången: alltid här; i längden minst { $low }.
       *[some] Patiensen går ut i solnedgången: { $share }; i längden { $low } till { $high }.
    }
    [wind] { $seen ->
        [never] Patiensen går ut i vinden: aldrig här; i längden högst { $high }.
        [always] Patiensen går ut i vinden: alltid här; i längden minst { $low }.
       *[some] Patiensen går ut i vinden: { $share }; i längden { $low } till { $high }.
    }
   *[lost] { $seen ->
        [never] Patiensen går inte ut: aldrig här; i längden högst { $high }.
        [always] Patiensen går inte ut: alltid här; i längden minst { $low }.
       *[some] Patiensen går inte ut: { $share }; i längden { $low } till { $high }.
    }
}
study-cards = { $when ->
    [placed_sunrise] Kort i mitten efter soluppgången: i genomsnitt { $mean }, i nio givar av tio { $low } till { $high }.
    [placed_sun] Kort i mitten när solen har spelat: i genomsnitt { $mean }, i nio givar av tio { $low } till { $high }.
    [placed_sunset] Kort i mitten efter solnedgången: i genomsnitt { $mean }, i nio givar av tio { $low } till { $high }.
   *[placed] Kort i mitten vid slutet: i genomsnitt { $mean }, i nio givar av tio { $low } till { $high }.
}
study-level = Det som sägs om hur det går i längden stämmer i 95 undersökningar av 100.

## Studies: errors

error-study_deals = ”{ $given }” är inga givar: ange ett intervall eller en lista med nummer, till exempel range(1000).
error-study_no_deals = Det finns inga givar att spela.
error-study_deal_twice = Giv { $deal } nämns två gånger, men i en undersökning räknas varje giv en gång.
error-study_player = Giv { $deal }, spelaren { $name }: { $reason }
error-study_player_broke = I giv { $deal } avbröts spelaren { $name } av ett fel: { $reason }.
error-study_extra = Undersökningar behöver paketet { $package }. Det installeras med { $command }.
error-study_browser = Till detta behövs paketet { $package }, och det finns inte för Python i webbläsaren. I JupyterLab på en dator eller i Binder går det.
error-study_workers = ”{ $workers }” duger inte som antal arbetare: det ska vara ett heltal, minst 1.
error-study_workers_died = { $times ->
    [one] Arbetarna dog { $times } gång vid samma givar. Kanske tog minnet slut, eller så avslutar spelaren sin egen process.
   *[other] Arbetarna dog { $times } gånger vid samma givar. Kanske tog minnet slut, eller så avslutar spelaren sin egen process.
}
error-study_executor = ”{ $given }” kan inte spela givar: ange ett arbetslag eller klienten till ett kluster ({ $kinds }).
error-study_executor_died = En arbetare i arbetslaget dog, och arbetslaget tar inte emot mer arbete. Skapa ett nytt och gör om anropet.
error-study_executor_broke = Arbetslaget klarade inte sitt arbete: { $reason }.
error-study_no_worker = Klustret har inga arbetare. Starta några och gör om anropet.
error-study_busy = En annan undersökning skriver just nu till { $path }.
error-study_no_study = Filen { $path } innehåller ingen undersökning och lämnas som den är. Välj ett annat namn.
error-study_other = Filen { $path } innehåller en annan undersökning och lämnas som den är. Där: { $there }. Här: { $here }. Välj ett annat namn.
error-study_begin = { $why ->
    [missing] Ingenting spelades: mappen för ”{ $path }” finns inte.
    [denied] Ingenting spelades: det är inte tillåtet att skriva till ”{ $path }”.
    [folder] Ingenting spelades: ”{ $path }” är en mapp. Skriv ett filnamn också.
    [full] Ingenting spelades: det finns ingen plats kvar för ”{ $path }”.
    [long] Ingenting spelades: namnet ”{ $path }” är för långt.
   *[unknown] Ingenting spelades: ”{ $path }” gick inte att skriva. Systemet säger: { $said }.
}
error-study_write = { $why ->
    [missing] Undersökningen avbröts: mappen för ”{ $path }” finns inte.
    [denied] Undersökningen avbröts: det är inte tillåtet att skriva till ”{ $path }”.
    [folder] Undersökningen avbröts: ”{ $path }” är en mapp. Skriv ett filnamn också.
    [full] Undersökningen avbröts: det finns ingen plats kvar för ”{ $path }”.
    [long] Undersökningen avbröts: namnet ”{ $path }” är för långt.
   *[unknown] Undersökningen avbröts: ”{ $path }” gick inte att skriva. Systemet säger: { $said }.
}
error-study_read = Filen { $path } går inte att läsa som en undersökning.
error-study_empty = Undersökningen har inga rader än.
error-study_stage = Skedet ”{ $stage }” finns inte; de som finns är { $stages }.
error-study_pairs = Bara undersökningar som har spelat samma givar till slut kan jämföras giv för giv.
error-study_out = ”{ $given }” är inget namn på en fil att skriva till.
