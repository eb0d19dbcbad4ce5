## Kinds and sources of clauses

ledger-kind-behaviour = behaviour
ledger-kind-definition = definition
ledger-kind-physical = physical
ledger-kind-outside = outside
ledger-kind-misprint = misprint
ledger-kind-ruling = ruling

ledger-source-published = published rules
ledger-source-implied = follows from the published rules
ledger-source-list = the list
ledger-source-assumed = settled here

## One clause

ledger-clause-heading = { $id }  { $title } ({ $kind }; { $source })
ledger-note = Note: { $note }
ledger-pair = { $book }: { $id }  { $title } ({ $relation })
ledger-pair-none = { $book }: no such clause
ledger-relation-same = the same
ledger-relation-reworded = other words, the same play
ledger-relation-behaviour = plays differently
ledger-difference = What changes: { $text }
ledger-ruling-heading = Ruling { $id } ({ $clauses })
ledger-ruling-on = Ruling { $id }
ledger-question = Question: { $text }
ledger-ruling = Ruling: { $text }
ledger-reason = Reason: { $text }
ledger-alternative = Another way: { $text }
ledger-code = Carried out in { $count ->
    [one] one place
   *[other] { $count } places
}
ledger-code-none = Carried out: no function cites it by itself
ledger-code-not-yet = Carried out: not yet.
ledger-tests = { $count ->
    [one] One test
   *[other] { $count } tests
}
ledger-tests-none = Tests: none
ledger-scenarios = { $count ->
    [one] One scenario
   *[other] { $count } scenarios
}
ledger-scenarios-none = Scenarios: none
ledger-played = Cited in { $games } random games: events { $events }, questions { $questions }, refusals { $refusals }, outcomes { $outcomes }
ledger-same-name = Also called so: { $ids }

## The table

ledger-title = Ledger: { $game }
ledger-title-edition = Ledger: { $game } { $edition }
ledger-column-id = clause
ledger-column-title = title
ledger-column-kind = kind
ledger-column-code = code
ledger-column-tests = tests
ledger-column-cited = cited
ledger-summary = { $clauses } clauses, { $rulings } rulings: { $coded } cited by code, { $tested } with a test or scenario, { $played } cited in { $games } random games.
ledger-without-tests = There are no tests here, so missing ones were not looked for.
ledger-column-noticed = noticed
ledger-score = Changes of the code ({ $of } there are): { $tried } tried, { $noticed } noticed, { $judged } change nothing a rule says, { $open } survive.
ledger-score-clauses = Of { $clauses } behaviour clauses { $clean } ({ $percent } %) have no survivor, { $alive } have one, { $again } have to be tried anew.
ledger-score-stale = Written anew since, or what noticed was ({ $count }): { $names }
ledger-score-untried = Not tried yet ({ $count }): { $names }
ledger-score-none = Changes of the code: none was tried here (make mutants).
ledger-survivors = Changes that nothing notices: { $count }
ledger-no-gaps = No gaps.
ledger-gaps = Gaps: { $count }
ledger-written = Written to { $file }.

## Gaps

ledger-gap-unknown-in-code = { $where } cites { $id }, which is no clause.
ledger-gap-unknown-in-code-remedy = Correct the citation, or add the clause to books/. Nearest: { $near }
ledger-gap-unknown-in-tests = { $where } cites { $id }, which is no clause.
ledger-gap-unknown-in-tests-remedy = Correct its @pytest.mark.clause. Nearest: { $near }
ledger-gap-unknown-in-scenarios = { $where } cites { $id }, which is no clause.
ledger-gap-unknown-in-scenarios-remedy = Correct the scenario's clauses. Nearest: { $near }
ledger-gap-unknown-in-games = { $id } was cited in a game and is no clause.
ledger-gap-unknown-in-games-remedy = Correct the event, question or refusal that cites it. Nearest: { $near }
ledger-gap-unknown-in-book = { $where } names { $id }, which does not exist.
ledger-gap-unknown-in-book-remedy = Correct { $where } in books/. Nearest: { $near }
ledger-gap-no-code = No function carries { $id } out.
ledger-gap-no-code-remedy = Put @clause("{ $code }") on the function that does.
ledger-gap-no-test = No test and no scenario exercises { $id }.
ledger-gap-no-test-remedy = Put @pytest.mark.clause({ $marker }) on a test, or add it to the clauses of a scenario.
ledger-gap-ruling-without-code = Neither ruling { $id } nor a clause it concerns is carried out by any function.
ledger-gap-ruling-without-code-remedy = Put @clause("{ $code }") on the function that does.
ledger-gap-unexplained = { $id } is cited nowhere, and nothing says why.
ledger-gap-unexplained-remedy = Say why in a note of { $id } in books/.
ledger-gap-acts = { $id } is called a definition, and { $where } carries it out.
ledger-gap-acts-remedy = Call it behaviour in books/, and test it; or cite the clause that is meant.
ledger-gap-not-run = { $where } names { $id }, and nothing that cites it runs there.
ledger-gap-not-run-remedy = Name the clause that it shows; or cite { $id } on the function that carries it out there; or, if it shows that { $id } does not happen, say so: without = ["{ $id }"]. Cited so far: { $near }
ledger-gap-happens = { $where } says that it is without { $id }, and something that cites it runs there.
ledger-gap-happens-remedy = Take { $id } out of without.
ledger-gap-marker-on-nothing = { $where } names { $id }, and no test that runs and passes has this marker.
ledger-gap-marker-on-nothing-remedy = Put @pytest.mark.clause on a test that runs, or take it away.
ledger-gap-marker-states-nothing = { $where } names { $id } and asserts nothing.
ledger-gap-marker-states-nothing-remedy = Assert what must be true, or take the marker away.
ledger-gap-marker-not-run = { $where } names { $id }, and nothing that cites it runs there.
ledger-gap-marker-not-run-remedy = Name the clause that it tests, or cite { $id } on the function that carries it out there. Cited so far: { $near }
ledger-gap-expects-nothing = { $where } names { $id } and states nothing that must be true.
ledger-gap-expects-nothing-remedy = Write into a step what is offered, refused or then the case.

## The page

ledger-page-search = Find a clause
ledger-page-only-gaps = Gaps only
ledger-page-both = Both
ledger-page-code = Code
ledger-page-tests = Tests
ledger-page-scenarios = Scenarios
ledger-page-played = Cited in play
ledger-page-noticed = Changes noticed
ledger-page-none = none
ledger-page-nothing-found = Nothing found.
ledger-page-gap = gap
ledger-page-chapters = Chapters

## Complaints

complaint-book-missing = There is no rule book of { $game }. Its TOML files belong in { $folder }.
complaint-book-unreadable = { $file }: this is no TOML ({ $problem }).
complaint-book-bad = { $file }: { $place }: { $remedy }
complaint-book-twice = { $file }: { $id } is there twice. Give one of them another id.
complaint-book-chapter = { $file }: a chapter begins with { $id }, which does not exist. Name a clause that does.
complaint-book-of-another-game = { $file }: game is { $given }; in this folder it must be { $game }.
complaint-unknown-book = There is no rule book of "{ $given }". Known: { $known }
complaint-book-edition = The rule book of { $game } has no edition "{ $given }". Known: { $known }
complaint-book-without-editions = { $game } has one rule book, and none for "{ $given }" alone.
complaint-ledger-not-yet = The rules of { $game } are not implemented yet, so there is no ledger. Its book can be read with kirifuda rule CLAUSE --game { $name }.
complaint-concordance-missing = { $game } has no file that compares editions.
complaint-concordance-other = { $old } and { $new } of { $game } cannot be compared. What can: { $known }
complaint-concordance-incomplete = { $file }: these clauses of { $edition } are in no pair; add them: { $ids }
complaint-ledger-scenario-unreadable = { $file }: this is no TOML ({ $problem }).
complaint-ledger-scenario-edition = { $file }: name its edition, since each numbers its clauses in its own way: { $known }
complaint-ledger-scenario-clauses = { $file }: clauses must be a list of clause ids, such as clauses = ["K4"].
complaint-clause-unnamed = Name a clause by its id or title.
complaint-clause-unheard = There is no clause called "{ $given }", nor one like it. Ask by number or by title: { $examples }
complaint-clause-unknown = There is no clause called "{ $given }". Nearest: { $nearest }
complaint-ledger-unwritable = { $file } cannot be written ({ $problem }).
complaint-ledger-bad-games = The number of games must be 0 or more (it was { $given }).
ledger-remedy-missing = this is needed; write it.
ledger-remedy-extra = this is not known here; remove it or correct its spelling.
ledger-remedy-one-of = "{ $given }" is not possible here; write one of { $expected }.
ledger-remedy-other = { $problem }
ledger-remedy-edition = there is no such edition; write one of { $known }.
ledger-remedy-pair-key = "{ $given }" is not known here; remove it, or name one of the editions.
ledger-remedy-pair-unknown = { $edition } has no clause { $id }. Nearest: { $near }
ledger-remedy-pair-sides = the relation { $relation } needs a clause of { $editions }, no more and no less.
ledger-remedy-pair-difference = say what changes in play, as ja and as en.
ledger-remedy-pair-no-difference = only behaviour has ja and en (this is { $relation }); remove them or correct the relation.
ledger-remedy-pair-twice = a clause that is { $relation } is in another pair too; remove one of them.
