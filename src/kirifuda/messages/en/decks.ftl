# Files and decks

file-problem-by = { $problem } ({ $clause })

deck-is-legal = ○ { $file }
deck-list-bad-count = "{ $given }": a number from 1 to { $most } is needed.
deck-list-unknown-card = There is no card "{ $given }". Names that come near: { $nearest }

complaint-deck-unreadable = Line { $line } of deck { $seat } cannot be read: { $problem }
complaint-deck-file-unreadable = Deck "{ $file }" cannot be used ({ $problem }). Give a file with a deck list, or one of: { $known }
complaint-no-own-cards = In { $game } nobody has cards of their own: leave the card files out.
complaint-no-restrictions = { $game } has no restricted cards: leave the regulation "{ $given }" out.
complaint-cards-not-list = Give a list of card files, like ["{ $given }"].
complaint-unknown-regulation = There is no regulation "{ $given }". Give { $known }, a date (like 2026-11-01) or a file with a restriction list (.toml).
complaint-unknown-card = There is no card "{ $given }". Names that come near: { $nearest }
