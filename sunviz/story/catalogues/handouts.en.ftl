# English. Handouts: what stands on the pages for a class, and what can be wrong with a handout.

## Handouts: on every page

handout-heading = Sun, a patience for two packs
handout-page = Page { $page } of { $pages }
handout-deal = Deal { $number }
handout-deck = A deal of one’s own
handout-step = after step { $step }
handout-placed = { $count ->
    [one] { $count } card on the foundations
   *[other] { $count } cards on the foundations
}
handout-name = Name
handout-class = Class
handout-date = Date

## Handouts: the position

handout-red = The red suits are hollow here: ♡ hearts, ♢ diamonds.
handout-last-step = The last step
handout-rule = The rule now

## Handouts: questions and answers

handout-questions = Questions
handout-ask-plan = What would you do now, and why?
handout-plan-answer = Every allowed move that is well reasoned will do. A careful player does this:
handout-answers = Answers
handout-darts = A dart points at each card that can be placed now.

## Handouts: laying by hand

handout-lay = A deal to lay
handout-lay-how = { $refill ->
    [empty_first] Take two packs. Lay the 104 cards face up on one another in this order, row by row, and turn the pile over: now the first card lies on top, and this is the stock. A row here is no arc: an emptied ray gets its card first.
   *[with_arc] Take two packs. Lay the 104 cards face up on one another in this order, row by row, and turn the pile over: now the first card lies on top, and this is the stock. Each row is an arc: one card for every ray.
}
handout-arc = Arc { $arc }
handout-ray = Ray
handout-wind-given = The wind’s row is given, too: { $row }
handout-wind = The wind by hand
handout-wind-how = When the wind blows, put the cards of all clouds in one row, cloud 1 first, and count them. In the line of that number stands the new order: if the line begins with 5, the fifth card now lies first. The table goes up to { $most } cards; more of them are left only very seldom.

## Errors: handouts

error-handout_suffix = “{ $name }” is no PDF by its ending: the name must end with .pdf.
error-handout_questions = A handout cannot have “{ $count }” questions: it has from 0 to { $most }.
error-handout_answers = The answers cannot stand “{ $value }”; the choices are { $known }.
error-handout_source = A handout is made of a game, a position, a deal number or a record, not of “{ $type }”.
