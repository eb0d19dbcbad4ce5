## Random games for a long time

soak-progress = { $decisions } decisions, games: { $games }, { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
}, { $speed } a second
soak-fault = Fault in { $edition }, seed { $seed }: { $fault }
    Kept in { $file }
soak-interrupted = Interrupted. So far:
soak-edition = { $edition }: { $decisions } decisions, games: { $games }
soak-summary = { $decisions } decisions, games: { $games }, editions: { $editions }, { $seconds } s: { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
}

complaint-soak-decisions = { $given } decisions cannot be looked at: give at least 1.
complaint-soak-seed = { $given } is no seed: give a whole number from 0.
complaint-soak-texts = There is no file “{ $given }”. Give --texts a file with lines such as minion|….
complaint-soak-jobs = { $given } processes cannot run: give at least 1, or 0 for one a core.
complaint-soak-which-game = Editions of which game? Give --game as well: { $known }
