"""Formats and frames: which go together, and which actions each has."""

import pytest

import kirifuda
from kirifuda.black_poker.actions import Action
from kirifuda.black_poker.formats import FRAMES, REGULATIONS

LIGHT = [
    "エンド",
    "チャージ",
    "ドロー",
    "アタック",
    "ブロック",
    "ダメージ判定",
    "世代交代",
    "防壁設置",
    "兵士召喚",
    "英雄召喚",
    "エース召喚",
    "装備",
    "アップ",
    "ダウン",
    "ツイスト",
    "カウンター",
    "サーチ",
    "防壁破壊",
    "投擲",
]
STANDARD = ["魔術士召喚", "帰還", "死の槍", "防壁補充", "リアニメイト", "ハンデス"]
PRO = ["クイック召喚", "再会", "キル", "停戦", "対象変更", "リバース"]
MASTER = ["B・J", "R・S・F", "フォース", "剣の雨", "徴募", "奇襲"]
FRAME = ["バック開封", "レアドロー", "レア召喚", "罠カウンター"]
TRIGGERED = ["チャージ", "ドロー", "ブロック", "ダメージ判定", "世代交代"]
QUICK = [
    "アップ",
    "ダウン",
    "ツイスト",
    "カウンター",
    "サーチ",
    "帰還",
    "クイック召喚",
    "再会",
    "キル",
    "停戦",
    "対象変更",
    "リバース",
    "B・J",
    "R・S・F",
]

NUMBERS = {"light": 19, "standard": 25, "pro": 31, "master": 37}
LISTS = {
    "light": LIGHT,
    "standard": LIGHT + STANDARD,
    "pro": LIGHT + STANDARD + PRO,
    "master": LIGHT + STANDARD + PRO + MASTER,
}


def names(actions: tuple[Action, ...]) -> list[str]:
    return [action.clause.removeprefix("アクションリスト/") for action in actions]


def test_which_frame_goes_with_which_format() -> None:
    """No frame and the pack with any format, the rare pack from standard, the strategy from pro."""
    assert kirifuda.editions("black-poker") == (
        "light",
        "light+pack",
        "standard",
        "standard+pack",
        "standard+rare-pack",
        "pro",
        "pro+pack",
        "pro+rare-pack",
        "pro+strategy",
        "master",
        "master+pack",
        "master+rare-pack",
        "master+strategy",
    )


def test_each_frame_is_set_up_by_its_clause() -> None:
    assert [(frame.name, frame.course.clause) for frame in FRAMES] == [
        ("", "U7"),
        ("pack", "U8"),
        ("rare-pack", "U9"),
        ("strategy", "U10"),
    ]


@pytest.mark.clause("U6", "凡例")
@pytest.mark.parametrize("edition", REGULATIONS)
def test_the_actions_of_a_format(edition: str) -> None:
    """Each format has its own and those of the formats below; a frame adds the four of the pack."""
    format, _, frame = edition.partition("+")
    found = names(REGULATIONS[edition].actions)
    assert sorted(found) == sorted(LISTS[format] + (FRAME if frame else []))
    assert len(found) == NUMBERS[format] + (4 if frame else 0)


@pytest.mark.clause("U6", "A1")
@pytest.mark.parametrize("edition", REGULATIONS)
def test_which_of_them_a_player_can_request(edition: str) -> None:
    regulation = REGULATIONS[edition]
    allowed = set(names(regulation.actions))
    assert allowed - set(names(regulation.direct)) == set(TRIGGERED)
    assert set(names(regulation.quick)) == {*QUICK, *FRAME} & allowed
