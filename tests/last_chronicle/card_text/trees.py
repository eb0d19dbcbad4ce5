"""Trees that a text could mean, for hypothesis."""

from hypothesis import strategies as st

from kirifuda.effects.statements import (
    ChangeDamage,
    ChangeStats,
    Choose,
    Damage,
    Destroy,
    Draw,
    Forbid,
    GainLife,
    Grant,
    If,
    Instead,
    Later,
    LoseEffects,
    LoseLife,
    May,
    Modes,
    Orient,
    Permit,
    RemoveDamage,
    SetNumbers,
    Shuffle,
    StatChange,
    StatValue,
)
from kirifuda.effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    STAYS,
    THIS_TURN,
    TURN_PLAYER,
    YOU,
    Ability,
    Activated,
    Amount,
    AtPhase,
    CardText,
    Coloured,
    Compare,
    Compares,
    Count,
    DoAsCost,
    Every,
    Exists,
    Fact,
    Filter,
    Happening,
    HasKeyword,
    InAttack,
    IsIt,
    IsToken,
    IsTurnOf,
    Marked,
    Not,
    Number,
    Oriented,
    PlayerOf,
    PlayerStat,
    Sentence,
    Standing,
    Statement,
    Subject,
    Test,
    This,
    Those,
    Times,
    TopCards,
    Typed,
    Variable,
    When,
)
from kirifuda.last_chronicle.card_text.nominals import in_order
from kirifuda.last_chronicle.statements import (
    Become,
    ChangePrice,
    ChronoCheck,
    Designate,
    Discard,
    Enters,
    GainAdvancePoints,
    GainControl,
    HandLimit,
    MakeSouls,
    PlaceTokens,
    Prevent,
    Put,
    PutCounters,
    RemoveCounters,
    Require,
    Sacrifice,
    Search,
    TokenCard,
)
from kirifuda.last_chronicle.tree import (
    DURING_TURN,
    NEXT_TURN,
    ChronicleKeyword,
    CountersOn,
    HasCounters,
    PaySouls,
    Price,
    Provided,
    WipeThis,
)

NUMBERS = st.integers(0, 9).map(Number)
POINTS = st.sampled_from([Number(1), Number(2), Number(3000), Variable("X")])
PLAYERS = st.sampled_from([YOU, OPPONENT, BOTH])
WHOSE = st.sampled_from([YOU, OPPONENT, EITHER])
FACTIONS = st.lists(
    st.sampled_from(["white", "orange", "purple", "black", "blue"]), min_size=1, max_size=2, unique=True
)
CATEGORIES = st.lists(st.sampled_from(["竜", "騎士", "亡霊"]), min_size=1, max_size=2, unique=True).map(tuple)
COUNTERS = st.sampled_from(["成長", "怒り", "動力"])
ORDER = ("white", "orange", "purple", "black", "blue")
TYPES = st.sampled_from([("unit",), ("history",), ("structure",), ("unit", "history"), ("history", "structure")])

PLAIN_TESTS: st.SearchStrategy[Test] = st.one_of(
    FACTIONS.map(lambda names: Coloured(tuple(sorted(names, key=ORDER.index)))),
    CATEGORIES.map(Typed),
    st.sampled_from(["active", "wiped"]).map(Oriented),
    st.sampled_from(["attacking", "blocking"]).map(InAttack),
    st.sampled_from(["haste", "aura", "breakthrough"]).map(HasKeyword),
    st.sampled_from(["legacy", "epic", "cb", "multi-soul", "factionless"]).map(Marked),
    COUNTERS.map(HasCounters),
)
COMPARED: st.SearchStrategy[Test] = st.builds(
    Compare,
    st.sampled_from(["power", "atk", "level", "cost"]),
    st.sampled_from([">=", "<=", "<", "="]),
    st.integers(1, 4).map(Number),
)
TESTS: st.SearchStrategy[Test] = st.one_of(
    PLAIN_TESTS, PLAIN_TESTS.map(Not), COMPARED, st.just(Not(IsToken())), st.just(IsToken())
)


def filters(zones: tuple[tuple[str, ...], ...] = ((), ("discard-pile",))) -> st.SearchStrategy[Filter]:
    tests = st.lists(TESTS, max_size=2, unique_by=lambda test: type(test.test if isinstance(test, Not) else test))
    return st.builds(Filter, WHOSE, st.sampled_from(zones), TYPES, tests.map(in_order))


FIELD = filters(((),))
COUNTED = st.builds(Filter, WHOSE, st.just(()), TYPES, st.lists(TESTS, max_size=1).map(tuple))
AMOUNTS: st.SearchStrategy[Amount] = st.one_of(
    POINTS,
    COUNTED.map(Count),
    st.builds(Times, COUNTED.map(Count), st.just(500)),
    st.builds(PlayerStat, st.sampled_from(["life", "era"]), st.sampled_from([YOU, OPPONENT])),
    st.builds(CountersOn, COUNTERS),
)
EVERY = FIELD.map(Every)
LASTS = st.sampled_from([THIS_TURN, DURING_TURN, NEXT_TURN])
KEYWORDS = st.sampled_from(
    [ChronicleKeyword("haste"), ChronicleKeyword("valor"), ChronicleKeyword("breakthrough", number=Number(2))]
)


def changes(subject: st.SearchStrategy[Subject], lasts: st.SearchStrategy[str]) -> st.SearchStrategy[Statement]:
    """Effects that go on."""
    both = st.tuples(
        st.builds(StatChange, st.just("power"), NUMBERS, st.booleans()),
        st.builds(StatChange, st.just("atk"), NUMBERS, st.booleans()),
    )
    power = st.builds(StatChange, st.just("power"), AMOUNTS, st.booleans()).map(lambda one: (one,))
    return st.one_of(
        st.builds(ChangeStats, subject, st.one_of(both, power), lasts),
        st.builds(Grant, subject, KEYWORDS.map(lambda one: (one,)), st.just(()), lasts),
        st.builds(LoseEffects, subject, st.sampled_from([(), ("haste",), ("aura", "valor")]), lasts),
        st.builds(
            SetNumbers,
            subject,
            st.tuples(NUMBERS, NUMBERS).map(lambda two: (StatValue("power", two[0]), StatValue("atk", two[1]))),
            lasts,
        ),
        st.builds(Become, subject, TYPES, CATEGORIES, st.just(()), st.booleans(), lasts),
        st.builds(Become, subject, factions=st.just(("white",)), added=st.booleans(), lasts=lasts),
        st.builds(
            Prevent,
            subject,
            st.none() | NUMBERS,
            st.sampled_from(["each", "next"]),
            st.sampled_from(["", "combat"]),
            lasts=lasts,
        ),
        st.builds(ChangeDamage, subject, NUMBERS, st.booleans(), st.booleans(), st.sampled_from(["", "combat"]), lasts),
        st.builds(Require, st.sampled_from(["attack", "block", "be-blocked"]), subject, lasts=lasts),
        st.builds(
            Permit, st.sampled_from(["attack-above-era", "block-above-era", "block-when-wiped"]), subject, lasts=lasts
        ),
        st.builds(
            Forbid,
            st.sampled_from(["attack", "block", "be-blocked", "be-destroyed", "be-chosen", "recover"]),
            subject,
            lasts=lasts,
        ),
    )


def acts(subject: st.SearchStrategy[Subject]) -> st.SearchStrategy[Statement]:
    """What is done with cards there and then."""
    return st.one_of(
        subject.map(Destroy),
        st.builds(Orient, subject, st.sampled_from(["active", "wiped"])),
        st.builds(Put, subject, st.sampled_from(["hand", "removed-yard", "discard-pile"])),
        st.builds(Put, subject, st.just("deck"), bottom=st.booleans()),
        st.builds(Damage, subject, AMOUNTS),
        st.builds(PutCounters, subject, COUNTERS, POINTS),
        st.builds(RemoveCounters, subject, COUNTERS, st.none() | POINTS),
        st.builds(GainControl, subject, st.just(YOU), st.sampled_from([STAYS, THIS_TURN])),
        st.builds(RemoveDamage, subject),
        changes(subject, LASTS),
    )


BY_PLAYERS: st.SearchStrategy[Statement] = st.one_of(
    st.builds(Draw, PLAYERS, AMOUNTS),
    st.builds(GainLife, PLAYERS, AMOUNTS),
    st.builds(LoseLife, PLAYERS, AMOUNTS),
    st.builds(ChronoCheck, PLAYERS, POINTS),
    st.builds(Damage, PLAYERS.map(PlayerOf), AMOUNTS),
    st.sampled_from([YOU, OPPONENT]).map(Shuffle),
    st.builds(GainAdvancePoints, PLAYERS, NUMBERS, st.booleans()),
    st.builds(
        Put,
        st.builds(TopCards, st.sampled_from([YOU, OPPONENT]), st.integers(1, 3).map(Number)),
        st.just("discard-pile"),
    ),
    st.builds(MakeSouls, st.just(YOU), st.builds(Price, st.integers(1, 2), blue=st.integers(0, 2))),
    st.builds(
        PlaceTokens,
        st.builds(TokenCard, st.just(("unit",)), CATEGORIES, power=st.just(2000), atk=st.integers(0, 3)),
        st.integers(1, 3).map(Number),
        st.sampled_from([YOU, OPPONENT]),
        wiped=st.booleans(),
    ),
)


def discards(player: str) -> tuple[Statement, ...]:
    by = "" if player == YOU else player
    return Designate(0, Filter(player, ("hand",)), Number(1), by=by), Discard(Those(0))


def sacrifices(player: str) -> tuple[Statement, ...]:
    by = "" if player == YOU else player
    return Designate(0, Filter(player, (), ("unit",)), Number(1), by=by), Sacrifice(Those(0))


PICKED: st.SearchStrategy[Sentence] = st.one_of(PLAYERS.map(discards), PLAYERS.map(sacrifices))
CHOSEN: st.SearchStrategy[Sentence] = st.builds(
    lambda filter, count, up_to, act: (Choose(0, filter, count, up_to), act),
    filters(),
    st.integers(1, 3).map(Number),
    st.booleans(),
    acts(st.just(Those(0))),
)
SENTENCES: st.SearchStrategy[Sentence] = st.one_of(
    acts(EVERY).map(lambda one: (one,)),
    st.tuples(BY_PLAYERS),
    st.tuples(BY_PLAYERS, BY_PLAYERS),
    PICKED,
    CHOSEN,
)
FACTS: st.SearchStrategy[Fact] = st.one_of(
    st.builds(Exists, FIELD, st.sampled_from([">=", "<="]), st.integers(1, 4).map(Number)),
    st.builds(
        Compares,
        st.builds(PlayerStat, st.sampled_from(["life", "era"]), st.sampled_from([YOU, OPPONENT])),
        st.sampled_from([">=", "<=", "="]),
        st.integers(1, 4).map(Number),
    ),
    st.sampled_from([YOU, OPPONENT]).map(IsTurnOf),
)
ASKED: st.SearchStrategy[Sentence] = st.builds(lambda fact, one: (If(fact, (one,)),), FACTS, BY_PLAYERS)
LATER: st.SearchStrategy[Sentence] = st.one_of(
    st.builds(lambda one: (Later(AtPhase("turn", TURN_PLAYER, True), (one,)),), BY_PLAYERS),
    st.builds(lambda one: (Later(AtPhase("turn", YOU), (one,), STAYS),), BY_PLAYERS),
    st.builds(
        lambda filter, one: (Later(When(Happening("destroyed", filter)), (one,), DURING_TURN),), FIELD, BY_PLAYERS
    ),
)
MODES: st.SearchStrategy[Sentence] = st.builds(
    lambda one, other, up_to: (Modes(Number(1), ((one,), (other,)), up_to),), BY_PLAYERS, BY_PLAYERS, st.booleans()
)
SEARCHES: st.SearchStrategy[Sentence] = st.builds(
    lambda filter, to: (
        Search(0, Filter(YOU, ("deck",), filter.categories, filter.tests), Number(1), (Put(Those(0), to),)),
    ),
    filters(((),)),
    st.sampled_from(["hand", "battlefield"]),
)
MAYBE: st.SearchStrategy[Sentence] = st.builds(lambda one: (May((one,)),), st.builds(Draw, st.just(YOU), POINTS))
WHOLE: st.SearchStrategy[tuple[Sentence, ...]] = st.one_of(SENTENCES, ASKED, MAYBE, LATER, MODES, SEARCHES).map(
    lambda one: (one,)
)
PLAY_TEXTS = WHOLE.map(lambda sentences: CardText(play=sentences))

OTHERS = FIELD.map(lambda one: Filter(one.whose, (), one.categories, in_order([*one.tests, Not(IsIt(This()))])))
THINGS = st.one_of(st.just(This()), FIELD, OTHERS)
HAPPENINGS: st.SearchStrategy[Happening] = st.one_of(
    st.builds(
        Happening,
        st.sampled_from(["placed", "left", "destroyed", "attacked", "blocked", "was-blocked", "wiped", "recovered"]),
        THINGS,
    ),
    st.builds(
        Happening, st.sampled_from(["drawn", "era-advanced", "gained-life"]), who=st.sampled_from([YOU, OPPONENT])
    ),
    st.builds(Happening, st.just("spell-used"), who=st.sampled_from([YOU, OPPONENT])),
)
CONDITIONS = st.one_of(
    HAPPENINGS.map(When),
    st.builds(AtPhase, st.sampled_from(["turn", "main", "draw", "combat"]), st.sampled_from([YOU, OPPONENT, BOTH])),
)
TRIGGERS = st.builds(
    lambda condition, fact, said: Ability("", (condition, *((Provided(fact),) if fact else ())), (), said),
    CONDITIONS,
    st.none() | FACTS,
    SENTENCES.map(lambda one: (one,)),
)
COSTS = st.lists(
    st.one_of(
        st.builds(Price, st.integers(1, 3), white=st.integers(0, 2), black=st.integers(0, 1)).map(PaySouls),
        st.just(WipeThis()),
        st.just(DoAsCost((Sacrifice(This()),))),
    ),
    min_size=1,
    max_size=3,
    unique_by=type,
).map(tuple)
ACTIONS = st.builds(
    lambda costs, once, said: Ability("", (Activated(once),), costs, said),
    COSTS,
    st.booleans(),
    SENTENCES.map(lambda one: (one,)),
)
STANDING = st.one_of(
    st.builds(
        lambda whose, filter, amount, down: ChangePrice(
            whose, Filter(EITHER, (), filter.categories, filter.tests), amount, down, lasts=STAYS
        ),
        st.sampled_from([YOU, OPPONENT, BOTH]),
        FIELD,
        st.one_of(NUMBERS, FIELD.map(Count)),
        st.booleans(),
    ),
    st.builds(HandLimit, st.sampled_from([YOU, OPPONENT]), st.sampled_from(["up", "down", "set"]), NUMBERS),
    st.builds(Enters, st.one_of(st.just(This()), EVERY), st.just(True)),
    st.builds(
        Forbid,
        st.sampled_from(["draw", "gain-life", "use-spell", "advance-era"]),
        whose=st.just(OPPONENT),
        lasts=st.just(STAYS),
    ),
    changes(st.one_of(st.just(This()), EVERY, OTHERS.map(Every)), st.just(STAYS)),
    st.builds(
        lambda happening: Instead(happening, (Put(This(), "removed-yard"),), STAYS),
        st.just(Happening("destroyed", This())),
    ),
)
FIELDS = st.builds(
    lambda fact, one: Ability("", (Standing(),), (), (((If(fact, (one,)) if fact else one),),)),
    st.none() | FACTS,
    STANDING,
)
UNIT_TEXTS = st.lists(st.one_of(TRIGGERS, ACTIONS, FIELDS), min_size=1, max_size=2).map(
    lambda abilities: CardText(abilities=tuple(abilities))
)
