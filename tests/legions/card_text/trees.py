"""Random trees of the kind that texts compile to."""

from dataclasses import replace

from hypothesis import assume
from hypothesis import strategies as st

from kirifuda.effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseWord,
    Connective,
    Damage,
    Draw,
    DrawUpTo,
    EndAttack,
    ExtraTurn,
    Forbid,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Move,
    NextTurn,
    Orient,
    Permit,
    Play,
    RemoveDamage,
    Repeat,
    SetLife,
    Shuffle,
    While,
    WinGame,
)
from kirifuda.effects.tree import (
    AS_LONG_AS,
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
    AsDeclared,
    AtPhase,
    CardText,
    Coloured,
    Compare,
    Compares,
    Condition,
    Cost,
    Count,
    Every,
    Exists,
    Extreme,
    Fact,
    Filter,
    Greatest,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InLanes,
    IsFalse,
    IsIt,
    IsOf,
    IsToken,
    IsTurnOf,
    Keyword,
    Matches,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    OneTrue,
    Oriented,
    Own,
    PlayerStat,
    Plus,
    SameLane,
    SameName,
    Sentence,
    Share,
    Standing,
    Stat,
    Statement,
    Subject,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    TopCards,
    Typed,
    Variable,
    When,
)
from kirifuda.legions.card_text.phrases import in_order
from kirifuda.legions.card_words.waiting import works_in_by_text
from kirifuda.legions.tree import (
    Break,
    Broke,
    ChangeTarget,
    ChangeWait,
    Cores,
    DealEachOther,
    DealInstead,
    DivideDamage,
    EachPlayer,
    ExhaustCores,
    ExhaustThis,
    GainPoints,
    HasAbility,
    Incapacitated,
    ManaBoost,
    MasterAttack,
    MasterOf,
    Mode,
    Modify,
    MoveCores,
    MoveLane,
    PayPoints,
    PutTokens,
    RecoverCores,
    ReverseThis,
    SetStats,
    SoulCharge,
    Spend,
    SwapLanes,
    Symbols,
    TreatAs,
    Unlock,
    WithCost,
)
from kirifuda.legions.vocabulary import CATEGORIES, COLOURS, KEYWORDS, PERMITTED_ACTS, TOKENS

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
    st.sampled_from([HasAbility(), Not(HasAbility()), SameName(This())]),
    st.builds(Compare, st.sampled_from(["atk", "hp"]), HOW, st.sampled_from(["hp", "cost"]).map(Own)),
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


@st.composite
def plain_filters(draw: st.DrawFn) -> Filter:
    """Cards of a kind, wherever they are."""
    tests = draw(st.lists(st.one_of(COLOUR_TESTS, TYPE_TESTS, number_tests()), max_size=1))
    return Filter(draw(SIDES), (), draw(some_of(["minion", "lord"])), in_order(tests))


@st.composite
def so_far(draw: st.DrawFn) -> TimesThisTurn:
    kind = draw(st.sampled_from(["broken", "placed", "exiled", "attacked", "damaged", "unlocked", "played", "drawn"]))
    who = draw(PLAYERS) if kind in ("unlocked", "played", "drawn") else ""
    return TimesThisTurn(Happening(kind, None if kind == "drawn" else draw(plain_filters()), who))


def counted() -> st.SearchStrategy[Amount]:
    simple: st.SearchStrategy[Amount] = st.one_of(
        filters().map(Count),
        PLAYERS.map(lambda whose: PlayerStat("life", whose)),
        PLAYERS.map(Cores),
        st.builds(Cores, PLAYERS, st.sampled_from(["core-zone", "core-active", "core-exhausted", "master", "lord"])),
        st.sampled_from(["atk", "hp", "cost"]).map(lambda stat: Stat(stat, This())),
        st.builds(Greatest, st.sampled_from(["atk", "hp", "cost"]), plain_filters(), st.booleans()),
        so_far(),
    )
    return st.one_of(
        simple,
        st.builds(Half, simple, st.booleans()),
        st.builds(Share, simple, st.integers(3, 5), st.booleans()),
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
        st.just(MoveLane(subject, adjacent=False)),
        st.just(RemoveDamage(subject)),
        st.just(Orient(subject, "incapacitated")),
        st.just(Move(subject, "deck", either_end=True)),
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
    PLAYERS.map(LoseGame),
    PLAYERS.map(ExtraTurn),
    PERMITS,
    st.builds(SetLife, PLAYERS, SOME),
    PLAYERS.map(lambda whose: SetLife(whose, Half(PlayerStat("life", whose)))),
    st.builds(Spend, PLAYERS, SOME),
    st.builds(DrawUpTo, PLAYERS, SOME),
    st.builds(DivideDamage, ON_FIELD, SIMPLE),
    st.builds(lambda of, stat: Damage(Every(of), Own(stat)), ON_FIELD, st.sampled_from(["cost", "hp"])),
    st.builds(TreatAs, st.just(This()), st.sampled_from(["standby", "timeline"]), DURATIONS),
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
def together(draw: st.DrawFn, slots: Slots) -> list[Statement]:
    """Several things that belong together: what is chosen and what can be done with just that."""
    kind = draw(st.integers(0, 5))
    if kind == 0:
        slot = slots.fill()
        return [Choose(slot, draw(plain_filters()), Number(2)), SwapLanes(Those(slot), Those(slot))]
    if kind == 1:
        one, other = slots.fill(), slots.fill()
        both = Those(one), Those(other)
        done = draw(st.sampled_from([Battle(*both), DealEachOther(*both)]))
        return [Choose(one, draw(ON_FIELD), Number(1)), Choose(other, draw(ON_FIELD), Number(1)), done]
    if kind == 2:
        slot = slots.fill()
        from_hand = replace(draw(plain_filters()), whose=YOU, zones=("hand",))
        return [Choose(slot, from_hand, Number(1), draw(st.booleans())), Unlock(Those(slot))]
    if kind == 3:
        slot = slots.fill()
        waiting = replace(draw(plain_filters()), zones=draw(st.sampled_from([("timeline",), ("standby",)])))
        return [Choose(slot, waiting, Number(1)), Play(Those(slot))]
    if kind == 4:
        lane, slot = slots.fill(), slots.fill()
        slots.filled.remove(lane)
        from_hand = Filter(YOU, ("hand",), ("minion",))
        return [ChooseLane(lane), Choose(slot, from_hand, Number(1)), Move(Those(slot), "field", lane_of=lane)]
    return [draw(about(This()))]


@st.composite
def looking(draw: st.DrawFn, slots: Slots) -> list[Sentence]:
    """Look at the top of a deck, choose among those cards, and put the rest somewhere."""
    whose = draw(PLAYERS)
    seen, chosen = slots.fill(), slots.fill()
    among = IsIt(Those(seen))
    kinds = draw(st.just(()) | some_of(["skill", "arts", "minion", "lord"]))
    taken = Filter(whose, ("deck",), kinds, in_order([among, *draw(st.lists(COLOUR_TESTS, max_size=1))]))
    rest = Every(Filter(whose, ("deck",), (), (Not(IsIt(Those(chosen))), among)))
    return [
        (LookAt(TopCards(whose, draw(st.integers(2, 5).map(Number))), seen, draw(st.booleans())),),
        (
            Choose(chosen, taken, draw(SOME), draw(st.booleans())),
            Move(Those(chosen), draw(st.sampled_from(["hand", "exile"]))),
        ),
        (draw(st.sampled_from([Move(rest, "deck", bottom=True, in_any_order=True), Move(rest, "exile")])),),
    ]


@st.composite
def declaring(draw: st.DrawFn, slots: Slots) -> list[Sentence]:
    """A word is declared, and then something is done with the cards that it names."""
    slot = slots.fill()
    slots.filled.remove(slot)
    of = draw(st.sampled_from(["colour", "category", "type", "name"]))
    words = {"colour": tuple(COLOURS), "category": tuple(one for one in CATEGORIES if one != "unit")}.get(of)
    named = Filter(draw(SIDES), (), (), (AsDeclared(slot, of),))
    return [(ChooseWord(slot, words) if words else ChooseWord(slot, (), of),), (draw(about(Every(named))),)]


@st.composite
def clauses(draw: st.DrawFn, slots: Slots) -> list[Statement]:
    """One or two things done one after the other."""
    found: list[Statement] = []
    for _ in range(draw(st.integers(1, 2))):
        if draw(st.integers(0, 4)) == 0:
            found.append(Connective(draw(st.sampled_from(["also", "afterwards"]))))
        kind = draw(st.integers(0, 4))
        if kind == 4:
            found.extend(draw(together(slots)))
        elif kind == 0:
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
        if isinstance(one, Draw | DrawUpTo | ExtraTurn | GainPoints | LoseGame | Spend | WinGame):
            who = one.whose
        elif isinstance(one, Choose | ChooseLane):
            who = YOU
    assume(who != BOTH)
    return OPPONENT if who == OPPONENT else ""


@st.composite
def sentence(draw: st.DrawFn, slots: Slots, stands: bool) -> list[Sentence]:
    """A sentence; そうした場合 comes with the sentence before it."""
    kind = draw(st.integers(0, 13))
    if kind == 8:
        return draw(looking(slots))
    if kind == 9:
        return draw(declaring(slots))
    if kind == 10 and not stands:
        subject = draw(SUBJECTS)
        lasting = draw(
            st.sampled_from(
                [Forbid("attack", subject), Modify(subject, Number(1), Number(0)), Grant(subject, (Keyword("haste"),))]
            )
        )
        return [(While(draw(FACTS_SIMPLE), (replace(lasting, lasts=AS_LONG_AS),)),)]
    if kind == 11:
        subject = draw(SUBJECTS)
        through = draw(
            st.sampled_from(
                [Forbid("attack", subject), Modify(subject, Number(1), Number(0)), Forbid("draw", whose=OPPONENT)]
            )
        )
        return [(NextTurn(draw(SIDES), (through,)),)]
    if kind == 12:
        each = draw(st.sampled_from([Draw(YOU, Number(1)), GainLife(YOU, Number(2))]))
        return [(EachPlayer((May((each,), YOU),)),)]
    if kind == 13:
        slot = slots.fill()
        broke = draw(st.sampled_from([Broke(Those(slot)), IsFalse(Broke(Those(slot)))]))
        done = (Choose(slot, draw(ON_FIELD), Number(1)), Damage(Those(slot), Number(2)))
        return [done, (If(broke, (Draw(YOU, Number(1)),)),)]
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
    if kind == 3 and draw(st.booleans()):
        points = st.sampled_from(
            [Happened(), Half(Happened()), Number(1), Minus(Happened(), Number(1)), Plus(Happened(), Number(2))]
        )
        return [
            (
                Instead(
                    Happening("damaged", This()),
                    (DealInstead(This(), draw(points)),),
                    draw(st.sampled_from([STAYS, THIS_TURN])),
                ),
            )
        ]
    if kind == 3:
        awaited = Happening("broken", This())
        return [(Instead(awaited, tuple(draw(clauses(slots))), draw(st.sampled_from([STAYS, THIS_TURN]))),)]
    return [tuple(draw(clauses(slots)))]


@st.composite
def sentences(draw: st.DrawFn, stands: bool = False) -> tuple[Sentence, ...]:
    slots = Slots()
    found: list[Sentence] = []
    for _ in range(draw(st.integers(1, 2))):
        found.extend(draw(sentence(slots, stands)))
    if draw(st.integers(0, 3)) == 0:
        cost = draw(st.one_of(st.builds(ManaBoost, SOME), st.builds(SoulCharge, SOME), st.just(ExhaustThis())))
        found.append((WithCost(cost, tuple(draw(clauses(slots)))),))
    return tuple(found)


@st.composite
def lists(draw: st.DrawFn) -> tuple[Sentence, ...]:
    if draw(st.integers(0, 3)) == 0:
        return ((Repeat(draw(SOME), tuple(draw(clauses(Slots())))),),)
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
        st.builds(lambda other: Happening("battled", thing, other=other), st.none() | ON_FIELD),
        st.builds(lambda who: Happening("awakened", who=who), PLAYERS),
        st.builds(lambda who: Happening("lost-life", who=who), PLAYERS),
        st.builds(lambda who: Happening("card-changed", who=who), PLAYERS),
        st.builds(
            lambda who, to: Happening("cores-moved", who=who, to=to),
            PLAYERS,
            st.sampled_from([(), ("master",), ("lord",)]),
        ),
        st.builds(
            lambda nature: Happening("broken", thing, other=This(), nature=nature),
            st.sampled_from(["", "attack", "battle"]),
        ),
        st.just(Happening("damaged", thing, other=This())),
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
    stands = all(isinstance(one, Standing) for one in conditions)
    costs = () if stands else tuple(draw(st.lists(COSTS, max_size=2)))
    said = draw(st.one_of(sentences(stands), sentences(stands), lists()))
    if all(isinstance(one, When) and one.happening.kind == "attacked" for one in conditions) and len(conditions) == 1:
        said = draw(st.sampled_from([said, ((EndAttack(),),), ((ChangeTarget(This()),),)]))
    return Ability(name, conditions, costs, said, works_in_by_text(said, True, conditions))


UNIT_TEXTS = st.builds(
    CardText,
    st.just(()) | GIFTS,
    st.lists(abilities(), min_size=1, max_size=2).map(tuple),
)
PLAY_TEXTS = st.one_of(sentences(), lists()).map(lambda said: CardText(play=said))
