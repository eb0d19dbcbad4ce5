## Words for those who use it from Python

asked-something-else = First answer what is being asked: { $asked }
asked-of-another = Your opponent is to answer now.

complaint-answer-game-over = The game is over.
complaint-answer-not-offered = There is no option { $given }: they are 0 to { $last }.
complaint-answer-not-a-number = { $given } is no number of an option: give a whole number.
complaint-unknown-action = There is no action "{ $given }". Known: { $known }
complaint-no-game-record = “{ $given }” of the group kirifuda.games is no record of a game: it must be a kirifuda.game_records.GameRecord.
complaint-game-twice = There are two games called { $game }: “{ $given }” brings one that is there already.
complaint-game-not-compiled = { $game } cannot be played by the compiled engine, with which it was not compiled. Install the wheel for every Python and machine (py3-none-any).
complaint-extra-missing = “{ $command }” needs more than the engine: install { $extra } with pip install "{ $extra }" (there is no { $module } here).
complaint-cards-moved = This saved game has cards of somebody’s own whose places are taken by others here, and it does not hold its game from the beginning. Load it in a process that has read no other cards.
complaint-decks-not-lists = Give two decks, each as a list of card names or as a deck list in one text.
complaint-shuffle-not-listed = There are too many ways to shuffle to list them: answer with a number below ask.size.
complaint-no-card-texts = { $game } has no card texts: its cards are playing cards.
complaint-no-card-named = There is no card "{ $given }" in this game.
nothing-to-do-it-with = You have no card to do it with.
