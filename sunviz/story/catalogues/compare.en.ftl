# English. One deal under several rule books: where they part, and why.

## Comparing: names

compare-name = { $changed ->
    [yes] { $book ->
        [ru-book] the changed book
        [ru-book-v1] the changed variant 1 of the book
        [ru-book-v2] the changed variant 2 of the book
        [ru-web] the changed web article
       *[sv-wiki] the changed Swedish article
    }
   *[no] { $book ->
        [ru-book] the book
        [ru-book-v1] variant 1 of the book
        [ru-book-v2] variant 2 of the book
        [ru-web] the web article
       *[sv-wiki] the Swedish article
    }
}
compare-changed = { $name } (changed: { $changes })
compare-change = { $change ->
    [foundations-aces_and_kings] an ace row and a king row
    [foundations-two_ace_rows] two ace rows
    [refill-with_arc] emptied rays get only their card of the arc
    [refill-empty_first] emptied rays are filled first
    [transfers-both] cards cross between the rows both ways
    [transfers-aces_to_kings] cards cross only from aces to kings
    [transfers-none] no card crosses between the rows
    [sun_plays-true] the sun plays
    [sun_plays-false] the sun does not play
    [cloud_ends-both] both ends of a cloud are playable
    [cloud_ends-last_two] the last two cards of a cloud are playable
    [packet-base_first] a gathered ray is dealt base first
    [packet-tip_first] a gathered ray is dealt tip first
    [relocate-true] cards may move to an emptied ray
   *[relocate-false] no card moves to an emptied ray
}

## Comparing: where they part

compare-alike = { $count ->
    [2] So far both play alike. They part at step { $at }.
   *[more] So far all three play alike. They part at step { $at }.
}
compare-here = Step { $at }: here they part.
compare-here-too = Step { $at }: here { $together } part too.
compare-parted = They parted at step { $at }.
compare-parted-too = { $together } parted at step { $at }.
compare-alone = { $alone } goes its own way; { $together } go on alike.
compare-still = { $together } still go on alike.
compare-never = { $steps ->
    [one] They do not part in { $steps } step: on this deal this player plays the very same game.
   *[other] They do not part in { $steps } steps: on this deal this player plays the very same game.
}
compare-same = The rules are the same, told by different texts: only the words and the clauses differ.
part-compare-topic = { $switch ->
    [foundations] what begins the rows in the centre, aces and kings or aces alone
    [refill] whether an emptied ray gets a card of its own before the arc
    [transfers] whether, and which way, cards may cross between the rows
    [sun_plays] whether the sun plays before it sets
    [cloud_ends] which two cards of a cloud are playable
    [packet] which card of a gathered ray is dealt first
   *[relocate] whether a card may move to an emptied ray
}
compare-decides = What decides is { part-compare-topic }.
compare-chosen = Each of these moves is allowed on every side: with this rule in view the player chooses differently.
compare-unused = It never matters here { part-compare-topic }.
compare-clause = { $cite }: { $text }
compare-no-clause = No text says so: this is our own addition to the rules.
compare-side = { $name }: { $text }

## Comparing: the widget

compare-table = { $name }: the table of the patience Sun
ui-parting = To the parting
ui-parting-tip = Go to the step where the rule books part
ui-parting-too = To the second parting
ui-parting-too-tip = Go to the step where the other two part as well

## Errors: comparing

error-compare_count = { $count ->
    [one] Two or three rule books can be compared, not { $count }.
   *[other] Two or three rule books can be compared, not { $count }.
}
error-compare_twice = The rule book “{ $book }” is given twice: choose two or three different ones.
error-compare_no_parting = These rule books never part on this deal.
