# Legend of Stars

legend-of-stars-edition-1-0-03 = 1.0.03

## Zones

legend-of-stars-zone-deck = deck
legend-of-stars-zone-hand = hand
legend-of-stars-zone-trash = trash
legend-of-stars-zone-energy-zone = energy zone
legend-of-stars-zone-support-zone = support zone
legend-of-stars-zone-front-1 = front 1
legend-of-stars-zone-front-2 = front 2
legend-of-stars-zone-front-3 = front 3
legend-of-stars-zone-front-4 = front 4
legend-of-stars-zone-back-1 = back 1
legend-of-stars-zone-back-2 = back 2
legend-of-stars-zone-back-3 = back 3
legend-of-stars-zone-back-4 = back 4
legend-of-stars-zone-in-use = in use
legend-of-stars-zone-short-energy-zone = energy
legend-of-stars-zone-short-support-zone = support

legend-of-stars-phase-setup = setup phase
legend-of-stars-phase-main = main phase
legend-of-stars-phase-lead = lead phase
legend-of-stars-phase-attack = attack phase
legend-of-stars-phase-end = end phase

legend-of-stars-damage-battle = direct damage
legend-of-stars-damage-down = down damage
legend-of-stars-damage-effect = effect damage

legend-of-stars-stat-atk = ATK
legend-of-stars-stat-def = DEF
legend-of-stars-stat-down = DOWN
legend-of-stars-stat-cost = cost
legend-of-stars-stat-speed = speed

## Positions, states, keywords

legend-of-stars-mark-attack = attack position
legend-of-stars-mark-defense-right = defense position (right)
legend-of-stars-mark-defense-left = defense position (left)
legend-of-stars-mark-face-up = face-up
legend-of-stars-mark-face-down = face-down
legend-of-stars-mark-gained = gained
legend-of-stars-mark-regained = regained
legend-of-stars-mark-downed = downed
legend-of-stars-mark-attacker = attacking
legend-of-stars-mark-new = came this turn
legend-of-stars-mark-turned-up = turned up this turn
legend-of-stars-mark-changed = changed already
legend-of-stars-mark-led = led already
legend-of-stars-mark-attacked = attacked already
legend-of-stars-mark-lead-up = ▲
legend-of-stars-mark-lead-right = ▶
legend-of-stars-mark-lead-down = ▼
legend-of-stars-mark-lead-left = ◀
legend-of-stars-mark-airborne = airborne
legend-of-stars-mark-speed-resistance = speed resistance
legend-of-stars-mark-energy-resistance = energy resistance
legend-of-stars-mark-double-attack = double attack
legend-of-stars-mark-venom-curse = venom curse

## What cards and places are called

legend-of-stars-place = { $whose } { $zone }
legend-of-stars-in-hand = { $name } (cost { $cost })
legend-of-stars-with-speed = { $name } (speed { $speed })
legend-of-stars-character = { $whose } { $zone }: { $name } ({ $atk }/{ $defense })
legend-of-stars-face-down = { $whose } { $zone }: { $name } (face-down)
legend-of-stars-unseen = { $whose } { $zone }: a face-down character
legend-of-stars-elsewhere = { $whose } { $zone }: { $name }
legend-of-stars-face-down-in = face-down, { $position }
legend-of-stars-effect-number = effect { $number }
legend-of-stars-trigger = effect of { $card } { $ability }
legend-of-stars-number = { $number }
legend-of-stars-mode = effect { $number }
legend-of-stars-mode-text = { $number } { $text }
legend-of-stars-replacement = { $number } effect of { $card }

## Actions

legend-of-stars-action-end-phase = End phase
legend-of-stars-action-pass = Pass
legend-of-stars-action-place-character = Place character
legend-of-stars-action-place-support = Place support
legend-of-stars-action-place-energy = Place energy
legend-of-stars-action-use-effect = Use effect card
legend-of-stars-action-activate = Use effect
legend-of-stars-action-change-position = Change position
legend-of-stars-action-turn-up = Turn face-up
legend-of-stars-action-lead = Lead
legend-of-stars-action-attack = Attack
legend-of-stars-action-strike = Strike the player
legend-of-stars-action-turned-up-effect = Effect of being turned up

legend-of-stars-do = { $action }: { $card }
legend-of-stars-do-so = { $action }: { $card } → { $way }
legend-of-stars-named = { $action } { $card }
legend-of-stars-named-so = { $action } { $card } { $way }

## Questions

legend-of-stars-ask-main = Main phase: what do you do?
legend-of-stars-ask-lead = Lead phase: which character moves?
legend-of-stars-ask-attack = Attack phase: which character attacks?
legend-of-stars-ask-priority = The phase ends. Do you use an effect?
legend-of-stars-ask-priority-in-battle = In a battle ({ $card }). Do you use an effect?
legend-of-stars-ask-speed-card = Who goes first? Choose a card to compare its speed.
legend-of-stars-ask-who-begins = A lot decides who goes first.
legend-of-stars-ask-bottom-order = Back under the deck, in which order? From the upper one on:
legend-of-stars-ask-mulligan = Do you exchange your whole hand?
legend-of-stars-ask-where = On which square: { $card }?
legend-of-stars-ask-how = In which position: { $card }?
legend-of-stars-ask-position = Into which position: { $card }?
legend-of-stars-ask-discard = A hand has seven cards. Which go to the trash ({ $most })?
legend-of-stars-ask-choose = { $least ->
    [0] Which do you choose (up to { $most })? { $source }
   *[other] Which do you choose ({ $most })? { $source }
}
legend-of-stars-asked-for = { $least ->
    [0] { $deed } (up to { $most })? { $source }
   *[other] { $deed } ({ $most })? { $source }
}
legend-of-stars-deed-destroy = Which is destroyed
legend-of-stars-deed-discard = Which card of the hand is discarded
legend-of-stars-deed-trash = Which goes to the trash
legend-of-stars-deed-return = Which goes back to the hand
legend-of-stars-deed-hand = Which goes to the hand
legend-of-stars-deed-onto-deck = Which goes on top of the deck
legend-of-stars-deed-under-deck = Which goes to the bottom of the deck
legend-of-stars-deed-into-deck = Which goes back into the deck
legend-of-stars-deed-energy-zone = Which goes to the energy zone
legend-of-stars-deed-support-zone = Which goes to the support zone
legend-of-stars-deed-field = Which is put onto the field
legend-of-stars-deed-square = Which moves to another square
legend-of-stars-deed-down = Which is downed
legend-of-stars-deed-gained = Which is gained
legend-of-stars-deed-regained = Which is regained
legend-of-stars-deed-play = Which is played
legend-of-stars-asked-by = Effect: { $card }
legend-of-stars-ask-at-random = One is chosen at random.
legend-of-stars-ask-shuffle = A deck is shuffled: { $player }
legend-of-stars-ask-which-trigger = Which effect comes first?
legend-of-stars-ask-which-effect = Which effect do you choose: { $card }?
legend-of-stars-ask-which-replacement = Which effect is used instead?
legend-of-stars-ask-which-end = On top of the deck, or at its bottom?
legend-of-stars-deck-top = top of the deck
legend-of-stars-deck-bottom = bottom of the deck
legend-of-stars-ask-which-lane = Which lane do you choose?
legend-of-stars-ask-which-word = Which do you declare?
legend-of-stars-lane = lane { $number } from the left
legend-of-stars-ask-pay-cost = Do you pay the cost: { $card }?
legend-of-stars-ask-may = Do you use the effect: { $card }?
legend-of-stars-ask-order = In which order? Next:

## Events

legend-of-stars-event-shuffled = { $player }: { $what } shuffled
legend-of-stars-event-compared-speed = Speed compared: { $cards } ({ $n0 } to { $n1 })
legend-of-stars-event-first-player = Goes first: { $player }
legend-of-stars-event-returned = { $player }: { $n0 } cards back under the deck
legend-of-stars-event-mulligan = { $player }: hand exchanged
legend-of-stars-event-kept-hand = { $player }: hand kept
legend-of-stars-event-turn = Turn { $n0 }: { $player }
legend-of-stars-event-phase = { $player }: { $what }
legend-of-stars-event-drew = { $seen ->
    [0] { $player }: { $count ->
        [1] a card drawn
       *[other] { $count } cards drawn
    }
   *[other] { $player }: { $cards } drawn
}
legend-of-stars-event-placed = { $player }: { $cards } put on { $n0 } ({ $what })
legend-of-stars-event-placed-face-down = { $seen ->
    [0] { $player }: a face-down character put on { $n0 } ({ $what })
   *[other] { $player }: { $cards } put face-down on { $n0 } ({ $what })
}
legend-of-stars-event-support-placed = { $player }: { $cards } put into the support zone
legend-of-stars-event-energy-placed = { $player }: { $cards } becomes energy
legend-of-stars-event-used = { $player }: { $cards } used
legend-of-stars-event-activated = { $player }: effect of { $cards } used
legend-of-stars-event-triggered = { $player }: effect of { $cards }
legend-of-stars-event-failed = { $player }: effect of { $cards } cannot be resolved
legend-of-stars-event-replaced = { $player }: effect of { $cards } instead
legend-of-stars-event-chose = { $player }: the effect chose { $cards }
legend-of-stars-event-declared-attribute = { $cards }: the attribute { $what } is declared
legend-of-stars-event-declared-race = { $cards }: the race { $what } is declared
legend-of-stars-event-effects-chosen = Chosen of { $cards }: effect { $list }
legend-of-stars-event-repositioned = { $player }: { $cards } turned to { $what }
legend-of-stars-event-turned-up = { $player }: { $cards } turned face-up
legend-of-stars-event-turned-down = { $player }: { $cards } turned face-down
legend-of-stars-event-gained = { $player }: { $cards } gained
legend-of-stars-event-regained = { $player }: { $cards } regained
legend-of-stars-event-went = { $player }: { $cards } moved to { $what }
legend-of-stars-event-moved = { $player }: { $cards } to { $what }
legend-of-stars-event-trashed = { $player }: { $cards } to the trash
legend-of-stars-event-destroyed = { $player }: { $cards } destroyed
legend-of-stars-event-attacked = { $count ->
    [1] { $player }: { $first } strikes the player
   *[other] { $player }: { $first } attacks { $others }
}
legend-of-stars-event-passed = { $player }: passed
legend-of-stars-event-compared = Battle of { $first } ({ $n0 }) and { $others } ({ $n1 })
legend-of-stars-event-downed = { $player }: { $cards } downed
legend-of-stars-event-damaged = { $player }: { $n0 } { $what } (life { $n1 })
legend-of-stars-event-life-gained = { $player }: { $n0 } life gained ({ $n1 })
legend-of-stars-event-life-lost = { $player }: { $n0 } life lost ({ $n1 })
legend-of-stars-event-changed = { $count ->
    [0] No card's { $what } changes
   *[other] { $what } of { $cards }: { $n0 }
}
legend-of-stars-event-set = { $count ->
    [0] No card's { $what } changes
   *[other] { $what } of { $cards } becomes { $n0 }
}
legend-of-stars-event-granted = { $count ->
    [0] No card is given the effect
   *[other] Effects given to { $cards }
}
legend-of-stars-event-lost-effects = { $count ->
    [0] No card loses effects
   *[other] Effects taken from { $cards }
}
legend-of-stars-event-bound = { $count ->
    [0] No card is under the effect
   *[other] Under an effect now: { $cards }
}
legend-of-stars-event-effect-ended = { $count ->
    [0] { $player }: an effect ended
   *[other] { $player }: an effect on { $cards } ended
}
legend-of-stars-event-revealed = { $player }: { $cards } shown
legend-of-stars-event-looked-at = { $player }: { $cards } looked at
legend-of-stars-event-endless-forced = A loop that nobody can leave: the same position came back again and again, with nothing to choose on the way
legend-of-stars-event-endless-left = The same position came back again and again. { $player } may no longer choose what keeps it going
legend-of-stars-event-endless-hurry = More than { $n0 } decisions in this turn: from now on one may only end it, or decline
legend-of-stars-event-endless-growing = The turn goes on without end, and nobody stops it
legend-of-stars-event-endless-again = The same position for the { $n0 }th time at the beginning of a turn
legend-of-stars-event-endless-turns = { $n0 } turns have gone by, and nobody has won
legend-of-stars-event-conceded = { $player }: conceded
legend-of-stars-event-over = Game over. Lost: { $player }
legend-of-stars-event-drawn-game = Game over. A draw

## Why not

legend-of-stars-refusal-endless = This repetition cannot be chosen again.
legend-of-stars-refusal-not-your-turn = It is not your turn.
legend-of-stars-refusal-must-attack = A character that must attack has not attacked yet.
legend-of-stars-refusal-not-main-phase = It is not the main phase.
legend-of-stars-refusal-not-lead-phase = It is not the lead phase.
legend-of-stars-refusal-not-attack-phase = It is not the attack phase.
legend-of-stars-refusal-no-priority = You do not have priority now.
legend-of-stars-refusal-priority-first = First both players must pass.
legend-of-stars-refusal-forbidden = An effect forbids it.
legend-of-stars-refusal-not-in-hand = The card is not in your hand.
legend-of-stars-refusal-not-a-character = It is not a character.
legend-of-stars-refusal-not-a-support = It is not a support.
legend-of-stars-refusal-not-an-effect = It is not an effect card.
legend-of-stars-refusal-not-flash = Only flash can be used in an attack phase.
legend-of-stars-refusal-too-little-energy = It costs { $n0 }, and you have { $n1 } energy.
legend-of-stars-refusal-no-free-square = No square is free for it.
legend-of-stars-refusal-nothing-to-choose = There is nothing for its effect to choose.
legend-of-stars-refusal-energy-once = One card a turn becomes energy.
legend-of-stars-refusal-came-this-turn = The character came this turn.
legend-of-stars-refusal-turned-up-this-turn = The character was turned up this turn.
legend-of-stars-refusal-changed-already = It has changed its position this turn.
legend-of-stars-refusal-face-up-already = The character is face-up.
legend-of-stars-refusal-face-down = The character is face-down.
legend-of-stars-refusal-left-and-right = Left and right do not change into each other.
legend-of-stars-refusal-led-already = It has been moved this turn.
legend-of-stars-refusal-no-icon = No lead icon points there.
legend-of-stars-refusal-squares-taken = There is a character on that square.
legend-of-stars-refusal-in-defense = The character is in defense position.
legend-of-stars-refusal-in-the-back = Characters in the back row cannot attack.
legend-of-stars-refusal-attacked-already = It has attacked this turn.
legend-of-stars-refusal-nobody-there = Nobody is in the lane: a plain attack strikes the player.
legend-of-stars-refusal-not-airborne = It is not airborne, or an airborne character is in the opponent's lane.
legend-of-stars-refusal-not-the-time = The effect cannot be used now.
legend-of-stars-refusal-once-a-turn = It has been used this turn.
legend-of-stars-refusal-gained = It is gained already.
legend-of-stars-refusal-cannot-pay = The cost cannot be paid.
legend-of-stars-refusal-no-effect-to-use = It has no effect to use.
legend-of-stars-refusal-not-turned-up = The character was not turned up in this battle.

## Positions that cannot be

legend-of-stars-misplaced-in-use = A position in the middle of an effect cannot be written.
legend-of-stars-misplaced-many = One card at most lies on { $zone }.
legend-of-stars-misplaced-together = Write the cards of { $zone } one by one.
legend-of-stars-misplaced-kind = { $card } ({ $kind }) cannot lie on { $zone }.
legend-of-stars-misplaced-field = One support with 'field' at most lies in { $zone }.
legend-of-stars-misplaced-mark = A card on { $zone } cannot be '{ $mark }'.
