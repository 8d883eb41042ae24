# English. Whole sentences with fields; the terms are those of the project's glossary.
# CARD, RANK and SUIT name a card ($card), its rank, or a suit ($suit).

## Cards

card = { rank } of { suit }
rank = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
list-and = { $head } and { $last }

## Citations

cite = { $text ->
    [B] { $count ->
        [one] the book, clause { $clauses }
       *[other] the book, clauses { $clauses }
    }
    [W] { $count ->
        [one] the web article, § { $clauses }
       *[other] the web article, §§ { $clauses }
    }
   *[S] { $count ->
        [one] the Swedish article, § { $clauses }
       *[other] the Swedish article, §§ { $clauses }
    }
}
cite-variant = the book, variant { $variant }
cite-variant-and = { $count ->
    [one] the book, variant { $variant } and clause { $clauses }
   *[other] the book, variant { $variant } and clauses { $clauses }
}
line = { $text } ({ $cite }.)

## Arcs

start = Two packs lie shuffled in the stock, 104 cards face down. The sun has not risen yet.
part-ordinal = { $arc ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
arc-first = The first arc is laid: thirteen cards in a semicircle, and each begins a ray.
arc-next = The { part-ordinal } arc is laid: one card on every ray.
arc-begins = { $count ->
    [one] The { part-ordinal } arc is laid: one card on every ray; the emptied ray { $rays } begins anew.
   *[other] The { part-ordinal } arc is laid: one card on every ray; the emptied rays { $rays } begin anew.
}
refill-first = { $count ->
    [one] First the emptied ray { $rays } gets a card.
   *[other] First the emptied rays { $rays } get a card each.
}
refill-short = { $count ->
    [one] The stock has only one card left: it goes to the emptied ray { $rays }. Left without a card: { $without }.
   *[other] The stock has only { $count } cards left: they go to the emptied rays { $rays }. Left without a card: { $without }.
}
arc-at-once = The { part-ordinal } arc follows at once: one card on every ray.
arc-short = { $missing ->
    [one] The { part-ordinal } arc stays short: it ends on ray { $ray }, and one card is missing.
   *[other] The { part-ordinal } arc stays short: it ends on ray { $ray }, and { $missing } cards are missing.
}
arc-none = Not one card is left for the { part-ordinal } arc.
stock-gone = The stock is used up: the sun has risen.

## The sun plays

sun-begins = The sun begins to play.
ray-passed = Ray { $ray } has been passed: once again only its tip is playable.
rays-skipped = { $count ->
    [one] Ray { $rays } is empty, and its turn is skipped.
   *[other] Rays { $rays } are empty, and their turn is skipped.
}
ray-open = { $count ->
    [one] Ray { $ray } is opened: it holds a single card.
    [2] Ray { $ray } is opened: both its cards are now playable.
   *[other] Ray { $ray } is opened: each of its { $count } cards is now playable.
}

## Sunset

sunset-begins = The sun has played its last ray and begins to set.
sunset-begins-at-once = Under these rules the sun does not play: sunset begins at once.
set-single = The only card of ray { $ray }, the { CARD($card) }, goes to ray { $to }.
set-turned = Ray { $ray } is gathered and turned over: its base, the { CARD($base) }, goes to ray { $first }; its old tip, the { CARD($tip) }, lands last, on ray { $last }.
set-turned-cloud = { $first ->
    [12] Ray { $ray } is gathered and turned over: its base, the { CARD($base) }, goes to ray 12, and ray 13 gets a card too.
    [13] Ray { $ray } is gathered and turned over: its base, the { CARD($base) }, goes to ray 13, the last one.
   *[more] Ray { $ray } is gathered and turned over: its base, the { CARD($base) }, goes to ray { $first }, and every ray after it gets a card.
}
set-lifted = Ray { $ray } is taken down card by card from its tip: the { CARD($tip) } goes to ray { $first }; the base, the { CARD($base) }, lands last, on ray { $last }.
set-lifted-cloud = { $first ->
    [12] Ray { $ray } is taken down card by card from its tip: the { CARD($tip) } goes to ray 12, and ray 13 gets a card too.
    [13] Ray { $ray } is taken down card by card from its tip: the { CARD($tip) } goes to ray 13, the last one.
   *[more] Ray { $ray } is taken down card by card from its tip: the { CARD($tip) } goes to ray { $first }, and every ray after it gets a card.
}
set-fills = { $count ->
    [one] The empty ray { $rays } gets a card of the packet like any other.
   *[other] The empty rays { $rays } get a card of the packet like any other.
}
cloud-forms = { $count ->
    [one] One card finds no ray: it becomes cloud { $cloud }.
   *[other] There are no rays left for { $count } cards: they gather into cloud { $cloud }.
}
set-last = { $count ->
    [one] Ray { $ray } is the last one: its single card becomes cloud { $cloud }.
   *[other] Ray { $ray } is the last one: all its { $count } cards become cloud { $cloud }.
}
set-last-single = Ray { $ray } is the last one: its single card, the { CARD($card) }, becomes cloud { $cloud }.

## The wind and the end

wind = { $clouds ->
    [one] { $count ->
        [one] The wind blows and finds a single card in the last cloud; it lies alone in the row.
       *[other] The wind blows and mixes what was left of the last cloud: { $count } cards lie in one row.
    }
   *[other] { $count ->
        [one] The wind blows and leaves { $count } card of the clouds in one row.
       *[other] The wind blows and mixes what was left of the clouds: { $count } cards lie in one row.
    }
}
lost-stuck = { $count ->
    [one] Nothing fits any more, and { $count } card stays in the row: the patience does not come out.
   *[other] Nothing fits any more, and { $count } cards stay in the row: the patience does not come out.
}
lost-given-up = { $count ->
    [one] The player gives up while a card could still be placed; { $count } card stays in the row, and the patience does not come out.
   *[other] The player gives up while a card could still be placed; { $count } cards stay in the row, and the patience does not come out.
}
won = The patience comes out: all 104 cards are home.

## To the foundations

part-to-row = { $row ->
    [aces] the ace row
    [kings] the king row
    [first] the first ace row
   *[second] the second ace row
}
base-ray = The { CARD($card) } leaves ray { $number } and opens the { SUIT($suit) } in { part-to-row }.
base-inner = The { CARD($card) } is drawn from inside ray { $number } and opens the { SUIT($suit) } in { part-to-row }.
base-cloud = The { CARD($card) } leaves cloud { $number } and opens the { SUIT($suit) } in { part-to-row }.
base-wind = The { CARD($card) } leaves the wind’s row and opens the { SUIT($suit) } in { part-to-row }.
place-ray = The { CARD($card) } goes from ray { $number } to { part-to-row }, onto the { RANK($onto) }.
place-inner = The { CARD($card) } goes from inside ray { $number } to { part-to-row }, onto the { RANK($onto) }.
place-cloud = The { CARD($card) } goes from cloud { $number } to { part-to-row }, onto the { RANK($onto) }.
place-wind = The { CARD($card) } goes from the wind’s row to { part-to-row }, onto the { RANK($onto) }.
stays-ray = The other { CARD($card) } must wait in ray { $number }: its place in the row is taken.
stays-cloud = The other { CARD($card) } must wait in cloud { $number }: its place in the row is taken.
stays-wind = The other { CARD($card) } must wait where the wind has laid it: its place in the row is taken.
ray-emptied = Ray { $ray } is now empty.
cloud-gone = Cloud { $cloud } is played out.
pile-done = The { SUIT($suit) } of { part-to-row } are complete.
transfer = The { CARD($card) } crosses from { $row ->
    [aces] the king row to the ace row
   *[kings] the ace row to the king row
}.
fits-ray = { $same ->
    [yes] Now the other { RANK($card) }, in ray { $number }, fits on the { RANK($onto) } in { part-to-row }.
   *[no] Now the { RANK($card) } in ray { $number } fits on the { RANK($onto) } in { part-to-row }.
}
fits-cloud = { $same ->
    [yes] Now the other { RANK($card) }, in cloud { $number }, fits on the { RANK($onto) } in { part-to-row }.
   *[no] Now the { RANK($card) } in cloud { $number } fits on the { RANK($onto) } in { part-to-row }.
}
fits-wind = { $same ->
    [yes] Now the other { RANK($card) }, in the wind’s row, fits on the { RANK($onto) } in { part-to-row }.
   *[no] Now the { RANK($card) } in the wind’s row fits on the { RANK($onto) } in { part-to-row }.
}
relocate = The { CARD($card) } gets out of the way: it moves from ray { $ray } to the emptied ray { $to }.
new-tip = The tip of ray { $ray } is now the { CARD($card) }.

## What each stage is about

intro-start = Two packs of 52 cards are shuffled into one stock. The first arc of thirteen cards is about to be laid, and with it the sun rises.
intro-sunrise = { $refill ->
    [empty_first] The sun rises arc by arc: each emptied ray first gets a card, then at once every ray gets one more, until the stock is used up.
   *[with_arc] The sun rises arc by arc: every ray gets one card, an emptied ray too, and eight arcs use up the stock.
}
intro-rows = { $foundations ->
    [two_ace_rows] All eight aces go to the centre in two rows, and on each of them its suit builds up to the king.
   *[aces_and_kings] One ace and one king of each suit go to the centre; the ace row builds up in suit, the king row down.
}
intro-tips = { $relocate ->
    [yes] Only the tip of each ray is playable; it may also be moved to an emptied ray when it stands in the way.
   *[no] Only the tip of each ray is playable, and no card moves from one ray to another.
}
intro-transfers = { $transfers ->
    [aces_to_kings] Where two piles of a suit meet, a top card may cross from the ace row to the king row, but not back.
   *[both] Where two piles of a suit meet, a top card may cross from one row to the other.
}
intro-sun = The rays are opened one after another, ray 1 first, each of them once. Every card of the open ray is playable, and so is the tip of any other; nothing is refilled.
intro-relocate = A playable card that stands in the way may still be moved to an emptied ray.
intro-no-sun = Under these rules sunset follows straight after sunrise: the rays are never opened.
intro-sunset = { $packet ->
    [tip_first] The rays go down one after another: ray 1, then 2 and so on are taken down from the tip, one card to each ray on the right.
   *[base_first] The rays go down one after another: each is gathered, turned over and dealt on the rays to its right, its base first.
}
intro-clouds = { $ends ->
    [last_two] Cards that find no ray make a cloud; its last two cards are playable, as are the tips of the rays that still stand.
   *[both] Cards that find no ray make a cloud; its first and last card are playable, as are the tips of the rays that still stand.
}
intro-wind = No ray is left, and the wind has mixed all the clouds into one row.
intro-wind-ends = { $ends ->
    [last_two] Its last two cards are playable. The wind blows only once: when nothing fits any more, the patience does not come out.
   *[both] Its first and last card are playable. The wind blows only once: when nothing fits any more, the patience does not come out.
}
intro-won = All 104 cards lie on the foundations: the patience comes out.
intro-lost = Cards are left in the wind’s row: the patience does not come out.

## The picture in words

desc-start = { $count ->
    [one] The sun has not risen yet: { $count } card lies in the stock.
   *[other] The sun has not risen yet: all { $count } cards lie in the stock.
}
desc-sunrise = { $count ->
    [0] Sunrise, the { part-ordinal } arc is laid, the stock is used up.
    [one] Sunrise, the { part-ordinal } arc is laid, { $count } card in the stock.
   *[other] Sunrise, the { part-ordinal } arc is laid, { $count } cards in the stock.
}
desc-sun = The sun plays, ray { $ray } is open.
desc-sunset = { $ray ->
    [1] Sunset, ray 1 has set.
    [13] Sunset, all thirteen rays have set.
   *[more] Sunset, rays 1 to { $ray } have set.
}
desc-wind = { $count ->
    [one] The wind has blown, { $count } card lies in one row.
   *[other] The wind has blown, { $count } cards lie in one row.
}
desc-won = The patience comes out: all 104 cards lie on the foundations.
desc-lost = { $count ->
    [one] The patience does not come out: { $count } card is left.
   *[other] The patience does not come out: { $count } cards are left.
}
desc-ray = Ray { $ray }, from base to tip: { $cards }, tip { $tip }.
desc-ray-open = Ray { $ray }, the open one, from base to tip: { $cards }, tip { $tip }.
desc-ray-one = Ray { $ray }: one card, the { $tip }.
desc-rays-empty = { $count ->
    [one] Ray { $rays } is empty.
   *[other] Rays { $rays } are empty.
}
desc-row = In { part-to-row }, on top: { $tops }.
desc-row-begun = In { part-to-row }, on top: { $tops }; not begun: { $suits }.
desc-row-empty = Nothing lies in { part-to-row } yet.
desc-cloud = Cloud { $cloud }: { $cards }.
desc-wind-row = The row: { $cards }.
desc-from-ray = { $name } (ray { $number })
desc-from-cloud = { $name } (cloud { $number })
desc-from-wind = { $name }
desc-playable = Can be placed now: { $cards }.
desc-nothing-fits = No card can be placed now.
desc-transfers = Can cross from row to row: { $cards }.

## Errors: cards, deals, rules

error-unknown = Something is wrong here: { $message }
error-language = There is no language “{ $language }”; the languages are { $languages }.
error-card = “{ $text }” is no card: write the rank (A 2 … 9 T J Q K) and then the suit (C D H S), as in 7H.
error-card_at = Card { $number }, “{ $text }”, is no card: write the rank (A 2 … 9 T J Q K) and then the suit (C D H S), as in 7H.
error-cards = These are no cards: give a text such as 7H AC, or a list of such texts.
error-deck = { $count ->
    [one] This { $count } card is not two packs of 52. Missing: { $missing }. Too many: { $extra }.
   *[other] These { $count } cards are not two packs of 52. Missing: { $missing }. Too many: { $extra }.
}
error-deal = “{ $number }” will not do as a number: a whole number from 0 to { $highest } is needed.
error-deal_text = “{ $text }” is no deal number: write a whole number.
error-wind_empty = The wind row given is empty.
error-wind_row = The wind row given does not hold the cards left in the clouds. Given: { $row }. Left: { $cards }.
error-position = { $count ->
    [one] This position is impossible, for { $count } reason: { $problems }.
   *[other] This position is impossible, for { $count } reasons: { $problems }.
}
error-rules_book = There is no rule book “{ $book }”; the rule books are { $books }.
error-rules_switch = The rules have no switch “{ $switch }”; the switches are { $switches }.
error-rules_value = The switch { $switch } cannot be “{ $value }”; it can be { $allowed }.
error-rules_twice = The switch { $switch } stands twice.
error-rules_transfers = The switch transfers={ $value } has no meaning with two ace rows: both build up, and no card could ever cross. Set transfers=none as well.

## Errors: moves

error-move_text = “{ $move }” is no move: moves look like next, r7>A, r7.2>K, c3.1>A, A>K:H or r4>r9.
error-no_move = There is no such move.
error-nothing_to_undo = There is no move to undo.
error-nothing_to_redo = There is no move to redo.
error-no_position = There is no position { $at }: the game has the positions 0 to { $last }.
error-no_stage = This game does not get as far as that stage.
error-game_over = { $stage ->
    [won] The game is over: the patience has come out.
   *[lost] The game is over: the patience did not come out.
}
error-ray_set = Ray { $ray } has set.
error-ray_empty = Ray { $ray } is empty.
error-ray_short = { $count ->
    [one] Ray { $ray } holds { $count } card: there is no card { $card }.
   *[other] Ray { $ray } holds { $count } cards: there is no card { $card }.
}
error-is_tip = Card { $card } is the tip of ray { $ray }, and a tip is written r{ $ray }.
error-ray_passed = Ray { $ray } has been passed: only its tip is playable, not card { $card }.
error-ray_not_open = Ray { $ray } is not open yet: only its tip is playable, not card { $card }.
error-not_tip = Only the tip of ray { $ray } is playable: card { $card } lies under other cards.
error-no_cloud = There is no cloud { $cloud }.
error-cloud_empty = Cloud { $cloud } is played out.
error-cloud_short = { $count ->
    [one] Cloud { $cloud } holds { $count } card: there is no card { $card }.
   *[other] Cloud { $cloud } holds { $count } cards: there is no card { $card }.
}
error-not_cloud_end = Only the first and the last card of cloud { $cloud } are playable, not card { $card }.
error-not_last_two = Only the last two cards of cloud { $cloud } are playable, not card { $card }.
part-error-row = { $row ->
    [aces] ace row
    [kings] king row
   *[second] second ace row
}
error-no_row = Under these rules there is no { part-error-row }: { $card } cannot go there.
error-first_row_takes = { $card } goes to the first ace row as long as it fits there.
error-pile_full = The { SUIT($suit) } of the { part-error-row } are complete.
error-no_base = The { SUIT($suit) } of the { part-error-row } are not begun: they begin with { $wanted }, not with { $card }.
error-has_base = The { SUIT($suit) } of the { part-error-row } have their base card already: { $card } must wait, { $wanted } comes next.
error-does_not_fit = The { SUIT($suit) } of the { part-error-row } want { $wanted }, not { $card }.
error-transfer_two_rows = With two ace rows no card crosses from row to row.
error-transfer_none = Under these rules no card crosses from row to row.
error-transfer_one_way = Under these rules cards cross only from the ace row to the king row.
error-transfer_no_pile = The { SUIT($suit) } cannot cross: both piles of the suit must have been begun.
error-transfer_not_met = { $card } cannot cross: it does not fit on { $top }.
error-transfer_base = The top card of the { SUIT($suit) } in the { part-error-row } is the base card, and a base card stays.
error-relocate_none = Under these rules no card moves from one ray to another.
error-relocate_late = There are no rays any more.
error-ray_not_empty = Ray { $ray } is not empty.
error-only_card = Ray { $ray } holds only this card: moving it would gain nothing.

## Errors: records

error-comment_braces = A comment cannot hold the signs “{"{"}” and “{"}"}”.
error-comment_text = A comment must be a text.
error-record_file = The file “{ $name }” is not accessible: { $reason }.
error-tag_twice = The tag { $tag } stands twice in the record.
error-tag_name = “{ $tag }” cannot be a tag of your own: one word is needed that the record does not use itself.
error-tag_text = The tag { $tag } must be one line of text.
error-record_no_tags = This is no record of Sun: it does not begin with tags.
error-record_utf8 = This is no record: byte { $byte } is not UTF-8 text.
error-record_empty = The record is empty.
error-record_type = A record must be a text.
error-record_huge = This is no record: it is larger than { $size } bytes.
error-record_comment = In line { $line } a comment is not closed, or closed without having been opened; the record may have been cut off.
error-record_cut = The record ends before the tag Result; it may have been cut off.
error-record_game = This is no record of Sun: the tag Game must say Sun.
error-record_scheme = The record is of scheme { $scheme }; this version reads scheme { $known }.
error-tag_missing = The tag { $tag } is missing in the record.
error-record_deal = A record needs one of the tags Deal and Deck, and not both.
error-record_wind = A record can have only one of the tags Wind and WindRow.
error-record_result = The tag Result says “{ $result }”; it can say won, lost or *.
error-tag_number = The tag { $tag } says “{ $text }”, and that is no number.
error-record_move = Move { $number }, “{ $move }”: { $reason }
error-record_ends = { $count ->
    [one] The tag Result says “{ $result }”, but after { $count } move the game stands at “{ $ends }”; the record may have been cut off or changed.
   *[other] The tag Result says “{ $result }”, but after { $count } moves the game stands at “{ $ends }”; the record may have been cut off or changed.
}

## Errors: players

error-player = There is no player “{ $name }”; the players are { $players }.
error-player_endless = { $most ->
    [one] The player { $name } did not end the game in { $most } move.
   *[other] The player { $name } did not end the game in { $most } moves.
}
error-player_move = The player { $name } made an illegal move, move { $number }, “{ $move }”: { $reason }
error-not_over = The game is not over yet.

## Errors: pictures

error-theme = There is no theme “{ $name }”; the themes are { $known }.
error-suits = Suits cannot be coloured “{ $value }”: write two or four.
error-dpi = The value dpi cannot be “{ $value }”: it is a number from { $low } to { $high }.
error-size = The value size cannot be “{ $value }”: it is a width and a height, each from { $low } to { $high }.
error-pixels = A picture of { $width } × { $height } pixels cannot be made: change size or dpi.
error-picture_subject = A picture shows a Game or a Position, not { $type }.
error-picture_step = A step is given as the Position before it and the Move that led here.

## The explorer: the controls

ui-first = To the start
ui-first-tip = Go back to before the first arc (Home)
ui-back = Back
ui-back-tip = One step back (left arrow)
ui-forward = Forward
ui-forward-tip = One step forward (right arrow)
ui-last = To the end
ui-last-tip = Go to the last step (End)
ui-play = Play
ui-play-tip = Go on step by step by itself (space)
ui-pause = Pause
ui-pause-tip = Stop here (space)
ui-speed = Speed
ui-speed-tip = How fast the steps follow each other
ui-deal = Deal
ui-deal-tip = The number of the deal: any whole number from 0 on
ui-another-deal = Another deal
ui-another-deal-tip = Shuffle and take another deal
ui-rules = Rules
ui-rules-tip = The rule book that the patience is played by
ui-language = Language
ui-language-tip = The language of every word and of the letters on the cards
ui-player = Player
ui-player-tip = Who chooses the moves
ui-position = Step
ui-position-tip = Drag to any step of the game
ui-stage = Stage
ui-stage-tip = Jump to the beginning of this stage
ui-settings = Settings
ui-settings-tip = Change the look of the picture
ui-step = { $stage }: step { $step } of { $last }
ui-theme = Theme
ui-theme-tip = The colours of the picture
ui-suits = Suit colours
ui-suits-tip = Two colours, or a colour of its own for each suit
ui-moved = What moved
ui-moved-tip = Mark the cards that the last step moved
ui-playable-mark = What can be placed
ui-playable-mark-tip = Mark the cards that can be placed now
ui-numbers = Ray numbers
ui-numbers-tip = Write its number beside each ray
ui-close = Close
ui-close-tip = Close this message

## The explorer: choices and texts

ui-recorded = the recorded game
ui-player-plain = plain: places all that fits
ui-player-careful = careful: thinks first
ui-player-expert = expert: thinks far ahead
ui-book-ru-book = The book
ui-book-ru-book-v1 = The book, variant 1
ui-book-ru-book-v2 = The book, variant 2
ui-book-ru-web = The web article
ui-book-sv-wiki = The Swedish article
ui-theme-light = light
ui-theme-dark = dark
ui-theme-contrast = high contrast
ui-suits-two = two colours
ui-suits-four = four colours
ui-stage-start = Before sunrise
ui-stage-sunrise = Sunrise
ui-stage-sun = The sun plays
ui-stage-sunset = Sunset
ui-stage-wind = The wind
ui-stage-won = The patience comes out
ui-stage-lost = It does not come out
ui-error-title = That will not do
ui-keys = Keys: left and right arrows go one step, Home and End to the start and the end, space plays and pauses.
ui-table = The table of the patience Sun
ui-title = The patience Sun
ui-live = Run this cell to bring the table to life.
ui-no-javascript = This is a still picture: open the notebook in Jupyter and run the cell to bring it to life.

## Explaining

why-ours = { $kind ->
    [notation] our way of writing moves
    [switch] our own addition to the rules
   *[reading] our reading
}
why-tip = The { CARD($card) } lies free: it is the tip of ray { $number }.
why-inner = The { CARD($card) } lies free: ray { $number } is open, and each of its cards is playable.
why-cloud = { $end ->
    [only] The { CARD($card) } lies free: it is the only card of cloud { $number }.
    [first] The { CARD($card) } lies free: it is the first card of cloud { $number }.
    [before] The { CARD($card) } lies free: it is the last card but one of cloud { $number }.
   *[last] The { CARD($card) } lies free: it is the last card of cloud { $number }.
}
why-wind = { $end ->
    [only] The { CARD($card) } lies free: it is the only card of the wind’s row.
    [first] The { CARD($card) } lies free: it is the first card of the wind’s row.
    [before] The { CARD($card) } lies free: it is the last card but one of the wind’s row.
   *[last] The { CARD($card) } lies free: it is the last card of the wind’s row.
}
why-base = The { SUIT($suit) } of { part-to-row } are not begun yet: they begin with the { RANK($card) }.
why-onto = The { SUIT($suit) } of { part-to-row } end with the { RANK($onto) }, and the { RANK($card) } comes next.
why-other-row = The card would fit in { part-to-row } too: the choice is the player’s.
why-met = The { SUIT($suit) } of the two rows have met: the ace row has reached the { RANK($low) }, the king row the { RANK($high) }.
why-cross = { $way ->
    [one-way] Under these rules a top card may then cross from the ace row to the king row, but not back.
    [kings] Only the ace row’s top card may cross: in the king row the base card is on top, and it stays.
    [aces] Only the king row’s top card may cross: in the ace row the base card is on top, and it stays.
   *[both] A top card may then cross from one row to the other.
}
why-relocate = Ray { $to } is empty, and under these rules a playable card may be moved to an emptied ray.
why-go-on = { $count ->
    [0] Nothing can be placed now, and going on is always allowed.
    [one] One card can still be placed, but nothing is forced: going on is always allowed.
   *[other] { $count } cards can still be placed, but nothing is forced: going on is always allowed.
}
why-next-arc = The { part-ordinal } arc is laid next.
why-next-open = Ray { $ray } is opened next.
why-next-set = Ray { $ray } sets next.
why-next-wind = No ray is left: the wind blows next.
why-next-end = The wind has blown already: going on now means giving up.
opens-nothing = No new card can be placed after this.
opens-cards = { $count ->
    [one] A new card can be placed now: { $cards }.
   *[other] New cards can be placed now: { $cards }.
}
opens-more = { $count ->
    [one] New cards can be placed now: { $cards } and one more.
   *[other] New cards can be placed now: { $cards } and { $count } more.
}
