# English. Questions about a position, how to answer them, and what is said to an answer.

## Exercises: the questions

exercise-ask-playable = Which cards are playable now, whether they fit or not?
exercise-ask-fits = { $rows ->
    [B] Which cards can be placed on the two ace rows right now?
   *[K] Which cards can be placed on the ace row or the king row right now?
}
exercise-ask-lands = { $end ->
    [tip] Ray { $ray } is picked up. Where does its tip, the { CARD($card) }, land?
   *[base] Ray { $ray } is picked up. Where does its base, the { CARD($card) }, land?
}
exercise-ask-clause = { $text ->
    [B] Which clause of the book allows the move { $move }, or forbids it?
    [W] Which § of the web article allows the move { $move }, or forbids it?
   *[S] Which § of the Swedish article allows the move { $move }, or forbids it?
}
exercise-ask-rules = Under which rule books is the move { $move } allowed on this table?
exercise-ask-play-won = Play on until the patience comes out.
exercise-ask-play-placed = { $count ->
    [one] Play on: at least { $count } card must lie on the foundations.
   *[other] Play on: at least { $count } cards must lie on the foundations.
}
exercise-ask-play-card = Play on until the { CARD($card) } lies on a foundation.
exercise-ask-count = { $of ->
    [stock] How many cards lie in the stock?
    [placed] How many cards lie on the foundations?
    [playable] How many cards are playable?
    [fits] How many cards fit on a foundation?
    [rays] How many rays hold cards?
   *[clouds] How many clouds hold cards?
}
exercise-count-after = Make these moves in your mind: { $moves }.

## Exercises: how to write the answer

exercise-how-cards = Write the cards with spaces between them: { $example } or { $signs }; if there is none: { $none }. The suits are C clubs, D diamonds, H hearts, S spades.
exercise-how-lands = Write the number of the ray: { $ray }, or the cloud with its number: { $cloud }.
exercise-how-clause = { $text ->
    [B] Write the number of the clause: { $example }, for a variant { $variant }.
   *[other-text] Write the number of the §: { $example }.
}
exercise-how-rules = Write the names with spaces between them: { $example }; if none allows it: { $none }. The rule books are { $books }.
exercise-how-play = Write the moves with spaces between them: { $example }.
exercise-how-count = Write a number: { $example }.

## Exercises: right and wrong

exercise-right = Right.
exercise-wrong = Not yet.

## Exercises: cards

exercise-card-line = { $card }: { $line }
exercise-not-there = { $stage ->
    [wind] { $card } does not lie in the wind’s row.
   *[sun] { $card } lies in no ray and no cloud.
}
exercise-after-transfer = This card would fit if another one first crossed from row to row.
exercise-more-wrong = { $count ->
    [1] One more card of the answer does not belong there.
    [one] { $count } more card of the answer does not belong there.
   *[other] { $count } more cards of the answer do not belong there.
}
exercise-not-none = There are such cards.
exercise-playable-missing = { $count ->
    [1] One more card is playable.
    [one] { $count } more card is playable.
   *[other] { $count } more cards are playable.
}
exercise-fits-missing = { $count ->
    [1] One more card can be placed.
    [one] { $count } more card can be placed.
   *[other] { $count } more cards can be placed.
}
part-both-ends = { $ends ->
    [last_two] the last two cards of each cloud
   *[both] the first and the last card of each cloud
}
exercise-free = { $stage ->
    [sunrise] At sunrise the tip of each ray is playable, and no other card.
    [sun] Ray { $ray } is open: each of its cards is playable, and so is the tip of every other ray.
    [sunset] At sunset the tip of each ray that has not set is playable.
    [clouds] At sunset the tip of each ray that has not set is playable, and so are { part-both-ends }.
   *[wind] { $ends ->
        [last_two] In the wind’s row the last two cards are playable.
       *[both] In the wind’s row the first and the last card are playable.
    }
}
exercise-nothing-lies = There is no card in the sun or in the clouds.
exercise-nothing-fits = No playable card fits on a foundation now.

## Exercises: landing

exercise-lands-other = { $end ->
    [tip] That is where the tip of the ray lands.
   *[base] That is where the base of the ray lands.
}
exercise-lands-back = The cards go only to the rays to the right of ray { $ray }: what has set does not come back.
exercise-lands-beyond = There are only thirteen rays.
exercise-lands-no-cloud = This card still finds a ray: only what finds none becomes a cloud.
exercise-lands-cloud = { $count ->
    [one] Ray { $ray } holds { $count } card; the number of rays to its right is { $rays }.
   *[other] Ray { $ray } holds { $count } cards; the number of rays to its right is { $rays }.
}
exercise-lands-which-cloud = It is a cloud, but another one: clouds are numbered in the order in which they come.
exercise-lands-count = Every ray to the right gets one card in its turn, an empty one too.
exercise-lands-order = { $packet ->
    [last] Ray { $ray } is the last one: there is no ray to its right.
    [tip_first] Ray { $ray } is taken down card by card: its tip goes to the next ray, and so on to its base.
   *[base_first] Ray { $ray } is gathered and turned over: its base goes to the next ray, and so on to its tip.
}

## Exercises: clauses and rule books

exercise-clause-other = { $cite }, speaks of something else. { $text }
exercise-clause-allowed = The move is allowed. { $reason }
exercise-clause-forbidden = The move is not allowed. { $reason }
exercise-books-line = { $books }: { $line }
exercise-books-impossible = { $books }: under these rules this table can never come about.
exercise-rules-missing = { $count ->
    [1] One name is missing in the answer.
    [one] { $count } name is missing in the answer.
   *[other] { $count } names are missing in the answer.
}

## Exercises: playing and counting

exercise-play-illegal = Move { $number }, “{ $move }”: { $line }
exercise-play-reached = { $count ->
    [one] The goal is reached after { $count } move.
   *[other] The goal is reached after { $count } moves.
}
exercise-play-short = The moves are allowed, but they do not reach the goal.
exercise-play-stands = { $count ->
    [one] { $count } card lies on the foundations; the goal is { $wanted }.
   *[other] { $count } cards lie on the foundations; the goal is { $wanted }.
}
exercise-play-stands-card = The { CARD($card) } does not lie on a foundation yet.
exercise-too-many = That is too many.
exercise-too-few = That is too few.
exercise-count-stock = { $refill ->
    [empty_first] At first the stock holds 104 cards; each arc takes thirteen of them, and before it each emptied ray takes one.
   *[with_arc] At first the stock holds 104 cards, and each arc takes thirteen of them.
}
exercise-count-placed = { $rows ->
    [B] All cards of the two ace rows count, not only those on top.
   *[K] All cards of the ace row and the king row count, not only those on top.
}
exercise-count-fits = A card can be placed if it is playable and one of the rows wants it; two equal cards count as two.
exercise-count-rays = A ray counts if at least one card lies in it.
exercise-count-clouds = A cloud counts as long as a card lies in it; the wind’s row is no cloud.

## Errors: answers

error-answer_type = An answer is a text between quotation marks.
error-answer_card = “{ $text }” is no card.
error-answer_number = “{ $text }” is no number.
error-answer_place = “{ $text }” is neither a ray nor a cloud.
error-answer_cloud = Which cloud? Its number is wanted too.
error-answer_clause = “{ $text }” is no clause.
error-answer_no_clause = { $text ->
    [B] The book has no clause { $clause }; it has { $clauses }.
    [W] The web article has no § { $clause }; it has { $clauses }.
   *[S] The Swedish article has no § { $clause }; it has { $clauses }.
}
error-answer_book = There is no rule book “{ $text }”.
error-answer_move = The word “{ $move }”, number { $number } of the answer, is no move: moves look like next, r7>A, r7.2>K, c3.1>A, A>K:H or r4>r9.

## Errors: exercises

error-exercise_kind = There is no exercise “{ $kind }”; the exercises are { $kinds }.
error-exercise_detail = The exercise “{ $kind }” has no detail “{ $detail }”; it has { $details }.
error-exercise_missing = The exercise “{ $kind }” needs the detail “{ $detail }”.
error-exercise_value = The detail { $detail } cannot be “{ $value }”; it can be { $allowed }.
error-exercise_ray = { $next ->
    [0] Ray { $ray } is not picked up next: no ray is.
   *[more] Ray { $ray } is not picked up next: that is ray { $next }.
}
error-exercise_no_clause = No clause of this text decides the move “{ $move }”.
error-exercise_reached = The goal is reached before the first move.
error-exercise_over = The game is over: there is nothing left to ask.
