"""Random trees of the kind that texts compile to."""

from dataclasses import replace

from hypothesis import assume
from hypothesis import strategies as st

from kirifuda.effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    THIS_TURN,
    YOU,
    Ability,
    Activated,
    AdjacentLane,
    AllTrue,
    Amount,
    AtPhase,
    Break,
    CardText,
    ChangeCost,
    ChangeDamage,
    ChangeWait,
    Choose,
    ChooseAtRandom,
    Coloured,
    Compare,
    Compares,
    Condition,
    Connective,
    Cores,
    Cost,
    Count,
    Damage,
    Draw,
    Every,
    ExhaustCores,
    ExhaustThis,
    Exists,
    Extreme,
    Fact,
    Filter,
    Forbid,
    GainLife,
    GainPoints,
    Grant,
    Half,
    Happening,
    HasKeyword,
    If,
    IfDid,
    Incapacitated,
    InLanes,
    Instead,
    IsFalse,
    IsIt,
    IsOf,
    IsToken,
    IsTurnOf,
    Keyword,
    Later,
    Let,
    LoseEffects,
    LoseLife,
    ManaBoost,
    MasterAttack,
    MasterOf,
    Matches,
    May,
    Mode,
    Modes,
    Modify,
    Move,
    MoveCores,
    MoveLane,
    Named,
    NameHas,
    Not,
    Number,
    OneTrue,
    Orient,
    Oriented,
    PayPoints,
    Permit,
    PlayerStat,
    PutTokens,
    RecoverCores,
    ReverseThis,
    SameLane,
    Sentence,
    SetStats,
    Shuffle,
    SoulCharge,
    Standing,
    Stat,
    Statement,
    Subject,
    Symbols,
    Test,
    This,
    Those,
    Times,
    Typed,
    Variable,
    When,
    WinGame,
    WithCost,
)
from kirifuda.legions.card_text.phrases import in_order
from kirifuda.legions.card_text.waiting import works_in_by_text
from kirifuda.legions.vocabulary import COLOURS, KEYWORDS, PERMITTED_ACTS, TOKENS

PLAYERS = st.sampled_from([YOU, OPPONENT])
SIDES = st.sampled_from([YOU, OPPONENT, EITHER])
NAMES = st.sampled_from(["獣", "鳥", "海の民", "見習い", "No.7"])
NUMBERS = st.integers(0, 12).map(Number)
SOME = st.integers(1, 5).map(Number)
SIMPLE = st.one_of(SOME, st.just(Variable("X")))
DURATIONS = st.sampled_from(
    [STAYS, THIS_TURN, "this-battle", "your-next-turn-start", "your-next-turn-end", "opponents-next-turn-end"]
)
HOW = st.sampled_from([">=", "<=", ">", "<", "="])


def in_book_order(words: list[str], chosen: list[str]) -> tuple[str, ...]:
    return tuple(word for word in words if word in chosen)


def some_of(words: list[str], most: int = 2) -> st.SearchStrategy[tuple[str, ...]]:
    picked = st.lists(st.sampled_from(words), min_size=1, max_size=most, unique=True)
    return picked.map(lambda chosen: in_book_order(words, chosen))


COLOUR_TESTS = some_of(list(COLOURS)).map(Coloured)
TYPE_TESTS = st.lists(NAMES, min_size=1, max_size=2, unique=True).map(lambda words: Typed(tuple(words)))
NAME_TESTS = st.lists(NAMES, min_size=1, max_size=2, unique=True).map(lambda words: Named(tuple(words)))
PART_TESTS = NAMES.map(lambda word: NameHas((word,)))
STATE_TESTS = st.sampled_from(["active", "exhausted", "reversed", "open"]).map(Oriented)
KEYWORD_TESTS = st.sampled_from(list(KEYWORDS)).map(HasKeyword)


@st.composite
def number_tests(draw: st.DrawFn) -> Compare:
    stat = draw(st.sampled_from(["atk", "hp", "cost", "wt", "core-cost"]))
    return Compare(stat, draw(HOW), draw(st.one_of(NUMBERS, st.just(Variable("X")))))


POSITIVE: st.SearchStrategy[Test] = st.one_of(
    COLOUR_TESTS, TYPE_TESTS, NAME_TESTS, PART_TESTS, STATE_TESTS, KEYWORD_TESTS, st.just(Incapacitated())
)
TESTS: st.SearchStrategy[Test] = st.one_of(
    POSITIVE,
    POSITIVE.map(Not),
    number_tests(),
    st.sampled_from([Symbols(1), Symbols(2), Not(IsIt(This())), Not(IsToken()), Not(IsOf(("lord",)))]),
    st.sampled_from([Compare("damage", ">=", Number(1)), Compare("damage", "=", Number(0))]),
)
PLACES: st.SearchStrategy[Test] = st.one_of(
    some_of(["left", "center", "right"]).map(InLanes), st.sampled_from([SameLane(This()), AdjacentLane(This())])
)


@st.composite
def filters(draw: st.DrawFn, zones: bool = True) -> Filter:
    where: tuple[str, ...] = ()
    if zones:
        where = draw(st.sampled_from([(), (), (), ("hand",), ("timeline",), ("standby",), ("timeline", "standby")]))
        where = draw(st.sampled_from([where, where, ("wait-2", "wait-3", "wait-4"), ("wait-1", "wait-3"), ("exile",)]))
    whose = draw(PLAYERS if where == ("hand",) else SIDES)
    kinds = draw(some_of(["skill", "arts", "minion", "lord"])) if where else draw(some_of(["minion", "lord"]))
    tests = draw(st.lists(TESTS, max_size=2))
    if not where and draw(st.booleans()):
        tests.append(draw(PLACES))
    found = Filter(whose, where, draw(st.sampled_from([(), kinds, kinds])), in_order(tests))
    if draw(st.integers(0, 7)) == 0:
        best = Extreme(draw(st.sampled_from(["atk", "hp", "cost"])), draw(st.booleans()), found)
        return replace(found, tests=(*found.tests, best))
    return found


ON_FIELD = filters(zones=False)


def counted() -> st.SearchStrategy[Amount]:
    simple: st.SearchStrategy[Amount] = st.one_of(
        filters().map(Count),
        PLAYERS.map(lambda whose: PlayerStat("life", whose)),
        PLAYERS.map(Cores),
        st.sampled_from(["atk", "hp", "cost"]).map(lambda stat: Stat(stat, This())),
    )
    return st.one_of(
        simple,
        st.builds(Half, simple, st.booleans()),
        st.builds(Times, simple, st.integers(2, 3)),
    )


KEYWORD = st.sampled_from(list(KEYWORDS)).flatmap(
    lambda name: st.builds(Keyword, st.just(name), st.integers(1, 4) if KEYWORDS[name][2] else st.none())
)
GIFTS = st.lists(KEYWORD, min_size=1, max_size=2, unique=True).map(tuple)


@st.composite
def changes(draw: st.DrawFn, subject: Subject) -> Modify:
    return Modify(subject, draw(NUMBERS), draw(NUMBERS), draw(st.booleans()), draw(st.booleans()), draw(DURATIONS))


@st.composite
def about(draw: st.DrawFn, subject: Subject) -> Statement:
    """Something that is done with cards on the field."""
    choices: list[st.SearchStrategy[Statement]] = [
        st.builds(Damage, st.just(subject), st.one_of(SIMPLE, counted())),
        st.just(Orient(subject, "open") if isinstance(subject, MasterOf) else Break(subject)),  # no master breaks (L64)
        st.sampled_from(["active", "exhausted", "reversed", "open"]).map(lambda how: Orient(subject, how)),
        st.sampled_from(["hand", "exile", "standby", "wait", "wait-1", "wait-4"]).map(lambda to: Move(subject, to)),
        st.just(Move(subject, "deck", bottom=True, in_any_order=True)),
        changes(subject),
        st.builds(Grant, st.just(subject), GIFTS, st.just(()), DURATIONS),
        st.builds(LoseEffects, st.just(subject), st.just(()), DURATIONS),
        st.builds(SetStats, st.just(subject), NUMBERS, st.none() | NUMBERS, DURATIONS),
        st.builds(MoveLane, st.just(subject)),
        st.builds(ChangeWait, st.just(subject), SOME, st.booleans()),
        st.sampled_from(
            ["attack", "block", "be-blocked", "break", "move-lane", "recover", "be-exhausted", "leave-field"]
        ).flatmap(lambda act: DURATIONS.map(lambda lasts: Forbid(act, subject, lasts=lasts))),
        st.sampled_from(["attack", "be-attacked", "block", "be-blocked", "take-damage", "take-effect-damage"]).flatmap(
            lambda act: st.builds(
                lambda other, lasts: Forbid(act, subject, against=other, lasts=lasts), ON_FIELD, DURATIONS
            )
        ),
        st.builds(
            ChangeDamage,
            st.just(subject),
            SOME,
            st.booleans(),
            st.booleans(),
            st.sampled_from(["", "battle", "effect"]),
            DURATIONS,
        ),
    ]
    return draw(st.one_of(choices))


PERMITS = st.builds(
    lambda act, lasts: Permit(act, This(), lasts=lasts), st.sampled_from(list(PERMITTED_ACTS)), DURATIONS
)
ALONE: st.SearchStrategy[Statement] = st.one_of(
    st.builds(GainLife, PLAYERS, st.one_of(SIMPLE, counted())),
    st.builds(LoseLife, PLAYERS, SIMPLE),
    st.builds(GainPoints, PLAYERS, SIMPLE),
    st.builds(Draw, st.sampled_from([YOU, OPPONENT, BOTH]), st.one_of(SIMPLE, counted())),
    st.builds(Shuffle, PLAYERS),
    st.builds(ExhaustCores, PLAYERS, SIMPLE),
    st.builds(RecoverCores, PLAYERS, st.none() | SIMPLE),
    st.builds(
        MoveCores,
        PLAYERS,
        st.none() | SIMPLE,
        st.sampled_from(["outside", "core-zone", "master"]),
        st.sampled_from(["master", "lord", "core-zone", "wait-2"]),
    ),
    st.builds(MasterAttack, SIMPLE, st.just(()) | GIFTS),
    st.builds(PutTokens, st.sampled_from(list(TOKENS)), SIMPLE, PLAYERS),
    st.builds(ChangeCost, PLAYERS, filters(zones=False), SOME, st.booleans(), DURATIONS),
    st.builds(Let, st.just("Y"), counted()),
    PLAYERS.map(WinGame),
)
SUBJECTS: st.SearchStrategy[Subject] = st.one_of(
    st.just(This()), PLAYERS.map(MasterOf), ON_FIELD.map(Every), ON_FIELD.map(Every)
)


class Slots:
    """What has been chosen so far and can be spoken of."""

    def __init__(self, first: int = 0) -> None:
        self.filled: list[int] = []
        self.next = first

    def fill(self) -> int:
        self.filled.append(self.next)
        self.next += 1
        return self.filled[-1]


@st.composite
def clauses(draw: st.DrawFn, slots: Slots) -> list[Statement]:
    """One or two things done one after the other."""
    found: list[Statement] = []
    for _ in range(draw(st.integers(1, 2))):
        if draw(st.integers(0, 4)) == 0:
            found.append(Connective(draw(st.sampled_from(["also", "afterwards"]))))
        kind = draw(st.integers(0, 3))
        if kind == 0:
            found.append(draw(ALONE))
        elif kind == 1:
            found.append(draw(about(draw(SUBJECTS))))
        elif kind == 2 and slots.filled:
            found.append(draw(about(Those(draw(st.sampled_from(slots.filled))))))
        else:
            slot = slots.fill()
            if draw(st.booleans()):
                found.append(Choose(slot, draw(filters()), draw(SIMPLE), draw(st.booleans())))
            else:
                found.append(ChooseAtRandom(slot, draw(filters()), draw(SIMPLE)))
            found.append(draw(about(Those(slot))))
    return found


FACTS_SIMPLE: st.SearchStrategy[Fact] = st.one_of(
    st.builds(Exists, filters(), HOW, SOME),
    st.builds(Exists, filters(), st.just("="), st.just(Number(0))),
    POSITIVE.map(lambda test: Matches(This(), Filter(tests=(test,)))),
    POSITIVE.map(lambda test: IsFalse(Matches(This(), Filter(tests=(test,))))),
    some_of(["left", "center", "right"]).map(lambda lanes: Matches(This(), Filter(tests=(InLanes(lanes),)))),
    st.builds(Mode, PLAYERS, st.sampled_from(["normal", "awakened"])),
    PLAYERS.map(IsTurnOf),
    st.builds(lambda whose, how, other: Compares(PlayerStat("life", whose), how, other), PLAYERS, HOW, NUMBERS),
    st.builds(lambda whose, how, other: Compares(Cores(whose), how, other), PLAYERS, HOW, NUMBERS),
    st.builds(lambda stat, how, other: Compares(Stat(stat, This()), how, other), st.just("atk"), HOW, NUMBERS),
)
FACTS: st.SearchStrategy[Fact] = st.one_of(
    FACTS_SIMPLE,
    st.lists(FACTS_SIMPLE, min_size=2, max_size=3).map(lambda facts: AllTrue(tuple(facts))),
    st.lists(FACTS_SIMPLE, min_size=2, max_size=3).map(lambda facts: OneTrue(tuple(facts))),
)


def decider(done: tuple[Statement, ...]) -> str:
    """Who may do it: the player of whom the text speaks last; two players cannot decide together."""
    who = YOU
    for one in done:
        if isinstance(one, Draw | GainPoints | WinGame):
            who = one.whose
        elif isinstance(one, Choose):
            who = YOU
    assume(who != BOTH)
    return OPPONENT if who == OPPONENT else ""


@st.composite
def sentence(draw: st.DrawFn, slots: Slots) -> list[Sentence]:
    """A sentence; そうした場合 comes with the sentence before it."""
    kind = draw(st.integers(0, 7))
    if kind == 0:
        done = tuple(draw(clauses(slots)))
        if isinstance(done[-1], Forbid):  # 出来ない has no form for what one may do
            done = (*done, Draw(YOU, Number(1)))
        then = tuple(draw(clauses(slots)))
        return [(May(done, decider(done)),), (IfDid(then, tuple(draw(clauses(slots))) if draw(st.booleans()) else ()),)]
    if kind == 1:
        fact = draw(FACTS)
        then = tuple(draw(clauses(slots)))
        return [(If(fact, then, tuple(draw(clauses(slots))) if draw(st.booleans()) else ()),)]
    if kind == 2:
        return [(Later(AtPhase("end", "turn-player", True), tuple(draw(clauses(slots)))),)]
    if kind == 3:
        awaited = Happening("broken", This())
        return [(Instead(awaited, tuple(draw(clauses(slots))), draw(st.sampled_from([STAYS, THIS_TURN]))),)]
    return [tuple(draw(clauses(slots)))]


@st.composite
def sentences(draw: st.DrawFn) -> tuple[Sentence, ...]:
    slots = Slots()
    found: list[Sentence] = []
    for _ in range(draw(st.integers(1, 2))):
        found.extend(draw(sentence(slots)))
    if draw(st.integers(0, 3)) == 0:
        cost = draw(st.one_of(st.builds(ManaBoost, SOME), st.builds(SoulCharge, SOME), st.just(ExhaustThis())))
        found.append((WithCost(cost, tuple(draw(clauses(slots)))),))
    return tuple(found)


@st.composite
def lists(draw: st.DrawFn) -> tuple[Sentence, ...]:
    options: list[tuple[Statement, ...]] = []
    used = 0
    for _ in range(draw(st.integers(2, 3))):
        own = Slots(used)
        options.append(tuple(draw(clauses(own))))
        used = own.next
    return ((Modes(Number(draw(st.integers(1, 2))), tuple(options), draw(st.booleans())),),)


@st.composite
def happenings(draw: st.DrawFn) -> Happening:
    thing = draw(st.one_of(st.just(This()), filters(zones=False)))
    kinds: list[st.SearchStrategy[Happening]] = [
        st.sampled_from(
            [
                "placed",
                "lane-moved",
                "broken",
                "damaged",
                "exhausted",
                "recovered",
                "reversed",
                "opened",
                "wait-changed",
            ]
        ).map(lambda kind: Happening(kind, thing)),
        st.sampled_from([("hand",), ("timeline",)]).map(lambda zones: Happening("placed", thing, source=zones)),
        st.builds(lambda other: Happening("attacked", thing, other=other), st.none() | ON_FIELD),
        st.builds(lambda other: Happening("blocked", thing, other=other), ON_FIELD),
        st.builds(lambda other: Happening("survived", thing, other=other), st.none() | ON_FIELD),
        st.builds(lambda by: Happening("broken", thing, by=by), PLAYERS),
        st.builds(lambda nature: Happening("damaged", thing, nature=nature), st.sampled_from(["battle", "effect"])),
        st.builds(lambda by: Happening("chosen", thing, by=by), PLAYERS),
        st.builds(lambda who: Happening("drawn", who=who), PLAYERS),
        st.builds(lambda who: Happening("gained-life", who=who), PLAYERS),
        st.builds(lambda who, what: Happening("unlocked", what, who), PLAYERS, filters(zones=False)),
        st.builds(lambda who, what: Happening("played", what, who), PLAYERS, filters(zones=False)),
        st.just(Happening("moved", thing, source=("hand",), to=("standby",))),
        st.just(Happening("exiled", thing, source=("timeline",))),
    ]
    return draw(st.one_of(kinds))


CONDITIONS: st.SearchStrategy[Condition] = st.one_of(
    happenings().map(When),
    st.builds(
        AtPhase,
        st.sampled_from(["start", "core", "draw", "main", "end"]),
        st.sampled_from([YOU, OPPONENT, BOTH]),
        st.booleans(),
    ),
    st.sampled_from([Standing(), Standing(YOU), Standing(OPPONENT), Activated(), Activated(True)]),
)
COSTS: st.SearchStrategy[Cost] = st.one_of(
    st.sampled_from([ExhaustThis(), ReverseThis()]), st.builds(PayPoints, SIMPLE), st.builds(SoulCharge, SIMPLE)
)


@st.composite
def abilities(draw: st.DrawFn) -> Ability:
    name = draw(st.sampled_from(["", "朝の歌", "夜の歌"]))
    conditions = tuple(draw(st.lists(CONDITIONS, min_size=1, max_size=2, unique=True)))
    costs = tuple(draw(st.lists(COSTS, max_size=2)))
    said = draw(st.one_of(sentences(), sentences(), lists()))
    return Ability(name, conditions, costs, said, works_in_by_text(said, True, conditions))


UNIT_TEXTS = st.builds(
    CardText,
    st.just(()) | GIFTS,
    st.lists(abilities(), min_size=1, max_size=2).map(tuple),
)
PLAY_TEXTS = st.one_of(sentences(), lists()).map(lambda said: CardText(play=said))
