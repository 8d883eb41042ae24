# English. A lesson as a page of its own.

## What the page says

lesson-page-title = The patience Sun, deal { $deal }
lesson-page-deal = Deal { $deal }. Rules: { $book }.
lesson-page-book = Rules: { $book }.
lesson-page-unfinished = The record ends here; the patience is not over yet.
lesson-page-end = The end
lesson-page-about = About this stage
lesson-page-ask = What comes next?

## The page: its controls

lesson-page-large = Large
lesson-page-large-tip = Picture and words large, on the whole screen (P)
lesson-page-hint-tip = What kind of move comes next (H)
lesson-page-beside = Beside it:
lesson-page-own-language = Each text in its own language
lesson-page-theme-auto = as the system
lesson-page-keys = Keys: ← → one step, Home and End to the start and the end or the next question, space plays and pauses, P makes everything large. At a question: ↑ ↓ from card to card, Enter says that this card goes next, N that the player goes on, H gives a hint.
lesson-page-no-script = This page steps through a game of patience. It needs JavaScript, which is turned off in this browser; it loads nothing from the network.

## The page: printing

lesson-page-print = Print
lesson-page-print-tip = Choose stages and print them with their story
lesson-page-print-what = What to print
lesson-page-print-story = the story step by step
lesson-page-print-answers = with the answers to the questions
lesson-page-print-sky = the sky behind the cards (takes more ink)
lesson-page-print-go = Print

## Errors: a lesson as a page

error-lesson_page_no_language = A page needs at least one language; the languages are { $languages }.
error-lesson_page_name = To judge by its name, “{ $name }” is no page: let the name end with .html.
