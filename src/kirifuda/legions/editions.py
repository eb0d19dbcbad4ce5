"""The two editions of the book: one hook for each difference in what happens."""

from collections.abc import Callable
from typing import Final

from ..effects.tree import Ability, Happening
from ..kernel.outcome import CONCEDED, Refusal
from ..kernel.watch import Where
from .book import clause
from .breaking import regenerates_as_standing, regenerates_as_trigger
from .citing import numbers_of
from .incapacity import always_incapacitated, incapacitated_without_haste, keep_incapacity, lose_incapacity
from .orienting import lose_given_and_states, lose_nothing
from .playing import (
    any_play_may_be_declared,
    exile_unplayed,
    exile_without_standby,
    is_playable,
    why_not_playable,
)
from .recurrence import what_has_changed, what_has_triggered
from .standing import freeze_every_keyword, freeze_regenerate
from .still_met import once_met, still_met
from .table import OF_GIFTS, OF_KEYWORDS, OF_NUMBERS, OF_SOURCES, Occurrence, Table, Trigger
from .triggers import (
    check_all_changes,
    heed_before_losing,
    heeded_already,
    is_heard_now,
    may_be_heard_later,
    notice_at_once,
    notice_later,
    took_for_its_change,
    took_waiting,
    waiting_triggers,
)
from .units import frozen_keywords, live_keywords
from .unlock_limits import limits_on_unlocking, no_limits_on_unlocking
from .unlocking import into_the_play_zone, room_is_needed, room_is_not_needed, shown_in_hand


class Edition:
    """The hooks of one edition, every one of them filled.

    `always_read`: the changes (as bits) after which standing effects are looked at again, whatever they say.
    `declares_any_play`: nothing but an effect refuses a play beforehand. `needs_room`: unlocking asks for room.
    """

    __slots__ = (
        "always_read",
        "declares_any_play",
        "due",
        "exile_unplayed",
        "freeze_keywords",
        "heed",
        "incapacitate",
        "is_heard",
        "is_still_met",
        "keywords",
        "lose_incapacity",
        "lose_on_reversing",
        "may_declare_play",
        "name",
        "needs_room",
        "notice",
        "numbers",
        "regenerates",
        "remembered",
        "show_unlocked",
        "took",
        "unlock_limited",
        "why_not_play",
        "without_room",
    )

    def __init__(
        self,
        name: str,
        numbers: dict[str, str],
        keywords: Callable[[Table, int], dict[str, int]],
        keywords_are_standing: bool,
        freeze_keywords: Callable[[Table, list[int], list[int]], None],
        incapacitate: Callable[[Table, int], None],
        lose_incapacity: Callable[[Table, int], None],
        lose_on_reversing: Callable[[Table, int], None],
        regenerates: Callable[[Table, int], bool],
        is_heard: Callable[[Table, str, int, int, tuple[Ability, ...]], bool],
        notice: Callable[[Table, Occurrence], None],
        is_still_met: Callable[[Table, Happening, Occurrence], bool],
        due: Callable[[Table], tuple[Trigger, ...]],
        took: Callable[[Table, Trigger], None],
        heed: Callable[[Table, int, int], None],
        remembered: Callable[[Table], Where],
        without_room: Callable[[Table, int], tuple[str, ...]],
        show_unlocked: Callable[[Table, int], None],
        may_declare_play: Callable[[Table, int], bool],
        exile_unplayed: Callable[[Table, int], None],
        why_not_play: Callable[[Table, int], Refusal | None],
        unlock_limited: Callable[[frozenset[str]], frozenset[str]],
    ) -> None:
        self.name = name
        self.numbers = numbers
        self.keywords = keywords
        self.always_read = OF_SOURCES | OF_GIFTS | OF_NUMBERS | (OF_KEYWORDS if keywords_are_standing else 0)
        self.freeze_keywords = freeze_keywords
        self.incapacitate = incapacitate
        self.lose_incapacity = lose_incapacity
        self.lose_on_reversing = lose_on_reversing
        self.regenerates = regenerates
        self.is_heard = is_heard
        self.notice = notice
        self.is_still_met = is_still_met
        self.due = due
        self.took = took
        self.heed = heed
        self.remembered = remembered
        self.without_room = without_room
        self.needs_room = without_room is room_is_needed
        self.show_unlocked = show_unlocked
        self.may_declare_play = may_declare_play
        self.exile_unplayed = exile_unplayed
        self.why_not_play = why_not_play
        self.declares_any_play = may_declare_play is any_play_may_be_declared
        self.unlock_limited = unlock_limited

    def __reduce__(self) -> tuple[Callable[[str], "Edition"], tuple[str]]:
        return edition_named, (self.name,)


@clause("25-3d")
def numbers_and_conceding(edition: str) -> dict[str, str]:
    """What games of an edition cite; who gives up has lost by the book too."""
    found = numbers_of(edition)
    return {**found, CONCEDED: found["25-3d"]}


def nothing_refuses(g: Table, id: int) -> Refusal | None:
    """2019: any play may be declared."""
    return None


EDITIONS: Final = {
    "2019": Edition(
        "2019",
        numbers=numbers_and_conceding("2019"),
        keywords=live_keywords,
        keywords_are_standing=False,
        freeze_keywords=freeze_regenerate,
        incapacitate=always_incapacitated,
        lose_incapacity=keep_incapacity,
        lose_on_reversing=lose_given_and_states,
        regenerates=regenerates_as_standing,
        is_heard=is_heard_now,
        notice=notice_at_once,
        is_still_met=once_met,
        due=waiting_triggers,
        took=took_waiting,
        heed=heeded_already,
        remembered=what_has_triggered,
        without_room=room_is_needed,
        show_unlocked=into_the_play_zone,
        may_declare_play=any_play_may_be_declared,
        exile_unplayed=exile_unplayed,
        why_not_play=nothing_refuses,
        unlock_limited=limits_on_unlocking,
    ),
    "2018": Edition(
        "2018",
        numbers=numbers_and_conceding("2018"),
        keywords=frozen_keywords,
        keywords_are_standing=True,
        freeze_keywords=freeze_every_keyword,
        incapacitate=incapacitated_without_haste,
        lose_incapacity=lose_incapacity,
        lose_on_reversing=lose_nothing,
        regenerates=regenerates_as_trigger,
        is_heard=may_be_heard_later,
        notice=notice_later,
        is_still_met=still_met,
        due=check_all_changes,
        took=took_for_its_change,
        heed=heed_before_losing,
        remembered=what_has_changed,
        without_room=room_is_not_needed,
        show_unlocked=shown_in_hand,
        may_declare_play=is_playable,
        exile_unplayed=exile_without_standby,
        why_not_play=why_not_playable,
        unlock_limited=no_limits_on_unlocking,
    ),
}


def edition_named(name: str) -> Edition:
    return EDITIONS[name]
