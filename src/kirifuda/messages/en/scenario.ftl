# Scenarios (kirifuda check)

## Results

scenario-summary = { $total ->
    [1] 1 scenario
   *[other] { $total } scenarios
}: { $held } hold, { $failed } fail, { $broken } broken
scenario-at-step = step { $step } (line { $line }):
scenario-holds = ok { $file }
complaint-no-scenario = No scenario (.toml) found: { $given }

## Differences. The lines that follow:  - expected, missing  + found, not expected

scenario-here = {""}
scenario-as-seen = {""} as player { $seat } sees it
scenario-what-offered = options ({ $asked })
scenario-what-not-offered = what must not be among the options ({ $asked })
scenario-asked = { $asked } “{ $sentence }”
scenario-answered-alone = These questions had a single option and answered themselves:
scenario-still-asked = A question still stands; perhaps its answer is missing: { $asked } Answers:
scenario-refused-somehow = refused, by whichever clause
scenario-not-together = “{ $given }” cannot be chosen together.
scenario-what-refused = the clause that refuses { $name } to player { $seat }
scenario-what-asks = what is asked next
scenario-what-outcome = the outcome
scenario-what-events = events (exactly)
scenario-what-among = events (these, in this order, among others)
scenario-what-never = events that must not happen: { $given }
scenario-what-told = events as player { $seat } is told them
scenario-what-zone = { $zone } of player { $seat }{ $where }
scenario-what-value = { $name }{ $where }
scenario-not-refused = not refused: it can be requested
scenario-not-asked = player { $seat } is not asked; asked is
scenario-refused = “{ $given }” cannot be done. { $clause }: { $reason }
scenario-not-offered = “{ $given }” is no answer to the question that stands: { $asked }.
scenario-already-over = the game is over before “{ $given }” can be answered
scenario-nothing-to-resolve = passing resolves nothing
scenario-no-shuffle = a shuffle is written, but nothing was shuffled in this step
scenario-fork-differs = the game that was forked, saved and loaded differs from the one that was played on

## Broken files

scenario-missing-key = “{ $name }” is needed.
scenario-written-twice = “{ $name }” is written twice (a key in Japanese and in English is the same key).
scenario-nothing-stated = Nothing is stated. Write in a [[step]] what is done and what is then true; or, to ask what can be done: kirifuda judge { $file }
scenario-our-fault = In the middle of this file the engine went wrong ({ $problem }). Please report it together with the file.
scenario-unknown-key = There is no key “{ $given }”. There is: { $known }
scenario-one-of = “{ $name }” cannot be “{ $given }”. It can be: { $known }
scenario-wrong-kind = “{ $name }” must be { $wanted }.
scenario-kind-text = text in quotes
scenario-kind-number = a whole number, 0 or more
scenario-kind-yes-or-no = true or false
scenario-kind-list = a list of texts (["…", "…"])
scenario-kind-table = a table ({"{"} … {"}"} or [ … ])
scenario-kind-player = a player (1 or 2)
scenario-kind-not-empty = at least one
scenario-kind-times = a whole number from 1 to 1000
scenario-kind-outcome = "draw", or a table like {"{"} loser = 1, by = "W3" {"}"}
scenario-kind-other = something else
scenario-start-or-position = Write either start = true or [position].
scenario-chooser = chooser names who chooses to go first: it needs start = true and a game with such a choice.
scenario-without-unnamed = without names { $given }, which is none of the clauses. Name it there too. The clauses are: { $known }
scenario-decks-without-start = decks can be written only with start = true.
scenario-unknown-card = There is no card “{ $given }”. Near it: { $known }
scenario-unknown-mark = There is no mark “{ $given }”. There is: { $known }
scenario-unknown-action = There is no action “{ $given }”. Near it: { $known }
scenario-unknown-event = There is no kind of event “{ $given }”. Near it: { $known }
scenario-unknown-clause = There is no clause “{ $given }”. Near it: { $known }
scenario-unknown-reason = There is no reason “{ $given }”. Near it: { $known }
scenario-unknown-prompt = There is no question “{ $given }”. Near it: { $known }
scenario-asks-form = “{ $given }”: write a player (1, 2, chance) and the name of a question, as in “1 act”.
scenario-no-such-card-left = { $card } of player { $seat } has been placed already, or is not in the deck.
scenario-too-few-cards = Only { $have } cards of the deck are left.
scenario-rest-nowhere = There is no place for the other { $count } cards of the deck. End one of the lists with "…".
scenario-two-rests = Only one list of a player can end with "…".
scenario-only-expected = “{ $given }” can only be expected; it cannot be set up.
scenario-not-there = “{ $given }” is not on the field or the stage.
scenario-which-one = There are several “{ $given }”. Tell them apart as in “1:♠3” or “2:walls:♠3”.
scenario-ambiguous = “{ $given }” could be several things.
scenario-not-in-shuffle = “{ $given }” is not among the cards that are shuffled.
scenario-shuffle-short = There are more cards to shuffle. End the list with "…" to leave the rest as it lies.
scenario-there-is = { $problem } There is: { $known }
scenario-there-is-only = { $problem } On offer:

scenario-owned = { $seat }:{ $name }
scenario-with-cards = { $name } { $cards }

## Positions of BlackPoker

black-poker-mark-spent = spent
black-poker-misplaced-together = { $cards }: only soldiers and fogs are made of several cards.
black-poker-misplaced-fog = The fog { $cards } needs a soldier, as in on=♠5, or must be spent.
black-poker-misplaced-attacker = { $cards } cannot be an attacker: attackers are soldiers of the turn player.
black-poker-misplaced-blocker = { $cards } must block a soldier that is marked as attacker.
black-poker-misplaced-keys = These are not the key cards of { $action }.
black-poker-misplaced-target = This is no target for { $action }. It is written as in “2 Up ♡4 > 1:♠5”.
black-poker-misplaced-chance = With an empty stage the chance is the turn player's, and nobody has passed.
black-poker-misplaced-gear = { $cards } are no equipped soldier: only cards of one suit lie together.
black-poker-misplaced-pack = A pack that is not opened holds cards. Write pack = 14, or leave opened out.
black-poker-misplaced-immediate = { $action } is immediate and never lies on the stage.
black-poker-misplaced-direct = { $action } does not trigger by itself.
scenario-no-own-cards = This game has no cards but its own: leave cards out.
scenario-no-such-request = there is no such action with such a card; nearest: { $known }

## A judge's answer (kirifuda judge)

judge-player = Player { $seat }
judge-cited = { $text } ({ $clause })
judge-over = The game is over: { $outcome }
judge-chance = Chance is to decide.
judge-not-asked = It is player { $seat } who decides now.
judge-refused = What may not be done
judge-everything = everything
judge-because = { $what } — { $why }
judge-clauses = Clauses (summaries)
