# English. Every clause of the three texts in our own words, and how they stand beside each other.

## Clauses: the book

clause-B-1 = Two packs, 104 cards in all, are shuffled well into one stock. Its top cards are laid one by one, face up, until thirteen of them form a semicircle: this is the first arc, and each of its cards begins a ray.
clause-B-2 = One ace of each suit goes from the arc to the centre and begins the ace row, and one king of each suit begins the king row; a second ace or king of the suit stays in its ray. On an ace the suit builds up from the two to the king, on a king it builds down from the queen to the ace. What fits may be built on straight away: in the book’s example the ace and two of clubs and the king and queen of diamonds leave the first arc.
clause-B-3 = Thirteen more cards come from the stock, one by one and face up. They make the rays longer, and every emptied place of the first arc gets its card among them.
clause-B-4 = Both rows are built on as before, now from rays that hold cards of two arcs. Only the tip of each ray is playable, which means that it may go to one of the rows. Once it is gone, the next card is the tip and playable at once.
clause-B-5 = Arc follows arc, and the rows go on growing by the same rules. With the eighth arc the stock is used up.
clause-B-6 = When there is need, a card that fits may cross from the king row to the ace row, or from the ace row to the king row. It does so to lay open a card on which a card of some ray can be placed.
clause-B-7 = The sun plays: the rays are opened one after another, ray 1 first, and every card of the open ray is playable, as are the tips of all rays. Once a ray has been passed, only its tip is playable again. The rows go on growing.
clause-B-8 = At sunset the cards of ray 1 are gathered into a packet, their order kept, and turned face down: the old tip lies lowest. From its top the packet is dealt face up, one card to ray 2 and one to each ray after it. Every card so dealt becomes the tip of its ray and is playable.
clause-B-9 = Ray 2 is gathered and dealt in the same way, then ray 3, and so on with all the rays.
clause-B-10 = A ray may be played out as its cards go to the rows. Its empty place takes a card of the packet that is dealt next.
clause-B-11 = When a packet has more cards than there are rays left, the surplus is laid face up beside the sun as a row, a cloud; a ray makes one cloud and no more. The two end cards of a cloud are playable, again and again, until the cloud is played out.
clause-B-12 = If clouds are left, one last mercy is given: the wind drives them into one. Their cards are shuffled and laid in a single row, which is played like any cloud. If some of them find no place in the ace row or the king row, the patience does not come out.
clause-B-V1 = Everything is as in the main form of the patience, but stage two, clause 7, falls away: sunset follows straight after sunrise.
clause-B-V2 = The cards are built on two ace rows, in suit and only up. In addition, a playable card that stands in the way may move from any ray to a place of the arc that was emptied when a whole ray was played out. All else is as in the main form.

## Clauses: the web article

clause-W-1 = Two packs are put together and shuffled well into one stock, and thirteen cards are laid face up as an arc: the sun is rising. The rest of the stock waits.
clause-W-2 = Inside the arc there is room for eight piles, which four aces and four kings, one of each suit, begin as play goes on. On an ace its suit builds up, on a king it builds down: first the aces and kings go there, then whatever continues a pile. The patience comes out when all cards lie on these piles.
clause-W-3 = When nothing in the arc fits any more, the stock first fills the places that have become empty. Then at once one more row is laid over the whole arc.
clause-W-4 = So it goes on until the whole stock is laid out and the sun has risen. Moving a card from one place of the arc to another is forbidden.
clause-W-5 = When there is need, a card may cross from an ace pile to a king pile. Nothing is said of the way back.
clause-W-6 = Then the rays are opened one after another, clockwise from the leftmost. All cards of the ray whose turn it is are playable, and so are the tips of all the others. In the article’s example the first two rays give nothing, and the third gives the sevens of clubs and diamonds.
clause-W-7 = When the last ray has played, the sun sets: the leftmost ray is taken up, and its cards go one by one to the rays next to it, clockwise. All the rays follow in the same way. The order in which the cards of a ray come is not told.
clause-W-8 = Cards that are left over form a cloud, and its last two cards are playable. Ray 13, the last of all, becomes a cloud whole.
clause-W-9 = When the sun has set, and clouds but no rays are left, the wind mixes them all into one. The last two cards of this cloud, too, are playable. What becomes of cards that find no place is not told.

## Clauses: the Swedish article

clause-S-1 = Two packs are shuffled together. Thirteen of the cards are laid in a semicircle, where the rays of the sun begin.
clause-S-2 = The base cards are four aces and four kings, one of each suit; as they appear they go to the middle of the sun. On the aces the suits build up to the king, on the kings they build down to the ace.
clause-S-3 = The example shows a first arc with two aces of clubs: one of them may go to the ace row, and the two of clubs on it. The king of diamonds may go to the king row, and the queen of diamonds on it.
clause-S-4 = When the first arc has given all it can, the second is laid, again of thirteen cards from the stock. Every ray, an empty one too, grows by one card.
clause-S-5 = The playable card of a ray is its tip, the card farthest from the middle; if it fits, it may go to the ace row or the king row. Once it is gone, the card under it is free.
clause-S-6 = A card that fits may also cross between the rows, from the aces to the kings or from the kings to the aces. It makes way for a free card of some ray.
clause-S-7 = Arcs are laid eight times in all, and then the stock is used up. After each of them the free cards that fit go to the rows.
clause-S-8 = In stage two the rays have their turn one after another, ray 1 first: all cards of the ray in turn are playable, as are the tips of the others. A ray that has had its turn keeps only its tip as a playable card. Cards go to the rows by the same rules as before.
clause-S-9 = If the patience has not come out by then, ray 1 is gathered into a packet, its order kept, and turned face down, so that its tip lies lowest. The packet is dealt one by one to ray 2, ray 3 and so on, empty rays included; the cards dealt become tips and are playable. The other rays follow in the same way.
clause-S-10 = When too few rays stand to the right of the one that is dealt, the cards left over are laid face up in a row beside the sun. The first and the last card of each such cloud are playable.
clause-S-11 = If clouds are left, the wind makes one of them all: their cards are gathered, shuffled and laid in a row, and its two end cards are playable. If not all of them can be placed even so, the patience does not come out.

## Clauses side by side

beside-agrees = { $text ->
    [B] { $count ->
        [one] The book says the same (clause { $clauses }).
       *[other] The book says the same (clauses { $clauses }).
    }
    [W] { $count ->
        [one] The web article says the same (§ { $clauses }).
       *[other] The web article says the same (§§ { $clauses }).
    }
   *[S] { $count ->
        [one] The Swedish article says the same (§ { $clauses }).
       *[other] The Swedish article says the same (§§ { $clauses }).
    }
}
beside-silent = { $text ->
    [B] The book is silent about this.
    [W] The web article is silent about this.
   *[S] The Swedish article is silent about this.
}
part-differs = { $text ->
    [B] { $count ->
        [one] The book differs (clause { $clauses })
       *[other] The book differs (clauses { $clauses })
    }
    [W] { $count ->
        [one] The web article differs (§ { $clauses })
       *[other] The web article differs (§§ { $clauses })
    }
   *[S] { $count ->
        [one] The Swedish article differs (§ { $clauses })
       *[other] The Swedish article differs (§§ { $clauses })
    }
}
differs-refill = { $text ->
    [W] { part-differs }: each emptied ray first gets a card of its own, then at once the whole arc is laid.
   *[common] { part-differs }: every ray gets one card, and an emptied ray gets no more than that.
}
differs-arcs = { $text ->
    [W] { part-differs }: emptied rays take cards of their own, so the stock may end in the middle of an arc, and even before the eighth.
   *[common] { part-differs }: there are always eight arcs, and the eighth takes the last card of the stock.
}
differs-transfers = { $text ->
    [W] { part-differs }: a card may cross from the ace row to the king row only.
   *[common] { part-differs }: a card may cross between the rows both ways.
}
differs-clouds = { $text ->
    [W] { part-differs }: the last two cards of a cloud are playable.
   *[common] { part-differs }: the first and the last card of a cloud are playable.
}
differs-wind = { $text ->
    [W] { part-differs }: the last two cards of the wind’s row are playable.
   *[common] { part-differs }: the first and the last card of the wind’s row are playable.
}
note-spares = It says nothing of a second ace or king of a suit.
note-order = It leaves open which card of a ray is dealt first.
note-order-empty = It leaves open which card of a ray is dealt first, and it does not name empty rays.
note-base-first = It tells the order as well: the base of the ray is dealt first.
note-ban = { $text ->
    [B] Nowhere does it forbid moves between rays in so many words; only variant 2 allows them.
   *[S] It does not speak of moves between rays.
}
note-same = Under the rules of the web article it is played in the same way.

## Errors: clauses

error-text_id = There is no text “{ $text }”; the texts are B (the book), W (the web article) and S (the Swedish article).
error-clause = The text { $text } has no clause “{ $clause }”; it has { $clauses }.
