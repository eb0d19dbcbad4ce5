"""A made-up game of four clauses and one ruling: a whole checkout in a temporary folder, without a gap."""

from pathlib import Path

import pytest

from kirifuda.ledger import Ledger, Sources, make_ledger
from kirifuda.ledger.citing import Citing

from .editions import TwoBooks

BOOK = """
game = "made-up"
book = "base"
title = { ja = "作り物", en = "Made up" }

[[chapter]]
first = "2-1"
title = { ja = "第2章", en = "Chapter 2" }

[[clause]]
id = "1-1"
title = { ja = "カードを引く", en = "Drawing" }
kind = "behaviour"
source = "published"
ja = "1枚引く。"
en = "Draw one."
rulings = ["R1"]

[[clause]]
id = "1-2"
title = { ja = "カード", en = "Cards" }
kind = "definition"
source = "published"
ja = "カードは紙でできている。"
en = "Cards are made of paper."
note = { ja = "確かめるものがない。", en = "There is nothing to check." }

[[clause]]
id = "2-1"
title = { ja = "負け", en = "Losing" }
kind = "behaviour"
source = "implied"
ja = "引けなければ負け。"
en = "Who cannot draw loses."

[[clause]]
id = "リスト/手札"
title = { ja = "手札", en = "Hand" }
kind = "behaviour"
source = "list"
ja = "手札は7枚まで。"
en = "A hand holds seven."
"""

RULINGS = """
game = "made-up"
title = { ja = "裁定", en = "Rulings" }

[[ruling]]
id = "R1"
clauses = ["1-1"]
question = { ja = "引かなくてもよいか。", en = "May one decline to draw?" }
ruling = { ja = "いけない。", en = "No." }
reason = { ja = "選べるとは書かれていない。", en = "No choice is mentioned." }
"""

CODE = """
FULL = Refusal("リスト/手札", "full")

@clause("1-1")
def draw(g, seat, by):
    if not g.life(seat):
        raise GameOver(Outcome(seat, "2-1"))
"""

KERNEL = """
class Refusal:
    def __init__(self, clause, reason): ...

class Outcome:
    def __init__(self, loser, by): ...
"""

TEST = """
@pytest.mark.clause("1-1", "R1", game="made-up")
def test_draws_one(): ...

@pytest.mark.clause("K4")
def test_of_another_game(): ...
"""

SCENARIO = """
title = "引けなければ負け"
clauses = ["2-1", "リスト/手札"]
"""


class Checkout:
    """The made-up game's folders; tests spoil one file and look at what the ledger says."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.base = root / "books" / "made_up" / "base.toml"
        self.rulings = root / "books" / "made_up" / "rulings.toml"
        self.code = root / "src" / "made_up" / "drawing.py"
        self.test = root / "tests" / "test_drawing.py"
        self.scenario = root / "tests" / "scenarios" / "made_up" / "losing.toml"
        kernel = root / "src" / "kernel" / "outcome.py"
        texts = {
            self.base: BOOK,
            self.rulings: RULINGS,
            self.code: CODE,
            self.test: TEST,
            self.scenario: SCENARIO,
            kernel: KERNEL,
        }
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        self.sources = Sources(root, root / "books", self.code.parent, kernel.parent, root / "tests")

    def spoil(self, path: Path, old: str, new: str) -> None:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def ledger(self) -> Ledger:
        return make_ledger("made-up", 0, self.sources)

    def citing(self) -> Citing:
        return Citing(self.ledger().book, self.sources.books)

    def gaps(self) -> list[tuple[str, str, str]]:
        return [(gap.kind, gap.id, gap.where) for gap in self.ledger().gaps]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def two_books(tmp_path: Path) -> TwoBooks:
    return TwoBooks(tmp_path / "books")
