# English. The panel with the rule now.

## The panel: its controls

ui-text = The rule now
ui-text-tip = Show a text of the rules, with the clauses in force marked
ui-text-off = hidden
ui-text-rules = in the text of these rules
ui-text-B = in the book
ui-text-W = in the web article
ui-text-S = in the Swedish article
ui-side-by-side = Russian and Swedish side by side
ui-side-by-side-tip = Show every clause in Russian and, beside it, in Swedish

## The panel

rule-title = { $text ->
    [B] The rule now: the book
    [W] The rule now: the web article
   *[S] The rule now: the Swedish article
}
rule-now = in force now
rule-step = this step
rule-void = does not hold under these rules

## Errors: the panel

error-panel_text = There is no text “{ $text }” to show the rule in; it can be B (the book), W (the web article), S (the Swedish article) or { $own } (the text of the rules chosen).
