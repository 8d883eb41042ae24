# Русский. Анимация.

animation-progress = шагов: { $done } из { $count }
animation-title = Пасьянс «Солнце», расклад { $number }
animation-title-deck = Пасьянс «Солнце»

## Errors: moving pictures

error-animation_no_moves = Показывать нечего: в этой игре ещё не сделано ни одного хода.
error-animation_steps = От шага { $start } до шага { $stop } ничего не движется.
error-animation_stage = Стадии «{ $given }» нет; есть стадии { $stages }.
error-animation_kind = Судя по имени, «{ $name }» — не GIF, не MP4 и не HTML: дайте файлу имя с одним из этих расширений.
error-animation_game = Анимация показывает игру (Game), а не { $type }.
error-animation_size = Анимация размером { $width } × { $height } пикселей не получится: каждая сторона может быть от { $low } до { $high } пикселей, а всего их не больше { $most } миллионов.
error-animation_speed = Скорость не может быть «{ $value }»: нужно число от одной десятой до { $high }.
error-animation_ffmpeg = Для MP4 нужна программа ffmpeg, а на этом компьютере её нет. Установите её или выберите GIF либо HTML.
error-animation_ffmpeg_failed = Программа ffmpeg не смогла сделать фильм. Её сообщение: { $said }.
