# Last Chronicle

last-chronicle-edition-standard = comprehensive rules

## Zones

last-chronicle-zone-deck = deck
last-chronicle-zone-hand = hand
last-chronicle-zone-battlefield = battlefield
last-chronicle-zone-era-yard = era yard
last-chronicle-zone-soul-yard = soul yard
last-chronicle-zone-ca-yard = CA yard
last-chronicle-zone-discard-pile = discard pile
last-chronicle-zone-removed-yard = removed yard
last-chronicle-zone-stack = stack
last-chronicle-zone-out = outside the game
last-chronicle-zone-short-discard-pile = discard
last-chronicle-zone-short-era-yard = era

## Phases and steps

last-chronicle-phase-recovery = recovery phase
last-chronicle-phase-draw = draw phase
last-chronicle-phase-check = check phase
last-chronicle-phase-main = main phase
last-chronicle-phase-combat = combat phase
last-chronicle-phase-cleanup = cleanup phase

last-chronicle-step-before-attack = before-attack step
last-chronicle-step-attack = attack step
last-chronicle-step-before-block = before-block step
last-chronicle-step-block = block step
last-chronicle-step-before-damage = before-damage step
last-chronicle-step-damage = damage step
last-chronicle-step-going-on = going-on step
last-chronicle-step-processing = processing step
last-chronicle-step-adjusting = adjusting step

## Factions and souls

last-chronicle-faction-white = white
last-chronicle-faction-orange = orange
last-chronicle-faction-purple = purple
last-chronicle-faction-black = black
last-chronicle-faction-blue = blue
last-chronicle-faction-factionless = factionless

last-chronicle-type-unit = unit
last-chronicle-type-history = history
last-chronicle-type-spell = spell
last-chronicle-type-structure = structure

last-chronicle-soul-white = a white soul
last-chronicle-soul-orange = an orange soul
last-chronicle-soul-purple = a purple soul
last-chronicle-soul-black = a black soul
last-chronicle-soul-blue = a blue soul
last-chronicle-soul-factionless = a factionless soul

## States, keywords

last-chronicle-mark-active = active
last-chronicle-mark-wiped = wiped
last-chronicle-mark-new = new
last-chronicle-mark-attacker = attacker
last-chronicle-mark-blocker = blocker
last-chronicle-mark-without-abilities = without abilities
last-chronicle-mark-face-down = face-down
last-chronicle-mark-face-up = face-up
last-chronicle-mark-attacked = attacked
last-chronicle-mark-borrowed = borrowed
last-chronicle-mark-white = white
last-chronicle-mark-orange = orange
last-chronicle-mark-purple = purple
last-chronicle-mark-black = black
last-chronicle-mark-blue = blue
last-chronicle-mark-green-lamp = green lamp
last-chronicle-mark-red-lamp = red lamp
last-chronicle-mark-valor = valor
last-chronicle-mark-haste = haste
last-chronicle-mark-aura = aura
last-chronicle-mark-breakthrough = breakthrough
last-chronicle-mark-crystallize = crystallize
last-chronicle-mark-soul-change = soul change
last-chronicle-mark-harvest = harvest
last-chronicle-mark-soul-burst = soul burst
last-chronicle-mark-ready = ready
last-chronicle-mark-gift = gift
last-chronicle-mark-awaken = awaken
last-chronicle-mark-pursuit = pursuit
last-chronicle-mark-absorb = absorb
last-chronicle-mark-dynamo = dynamo
last-chronicle-mark-union = union
last-chronicle-mark-explore = explore
last-chronicle-mark-subdue = subdue
last-chronicle-mark-taboo = taboo
last-chronicle-mark-sublimate = sublimate
last-chronicle-mark-chrono-burst = chrono burst

last-chronicle-damage-combat = combat damage
last-chronicle-damage-effect = damage

last-chronicle-kind-spell = spell
last-chronicle-kind-action = action ability
last-chronicle-kind-trigger = trigger ability
last-chronicle-kind-burst = burst
last-chronicle-kind-placing = placing
last-chronicle-kind-waiting = triggered ability

## What cards are called

last-chronicle-in-hand = { $name } ({ $cost })
last-chronicle-unit = { $whose } { $name } ({ $power }/{ $atk })
last-chronicle-soul-stone = { $whose } soul stone { $name } ({ $factions })
last-chronicle-elsewhere = { $name } ({ $whose } { $zone })
last-chronicle-face-down = a face-down card ({ $whose } { $zone })
last-chronicle-ability = “{ $text }”
last-chronicle-ability-unnamed = an ability
last-chronicle-entry = { $card }: { $ability }
last-chronicle-entry-spell = the spell { $card }
last-chronicle-number = { $number }
last-chronicle-mode = effect { $number }
last-chronicle-mode-text = { $number } { $text }
last-chronicle-cost-own = its own cost ({ $price })
last-chronicle-cost-other = alternative cost { $number }
last-chronicle-replacement = { $number } replacement of { $card }

## Actions

last-chronicle-named = { $action } { $card }{ $more }
last-chronicle-do = { $action }: { $card }
last-chronicle-do-ability = { $action }: { $card } { $ability }
last-chronicle-do-soul = { $action }: { $card } → { $soul }

last-chronicle-action-pass = Pass
last-chronicle-pass-to-resolve = Pass (resolve { $card })
last-chronicle-pass-to-end = Pass (end the { $what })
last-chronicle-attack-so = Attack with this
last-chronicle-no-attack = No attack
last-chronicle-no-block = No block
last-chronicle-action-use-spell = Use a spell
last-chronicle-action-place = Place
last-chronicle-action-unite = Union
last-chronicle-action-use-ability = Use an ability
last-chronicle-action-place-soul = Place a soul stone
last-chronicle-action-advance-era = Advance the era
last-chronicle-action-soul-action = Soul action
last-chronicle-action-attack = Attack
last-chronicle-action-block = Block

## Questions

last-chronicle-ask-priority = What will you do?
last-chronicle-ask-who-chooses = Lots are drawn for who chooses to go first or second.
last-chronicle-ask-who-begins = Who goes first?
last-chronicle-ask-shuffle = The deck is shuffled: { $player }.
last-chronicle-ask-redraw = Put the whole hand under the deck and draw anew (only once)?
last-chronicle-ask-under-deck = In which order do they go under the deck? The next is:
last-chronicle-ask-choose = { $least ->
    [0] Which do you choose (up to { $most })? { $source }
   *[other] Which do you choose ({ $most })? { $source }
}
last-chronicle-ask-pick = { $least ->
    [0] Which do you take (up to { $most })? { $source }
   *[other] Which do you take ({ $most })? { $source }
}
last-chronicle-ask-search = Which cards do you find (up to { $most })? { $source }
last-chronicle-asked-for = { $least ->
    [0] { $deed } (up to { $most })? { $source }
   *[other] { $deed } ({ $most })? { $source }
}
last-chronicle-deed-discard = Which card of the hand is discarded
last-chronicle-deed-sacrifice = Which is sacrificed
last-chronicle-deed-destroy = Which is destroyed
last-chronicle-deed-removed-yard = Which is removed
last-chronicle-deed-return = Which goes back to the hand
last-chronicle-deed-hand = Which goes to the hand
last-chronicle-deed-onto-deck = Which goes on top of the deck
last-chronicle-deed-under-deck = Which goes to the bottom of the deck
last-chronicle-deed-discard-pile = Which goes to the discard pile
last-chronicle-deed-interrupt = Which is interrupted
last-chronicle-deed-battlefield = Which is put onto the battlefield
last-chronicle-deed-soul-yard = Which goes to the soul yard
last-chronicle-deed-era-yard = Which goes to the era yard
last-chronicle-deed-ca-yard = Which goes to the CA yard
last-chronicle-deed-damage = Which is dealt damage
last-chronicle-deed-active = Which recovers
last-chronicle-deed-wiped = Which is wiped
last-chronicle-deed-use = Which is used
last-chronicle-asked-by = Effect of { $card }.
last-chronicle-ask-player-or-card = Do you choose a player or a card: { $card }?
last-chronicle-ask-choose-ability = Which ability on the stack do you choose: { $card }?
last-chronicle-ask-choose-player = Which player do you choose: { $card }?
last-chronicle-ask-player = Which player: { $card }?
last-chronicle-ask-how-many = How many do you choose: { $card }?
last-chronicle-ask-at-random = A card is taken at random.
last-chronicle-ask-mode = Which effect: { $entry }?
last-chronicle-ask-which-effect = Which effect: { $card }?
last-chronicle-ask-which-cost = Which cost do you pay: { $card }?
last-chronicle-ask-additional-cost = Pay the additional cost: { $card }?
last-chronicle-ask-pay-trigger = Pay the cost: { $card }?
last-chronicle-ask-x = How much is X: { $card }?
last-chronicle-ask-number = What number: { $card }?
last-chronicle-ask-word = Which do you name: { $card }?
last-chronicle-ask-share = How much goes to { $card } ({ $other })?
last-chronicle-ask-soul-stone = Which soul stone makes a soul: { $card }?
last-chronicle-ask-soul = A soul of which faction: { $card }?
last-chronicle-ask-soul-to-spend = Which soul pays the free cost: { $card }?
last-chronicle-ask-soul-change = Which unit is sacrificed for the soul change: { $card }?
last-chronicle-ask-union-host = Which unit is it joined to: { $card }?
last-chronicle-ask-chrono-burst = Declare the chrono burst: { $card }?
last-chronicle-ask-soul-burst = Declare the soul burst: { $card }?
last-chronicle-ask-may = Use the effect: { $card }?
last-chronicle-ask-which-replacement = Which replacement is applied first?
last-chronicle-ask-trigger-order = Which trigger ability goes on the stack first?
last-chronicle-ask-timestamps = Cards arrived together: in which order do they get their timestamps? The next is:
last-chronicle-ask-marker-order = Only four era markers stay: in which order were those put down together? The next is:
last-chronicle-ask-which-first = A replacement effect will be used up. Which card is looked at next?
last-chronicle-ask-order = In which order are they put there? The next is:
last-chronicle-ask-marker-out = Which era marker is exchanged for a card of the hand: { $card }?
last-chronicle-ask-marker-in = Which card of the hand becomes the era marker: { $card }?
last-chronicle-ask-era-marker = Which card becomes the era marker?
last-chronicle-ask-ca-to-hand = Which card goes to the hand?
last-chronicle-ask-attackers = Which unit attacks (several are a squad)?
last-chronicle-ask-blocker = Which unit blocks?
last-chronicle-ask-squad-damage = Which unit of the squad deals the damage?
last-chronicle-ask-damage-to = Does { $other } deal its damage to { $card }?
last-chronicle-ask-damage-share = How much damage does { $other } deal to { $card }?
last-chronicle-ask-another-attack = Go on with the combat and attack again?
last-chronicle-ask-discard-to-limit = Which cards do you discard ({ $most } above the limit)?
last-chronicle-ask-laps = How often is this repeated?

## Events

last-chronicle-event-shuffled = { $player }: the { $what } was shuffled
last-chronicle-event-first-player = First player: { $player }
last-chronicle-event-turn = Turn { $n0 }: { $player }
last-chronicle-event-phase = { $player }: { $what }
last-chronicle-event-skipped = { $player } skips: { $what }
last-chronicle-event-extra-turn = { $player } takes one more turn after this one
last-chronicle-event-extra-phase = { $player } has one more { $what } after this phase
last-chronicle-event-step = { $what }
last-chronicle-event-redraw = { $player } put { $n0 } cards under the deck and draws anew
last-chronicle-event-cleaned-up = Damage is removed, and effects until the end of the turn are over
last-chronicle-event-drew = { $seen ->
    [0] { $count ->
        [1] { $player } drew a card
       *[other] { $player } drew { $count } cards
    }
   *[other] { $player } drew { $cards }
}
last-chronicle-event-empty-deck = { $player } tried to draw from an empty deck
last-chronicle-event-moved = { $player }: { $cards } to the { $what }
last-chronicle-event-destroyed = { $player }: { $cards } destroyed, to the { $what }
last-chronicle-event-sacrificed = { $player }: { $cards } sacrificed, to the { $what }
last-chronicle-event-discarded = { $player } discarded { $cards }
last-chronicle-event-removed = { $player }: { $cards } removed
last-chronicle-event-placed = { $player } placed { $cards }
last-chronicle-event-chrono-checked = { $player }: chrono check, { $cards }
last-chronicle-event-soul-stone-placed = { $player } put { $cards } into the soul yard
last-chronicle-event-out = { $player }: { $cards } vanished
last-chronicle-event-token = { $player }: a token on the battlefield, { $cards }
last-chronicle-event-control = { $player } gained control of { $cards }
last-chronicle-event-placing = { $player } is placing { $cards }
last-chronicle-event-united = { $first } was joined to { $others }
last-chronicle-event-wiped = { $player }: { $cards } wiped
last-chronicle-event-recovered = { $player }: { $cards } recovered
last-chronicle-event-turned-up = { $player }: { $cards } turned face-up
last-chronicle-event-soul = { $player } made { $soul } with { $cards }
last-chronicle-event-souls = { $player }: souls came into the pool
last-chronicle-event-paid = { $player } paid souls ({ $price })
last-chronicle-event-spell = { $player } used the spell { $cards }
last-chronicle-event-ability = { $player } used an ability of { $cards }: { $what }
last-chronicle-event-trigger = { $player }: an ability of { $cards } goes on the stack: { $what }
last-chronicle-event-burst = { $player } declared the chrono burst of { $cards }
last-chronicle-event-soul-burst = { $player } declared the soul burst of { $cards }
last-chronicle-event-no-legal-choice = { $player }: { $cards } could choose nothing legal and left the stack
last-chronicle-event-rewound = { $player } could not finish, and it was taken back
last-chronicle-event-resolving = { $player }: { $cards } ({ $what }) resolves
last-chronicle-event-interrupted = { $player }: the ability of { $cards } was countered
last-chronicle-event-fizzled = { $player }: { $cards } did nothing
last-chronicle-event-replaced = { $player }: the effect of { $cards } happens instead
last-chronicle-event-attack = { $count ->
    [1] { $player }: { $cards } attacks
   *[other] { $player }: a squad attacks, { $cards }
}
last-chronicle-event-block = { $player }: { $cards } blocks
last-chronicle-event-damaged = { $first }: { $n0 } { $what } from { $others }
last-chronicle-event-player-damaged = { $player }: { $n0 } { $what } from { $cards }, life { $n1 }
last-chronicle-event-damage-removed = { $cards }: { $n0 } damage removed
last-chronicle-event-gained-life = { $player } gained { $n0 } life ({ $n1 })
last-chronicle-event-lost-life = { $player } lost { $n0 } life ({ $n1 })
last-chronicle-event-advance-points = { $player }: advance points changed by { $n0 } ({ $n1 })
last-chronicle-event-era-advanced = { $player }: the era advanced (era markers { $n0 })
last-chronicle-event-exchanged = { $player } exchanged era markers and cards of the hand: { $cards }
last-chronicle-event-counters-put = { $cards }: { $what } counters +{ $n0 }
last-chronicle-event-counters-removed = { $cards }: { $what } counters −{ $n0 }
last-chronicle-event-attack-again = { $cards } may attack once more
last-chronicle-event-revealed = { $player } revealed { $cards }
last-chronicle-event-picked = { $player } picked { $cards }
last-chronicle-event-looked-at = { $player } looked at { $cards }
last-chronicle-event-word = { $player } named “{ $what }”
last-chronicle-event-laps = { $player } named { $n0 } repetitions
last-chronicle-event-modified = { $cards }: { $list }
last-chronicle-event-numbers-set = { $cards }: now { $list }
last-chronicle-event-granted = { $cards } gained an ability
last-chronicle-event-lost-abilities = { $cards } lost abilities
last-chronicle-event-lasting = { $count ->
    [0] { $player }: an effect goes on
   *[other] { $player }: an effect goes on for { $cards }
}
last-chronicle-event-endless-forced = A loop that nobody can leave: the same position came back again and again, with nothing to choose on the way
last-chronicle-event-endless-left = The same position came back again and again. { $player } may no longer choose what keeps it going
last-chronicle-event-endless-hurry = More than { $n0 } decisions in this turn: from now on one may only end it, or decline
last-chronicle-event-endless-growing = The turn goes on without end, and nobody stops it
last-chronicle-event-endless-again = The same position for the { $n0 }th time at the beginning of a turn
last-chronicle-event-endless-turns = { $n0 } turns have gone by, and nobody has won
last-chronicle-event-conceded = { $player } conceded
last-chronicle-event-drawn = The game is over. It is a draw
last-chronicle-event-over = The game is over. { $player } lost

## Why not

last-chronicle-refusal-no-priority = You do not have priority.
last-chronicle-refusal-no-spells-now = Neither spells nor action abilities can be used now.
last-chronicle-refusal-not-now = This can only be done in your main phase while the stack is empty.
last-chronicle-refusal-own-condition = The card's own condition is not met.
last-chronicle-refusal-forbidden = An effect forbids it.
last-chronicle-refusal-cannot-pay = You cannot pay the cost.
last-chronicle-refusal-nothing-to-choose = There is nothing that could legally be chosen.
last-chronicle-refusal-once-a-turn = It was used this turn already.
last-chronicle-refusal-not-in-this-turn = It cannot be used in this turn.
last-chronicle-refusal-not-in-this-phase = It cannot be used in this phase.
last-chronicle-refusal-wiped = It is wiped.
last-chronicle-refusal-not-since-start-of-turn = You have not controlled it since the beginning of your turn.
last-chronicle-refusal-legacy = You already have a LEGACY card on the battlefield.
last-chronicle-refusal-epic = You already have an EPIC card of this name on the battlefield.
last-chronicle-refusal-no-union = It has no union.
last-chronicle-refusal-no-unit-to-join = There is no unit to join it to.
last-chronicle-refusal-too-few-ca = The CA do not come to 7.
last-chronicle-refusal-not-a-unit = It is no unit.
last-chronicle-refusal-level-above-era = Its level is above your era.
last-chronicle-refusal-attacked-already = It attacked this turn already.
last-chronicle-refusal-not-attack-step = Attackers are named in your own attack step.
last-chronicle-refusal-not-block-step = The blocker is named in the block step, by the player who is attacked.
last-chronicle-refusal-no-such-squad = There is no unit that it can attack together with.
last-chronicle-refusal-must-attack-with-more = More units that must attack can be chosen.
last-chronicle-refusal-must-block-for-more = More of what must be blocked, or must block, can be met.
last-chronicle-refusal-aura = Only units with aura block units with aura.
last-chronicle-refusal-not-in-hand = It is no card of your hand.
last-chronicle-refusal-not-a-spell = It is no spell card.
last-chronicle-refusal-not-a-permanent = It is no card that is placed.
last-chronicle-refusal-no-action-ability = It has no action ability to use.
last-chronicle-refusal-one-stone-a-turn = You already put a card into the soul yard this turn.
last-chronicle-refusal-not-a-stone = It is no soul stone.
last-chronicle-refusal-endless = This repetition cannot be chosen again.
last-chronicle-refusal-no-such-soul = The soul stone has no such faction.
last-chronicle-refusal-taken-back = It could not be finished and was taken back; not until something changes.

## Decks

last-chronicle-breach-too-few = the deck has only { $have } cards (exactly { $want } needed, { $clause })
last-chronicle-breach-too-many = the deck has { $have } cards (exactly { $want } needed, { $clause })
last-chronicle-breach-copies = { $have } of "{ $card }" ({ $want } allowed, { $clause })
last-chronicle-breach-token = "{ $card }" is a token and belongs in no deck ({ $clause })

## Positions that cannot be

last-chronicle-misplaced-together = { $zone }: write cards one by one.
last-chronicle-misplaced-host = { $card } is no unit, so no card is joined to it.
last-chronicle-misplaced-spell = { $card } is a spell and cannot lie on the battlefield.
last-chronicle-misplaced-token = { $card } is a token and cannot lie here: { $zone }.
last-chronicle-misplaced-mark = { $zone }: a card there cannot be “{ $mark }”.
last-chronicle-misplaced-number = Only cards on the battlefield have damage or counters ({ $zone }).
last-chronicle-misplaced-sum = { $fact } follows from the cards that lie there, and is { $number }.
last-chronicle-misplaced-fighter = { $card } cannot be { $mark }. Attackers are units of the turn player, the blocker is one unit of the other.
last-chronicle-misplaced-step = The phase { $phase } has no step { $step }.
last-chronicle-misplaced-attackers = Attackers are needed in the steps before-block, block, before-damage and damage, and cannot be written elsewhere.
last-chronicle-misplaced-stack = A stack can only be written where somebody has priority: in a main phase, and in the steps before-attack, before-block and before-damage.
last-chronicle-misplaced-entry = On the stack stand spells (spell) or action abilities (action), each with one card.
last-chronicle-misplaced-no-spell = { $card } is no spell.
last-chronicle-misplaced-no-ability = There is no { $card } with an action ability on the battlefield.
last-chronicle-misplaced-aim = { $card }: only what chooses nothing, or one thing, can be written on the stack; what it chooses stands behind >.
last-chronicle-no-player = Choose a card
