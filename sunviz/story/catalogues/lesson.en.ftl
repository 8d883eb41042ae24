# English. Lessons: playing one, and writing one.

## Playing a lesson

lesson-board = The teacher’s words
lesson-untitled = A lesson
lesson-ask = What comes next? Touch the card, or go on.
lesson-right = Right.
lesson-wrong = This cannot be done now.
lesson-other = This is allowed too, but the lesson goes another way here. Try again, or have the move shown.
lesson-shown = So it goes on.
lesson-first = First say what comes next, or have it shown.
lesson-hint = { $kind ->
    [next] A hint: nothing is placed now.
    [transfer] A hint: a card crosses from row to row.
    [relocate] A hint: a card is moved to an emptied ray.
   *[play] A hint: a card goes home.
}
lesson-score = { $answered ->
    [0] Questions in this lesson: { $stops }.
   *[some] Predicted at the first attempt: { $once } of { $answered }. Questions in this lesson: { $stops }.
}
lesson-pile = { $row ->
    [aces] The { CARD($card) }, top of the ace row
    [kings] The { CARD($card) }, top of the king row
    [first] The { CARD($card) }, top of the first ace row
   *[second] The { CARD($card) }, top of the second ace row
}
lesson-keys = Keys: ← → one step, Home and End to the start and to the next question, ↑ ↓ from card to card, Enter chooses; ? shows all.
lesson-key-list = Keys: ← → one step back and forth, Home to the start, End to the next question, ↑ ↓ from card to card, Enter says that this card comes next, N that the player goes on, H gives a hint, Escape closes a choice, ? shows this.
ui-lesson = Lesson
ui-lesson-tip = Choose one of the ready lessons
ui-lesson-next = Go on
ui-lesson-next-tip = Say that nothing is placed now and the player goes on (N)
ui-lesson-show = Show the move
ui-lesson-show-tip = Show what comes next without predicting it
ui-lesson-list = Moves to choose from
ui-lesson-list-tip = List everything that can be done now
ui-lesson-unlist = Hide the list
ui-lesson-unlist-tip = Put the list of moves away
ui-lesson-again = Ask again
ui-lesson-again-tip = Forget all answers and begin anew

## Errors: lessons

error-lesson_type = A lesson is a path, the text of a record, a Game or the name of a ready lesson, not { $type }.
error-lesson_unknown = There is no ready lesson “{ $name }”; the ready lessons are { $names }.
error-lesson_from = The tag { $tag } says “{ $at }”; it can be a step from 0 to { $last }.

## Writing a lesson

write-desk = Writing a lesson
write-help = Step to a move, or play on by hand at the table; then write what the class is to hear at this step.
write-title = Title
write-lang = Language of your words
write-lang-none = not given
write-note = { $step ->
    [0] Your words before the first move: the introduction
   *[more] Your words at step { $step }
}
write-stop = Stop here: the class predicts the next move
write-start = The lesson opens at step { $step }.
write-start-here = Let it open at this step
write-count = Steps with your words: { $comments }. Questions: { $stops }.
write-replaced = What came after this step has been replaced, and the words there with it.
write-bring-back = Bring it back
write-record = The record of the lesson
write-try = Try the lesson
write-try-close = Close the trial
write-keys = Keys: ← → one step, Home and End to the start and the end, ↑ ↓ from card to card, Enter plays, N goes on, F plays a card that fits.
