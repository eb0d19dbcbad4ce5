# Cards, card files and decks of Legions!

## Words

legions-category-master = master
legions-category-skill = skill
legions-category-arts = arts
legions-category-minion = minion
legions-category-lord = lord

legions-colour-black = black
legions-colour-red = red
legions-colour-white = white
legions-colour-green = green
legions-colour-blue = blue

## Mistakes in card files

legions-card-no-name = The card has no name: write name = "…".
legions-card-name-taken = There is already a card named "{ $given }" ({ $other }). A name belongs to one card.
legions-card-unknown-category = There is no category "{ $given }". What category can be: { $known }
legions-card-unknown-colour = There is no colour "{ $given }". What colours can hold: { $known }
legions-card-no-colour = There is no colour symbol: write one or two, as in colours = ["赤"].
legions-card-too-many-symbols = There are { $have } colour symbols. A card has two at most.
legions-card-colours-of-no-class = No class has the colours { $given }, so no deck could hold this card: leave one of them out, or take the two of a class.
legions-card-unknown-class = There is no class "{ $given }". Is "{ $nearest }" meant? What class can be: { $known }
legions-card-class-of-no-master = Only masters have a class, not a card of the category { $category }: leave class out.
legions-card-colours-of-another-class = The colours of { $cls } are { $colours }: put these into colours, or leave it out.
legions-card-token-is-no-unit = A token is a minion or a lord: leave token out of a card of the category { $category }.
legions-card-number-missing = A card of the category { $category } needs { $field }.
legions-card-number-of-others = A card of the category { $category } has no { $field } (which is for: { $others }). Leave { $field } out, or correct the category.
legions-card-number-of-no-token = A token of the category { $category } has no { $field } (which is for other cards: { $others }). Leave { $field } out.
legions-card-bad-number = { $field } is a whole number from { $least } to { $most }; "{ $given }" is not.
legions-card-text-missing = A card of the category { $category } does what its text says: write text = "…".
legions-card-keywords-of-no-unit = A card of the category { $category } has no place for keywords: leave keywords out, and write effects into text.
legions-card-side-missing = A master has two sides: write text below [card.{ $side }].
legions-card-side-of-no-master = Only masters have two sides, not a card of the category { $category }: leave [card.{ $side }] out and write text.
legions-card-text-beside-sides = Write { $field } of a master below [card.normal] and [card.awakened].
legions-card-unknown-token = There is no token "{ $given }". Is "{ $nearest }" meant? Write a new token as a card with token = true.

## Breaches of decks

legions-breach-no-master = there is no master ({ $want } needed, { $clause })
legions-breach-too-few = the main deck has only { $have } cards (exactly { $want } needed, { $clause })
legions-breach-too-many = the main deck has { $have } cards (exactly { $want } needed, { $clause })
legions-breach-master-in-main-deck = the master "{ $card }" is in the main deck ({ $clause })
legions-breach-copies = { $have } of "{ $card }" ({ $want } allowed, { $clause })
legions-breach-other-class = "{ $card }" belongs to another class than "{ $other }" ({ $clause })
legions-breach-token = "{ $card }" is a token and belongs in no deck ({ $clause })
legions-breach-banned = "{ $card }" is banned ({ $clause })
legions-breach-limited = { $have } of "{ $card }" (limited to { $want }, { $clause })
legions-breach-exclusive = "{ $card }" and "{ $other }" may not be used together ({ $clause })

legions-refusal-unlock-limited = This card may be unlocked once in a game, and you have done so.

## Cards (kirifuda card)

card-file-holds = ○ { $file }
card-title = { $name } ({ $other })
card-types = types: { $types }
card-is-token = token
card-number-cost = cost { $value }
card-number-core-cost = CC { $value }
card-number-atk = ATK { $value }
card-number-hp = HP { $value }
card-number-wt = WT { $value }
card-side-normal = – normal mode –
card-side-awakened = – awakened mode –
card-meaning = Meaning
card-meaning-normal = Meaning in normal mode
card-meaning-awakened = Meaning in awakened mode

complaint-no-card-files = There are no card files (.toml) in { $given }.
complaint-unknown-colour = There is no colour "{ $given }". Known: { $known }
complaint-unknown-category = There is no category "{ $given }". Known: { $known }
