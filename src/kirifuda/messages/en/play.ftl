## Words for playing in the terminal

play-menu-welcome =
    Welcome to Kirifuda. For the first few questions Enter alone takes number 1. (日本語: ja と打つ)
play-menu-prompt = Number [1] >{" "}
play-menu-again = Type a number from 1 to { $count }.
play-menu-game = Which game?
play-menu-opponent = Against whom?
play-menu-opponent-greedy = The computer (thinks one move ahead)
play-menu-opponent-kind = The computer (kind; for newcomers)
play-menu-opponent-gentle = The computer (thinks a little ahead)
play-menu-opponent-search = The computer (thinks ahead)
play-menu-opponent-strong = The computer (strong; up to 2 seconds a move)
play-menu-opponent-random = The computer (plays at random)
play-menu-opponent-human = A second person (taking turns at this terminal)
play-menu-own-deck = Which deck do you play?
play-menu-their-deck = And the opponent?
play-menu-deck = { $deck }　{ $title }

play-opponent-greedy = Thinker
play-opponent-learner = You
play-opponent-script = Opponent
play-opponent-kind = Kind one
play-opponent-gentle = Gentle one
play-opponent-search = Searcher
play-opponent-strong = Strong one
play-opponent-random = Random
play-opponent-human = human
play-opponent-bot = Bot
play-forfeit = { $player } forfeits the game: { $why }
play-player = Player { $number }

play-welcome =
    { $game } ({ $edition })
    Answer by number, name or card ({ $spellings }). ? for help, ?{ $card } tells why not.
play-resumed = Going on with { $file }.

play-hand-over = { $player } is next. Everyone else, please look away.
play-hand-over-prompt = Enter when ready >{" "}

play-events-more = …and { $count } before that (see log)
play-answered-for-you = (for you) { $question } → { $options }
play-how-any = (any number, such as 1 3; none: 0)
play-how-several = ({ $count } of them, such as 1 2)
play-how-first = (Enter: 1)
play-how-order = (in order, such as 2 1)
play-chosen = Chosen: { $options } ({ $left } more)
play-prompt = [Enter: { $default }] >{" "}
play-enter-nothing = Enter alone is no answer here. Type a number, a name or a card.
play-hint-option = { $number } { $option }  { $chance }% ({ $visits } tries)
play-hint-untried = { $number } { $option }  (not tried)
play-hint-line = expected: { $steps }
play-hint-step = { $player }: { $answer }
play-hint-tries = { $tries } lines read. Your chance of winning: { $chance }%.
play-hint-only-one = There is only one option.
play-bearing-gives-up = (gives it up)
play-bearing-ends-phase = (ends the phase)
play-bearing-ends-turn = (ends the turn)
play-log-page = Enter for more, anything else to end >{" "}
play-which = Which of these: { $options }
play-not-understood = "{ $given }" is not one of the options. Answer by number, name or card (? for help).
play-not-together = These cannot be chosen together.
play-too-many = No more than { $count } can be chosen.

play-can = You can do it now.
play-can-later = You can, but first answer the present question.
play-can-with-others = The action can be requested, but not with { $card }.
play-can-if-held = With it in hand you could do it now.
play-cannot = Not now. { $why }
play-card-use = { $actions }: { $why }
play-in-hand = { $card } is in your hand. What uses it:
play-not-in-hand = { $card } is not in your hand. What would use it:

play-ask-near = "{ $given }" is no card, action or clause here. Near it: { $near }
play-ask-how = "{ $given }" is no card, action or clause here. Ask of a card, an action or a clause: { $examples }
play-rule-which = Which clause? For example: rule { $clause }
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-other = What another player did cannot be taken back.
play-undo-revealed = That cannot be taken back: since then a hidden card or a result of chance has come to light.

play-saved = Saved in { $file }.
play-save-where = In which file? For example: save game.replay
play-save-replace = { $file } holds another game. Replace it (y/N) >{" "}
play-save-not = Not saved.
play-save-failed = The game could not be saved.
play-resume-with = The game is kept. To go on with it:
play-quit-save = Type a file name to save the game (just Enter: do not save) >{" "}
play-no-more-input = There is no more input.

play-log-more = …and { $count } before that (log all shows everything)
play-set-single = single { $value }  answer questions that have one option (set single on / off)
play-set-own = own { $value }  pass right after your own request and on your own Draw (set own on / off)
play-set-pay = pay { $value }  pay by itself where everything to pay with is alike (set pay on / off)
play-set-stop = stop { $value }  when you are asked whether to act (set stop NAME); where you must choose you are always asked
play-set-unknown = There is no setting "{ $given }". They are written like this:
play-concede-sure = Concede (y/N) >{" "}

play-won = You have won.
play-lost = You have lost.
play-drawn = The game is drawn.
play-winner = { $player } has won.
play-match-score = Match, first to { $length }: { $one } { $first }, { $two } { $second }
play-match-won = Winner of the match: { $player }
play-match-chooser = The loser chooses who goes first: { $player }
play-match-next = Enter begins the next game. save FILE, log all, view, rule and quit still work.
play-after = Enter leaves. save FILE, log all, view and rule still work.

play-help =
    Answering
      By number, by name (in either language, its beginning will do), by card
      ({ $spellings }). Several are separated by spaces (1 3).
      A card of your hand stands for the action that uses it.
    Commands
      ?             this help
      ?CARD ?attack can it be done now, and if not, why
      rule CLAUSE   read a clause
      hint          what the computer thinks: chances and expected lines
      undo          take back (until a hidden card or chance comes to light)
      view          see the table
      log [all]     see what happened
      save FILE     save the game
      set           what is answered for you
      lang          日本語 / English
      concede       give up
      quit          leave

complaint-two-games = Two games are named ({ $one }, { $other }): give one.
complaint-bad-seat = There is no seat "{ $given }": give 1 or 2.
complaint-resume-and-new = When going on with { $source }, --game, --edition, --seed, --match, --cards, --regulation and decks cannot be given.
complaint-save-exists = { $source } holds another game. To go on with it: --resume { $source }; for a new game give another name.
complaint-internal = Something is wrong inside ({ $problem }). Sorry. KIRIFUDA_DEBUG=1 shows more.
