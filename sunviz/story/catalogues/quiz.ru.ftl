# Вопросы по положениям: сами вопросы, ответы на выбор, что говорится в ответ, кнопки.

## Quiz: the questions

quiz-ask-playable = Какие из обведённых карт сейчас игровые, даже если их некуда положить? Отметьте все.
quiz-ask-fits = { $rows ->
    [B] Какие карты можно положить в один из двух рядов тузов прямо сейчас, ничего не перекладывая? Отметьте все.
   *[K] Какие карты можно положить в ряд тузов или в ряд королей прямо сейчас, ничего не перекладывая? Отметьте все.
}
quiz-ask-next = Игрок идёт дальше. Что произойдёт?
quiz-ask-lands = { $end ->
    [tip] Луч { $ray } собирают. Куда ляжет его прежняя концевая карта, { CARD($card) }?
   *[base] Луч { $ray } собирают. Куда ляжет его основание, { CARD($card) }?
}
quiz-ask-allows = { $text ->
    [B] Так можно. Какой пункт книги это разрешает?
    [W] Так можно. Какой параграф сайта это разрешает?
   *[S] Так можно. Какой параграф шведской статьи это разрешает?
}
quiz-ask-forbids = { $text ->
    [B] Так нельзя. Какой пункт книги этому мешает?
    [W] Так нельзя. Какой параграф сайта этому мешает?
   *[S] Так нельзя. Какой параграф шведской статьи этому мешает?
}
quiz-ask-text-forbids = Из этих правил только одни не разрешают такой ход. Какие?
quiz-ask-text-allows = Из этих правил только одни разрешают такой ход. Какие?
part-quiz-onto = { $row ->
    [aces] в ряд тузов
    [kings] в ряд королей
    [first] в первый ряд тузов
   *[second] во второй ряд тузов
}
quiz-wish-ray = Игрок хочет положить { CARD($card, case: "accusative") } из луча { $number } { part-quiz-onto }.
quiz-wish-inner = Игрок хочет положить { CARD($card, case: "accusative") } из глубины луча { $number } { part-quiz-onto }.
quiz-wish-cloud = Игрок хочет положить { CARD($card, case: "accusative") } из тучи { $number } { part-quiz-onto }.
quiz-wish-wind = Игрок хочет положить { CARD($card, case: "accusative") } из ряда, сложенного ветром, { part-quiz-onto }.
quiz-wish-transfer = { $row ->
    [aces] Игрок хочет переложить { CARD($card, case: "accusative") } из ряда королей в ряд тузов.
   *[kings] Игрок хочет переложить { CARD($card, case: "accusative") } из ряда тузов в ряд королей.
}
quiz-wish-relocate = Игрок хочет перенести { CARD($card, case: "accusative") } из луча { $ray } на опустевший луч { $to }.

## Quiz: the choices

quiz-ray = На луч { $ray }
quiz-cloud = В новую тучу
quiz-clause = { $kind ->
    [clause] П. { $number }: { $text }
    [variant] Вариант { $number }: { $text }
   *[section] § { $number }: { $text }
}
quiz-book-line = { $book }: { $line }

## Quiz: what is said to an answer

quiz-clause-other = { $cite }: там о другом.
quiz-false-event = { $stage ->
    [sunrise] Этому ещё не время или уже не время: посмотрите, остались ли карты в колоде и какая стадия следует за восходом.
    [sun] Этому сейчас не время: лучи открывают по очереди до последнего, и лишь потом солнце заходит.
   *[sunset] Этому сейчас не время: лучи заходят по очереди до последнего, и лишь потом поднимается ветер.
}
quiz-false-arc = Это другая дуга: сосчитайте, сколько их уже выложено.
quiz-false-first = { $refill ->
    [empty_first] Сначала карту получают другие лучи: посмотрите, какие из них пусты.
   *[with_arc] По этим правилам опустевший луч получает карту вместе со всей дугой, а до неё — ни одной.
}
quiz-false-begins = Посмотрите, какие лучи пусты: заново начинаются только они.
quiz-false-ray = Очередь другого луча: лучи следуют один за другим, пропускают только пустые.
quiz-false-order = { $packet ->
    [tip_first] Луч снимают по одной карте, и первой идёт концевая.
   *[base_first] Луч собирают и переворачивают, поэтому первым идёт основание.
}
quiz-false-last = Сосчитайте: каждый луч справа по очереди получает одну карту, и пустой тоже.
quiz-false-cloud = Сосчитайте: тучей становится то, чему не хватило лучей.
quiz-false-count = Сосчитайте карты, которые остались в тучах.
quiz-answer = Верный ответ: { $answer }

## Quiz: around the question

quiz-table = Стол, о котором спрашивают
quiz-progress = Вопрос { $number } из { $count }
quiz-score = Верно с первого раза: { $right } из { $asked }
quiz-where = { $stage } · { $book }
quiz-choices = Ответы на выбор
quiz-places = Карты, которые можно отметить
quiz-marked = { $count ->
    [0] Пока не отмечена ни одна карта.
    [one] Отмечена { $count } карта.
    [few] Отмечены { $count } карты.
   *[many] Отмечено { $count } карт.
}
quiz-mark-first = Сначала отметьте на столе хотя бы одну карту.
quiz-card-ray = { CARD($card) }: луч { $number }, карта { $at } из { $size }, считая от основания
quiz-card-cloud = { CARD($card) }: туча { $number }, карта { $at } из { $size }
quiz-card-wind = { CARD($card) }: ряд, сложенный ветром, карта { $at } из { $size }
quiz-card-pile = { $row ->
    [aces] { CARD($card) }: сверху в ряду тузов
   *[kings] { CARD($card) }: сверху в ряду королей
}
quiz-about = Карта, о которой спрашивают. { $card }
quiz-end = { $count ->
    [one] Вопросы кончились. С первого раза верно: { $right } из { $count }.
    [few] Вопросы кончились. С первого раза верно: { $right } из { $count }.
   *[many] Вопросы кончились. С первого раза верно: { $right } из { $count }.
}

## Quiz: the controls

ui-quiz-done = Готово
ui-quiz-show = Показать ответ
ui-quiz-next = Следующий вопрос
ui-quiz-finish = К итогу
ui-quiz-again = Новые вопросы
ui-quiz-again-tip = Взять другой номер, а с ним другие вопросы
ui-quiz-seed = Номер
ui-quiz-seed-tip = Под одним номером всегда одни и те же вопросы
ui-quiz-level = Стадия
ui-quiz-level-tip = Стадия, о которой спрашивают
ui-quiz-level-all = Все стадии

## Errors: the quiz

error-quiz_seed = Номером вопросов не может быть «{ $seed }»: нужно целое число от 0 до { $highest }.
error-quiz_count = Вопросов не может быть «{ $count }»: их бывает от 1 до { $most }.
error-quiz_level = Стадии «{ $level }» нет; есть { $levels }.
error-quiz_no_stage = По этим правилам такой стадии нет: лучи не открывают.
