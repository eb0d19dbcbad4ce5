"""Card files: the cards that they say, and everything that is wrong with one in one go."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.effects.tree import Ability, CardText, Keyword, Number, Standing
from kirifuda.kernel.phrase import Phrase
from kirifuda.legions.card_files import read_files
from kirifuda.legions.printed import Catalogue, Printed
from kirifuda.legions.tree import PutTokens
from kirifuda.text.file_problems import Broken, Problem
from kirifuda.text.mapped import Span
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.text.problems import Problem as TextProblem
from kirifuda.words import LANGUAGES, say


class Compiler:
    """Understands every text but 謎, reads 両義 in two ways, and puts the token that stands in 〈〉."""

    def compile_text(self, text: str, category: str, name: str) -> CardText:
        if "両義" in text:
            at = text.index("両義")
            raise TwoReadings(text, Span(at, at + 2), ("一つ", "二つ"))
        spots = [place for place, sign in enumerate(text) if sign == "謎"]
        if spots:
            what = Phrase("legions-card-no-name")
            problems = tuple(TextProblem(Span(place, place + 1), what, ("明",)) for place in spots)
            raise NotUnderstood(text, problems)
        if "〈" in text:
            token = text[text.index("〈") + 1 : text.index("〉")]
            return CardText(abilities=(Ability(token, (Standing(),), (), ((PutTokens(token, Number(1)),),)),))
        return CardText(abilities=(Ability(text.strip(), (Standing(),), (), ()),))

    def compile_keywords(self, words: tuple[str, ...]) -> tuple[Keyword, ...]:
        for word in words:
            if word.startswith("謎"):
                raise NotUnderstood(word, (TextProblem(Span(0, 1), Phrase("legions-card-no-name"), ("速攻",)),))
        return tuple(Keyword(word) for word in words)


MINION = 'name = "子"\ncategory = "ミニオン"\ncolours = ["赤"]\ncost = 1\natk = 1\nhp = 1\nwt = 1\n'


def write(folder: Path, text: str, name: str = "cards.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def cards_of(folder: Path, text: str) -> tuple[Printed, ...]:
    return read_files([write(folder, text)], compiler=Compiler())


def problems_of(folder: Path, text: str) -> list[Problem]:
    with pytest.raises(Broken) as broken:
        cards_of(folder, text)
    for problem in broken.value.problems:
        for language in LANGUAGES:
            assert say(problem.phrase, language)
    return broken.value.problems


def found(folder: Path, text: str) -> list[tuple[int, str, str]]:
    """Line, clause and message of every problem."""
    return [(one.line, one.clause, one.phrase.key) for one in problems_of(folder, text)]


# --- what a card says -------------------------------------------------------------------------------


@pytest.mark.clause("14-2", "14-3e", "14-3f", "14-3h", "14-3i", "14-3j", game="legions")
def test_a_minion_as_it_is_printed(tmp_path: Path) -> None:
    (card,) = cards_of(
        tmp_path,
        """
[[card]]
name = "火種の子"
english = "Ember Child"
category = "ミニオン"
colours = ["赤"]
types = ["精霊", "子供"]
cost = 3
atk = "２"
hp = 3
wt = "Ⅱ"
keywords = ["速攻", "貫通2"]
flavour = "熱い。"
text = \"\"\"
灯
\"\"\"
""",
    )
    assert (card.face, card.name, card.english, card.category) == (0, "火種の子", "Ember Child", "minion")
    assert (card.colours, card.types) == (("red",), ("精霊", "子供"))
    assert (card.cost, card.core_cost, card.atk, card.hp, card.wt) == (3, 0, 2, 3, 2)
    assert (card.cls, card.token, card.printed, card.printed_awakened) == ("", False, "灯\n", "")
    assert card.text == CardText((Keyword("速攻"), Keyword("貫通2")), (Ability("灯", (Standing(),), (), ()),))
    assert card.awakened == CardText()


@pytest.mark.clause("13-3", "14-3k", "15-2", "21-1", game="legions")
def test_a_master_has_two_sides_and_the_colours_of_its_class(tmp_path: Path) -> None:
    (card,) = cards_of(
        tmp_path,
        """
[[card]]
name = "刃"
category = "マスター"
class = "ルーンブレイダー"
[card.normal]
text = "表"
[card.awakened]
text = "裏"
keywords = ["先制"]
""",
    )
    assert (card.category, card.cls, card.colours, card.english) == ("master", "rune-blader", ("red", "white"), "刃")
    assert (card.printed, card.printed_awakened) == ("表", "裏")
    assert card.text.abilities[0].name == "表"
    assert (card.printed_keywords, card.printed_awakened_keywords) == ((), ("先制",))
    assert card.awakened == CardText((Keyword("先制"),), (Ability("裏", (Standing(),), (), ()),))


@pytest.mark.clause("13-1", "13-3", "13-4", "13-5", "13-6", "13-7", "13-8", "13-9", "13-10", game="legions")
@pytest.mark.parametrize(
    ("cls", "key", "colours"),
    [
        ("ルーンブレイダー", "rune-blader", ("red", "white")),
        ("フェアリーテイマー", "fairy-tamer", ("red", "green")),
        ("シャーマン", "shaman", ("black", "green")),
        ("デモンルーラー", "demon-ruler", ("black", "white")),
        ("ジェネラル", "general", ("white", "green")),
        ("ウィザード", "wizard", ("black", "red")),
        ("ネクロマンサー", "necromancer", ("black", "blue")),
        ("ドールマスター", "doll-master", ("white", "blue")),
    ],
)
def test_the_colours_of_the_classes(tmp_path: Path, cls: str, key: str, colours: tuple[str, ...]) -> None:
    sides = '[card.normal]\ntext = "表"\n[card.awakened]\ntext = "裏"\n'
    (card,) = cards_of(tmp_path, f'[[card]]\nname = "主"\ncategory = "マスター"\nclass = "{cls}"\n{sides}')
    assert (card.cls, card.colours) == (key, colours)


@pytest.mark.clause("14-3f", "14-3g", "14-3j", "43-2", game="legions")
def test_every_category_has_its_own_numbers(tmp_path: Path) -> None:
    cards = cards_of(
        tmp_path,
        """
[[card]]
name = "技"
category = "スキル"
colours = ["白"]
cost = 2
wt = 4
text = "技"
[[card]]
name = "術"
category = "アーツ"
colours = ["黒", "青"]
cost = 9
text = "術"
[[card]]
name = "王"
category = "ロード"
colours = ["緑"]
cost = 6
core_cost = 2
atk = 0
hp = 7
[[card]]
name = "影"
category = "ミニオン"
token = true
colours = ["青", "黒"]
cost = 1
atk = 1
hp = 1
""",
    )
    assert [(card.category, card.cost, card.core_cost, card.atk, card.hp, card.wt, card.token) for card in cards] == [
        ("skill", 2, 0, 0, 0, 4, False),
        ("arts", 9, 0, 0, 0, 0, False),
        ("lord", 6, 2, 0, 7, 0, False),
        ("minion", 1, 0, 1, 1, 0, True),
    ]


def test_faces_go_on_from_file_to_file(tmp_path: Path) -> None:
    one = write(tmp_path, "[[card]]\n" + MINION, "a.toml")
    other = write(tmp_path, "[[card]]\n" + MINION.replace("子", "親"), "b.toml")
    cards = read_files([one, other], compiler=Compiler())
    assert [(card.face, card.name) for card in cards] == [(0, "子"), (1, "親")]
    more = read_files([write(tmp_path, "[[card]]\n" + MINION.replace("子", "孫"), "c.toml")], cards, Compiler())
    assert [(card.face, card.name) for card in more] == [(0, "子"), (1, "親"), (2, "孫")]


@pytest.mark.clause("14-2", game="legions")
def test_a_card_is_found_by_either_name_however_it_is_written(tmp_path: Path) -> None:
    card = MINION.replace('"子"', '"ﾊﾞﾀｰ Ⅱ世"\nenglish = "Butter II"')
    cards = Catalogue(
        cards_of(tmp_path, f"[[card]]\n{MINION}token = true\n[[card]]\n{card}".replace("wt = 1\ntoken", "token"))
    )
    assert [cards.face_of(name) for name in ("バターII世", "BUTTER  ii", "ｂｕｔｔｅｒ　Ⅱ", "子", "孫", "")] == [
        1,
        1,
        1,
        0,
        None,
        None,
    ]
    assert (cards.token_face("子"), cards.token_face("Butter II"), cards.token_face("孫")) == (0, None, None)


# --- what can be wrong ------------------------------------------------------------------------------


def test_everything_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = """[[card]]
name = "火"
category = "アーツ"
colours = ["赤", "桃"]
wt = 2
text = "謎"

[[card]]
nama = "水"
category = "ミニオン"
colours = ["青"]
cost = 100
atk = 1
wt = 5

[[card]]
name = "風"
category = "マスタ"
"""
    assert found(tmp_path, text) == [
        (1, "14-3f", "legions-card-number-missing"),
        (4, "14-3a", "legions-card-unknown-colour"),
        (5, "14-3j", "legions-card-number-of-others"),
        (6, "36-1", "card-table-not-understood-but"),
        (8, "14-2", "legions-card-no-name"),
        (8, "14-3i", "legions-card-number-missing"),
        (9, "", "card-table-unknown-key"),
        (12, "14-3f", "legions-card-bad-number"),
        (14, "14-3j", "legions-card-bad-number"),
        (18, "14-3e", "legions-card-unknown-category"),
    ]


def test_what_is_not_understood_is_pointed_at_in_the_file(tmp_path: Path) -> None:
    text = "[[card]]\n" + MINION + 'text = """\n一行目。\n二行目は謎の文。\n三行目も謎。\n"""\n'
    first, second = problems_of(tmp_path, text)
    assert (first.line, first.columns, first.quoted) == (11, (5, 6), "二行目は謎の文。")
    assert (second.line, second.columns, second.quoted) == (12, (5, 6), "三行目も謎。")
    assert say(first.phrase, "en").startswith("“謎” is not understood.")
    assert "“明”" in say(first.phrase, "en")


@pytest.mark.parametrize(
    ("written", "line", "columns"),
    [
        ('text = "あ謎い"', 9, (10, 11)),
        ("text = 'あ謎い'", 9, (10, 11)),
        ('text = """あ謎い"""', 9, (12, 13)),
        ("text = '''\nあ謎い'''", 10, (2, 3)),
        ('text = "\\u3042\\t謎い"', 9, (17, 18)),
        ('text = """あ\\\n   謎い"""', 10, (4, 5)),
        ('text = """\r\nあ\r\n謎い"""', 11, (1, 2)),
        ('keywords = ["速攻", "謎"]', 9, (20, 21)),
        ('keywords = [\n  "速攻",\n  # 謎\n  "謎",\n]', 12, (4, 5)),
        ('"text" = "謎"', 9, (11, 12)),
    ],
)
def test_the_place_is_right_however_the_text_is_written(
    tmp_path: Path, written: str, line: int, columns: tuple[int, int]
) -> None:
    (problem,) = problems_of(tmp_path, f"[[card]]\n{MINION}{written}\n")
    assert (problem.line, problem.columns) == (line, columns)
    assert problem.quoted[columns[0] - 1 : columns[1] - 1] == "謎"


def test_both_readings_of_a_text_are_shown(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, f'[[card]]\n{MINION}text = "これは両義だ"\n')
    assert (problem.line, problem.columns) == (9, (12, 14))
    assert say(problem.phrase, "ja") == "「両義」は二通りに読めます。どちらかに書き直してください：「一つ」、「二つ」"


@pytest.mark.clause("14-2", game="legions")
def test_two_cards_of_one_name(tmp_path: Path) -> None:
    twice = f"[[card]]\n{MINION}\n[[card]]\n{MINION.replace('子', '子 ')}"
    assert found(tmp_path, twice) == [(11, "14-2", "legions-card-name-taken")]
    english = 'english = "Child"\n'
    both = f"[[card]]\n{MINION}{english}\n[[card]]\n{MINION.replace('子', '親')}{english}"
    assert found(tmp_path, both) == [(19, "14-2", "legions-card-name-taken")]
    one = write(tmp_path, f"[[card]]\n{MINION}", "a.toml")
    other = write(tmp_path, f"[[card]]\n{MINION}", "b.toml")
    with pytest.raises(Broken) as broken:
        read_files([one, other], compiler=Compiler())
    assert [(problem.path, problem.line) for problem in broken.value.problems] == [(other, 2)]


def changed(key: str, value: str) -> str:
    """The minion with one field otherwise."""
    lines = [line for line in MINION.splitlines() if not line.startswith(f"{key} ")]
    return "\n".join(["[[card]]", *lines, *([f"{key} = {value}"] if value else [])]) + "\n"


@pytest.mark.parametrize(
    ("key", "value", "clause", "reason"),
    [
        ("hp", "", "14-3i", "number-missing"),
        ("atk", "", "14-3h", "number-missing"),
        ("cost", "", "14-3f", "number-missing"),
        ("wt", "", "14-3j", "number-missing"),
        ("core_cost", "2", "14-3g", "number-of-others"),
        ("hp", "0", "14-3i", "bad-number"),
        ("wt", "0", "14-3j", "bad-number"),
        ("wt", "true", "14-3j", "bad-number"),
        ("cost", "-1", "14-3f", "bad-number"),
        ("cost", "1.5", "14-3f", "bad-number"),
        ("atk", '"X"', "14-3h", "bad-number"),
        ("colours", "", "06-1", "no-colour"),
        ("colours", "[]", "06-1", "no-colour"),
        ("colours", '["赤", "白", "緑"]', "06-1", "too-many-symbols"),
        ("colours", '["赤", "青"]', "13-2", "colours-of-no-class"),
        ("colours", '["赤", "赤"]', "13-2", "colours-of-no-class"),
        ("colours", '["朱"]', "14-3a", "unknown-colour"),
        ("colours", "3", "", "card-table-not-a-list"),
        ("types", "[1]", "", "card-table-not-a-list"),
        ("name", "", "14-2", "no-name"),
        ("name", '" "', "14-2", "no-name"),
        ("name", "3", "", "card-table-not-a-text"),
        ("flavour", "3", "", "card-table-not-a-text"),
        ("text", f'"{"コスト2以下の" * 500}カードを1枚引く。"', "", "card-table-too-long"),
        ("class", '"シャーマン"', "14-3k", "class-of-no-master"),
        ("token", '"はい"', "", "card-table-not-yes-or-no"),
        ("token", "true", "42-3", "number-of-no-token"),
        ("keywords", '["謎"]', "41-1", "card-table-not-understood-but"),
        ("keywords", '"謎"', "41-1", "card-table-not-understood-but"),
        ("normal", '{ text = "表" }', "15-2", "side-of-no-master"),
        ("power", "3", "", "card-table-unknown-key"),
        ("text", '"〈影〉"', "43-1", "unknown-token"),
    ],
)
def test_a_field_that_is_wrong(tmp_path: Path, key: str, value: str, clause: str, reason: str) -> None:
    text = changed(key, value)
    (problem,) = problems_of(tmp_path, text)
    assert (problem.clause, problem.phrase.key) == (clause, told(reason))
    if value and reason != "unknown-token" and reason != "number-of-no-token":
        assert problem.line == len(text.splitlines())


MASTER = """[[card]]
name = "主"
category = "マスター"
class = "シャーマン"
[card.normal]
text = "表"
[card.awakened]
text = "裏"
"""


@pytest.mark.parametrize(
    ("before", "after", "clause", "reason", "line"),
    [
        ('class = "シャーマン"', "", "13-1", "unknown-class", 1),
        ('class = "シャーマン"', 'class = "シャーマ"', "13-1", "unknown-class", 4),
        (
            'class = "シャーマン"',
            'class = "シャーマン"\ncolours = ["黒", "白"]',
            "14-3k",
            "colours-of-another-class",
            5,
        ),
        ('class = "シャーマン"', 'class = "シャーマン"\ncost = 3', "14-3f", "number-of-others", 5),
        ('class = "シャーマン"', 'class = "シャーマン"\nhp = 20', "14-3i", "number-of-others", 5),
        ('class = "シャーマン"', 'class = "シャーマン"\ntext = "表"', "15-2", "text-beside-sides", 5),
        ('class = "シャーマン"', 'class = "シャーマン"\ntoken = true', "42-1", "token-is-no-unit", 5),
        ('[card.awakened]\ntext = "裏"\n', "", "21-1", "side-missing", 1),
        ('text = "裏"', 'txt = "裏"', "", "card-table-unknown-key", 8),
        ('text = "裏"', 'text = "謎"', "36-1", "card-table-not-understood-but", 8),
    ],
)
def test_a_master_that_is_wrong(tmp_path: Path, before: str, after: str, clause: str, reason: str, line: int) -> None:
    (problem,) = problems_of(tmp_path, MASTER.replace(before, after))
    assert (problem.line, problem.clause, problem.phrase.key) == (line, clause, told(reason))


@pytest.mark.clause("13-1", "13-3", "13-4", "13-5", "13-6", "13-7", "13-8", "13-9", "13-10", "14-3k")
class TestClassesOfMasters:
    @pytest.mark.parametrize(
        ("written", "given", "nearest"),
        [('class = "シャーマ"', "シャーマ", "シャーマン"), ("", "―", "ルーンブレイダー")],
    )
    def test_a_class_that_is_none_names_the_nearest_or_the_first(
        self, tmp_path: Path, written: str, given: str, nearest: str
    ) -> None:
        (problem,) = problems_of(tmp_path, MASTER.replace('class = "シャーマン"', written))
        args = problem.phrase.args
        assert (args["given"], args["nearest"]) == (given, nearest)

    def test_the_colours_of_a_master_may_be_written_if_they_are_those_of_its_class(self, tmp_path: Path) -> None:
        with_colours = MASTER.replace('class = "シャーマン"', 'class = "シャーマン"\ncolours = ["緑", "黒"]')
        (card,) = cards_of(tmp_path, with_colours)
        (usual,) = cards_of(tmp_path, MASTER)
        assert (card.colours, card.cls) == (usual.colours, usual.cls)
        (problem,) = problems_of(tmp_path, with_colours.replace('"緑"', '"白"'))
        assert problem.phrase.args["colours"] == "黒・緑"

    @pytest.mark.clause("14-3e", "15-2")
    @pytest.mark.parametrize(
        "more", ['class = "シャーマン"', 'class = "謎"', "core_cost = 1", 'normal = { text = "表" }']
    )
    def test_of_a_card_without_a_category_nothing_else_is_said_to_be_misplaced(self, tmp_path: Path, more: str) -> None:
        assert found(tmp_path, changed("category", "") + more + "\n") == [(1, "14-3e", told("unknown-category"))]


@pytest.mark.clause("06-1", "13-2", "14-3a")
def test_the_colour_that_is_none_is_pointed_at(tmp_path: Path) -> None:
    text = changed("colours", '[\n"赤",\n"朱"\n]')
    (problem,) = problems_of(tmp_path, text)
    assert text.splitlines()[problem.line - 1] == '"朱"'


@pytest.mark.clause("14-3f", "14-3g", "14-3h", "14-3i", "14-3j", "42-3")
def test_a_token_lacks_what_its_category_lacks_by_that_clause(tmp_path: Path) -> None:
    text = changed("wt", "") + "token = true\ncore_cost = 2\n"
    assert [problem[1:] for problem in found(tmp_path, text)] == [("14-3g", told("number-of-no-token"))]


@pytest.mark.clause("42-1")
def test_what_cannot_be_a_token_is_read_as_a_card(tmp_path: Path) -> None:
    text = '[[card]]\nname = "術"\ncategory = "スキル"\ncolours = ["赤"]\ncost = 1\ntoken = true\ntext = "表"\n'
    assert [problem[1:] for problem in found(tmp_path, text)] == [
        ("14-3j", told("number-missing")),
        ("42-1", told("token-is-no-unit")),
    ]


@pytest.mark.clause("15-2", "21-1")
def test_a_master_has_its_keywords_on_its_sides(tmp_path: Path) -> None:
    text = MASTER.replace('class = "シャーマン"', 'class = "シャーマン"\nkeywords = ["速攻"]')
    assert [problem[1:] for problem in found(tmp_path, text)] == [("15-2", told("text-beside-sides"))]


def told(reason: str) -> str:
    """The key of a message; those that begin with card-table are the same in every game."""
    return reason if reason.startswith("card-table-") else f"legions-card-{reason}"


@pytest.mark.parametrize("category", ["スキル", "アーツ"])
def test_a_skill_or_arts_without_text_or_with_keywords(tmp_path: Path, category: str) -> None:
    wt = "wt = 1\n" if category == "スキル" else ""
    card = f'[[card]]\nname = "技"\ncategory = "{category}"\ncolours = ["白"]\ncost = 2\n{wt}'
    assert [clause for _, clause, _ in found(tmp_path, card)] == ["36-1"]
    (problem,) = found(tmp_path, card + 'text = "技"\nkeywords = ["速攻"]\n')
    assert problem[1:] == ("15-6", "legions-card-keywords-of-no-unit")


def test_the_nearest_key_is_named(tmp_path: Path) -> None:
    (problem,) = problems_of(tmp_path, changed("keyword", '["速攻"]'))
    assert problem.phrase.args["nearest"] == "keywords"


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("[[card]\n", "file-not-toml", 1),
        ("a = 1\na = 2\n", "file-not-toml", 2),
        ("[[card]]\nname = ", "file-not-toml", 2),
        ("x = " + "[" * 5000 + "]" * 5000, "file-not-toml", 1),
        ("x = " + "9" * 5000, "file-not-toml", 1),
        ("card = 3\n", "card-table-no-card-tables", 1),
        ("card = [1]\n", "card-table-no-card-tables", 1),
        ("[card]\n", "card-table-no-card-tables", 1),
        ("kard = 1\n", "card-table-unknown-key", 1),
    ],
)
def test_a_file_that_holds_no_cards(tmp_path: Path, text: str, key: str, line: int) -> None:
    assert [(at, name) for at, _, name in found(tmp_path, text)] == [(line, key)]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'name = "\xe9"')
    with pytest.raises(Broken) as broken:
        read_files([latin, tmp_path / "none.toml", tmp_path], compiler=Compiler())
    keys = [problem.phrase.key for problem in broken.value.problems]
    assert keys == ["file-not-utf8", "file-unreadable", "file-unreadable"]


# --- whatever is written ----------------------------------------------------------------------------

KEYS = ["name", "category", "colours", "cost", "text", "normal", "class", "token", "keywords", "x", "card", '"a b"']
VALUES = [
    '"子"',
    '"ミニオン"',
    '"マスター"',
    '["赤"]',
    "1",
    "-3",
    "true",
    "[1, [2]]",
    '{ text = "謎" }',
    "'''\n謎\n'''",
    "2020-01-01",
]
LINES = st.one_of(
    st.sampled_from(["[[card]]", "[card.normal]", "[card.awakened]", "[x]", "# 謎", ""]),
    st.tuples(st.sampled_from(KEYS), st.sampled_from(VALUES)).map(" = ".join),
    st.text(max_size=12),
)


@given(st.lists(LINES, max_size=12).map("\n".join))
def test_no_file_is_a_traceback(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzz.toml"
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    try:
        cards = read_files([path], compiler=Compiler())
    except Broken as broken:
        assert broken.problems
        for problem in broken.problems:
            assert say(problem.phrase, "ja") and say(problem.phrase, "en")
            assert 0 <= problem.line <= len(text.splitlines()) + 1
    else:
        assert all(card.name and card.category for card in cards)
