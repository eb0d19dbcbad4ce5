## What is wrong with card files

stars-card-no-name = The card has no name. Write name = "…".
stars-card-name-taken = There is a card named “{ $given }” already ({ $other }). A name belongs to one card.
stars-card-unknown-kind = There is no kind “{ $given }”. kind can be: { $known }
stars-card-unknown-attribute = There is no attribute “{ $given }”. attribute can be: { $known }
stars-card-of-characters = Only characters have { $field }; this is of kind: { $kind }. Remove { $field } or correct kind.
stars-card-empty-race = A race has no name. Write races = ["竜"] or the like.
stars-card-unknown-lead = There is no lead icon “{ $given }”. leads can hold: { $known }
stars-card-flash-of-no-effect = Only effects have flash; this is of kind: { $kind }. Remove flash.
stars-card-field-of-no-support = Only supports have field; this is of kind: { $kind }. Remove field.
stars-card-number-missing = { $field } is missing; every { $kind } has it.
stars-card-bad-number = { $field } is a whole number from 0 to { $most }, not “{ $given }”.
stars-card-text-missing = An effect does what its text says. Write text = "…".
stars-card-keywords-of-effect = Effects have no keywords. Remove keywords and write the effect into text.

## Cards in the terminal

complaint-unknown-attribute = There is no attribute "{ $given }". Known: { $known }
complaint-unknown-kind = There is no kind "{ $given }". Known: { $known }
complaint-facet-of-another-game = Cards of { $game } have no --{ $facet }.

## What is wrong with decks

legend-of-stars-breach-too-few = A deck has { $want } cards or more; this has { $have }. ({ $clause })
legend-of-stars-breach-too-many-of-a-name = “{ $card }” is there { $have } times; a deck may hold { $want } of it. ({ $clause })
legend-of-stars-breach-banned = “{ $card }” is banned. ({ $clause })
legend-of-stars-breach-limited = “{ $card }” is there { $have } times; it is limited to { $want }. ({ $clause })
legend-of-stars-breach-exclusive = “{ $card }” and “{ $other }” may not be in one deck. ({ $clause })
