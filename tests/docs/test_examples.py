"""Every example of the documents is run: what stands below `>>>` is what comes out."""

import doctest
from pathlib import Path

import pytest

from .markdown import PAGES, ROOT, blocks_of, language_of, name_of

WITH_EXAMPLES = [page for page in PAGES if any(">>>" in block.text for block in blocks_of(page))]


def examples_of(page: Path) -> list[doctest.Example]:
    found: list[doctest.Example] = []
    for block in blocks_of(page):
        if block.language in ("python", "pycon") and ">>>" in block.text:
            examples = doctest.DocTestParser().get_examples(block.text, name_of(page))
            for example in examples:
                example.lineno += block.line
            found += examples
    return found


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_are_true(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page is one session: later examples go on from earlier ones. Files are written to a folder of its own."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KIRIFUDA_LANG", language_of(page))
    session = doctest.DocTest(examples_of(page), {"__name__": "__main__"}, name_of(page), str(page), 0, None)
    wrong: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(session, out=wrong.append)
    assert not wrong, "".join(wrong)


def test_the_pages_that_promise_examples_have_them() -> None:
    assert {"README.md", "README.en.md", "docs/api.md", "docs/api.ja.md"} <= {name_of(page) for page in WITH_EXAMPLES}


def test_the_api_is_shown_in_both_languages_section_by_section() -> None:
    shapes = []
    for name in ("docs/api.md", "docs/api.ja.md"):
        sections = (ROOT / name).read_text(encoding="utf-8").split("\n## ")
        shapes.append([section.count("```python") for section in sections])
    assert shapes[0] == shapes[1]
