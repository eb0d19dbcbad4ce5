# Legions!

legions-edition-2019 = 2019 edition
legions-edition-2018 = 2018 edition

## Zones

legions-zone-deck = deck
legions-zone-hand = hand
legions-zone-left = left lane
legions-zone-center = center lane
legions-zone-right = right lane
legions-zone-master-area = master area
legions-zone-lord-area = lord area
legions-zone-standby = standby zone
legions-zone-wait-1 = wait zone Ⅰ
legions-zone-wait-2 = wait zone Ⅱ
legions-zone-wait-3 = wait zone Ⅲ
legions-zone-wait-4 = wait zone Ⅳ
legions-zone-exile = exile zone
legions-zone-play = play zone
legions-zone-out = outside the game
legions-zone-short-master-area = master
legions-zone-short-lord-area = lord
legions-zone-short-standby = standby
legions-zone-short-exile = exile
legions-zone-short-wait-1 = WTⅠ
legions-zone-short-wait-2 = WTⅡ
legions-zone-short-wait-3 = WTⅢ
legions-zone-short-wait-4 = WTⅣ

legions-cores-core-zone = the core zone
legions-cores-core-active = the core zone (active)
legions-cores-core-exhausted = the core zone (exhausted)
legions-cores-master = the master
legions-cores-lord = the lord
legions-cores-outside = outside the game
legions-cores-wait-1 = wait zone Ⅰ
legions-cores-wait-2 = wait zone Ⅱ
legions-cores-wait-3 = wait zone Ⅲ
legions-cores-wait-4 = wait zone Ⅳ

legions-phase-start = start phase
legions-phase-core = core phase
legions-phase-draw = draw phase
legions-phase-main = main phase
legions-phase-end = end phase

legions-damage-battle = battle damage
legions-damage-effect = effect damage

## Orientations, states, keywords

legions-mark-active = active
legions-mark-exhausted = exhausted
legions-mark-reversed = reversed
legions-mark-incapacitated = incapacitated
legions-mark-awakened = awakened
legions-mark-face-down = face-down
legions-mark-unlock-limited = unlock-limited
legions-mark-used-up = used up
legions-mark-haste = haste
legions-mark-assault = assault
legions-mark-first-strike = first strike
legions-mark-regenerate = regenerate
legions-mark-effect-damage-immunity = effect-damage immunity
legions-mark-moving-attack = moving attack
legions-mark-impact = impact
legions-mark-intimidate = intimidate
legions-mark-pierce = pierce
legions-mark-right-bonus = right bonus
legions-mark-center-bonus = center bonus
legions-mark-master-bane = master bane
legions-mark-lord-bane = lord bane
legions-mark-minion-bane = minion bane
legions-mark-cannot-block = cannot block
legions-mark-straight = straight
legions-mark-leap = leap
legions-mark-ward = ward
legions-mark-anchored = anchored
legions-mark-left-only = left only
legions-mark-lurk = lurk

## What cards and places are called

legions-place = { $whose } { $zone }
legions-in-hand = { $name } (cost { $cost })
legions-unit = { $name } ({ $atk }/{ $hp }, { $whose } { $zone })
legions-master = { $whose } master { $name }
legions-reversed = { $name } (reversed, { $whose } { $zone })
legions-elsewhere = { $name } ({ $whose } { $zone })
legions-face-down = a face-down card ({ $whose } { $zone })
legions-ability = “{ $name }”
legions-ability-unnamed = a triggered effect
legions-trigger = { $card }: { $ability }
legions-number = { $number }
legions-deck-top = top of the deck
legions-deck-bottom = bottom of the deck
legions-mode = effect { $number }
legions-mode-text = { $number } { $text }
legions-replacement = { $number } replacement of { $card }

## Actions

legions-action-end-phase = End the main phase
legions-action-unlock = Unlock
legions-action-play = Play
legions-action-attack = Attack
legions-action-move-lane = Move lanes
legions-action-activate = Activate
legions-action-exile-from-field = Exile from the field
legions-action-exile-from-standby = Exile from standby

legions-do = { $action }: { $card }
legions-do-ability = { $action }: { $card } “{ $ability }”
legions-named = { $action } { $card }
legions-named-ability = { $action } { $card }「{ $ability }」

## Questions

legions-ask-act = What will you do?
legions-ask-card-change = Make a card change (exile a card of your hand face-down, draw one)?
legions-ask-card-to-change = Which card is exiled face-down?
legions-ask-to-standby = Which cards go to the standby zone ({ $most }; the others are exiled)?
legions-ask-moving-attack = Does it make its moving attack: { $card }?
legions-ask-stand-by = Play { $card } now, or put it into the standby zone?
legions-ask-lurk = Place { $card }, or let it lurk in its wait zone?
legions-ask-where = Which lane: { $card }?
legions-ask-which-lane = Which lane do you choose?
legions-ask-attack-target = What does it attack: { $card }?
legions-ask-choose = { $least ->
    [0] Which do you choose (up to { $most })? { $source }
   *[other] Which do you choose ({ $most })? { $source }
}
legions-asked-for = { $least ->
    [0] { $deed } (up to { $most })? { $source }
   *[other] { $deed } ({ $most })? { $source }
}
legions-deed-break = Which is broken
legions-deed-exile = Which is exiled
legions-deed-return = Which goes back to the hand
legions-deed-hand = Which goes to the hand
legions-deed-onto-deck = Which goes on top of the deck
legions-deed-under-deck = Which goes to the bottom of the deck
legions-deed-into-deck = Which goes back into the deck
legions-deed-field = Which is placed
legions-deed-standby = Which goes to the standby zone
legions-deed-wait = Which goes to the wait zone
legions-deed-damage = Which is dealt damage
legions-deed-active = Which becomes active
legions-deed-exhausted = Which is exhausted
legions-deed-reversed = Which is reversed
legions-deed-play = Which is played
legions-deed-unlock = Which is unlocked
legions-asked-by = Effect of { $card }.
legions-ask-at-random = A card is chosen at random.
legions-ask-shuffle = The deck is shuffled: { $player }.
legions-ask-who-chooses = Lots are drawn for who chooses to go first or second.
legions-ask-who-begins = Who goes first?
legions-ask-trigger-order = Which triggered effect is resolved first?
legions-ask-which-effect = Which effect do you choose: { $card }?
legions-ask-which-replacement = Which replacement do you use?
legions-ask-which-word = Which do you declare?
legions-ask-divide-damage = Who takes the next point of the damage?
legions-ask-which-end = On top of the deck, or at its bottom?
legions-ask-which-number = What number?
legions-ask-pay-x = How many master points do you pay?
legions-ask-pay-cost = Pay the condition cost: { $card }?
legions-ask-pay-extra = Pay the additional cost: { $card }?
legions-ask-soul-charge = Soul charge: which cards are exiled ({ $most })? { $source }
legions-ask-may = Use the effect: { $card }?
legions-ask-order = In which order are they put there? The next is:

## Events

legions-event-master-set = { $player }: the master is { $cards }
legions-event-shuffled = { $player }: the { $what } was shuffled
legions-event-first-player = First player: { $player }
legions-event-turn = Turn { $n0 }: { $player }
legions-event-phase = { $player }: { $what }
legions-event-cleaned-up = Damage, incapacity, effects until the end of the turn and unused points are gone
legions-event-drew = { $seen ->
    [0] { $count ->
        [1] { $player } drew a card
       *[other] { $player } drew { $count } cards
    }
   *[other] { $player } drew { $cards }
}
legions-event-cores-moved = { $n0 ->
    [1] { $player }: a core went to { $what }
   *[other] { $player }: { $n0 } cores went to { $what }
}
legions-event-cores-exhausted = { $n0 ->
    [1] { $player } exhausted a core
   *[other] { $player } exhausted { $n0 } cores
}
legions-event-points-gained = { $n0 ->
    [1] { $player } gained a master point
   *[other] { $player } gained { $n0 } master points
}
legions-event-points-paid = { $n0 ->
    [1] { $player } paid a master point
   *[other] { $player } paid { $n0 } master points
}
legions-event-awakened = { $player }: the master { $cards } awoke
legions-event-unlocked = { $player } unlocked { $cards }
legions-event-played = { $player } played { $cards }
legions-event-moved = { $player }: { $cards } to { $what }
legions-event-moved-lane = { $player }: { $cards } moved to { $what }
legions-event-exiled = { $player }: { $cards } exiled
legions-event-left-the-game = { $player }: { $cards } left the game
legions-event-healed = { $player }: the damage of { $cards } is gone
legions-event-incapacitated = { $player }: { $cards } is incapacitated until the end of the turn
legions-event-exhausted = { $player }: { $cards } is exhausted
legions-event-recovered = { $player }: { $cards } is active
legions-event-reversed = { $player }: { $cards } is reversed
legions-event-opened = { $player }: { $cards } is opened
legions-event-attacker = { $player }: { $cards } attacks
legions-event-attacks = { $first } attacks { $others }
legions-event-damaged = { $first }: { $n0 } { $what } from { $others }
legions-event-broke = { $player }: { $cards } broke
legions-event-life-gained = { $player } gained { $n0 } life ({ $n1 })
legions-event-life-full = { $player } has { $n0 } life already and gains none
legions-event-cost-declined = { $player } does not have the turn and pays nothing for { $cards }
legions-event-life-lost = { $player } lost { $n0 } life ({ $n1 })
legions-event-activated = { $player }: { $cards } { $what } activated
legions-event-triggered = { $player }: { $cards } { $what } resolves
legions-event-fizzled = { $player }: { $cards } { $what } fizzles
legions-event-replaced = { $player }: the effect of { $cards } happens instead
legions-event-chose = { $player }: the effect chose { $cards }
legions-event-effects-chosen = { $cards }: effects chosen: { $list }
legions-event-declared-colour = { $cards }: { $what } is declared
legions-event-declared-category = { $cards }: { $what } is declared
legions-event-declared-type = { $cards }: the type { $what } is declared
legions-event-declared-name = { $cards }: the name { $what } is declared
legions-event-declared-number = { $cards }: { $n0 } is declared
legions-event-modified = { $count ->
    [0] There was no unit to modify
   *[other] { $cards }: { $n0 }/{ $n1 }
}
legions-event-stats-set = { $count ->
    [0] There was no unit to change
   *[other] { $cards }: now { $n0 }/{ $n1 }
}
legions-event-granted = { $count ->
    [0] There was no unit to gain the effect
   *[other] { $cards } gained an effect
}
legions-event-lost-effects = { $count ->
    [0] There was no unit to lose effects
   *[other] { $cards } lost effects
}
legions-event-revealed = { $player } revealed { $cards }
legions-event-looked-at = { $player } looked at { $cards }
legions-event-endless-forced = A loop that nobody can leave: the same position came back again and again, with nothing to choose on the way
legions-event-endless-left = The same position came back again and again. { $player } may no longer choose what keeps it going
legions-event-endless-hurry = More than { $n0 } decisions in this turn: from now on one may only end it, or decline
legions-event-endless-growing = The turn goes on without end, and nobody stops it
legions-event-endless-again = The same position for the { $n0 }th time at the beginning of a turn
legions-event-endless-turns = { $n0 } turns have gone by, and nobody has won
legions-event-conceded = { $player } conceded
legions-event-drawn-game = Game over. It is a draw
legions-event-over = The game is over. { $player } lost

## Why not

legions-refusal-endless = This repetition cannot be chosen again.
legions-refusal-not-your-turn = It is not your turn.
legions-refusal-not-main-phase = It is not the main phase.
legions-refusal-forbidden = An effect forbids it.
legions-refusal-must-attack = A unit that must attack has not attacked yet.
legions-refusal-not-in-hand = It is no card of your hand.
legions-refusal-wrong-mode = Your master in its present mode does not unlock cards of this category.
legions-refusal-wrong-class = It has two colour symbols, and your master lacks one of them.
legions-refusal-too-dear = It costs { $n0 }, and you can pay { $n1 }.
legions-refusal-too-few-cores = Its core cost is { $n0 }, and there are { $n1 } cores in your core zone.
legions-refusal-no-room = There is no room for it.
legions-refusal-no-lane = There is no lane for it.
legions-refusal-nothing-to-choose = There is nothing that its effect could choose.
legions-refusal-not-in-standby = It is no card of your standby zone.
legions-refusal-not-on-field = It is no card on your field.
legions-refusal-not-in-lane = It is no minion in a lane.
legions-refusal-reversed = A reversed card can do nothing.
legions-refusal-exhausted = It is exhausted.
legions-refusal-incapacitated = It is incapacitated.
legions-refusal-masters-do-not-attack = Masters do not attack as an action.
legions-refusal-masters-stay = A master cannot be exiled.
legions-refusal-no-attack-target = There is no unit of the opponent within its reach.
legions-refusal-no-free-lane = No lane next to it is free.
legions-refusal-no-activated-ability = It has no activated ability.
legions-refusal-once-a-turn = It was activated this turn already.
legions-refusal-cannot-pay = You cannot pay the cost.

## Positions that cannot be

legions-misplaced-play = A position cannot begin with cards in the play zone.
legions-misplaced-many = { $zone }: { $most } at most.
legions-misplaced-together = { $zone }: write cards one by one.
legions-misplaced-category = { $card } ({ $category }) cannot lie here: { $zone }.
legions-misplaced-unlock-limit = The 2018 edition has no unlock limits: leave “unlock-limited” and “used-up” out, or take the 2019 edition (24-3e).
legions-misplaced-mark = { $zone }: a card there cannot be “{ $mark }”.
legions-misplaced-damage = Only cards in lanes and the lord area take damage ({ $zone }).
legions-choice-play = Play it
legions-choice-stand-by = To the { $zone }
legions-choice-place = Place it
legions-choice-lurk = Let it lurk in its wait zone
