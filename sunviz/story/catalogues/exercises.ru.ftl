# Русский. Вопросы о положении на столе, как на них отвечать и что говорится в ответ.

## Exercises: the questions

exercise-ask-playable = Какие карты сейчас игровые, даже если их некуда положить?
exercise-ask-fits = { $rows ->
    [B] Какие карты прямо сейчас можно положить в один из двух рядов тузов?
   *[K] Какие карты прямо сейчас можно положить в ряд тузов или в ряд королей?
}
exercise-ask-lands = { $end ->
    [tip] Луч { $ray } собирают. Куда ляжет его концевая карта, { CARD($card) }?
   *[base] Луч { $ray } собирают. Куда ляжет его основание, { CARD($card) }?
}
exercise-ask-clause = { $text ->
    [B] Какой пункт книги разрешает или запрещает ход { $move }?
    [W] Какой параграф сайта разрешает или запрещает ход { $move }?
   *[S] Какой параграф шведской статьи разрешает или запрещает ход { $move }?
}
exercise-ask-rules = По каким правилам на этом столе разрешён ход { $move }?
exercise-ask-play-won = Играйте дальше, пока пасьянс не сойдётся.
exercise-ask-play-placed = { $count ->
    [one] Играйте дальше: в центре должно лежать не меньше { $count } карты.
    [few] Играйте дальше: в центре должно лежать не меньше { $count } карт.
   *[many] Играйте дальше: в центре должно лежать не меньше { $count } карт.
}
exercise-ask-play-card = Играйте дальше, пока { CARD($card) } не уйдёт в центр.
exercise-ask-count = { $of ->
    [stock] Сколько карт в колоде?
    [placed] Сколько карт лежит в центре?
    [playable] Сколько игровых карт на столе?
    [fits] Сколько игровых карт подходит к рядам в центре?
    [rays] В скольких лучах есть карты?
   *[clouds] В скольких тучах есть карты?
}
exercise-count-after = Сделайте в уме ходы: { $moves }.

## Exercises: how to write the answer

exercise-how-cards = Напишите карты через пробел: { $example } или { $signs }; если таких карт нет: { $none }. Масти: C — трефы, D — бубны, H — червы, S — пики.
exercise-how-lands = Напишите номер луча: { $ray }, или тучу с её номером: { $cloud }.
exercise-how-clause = { $text ->
    [B] Напишите номер пункта: { $example }, для варианта { $variant }.
   *[other-text] Напишите номер параграфа: { $example }.
}
exercise-how-rules = Напишите названия через пробел: { $example }; если ход не разрешён нигде: { $none }. Названия такие: { $books }.
exercise-how-play = Напишите ходы через пробел: { $example }.
exercise-how-count = Напишите число: { $example }.

## Exercises: right and wrong

exercise-right = Верно.
exercise-wrong = Пока неверно.

## Exercises: cards

exercise-card-line = { $card }: { $line }
exercise-not-there = { $stage ->
    [wind] Карты { $card } в ряду, сложенном ветром, нет.
   *[sun] Карты { $card } нет ни в лучах, ни в тучах.
}
exercise-after-transfer = Эта карта подойдёт, если сначала переложить другую из ряда в ряд.
exercise-more-wrong = { $count ->
    [1] Ещё одна карта в ответе лишняя.
    [one] Ещё { $count } карта в ответе лишняя.
    [few] Ещё { $count } карты в ответе лишние.
   *[many] Ещё { $count } карт в ответе лишние.
}
exercise-not-none = Такие карты есть.
exercise-playable-missing = { $count ->
    [1] Не названа ещё одна игровая карта.
    [one] Не названа ещё { $count } игровая карта.
    [few] Не названы ещё { $count } игровые карты.
   *[many] Не названо ещё { $count } игровых карт.
}
exercise-fits-missing = { $count ->
    [1] Можно положить ещё одну карту.
    [one] Можно положить ещё { $count } карту.
    [few] Можно положить ещё { $count } карты.
   *[many] Можно положить ещё { $count } карт.
}
part-both-ends = { $ends ->
    [last_two] две последние карты каждой тучи
   *[both] первая и последняя карта каждой тучи
}
exercise-free = { $stage ->
    [sunrise] На восходе солнца игровая в каждом луче — концевая карта, и только она.
    [sun] Луч { $ray } открыт: игровые в нём — все карты, а в остальных лучах — только концевые.
    [sunset] На заходе солнца игровые — концевые карты тех лучей, которые ещё не зашли.
    [clouds] На заходе солнца игровые — концевые карты тех лучей, которые ещё не зашли, а ещё { part-both-ends }.
   *[wind] { $ends ->
        [last_two] В ряду, сложенном ветром, игровые — две последние карты.
       *[both] В ряду, сложенном ветром, игровые — первая и последняя карта.
    }
}
exercise-nothing-lies = Ни в лучах, ни в тучах карт нет.
exercise-nothing-fits = Ни одну игровую карту сейчас положить некуда.

## Exercises: landing

exercise-lands-other = { $end ->
    [tip] Туда ложится концевая карта луча.
   *[base] Туда ложится основание луча.
}
exercise-lands-back = Карты ложатся только на лучи правее луча { $ray }: зашедшие лучи не возвращаются.
exercise-lands-beyond = Лучей всего тринадцать.
exercise-lands-no-cloud = Этой карте луч ещё достанется: тучей становится только то, чему лучей не хватило.
exercise-lands-cloud = { $count ->
    [one] В луче { $ray } лежит { $count } карта, а лучей правее него всего { $rays }.
    [few] В луче { $ray } лежат { $count } карты, а лучей правее него всего { $rays }.
   *[many] В луче { $ray } лежит { $count } карт, а лучей правее него всего { $rays }.
}
exercise-lands-which-cloud = Это туча, но другая: тучи нумеруют по порядку их появления.
exercise-lands-count = Каждый луч справа по очереди получает одну карту, и пустой тоже.
exercise-lands-order = { $packet ->
    [last] Луч { $ray } — последний: правее него лучей нет.
    [tip_first] Луч { $ray } снимают по одной карте: концевая карта ложится на следующий луч, и так до основания.
   *[base_first] Луч { $ray } собирают и переворачивают: основание ложится на следующий луч, и так до концевой карты.
}

## Exercises: clauses and rule books

exercise-clause-other = { $cite }: там о другом. { $text }
exercise-clause-allowed = Этот ход разрешён. { $reason }
exercise-clause-forbidden = Этот ход не разрешён. { $reason }
exercise-books-line = { $books }: { $line }
exercise-books-impossible = { $books }: по этим правилам такого стола быть не может.
exercise-rules-missing = { $count ->
    [1] В ответе не хватает одного названия.
    [one] В ответе не хватает { $count } названия.
    [few] В ответе не хватает { $count } названий.
   *[many] В ответе не хватает { $count } названий.
}

## Exercises: playing and counting

exercise-play-illegal = Ход { $number }, «{ $move }»: { $line }
exercise-play-reached = { $count ->
    [one] Цель достигнута за { $count } ход.
    [few] Цель достигнута за { $count } хода.
   *[many] Цель достигнута за { $count } ходов.
}
exercise-play-short = Ходы разрешены, но к цели они не приводят.
exercise-play-stands = { $count ->
    [one] В центре { $count } карта, а нужно { $wanted }.
    [few] В центре { $count } карты, а нужно { $wanted }.
   *[many] В центре { $count } карт, а нужно { $wanted }.
}
exercise-play-stands-card = Карта ещё не в центре: { CARD($card) }.
exercise-too-many = Это слишком много.
exercise-too-few = Это слишком мало.
exercise-count-stock = { $refill ->
    [empty_first] Сначала в колоде 104 карты; каждая дуга берёт из неё тринадцать, а перед дугой по карте получают опустевшие лучи.
   *[with_arc] Сначала в колоде 104 карты, и каждая дуга берёт из неё тринадцать.
}
exercise-count-placed = { $rows ->
    [B] Считаются все карты двух рядов тузов, а не только верхние.
   *[K] Считаются все карты ряда тузов и ряда королей, а не только верхние.
}
exercise-count-fits = Карту можно положить, если она игровая и подходит к одному из рядов; две одинаковые карты считаются за две.
exercise-count-rays = Луч считается, если в нём есть хотя бы одна карта.
exercise-count-clouds = Туча считается, пока в ней есть хотя бы одна карта; ряд, сложенный ветром, тучей не считается.

## Errors: answers

error-answer_type = Ответ — это текст в кавычках.
error-answer_card = «{ $text }» — не карта.
error-answer_number = «{ $text }» — не число.
error-answer_place = «{ $text }» — не луч и не туча.
error-answer_cloud = Какая туча? Нужен и её номер.
error-answer_clause = «{ $text }» не похоже на номер.
error-answer_no_clause = { $text ->
    [B] В книге нет пункта { $clause }; есть { $clauses }.
    [W] На сайте нет параграфа { $clause }; есть { $clauses }.
   *[S] В шведской статье нет параграфа { $clause }; есть { $clauses }.
}
error-answer_book = Правил «{ $text }» нет.
error-answer_move = Слово { $number }, «{ $move }», — не ход: ходы пишут так: next, r7>A, r7.2>K, c3.1>A, A>K:H или r4>r9.

## Errors: exercises

error-exercise_kind = Упражнения «{ $kind }» нет; есть { $kinds }.
error-exercise_detail = У упражнения «{ $kind }» нет параметра «{ $detail }»; есть { $details }.
error-exercise_missing = Упражнению «{ $kind }» нужен параметр «{ $detail }».
error-exercise_value = Параметр { $detail } не может быть «{ $value }»; он может быть { $allowed }.
error-exercise_ray = { $next ->
    [0] Луч { $ray } сейчас не собирают: очередь не за лучами.
   *[more] Луч { $ray } сейчас не собирают: очередь луча { $next }.
}
error-exercise_no_clause = Ни один пункт этого текста не решает, разрешён ли ход «{ $move }».
error-exercise_reached = Цель достигнута ещё до первого хода.
error-exercise_over = Игра окончена: спрашивать больше не о чем.
