"""Whatever is changed in a record is found, with the line."""

import re
from collections.abc import Callable

import pytest

import kirifuda
from kirifuda import Complaint, replay
from kirifuda.replay.verifying import Difference

Change = Callable[[list[str]], None]


def difference(text: str) -> Difference | None:
    return replay.verify(replay.read(text, "test")).difference


def line_of(lines: list[str], begins: str) -> int:
    return next(at for at, line in enumerate(lines) if line.startswith(begins))


def after(text: str, change: Change) -> str:
    lines = text.split("\n")
    change(lines)
    return "\n".join(lines)


@pytest.mark.parametrize("language", ["ja", "en", ""])
@pytest.mark.parametrize("edition", kirifuda.editions("black-poker"))
def test_a_record_as_it_was_written_is_good(edition: str, language: str, record: Callable[..., str]) -> None:
    assert replay.verify(replay.read(record(edition, 8, None, language), "test")) == replay.Verdict()


def test_every_changed_answer_is_found_at_its_line_or_at_the_first_that_differs(record: Callable[..., str]) -> None:
    lines = record("light", 2, 40, "").split("\n")
    for at, line in enumerate(lines):
        if not (found := re.match(r">\d+ (\w+) (\d+)", line)):
            continue
        other = f"{line[: found.start(2)]}{int(found[2]) + 1}{line[found.end(2) :]}"
        changed = difference("\n".join([*lines[:at], other, *lines[at + 1 :]]))
        assert changed is not None and changed.at >= at + 1


def test_every_missing_event_is_found(record: Callable[..., str]) -> None:
    lines = record("light", 2, 40, "").split("\n")
    for at, line in enumerate(lines):
        if line.startswith("["):
            changed = difference("\n".join(lines[:at] + lines[at + 1 :]))
            assert changed is not None and changed.at >= at + 1


def test_every_changed_event_is_found_at_its_line(record: Callable[..., str]) -> None:
    lines = record("standard+pack", 2, 30, "").split("\n")
    for at, line in enumerate(lines):
        if line.startswith("["):
            for other in (f"[X]{line[line.index(']') + 1 :]}", f"{line} n=99", line + " ♠K@1"):
                try:
                    changed = difference("\n".join([*lines[:at], other, *lines[at + 1 :]]))
                except Complaint:
                    continue
                assert changed is not None and changed.at == at + 1


def test_an_event_that_did_not_happen_is_found(text: str) -> None:
    def add(lines: list[str]) -> None:
        lines.insert(line_of(lines, ">5 "), "[T2] passed 1")

    found = difference(after(text, add))
    assert found is not None and found.recorded == "[T2] passed 1"


def test_an_event_after_the_last_is_found(text: str) -> None:
    def add(lines: list[str]) -> None:
        lines.insert(line_of(lines, "outcome:") - 1, "[T2] passed 1")

    found = difference(after(text, add))
    assert found == Difference(found.at if found else 0, "[T2] passed 1")


def test_who_may_see_a_card_is_part_of_the_record(text: str) -> None:
    def show(lines: list[str]) -> None:
        at = next(at for at, line in enumerate(lines) if "(1)" in line)
        lines[at] = lines[at].replace("(1)", "(2)", 1)

    assert difference(after(text, show)) is not None


def test_an_answer_that_was_not_offered_is_found_with_the_reason(text: str) -> None:
    def overreach(lines: list[str]) -> None:
        at = line_of(lines, ">9 ")
        lines[at] = re.sub(r"^(>9 \d) \d+/\d+", r"\1 99/100", lines[at])

    found = difference(after(text, overreach))
    assert found is not None and found.why is not None and found.why.key == "replay-problem-option"


def test_an_answer_of_the_wrong_seat_is_found_with_the_reason(text: str) -> None:
    def other_seat(lines: list[str]) -> None:
        at = line_of(lines, ">9 ")
        lines[at] = re.sub(r"^>9 (\d)", lambda found: f">9 {3 - int(found[1])}", lines[at])

    found = difference(after(text, other_seat))
    assert found is not None and found.why is not None and found.why.key == "replay-problem-seat"


def test_an_answer_after_the_end_is_found_with_the_reason(text: str) -> None:
    def one_more(lines: list[str]) -> None:
        last = max(int(line[1:].split()[0]) for line in lines if line.startswith(">"))
        lines.insert(line_of(lines, "outcome:") - 1, f">{last + 1} 1 concede")

    found = difference(after(text, one_more))
    assert found is not None and found.why is not None and found.why.key == "replay-problem-over"


@pytest.mark.parametrize("outcome", ["unfinished", "1 [W5]", "- [W3]"])
def test_another_outcome_is_found(outcome: str, text: str) -> None:
    def end(lines: list[str]) -> None:
        lines[line_of(lines, "outcome:")] = f"outcome: {outcome}"

    found = difference(after(text, end))
    assert found is not None and found.recorded == outcome


def test_a_sentence_that_says_something_else_is_found(text: str) -> None:
    def lie(lines: list[str]) -> None:
        at = line_of(lines, "[U2] first-player")
        lines[at] = lines[at].split(" | ")[0] + " | 相手が先攻"

    found = difference(after(text, lie))
    assert found is not None and "first-player" in found.derived


def test_sentences_that_are_worded_anew_since_are_no_fault(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = replay.read(text, "test")
    said = replay.sentences.say
    monkeypatch.setattr("kirifuda.replay.sentences.say", lambda *a, **k: said(*a, **k).replace("パス", "見送り"))
    verdict = replay.verify(recorded)
    assert verdict.good and verdict.reworded > 0


def test_swapped_decks_cards_are_found(text: str) -> None:
    def swap(lines: list[str]) -> None:
        at = line_of(lines, "deck 1:")
        lines[at] = lines[at].replace("♠A ♠2", "♠2 ♠A")

    assert difference(after(text, swap)) is not None


def test_another_language_in_the_header_is_found(text: str) -> None:
    assert difference(text.replace("language: ja", "language: en", 1)) is not None


def test_another_checksum_is_found(text: str) -> None:
    def alter(lines: list[str]) -> None:
        at = line_of(lines, "checksum:")
        lines[at] = "checksum: 0000000000000000"

    found = difference(after(text, alter))
    assert found is not None and found.recorded == "0000000000000000"


@pytest.mark.parametrize(
    ("field", "value"),
    [("edition", "pro"), ("edition", "house-rules"), ("game", "bridge"), ("rules", "0123456789abcdef")],
)
def test_what_was_played_by_other_rules_cannot_be_verified_or_played(field: str, value: str, text: str) -> None:
    def alter(lines: list[str]) -> None:
        lines[line_of(lines, f"{field}:")] = f"{field}: {value}"

    recorded = replay.read(after(text, alter), "test")
    assert not recorded.playable
    for attempt in (lambda: replay.verify(recorded), recorded.game):
        with pytest.raises(Complaint) as caught:
            attempt()
        assert caught.value.phrase.key == "complaint-replay-other-rules"


def test_names_and_notes_may_be_changed(text: str) -> None:
    changed = text.replace("name 1: 花子", "name 1: 太郎").replace("note: a note", "note: other\nnote: notes")
    recorded = replay.read(changed, "test")
    assert recorded.intact
    assert replay.verify(recorded).good
