"""`kirifuda rules diff`."""

from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from kirifuda import Complaint
from kirifuda.cli import console
from kirifuda.cli.main import app
from kirifuda.cli.rules import show
from kirifuda.ledger.concordance import compare
from kirifuda.words import LANGUAGES

if TYPE_CHECKING:
    from .editions import TwoBooks

ENGLISH = """\
Rules of 2001
→ Rules of 2002

Changed in play: 1
2  Losing → Defeat
    In 2002 who cannot draw does not lose.

New: 1
1a  Discarding
    Summary of Discarding.

Changed in play 1, new 1, gone 1, unchanged 2.
3 pairs that make no difference in play are shown with --all.
"""

JAPANESE_BACK = """\
2002年版
→ 2001年版

遊び方が変わる条項　1
2  敗北 → 負け
    2002年版では、引けなくても負けない。

新しい条項　1
3  賭け
    賭けの要約。

なくなった条項　1
1a  捨てる
    捨てるの要約。

言い回しだけが変わった条項　1
5 → 4  紙

同じ条項　1
1  引く

遊び方が変わる 1、新しい 1、なくなった 1、変わらない 2。
"""


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["rules", "diff", *words])
    if isinstance(result.exception, Complaint):
        return 2, result.exception.phrase.key
    return result.exit_code, result.output


def test_what_changes_in_play(two_books: "TwoBooks", capsys: pytest.CaptureFixture[str]) -> None:
    console.choose_language("en")
    show(compare("two-books", "2001", "2002", two_books.books), everything=False)
    assert capsys.readouterr().out == ENGLISH


def test_everything_from_new_to_old(two_books: "TwoBooks", capsys: pytest.CaptureFixture[str]) -> None:
    console.choose_language("ja")
    show(compare("two-books", "2002", "2001", two_books.books), everything=True)
    assert capsys.readouterr().out == JAPANESE_BACK


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [(), ("--all",)])
def test_legions_fits_80_columns(language: str, more: tuple[str, ...]) -> None:
    code, said = run("legions", "2018", "2019", "--lang", language, *more)
    assert code == 0
    assert max(cell_len(line) for line in said.splitlines()) <= 80
    assert "17-19 → 18-19  " in said


def test_names_in_either_language() -> None:
    assert run("レギオンズ！", "２０１９", "2018") == run("Legions!", "2019", "2018")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("chess", "2018", "2019"), "complaint-unknown-book"),
        (("legions", "2018", "2020"), "complaint-book-edition"),
        (("legions", "2018", "2018"), "complaint-concordance-other"),
        (("black-poker", "light", "pro"), "complaint-book-without-editions"),
        (("legions", "2018", "2019", "--lang", "fr"), "complaint-unknown-language"),
    ],
)
def test_bad_input_ends_with_a_complaint(words: tuple[str, ...], key: str) -> None:
    assert run(*words) == (2, key)
