## What is wrong with card files

chronicle-card-no-name = The card has no name. Write name = "…".
chronicle-card-name-taken = There is a card of the name 「{ $given }」 already ({ $other }). A name belongs to one card.
chronicle-card-unknown-type = There is no card type 「{ $given }」. type can be: { $known }
chronicle-card-empty-category = A category has no name. Write categories = ["竜"].
chronicle-card-no-cost = The cost is missing. Write cost = "白白2".
chronicle-card-bad-cost = 「{ $given }」 is no cost. Write one sign ({ $known }) for each faction cost, then a number or X: "白白2".
chronicle-card-bad-lamps = 「{ $given }」 are no lamps. Write four signs for the eras Ⅰ to Ⅳ: 無 (none), 緑 (green), 赤 (red), as in lamps = "無緑緑赤".
chronicle-card-icon-of-spell = A spell has no { $icon } icon.
chronicle-card-number-missing = A unit needs { $field }.
chronicle-card-of-units = Only units have { $field }, no { $kind } has. Take { $field } away, or correct type.
chronicle-card-bad-number = { $field } is a whole number from { $least } to { $most }. 「{ $given }」 cannot be used.
chronicle-card-no-such-lamp = { $field } needs a lamp of its colour. Write { $lamp } in lamps.
chronicle-card-row-twice = What belongs to { $field } is written both among the text and in { $field }. Write it in one of them.
chronicle-card-text-missing = The text is missing.
chronicle-card-keyword-of-units = Only units have 『{ $keyword }』.
chronicle-card-keyword-of-structures = Only structures have 『{ $keyword }』.

## Card types

chronicle-type-unit = unit
chronicle-type-history = history
chronicle-type-spell = spell
chronicle-type-structure = structure

## Cards in a terminal

card-meaning-green = What it means under a green lamp
card-meaning-red = What it means under a red lamp
card-meaning-burst = What the chrono burst means
card-meaning-burst-green = What the chrono burst means under a green lamp
card-meaning-burst-red = What the chrono burst means under a red lamp
complaint-unknown-faction = There is no faction 「{ $given }」. There are: { $known }
complaint-unknown-type = There is no card type 「{ $given }」. There are: { $known }
