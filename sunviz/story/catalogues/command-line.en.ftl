# English. The command line: its help, what it prints, and what can be wrong with a command.

## Help

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-status = Exit status
cli-any-options = [OPTIONS]
cli-any-command = COMMAND [OPTIONS]
cli-default = { $help } By default: { $default }.
cli-known = { $help } There are: { $known }.
cli-see-help = More about it: { $command }
cli-broken-off = Broken off.
cli-status-0 = all is done; every record is in order
cli-status-1 = something could not be done, or a record is not in order
cli-status-2 = the command was not understood
cli-status-130 = broken off with Ctrl-C

## Help: the commands

cli-about-sunviz = Sun, a patience for two packs: play it, draw it, check records of it, and find out how often it comes out.
cli-about-simulate = Plays many deals and tells how often the patience comes out. With a file for the rows, nothing is lost when Ctrl-C breaks in: the same command goes on from there.
cli-about-draw = Draws a step of a game: of a record, or of a deal that a player plays.
cli-about-animate = Writes a moving picture of a game, of one of its stages or of a few steps: as GIF, as MP4 if the program ffmpeg is there, or as an HTML page that plays it.
cli-about-lesson = Writes a lesson as one HTML page that works without a network: step by step, with the story, the rule and questions. A lesson is a record with a teacher’s comments, a ready lesson or any deal.
cli-about-classroom = Shows a table on a page that everybody in the same network can open, each with a game of their own. Nobody sees code, and nobody can run any. Ctrl-C closes the page.
cli-about-check = Tells of each record whether it is in order, and if not, at which move and why.
cli-about-handout = Writes pages for a class to a PDF file: a step of a game with its rule, questions, answers, and the deal to lay by hand.
cli-about-play = A quick game in the terminal: type moves, or words such as undo and hint. A game that is not saved is kept in a file at the end.
cli-brief-simulate = Play many deals and tell how they end.
cli-brief-draw = Draw a deal or a record.
cli-brief-animate = Write a moving picture.
cli-brief-lesson = Write a lesson as a page that works offline.
cli-brief-classroom = Open the table to a class.
cli-brief-check = Check records.
cli-brief-handout = Write a handout for a class.
cli-brief-play = Play a quick game.

## Help: arguments and options

cli-value-number = N
cli-value-deals = N|FIRST:END
cli-value-game = DEAL|FILE
cli-value-lesson = DEAL|FILE|LESSON
cli-value-rules = RULES
cli-value-player = PLAYER
cli-value-at = STEP|STAGE
cli-value-size = WIDTH×HEIGHT
cli-value-file = FILE
cli-value-name = NAME
cli-value-lang = LANGUAGE
cli-value-langs = LANGUAGE,…
cli-argument-game = A deal number from 0 to { $highest }, the file of a record, or a short text of a game.
cli-argument-game-to-play = A deal number from 0 to { $highest }, or the file of a record to go on with; if left out, any deal.
cli-argument-lesson = A deal number from 0 to { $highest }, the file of a record, or the name of a ready lesson.
cli-argument-game-to-show = A deal number from 0 to { $highest }, or the file of a record to show; if left out, deal 1961.
cli-argument-records = The files of records.
cli-option-lang = The language of all that is said; if left out, that of the system.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-deals = How many deals to play, or which: 5:100 means the deals 5 to 99.
cli-option-start = The number of the first deal; if left out, 0.
cli-option-rules = The rules: a rule book, with switches if you like.
cli-option-rules-of-deal = The rules of a deal, a rule book, with switches if you like; a record has its own.
cli-option-player = Who plays.
cli-option-player-of-deal = Who plays a deal; a record stays as it was played.
cli-option-workers = How many workers play at the same time; if left out, one for each core.
cli-option-simulate-out = The Parquet file for the rows, one row a deal.
cli-option-json = Print what was played and the summary as JSON.
cli-option-quiet = No progress bar and no remarks.
cli-option-json-of-records = Print a line of JSON for each record.
cli-option-quiet-of-records = Name only the records that are not in order.
cli-option-draw-out = The picture’s file, PNG or SVG.
cli-option-animate-out = The file: GIF, MP4 or HTML, as its ending says.
cli-option-animate-stage = The stage that is shown; if left out, the whole game.
cli-option-animate-start = The step to begin with, counted from 0.
cli-option-animate-stop = The step to end with.
cli-option-animate-size = The size of the picture in pixels; the narrator’s line comes below it. A page fits its window instead.
cli-option-animate-speed = How fast it plays: 1 leaves time to read, 2 is twice as fast.
cli-option-lesson-out = The HTML file.
cli-option-langs = The languages among which readers switch, with commas between them; if left out, the one of --lang.
cli-option-at = The step to draw, counted from 0, or the stage whose end is drawn; if left out, the end of a record, and of a deal the end of sunrise.
cli-option-theme = The colours of the picture.
cli-option-suits = How many colours the suits have.
cli-option-size = The size of the picture in pixels, as at 100 dpi.
cli-option-dpi = How fine the picture is, in pixels an inch.
cli-option-port = The port of the page; if left out, the first free one from 8866 on.
cli-option-open = Open the page on this computer too.
cli-option-handout-out = The PDF file.
cli-option-handout-at = The step to ask about, counted from 0, or the stage: the last moment of it at which a card can be placed; if left out, the end of a record, and of a deal the stage sunrise.
cli-option-questions = How many questions at most.
cli-option-seed = The number that chooses the questions.
cli-option-answers = Where the answers stand: on the last pages, in a file of their own, or nowhere.
cli-option-wind-table = A page by which the wind of this deal can be laid by hand, too.

## What is printed

cli-drawn = Drawn: { $name }
cli-lesson-written = Written: { $name }
cli-written = Written: { $name }
cli-rows = The rows are in { $name }.
cli-kept = Played and kept: { $done } of { $count } deals. The same command goes on from there.
cli-not-kept = Broken off: { $done } of { $count } deals are played, and their rows are not kept. Name a file with { $option }: then the same command can go on where it was broken off.

## A game in the terminal

cli-play-begins = Type a move; the word “{ $word }” tells what else can be typed.
cli-play-prompt = Your move:
cli-play-type = To do so, type: { $move }
cli-play-exists = “{ $name }” is there already and stays as it is: choose another name.
cli-play-kept = The game is kept in { $name }. To go on with it: { $command }
cli-play-moves = Moves: r7>A brings the tip of ray 7 to the ace row, r7.2>K card 2 of the open ray to the king row, c3.1>A card 1 of cloud 3; A>K:H transfers the upper heart of the ace row to the king row; r4>r9 moves a card to an emptied ray (variant 2). Words:
cli-word = { $word ->
    [next] next
    [undo] undo
    [redo] redo
    [hint] hint
    [save] save
    [describe] describe
    [help] help
   *[quit] quit
}
cli-does = { $word ->
    [next] go on: the next arc, the next ray, the wind
    [undo] take the last move back
    [redo] make it again
    [hint] a move that may help
    [save] save the record; the name of a file may follow
    [describe] the table in words
    [help] this list
   *[quit] leave; a game that is not saved is kept
}
cli-table-row = { $row ->
    [aces] ace row
    [kings] king row
    [first] first ace row
   *[second] second ace row
}
cli-table-ray = ray { $number }
cli-table-cloud = cloud { $number }
cli-table-wind = the wind’s row

## Errors: the command line

error-use_no_option = There is no option “{ $option }” here.
error-use_no_command = There is no command “{ $command }”; the commands are { $commands }.
error-use_missing = This is missing: { $missing }.
error-use_value = The option { $option } needs a value.
error-use_no_value = The option { $option } takes no value.
error-use_extra = This is too much here: “{ $extra }”.
error-use_other = The command was not understood. In English the reason is: { $reason }.
error-use_deals = “{ $given }” names no deals: write how many, such as 1000, or which, such as 5:100.
error-use_start = The first deal is named twice: leave out { $option }.
error-use_rules = A record has its own rules: leave out { $option }.
error-use_picture = “{ $name }” is neither PNG nor SVG by its ending.
error-use_at = “{ $given }” is neither a step nor a stage; the stages are { $places }.
error-use_size = “{ $given }” is no size: write width and height, such as 900×600.
