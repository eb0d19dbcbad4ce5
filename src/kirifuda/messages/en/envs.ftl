## Environments for training

complaint-batch-size = A batch has at least one game, and no more processes than games: it was asked for { $many } games and { $jobs } processes.
complaint-batch-actions = Give one whole number for each of the { $many } games: this was { $given }.
complaint-batch-action = Action { $given } of game { $place } is masked: none of the games was stepped.
complaint-batch-worker = A process that played games has ended (exit code { $code }). Make a new batch.
