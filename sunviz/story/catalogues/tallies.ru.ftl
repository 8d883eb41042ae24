# Русский. Подсчёты по многим раскладам словами и что в них может быть не так.

## Tallies

tallies-played = Раскладов: { $number }. Игрок: { $player }.
tallies-won = { $seen ->
    [never] { $rules }: здесь ни разу; при долгой игре не больше { $high }.
   *[some] { $rules }: сошлось { $share }; при долгой игре от { $low } до { $high }.
}
tallies-compared = Раскладов: { $number }. Игрок: { $player }. Для сравнения: { $rules }. На каждую тысячу раскладов:
tallies-changed = { $seen ->
    [more] { $rules }: перестали сходиться { $other }, стали сходиться { $only }; в итоге больше на { $difference } (от { $low } до { $high }).
    [fewer] { $rules }: перестали сходиться { $other }, стали сходиться { $only }; в итоге меньше на { $difference } (от { $low } до { $high }).
   *[none] { $rules }: перестали сходиться { $other }, стали сходиться { $only }; чего больше, по этим раскладам не видно.
}

## Tallies: errors

error-tallies_read = В файле { $path } не удаётся прочесть подсчёты.
error-tallies_missing = В подсчётах таких раскладов нет. Игрок: { plot-player-name }. Правила: { $rules }.
error-tallies_compared = В подсчётах эти правила ни с чем не сравниваются: { $rules }.
error-tallies_range = Подсчитать можно только расклады с номерами подряд, сыгранные до конца.
