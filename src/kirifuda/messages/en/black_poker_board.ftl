## The table in the terminal

black-poker-board-heading = { $turn ->
    [0] Setting up  { $edition }
   *[other] Turn { $turn }: { $player }  { $edition }
}
black-poker-board-life = life { $count }
black-poker-board-hand = hand { $count }
black-poker-board-graveyard = { $count ->
    [0] graveyard 0
   *[other] graveyard { $count } ({ $top })
}
black-poker-board-pack = { $opened ->
    [0] pack unopened
   *[other] pack opened
}
black-poker-board-rare = rare { $card }
black-poker-board-empty = empty
black-poker-board-none = none
black-poker-board-gone = a target that is gone
black-poker-board-face-down = down
black-poker-board-request = #{ $number } { $whose } { $action }

black-poker-menu-0 = Which format (how many actions there are)?
black-poker-menu-0-light = light (19, to begin with)
black-poker-menu-0-standard = standard (25)
black-poker-menu-0-pro = pro (31)
black-poker-menu-0-master = master (37)
black-poker-menu-1 = Which frame (how the game begins)?
black-poker-menu-1-none = none (empty field, life about 45: longer)
black-poker-menu-1-pack = pack (a soldier and a wall each, life about 30)
black-poker-menu-1-rare-pack = rare pack (and a rare card of your choice)
black-poker-menu-1-strategy = strategy (and three cards of your opening hand too)

black-poker-card-example = ♠K
black-poker-card-spellings = ♠K, sK

black-poker-help =
    BlackPoker
      You lose when your life (the draw pile) is 0 cards. End ends your turn.
      Costs  B drive a wall  L a card of life  D discard a card  S a character
      ★ key cards
      Table  > holds the chance  ♠K=13 soldier and size  1:♡4 wall (from life)

## Actions in a few words

black-poker-hint-end = end your turn
black-poker-hint-attack = attack with soldiers (once a turn)
black-poker-hint-wall-placement = L  a card of your hand becomes a wall (once a turn)
black-poker-hint-soldier-summon = BL ★2–10  bring out a soldier
black-poker-hint-hero-summon = BBL ★J–K  bring out a hero
black-poker-hint-ace-summon = L ★A  bring out a soldier that can attack at once
black-poker-hint-quick-summon = D ★A  bring out an ace or a wall
black-poker-hint-mage-summon = BD ★Joker  a soldier that saves you the D of haste spells
black-poker-hint-equip = BL ★A–K  onto your soldier of the same suit
black-poker-hint-up = D ★♡A–10  make a soldier larger
black-poker-hint-down = D ★♠A–10  make a soldier smaller (dead at 0)
black-poker-hint-twist = D ★◇A–10  charge or drive a character
black-poker-hint-counter = D ★♣A–10  cancel an action on the stage
black-poker-hint-reunion = ★two ♡A–10  a card of your graveyard into your hand
black-poker-hint-kill = ★two ♠A–10  a soldier into the graveyard
black-poker-hint-truce = ★two ◇A–10  cancel a Damage Judgement
black-poker-hint-retarget = ★two ♣A–10  change the target of an action
black-poker-hint-search = ★Joker  any card of your life into your hand
black-poker-hint-b-j = SS ★A and J of a suit  two cards of your life into your hand
black-poker-hint-r-s-f = BB ★A, 10–K of a suit  40 damage
black-poker-hint-reverse = ★two of a number  turn a soldier into a wall or back
black-poker-hint-return = B ★two of a suit  your character back into your hand
black-poker-hint-wall-break = ★♡ and ◇  a wall into the graveyard
black-poker-hint-throw = ★♠ and ♣  as much damage as the ♠
black-poker-hint-spear-of-death = ★♠ and ◇  a soldier the ◇ divides onto the life, then ♠ damage
black-poker-hint-wall-supply = ★♡ and ♣  one or two walls from your life
black-poker-hint-reanimate = ★♠ and ♡  one of yours for a card of your graveyard
black-poker-hint-hand-destruction = ★◇ and ♣  see the other hand, one card is discarded
black-poker-hint-force = BB ★two ♡A–10  all your soldiers are larger
black-poker-hint-rain-of-swords = BB ★two ♠A–10  all small soldiers into the graveyard
black-poker-hint-levy = BB ★two ◇A–10  soldiers from the top four of your life
black-poker-hint-ambush = BB ★two ♣A–10  all your walls become soldiers
black-poker-hint-pack-opening = a card of your pack into your hand (once a game)
black-poker-hint-rare-draw = your rare card into your hand (life 9 or less)
black-poker-hint-rare-summon = S  your rare card comes out as a soldier
black-poker-hint-trap-counter = cancel an action that uses the same card as your rare card
