# Русский. Сколько раскладов можно выиграть и что бывает не так с такими числами.

## Что можно выиграть

winnable-limits = { $wind ->
    [before] Выиграть надо до ветра, колода известна вся. Перебрано положений на расклад: не больше { $states }.
   *[known] Известны и колода, и ветер. Перебрано положений на расклад: не больше { $states }.
}
study-made = { $rules }. Строк: { $number }. Начато { $date }, версии: { $versions }. Номера раскладов по схеме { $scheme }.
winnable-told = { $rules }. Раскладов: { $number }. Выигрыш найден: { $won }. Доказано, что выиграть нельзя: { $impossible }. Не выяснено: { $unknown }. При долгой игре выиграть можно от { $low } до { $high }.
winnable-compared = Что можно выиграть. Для сравнения: { $rules }. На каждую тысячу раскладов:
winnable-changed = { $rules }: разница от { $low } до { $high }. Раскладов: { $count }. Можно выиграть только здесь: { $gained }, только там: { $lost }. Не выяснено: { $undecided }.
plot-winnable = Что можно выиграть, если знать колоду
plot-winnable-task = { $wind ->
    [before] выиграть надо до ветра
   *[known] ветер известен
}
plot-winnable-interval = 95-процентный интервал; невыясненное слева проиграно, справа выиграно
plot-winnable-won = выигрыш найден: { $number }
plot-winnable-unknown = не выяснено: { $number }
plot-winnable-impossible = доказано, что выиграть нельзя: { $number }

## Что можно выиграть: ошибки

error-study_not_solved = Эти расклады сыграны, а не решены: итоги подводит sunviz.study.summarize.
error-study_solved = Эти расклады решены, а не сыграны: итоги подводит sunviz.study.winnable.
error-study_no_common = У этих двух исследований нет общих раскладов.
error-study_none_of = В папке { $path } нет исследования по таким правилам: { $rules }.
error-no_win_known = Путь к выигрышу отсюда неизвестен.
