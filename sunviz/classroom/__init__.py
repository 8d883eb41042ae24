"""A page for a class: the table in every visitor's browser, each with a game of their own.

`page` is what a visitor gets, `server` gives it to them, and `kernels` and
`nursery` let each visitor's game begin at once. Everything but `page` and
`address` needs the extra `classroom` (Voila).
"""
