### The strip under the slider: what each step of a game was worth.

ui-analysis = How good was each move?
ui-analysis-tip = Show for each step how likely the game was to come out, and where it was lost
ui-win = Show me a win
ui-win-tip = Look for a way to win from here, knowing all cards, and play it
ui-player-solved = a way to win

strip-name = What each step was worth
strip-go = ◆ To step { $at }
strip-go-tip = Show the table before the move that lost the game
strip-line = Play the better way
strip-line-tip = Show a way to win from the step before the mistake
strip-working = Still working it out: { $done ->
    [one] { $done } step
   *[other] { $done } steps
} of { $all } done.
strip-could = As the cards lie, the game could be won from every step.
strip-never = As the cards lie, nobody could have won this deal.
strip-lost = As the cards lie, the game could be won up to step { $before }. The move of step { $at } lost it.
strip-between = As the cards lie, the game could be won up to step { $before }, and no longer from step { $at }. Where between them it was lost was not found out.
strip-hopeless = As the cards lie, the game can no longer be won from step { $at }. Whether it could before was not found out.
strip-up-to = As the cards lie, the game could be won up to step { $before }. Whether it could later was not found out.
strip-open = Whether this game could be won was not found out.
strip-better = Instead: { $told }

win-looking = Looking for a way to win …
win-shown = From here the game can be won: { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}. Step on to see how.
win-none = From here the game can no longer be won, as the cards lie.
win-unknown = No way to win was found from here. There may still be one.
hint-sure = { $wind ->
    [blown] This wins: { $told }
   *[still] This wins, whatever the wind does: { $told }
}
hint-chance = A hint: { $told } { $chance }

ui-wish = Wish
ui-wish-tip = What kind of deal “Another deal” looks for
ui-wish-any = any deal
ui-wish-thinking = thinking wins it
ui-wish-hard = a hard one
ui-wish-transfer = one transfer decides
ui-wish-lost = other rules lose it
wish-looking = Looking for such a deal …
wish-none = No such deal was found. Another try may find one.
wish-thinking = Deal { $number }: the plain player loses it, and the careful one wins it.
wish-hard = Deal { $number }: even the careful player loses it, and yet it can be won.
wish-transfer = Deal { $number }: it can be won by a transfer, made by the careful player at step { $at }. From there nobody could win without one.
wish-lost = Deal { $number }: under these rules it can be won. Played with both of the book’s variants at once (two ace rows, and the sun does not play), it is lost, whatever one does.
error-wish = There is no wish “{ $wish }”. The wishes are { $wishes }.
