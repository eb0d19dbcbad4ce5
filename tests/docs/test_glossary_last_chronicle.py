"""One English name a term of Last Chronicle: the glossary, the book, the messages and the code agree."""

import re

from kirifuda.last_chronicle.vocabulary import (
    FACTIONS,
    KEYWORDS,
    MARKS,
    ORIENTATIONS,
    PHASES,
    PLAYER_STATS,
    STATS,
    STEPS,
    TYPES,
    ZONES,
)

from .markdown import ROOT
from .test_glossaries import TERMS as TERMS_OF
from .test_glossary import letters

GAME = "last-chronicle"
ROWS = TERMS_OF[GAME]
VOCABULARY = (TYPES, FACTIONS, ZONES, MARKS, STATS, PLAYER_STATS, ORIENTATIONS, PHASES, STEPS, KEYWORDS)


def test_every_word_of_the_vocabulary_is_there_under_its_name_in_code() -> None:
    named = {term: code for term, _, code, _ in ROWS}
    words = {printed[0]: name for kind in VOCABULARY for name, printed in kind.items()}
    assert {term: named.get(term) for term in words} == words


def test_keywords_have_the_names_and_the_clauses_of_the_vocabulary() -> None:
    found = {code: (term, clause, letters(english)) for term, english, code, clause in ROWS if code in KEYWORDS}
    assert found == {name: (*printed, letters(name)) for name, printed in KEYWORDS.items()}


def misnamed(japanese: dict[str, str], english: dict[str, str]) -> dict[str, str]:
    """Messages that are a term of the glossary in Japanese and not its name in English, with what they should be.

    The terminal's board has room for signs and short labels only.
    """
    names = {term: name for term, name, _, _ in ROWS}
    spelled_out = {key: said for key, said in japanese.items() if not key.startswith(f"{GAME}-board-")}
    wanted = {key: names[said] for key, said in spelled_out.items() if said in names}
    return {key: name for key, name in wanted.items() if letters(english[key]) != letters(name)}


def messages(language: str) -> dict[str, str]:
    files = (ROOT / "src/kirifuda/messages" / language).glob("*.ftl")
    lines = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return dict(re.findall(rf"^({GAME}-[\w-]+) = (.*)$", lines, re.MULTILINE))


def test_the_messages_use_the_names_of_the_glossary() -> None:
    assert misnamed({"zone": "時代ヤード"}, {"zone": "Age yard"}) == {"zone": "era yard"}
    assert misnamed({"zone": "時代ヤード", "all": "全体"}, {"zone": "Era yard", "all": "Everything"}) == {}
    assert misnamed(messages("ja"), messages("en")) == {}
