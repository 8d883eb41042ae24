# English. A rare chance: how rarely sunrise alone brings the patience out.

## Rare chances: what they tell

rare-won = { $form ->
    [percent] Rules: { $rules }. Player: { $player }. The patience comes out at sunrise with a chance of { $chance }; in the long run { $low } to { $high }.
   *[one_in] Rules: { $rules }. Player: { $player }. The patience comes out at sunrise in one deal out of { $chance }; in the long run one out of { $low } to one out of { $high }.
}
rare-cards = { $form ->
    [percent] Rules: { $rules }. Player: { $player }. When sunrise ends, { $count } or more cards are placed with a chance of { $chance }; in the long run { $low } to { $high }.
   *[one_in] Rules: { $rules }. Player: { $player }. When sunrise ends, { $count } or more cards are placed in one deal out of { $chance }; in the long run one out of { $low } to one out of { $high }.
}
rare-known = Cards known beforehand, from the top of the stock: { $count }.

## Rare chances: errors

error-rare_number = A whole number from { $least } to { $most } is needed for { $name }, not { $given }.
error-rare_known = Among the known cards these are too many: { $cards }. Two packs hold each card twice.
error-rare_goal = No deal placed so many cards at sunrise as { $at_least }; the most was { $most }. Raise { $option }, or take a lower goal.
error-rare_spread = The repeats differ too much to tell the chance. Raise { $option }.
error-rare_file = The file { $path } keeps no chance.
error-rare_text = The text keeps no chance.
