## Words in a record

replay-seat = Player { $number }
replay-player = { $name }
replay-owner = { $name }'s
replay-answer = { $question } → { $option }
replay-outcome = { $winner } won ({ $clause })
replay-warning-over = The record of a finished game, hidden cards and all. Lines with ">" are the answers; every other line follows from them.
replay-warning-running = The record of a game under way: whoever reads it while playing sees the opponent's hand and every pile. Lines with ">" are the answers; every other line follows from them.

## A record cannot be read or written

complaint-replay-no-file = There is no file { $source }.
complaint-replay-not-a-file = { $source } is not an ordinary file: give the file of a record.
complaint-replay-too-large = { $source } is too large to be a record (at most { $most } MB).
complaint-replay-not-text = { $source } is not UTF-8 text, so it is no record.
complaint-replay-cannot-read = { $source } cannot be read: { $reason }
complaint-replay-cannot-write = { $source } cannot be written: { $reason }
complaint-replay-not-ours = { $source } is not a record, and is left as it is: give another name.
complaint-replay-from-the-middle = A position that was set up in mid-game cannot be recorded.
complaint-replay-not-one = { $source } is not a record: the first line of one is "{ $wanted }".
complaint-replay-other-format = { $source } is a record of format { $given }; format { $known } can be read here.
complaint-replay-cut-off = { $source } is cut off at line { $line }: a record ends with a "checksum:" line.
complaint-replay-no-field = { $source } has no "{ $field }:" line in its header.
complaint-replay-broken = { $source }, line { $line }: { $problem }
complaint-replay-unknown-card = { $source }: there is no card "{ $given }".
complaint-replay-file-missing = { $source } was played with { $file }, and that file is missing. Put it back there, or beside { $source }.
complaint-replay-bad-deck = { $source }: a deck is not one that this game can be played with.
complaint-replay-no-such-answer = { $source } has answers 0 to { $count }; { $given } is not one of them.
complaint-replay-other-rules = { $source } was played by other rules ({ $game }, { $edition }): it can be looked at, but not played on or verified.

replay-problem-control-character = there is a character that cannot be shown.
replay-problem-unknown-line = not a line of a record ({ $given }). A field is "key: value"; an answer begins with ">", an event with "[".
replay-problem-answer = not an answer ({ $given }). One looks like ">12 1 3/9 [T1] act".
replay-problem-answer-number = this should be answer { $wanted }, and says { $given }.
replay-problem-event = not an event ({ $given }). One looks like "[W1] drew 1 ♠K@12(1)".
replay-problem-after-the-end = there is a line after the end ({ $given }).
replay-problem-field-in-body = the field "{ $given }" belongs above the first answer.
replay-problem-field-twice = the field "{ $given }" is there twice.
replay-problem-field-empty = the field "{ $given }" has no value.
replay-problem-word = "{ $given }" is no name: letters and digits only.
replay-problem-chooser = "{ $given }" is no seat; the player who chose who goes first is 1 or 2.
replay-problem-fingerprint = "{ $given }" is no fingerprint of rules: 16 hexadecimal digits.
replay-problem-language = there is no language "{ $given }". Known: { $known }, or "-".
replay-problem-deck = not a deck ({ $given }): card names with spaces between them.
replay-problem-outcome = not an outcome: "2 [W3]" (the seat that lost, and the clause) or "unfinished".
replay-problem-over = there is an answer, but the game is over.
replay-problem-seat = seat { $wanted } is asked here, but seat { $given } answers.
replay-problem-option = the options are 0 to { $last }; there is no { $given }.
complaint-replay-unknown-seat = There is no seat "{ $given }". Known: { $known }

## Looking at a record

replay-between = { $first } against { $second }, { $answers } answers
replay-shown-only = Played by other rules: shown as it was recorded, without the table; it cannot be played on or verified.
replay-edited = This record was changed after it was written; --verify says where.
replay-eyes-of-first = The game is not over: shown as { $name } sees it. To see everything: --seat both.
replay-eyes-both = everything ("You" is { $name })
replay-zone = { $player }, { $zone }: { $cards }
replay-step = { $number } / { $last }  { $whose }
replay-chance = Chance
replay-answered = { $name }: { $says }
replay-hidden = { $name } answered
replay-unfinished = So far. The game is not over yet.
replay-drawn = Drawn ({ $clause })
replay-prompt = Enter next, b back, g number, e end, a analyse, v view, q quit >{" "}
replay-not-understood = Type Enter (next), b (back), g 12 (go to 12), e (end), a (analyse), v (change the view) or q (quit).
replay-at-the-end = This is the end ({ $last }).
replay-at-the-start = This is the beginning.
replay-verified = As the rules have it: { $answers } answers and { $events } events all agree.
replay-reworded = { $count } sentences are worded otherwise today (they say the same).
replay-differs = { $source }, line { $line } is not as the rules have it.
replay-differs-recorded = Recorded: { $text }
replay-differs-derived = By the rules: { $text }
replay-differs-nothing = Nothing of the kind follows from the rules.
replay-analysing = Thinking
replay-graph = { $name }'s chance of winning, from the first decision to the last ({ $tries } lines each, by what whoever was asked knew)
replay-no-errors = Nobody lost much by any decision.
replay-error = { $number } { $name }: { $taken }. Better: { $best } ({ $before }% → { $after }%)
replay-nothing-decided = Nobody decided anything in this game.
replay-nothing-to-decide = There is nothing to decide here.
replay-analysed = { $name } is asked. { $tries } lines read, chance of winning { $chance }%.
complaint-replay-cannot-analyse = { $source } was played by other rules: its positions cannot be thought about.
