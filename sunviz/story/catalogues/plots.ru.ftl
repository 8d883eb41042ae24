# Русский. Графики исследований: заголовки, шкалы, имена и то же самое словами.

## Plots: titles

plot-outcomes = На какой стадии заканчивается игра
plot-placed = Сколько карт в центре после каждой стадии
plot-players = Сравнение игроков
plot-narrowing = Как сужается интервал

## Plots: what was played

plot-deals = Раскладов: { $number }
plot-rules = Правила: { $rules }
plot-player = Игрок: { $player }
plot-player-name = { $player ->
    [plain] простой
    [careful] осторожный
    [random] случайный
    [expert] знаток
   *[own] { $player }
}

## Plots: scales and marks

plot-interval = 95-процентный доверительный интервал
plot-quantiles = тонкая линия — 9 раскладов из 10, толстая — половина, кружок — среднее
plot-placed-axis = Карт в центре
plot-home = Все 104 дома
plot-mean = в среднем { $mean }
plot-when = { $when ->
    [placed_sunrise] После восхода
    [placed_sun] После игры солнца
    [placed_sunset] После захода
   *[placed] В конце игры
}
plot-won = Пасьянс сошёлся
plot-more = Больше, чем у первого
plot-none-more = поровну
plot-points = в процентных пунктах
plot-deals-axis = Сыграно раскладов

## Plots: in words

plot-left-out = По этим правилам солнце не играет.
plot-home-told = { $seen ->
    [never] Все 104 карты ни разу не оказались дома; при долгой игре не больше { $high }.
    [always] Все 104 карты каждый раз дома; при долгой игре не меньше { $low }.
   *[some] Все 104 карты дома в { $share } раскладов.
}
plot-won-told = { $seen ->
    [never] Правила: { $rules }. Игрок: { $player }. Раскладов: { $number }. Пасьянс не сошёлся ни разу; при долгой игре не больше { $high }.
    [always] Правила: { $rules }. Игрок: { $player }. Раскладов: { $number }. Пасьянс сошёлся каждый раз; при долгой игре не меньше { $low }.
   *[some] Правила: { $rules }. Игрок: { $player }. Раскладов: { $number }. Пасьянс сошёлся: { $share }; при долгой игре от { $low } до { $high }.
}
plot-difference-told = На сколько процентных пунктов чаще, чем у игрока «{ $first }», пасьянс на тех же раскладах сходится у игрока «{ $player }»: { $difference }; при долгой игре от { $low } до { $high }.

## Plots: errors

error-plot_studies = График показывает одно исследование или несколько.
error-plot_one_study = Этот график показывает только одно исследование.
error-plot_none = Исследования с такими правилами и таким игроком нет.
error-plot_few = { $least ->
    [one] Чтобы увидеть, как сужается интервал, нужен хотя бы { $least } расклад.
    [few] Чтобы увидеть, как сужается интервал, нужно хотя бы { $least } расклада.
   *[many] Чтобы увидеть, как сужается интервал, нужно хотя бы { $least } раскладов.
}
