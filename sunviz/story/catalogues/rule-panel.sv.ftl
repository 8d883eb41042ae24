# Svenska. Panelen med regeln nu.

## The panel: its controls

ui-text = Regeln nu
ui-text-tip = Visa en regeltext och märk ut punkterna som gäller
ui-text-off = visas inte
ui-text-rules = i de här reglernas text
ui-text-B = i boken
ui-text-W = i webbartikeln
ui-text-S = i den svenska artikeln
ui-side-by-side = Ryska och svenska sida vid sida
ui-side-by-side-tip = Visa varje punkt på ryska och bredvid på svenska

## The panel

rule-title = { $text ->
    [B] Regeln nu: boken
    [W] Regeln nu: webbartikeln
   *[S] Regeln nu: den svenska artikeln
}
rule-now = gäller nu
rule-step = det här steget
rule-void = gäller inte med de här reglerna

## Errors: the panel

error-panel_text = Det finns ingen text ”{ $text }” att visa regeln i; den kan vara B (boken), W (webbartikeln), S (den svenska artikeln) eller { $own } (texten till de valda reglerna).
