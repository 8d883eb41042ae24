# Русский. Командная строка: справка, ответы и ошибки в командах.

## Help

cli-usage = Использование:
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-status = Код завершения
cli-any-options = [ПАРАМЕТРЫ]
cli-any-command = КОМАНДА [ПАРАМЕТРЫ]
cli-default = { $help } Если не указать: { $default }.
cli-known = { $help } Есть: { $known }.
cli-see-help = Подробнее: { $command }
cli-broken-off = Прервано.
cli-status-0 = всё сделано; все записи в порядке
cli-status-1 = что-то сделать не удалось, или какая-то запись не в порядке
cli-status-2 = команда не понята
cli-status-130 = прервано клавишами Ctrl-C

## Help: the commands

cli-about-sunviz = «Солнце», пасьянс на две колоды: сыграть, нарисовать, проверить записи и узнать, как часто он сходится.
cli-about-simulate = Играет много раскладов и сообщает, как часто пасьянс сходится. Если назван файл для строк, то прерванное клавишами Ctrl-C не пропадает: та же команда продолжит с этого места.
cli-about-draw = Рисует один шаг игры: записи или расклада, который играет игрок.
cli-about-check = Сообщает о каждой записи, в порядке ли она, а если нет, то на каком ходу и почему.
cli-about-play = Быстрая игра в терминале: вводите ходы или слова, например «отменить» и «подсказка». Несохранённая игра в конце сама записывается в файл.
cli-brief-simulate = Сыграть много раскладов и узнать, чем они заканчиваются.
cli-brief-draw = Нарисовать расклад или запись.
cli-brief-check = Проверить записи.
cli-brief-play = Сыграть быструю игру.

## Help: arguments and options

cli-value-number = ЧИСЛО
cli-value-deals = ЧИСЛО|ПЕРВЫЙ:КОНЕЦ
cli-value-game = РАСКЛАД|ФАЙЛ
cli-value-rules = ПРАВИЛА
cli-value-player = ИГРОК
cli-value-at = ШАГ|СТАДИЯ
cli-value-size = ШИРИНА×ВЫСОТА
cli-value-file = ФАЙЛ
cli-value-name = НАЗВАНИЕ
cli-value-lang = ЯЗЫК
cli-argument-game = Номер расклада от 0 до { $highest } или файл с записью.
cli-argument-game-to-play = Номер расклада от 0 до { $highest } или файл с записью, которую надо продолжить; если не указать, любой расклад.
cli-argument-records = Файлы с записями.
cli-option-lang = Язык всего, что сообщается; если не указать, язык системы.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-deals = Сколько раскладов сыграть или какие именно: 5:100 означает расклады с 5 по 99.
cli-option-start = Номер первого расклада; если не указать, 0.
cli-option-rules = Правила; при желании с переключателями.
cli-option-rules-of-deal = Правила для расклада, при желании с переключателями; у записи они свои.
cli-option-player = Кто играет.
cli-option-player-of-deal = Кто играет расклад; запись остаётся как была сыграна.
cli-option-workers = Сколько исполнителей играет одновременно; если не указать, по одному на ядро.
cli-option-simulate-out = Файл Parquet для строк, по строке на расклад.
cli-option-json = Вывести сведения об игре и итоги в виде JSON.
cli-option-quiet = Без индикатора выполнения и без замечаний.
cli-option-json-of-records = Вывести по строке JSON на каждую запись.
cli-option-quiet-of-records = Называть только те записи, которые не в порядке.
cli-option-draw-out = Файл картинки, PNG или SVG.
cli-option-at = Какой шаг рисовать, считая с 0, или конец какой стадии; если не указать, у записи её конец, а у расклада конец восхода.
cli-option-theme = Цвета картинки.
cli-option-suits = Сколько цветов у мастей.
cli-option-size = Размер картинки в пикселях, как при 100 dpi.
cli-option-dpi = Чёткость картинки, в пикселях на дюйм.

## What is printed

cli-drawn = Нарисовано: { $name }
cli-rows = Строки записаны в файл { $name }.
cli-kept = Сыграно и сохранено: { $done } из { $count }. Та же команда продолжит с этого места.
cli-not-kept = Прервано: сыграно { $done } из { $count }, строки не сохранены. Назовите файл параметром { $option }: тогда та же команда сможет продолжить с места, где её прервали.

## A game in the terminal

cli-play-begins = Введите ход; слово «{ $word }» покажет, что ещё можно ввести.
cli-play-prompt = Ваш ход:
cli-play-type = Чтобы так сделать, введите: { $move }
cli-play-exists = Файл «{ $name }» уже есть и останется как был: выберите другое имя.
cli-play-kept = Игра сохранена в файле { $name }. Чтобы продолжить её: { $command }
cli-play-moves = Ходы: r7>A кладёт концевую карту луча 7 в ряд тузов, r7.2>K карту 2 открытого луча в ряд королей, c3.1>A карту 1 тучи 3; A>K:H перекладывает верхнюю карту червей из ряда тузов в ряд королей; r4>r9 переносит карту на опустевший луч (вариант 2). Слова:
cli-word = { $word ->
    [next] дальше
    [undo] отменить
    [redo] вернуть
    [hint] подсказка
    [save] сохранить
    [describe] описать
    [help] помощь
   *[quit] выйти
}
cli-does = { $word ->
    [next] следующая дуга, следующий луч, ветер
    [undo] взять последний ход назад
    [redo] сделать его снова
    [hint] ход, который может помочь
    [save] сохранить запись; за словом может стоять имя файла
    [describe] стол словами
    [help] этот список
   *[quit] закончить; несохранённая игра не пропадёт
}
cli-table-row = { $row ->
    [aces] ряд тузов
    [kings] ряд королей
    [first] первый ряд тузов
   *[second] второй ряд тузов
}
cli-table-ray = луч { $number }
cli-table-cloud = туча { $number }
cli-table-wind = ряд после ветра

## Errors: the command line

error-use_no_option = Параметра «{ $option }» здесь нет.
error-use_no_command = Команды «{ $command }» нет; есть { $commands }.
error-use_missing = Не хватает: { $missing }.
error-use_value = Параметру { $option } нужно значение.
error-use_no_value = Параметру { $option } значение не нужно.
error-use_extra = Лишнее: «{ $extra }».
error-use_other = Команда не понята. Причина по-английски: { $reason }.
error-use_deals = «{ $given }» — это не расклады: напишите, сколько их, например 1000, или какие, например 5:100.
error-use_start = Первый расклад назван дважды: уберите { $option }.
error-use_rules = У записи свои правила: уберите { $option }.
error-use_picture = Судя по расширению, «{ $name }» — не PNG и не SVG.
error-use_at = «{ $given }» — не шаг и не стадия; есть стадии { $places }.
error-use_size = «{ $given }» — не размер: напишите ширину и высоту, например 900×600.
