# Русский. Движущиеся картинки.

animation-progress = шагов: { $done } из { $count }
animation-title = Пасьянс «Солнце», расклад { $number }
animation-title-deck = Пасьянс «Солнце»

## Errors: moving pictures

error-animation_no_moves = В этой игре ещё не сделано ни одного хода: сначала сыграйте её.
error-animation_steps = От шага { $start } до шага { $stop } ничего не движется.
error-animation_stage = Стадии «{ $given }» нет; есть стадии { $stages }.
error-animation_kind = Судя по окончанию имени, «{ $name }» — не GIF, не MP4 и не HTML.
error-animation_game = Движущаяся картинка показывает игру (Game), а не { $type }.
error-animation_size = Движущаяся картинка не может быть размером { $width } × { $height } пикселей: каждая сторона — от { $low } до { $high }, а всего пикселей — не больше { $most } миллионов.
error-animation_speed = Скорость не может быть «{ $value }»: это число от одной десятой до { $high }.
error-animation_ffmpeg = Для MP4 нужна программа ffmpeg, а на этом компьютере её нет. Установите её или выберите GIF либо HTML.
error-animation_ffmpeg_failed = Программа ffmpeg не смогла сделать фильм. Её сообщение: { $said }
