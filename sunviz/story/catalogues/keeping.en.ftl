# English. Keeping and sharing: records, files, comments, deals entered by hand.

## The record

keep-title = Keep and share
keep-record = The record of the game up to this step
keep-record-help = It stays here even when Python no longer answers. Then copy or download it, restart Python, run the cell again and open the record below.
keep-copy = Copy record
keep-copy-tip = Put the record on the clipboard
keep-copied = Copied.
keep-not-copied = The browser does not allow copying by itself. The text is selected: copy it now.
keep-download = Download
keep-download-tip = Save the record as a file on your own computer
keep-python = Copy as Python
keep-python-tip = Copy the cell that brings this very position back
keep-short = The same as a short text, for an e-mail or a link; comments stay behind
keep-copy-short = Copy short text
keep-copy-short-tip = Put the short text on the clipboard

## Comments

keep-comment = { $step ->
    [0] Comment before the first step
   *[more] Comment on step { $step }
}
keep-comment-save = Keep comment
keep-comment-save-tip = Write the comment into the record; an empty one is removed
keep-comment-kept = The comment stands in the record.
keep-comment-gone = This step has no comment now.
keep-remark = Comment:

## Files

keep-files = Save and open
keep-path = File on the computer that Python runs on
keep-path-tip = The path of a file on the computer that Python runs on; ~ is your home folder
keep-save = Save
keep-save-tip = Save the record to this path
keep-load = Open
keep-load-tip = Open the record at this path
keep-upload = Open a file of your own (up to 1 MB)
keep-upload-tip = Choose a record on your own computer
keep-paste = Or paste a record or a short text here
keep-paste-load = Open what is pasted
keep-paste-load-tip = Open the record or the short text that stands in the box
keep-exists = “{ $name }” is there already. Save over it?
keep-yes = Save over it
keep-no = Leave it as it is
keep-saved = Saved: { $name }
keep-not-saved = Nothing was saved.
keep-yours = Opened at step { $step }, where it was left. Go on from here: the game is yours.
keep-whole = Opened: this game is finished, and it is shown from its start.
keep-silent = Python does not answer. It may be busy with another cell; if it is lost, copy or download the record above, restart Python, run the cell again and open the record there.

## A deal entered by hand

entry-title = Enter a deal
entry-text = The 104 cards, the one dealt first coming first
entry-help = Write each card by its letter or number and its suit, such as 7♥, 10♣ or Q♠, or press the cards below.
entry-pack = The cards, and how many of each are left
entry-button = { $left ->
    [0] { CARD($card) }, none left
   *[some] { CARD($card) }, { $left } left
}
entry-seen = What has been understood, thirteen cards a row
entry-undo = Remove the last card
entry-undo-tip = Remove the card at the end of the text
entry-clear = Remove all
entry-clear-tip = Begin anew with an empty text
entry-wind = Wind number (optional)
entry-wind-tip = Any whole number from 0 on: it decides how the wind mixes the cards
entry-deal = Lay this deal
entry-deal-tip = Check the cards and lay them by the rules chosen above
entry-so-far = Cards so far: { $count } of 104.
entry-all = All 104 cards are here: the deal can be laid.
entry-laid = The deal is laid. It is shown from its start.

## Errors: keeping and sharing

error-entry_card = Card { $number }, “{ $text }”, is no card: its letter or number and its suit are needed, as in 7♥, 10♣ or Q♠.
error-entry_third = Card { $number }, { $card }, is one too many: there are { $count } of them here, and two packs hold two.
error-entry_short = Only { $count } of the 104 cards are here; still missing: { $lack }.
error-entry_missing = There are { $count } of the 104 cards here. Missing: { $missing }.
error-keep_path = “{ $name }” is not the path of a file.
error-keep_no_path = The path is missing: write which file is meant.
error-keep_save = { $why ->
    [missing] Nothing was saved: the folder for “{ $name }” does not exist.
    [denied] Nothing was saved: “{ $name }” may not be written.
    [folder] Nothing was saved: “{ $name }” is a folder. Write a file name as well.
    [special] Nothing was saved: “{ $name }” is no ordinary file.
    [full] Nothing was saved: there is no room left for “{ $name }”.
    [long] Nothing was saved: the name “{ $name }” is too long.
   *[unknown] “{ $name }” could not be saved. The system says: { $said }.
}
error-keep_load = { $why ->
    [missing] Nothing was opened: the file “{ $name }” does not exist.
    [denied] Nothing was opened: “{ $name }” may not be read.
    [folder] Nothing was opened: “{ $name }” is a folder. Write a file name as well.
    [special] Nothing was opened: “{ $name }” is no ordinary file.
    [full] Nothing was opened: there is no room left to read “{ $name }”.
    [long] Nothing was opened: the name “{ $name }” is too long.
   *[unknown] “{ $name }” could not be read. The system says: { $said }.
}
error-share_form = This is no short text of a game, or a part of it is missing. One looks like this: sun1.1961.ru-book.1_0.1fvaw1c.
error-share_version = The short text is of version { $version }; this version of sunviz reads { $known }.
error-share_changed = The short text was changed on its way: its last part, the check, does not fit. Copy it once more, whole.
error-share_long = { $moves ->
    [one] A game of { $moves } move is too long for a short text: share its record.
   *[other] A game of { $moves } moves is too long for a short text: share its record.
}
