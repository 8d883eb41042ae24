# Playing at the table: choices, reasons, help, the names of the places.

## Choices at a card

offer-where = Where does the { CARD($card) } go?
offer-cross = The { CARD($card) } fits nowhere yet, but another card can cross first.
offer-give-up = A card can still be placed. Give up all the same?
option-row = { $row ->
    [aces] To the ace row
    [kings] To the king row
    [first] To the first ace row
   *[second] To the second ace row
}
option-ray = To the emptied ray { $ray }
option-cross = { $row ->
    [aces] The { CARD($card) } crosses to the ace row
   *[kings] The { CARD($card) } crosses to the king row
}

## Help

hint-said = A hint, and only a guess: { $told }
nothing-fits = { $transfers ->
    [none] No card fits now. Go on.
   *[some] No card fits now, and no transfer would help. Go on.
}
nothing-fits-wind = { $transfers ->
    [none] No card fits any more: the patience does not come out.
   *[some] No card fits any more, and no transfer would help: the patience does not come out.
}
nothing-fits-cross = No card fits at once, but a transfer would help.
nothing-fits-taken-back = Nothing fits but what you have just taken back.
game-yours = The game is yours from here on.
score = Hints: { $hints }. Taken back: { $undos }. Came out: { $won } of { $ended }.

## The places, as a screen reader names them

places-name = The places of the table
spot-ray = { $fits ->
    [yes] The { CARD($card) }, tip of ray { $number }, fits now
   *[no] The { CARD($card) }, tip of ray { $number }
}
spot-inner = { $fits ->
    [yes] The { CARD($card) }, inside the open ray { $number }, fits now
   *[no] The { CARD($card) }, inside the open ray { $number }
}
spot-cloud = { $fits ->
    [yes] The { CARD($card) }, at the end of cloud { $number }, fits now
   *[no] The { CARD($card) }, at the end of cloud { $number }
}
spot-wind = { $fits ->
    [yes] The { CARD($card) }, at the end of the wind’s row, fits now
   *[no] The { CARD($card) }, at the end of the wind’s row
}
spot-pile = { $row ->
    [aces] The { CARD($card) }, top of the ace row, can cross to the king row
   *[kings] The { CARD($card) }, top of the king row, can cross to the ace row
}
spot-onward = { $stage ->
    [start] The stock: lay the first arc
    [arc] The stock: lay the next arc
    [sun-begins] Go on: open the first ray
    [ray] Go on: open the next ray
    [sunset-begins] Go on: the sun begins to set
    [set] Go on: pick up the next ray
    [wind] Go on: let the wind blow
   *[give-up] Give up: leave the cards where they lie
}

## The controls of a player

ui-player-you = yourself
ui-undo = Undo
ui-undo-tip = Take the last move back (U or left arrow)
ui-redo = Redo
ui-redo-tip = Make the move taken back again (R or right arrow)
ui-next = Next
ui-next-tip = Go on: lay the next arc, open or pick up the next ray, call the wind (N)
ui-hint = Hint
ui-hint-tip = A move that may help (H)
ui-fits = What fits
ui-fits-tip = Play one card that fits (F); it never transfers
ui-motion = Cards glide
ui-motion-tip = Show cards moving from place to place
ui-presenter = Presenter view: everything large (P)
ui-keys-more = Keys: left and right arrows go one step, Home and End to the start and the end, space plays and pauses; ? lists all keys.
ui-key-list = Keys: ↑ ↓ go from card to card, Enter plays, N goes on, U and R undo and redo, H gives a hint, F plays a card that fits, ← → Home End step, space plays and pauses, Escape closes a choice, P shows everything large, ? shows this.
