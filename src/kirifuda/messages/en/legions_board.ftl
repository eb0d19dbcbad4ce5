## The board in the terminal

legions-board-heading = { $turn ->
    [0] Set-up  { $edition }
   *[other] Turn { $turn }  { $player }  { $phase }  { $edition }
}
legions-board-row-cores = Cores
legions-board-row-timeline = Timeline
legions-board-row-standby = Standby
legions-board-row-leader = Leaders
legions-board-row-waiting = Triggers
legions-board-row-hand = Hand
legions-board-life = life { $count }
legions-board-hand = hand { $count }
legions-board-deck = deck { $count }
legions-board-exile = { $down ->
    [0] exile { $count }
   *[other] exile { $count } ({ $down } face-down)
}
legions-board-cores = active { $active }, exhausted { $exhausted }  total { $total }/{ $most }
legions-board-points = points { $count }
legions-board-waiting-cores = { $count ->
    [1] 1 core
   *[other] { $count } cores
}
legions-board-between = {", "}
legions-board-mode-normal = normal
legions-board-mode-awakened = awakened
legions-board-master = { $cores ->
    [1] [{ $mode }] 1 core
   *[other] [{ $mode }] { $cores } cores
}
legions-board-lord = { $cores ->
    [1] 1 core
   *[other] { $cores } cores
}
legions-board-lane-left = left
legions-board-lane-center = center
legions-board-lane-right = right
legions-board-face-down = face-down
legions-board-none = none
legions-board-ability = { $action } “{ $ability }”


legions-card-example = Twoleaf Mite
legions-card-spellings = a part of a name will do

legions-help =
    Legions!
      Bring the opponent's life to 0 or gather 12 cores to win. Who must draw from an empty deck loses.
      Exhaust cores to unlock cards; attack with minions in your lanes.
      Board  > whose turn  2/3 ATK and HP  [normal] the master's mode; lanes face each other
      Timeline  Ⅰ–Ⅳ: one on at the end of each of its player's turns; after Ⅰ standby (two cards)
      ?card  a card's text, what can be done with it now, and why not
