# Svenska. En lektion som en egen sida.

## What the page says

lesson-page-title = Patiensen Solen, giv { $deal }
lesson-page-deal = Giv { $deal }. Regler: { $book }.
lesson-page-book = Regler: { $book }.
lesson-page-unfinished = Här slutar protokollet; patiensen är inte färdig än.
lesson-page-end = Slutet
lesson-page-about = Om det här skedet
lesson-page-ask = Vad händer sedan?

## The page: its controls

lesson-page-large = Stort
lesson-page-large-tip = Bild och ord i stort format, över hela skärmen (P)
lesson-page-hint-tip = Vilket slags drag som kommer sedan (H)
lesson-page-beside = Bredvid:
lesson-page-own-language = Varje text på sitt eget språk
lesson-page-theme-auto = som systemet
lesson-page-keys = Tangenter: ← → går ett steg, Home och End till början och till slutet eller nästa fråga, mellanslag spelar upp och pausar, P visar allt stort. Vid en fråga: ↑ ↓ från kort till kort, Enter säger att det kortet står på tur, N att spelaren går vidare, H ger ett tips.
lesson-page-no-script = Den här sidan visar en patiens steg för steg. Den behöver JavaScript, som är avstängt i den här webbläsaren; från nätet hämtar den ingenting.

## The page: printing

lesson-page-print = Skriv ut
lesson-page-print-tip = Välj skeden och skriv ut dem med berättelsen
lesson-page-print-what = Vad som ska skrivas ut
lesson-page-print-story = berättelsen steg för steg
lesson-page-print-answers = med svaren på frågorna
lesson-page-print-sky = himlen bakom korten (drar mer bläck)
lesson-page-print-go = Skriv ut

## Errors: a lesson as a page

error-lesson_page_no_language = En sida behöver minst ett språk; de som finns är { $languages }.
error-lesson_page_name = Av namnet att döma är ”{ $name }” ingen sida: låt namnet sluta på .html.
