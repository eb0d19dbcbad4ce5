"""Legend of Stars, after the comprehensive rules of version 1.0.03.

`ch…` are the chapters of the book and their sections, by number and name: a clause is carried out there, and cited
elsewhere. Beside them stand the table (`table`, `state`), what card texts say and how that is done (`tree`,
`vocabulary`, `card_words`, `texts`), the cards (`cards`, `decks`), what players can do (`options`), and what people see
and write (`views`).
"""
