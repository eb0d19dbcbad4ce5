"""A made-up game whose two editions have books of their own, for the tests of editions."""

from pathlib import Path

from kirifuda.ledger import Sources

CLAUSE = """
[[clause]]
id = "{id}"
title = {{ ja = "{ja}", en = "{en}" }}
kind = "{kind}"
source = "published"
ja = "{ja}の要約。"
en = "Summary of {en}."
"""

OLD = (("1", "引く", "Drawing"), ("2", "負け", "Losing"), ("3", "賭け", "Betting"), ("4", "紙", "Paper"))
NEW = (("1", "引く", "Drawing"), ("1a", "捨てる", "Discarding"), ("2", "敗北", "Defeat"), ("5", "紙", "Paper"))

RULINGS = """
game = "two-books"
title = { ja = "裁定", en = "Rulings" }

[[ruling]]
id = "R1"
clauses = { "2001" = ["4"], "2002" = ["5"] }
question = { ja = "紙か。", en = "Paper?" }
ruling = { ja = "はい。", en = "Yes." }
reason = { ja = "そう書かれている。", en = "It is said." }

[[ruling]]
id = "R2"
clauses = { "2001" = ["3"] }
question = { ja = "賭けるか。", en = "Bet?" }
ruling = { ja = "いいえ。", en = "No." }
reason = { ja = "昔のこと。", en = "It is long ago." }
"""

CONCORDANCE = """
game = "two-books"
editions = ["2001", "2002"]

[[pair]]
"2001" = "1"
"2002" = "1"
relation = "same"

[[pair]]
"2002" = "1a"
relation = "new"

[[pair]]
"2001" = "2"
"2002" = "2"
relation = "behaviour"
ja = "2002年版では、引けなくても負けない。"
en = "In 2002 who cannot draw does not lose."

[[pair]]
"2001" = "3"
relation = "gone"

[[pair]]
"2001" = "4"
"2002" = "5"
relation = "reworded"
"""


CODE = """
@clause("1", "1a", "R1")
def draw(g, seat): ...

@clause("2", "2002:5")
def lose(g): ...

@clause("2001:2", "2001:3")
def bet(g): ...
"""

TEST = """
@pytest.mark.clause("1", "1a", game="two-books")
def test_draws(): ...

@pytest.mark.clause("2", game="two-books", edition="2001")
def test_lost(): ...
"""

SCENARIO = """
title = "負けない"
edition = "２００２"
clauses = ["2", "5", "R1"]
"""


class TwoBooks:
    """Its folder; tests spoil one file and look at what is said."""

    def __init__(self, books: Path) -> None:
        self.books = books
        folder = books / "two_books"
        self.rulings = folder / "rulings.toml"
        self.concordance = folder / "concordance.toml"
        folder.mkdir(parents=True)
        for year, clauses in (("2001", OLD), ("2002", NEW)):
            title = f'title = {{ ja = "{year}年版", en = "Rules of {year}" }}'
            head = f'game = "two-books"\nedition = "{year}"\n{title}\n'
            texts = [CLAUSE.format(id=id, ja=ja, en=en, kind=kind_of(en)) for id, ja, en in clauses]
            (folder / f"{year}.toml").write_text(head + "".join(texts), encoding="utf-8")
        self.rulings.write_text(RULINGS, encoding="utf-8")
        self.concordance.write_text(CONCORDANCE, encoding="utf-8")

    def checkout(self) -> Sources:
        """The same with code, a test and a scenario."""
        root = self.books.parent
        code, tests = root / "src" / "two_books", root / "tests"
        self.code, self.test = code / "drawing.py", tests / "test_drawing.py"
        self.scenario = tests / "scenarios" / "two_books" / "losing.toml"
        for path, written in ((self.code, CODE), (self.test, TEST), (self.scenario, SCENARIO)):
            path.parent.mkdir(parents=True)
            path.write_text(written, encoding="utf-8")
        return Sources(root, self.books, code, root / "src" / "kernel", tests)

    def spoil(self, path: Path, old: str, new: str) -> None:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")


def kind_of(title: str) -> str:
    return "physical" if title in ("Paper", "Betting") else "behaviour"
