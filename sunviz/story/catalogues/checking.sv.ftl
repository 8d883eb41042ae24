# Svenska. Om en lek eller ett protokoll som skrivits för hand är i sin ordning.

## Checking

check-deck = Alla 104 korten är på plats, två av varje.
check-record = { $stage ->
    [won] { $count ->
        [one] Protokollet är i sin ordning: { $count } drag. Patiensen går ut.
       *[other] Protokollet är i sin ordning: { $count } drag. Patiensen går ut.
    }
    [lost] { $count ->
        [one] Protokollet är i sin ordning: { $count } drag. Patiensen går inte ut.
       *[other] Protokollet är i sin ordning: { $count } drag. Patiensen går inte ut.
    }
   *[sun] { $count ->
        [one] Protokollet är i sin ordning: { $count } drag. Spelet är inte slut.
       *[other] Protokollet är i sin ordning: { $count } drag. Spelet är inte slut.
    }
}
