# Русский. Страница для класса: её слова и то, что говорит команда, которая её открывает.

## The page

classroom-title = Пасьянс «Солнце»
classroom-loading = Карты тасуются…
classroom-lost = Этой игры больше нет.
classroom-unreachable = Нет связи с компьютером учителя.
classroom-failed = Не удалось показать стол.
classroom-full = Все места заняты. Попробуйте ещё раз чуть позже.
classroom-no-page = По этому адресу ничего нет.
classroom-again = Открыть страницу заново
classroom-no-script = Этой странице нужен JavaScript.

## The command

classroom-opening = Страница готовится…
classroom-open = { $networks ->
    [0] Этот компьютер не в сети: страницу видно только на нём.
    [1] Адрес для класса: { $addresses }
   *[more] Адрес для класса, один из этих: { $addresses }
}
classroom-here = На этом компьютере: { $address }
classroom-how-to-close = Ctrl-C закрывает страницу.
classroom-closed = Страница закрыта, её программы остановлены.

## Errors

error-classroom_extra = Для страницы класса нужен пакет { $package }. Установите его командой { $command }.
error-classroom_no_port = «{ $given }» — не номер порта: нужно целое число от 1 до { $highest }.
error-classroom_port = { $why ->
    [taken] Порт { $port } занят другой программой: выберите другой или не указывайте его.
    [denied] Этот компьютер не разрешает занять порт { $port }: выберите номер не меньше 1024.
   *[system] Порт { $port } занять не удалось. Система сообщает: { $reason }
}
error-classroom_ports = Все порты с { $first } по { $last } заняты: выберите другой.
error-classroom_nursery = Не удалось подготовить страницу. Что случилось, написано выше.
