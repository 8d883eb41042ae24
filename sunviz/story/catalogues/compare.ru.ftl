# Русский. Один расклад по разным правилам: где пути расходятся и почему.

## Comparing: names

compare-name = { $changed ->
    [yes] { $book ->
        [ru-book] книга с изменениями
        [ru-book-v1] вариант 1 книги с изменениями
        [ru-book-v2] вариант 2 книги с изменениями
        [ru-web] сайт с изменениями
       *[sv-wiki] шведская статья с изменениями
    }
   *[no] { $book ->
        [ru-book] книга
        [ru-book-v1] вариант 1 книги
        [ru-book-v2] вариант 2 книги
        [ru-web] сайт
       *[sv-wiki] шведская статья
    }
}
compare-changed = { $name } (изменено: { $changes })
compare-change = { $change ->
    [foundations-aces_and_kings] ряд тузов и ряд королей
    [foundations-two_ace_rows] два ряда тузов
    [refill-with_arc] опустевшие лучи получают только карту дуги
    [refill-empty_first] опустевшие лучи заполняются первыми
    [transfers-both] карты переходят из ряда в ряд в обе стороны
    [transfers-aces_to_kings] карты переходят только от тузов к королям
    [transfers-none] карты не переходят из ряда в ряд
    [sun_plays-true] солнце играет
    [sun_plays-false] солнце не играет
    [cloud_ends-both] игровые в туче — обе крайние карты
    [cloud_ends-last_two] игровые в туче — две последние карты
    [packet-base_first] собранный луч раскладывают с основания
    [packet-tip_first] собранный луч раскладывают с концевой карты
    [relocate-true] карты можно переносить на опустевший луч
   *[relocate-false] карты нельзя переносить на опустевший луч
}

## Comparing: where they part

compare-alike = { $count ->
    [2] Пока оба пути совпадают. Они разойдутся на шаге { $at }.
   *[more] Пока все три пути совпадают. Они разойдутся на шаге { $at }.
}
compare-here = Шаг { $at }: здесь пути расходятся.
compare-here-too = Шаг { $at }: здесь расходятся также { $together }.
compare-parted = Пути разошлись на шаге { $at }.
compare-parted-too = { $together } разошлись на шаге { $at }.
compare-alone = { $alone } идёт своим путём, а { $together } — пока вместе.
compare-still = { $together } по-прежнему идут вместе.
compare-never = { $steps ->
    [one] За { $steps } шаг пути ни разу не разошлись: на этом раскладе у этого игрока игра одна и та же.
    [few] За { $steps } шага пути ни разу не разошлись: на этом раскладе у этого игрока игра одна и та же.
   *[many] За { $steps } шагов пути ни разу не разошлись: на этом раскладе у этого игрока игра одна и та же.
}
compare-same = Правила одни и те же, но рассказаны в разных текстах: различаются только слова и пункты.
part-compare-topic = { $switch ->
    [foundations] с чего начинаются ряды в центре: с тузов и королей или с одних тузов
    [refill] получает ли опустевший луч свою карту ещё до дуги
    [transfers] могут ли карты переходить из ряда в ряд и в какую сторону
    [sun_plays] играет ли солнце перед заходом
    [cloud_ends] какие две карты тучи — игровые
    [packet] с какой карты начинают раскладывать собранный луч
   *[relocate] можно ли перенести карту на опустевший луч
}
compare-decides = Всё решает то, { part-compare-topic }.
compare-chosen = Все эти ходы разрешены и тут и там: игрок выбирает по-разному, потому что учитывает это правило.
compare-unused = Здесь ни на что не повлияло то, { part-compare-topic }.
compare-clause = { $cite }: { $text }
compare-no-clause = Так не говорит ни один из текстов: это наше дополнение к правилам.
compare-side = { $name }: { $text }

## Comparing: the widget

compare-table = { $name }: стол с пасьянсом «Солнце»
ui-parting = К развилке
ui-parting-tip = К шагу, на котором правила расходятся
ui-parting-too = Ко второй развилке
ui-parting-too-tip = К шагу, на котором расходятся и два других пути

## Errors: comparing

error-compare_count = { $count ->
    [one] Сравнить можно два или три свода правил, а здесь указано: { $count }.
    [few] Сравнить можно два или три свода правил, а здесь указано: { $count }.
   *[many] Сравнить можно два или три свода правил, а здесь указано: { $count }.
}
error-compare_twice = Свод правил «{ $book }» назван дважды: выберите два или три разных.
error-compare_no_parting = На этом раскладе эти правила не расходятся.
