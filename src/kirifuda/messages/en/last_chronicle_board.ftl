## The board in the terminal

last-chronicle-board-heading = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }  { $player }  { $when }
}
last-chronicle-board-main = main phase { $number }
last-chronicle-board-row-era = Era, CA
last-chronicle-board-row-souls = Souls
last-chronicle-board-row-units = Units
last-chronicle-board-row-others = Others
last-chronicle-board-row-stack = Stack
last-chronicle-board-row-combat = Combat
last-chronicle-board-row-hand = Hand
last-chronicle-board-life = life { $count }
last-chronicle-board-hand = hand { $count }
last-chronicle-board-deck = deck { $count }
last-chronicle-board-discard-pile = discard { $count }
last-chronicle-board-removed-yard = removed { $count }
last-chronicle-board-points = advance points { $count }
last-chronicle-board-ca = CA { $total }/{ $most }
last-chronicle-board-pool = pool {"["}{ $souls }{"]"}
last-chronicle-board-sign-white = W
last-chronicle-board-sign-orange = O
last-chronicle-board-sign-purple = P
last-chronicle-board-sign-black = K
last-chronicle-board-sign-blue = B
last-chronicle-board-sign-factionless = N
last-chronicle-board-mark-wiped = wiped
last-chronicle-board-mark-new = new
last-chronicle-board-mark-without-abilities = no abilities
last-chronicle-board-mark-green-lamp = green
last-chronicle-board-mark-red-lamp = red
last-chronicle-board-entry = { $whose } { $kind }
last-chronicle-board-between = {" "}
last-chronicle-board-gone = { $card } (gone)
last-chronicle-board-against = against
last-chronicle-board-face-down = face-down
last-chronicle-board-none = none
last-chronicle-board-ability = { $action } { $ability }
last-chronicle-board-soul = { $action } → { $soul }

last-chronicle-stop-always = always ask
last-chronicle-stop-act = ask when you could do more than pass or make souls
last-chronicle-stop-attack = ask when you could act in your main phases, on the opponent's attack, before damage, in answer to the opponent
last-chronicle-stop-main = ask only when you could act in your main phases

## Cards

last-chronicle-card-cost = cost { $value }
last-chronicle-card-ca = CA { $value }
last-chronicle-card-level = level { $value }
last-chronicle-card-power = power { $value }
last-chronicle-card-atk = ATK { $value }
last-chronicle-card-lamp-green = green
last-chronicle-card-lamp-red = red
last-chronicle-card-lamps = lamps { $lamps }
last-chronicle-card-row-green = green: { $text }
last-chronicle-card-row-red = red: { $text }
last-chronicle-card-row-burst = CB: { $text }
last-chronicle-card-row-burst-green = CB green: { $text }
last-chronicle-card-row-burst-red = CB red: { $text }

last-chronicle-card-example = Dawn Bell-Ringer

last-chronicle-card-spellings = a part of a name will do

last-chronicle-help =
    Last Chronicle
      Bring the opponent's life to 0 to win. Who must draw from an empty deck loses.
      Each turn one card of the hand may become a soul stone; souls pay for what you place and use.
      Each turn's chrono check adds CA: with 7 you may advance the era. Units whose level is above the era do not fight.
      Board  > who has priority  Ⅱ 2000/1 level, power and ATK  2000-500 damage taken  W 2/3 active soul stones
      Board  (green)(red) lit lamps  (new) cannot attack yet  the stack resolves from the top
             W white, O orange, P purple, K black, B blue, N without faction
      set stop  be asked at every priority, only when you could act, only on attacks, only in your main phase
      ?card  a card's text, what can be done with it now, and why not
