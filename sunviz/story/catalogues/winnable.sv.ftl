# Svenska. Hur många givar som går att vinna, och vad som kan vara fel med sådana siffror.

## Vad som går att vinna

winnable-limits = { $wind ->
    [before] Att vinna före vinden, när hela leken är känd. Prövade ställningar per giv: högst { $states }.
   *[known] Att vinna när både leken och vinden är kända. Prövade ställningar per giv: högst { $states }.
}
study-made = { $rules }. Rader: { $number }. Arbetet påbörjades { $date } med { $versions }; givnummer enligt schema { $scheme }.
winnable-told = { $rules }. Givar: { $number }. En vinst är känd: { $won }. Bevisat omöjliga: { $impossible }. Ej avgjorda: { $unknown }. I längden går mellan { $low } och { $high } att vinna.
winnable-compared = Vad som går att vinna, jämfört med: { $rules }. Av tusen givar:
winnable-changed = { $rules }: { $low } till { $high }. Givar: { $count }. Går att vinna bara här: { $gained }. Bara där: { $lost }. Ej avgjorda: { $undecided }.
plot-winnable = Vad som går att vinna när leken är känd
plot-winnable-task = { $wind ->
    [before] att vinna före vinden
   *[known] vinden är känd
}
plot-winnable-interval = 95-procentigt intervall: ej avgjorda givar förlorade i nedre änden, vunna i övre
plot-winnable-won = en vinst är känd: { $number }
plot-winnable-unknown = ej avgjorda: { $number }
plot-winnable-impossible = bevisat omöjliga: { $number }

## Vad som går att vinna: fel

error-study_not_solved = De här givarna är spelade, inte lösta: sunviz.study.summarize sammanfattar dem.
error-study_solved = De här givarna är lösta, inte spelade: sunviz.study.winnable sammanfattar dem.
error-study_no_common = De två undersökningarna har ingen giv gemensam.
error-study_none_of = I mappen { $path } finns ingen undersökning enligt de här reglerna: { $rules }.
error-no_win_known = Ingen väg till vinst härifrån är känd.
