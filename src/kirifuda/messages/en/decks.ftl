# Files and decks

file-unreadable = This cannot be read: { $reason }
file-not-utf8 = This is no UTF-8 text. Save it as UTF-8.
file-not-toml = This is no TOML: { $reason }

deck-list-bad-count = "{ $given }": a number from 1 to { $most } is needed.
deck-list-unknown-card = There is no card "{ $given }". Names that come near: { $nearest }
