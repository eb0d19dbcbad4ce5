# Words that every game shares

game-black-poker = BlackPoker
game-legions = Legions!
game-last-chronicle = Last Chronicle
game-legend-of-stars = Legend of Stars

player-self = You
player-opponent = Opponent
owner-self = your
owner-opponent = opponent's

card-name = { $name }
card-hidden = an unseen card
cards-hidden = { $count ->
    [1] an unseen card
   *[other] { $count } unseen cards
}

option-pass = Pass
option-stop = No more
option-yes = Yes
option-no = No

complaint-unknown-language = There is no language "{ $given }". Known: { $known }
complaint-unknown-command = There is no command "{ $given }". Known: { $known }
complaint-unknown-game = There is no game "{ $given }". Known: { $known }
complaint-unknown-edition = { $game } has no edition "{ $given }". Known: { $known }
complaint-unknown-chance = Chance cannot be "{ $given }": give dealt or asked.
complaint-bad-chooser = { $given } cannot choose who goes first: give seat 0 or 1.
complaint-no-chooser = In { $game } nobody chooses who goes first: the set-up decides it.
complaint-match-length = A match cannot be won with "{ $given }" games. Possible: { $known }
complaint-bad-seed = { $given } is no seed: give a whole number.
complaint-two-decks = Two decks are needed; { $given } given.
complaint-unknown-cards = Deck { $seat } has cards nobody knows: { $cards }
complaint-deck-in-breach = { $more ->
    [0] Deck { $seat } cannot be used: { $breaches }
   *[other] Deck { $seat } cannot be used: { $breaches }, and { $more } more
}

complaint-unknown-agent = There is no opponent "{ $given }". Known: { $known }

## What cannot be read, written or opened

trouble = { $kind ->
    [missing] there is no such file
    [folder] it is a folder
    [in-no-folder] what it should lie in is no folder
    [forbidden] not permitted
    [full] no space is left
    [taken] it is in use already
   *[other] { $told }
}
file-unreadable = This cannot be read: { $reason }
file-not-utf8 = This is no UTF-8 text. Save it as UTF-8.
file-not-toml = This is no TOML: { $reason }
file-wide-sign = “{ $given }” is of full width. Write “{ $right }”; text goes in half-width quotes.
complaint-machine = { $where } cannot be used: { $problem }

## How commands are written

usage-written =
    Usage: { $written }
    Help: { $help }
usage-no-such-option =
    { $count ->
        [0] There is no option "{ $given }".
       *[other] There is no option "{ $given }". Nearest: { $nearest }
    }
usage-value-missing = { $option } needs a value behind it.
usage-value-given = { $option } takes no value: leave out what follows the "=".
usage-missing = { $name } is missing: { $what }
usage-bad-value =
    { $kind ->
        [number] { $name } must be a whole number: { $what }
       *[other] { $name } has a wrong value: { $what }
    }
usage-too-much = There is no place for "{ $given }" here. Write it as "--option value".
usage-other = { $problem }
