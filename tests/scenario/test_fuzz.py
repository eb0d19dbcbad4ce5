"""Whatever is done to a scenario file, it gives a report or a list of problems, never a traceback."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kirifuda.scenario import Broken, load, problem_text, scenarios_below

FILES = scenarios_below(Path(__file__).parents[1] / "scenarios")
TEXTS = [path.read_text(encoding="utf-8") for path in FILES]
WORDS = sorted({word for text in TEXTS for word in re.findall(r'"[^"]*"|[\w.]+', text)})
SIGNS = [
    '"',
    "[",
    "]",
    "{",
    "}",
    "=",
    "…",
    "?",
    "+",
    ":",
    ">",
    "§",
    "\n",
    " ",
    "0",
    "-1",
    "99",
    "true",
    "[[step]]\n",
    "\0",
]
EXAMPLES = int(os.environ.get("KIRIFUDA_FUZZ", "150"))


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A scenario with pieces cut out, words exchanged, or signs put in."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        words = [found.span() for found in re.finditer(r'"[^"]*"|[\w.]+', text)]
        match draw(st.integers(0, 4)):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + text[at + draw(st.integers(1, 40)) :]
            case 2:
                text = text[:at] + draw(st.sampled_from(SIGNS)) + text[at:]
            case _ if words:
                start, end = draw(st.sampled_from(words))
                text = text[:start] + draw(st.sampled_from(WORDS)) + text[end:]
    return text


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=spoiled())
def test_a_spoiled_file_never_ends_in_a_traceback(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "spoiled.toml"
    path.write_text(text, encoding="utf-8")
    try:
        assert load(path).run(language="en").text()
    except Broken as broken:
        assert broken.problems
        assert all(problem_text(problem, language) for problem in broken.problems for language in ("ja", "en"))
