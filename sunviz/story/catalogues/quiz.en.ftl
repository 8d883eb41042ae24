# The quiz: questions, choices, what is said to wrong answers, controls.

## Quiz: the questions

quiz-ask-playable = Which of the framed cards are playable now, whether they fit or not? Mark them all.
quiz-ask-fits = { $rows ->
    [B] Which cards can be placed on the two ace rows right now, just as the table lies? Mark them all.
   *[K] Which cards can be placed on the ace row or the king row right now, just as the table lies? Mark them all.
}
quiz-ask-next = Now the player goes on. What happens next?
quiz-ask-lands = { $end ->
    [tip] Ray { $ray } is picked up. Where does its old tip, the { CARD($card) }, land?
   *[base] Ray { $ray } is picked up. Where does its base, the { CARD($card) }, land?
}
quiz-ask-allows = { $text ->
    [B] It is allowed. Which clause of the book allows it?
    [W] It is allowed. Which § of the web article allows it?
   *[S] It is allowed. Which § of the Swedish article allows it?
}
quiz-ask-forbids = { $text ->
    [B] It is not allowed. Which clause of the book stands in the way?
    [W] It is not allowed. Which § of the web article stands in the way?
   *[S] It is not allowed. Which § of the Swedish article stands in the way?
}
quiz-ask-text-forbids = Only one of these rule books forbids it. Which one?
quiz-ask-text-allows = Only one of these rule books allows it. Which one?
part-quiz-onto = { $row ->
    [aces] the ace row
    [kings] the king row
    [first] the first ace row
   *[second] the second ace row
}
quiz-wish-ray = A player would like to place the { CARD($card) } from ray { $number } on { part-quiz-onto }.
quiz-wish-inner = A player would like to place the { CARD($card) } from inside ray { $number } on { part-quiz-onto }.
quiz-wish-cloud = A player would like to place the { CARD($card) } from cloud { $number } on { part-quiz-onto }.
quiz-wish-wind = A player would like to place the { CARD($card) } from the wind’s row on { part-quiz-onto }.
quiz-wish-transfer = { $row ->
    [aces] A player would like to let the { CARD($card) } cross from the king row to the ace row.
   *[kings] A player would like to let the { CARD($card) } cross from the ace row to the king row.
}
quiz-wish-relocate = A player would like to move the { CARD($card) } from ray { $ray } to the emptied ray { $to }.

## Quiz: the choices

quiz-ray = On ray { $ray }
quiz-cloud = In a new cloud
quiz-clause = { $kind ->
    [clause] Clause { $number }: { $text }
    [variant] Variant { $number }: { $text }
   *[section] § { $number }: { $text }
}
quiz-book-line = { $book }: { $line }

## Quiz: what is said to an answer

quiz-clause-other = { $cite }, speaks of something else.
quiz-false-event = { $stage ->
    [sunrise] It is not time for that yet, or no longer: look whether cards are left in the stock, and which stage follows.
    [sun] It is not time for that: the rays are opened one after another to the last, and only then does the sun set.
   *[sunset] It is not time for that: the rays set one after another to the last, and only then does the wind blow.
}
quiz-false-arc = It is another arc: count how many have been laid.
quiz-false-first = { $refill ->
    [empty_first] Other rays are filled first: look which ones are empty.
   *[with_arc] Under these rules an emptied ray gets one card with the arc, and none before it.
}
quiz-false-begins = Look which rays are empty: only they begin anew.
quiz-false-ray = It is another ray’s turn: the rays follow one another, and only empty ones are skipped.
quiz-false-order = { $packet ->
    [tip_first] The ray is taken down card by card, and its tip comes first.
   *[base_first] The ray is gathered and turned over, and so its base comes first.
}
quiz-false-last = Count: every ray to the right gets one card in its turn, an empty one too.
quiz-false-cloud = Count: what finds no ray becomes a cloud.
quiz-false-count = Count the cards that are left in the clouds.
quiz-answer = The right answer: { $answer }

## Quiz: around the question

quiz-table = The table of the question
quiz-progress = Question { $number } of { $count }
quiz-score = Right at once: { $right } of { $asked }
quiz-where = { $stage } · { $book }
quiz-choices = The answers to choose from
quiz-places = The cards to be marked
quiz-marked = { $count ->
    [0] No card is marked yet.
    [one] { $count } card is marked.
   *[other] { $count } cards are marked.
}
quiz-mark-first = Mark at least one card on the table first.
quiz-card-ray = The { CARD($card) }: ray { $number }, card { $at } of { $size } from the base
quiz-card-cloud = The { CARD($card) }: cloud { $number }, card { $at } of { $size }
quiz-card-wind = The { CARD($card) }: the wind’s row, card { $at } of { $size }
quiz-card-pile = { $row ->
    [aces] The { CARD($card) }: top of the ace row
   *[kings] The { CARD($card) }: top of the king row
}
quiz-about = The card in question. { $card }
quiz-end = { $count ->
    [one] That was the quiz: { $right } of { $count } question right at once.
   *[other] That was the quiz: { $right } of { $count } questions right at once.
}

## Quiz: the controls

ui-quiz-done = Done
ui-quiz-show = Show the answer
ui-quiz-next = Next question
ui-quiz-finish = To the result
ui-quiz-again = New quiz
ui-quiz-again-tip = Draw another number, and with it other questions
ui-quiz-seed = Quiz number
ui-quiz-seed-tip = The same number gives the same questions
ui-quiz-level = Stage
ui-quiz-level-tip = The stage that is asked about
ui-quiz-level-all = All stages

## Errors: the quiz

error-quiz_seed = The number of a quiz cannot be “{ $seed }”: it is a whole number from 0 to { $highest }.
error-quiz_count = A quiz cannot have “{ $count }” questions: it has from 1 to { $most }.
error-quiz_level = There is no level “{ $level }”; the levels are { $levels }.
error-quiz_no_stage = Under these rules there is no such stage: the rays are not opened.
