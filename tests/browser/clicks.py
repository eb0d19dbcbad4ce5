"""How many clicks ordinary acts take, measured in a real Chromium at positions that are found in games.

    python -m tests.browser.clicks

writes the tables of docs/gestures.md anew. Before acts were put together, every question of the engine that has more
than one answer took a click; the page takes taps, on cards and places or in the list, or one drag.
"""

import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright
from tests.server.serving import Serving

from kirifuda import games, replay, rules, start
from kirifuda.game_records import record_of
from kirifuda.kernel.game import Game, IllegalAnswer
from kirifuda.server.acts import on_trial
from kirifuda.server.seen import own_question_json
from kirifuda.server.settings import Settings

from .laying import LONGEST, lay
from .playing import PATIENCE, look, until

Json = dict[str, Any]
DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = {"en": DOCS / "gestures.md", "ja": DOCS / "gestures.ja.md"}
HEADS = {
    "en": "| act | a click for every question | taps | with a drag |\n| --- | ---: | ---: | ---: |",
    "ja": "| すること | 質問ごとに1クリック | タップ | ドラッグ |\n| --- | ---: | ---: | ---: |",
}
ACTS: dict[str, dict[str, tuple[str, str]]] = {
    "black-poker": {
        "wall-placement": ("set a wall", "防壁を置く"),
        "soldier-summon card": ("summon a soldier, and what it costs", "兵士を呼び、コストを選ぶ"),
        "hero-summon card card": ("summon a hero, and what it costs", "英雄を呼び、コストを選ぶ"),
        "throw card card": ("Throw, with its two key cards", "スロー、キーカード2枚"),
        "search card": ("Search, with its key card", "サーチ、キーカード"),
        "twist card card card": ("Twist: cost, key card, target", "ツイスト：コスト、キーカード、対象"),
        "down card card card": ("Down: cost, key card, target", "ダウン：コスト、キーカード、対象"),
        "attack": ("declare an attack", "アタックする"),
        "attackers:card stop": ("attack with one soldier", "兵士1体で攻撃する"),
        "end": ("end the turn", "エンド"),
    },
    "legions": {
        "unlock play-now place": ("unlock a minion and play it in a lane", "ミニオンをアンロックしてレーンに出す"),
        "unlock stand-by": ("unlock a minion to standby", "アンロックしてスタンバイに置く"),
        "unlock": ("unlock a card that is played at once", "アンロックしてそのまま使う"),
        "play place": ("play a minion from standby in a lane", "スタンバイからレーンに出す"),
        "play": ("play from standby what has one place", "スタンバイから出す（場所は1つ）"),
        "attack card": ("attack one of several", "何体かのうち1体にアタックする"),
        "attack": ("attack the only target", "ただ1つの目標にアタックする"),
        "move-lane place": ("move to one of several lanes", "何本かのうち1つのレーンへ移る"),
        "card-change:yes card": ("exchange a card of the hand", "手札を1枚取り替える"),
        "end-phase": ("end the main phase", "メインフェイズを終える"),
    },
    "last-chronicle": {
        "place-soul": ("put a soul stone", "ソウルストーンを置く"),
        "place": ("place a unit", "ユニットを配置する"),
        "use-ability": ("use an ability", "アビリティを使う"),
        "use-spell": ("use a spell", "スペルを使う"),
        "advance-era card card": (
            "advance the era: marker, card for the hand",
            "時代を進める：マーカー、手札に入れる1枚",
        ),
        "attackers:card": ("attack with the only unit", "ただ1体のユニットで攻撃する"),
        "attackers:card stop": ("attack with one unit of several", "何体かのうち1体で攻撃する"),
        "blocker:card": ("block", "防御する"),
        "chrono-burst:yes": ("use a chrono burst", "クロノバーストを使う"),
        "pass": ("pass", "パスする"),
    },
    "legend-of-stars": {
        "place-character place how": ("place a character: square and position", "キャラクターを出す：マスと表示"),
        "place-energy": ("place energy", "エネルギーを置く"),
        "place-support": ("place a support", "サポートを出す"),
        "use-effect card": ("use an effect on a target", "エフェクトを使い、対象を選ぶ"),
        "use-effect": ("use an effect", "エフェクトを使う"),
        "activate": ("use an effect of a card on the field", "場の効果を使う"),
        "turn-up": ("turn a character face up", "表にする"),
        "lead": ("lead a character to a square", "マスへリードする"),
        "attack": ("attack", "アタックする"),
        "end-phase": ("end a phase", "フェイズを終える"),
    },
}
GAMES = 80
ANSWERED = """() => {
    const page = document.querySelector(".table-page");
    const {at, parts, chosen} = page.dataset;
    return {at: Number(at.split("/")[1]), parts: Number(parts), chosen: chosen ?? ""};
}"""


class Act(NamedTuple):
    """Where an act can be taken: the answers it is made of, and how many of its questions have a choice."""

    record: str
    at: int
    path: list[int]
    options: list[Json]
    asked: int


def acts_of(game: str) -> dict[str, Act]:
    """A position for every act of a game, in games that go the same in every run."""
    wanted = dict.fromkeys(ACTS[game])
    found: dict[str, Act] = {}
    for seed in range(GAMES):
        played = start(game, seed=seed)
        numbers = random.Random(seed)
        while played.ask is not None and len(played.log) < LONGEST and wanted.keys() - found.keys():
            if played.ask.seat == 0:
                for name in wanted.keys() - found.keys():
                    act = taken(played, game, name)
                    if act is not None:
                        found[name] = act
            played.answer(numbers.randrange(played.ask.size))
        if not wanted.keys() - found.keys():
            break
    return {name: found[name] for name in wanted if name in found}


def taken(played: Game, game: str, name: str) -> Act | None:
    """An act as it can be taken now, if it can be: by the kinds of the options that it is made of."""
    prompt, _, kinds = name.rpartition(":")
    asked = played.ask
    if asked is None or prompt not in ("", asked.prompt):
        return None
    offered: Any = own_question_json(played, asked)["options"]
    if not any(not one.get("stop") and not one.get("prepares") for one in offered) or len(offered) < 2:
        return None  # the page answers that by itself
    gestures = record_of(game).gestures
    path: list[int] = []
    options: list[Json] = []
    choices = 0
    now = played
    for kind in kinds.split():
        assert now.ask is not None
        question: Any = own_question_json(now, now.ask)
        fitting = [one for one in question["options"] if one["kind"] == kind]
        if not fitting or (not prompt and not path and question["kind"] != "act"):
            return None
        path.append(fitting[0]["index"])
        options.append(fitting[0])
        choices += len(question["options"]) > 1
        try:
            twin = on_trial(played, 0, path, gestures)
        except IllegalAnswer:
            return None
        if twin is None:
            break
        now = twin
    else:
        twin = now
    whole = len(path) == len(kinds.split()) and (twin is None or on_trial(played, 0, path, gestures) is None)
    return Act(replay.write(played, language=""), len(played.log), path, options, choices) if whole else None


def lying(place: Json) -> str:
    return f".mat [data-zone='{place['zone']}'][data-seat='{place['seat']}']"


def shown(page: Page, selector: str) -> bool:
    return page.locator(selector).count() > 0


def pressed(page: Page, act: Act, begun: int) -> None:
    """One tap towards an act: its place, if that lies open; the card that means just this; or the words in the list."""
    now = page.evaluate(ANSWERED)
    depth = now["parts"] if now["at"] == begun else 0
    option = act.options[depth]
    placed = [one["place"] for one in act.options[depth:] if "place" in one]
    there = f"{lying(placed[-1])} .here" if placed else ""
    card = f".mat .card.offered[data-handle='{option.get('card', -1)}']"
    if there and shown(page, there):
        page.locator(there).click()
    elif len(act.options) > 1 and there and not now["chosen"] and shown(page, card):
        page.locator(card).first.click(position={"x": 12, "y": 30})
    else:
        page.locator(f".ask .option[data-index='{option['index']}']").click()
    until(page, lambda: page.evaluate(ANSWERED) != now)
    look(page)  # what has one answer is given by itself


def finished(page: Page, act: Act, begun: int) -> int:
    """So many taps until the act is said."""
    taps = 0
    while page.evaluate(ANSWERED)["at"] == begun:
        pressed(page, act, begun)
        taps += 1
    return taps


def opened(page: Page, act: Act) -> int:
    page.goto("/account")
    lay(page, act.record, act.at)
    look(page)
    at = int(page.evaluate(ANSWERED)["at"])
    assert at == act.at, "something was answered by itself"
    return at


def dragged(page: Page, act: Act) -> int | None:
    """A drag from the card to where it is to go, and the taps that are left; None where there is nowhere to drag it."""
    first = act.options[0]
    last = next((one for one in reversed(act.options) if "place" in one), act.options[-1])
    if "card" not in first or ("place" not in last and "card" not in last):
        return None
    begun = opened(page, act)
    source = f".mat [data-handle='{first['card']}']"
    place = last.get("place")
    target = lying(place) if place else f".mat [data-handle='{last['card']}']"
    if (len(act.options) < 2 and not place) or source == target or not (shown(page, source) and shown(page, target)):
        return None
    boxes = [page.locator(one).first.bounding_box() for one in (source, target)]
    middles = [(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)) for box in boxes if box]
    (x, y), (to_x, to_y) = middles
    before = page.evaluate(ANSWERED)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y + 9, steps=4)
    page.mouse.move(to_x, to_y)
    page.mouse.up()
    until(page, lambda: page.evaluate(ANSWERED) != before)
    look(page)
    return 1 + finished(page, act, begun)


def measured(page: Page, game: str) -> Iterator[tuple[str, int, int, int | None]]:
    """Of every act: clicks if every question takes one, taps, and taps with a drag."""
    for name, act in acts_of(game).items():
        yield name, act.asked, finished(page, act, opened(page, act)), dragged(page, act)


def table(game: str, language: str, rows: list[tuple[str, int, int, int | None]]) -> str:
    lines = [
        f"| {ACTS[game][name][language == 'ja']} | {asked} | {taps} | {'–' if drag is None else drag} |"
        for name, asked, taps, drag in rows
    ]
    sums = f"| | **{sum(one[1] for one in rows)}** | **{sum(one[2] for one in rows)}** | |"
    return "\n".join([HEADS[language], *lines, sums])


def replaced(text: str, game: str, written: str) -> str:
    """The page with another table of a game."""
    begin, end = f"<!-- {game} -->", f"<!-- /{game} -->"
    before, _, rest = text.partition(begin)
    return f"{before}{begin}\n{written}\n{end}{rest.partition(end)[2]}"


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("no Chromium on this machine: apt-get install chromium")
    with TemporaryDirectory() as folder, sync_playwright() as running:
        settings = Settings(
            database=f"sqlite:///{Path(folder) / 'clicks.sqlite'}",
            tables_an_hour=100_000,
            work_a_minute=100_000,
            requests_a_second=100_000.0,
            working_time=PATIENCE,
        )
        for game in games():
            rules(game)  # cards are read before anybody waits for them
        with Serving(settings) as serving:
            browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for game in games():
                context = browser.new_context(
                    base_url=f"http://127.0.0.1:{serving.port}", viewport={"width": 1440, "height": 900}
                )
                context.set_default_timeout(PATIENCE * 1000)
                page = context.new_page()
                page.goto("/account")
                page.evaluate("() => localStorage.setItem('kirifuda', JSON.stringify({pace: 'none', sound: false}))")
                rows = list(measured(page, game))
                for language, path in PAGES.items():
                    written = replaced(path.read_text(encoding="utf-8"), game, table(game, language, rows))
                    path.write_text(written, encoding="utf-8")
                print(f"{game}: {len(rows)} acts", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
