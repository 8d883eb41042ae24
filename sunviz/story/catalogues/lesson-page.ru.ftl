# Русский. Урок отдельной страницей.

## What the page says

lesson-page-title = Пасьянс «Солнце», расклад { $deal }
lesson-page-deal = Расклад { $deal }. Правила: { $book }.
lesson-page-book = Правила: { $book }.
lesson-page-unfinished = На этом запись кончается: игра не доведена до конца.
lesson-page-end = Конец
lesson-page-about = Об этой стадии
lesson-page-ask = Что будет дальше?

## The page: its controls

lesson-page-large = Крупно
lesson-page-large-tip = Картинка и слова крупно, во весь экран (P)
lesson-page-hint-tip = Подсказать, какого рода следующий ход (H)
lesson-page-beside = Рядом:
lesson-page-own-language = Каждый текст на своём языке
lesson-page-theme-auto = как в системе
lesson-page-keys = Клавиши: ← → — на шаг, Home и End — к началу и к концу или к следующему вопросу, пробел — показ и пауза, P — всё крупно. Когда задан вопрос: ↑ ↓ — от карты к карте, Enter — пойдёт эта карта, N — игрок идёт дальше, H — подсказка.
lesson-page-no-script = Эта страница показывает игру в пасьянс шаг за шагом. Ей нужен JavaScript, а в этом браузере он выключен; из сети она ничего не загружает.

## The page: printing

lesson-page-print = Печать
lesson-page-print-tip = Выбрать стадии и напечатать их с рассказом
lesson-page-print-what = Что напечатать
lesson-page-print-story = рассказ шаг за шагом
lesson-page-print-answers = с ответами на вопросы
lesson-page-print-sky = небо за картами (уйдёт больше краски)
lesson-page-print-go = Напечатать

## Errors: a lesson as a page

error-lesson_page_no_language = Странице нужен хотя бы один язык; есть { $languages }.
error-lesson_page_name = Судя по имени, «{ $name }» — не страница: дайте ей имя, которое заканчивается на .html.
