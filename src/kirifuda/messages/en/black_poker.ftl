## Formats and frames

black-poker-edition-light = light
black-poker-edition-standard = standard
black-poker-edition-pro = pro
black-poker-edition-master = master
black-poker-edition-pack = pack
black-poker-edition-rare-pack = rare pack
black-poker-edition-strategy = strategy

black-poker-breach-missing = only { $have } of { $card } ({ $want } needed, { $clause })
black-poker-breach-too-many = { $have } of { $card } ({ $want } allowed, { $clause })

## Zones

black-poker-zone-life = life
black-poker-zone-hand = hand
black-poker-zone-soldiers = soldiers
black-poker-zone-gear = gear
black-poker-zone-walls = walls
black-poker-zone-graveyard = graveyard
black-poker-zone-fog = fog
black-poker-zone-stage = stage
black-poker-zone-pack = pack
black-poker-zone-rare = rare card
black-poker-zone-short-graveyard = grave

## Kinds of character and their states

black-poker-mark-common-soldier = common soldier
black-poker-mark-hero = hero
black-poker-mark-ace = ace
black-poker-mark-mage = mage
black-poker-mark-equipped-soldier = equipped soldier
black-poker-mark-wall = wall
black-poker-mark-charged = charged
black-poker-mark-driven = driven
black-poker-mark-new = new
black-poker-mark-attacker = attacker
black-poker-mark-blocker = blocker

## What cards and requests are called

black-poker-soldier = { $whose } { $name } ({ $kind } { $size })
black-poker-own-wall = { $whose } wall { $number } ({ $name })
black-poker-wall = { $whose } wall { $number }
black-poker-set-aside = { $name } ({ $zone })
black-poker-request = { $count ->
    [0] #{ $number } { $whose } { $action }
   *[other] #{ $number } { $whose } { $action } ({ $cards })
}

## Actions

black-poker-action-end = End
black-poker-action-charge = Charge
black-poker-action-draw = Draw
black-poker-action-attack = Attack
black-poker-action-block = Block
black-poker-action-damage-judgement = Damage Judgement
black-poker-action-succession = Succession
black-poker-action-wall-placement = Wall Placement
black-poker-action-soldier-summon = Soldier Summon
black-poker-action-hero-summon = Hero Summon
black-poker-action-ace-summon = Ace Summon
black-poker-action-quick-summon = Quick Summon
black-poker-action-mage-summon = Mage Summon
black-poker-action-equip = Equip
black-poker-action-up = Up
black-poker-action-down = Down
black-poker-action-twist = Twist
black-poker-action-counter = Counter
black-poker-action-reunion = Reunion
black-poker-action-kill = Kill
black-poker-action-truce = Truce
black-poker-action-retarget = Retarget
black-poker-action-search = Search
black-poker-action-b-j = B.J
black-poker-action-r-s-f = R.S.F
black-poker-action-reverse = Reverse
black-poker-action-return = Return
black-poker-action-wall-break = Wall Break
black-poker-action-throw = Throw
black-poker-action-spear-of-death = Spear of Death
black-poker-action-wall-supply = Wall Supply
black-poker-action-reanimate = Reanimate
black-poker-action-hand-destruction = Hand Destruction
black-poker-action-force = Force
black-poker-action-rain-of-swords = Rain of Swords
black-poker-action-levy = Levy
black-poker-action-ambush = Ambush
black-poker-action-pack-opening = Pack Opening
black-poker-action-rare-draw = Rare Draw
black-poker-action-rare-summon = Rare Summon
black-poker-action-trap-counter = Trap Counter

## Questions

black-poker-ask-act = What will you do?
black-poker-ask-attackers = Which soldier attacks?
black-poker-ask-blockers = What blocks { $cards }?
black-poker-ask-graveyard-top = Which card lies visible on top of your graveyard?
black-poker-ask-discard = Discard { $number }: which card?
black-poker-ask-second-card = Draw a second card?
black-poker-ask-wall = Which card becomes a wall?
black-poker-ask-ace-or-wall = How does { $cards } come out?
black-poker-ask-charged-or-driven = Charge or drive { $cards }?
black-poker-ask-one-or-two-walls = Which walls come out?
black-poker-ask-from-graveyard = Which card of your graveyard?
black-poker-ask-from-life = { $count ->
    [0] Which card of your life do you take (up to { $number })?
   *[other] Which card of your life do you take (up to { $number }; chosen: { $cards })?
}
black-poker-ask-from-pack = Which card of your pack do you take?
black-poker-ask-turn-it = Make { $cards } { $state }?
black-poker-ask-onto-life = In which order do they go on top of the life? The next is:
black-poker-ask-under-life = In which order do they go under the life? The next is:
black-poker-ask-wall-order = In which order do they become walls? The next is:
black-poker-ask-opponent-discards = Which card does your opponent discard?
black-poker-ask-rare-card = Which card of your deck is the rare card?
black-poker-ask-opening-hand = Choose { $number } cards for your opening hand. The next is:
black-poker-ask-cost-b = Cost B of { $action }: which wall is driven?
black-poker-ask-cost-d = Cost D of { $action }: which card is discarded?
black-poker-ask-cost-s = Cost S of { $action }: which character goes to the graveyard?
black-poker-ask-key-card = { $count ->
    [0] Which is the key card of { $action }?
   *[other] Which is the key card of { $action } (chosen: { $cards })?
}
black-poker-ask-target = What is the target of { $action }?
black-poker-ask-new-target = What is the new target of { $action }?
black-poker-ask-shuffle = The cards are shuffled: { $player }.
black-poker-ask-first-player = Lots are drawn for the first player.

black-poker-mode-charged-or-driven-0 = Charge it
black-poker-mode-charged-or-driven-1 = Drive it
black-poker-mode-ace-or-wall-0 = As an ace
black-poker-mode-ace-or-wall-1 = As a wall
black-poker-mode-one-or-two-walls-0 = One, charged
black-poker-mode-one-or-two-walls-1 = Two, driven

## Events

black-poker-event-shuffled = { $player } shuffled the { $what }
black-poker-event-rare-set = { $player } laid the rare card aside: { $cards }
black-poker-event-opening-hand = { $player } chose the opening hand: { $cards }
black-poker-event-pack = { $player } laid a pack of { $n0 } cards
black-poker-event-first-player = First player: { $player }
black-poker-event-turn = Turn { $n0 }: { $player }
black-poker-event-drew = { $seen ->
    [0] { $count ->
        [1] { $player } drew a card
       *[other] { $player } drew { $count } cards
    }
   *[other] { $player } drew { $cards }
}
black-poker-event-requested = { $player } requested { $what }
black-poker-event-keys = { $player } used { $cards } as key
black-poker-event-aimed = { $seen ->
    [0] { $what } aimed at a face-down wall
   *[other] { $what } aimed at { $cards }
}
black-poker-event-aimed-player = Target of { $what }: { $target }
black-poker-event-aimed-request = { $what } aimed at #{ $n0 } on the stage
black-poker-event-staged = { $what } went on the stage (#{ $n0 })
black-poker-event-triggered = { $what } triggered: { $player }
black-poker-event-dropped = { $what } dropped, the stage is not empty: { $player }
black-poker-event-passed = { $player } passed
black-poker-event-resolving = { $what } (#{ $n0 }) resolves
black-poker-event-resolved = { $what } is done
black-poker-event-removed = { $what } (#{ $n0 }) was taken off the stage: { $player }
black-poker-event-no-target = { $what } does nothing, its target is wrong: { $player }
black-poker-event-no-other-target = { $what } keeps its target, there is no other
black-poker-event-too-small = { $first } is too small to cancel { $others }
black-poker-event-not-the-same = { $first } is not among { $others }: nothing is cancelled
black-poker-event-not-divisible = { $cards } is not divisible: nothing happens (size { $n0 })
black-poker-event-driven = { $seen ->
    [0] Wall driven: { $player }
   *[other] { $cards } driven: { $player }
}
black-poker-event-charged = { $seen ->
    [0] Wall charged: { $player }
   *[other] { $cards } charged: { $player }
}
black-poker-event-soldier = { $player } brought out { $first } ({ $what })
black-poker-event-equipped = { $player } equipped { $first } with { $others }
black-poker-event-wall = { $seen ->
    [0] { $count ->
        [1] { $player } placed a wall
       *[other] { $player } placed { $count } walls
    }
   *[other] { $player } made a wall of { $cards }
}
black-poker-event-fog = { $player } laid { $cards } into the fog (size { $sign }{ $n0 })
black-poker-event-sacrificed = { $player } sacrificed { $cards }
black-poker-event-damaged = { $player } took { $n0 } damage (life -{ $n1 })
black-poker-event-buried = { $player } lost { $cards } to the graveyard
black-poker-event-attackers = { $count ->
    [0] { $player } attacked with nobody
   *[other] { $player } attacked with { $cards }
}
black-poker-event-blocked = { $player } blocked { $first } with { $others }
black-poker-event-unblocked = { $player } did not block { $first }
black-poker-event-compared = { $first } ({ $n0 }) against { $others } ({ $n1 })
black-poker-event-got-through = { $first } got through ({ $n0 })
black-poker-event-turned-up = { $player } turned up { $cards }
black-poker-event-wall-holds = The wall { $first } beat { $others }
black-poker-event-milled = Succession: { $player } lost { $cards } to the graveyard
black-poker-event-found = Succession: { $player } took { $cards } into the hand
black-poker-event-took = { $player } showed { $cards } and took it
black-poker-event-returned = { $player } took back { $cards }
black-poker-event-onto-life = { $player } had { $cards } put on top of the life
black-poker-event-under-life = { $player } put { $n0 } under the life
black-poker-event-looked = { $player } looked at the hand: { $cards }
black-poker-event-opened = { $player } opened the pack
black-poker-event-rare-drawn = { $seen ->
    [0] { $player } took the rare card into the hand
   *[other] { $player } took the rare card { $cards } into the hand
}
black-poker-event-endless-forced = A loop that nobody can leave: the same position came back again and again, with nothing to choose on the way
black-poker-event-endless-left = The same position came back again and again. { $player } may no longer choose what keeps it going
black-poker-event-endless-hurry = More than { $n0 } decisions in this turn: from now on one may only end it, or decline
black-poker-event-endless-growing = The turn goes on without end, and nobody stops it
black-poker-event-endless-again = The same position for the { $n0 }th time at the beginning of a turn
black-poker-event-endless-turns = { $n0 } turns have gone by, and nobody has won
black-poker-event-conceded = { $player } conceded
black-poker-event-drawn-game = Game over. It is a draw
black-poker-event-over = Game over. { $player } lost

## Why not

black-poker-refusal-endless = This repetition cannot be chosen again.
black-poker-refusal-not-in-format = This format and frame does not have it.
black-poker-refusal-triggers-by-itself = It happens by itself when its condition is met; nobody can request it.
black-poker-refusal-no-chance = You do not hold the chance.
black-poker-refusal-main-not-your-turn = It is a main action: only in your own turn.
black-poker-refusal-main-stage-not-empty = It is a main action: only while the stage is empty.
black-poker-refusal-once-a-turn = Once a turn only, and you have done it.
black-poker-refusal-cost-b = Cost B: you have too few charged walls.
black-poker-refusal-cost-l = Cost L: you have too little life.
black-poker-refusal-cost-d = Cost D: besides the key cards there is nothing to discard.
black-poker-refusal-cost-s = Cost S: you have too few characters to give up.
black-poker-refusal-no-key-cards = Its key cards are not in your hand.
black-poker-refusal-no-rare-card = You have no rare card.
black-poker-refusal-no-target = There is no target.
black-poker-refusal-no-soldier = There is no soldier to aim at.
black-poker-refusal-no-wall = There is no wall to aim at.
black-poker-refusal-no-character = There is no character to aim at.
black-poker-refusal-no-own-character = You have no character to aim at.
black-poker-refusal-no-soldier-of-the-suit = You have no soldier of a key card's suit.
black-poker-refusal-no-player = There is no player to aim at.
black-poker-refusal-no-action-with-keys = No action with one or two key cards is on the stage.
black-poker-refusal-no-counterable-action = Nothing on the stage can be aimed at by Counter.
black-poker-refusal-no-damage-judgement = There is no Damage Judgement on the stage.
black-poker-refusal-no-aimed-action = No action on the stage has a target.
black-poker-refusal-own-turn = Only in your opponent's turn.
black-poker-refusal-pack-opened = The pack is open already.
black-poker-refusal-life-above-nine = Only with a life of 9 or less (it is { $n0 }).
