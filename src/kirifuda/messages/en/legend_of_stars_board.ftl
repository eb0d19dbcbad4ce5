## The board in a terminal

legend-of-stars-board-heading = { $turn ->
    [0] Getting ready  { $edition }
   *[other] Turn { $turn }  { $player }  { $phase }  { $edition }
}
legend-of-stars-board-row-energy = energy
legend-of-stars-board-row-supports = supports
legend-of-stars-board-row-waiting = due
legend-of-stars-board-row-hand = hand
legend-of-stars-board-life = life { $count }
legend-of-stars-board-hand = hand { $count }
legend-of-stars-board-deck = deck { $count }
legend-of-stars-board-trash = trash { $count }
legend-of-stars-board-energy = { $ready }/{ $total }
legend-of-stars-board-lane = lane { $number }
legend-of-stars-board-attack = A
legend-of-stars-board-defense-left = D<
legend-of-stars-board-defense-right = D>
legend-of-stars-board-downed = downed
legend-of-stars-board-attacker = attacks
legend-of-stars-board-face-down = face-down
legend-of-stars-board-own-face-down = down: { $name }
legend-of-stars-board-none = none
legend-of-stars-board-way = { $action } ({ $way })

legend-of-stars-kind-character = character
legend-of-stars-kind-effect = effect
legend-of-stars-kind-support = support
legend-of-stars-marked-flash = flash
legend-of-stars-marked-field = field
legend-of-stars-attribute-light = light
legend-of-stars-attribute-dark = dark
legend-of-stars-attribute-fire = fire
legend-of-stars-attribute-water = water
legend-of-stars-attribute-wood = wood
legend-of-stars-attribute-earth = earth

legend-of-stars-card-spellings = a part of a name will do

legend-of-stars-help =
    Legend of Stars
      Bring the opponent's 3,000 life to 0 to win. Who cannot draw loses.
      Each turn one card of the hand becomes energy; put characters into the back row and lead them one square
      where their lead icons point. Upright characters in the front row attack: the front row of their lane, else
      its back row, else the player.
      Board  > whose turn  500/300 ATK and DEF  A, D<, D> position  ▲▶▼◀ where icons point now  face-down
      ?card  a card's text, what can be done with it now, and why not

legend-of-stars-card-example = Spark Whelp
