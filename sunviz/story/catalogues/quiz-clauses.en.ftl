# Each clause in one short sentence, to choose from in the quiz.

## Short clauses: the book

quiz-short-B-1 = Two packs are shuffled, and thirteen cards in a semicircle form the first arc.
quiz-short-B-2 = One ace and one king of each suit open the rows; the suits build up on the aces and down on the kings.
quiz-short-B-3 = Thirteen more cards are laid, one on every ray, the emptied ones included.
quiz-short-B-4 = Only the tip of each ray is playable; once it is gone, the next card is the tip.
quiz-short-B-5 = Arc follows arc until the eighth uses up the stock.
quiz-short-B-6 = A card that fits may cross from one row to the other.
quiz-short-B-7 = The rays are opened one after another: every card of the open ray is playable, but only the tip of any other.
quiz-short-B-8 = Ray 1 is gathered, turned over and dealt to the rays after it; each card dealt becomes a playable tip.
quiz-short-B-9 = Ray 2 and all later rays set in the same way.
quiz-short-B-10 = An emptied ray takes a card of the packet that is dealt next.
quiz-short-B-11 = Cards that find no ray become a cloud; its two end cards are playable.
quiz-short-B-12 = The wind mixes all clouds into one row, which is played like a cloud.
quiz-short-B-V1 = Stage two falls away: sunset follows straight after sunrise.
quiz-short-B-V2 = There are two ace rows, and both build up; a playable card in the way may move to an emptied ray.

## Short clauses: the web article

quiz-short-W-1 = Two packs are shuffled, and thirteen cards form an arc.
quiz-short-W-2 = Four aces and four kings begin the piles; the suits build up on the aces and down on the kings.
quiz-short-W-3 = The emptied places are filled first, and then a whole row is laid.
quiz-short-W-4 = The stock is laid out to its end; no card moves from place to place in the arc.
quiz-short-W-5 = A card may cross from an ace pile to a king pile.
quiz-short-W-6 = The rays are opened one after another: every card of the open ray is playable, but only the tip of any other.
quiz-short-W-7 = The leftmost ray is taken up and dealt to the rays after it, and then all the others likewise.
quiz-short-W-8 = Cards that find no ray form a cloud; its last two cards are playable.
quiz-short-W-9 = The wind mixes all clouds into one; its last two cards are playable.

## Short clauses: the Swedish article

quiz-short-S-1 = Two packs are shuffled, and thirteen cards in a semicircle begin the rays.
quiz-short-S-2 = Four aces and four kings are the base cards; the suits build up on the aces and down on the kings.
quiz-short-S-3 = In the example an ace, a two, a king and a queen leave the first arc.
quiz-short-S-4 = The next arc is laid, and every ray, an empty one too, grows by one card.
quiz-short-S-5 = The tip of a ray is playable; once it is gone, the card under it is free.
quiz-short-S-6 = A card that fits may cross between the rows, either way.
quiz-short-S-7 = Eight arcs in all use up the stock.
quiz-short-S-8 = The rays have their turn one after another: every card of the ray in turn is playable, but only the tip of any other.
quiz-short-S-9 = Ray 1 is gathered, turned over and dealt to the rays after it, empty ones too; each card dealt becomes a playable tip.
quiz-short-S-10 = Cards that find no ray are laid in a row; its first and its last card are playable.
quiz-short-S-11 = The wind makes one row of all clouds; its two end cards are playable.
