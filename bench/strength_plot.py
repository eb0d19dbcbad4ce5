"""How much stronger the search is that plays more lines: a plot of games that `bench.agents --keep` wrote down.

    python -m bench.strength_plot build/lines.jsonl docs/strength.svg

Of each game and edition all pairs of `search/LINES` are taken; ratings are Bradley and Terry's on the scale of Elo,
those of each game having the mean 0, with intervals of 95 %.
"""

import json
import sys
from html import escape
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from kirifuda.sim.intervals import ratings

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT, RIGHT, TOP, FLOOR = 64, 470, 24, 310
APART: Final = 16
"""Between two names."""
EVERY: Final = 100
"""Elo between two lines of the grid."""
COLOURS: Final = ("#0b6e99", "#c2571a", "#5b8c2a", "#8a4fa3", "#a0343f")
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#333}.grid{stroke:#ddd}.axis{stroke:#888}"
    ".ground{fill:#fff}@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#3a3a3a}.ground{fill:#1b1b1b}}"
)
PREFIX: Final = "search/"


class Point(NamedTuple):
    lines: int
    rating: float
    reach: float


def read(file: Path) -> dict[str, dict[tuple[int, int], int]]:
    """For each game and edition, who of those that searched beat whom how often, by their lines from few to many."""
    won: dict[str, dict[tuple[int, int], int]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        (game, edition, *names, _), had, _ = json.loads(line)
        if not all(name.startswith(PREFIX) for name in names):
            continue
        first, second = (int(name.removeprefix(PREFIX)) for name in names)
        beaten = won.setdefault(f"{game} {edition}", {})
        for pair, times in (((first, second), had == 1), ((second, first), had == 0)):
            beaten[pair] = beaten.get(pair, 0) + int(times)
    return dict(sorted(won.items()))


def points(beaten: dict[tuple[int, int], int]) -> list[Point]:
    lines = sorted({one for pair in beaten for one in pair})
    rated = ratings([[beaten.get((one, other), 0) for other in lines] for one in lines])
    return [Point(many, one.rating, one.reach) for many, one in zip(lines, rated, strict=True)]


def drawn(curves: dict[str, list[Point]]) -> str:
    every = [point for curve in curves.values() for point in curve]
    low = EVERY * int(min(point.rating - point.reach for point in every) // EVERY)
    high = -EVERY * int(-max(point.rating + point.reach for point in every) // EVERY)
    least, most = log(min(point.lines for point in every)), log(max(point.lines for point in every))

    def x(lines: int) -> float:
        return LEFT + 20 + (RIGHT - LEFT - 40) * (log(lines) - least) / (most - least)

    def y(rating: float) -> float:
        return FLOOR - (FLOOR - TOP) * (rating - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>Elo by lines a decision</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
    ]
    for rating in range(low, high + 1, EVERY):
        at = y(rating)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{at:.1f}" x2="{RIGHT}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{rating:+d}</text>')
    for lines in sorted({point.lines for point in every}):
        parts.append(f'<text x="{x(lines):.1f}" y="{FLOOR + 20}" text-anchor="middle">{lines}</text>')
    parts.append(f'<line class="axis" x1="{LEFT}" y1="{FLOOR}" x2="{RIGHT}" y2="{FLOOR}"/>')
    middle = (LEFT + RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{FLOOR + 42}" text-anchor="middle">lines a decision (Elo, 95 %)</text>')
    named: list[tuple[float, str, str]] = []
    for nth, (name, curve) in enumerate(curves.items()):
        colour, aside = COLOURS[nth % len(COLOURS)], 6 * nth - 3 * (len(curves) - 1)
        way = " ".join(f"{x(point.lines) + aside:.1f},{y(point.rating):.1f}" for point in curve)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in curve:
            at, top, bottom = x(point.lines) + aside, y(point.rating + point.reach), y(point.rating - point.reach)
            parts.append(
                f'<line x1="{at:.1f}" y1="{top:.1f}" x2="{at:.1f}" y2="{bottom:.1f}" stroke="{colour}"/>'
                f'<circle cx="{at:.1f}" cy="{y(point.rating):.1f}" r="4" fill="{colour}"/>'
            )
        named.append((y(curve[-1].rating) + 4, colour, name))
    below = 0.0
    for wanted, colour, name in sorted(named):
        below = max(wanted, below + APART)
        parts.append(f'<text x="{RIGHT + 14}" y="{below:.1f}" style="fill:{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    curves = {name: points(beaten) for name, beaten in read(Path(sys.argv[1])).items()}
    Path(sys.argv[2]).write_text(drawn(curves), encoding="utf-8")
    for name, curve in curves.items():
        print(name, ", ".join(f"{one.lines}: {one.rating:+.0f} ± {one.reach:.0f}" for one in curve))


if __name__ == "__main__":
    main()
