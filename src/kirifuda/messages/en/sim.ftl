# kirifuda sim: many games, and what is reported of them

sim-resumed = Going on in { $folder } ({ $kept ->
    [one] one game is there
   *[other] { $kept } games are there
}).
sim-progress = { $done } / { $all } games
sim-interrupted = Interrupted. Games kept in { $folder }: { $kept }. The same command goes on with them.
sim-not-kept = { $folder } could not be written to: { $problem }. Games before that are kept: { $kept }. Mend it and give the same command again.
sim-kept-in = Report: { $file }
sim-no-parquet = No Parquet tables were written: they need { $library } (pip install 'kirifuda[sim]'). With it, the same command adds them.
sim-fault = Game { $number } broke: { $why }
sim-heading = { $edition }: { $games } games, { $drawn } drawn
sim-entrant = Entrant
sim-win-rate = Won
sim-interval = 95 % interval
sim-rating = Rating
sim-card-set-now = Cards now
sim-card-set-before = Cards before
sim-verdict-first = { $one } beats { $other }:
sim-verdict-second = { $other } beats { $one }:
sim-verdict-equal = { $one } and { $other } are equal:
sim-verdict-open = { $one } and { $other } are not decided:
sim-differs = { $what } (was { $kept }, is { $wanted })

complaint-sim-games = { $given } games cannot be played: give at least 1.
complaint-sim-seed = { $given } is no seed: give a whole number from 0.
complaint-sim-error = { $given } is no chance of a wrong answer: give a number above 0 and below 0.5, such as 0.05.
complaint-sim-margin = { $given } is no margin: give a number above 0 and below 0.5, such as 0.05.
complaint-sim-jobs = { $given } processes cannot run: give at least 1, or 0 for one a core.
complaint-sim-entered-twice = Several entrants have the same name: { $names }. Rename a file, or name it once.
complaint-sim-gauntlet-alone = --gauntlet needs at least two entrants: name more with --deck or --agent.
complaint-sim-clear-and-before = --until-clear and --cards-before do not go together: to compare with the cards before, as many games are played with both.
complaint-sim-folder-taken = Another process is simulating in { $folder }: wait for it, or name another folder with --out.
complaint-sim-folder-not-empty = { $folder } holds what is no simulation ({ $found }): name an empty folder or a new one with --out.
complaint-sim-folder-no-plan = { $file } cannot be read: it is no plan of a simulation, or it is damaged. Name another folder with --out.
complaint-sim-other-plan = { $folder } holds another simulation. What differs: { $differences }. Give the same command as then, or another folder with --out.
complaint-sim-broken-line = { $file }, line { $line }, is damaged. Take the line out, and its game is played again.
complaint-sim-deadly-game = Game { $number } has ended { $times } processes (exit code { $code }). All other results are kept.
complaint-sim-ray-address = There is no Ray cluster at { $given } ({ $problem }). Start one with `ray start --head`, and name its address, or auto.
complaint-sim-ray-other-kirifuda = On { $machine } there is another Kirifuda, or other cards, than here, so games would come out otherwise. Install the same on every machine of the cluster.

complaint-sim-patience = { $given } seconds are no time for an answer: give a number above 0.

# the report
sim-report-scheme-round-robin = { $entrants ->
    [1] One against itself.
    [2] One against the other.
   *[other] Round robin of { $entrants }.
}
sim-report-scheme-gauntlet = The first against all others ({ $entrants } entrants).
sim-report-of-agents = Players compared: { $agents }; the decks go round among them.
sim-report-of-decks = Decks compared, played by { $agents }.
sim-report-seed = Seed { $seed }.
sim-report-games = games
sim-report-drawn = drawn
sim-report-going-first-won = won by who went first
sim-report-median-turns = turns (median)
sim-report-answers-a-game = decisions a game
sim-report-faults = broken games
sim-report-rates = Win rates
sim-report-rates-note = Lines are Wilson intervals at 95 %, the band is 40 to 60 %. Drawn games do not count.
sim-report-rates-of-decks = Win rates of the decks
sim-report-forfeits = Forfeits
sim-report-forfeits-who = Entrant
sim-report-forfeits-why = Why
sim-report-count = Games
sim-report-matrix = Match-ups
sim-report-matrix-note = How much of its games the row wins against the column; below it won–lost.
sim-report-verdict = Answer
sim-report-score = Won–lost
sim-report-verdicts = Clear in { $decided } of { $all } match-ups
sim-report-ratings = Ratings
sim-report-ratings-note = Strengths by Bradley and Terry on the scale of Elo; the mean is 0, lines are intervals at 95 %. A difference of 200 is a win rate of 76 %.
sim-report-seats = Going first, and seats
sim-report-seats-note = The sides change seats from game to game.
sim-report-going-first = Going first
sim-report-seat = Seat { $seat }
sim-report-lengths = Length
sim-report-lengths-note = Turns; the shortest game had { $least }, the longest { $most }.
sim-report-median = median { $turns }
sim-report-endings = How games ended
sim-report-clause = Clause
sim-report-what = What happened
sim-report-share = Share
sim-report-by-too-long = Broken off after too many decisions (counts as drawn)
sim-report-by-forfeit = A player could not answer, and forfeited
sim-report-by-fault = Stopped by a fault of the engine or a player
sim-report-by-conceding = A player conceded
sim-report-cards = What each card did
sim-report-cards-note = “When drawn” is the win rate of games in which the card was in the hand, “when played” of those in which it was played, “stuck” how often it was still in the hand at the end. Copies of a card count once a game. Who lives long enough plays more: a high win rate when played need not be the card's doing.
sim-report-card = Card
sim-report-in-games = Drawn
sim-report-when-drawn = Won when drawn
sim-report-against-deck = Against deck
sim-report-in-games-played = Played
sim-report-when-played = Won when played
sim-report-stuck = Stuck
sim-report-deck-won = { $deck } ({ $games } games, { $share } won)
sim-report-deck = Deck
sim-report-unusual = Unusual games
sim-report-unusual-note = Give a file to kirifuda replay to go through it answer by answer.
sim-report-why-unusual = What is unusual
sim-report-sides = Seat 1 – seat 2
sim-report-replay = Replay
sim-report-unusual-longest = Long ({ $answers } decisions, { $turns } turns)
sim-report-unusual-turned = Turned round (from { $behind } behind, by evaluation)
sim-report-unusual-ending = A rare ending
sim-report-unusual-fault = A game that broke
sim-report-changes = Against the cards before
sim-report-changes-note = The same match-ups with the same seeds, with the cards before and the cards now. Lines are intervals of the difference at 95 % (Newcombe). What follows this section is of the cards now.
sim-report-changed-cards = Cards whose win rate when drawn changed most
sim-report-before-now = Before → now
sim-report-changed-by = Difference (95 %)
sim-report-method = How it was counted
sim-report-method-intervals = Each interval is at 95 % by itself: among many, about one in twenty misses the true value.
sim-report-method-draws = Win rates are of the games that somebody won.
sim-report-method-again = Results follow from the seed and the plan alone, whatever the number of processes and however often the run was stopped; not so for players that think by the clock, and for bots from outside.
sim-report-method-sequential = Match-ups ended when the answer was clear: when an interval that is ever wrong with a probability of at most { $error } %, however often one looks (Robbins' mixture of likelihood ratios), no longer held 50 %, or lay within 50 % ± { $margin } %. The probability is that of one match-up.
