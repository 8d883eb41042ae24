# Русский. Целые предложения с полями; слова — из словаря проекта.
# CARD, RANK и SUIT называют карту ($card), её достоинство или масть ($suit) в нужном падеже.

## Cards

card = { rank } { $suit ->
    [clubs] треф
    [diamonds] бубён
    [hearts] червей
   *[spades] пик
}
rank = { $case ->
    [genitive] { $rank ->
        [ace] туза
        [two] двойки
        [three] тройки
        [four] четвёрки
        [five] пятёрки
        [six] шестёрки
        [seven] семёрки
        [eight] восьмёрки
        [nine] девятки
        [ten] десятки
        [jack] валета
        [queen] дамы
       *[king] короля
    }
    [dative] { $rank ->
        [ace] тузу
        [two] двойке
        [three] тройке
        [four] четвёрке
        [five] пятёрке
        [six] шестёрке
        [seven] семёрке
        [eight] восьмёрке
        [nine] девятке
        [ten] десятке
        [jack] валету
        [queen] даме
       *[king] королю
    }
    [accusative] { $rank ->
        [ace] туза
        [two] двойку
        [three] тройку
        [four] четвёрку
        [five] пятёрку
        [six] шестёрку
        [seven] семёрку
        [eight] восьмёрку
        [nine] девятку
        [ten] десятку
        [jack] валета
        [queen] даму
       *[king] короля
    }
   *[nominative] { $rank ->
        [ace] туз
        [two] двойка
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
        [seven] семёрка
        [eight] восьмёрка
        [nine] девятка
        [ten] десятка
        [jack] валет
        [queen] дама
       *[king] король
    }
}
suit = { $case ->
    [genitive] { $suit ->
        [clubs] треф
        [diamonds] бубён
        [hearts] червей
       *[spades] пик
    }
   *[nominative] { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [hearts] червы
       *[spades] пики
    }
}
list-and = { $head } и { $last }

## Citations

cite = { $text ->
    [B] { $count ->
        [one] книга, п. { $clauses }
        [few] книга, пп. { $clauses }
       *[many] книга, пп. { $clauses }
    }
    [W] { $count ->
        [one] сайт, § { $clauses }
        [few] сайт, §§ { $clauses }
       *[many] сайт, §§ { $clauses }
    }
   *[S] { $count ->
        [one] шведская статья, § { $clauses }
        [few] шведская статья, §§ { $clauses }
       *[many] шведская статья, §§ { $clauses }
    }
}
cite-variant = книга, вариант { $variant }
cite-variant-and = { $count ->
    [one] книга, вариант { $variant } и п. { $clauses }
    [few] книга, вариант { $variant } и пп. { $clauses }
   *[many] книга, вариант { $variant } и пп. { $clauses }
}
line = { $text } ({ $cite }.)

## Arcs

start = Две перетасованные колоды, 104 карты, лежат рубашкой вверх. Солнце ещё не взошло.
part-ordinal = { $arc ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
    [5] пятая
    [6] шестая
    [7] седьмая
   *[8] восьмая
}
arc-first = Полукругом выложена первая дуга: тринадцать карт, и с каждой начинается свой луч.
arc-next = Выложена { part-ordinal } дуга: по карте на каждый луч.
arc-begins = { $count ->
    [one] Выложена { part-ordinal } дуга: по карте на каждый луч; опустевший луч { $rays } начинается заново.
    [few] Выложена { part-ordinal } дуга: по карте на каждый луч; опустевшие лучи { $rays } начинаются заново.
   *[many] Выложена { part-ordinal } дуга: по карте на каждый луч; опустевшие лучи { $rays } начинаются заново.
}
refill-first = { $count ->
    [one] Сначала карту получает опустевший луч { $rays }.
    [few] Сначала по карте получают опустевшие лучи { $rays }.
   *[many] Сначала по карте получают опустевшие лучи { $rays }.
}
refill-short = { $count ->
    [1] В колоде осталась одна карта: она ложится на луч { $rays }. Без карты остаются: { $without }.
    [one] В колоде осталась { $count } карта: по карте получают опустевшие лучи { $rays }. Без карты остаются: { $without }.
    [few] В колоде остались { $count } карты: по карте получают опустевшие лучи { $rays }. Без карты остаются: { $without }.
   *[many] В колоде осталось { $count } карт: по карте получают опустевшие лучи { $rays }. Без карты остаются: { $without }.
}
arc-at-once = Сразу за этим выложена { part-ordinal } дуга: по карте на каждый луч.
arc-short = { $missing ->
    [one] Выложена { part-ordinal } дуга, но она неполная: кончается на луче { $ray }, не хватило { $missing } карты.
    [few] Выложена { part-ordinal } дуга, но она неполная: кончается на луче { $ray }, не хватило { $missing } карт.
   *[many] Выложена { part-ordinal } дуга, но она неполная: кончается на луче { $ray }, не хватило { $missing } карт.
}
arc-none = На саму дугу, а это была бы { part-ordinal }, карт не осталось.
stock-gone = Колода кончилась: солнце взошло.

## The sun plays

sun-begins = Солнце начинает играть.
ray-passed = Луч { $ray } пройден: игровой в нём снова остаётся только концевая карта.
rays-skipped = { $count ->
    [one] Луч { $rays } пуст, его очередь пропускается.
    [few] Лучи { $rays } пусты, их очередь пропускается.
   *[many] Лучи { $rays } пусты, их очередь пропускается.
}
ray-open = { $count ->
    [1] Открыт луч { $ray }: в нём одна-единственная карта.
    [one] Открыт луч { $ray }: игровой становится любая из { $count } карты.
    [few] Открыт луч { $ray }: игровой становится любая из { $count } карт.
   *[many] Открыт луч { $ray }: игровой становится любая из { $count } карт.
}

## Sunset

sunset-begins = Последний луч сыгран, солнце начинает заходить.
sunset-begins-at-once = По этим правилам солнце не играет: сразу начинается заход.
set-single = В луче { $ray } одна карта, { CARD($card) }: она переходит на луч { $to }.
set-turned = Луч { $ray } собран и перевёрнут: его основание, { CARD($base) }, ложится на луч { $first }, прежняя концевая карта, { CARD($tip) }, — последней, на луч { $last }.
set-turned-cloud = { $first ->
    [13] Луч { $ray } собран и перевёрнут: его основание, { CARD($base) }, ложится на луч 13, последний.
   *[more] Луч { $ray } собран и перевёрнут: его основание, { CARD($base) }, ложится на луч { $first }, дальше по карте получают все лучи до последнего.
}
set-lifted = Луч { $ray } снимают по одной карте с конца: { CARD($tip) } ложится на луч { $first }, основание, { CARD($base) }, — последним, на луч { $last }.
set-lifted-cloud = { $first ->
    [13] Луч { $ray } снимают по одной карте с конца: { CARD($tip) } ложится на луч 13, последний.
   *[more] Луч { $ray } снимают по одной карте с конца: { CARD($tip) } ложится на луч { $first }, дальше по карте получают все лучи до последнего.
}
set-fills = { $count ->
    [one] Пустой луч { $rays } тоже получает карту из стопки.
    [few] Пустые лучи { $rays } тоже получают по карте из стопки.
   *[many] Пустые лучи { $rays } тоже получают по карте из стопки.
}
cloud-forms = { $count ->
    [1] Одной карте луча не хватило: она становится тучей { $cloud }.
    [one] Лучей не хватило на { $count } карту: собирается туча { $cloud }.
    [few] Лучей не хватило на { $count } карты: они собираются в тучу { $cloud }.
   *[many] Лучей не хватило на { $count } карт: они собираются в тучу { $cloud }.
}
set-last = { $count ->
    [one] Луч { $ray } — последний: он целиком, { $count } карта, становится тучей { $cloud }.
    [few] Луч { $ray } — последний: он целиком, все { $count } карты, становится тучей { $cloud }.
   *[many] Луч { $ray } — последний: он целиком, все { $count } карт, становится тучей { $cloud }.
}
set-last-single = Луч { $ray } — последний: его единственная карта, { CARD($card) }, становится тучей { $cloud }.

## The wind and the end

wind = { $clouds ->
    [one] { $count ->
        [1] Поднялся ветер и застал в последней туче одну карту: она лежит в ряду одна.
        [one] Поднялся ветер и перемешал остаток последней тучи: в одном ряду { $count } карта.
        [few] Поднялся ветер и перемешал остаток последней тучи: в одном ряду { $count } карты.
       *[many] Поднялся ветер и перемешал остаток последней тучи: в одном ряду { $count } карт.
    }
    [few] { $count ->
        [one] Поднялся ветер и перемешал остатки туч: в одном ряду { $count } карта.
        [few] Поднялся ветер и перемешал остатки туч: в одном ряду { $count } карты.
       *[many] Поднялся ветер и перемешал остатки туч: в одном ряду { $count } карт.
    }
   *[many] { $count ->
        [one] Поднялся ветер и перемешал остатки туч: в одном ряду { $count } карта.
        [few] Поднялся ветер и перемешал остатки туч: в одном ряду { $count } карты.
       *[many] Поднялся ветер и перемешал остатки туч: в одном ряду { $count } карт.
    }
}
lost-stuck = { $count ->
    [one] Больше ничего не подходит, в ряду остаётся { $count } карта: пасьянс не сошёлся.
    [few] Больше ничего не подходит, в ряду остаются { $count } карты: пасьянс не сошёлся.
   *[many] Больше ничего не подходит, в ряду остаётся { $count } карт: пасьянс не сошёлся.
}
lost-given-up = { $count ->
    [one] Игрок сдаётся, хотя карту ещё можно было положить; в ряду остаётся { $count } карта, пасьянс не сошёлся.
    [few] Игрок сдаётся, хотя карту ещё можно было положить; в ряду остаются { $count } карты, пасьянс не сошёлся.
   *[many] Игрок сдаётся, хотя карту ещё можно было положить; в ряду остаётся { $count } карт, пасьянс не сошёлся.
}
won = Пасьянс сошёлся: все 104 карты дома.

## To the foundations

part-to-row = { $row ->
    [aces] ряд тузов
    [kings] ряд королей
    [first] первый ряд тузов
   *[second] второй ряд тузов
}
part-in-row = { $row ->
    [aces] в ряду тузов
    [kings] в ряду королей
    [first] в первом ряду тузов
   *[second] во втором ряду тузов
}
base-ray = { CARD($card) } уходит из луча { $number } и открывает { SUIT($suit) } { part-in-row }.
base-inner = Из глубины открытого луча { $number } выходит { CARD($card) } и открывает { SUIT($suit) } { part-in-row }.
base-cloud = { CARD($card) } уходит из тучи { $number } и открывает { SUIT($suit) } { part-in-row }.
base-wind = { CARD($card) } уходит из ряда, сложенного ветром, и открывает { SUIT($suit) } { part-in-row }.
place-ray = { CARD($card) } уходит из луча { $number } в { part-to-row }, на { RANK($onto, case: "accusative") }.
place-inner = Из глубины открытого луча { $number } { CARD($card) } уходит в { part-to-row }, на { RANK($onto, case: "accusative") }.
place-cloud = { CARD($card) } уходит из тучи { $number } в { part-to-row }, на { RANK($onto, case: "accusative") }.
place-wind = { CARD($card) } уходит из ряда, сложенного ветром, в { part-to-row }, на { RANK($onto, case: "accusative") }.
stays-ray = Второму { CARD($card, case: "dative") } придётся подождать в луче { $number }: место в ряду уже занято.
stays-cloud = Второму { CARD($card, case: "dative") } придётся подождать в туче { $number }: место в ряду уже занято.
stays-wind = Второму { CARD($card, case: "dative") } придётся подождать там, куда его положил ветер: место в ряду уже занято.
ray-emptied = Луч { $ray } опустел.
cloud-gone = Туча { $cloud } разобрана.
pile-done = { SUIT($suit) } { part-in-row } собраны полностью.
transfer = { $row ->
    [aces] { CARD($card) } переходит из ряда королей в ряд тузов.
   *[kings] { CARD($card) } переходит из ряда тузов в ряд королей.
}
part-other-rank = { RANKKEY($card) ->
    [ace] другой туз
    [jack] другой валет
    [king] другой король
   *[female] другая { RANK($card) }
}
fits-ray = { $same ->
    [yes] Теперь { part-other-rank } из луча { $number } ложится на { RANK($onto, case: "accusative") } { part-in-row }.
   *[no] Теперь { RANK($card) } из луча { $number } ложится на { RANK($onto, case: "accusative") } { part-in-row }.
}
fits-cloud = { $same ->
    [yes] Теперь { part-other-rank } из тучи { $number } ложится на { RANK($onto, case: "accusative") } { part-in-row }.
   *[no] Теперь { RANK($card) } из тучи { $number } ложится на { RANK($onto, case: "accusative") } { part-in-row }.
}
fits-wind = { $same ->
    [yes] Теперь { part-other-rank } из ряда, сложенного ветром, ложится на { RANK($onto, case: "accusative") } { part-in-row }.
   *[no] Теперь { RANK($card) } из ряда, сложенного ветром, ложится на { RANK($onto, case: "accusative") } { part-in-row }.
}
relocate = Чтобы не мешать, { CARD($card) } переходит из луча { $ray } на опустевший луч { $to }.
new-tip = Концевая карта луча { $ray } теперь — { CARD($card) }.

## What each stage is about

intro-start = Две колоды по 52 карты перемешаны в одну. Сейчас ляжет первая дуга, тринадцать карт, и солнце начнёт всходить.
intro-sunrise = { $refill ->
    [empty_first] Солнце всходит дуга за дугой: сначала каждый опустевший луч получает карту, затем сразу все лучи получают ещё по одной — и так до конца колоды.
   *[with_arc] Солнце всходит дуга за дугой: каждый луч, и опустевший тоже, получает по карте, а восемь дуг исчерпывают колоду.
}
intro-rows = { $foundations ->
    [two_ace_rows] Все восемь тузов уходят в центр и ложатся в два ряда, и на каждом его масть растёт до короля.
   *[aces_and_kings] В центр уходят по одному тузу и одному королю каждой масти: на тузах масть растёт по восходящей, на королях — по нисходящей.
}
intro-tips = { $relocate ->
    [yes] В каждом луче игровая — концевая карта, и только она; если она мешает, её можно перенести и на опустевший луч.
   *[no] В каждом луче игровая — концевая карта, и только она; с луча на луч карты не переходят.
}
intro-transfers = { $transfers ->
    [aces_to_kings] Когда в одной масти ряды сошлись, верхняя карта может перейти из ряда тузов в ряд королей, но не обратно.
   *[both] Когда в одной масти ряды сошлись, верхняя карта может перейти из одного ряда в другой.
}
intro-sun = Лучи открывают по очереди, начиная с первого, и каждый только один раз. В открытом луче игровая — любая карта, в остальных — только концевая; пустые места не заполняются.
intro-relocate = Мешающую игровую карту и теперь можно перенести на опустевший луч.
intro-no-sun = По этим правилам за восходом сразу следует заход: лучи не открывают.
intro-sunset = { $packet ->
    [tip_first] Лучи заходят один за другим: сначала луч 1, потом луч 2 и дальше; карты снимают с конца и раскладывают по одной на лучи справа.
   *[base_first] Лучи заходят один за другим: каждый собирают в стопку, переворачивают и раскладывают на лучи справа, основанием вперёд.
}
intro-clouds = { $ends ->
    [last_two] Карты, которым лучей не хватило, становятся тучей; игровые в ней две последние карты, а в лучах, которые ещё светят, — концевые.
   *[both] Карты, которым лучей не хватило, становятся тучей; игровые в ней первая и последняя карта, а в лучах, которые ещё светят, — концевые.
}
intro-wind = Лучей больше нет, и ветер смешал все тучи в один ряд.
intro-wind-ends = { $ends ->
    [last_two] Игровые в нём две последние карты. Ветер налетает только раз: если больше ничего не подходит, пасьянс не сошёлся.
   *[both] Игровые в нём первая и последняя карта. Ветер налетает только раз: если больше ничего не подходит, пасьянс не сошёлся.
}
intro-won = Все 104 карты лежат в рядах тузов и королей: пасьянс сошёлся.
intro-lost = В ряду, который сложил ветер, остались карты: пасьянс не сошёлся.

## The picture in words

desc-start = { $count ->
    [one] Солнце ещё не взошло: в колоде { $count } карта.
    [few] Солнце ещё не взошло: в колоде { $count } карты.
   *[many] Солнце ещё не взошло: в колоде { $count } карт.
}
desc-sunrise = { $count ->
    [0] Восход солнца: выложена { part-ordinal } дуга, колода кончилась.
    [one] Восход солнца: выложена { part-ordinal } дуга, в колоде { $count } карта.
    [few] Восход солнца: выложена { part-ordinal } дуга, в колоде { $count } карты.
   *[many] Восход солнца: выложена { part-ordinal } дуга, в колоде { $count } карт.
}
desc-sun = Солнце играет: открыт луч { $ray }.
desc-sunset = { $ray ->
    [1] Заход солнца: луч 1 зашёл.
    [13] Заход солнца: зашли все тринадцать лучей.
   *[more] Заход солнца: лучи с 1 по { $ray } зашли.
}
desc-wind = { $count ->
    [one] Налетел ветер: в одном ряду { $count } карта.
    [few] Налетел ветер: в одном ряду { $count } карты.
   *[many] Налетел ветер: в одном ряду { $count } карт.
}
desc-won = Пасьянс сошёлся: все 104 карты дома.
desc-lost = { $count ->
    [one] Пасьянс не сошёлся: осталась { $count } карта.
    [few] Пасьянс не сошёлся: остались { $count } карты.
   *[many] Пасьянс не сошёлся: осталось { $count } карт.
}
desc-ray = Луч { $ray }, от основания к концу: { $cards }; концевая карта — { $tip }.
desc-ray-open = Луч { $ray }, открытый, от основания к концу: { $cards }; концевая карта — { $tip }.
desc-ray-one = Луч { $ray }: одна карта, { $tip }.
desc-rays-empty = { $count ->
    [one] Луч { $rays } пуст.
    [few] Лучи { $rays } пусты.
   *[many] Лучи { $rays } пусты.
}
desc-row = Сверху { part-in-row }: { $tops }.
desc-row-begun = Сверху { part-in-row }: { $tops }; не открыты: { $suits }.
desc-row-empty = { $row ->
    [aces] Ряд тузов пуст.
    [kings] Ряд королей пуст.
    [first] Первый ряд тузов пуст.
   *[second] Второй ряд тузов пуст.
}
desc-cloud = Туча { $cloud }: { $cards }.
desc-wind-row = В ряду: { $cards }.
desc-from-ray = { $name } (луч { $number })
desc-from-cloud = { $name } (туча { $number })
desc-from-wind = { $name }
desc-playable = Можно положить: { $cards }.
desc-nothing-fits = Положить сейчас нечего.
desc-transfers = Из ряда в ряд могут перейти: { $cards }.

## Errors: cards, deals, rules

error-unknown = Что-то не так: { $message }
error-language = Языка «{ $language }» нет; есть { $languages }.
error-card = «{ $text }» — не карта: нужны достоинство (A 2 … 9 T J Q K) и масть (C D H S), например 7H.
error-card_at = Карта { $number }, «{ $text }», не читается: нужны достоинство (A 2 … 9 T J Q K) и масть (C D H S), например 7H.
error-cards = Это не карты: нужен текст, например 7H AC, или список таких текстов.
error-deck = { $count ->
    [one] { $count } карта — это не две колоды по 52. Не хватает: { $missing }. Лишние: { $extra }.
    [few] { $count } карты — это не две колоды по 52. Не хватает: { $missing }. Лишние: { $extra }.
   *[many] { $count } карт — это не две колоды по 52. Не хватает: { $missing }. Лишние: { $extra }.
}
error-deal = Номер «{ $number }» не подходит: нужно целое число от 0 до { $highest }.
error-deal_text = «{ $text }» — не номер расклада: нужно целое число.
error-wind_empty = Заданный ряд ветра пуст.
error-wind_row = В заданном ряду ветра не те карты, что остались в тучах. Задано: { $row }. Осталось: { $cards }.
error-position = { $count ->
    [one] Такого положения быть не может: нарушено { $count } условие. Словами программы: { $problems }.
    [few] Такого положения быть не может: нарушены { $count } условия. Словами программы: { $problems }.
   *[many] Такого положения быть не может: нарушено { $count } условий. Словами программы: { $problems }.
}
error-rules_book = Правил «{ $book }» нет; есть { $books }.
error-rules_switch = В правилах нет переключателя «{ $switch }»; есть { $switches }.
error-rules_value = Переключатель { $switch } не может быть «{ $value }»; он может быть { $allowed }.
error-rules_twice = Переключатель { $switch } задан дважды.
error-rules_transfers = При двух рядах тузов переключатель transfers={ $value } не имеет смысла: масти растут в обоих рядах, и ни одна карта не смогла бы перейти. Задайте и transfers=none.

## Errors: moves

error-move_text = «{ $move }» — не ход: ходы пишут так: next, r7>A, r7.2>K, c3.1>A, A>K:H или r4>r9.
error-no_move = Такого хода не бывает.
error-nothing_to_undo = Отменять нечего: ходов ещё не было.
error-nothing_to_redo = Возвращать нечего: ни один ход не отменён.
error-no_position = Положения { $at } нет: в игре есть положения от 0 до { $last }.
error-no_stage = До этой стадии игра не доходит.
error-game_over = { $stage ->
    [won] Игра окончена: пасьянс сошёлся.
   *[lost] Игра окончена: пасьянс не сошёлся.
}
error-ray_set = Луч { $ray } уже зашёл.
error-ray_empty = Луч { $ray } пуст.
error-ray_short = { $count ->
    [one] В луче { $ray } всего { $count } карта, карты { $card } в нём нет.
    [few] В луче { $ray } всего { $count } карты, карты { $card } в нём нет.
   *[many] В луче { $ray } всего { $count } карт, карты { $card } в нём нет.
}
error-is_tip = Карта { $card } — концевая в луче { $ray }, а концевую пишут r{ $ray }.
error-ray_passed = Луч { $ray } уже пройден: игровая в нём только концевая карта, а не карта { $card }.
error-ray_not_open = Луч { $ray } ещё не открыт: игровая в нём только концевая карта, а не карта { $card }.
error-not_tip = Игровая в луче { $ray } только концевая карта: карта { $card } лежит под другими.
error-no_cloud = Тучи { $cloud } нет.
error-cloud_empty = Туча { $cloud } уже разобрана.
error-cloud_short = { $count ->
    [one] В туче { $cloud } всего { $count } карта, карты { $card } в ней нет.
    [few] В туче { $cloud } всего { $count } карты, карты { $card } в ней нет.
   *[many] В туче { $cloud } всего { $count } карт, карты { $card } в ней нет.
}
error-not_cloud_end = Игровые в туче { $cloud } только первая и последняя карта, а не карта { $card }.
error-not_last_two = Игровые в туче { $cloud } только две последние карты, а не карта { $card }.
error-no_row = { $row ->
    [aces] В этих правилах нет ряда тузов: { $card } положить туда нельзя.
    [kings] В этих правилах нет ряда королей: { $card } положить туда нельзя.
   *[second] В этих правилах нет второго ряда тузов: { $card } положить туда нельзя.
}
error-first_row_takes = { $card } ложится в первый ряд тузов: место там есть.
error-pile_full = { SUIT($suit) } { part-in-row } уже собраны полностью.
error-no_base = { SUIT($suit) } { part-in-row } ещё не открыты: их открывает { $wanted }, а не { $card }.
error-has_base = У { SUIT($suit, case: "genitive") } { part-in-row } базовая карта уже есть: { $card } подождёт, сейчас нужна { $wanted }.
error-does_not_fit = { SUIT($suit) } { part-in-row } ждут карту { $wanted }, а не { $card }.
error-transfer_two_rows = При двух рядах тузов перекладки из ряда в ряд нет.
error-transfer_none = В этих правилах перекладки из ряда в ряд нет.
error-transfer_one_way = В этих правилах перекладка разрешена только из ряда тузов в ряд королей.
error-transfer_no_pile = Из { SUIT($suit, case: "genitive") } перекладывать рано: эта масть должна быть открыта в обоих рядах.
error-transfer_not_met = Карта { $card } не переходит: на { $top } она не ложится.
error-transfer_base = Верхняя карта { part-in-row }, { SUIT($suit) }, — базовая, а базовая карта остаётся на месте.
error-relocate_none = В этих правилах карты не переходят с луча на луч.
error-relocate_late = Лучей больше нет.
error-ray_not_empty = Луч { $ray } не пуст.
error-only_card = В луче { $ray } только эта карта: переносить её незачем.

## Errors: records

error-comment_braces = В примечании не может быть знаков «{"{"}» и «{"}"}».
error-comment_text = Примечание должно быть текстом.
error-record_file = Файл «{ $name }» недоступен: { $reason }.
error-tag_twice = Метка { $tag } стоит в записи дважды.
error-tag_name = «{ $tag }» не годится для своей метки: нужно одно слово, которого сама запись не занимает.
error-tag_text = Метка { $tag } должна быть одной строкой текста.
error-record_no_tags = Это не запись «Солнца»: в её начале нет меток.
error-record_utf8 = Это не запись: байт { $byte } не читается как текст UTF-8.
error-record_empty = Запись пуста.
error-record_type = Запись должна быть текстом.
error-record_huge = Это не запись: она больше { $size } байт.
error-record_comment = В строке { $line } примечание не закрыто или закрыто, хотя не открывалось; возможно, запись обрезана.
error-record_cut = Запись кончается раньше метки Result; возможно, она обрезана.
error-record_game = Это не запись «Солнца»: в метке Game должно стоять Sun.
error-record_scheme = Запись сделана по схеме { $scheme }, а эта версия читает схему { $known }.
error-tag_missing = В записи нет метки { $tag }.
error-record_deal = В записи нужна одна из меток Deal и Deck, но не обе.
error-record_wind = В записи может быть только одна из меток Wind и WindRow.
error-record_result = В метке Result стоит «{ $result }», а может стоять won, lost или *.
error-tag_number = В метке { $tag } стоит «{ $text }», а это не число.
error-record_move = Ход { $number }, «{ $move }»: { $reason }
error-record_ends = { $count ->
    [one] В метке Result стоит «{ $result }», но после { $count } хода в игре получается «{ $ends }»; возможно, запись обрезана или изменена.
    [few] В метке Result стоит «{ $result }», но после { $count } ходов в игре получается «{ $ends }»; возможно, запись обрезана или изменена.
   *[many] В метке Result стоит «{ $result }», но после { $count } ходов в игре получается «{ $ends }»; возможно, запись обрезана или изменена.
}

## Errors: players

error-player = Игрока «{ $name }» нет; есть { $players }.
error-player_endless = { $most ->
    [one] Игрок { $name } не закончил игру за { $most } ход.
    [few] Игрок { $name } не закончил игру за { $most } хода.
   *[many] Игрок { $name } не закончил игру за { $most } ходов.
}
error-player_move = Игрок { $name } сделал недопустимый ход { $number }, «{ $move }»: { $reason }
error-not_over = Игра ещё не окончена.

## Errors: pictures

error-theme = Оформления «{ $name }» нет; есть { $known }.
error-suits = Цвета мастей не могут быть «{ $value }»: напишите two или four.
error-dpi = Значение dpi не может быть «{ $value }»: нужно число от { $low } до { $high }.
error-size = Значение size не может быть «{ $value }»: нужны ширина и высота, каждая от { $low } до { $high }.
error-pixels = Картинка в { $width } × { $height } точек не получится: измените size или dpi.
error-picture_subject = Картинка показывает Game или Position, а не { $type }.
error-picture_step = Шаг задают так: Position до него и ход Move, который привёл сюда.

## The explorer: the controls

ui-first = В начало
ui-first-tip = К началу, до первой дуги (клавиша Home)
ui-back = Назад
ui-back-tip = На шаг назад (стрелка влево)
ui-forward = Вперёд
ui-forward-tip = На шаг вперёд (стрелка вправо)
ui-last = В конец
ui-last-tip = К последнему шагу (клавиша End)
ui-play = Показ
ui-play-tip = Показывать шаг за шагом (пробел)
ui-pause = Пауза
ui-pause-tip = Остановить показ (пробел)
ui-speed = Скорость
ui-speed-tip = Как быстро шаги сменяют друг друга
ui-deal = Расклад
ui-deal-tip = Номер расклада: любое целое число от 0
ui-another-deal = Другой расклад
ui-another-deal-tip = Перетасовать и взять другой расклад
ui-rules = Правила
ui-rules-tip = По каким правилам раскладывается пасьянс
ui-language = Язык
ui-language-tip = Язык всех слов и букв на картах
ui-player = Игрок
ui-player-tip = Кто выбирает ходы
ui-position = Шаг
ui-position-tip = Перейти к любому шагу игры
ui-stage = Стадия
ui-stage-tip = Перейти к началу этой стадии
ui-settings = Настройки
ui-settings-tip = Изменить вид картинки
ui-step = { $stage }: шаг { $step } из { $last }
ui-theme = Оформление
ui-theme-tip = Цвета картинки
ui-suits = Цвета мастей
ui-suits-tip = Два цвета или свой цвет у каждой масти
ui-moved = Что переложено
ui-moved-tip = Отмечать карты, переложенные последним шагом
ui-playable-mark = Что можно положить
ui-playable-mark-tip = Отмечать карты, которые сейчас можно положить
ui-numbers = Номера лучей
ui-numbers-tip = Писать у каждого луча его номер
ui-close = Закрыть
ui-close-tip = Закрыть это сообщение

## The explorer: choices and texts

ui-recorded = записанная игра
ui-player-plain = простой: кладёт всё, что ложится
ui-player-careful = осторожный: сначала думает
ui-book-ru-book = Книга
ui-book-ru-book-v1 = Книга, вариант 1
ui-book-ru-book-v2 = Книга, вариант 2
ui-book-ru-web = Сайт
ui-book-sv-wiki = Шведская статья
ui-theme-light = светлое
ui-theme-dark = тёмное
ui-theme-contrast = контрастное
ui-suits-two = два цвета
ui-suits-four = четыре цвета
ui-stage-start = Перед восходом
ui-stage-sunrise = Восход солнца
ui-stage-sun = Солнце играет
ui-stage-sunset = Заход солнца
ui-stage-wind = Ветер
ui-stage-won = Пасьянс сошёлся
ui-stage-lost = Пасьянс не сошёлся
ui-error-title = Так не получится
ui-keys = Клавиши: стрелки влево и вправо — на шаг, Home и End — к началу и концу, пробел — показ и пауза; ? — все клавиши.
ui-table = Стол с пасьянсом «Солнце»
ui-title = Пасьянс «Солнце»
ui-live = Выполните эту ячейку, и стол оживёт.
ui-no-javascript = Это неподвижная картинка: откройте тетрадь в Jupyter и выполните ячейку, и стол оживёт.

## Explaining

why-ours = { $kind ->
    [notation] наша запись ходов
    [switch] наше дополнение к правилам
   *[reading] наше решение
}
part-card-free = { RANKKEY($card) ->
    [ace] { CARD($card) } свободен
    [jack] { CARD($card) } свободен
    [king] { CARD($card) } свободен
   *[female] { CARD($card) } свободна
}
why-tip = { part-card-free }: это концевая карта луча { $number }.
why-inner = { part-card-free }: луч { $number } открыт, и игровая в нём любая карта.
why-cloud = { $end ->
    [only] { part-card-free }: это единственная карта тучи { $number }.
    [first] { part-card-free }: это первая карта тучи { $number }.
    [before] { part-card-free }: это предпоследняя карта тучи { $number }.
   *[last] { part-card-free }: это последняя карта тучи { $number }.
}
why-wind = { $end ->
    [only] { part-card-free }: это единственная карта в ряду, сложенном ветром.
    [first] { part-card-free }: это первая карта в ряду, сложенном ветром.
    [before] { part-card-free }: это предпоследняя карта в ряду, сложенном ветром.
   *[last] { part-card-free }: это последняя карта в ряду, сложенном ветром.
}
why-base = { SUIT($suit) } { part-in-row } ещё не открыты, а открывает их { RANK($card) }.
why-onto = { SUIT($suit) } { part-in-row } дошли до { RANK($onto, case: "genitive") }, дальше идёт { RANK($card) }.
why-other-row = Эта карта подошла бы и в { part-to-row }: выбор за игроком.
why-met = { SUIT($suit) } в двух рядах сошлись: в ряду тузов сверху { RANK($low) }, в ряду королей — { RANK($high) }.
why-cross = { $way ->
    [one-way] По этим правилам верхняя карта может тогда перейти из ряда тузов в ряд королей, но не обратно.
    [kings] Перейти может только верхняя карта ряда тузов: в ряду королей сверху базовая карта, и она остаётся на месте.
    [aces] Перейти может только верхняя карта ряда королей: в ряду тузов сверху базовая карта, и она остаётся на месте.
   *[both] Верхняя карта может тогда перейти из одного ряда в другой.
}
why-relocate = Луч { $to } пуст, а по этим правилам игровую карту можно перенести на опустевший луч.
why-go-on = { $count ->
    [0] Положить сейчас нечего, а идти дальше можно всегда.
    [one] Можно положить ещё { $count } карту, но это не обязательно: идти дальше можно всегда.
    [few] Можно положить ещё { $count } карты, но это не обязательно: идти дальше можно всегда.
   *[many] Можно положить ещё { $count } карт, но это не обязательно: идти дальше можно всегда.
}
why-next-arc = Следующей ложится { part-ordinal } дуга.
why-next-open = Следующим открывается луч { $ray }.
why-next-set = Следующим заходит луч { $ray }.
why-next-wind = Лучей больше нет: поднимается ветер.
why-next-end = Ветер уже налетал: идти дальше теперь значит сдаться.
opens-nothing = Новых карт, которые можно положить, не появилось.
opens-cards = { $count ->
    [one] Теперь можно положить новую карту: { $cards }.
    [few] Теперь можно положить новые карты: { $cards }.
   *[many] Теперь можно положить новые карты: { $cards }.
}
opens-more = { $count ->
    [one] Теперь можно положить новые карты: { $cards } и ещё { $count } карту.
    [few] Теперь можно положить новые карты: { $cards } и ещё { $count } карты.
   *[many] Теперь можно положить новые карты: { $cards } и ещё { $count } карт.
}
