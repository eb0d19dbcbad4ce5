"""Markdown as far as the documents use it: fenced blocks, links, headings."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[\w-]*)\n(?P<text>.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^#+ (?P<title>.+)$", re.MULTILINE)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def language_of(page: Path) -> str:
    """The language that a page's examples speak: Japanese in the README and in *.ja.md."""
    name = name_of(page)
    return "ja" if name == "README.md" or name.endswith(".ja.md") else "en"


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, the line of the page on which the text begins (from 0)."""

    language: str
    text: str
    line: int


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    for match in FENCE.finditer(text):
        indent = match["indent"]
        lines = [line.removeprefix(indent) for line in match["text"].splitlines(keepends=True)]
        found.append(Block(match["language"], "".join(lines), text.count("\n", 0, match.start("text"))))
    return found


def links_of(page: Path) -> list[str]:
    return [match["target"] for match in LINK.finditer(FENCE.sub("", page.read_text(encoding="utf-8")))]


def anchors_of(page: Path) -> set[str]:
    """What can stand behind the # of a link to this page."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    titles = [re.sub(r"[`*]", "", match["title"]).strip().lower() for match in HEADING.finditer(text)]
    return {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}
