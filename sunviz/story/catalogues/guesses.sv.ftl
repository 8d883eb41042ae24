# Svenska. Gissningar: hur många givar av hundra går ut?

## Guesses

exercise-ask-guess = I hur många givar av hundra går patiensen ut?
exercise-how-guess = Skriv din gissning, ett tal från 0 till 100: { $example }.
exercise-guess-off = { $off ->
    [near-many] Det är lite för många.
    [far-many] Det är alldeles för många.
    [near-few] Det är lite för få.
   *[far-few] Det är alldeles för få.
}
exercise-guess-why = { $span ->
    [single] Att döma av de spelade givarna är det omkring { $low }.
   *[some] Att döma av de spelade givarna är allt från { $low } till { $high } möjligt.
}

## Guesses: errors

error-answer_guess = ”{ $text }” går inte att läsa som en gissning: skriv ett tal från 0 till 100, helt eller med decimaler, till exempel 12 eller 2,5.
error-answer_hundred = { $guess } är fler än de hundra givar som frågan gäller.
error-exercise_share = Den här övningen behöver en andel, till exempel { $example }; ”{ $given }” är ingen andel.
