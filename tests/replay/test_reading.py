"""A file that is not a whole record is refused with the line and the reason, never with a traceback."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kirifuda import Complaint, replay
from kirifuda.replay.lines import AnswerLine, CardMark, CardName, EventLine, NotALine, parse_deck, said
from kirifuda.replay.steps import Steps
from kirifuda.words import LANGUAGES, say


def complaint(text: str) -> tuple[str, str, int]:
    """The complaint about a text: its key, its problem, its line."""
    with pytest.raises(Complaint) as caught:
        replay.read(text, "test")
    return told(caught.value)


def told(found: Complaint) -> tuple[str, str, int]:
    for language in LANGUAGES:
        assert say(found.phrase, language)
    args = found.phrase.args
    problem = args.get("problem")
    return found.phrase.key.removeprefix("complaint-replay-"), getattr(problem, "key", ""), args.get("line", 0)


def changed(text: str, begins: str, to: str) -> str:
    """The text with the first line that begins so replaced (or left out, if `to` is empty)."""
    lines = text.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith(begins))
    lines[at] = to
    return "".join(lines)


def test_cut_off_after_any_line_it_is_said_to_be_cut_off(record: Callable[..., str]) -> None:
    lines = record("light", 1, 25).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert complaint("".join(lines[:kept])) == ("cut-off", "", kept)


def test_cut_off_in_the_middle_of_a_line_too(record: Callable[..., str]) -> None:
    text = record("light", 1, 10)
    for kept in range(len("kirifuda-replay: 1"), len(text) - 2, 7):
        assert complaint(text[:kept])[0] == "cut-off"


def test_without_its_last_line_break_it_is_whole(text: str) -> None:
    assert replay.read(text[:-1], "test").intact


@pytest.mark.parametrize("foreign", ["", "\n", "hello", "kirifuda-replay", "{}", "\ufeff", ">1 1 0/2 [T1] act\n"])
def test_what_is_no_record_is_called_no_record(foreign: str) -> None:
    assert complaint(foreign)[0] == "not-one"


def test_a_later_format_is_named(text: str) -> None:
    assert complaint(text.replace("kirifuda-replay: 1", "kirifuda-replay: 2", 1))[0] == "other-format"


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(text: str) -> None:
    assert replay.read("\ufeff" + text.replace("\n", "\r\n"), "test").intact


@pytest.mark.parametrize("field", ["game", "edition", "rules", "language", "deck 1", "deck 2", "name 1", "name 2"])
def test_a_field_that_is_missing_empty_or_there_twice(field: str, text: str) -> None:
    line = next(line for line in text.splitlines(keepends=True) if line.startswith(f"{field}:"))
    at = text.splitlines(keepends=True).index(line) + 1
    assert complaint(text.replace(line, "", 1))[0] == "no-field"
    assert complaint(text.replace(line, f"{field}:\n", 1)) == ("broken", "replay-problem-field-empty", at)
    assert complaint(text.replace(line, line * 2, 1)) == ("broken", "replay-problem-field-twice", at + 1)


@pytest.mark.parametrize(
    ("begins", "to", "problem"),
    [
        ("game:", "game: black poker\n", "word"),
        ("edition:", "edition: ライト\n", "word"),
        ("rules:", "rules: 12\n", "fingerprint"),
        ("language:", "language: fr\n", "language"),
        ("deck 1:", "deck 1: ♠A  ♠2\n", "deck"),
        ("deck 2:", 'deck 2: ♠A "♠2\n', "deck"),
        ("name 1:", "nom 1: A\n", "unknown-line"),
        ("name 1:", "name 3: A\n", "unknown-line"),
        ("note:", "a note\n", "unknown-line"),
        ("note:", "note: bell\x07\n", "control-character"),
        (">1 ", "game: light\n", "field-twice"),
        (">7 ", ">7 3 0/1 [T1] act\n", "answer"),
        (">7 ", ">7 1 -1/1 [T1] act\n", "answer"),
        (">7 ", ">7 1 00/1 [T1] act\n", "answer"),
        (">7 ", ">7 1 ２/3 [T1] act\n", "answer"),
        (">7 ", ">7 chance concede\n", "answer"),
        (">7 ", ">7 1 0/1 T1 act\n", "answer"),
        (">7 ", f">7 chance {'9' * 5000} [U1] shuffle\n", "answer"),
        (">7 ", ">8 1 0/1 [T1] act\n", "answer-number"),
        (">7 ", "", "answer-number"),
        ("[U2] first-player", "[U2] first-player 3\n", "event"),
        ("[U2] first-player", "[U2] first-player\n", "event"),
        ("[U2] first-player", "[U2] first-player 1 ♠K\n", "event"),
        ("[U2] first-player", "[U2] first-player 1 ♠K@\n", "event"),
        ("[U2] first-player", "[U2] first-player 1 ♠K@1(3)\n", "event"),
        ("[U2] first-player", "[U2] first-player 1 n=\n", "event"),
        ("outcome:", "outcome: 3 [W3]\n", "outcome"),
        ("outcome:", "outcome: W3\n", "outcome"),
        ("outcome:", "outcome: 1 [W3]\n>1 1 0/1 [T1] act\n", "after-the-end"),
        (">7 ", "note: too late\n", "field-in-body"),
    ],
)
def test_a_broken_line_is_named_with_what_would_be_right(begins: str, to: str, problem: str, text: str) -> None:
    at = next(at for at, line in enumerate(text.splitlines(), start=1) if line.startswith(begins))
    key, found, line = complaint(changed(text, begins, to))
    assert (key, found) == ("broken", f"replay-problem-{problem}")
    assert line >= at


def test_nothing_follows_the_checksum(text: str) -> None:
    assert complaint(text + "more\n") == ("broken", "replay-problem-after-the-end", text.count("\n") + 1)


def test_a_broken_checksum_line_is_a_file_cut_off(text: str) -> None:
    assert complaint(changed(text, "checksum:", "checksum: 12\n"))[0] == "cut-off"


def test_remarks_of_a_reader_change_nothing_but_what_is_shown(text: str) -> None:
    lines = text.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith(">9 "))
    remarked = replay.read("".join([*lines[:at], "# a fine move\n", "\n", *lines[at:]]), "test")
    assert remarked.intact
    assert replay.verify(remarked).good
    assert [one.says for one in Steps(remarked, "en").events(8, None)][-1] == "# a fine move"


def test_a_deck_of_unknown_or_too_few_cards_is_no_deck(text: str) -> None:
    for deck, key in (("deck 1: ♠A Z9\n", "unknown-card"), ("deck 1: ♠A\n", "bad-deck")):
        recorded = replay.read(changed(text, "deck 1:", deck), "test")
        with pytest.raises(Complaint) as caught:
            recorded.game()
        assert told(caught.value)[0] == key


def test_an_event_with_an_unknown_card_is_no_event(text: str) -> None:
    recorded = replay.read(changed(text, "[U2] turned-up 1", "[U2] turned-up 1 Zwölf@3\n"), "test")
    with pytest.raises(Complaint) as caught:
        recorded.events  # noqa: B018
    assert told(caught.value)[0] == "unknown-card"


@pytest.mark.parametrize("name", ["烈火 の王", "a|b", 'say "so"', "back\\slash", "x@3(1)", "[W1]", "n=3", "ひ~5"])
def test_a_card_may_have_any_name(name: str) -> None:
    """Not in BlackPoker; other games print what they like on their cards."""
    mark = CardMark(CardName(name), 12, 1, 3)
    line = EventLine("W1", "drew", 0, "hero", (mark, CardMark(CardName(name, 7), 13, 3, 3)), (-1, 2), "words | more")
    assert EventLine.parse(said(line.machine, line.says)) == line
    assert parse_deck(f"{CardName(name)} ♠A {CardName(name, 3)}") == (CardName(name), CardName("♠A"), CardName(name, 3))


@pytest.mark.parametrize(
    "what", ["hero", "灯をともす", "烈火 の王", "a|b", 'say "so"', "back\\slash", "n=3", "Hero", "-"]
)
@pytest.mark.parametrize("cards", [(), (CardMark(CardName("烈火 の王"), 12, 1, 3),)])
def test_what_an_event_is_about_may_have_any_name(what: str, cards: tuple[CardMark, ...]) -> None:
    """The abilities that are printed on cards have names."""
    line = EventLine("W1", "triggered", 0, what, cards, (2,), "words")
    assert EventLine.parse(said(line.machine, line.says)) == line


@pytest.mark.parametrize("name", [r'"\u001b[31m"', r'"\ud800"', r'"\n"', r'"\x"', '"'])
def test_but_none_that_steers_a_terminal(name: str) -> None:
    for about in (f"{name}@1", name):
        with pytest.raises(NotALine):
            EventLine.parse(f"[W1] drew 1 {about}")


@pytest.mark.parametrize("piece", ["1", "-", "a", "♠", " a", ' "', "@", " 1@1", "(1", "\\", ",1"])
def test_a_line_of_any_length_is_refused_or_read(piece: str) -> None:
    """A pattern that goes back and tries again would not come to an end here."""
    for head in ("[W1] drew 1 ", "[W1] drew 1 n=1", ">1 1 ", ">1 1 0/2 [T1] ", "["):
        with suppress(NotALine):
            (AnswerLine if head[0] == ">" else EventLine).parse(head + piece * 100_000 + "|")


def survive(text: str) -> None:
    """Whatever can be done with a text ends well or in a complaint that can be said."""
    try:
        recorded = replay.read(text, "test")
        steps = Steps(recorded, "en")
        for seat in (0, 1, None):
            for number in (0, steps.last):
                steps.answer(number, seat)
                steps.events(number, seat)
                steps.view(number, seat)
        replay.verify(recorded)
        recorded.game()
    except Complaint as found:
        told(found)


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_survived(text: str) -> None:
    survive(text)
    survive("kirifuda-replay: 1\n" + text + "\nchecksum: 0123456789abcdef\n")


@st.composite
def mutations(draw: st.DrawFn) -> Callable[[str], str]:
    """A few changes to the lines and characters of a text."""
    steps = draw(
        st.lists(
            st.tuples(
                st.sampled_from(["drop", "double", "swap", "letter", "digit", "cut", "insert"]),
                st.floats(0, 1, exclude_max=True),
                st.floats(0, 1, exclude_max=True),
                st.text(max_size=6),
            ),
            min_size=1,
            max_size=4,
        )
    )

    def mutate(text: str) -> str:
        for how, here, there, new in steps:
            lines = text.split("\n")
            at, to = int(here * len(lines)), int(there * len(lines))
            line = lines[at]
            place = int(there * (len(line) + 1))
            if how == "drop":
                del lines[at]
            elif how == "double":
                lines.insert(to, line)
            elif how == "swap":
                lines[at], lines[to] = lines[to], line
            elif how == "letter":
                lines[at] = line[:place] + new + line[place + 1 :]
            elif how == "digit":
                lines[at] = "".join(str((int(c) + 1) % 10) if c in "0123456789" else c for c in line)
            elif how == "cut":
                lines[at] = line[:place]
            else:
                lines.insert(at, new)
            text = "\n".join(lines)
        return text

    return mutate


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(mutate=mutations(), language=st.sampled_from(["ja", ""]))
def test_any_change_to_a_record_is_survived(
    mutate: Callable[[str], str], language: str, record: Callable[..., str]
) -> None:
    survive(mutate(record("pro+strategy", 3, 60, language)))
