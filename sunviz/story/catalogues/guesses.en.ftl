# English. Guesses: how many deals of a hundred come out?

## Guesses

exercise-ask-guess = Of a hundred deals, in how many does the patience come out?
exercise-how-guess = Write your guess, a number from 0 to 100: { $example }.
exercise-guess-off = { $off ->
    [near-many] That is too many, but not by much.
    [far-many] That is far too many.
    [near-few] That is too few, but not by much.
   *[far-few] That is far too few.
}
exercise-guess-why = { $span ->
    [single] With what has been played, it is about { $low }.
   *[some] With what has been played, everything from { $low } to { $high } is possible.
}

## Guesses: errors

error-answer_guess = “{ $text }” cannot be read as a guess: write a number from 0 to 100, whole or with decimals, such as 12 or 2.5.
error-answer_hundred = { $guess } is more than the hundred deals asked about.
error-exercise_share = To guess takes a share, such as { $example }; “{ $given }” is none.
