# Files and decks

file-problem-by = { $problem } ({ $clause })

deck-is-legal = ○ { $file }
deck-list-bad-count = "{ $given }": a number from 1 to { $most } is needed.
deck-list-unknown-card = There is no card "{ $given }". Names that come near: { $nearest }
deck-list-another-unknown-card = There is no card "{ $given }".
deck-list-too-many-lines = This list has more than { $most } lines. No deck needs as many.
deck-list-long-line = This line has more than { $most } letters. A line names one card.

complaint-deck-unreadable = Line { $line } of deck { $seat } cannot be read: { $problem }
complaint-deck-file-unreadable = Deck "{ $file }" cannot be used ({ $problem }). Give a file with a deck list, or one of: { $known }
complaint-no-own-cards = In { $game } nobody has cards of their own: leave the card files out.
complaint-no-restrictions = { $game } has no restricted cards: leave the regulation "{ $given }" out.
complaint-cards-not-list = Give a list of card files, like ["{ $given }"].
complaint-unknown-regulation = There is no regulation "{ $given }". Give { $known }, a date (like 2026-11-01) or a file with a restriction list (.toml).
complaint-unknown-card = There is no card "{ $given }". Names that come near: { $nearest }

## Mistakes in restriction lists

restriction-list-no-restrictions = This is no restriction list: it begins with "{ $given }" and restricts nothing. Fields: { $known }
restriction-list-unknown-key = There is no field "{ $given }". Is "{ $nearest }" meant? Fields: { $known }
restriction-list-unknown-card = There is no card "{ $given }". Names that come near: { $nearest }
restriction-list-no-list = { $field } is a list of card names: { $field } = ["…"]
restriction-list-no-name = Here a card's name is needed, as a text.
restriction-list-no-pair = Exclusive cards come in pairs: exclusive = [["…", "…"]]
restriction-list-pair-with-itself = "{ $card }" is paired with itself: the second one must be another card.
restriction-list-restricted-twice = "{ $card }" stands under { $other } too: leave it in one of them.
