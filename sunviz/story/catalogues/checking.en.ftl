# English. Whether a deck or a record written by hand is in order.

## Checking

check-deck = All 104 cards are here: two of each.
check-record = { $stage ->
    [won] { $count ->
        [one] The record is in order: { $count } move. The patience comes out.
       *[other] The record is in order: { $count } moves. The patience comes out.
    }
    [lost] { $count ->
        [one] The record is in order: { $count } move. The patience does not come out.
       *[other] The record is in order: { $count } moves. The patience does not come out.
    }
   *[sun] { $count ->
        [one] The record is in order: { $count } move. The game is not over.
       *[other] The record is in order: { $count } moves. The game is not over.
    }
}
