"""Plots as inline SVG. They take their colours from the page, and say in words what they show."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 760
LABELS = 190
FIGURES = 170
ROW = 30
TOP = 26


class Row(NamedTuple):
    """A value with its interval, and what stands to both sides of it."""

    label: str
    value: float
    low: float
    high: float
    figures: str


def intervals(
    title: str, rows: Sequence[Row], ticks: Sequence[tuple[float, str]], middle: float, band: tuple[float, float] | None
) -> str:
    """Dots with their intervals, one below the other; the ticks span the axis."""
    left, right = ticks[0][0], ticks[-1][0]
    room = WIDTH - LABELS - FIGURES

    def x(value: float) -> float:
        return round(LABELS + room * (min(max(value, left), right) - left) / (right - left), 1)

    height = TOP + ROW * len(rows) + 6
    parts = [_begun(title, height)]
    if band is not None:
        parts.append(
            f'<rect class="band" x="{x(band[0])}" y="{TOP - 6}" '
            f'width="{round(x(band[1]) - x(band[0]), 1)}" height="{height - TOP + 2}"/>'
        )
    for at, text in ticks:
        kind = "middle" if at == middle else "grid"
        parts.append(f'<line class="{kind}" x1="{x(at)}" y1="{TOP - 6}" x2="{x(at)}" y2="{height - 4}"/>')
        parts.append(f'<text class="tick" x="{x(at)}" y="14" text-anchor="middle">{escape(text)}</text>')
    for nth, row in enumerate(rows):
        y = TOP + ROW * nth + ROW / 2
        side = "more" if row.low > middle else "less" if row.high < middle else "even"
        parts += [
            f'<text class="name" x="{LABELS - 14}" y="{y + 4.5}" text-anchor="end">{escape(_cut(row.label))}</text>',
            f'<line class="reach {side}" x1="{x(row.low)}" y1="{y}" x2="{x(row.high)}" y2="{y}"/>',
            f'<circle class="dot {side}" cx="{x(row.value)}" cy="{y}" r="5.5"/>',
            f'<text class="figures" x="{WIDTH}" y="{y + 4.5}" text-anchor="end">{escape(row.figures)}</text>',
        ]
    return "".join([*parts, "</svg>"])


def bars(title: str, steps: Sequence[tuple[int, int, int]], median: int, median_says: str) -> str:
    """A histogram of (from, to, how many), with a line where the middle is."""
    height, floor = 220, 190
    left, room = 44, WIDTH - 54
    most = max(count for *_, count in steps)
    width = room / len(steps)
    first, span = steps[0][0], steps[-1][1] + 1 - steps[0][0]
    parts = [_begun(title, height)]
    for share in (0.5, 1.0):
        y = floor - 160 * share
        parts.append(f'<line class="grid" x1="{left}" y1="{y:.1f}" x2="{WIDTH}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{most * share:g}</text>')
    every = max(1, round(len(steps) / 12))
    for nth, (low, high, count) in enumerate(steps):
        x = left + width * nth
        tall = 160 * count / most
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{floor - tall:.1f}" width="{max(width - 2, 1):.1f}" '
            f'height="{tall:.1f}"><title>{low if low == high else f"{low}–{high}"}: {count}</title></rect>'
        )
        if nth % every == 0:
            parts.append(
                f'<text class="tick" x="{x + width / 2:.1f}" y="{floor + 18}" text-anchor="middle">{low}</text>'
            )
    at = left + room * (median + 0.5 - first) / span
    anchor = "end" if at > WIDTH * 0.75 else "start"
    shift = -6 if anchor == "end" else 6
    parts += [
        f'<line class="axis" x1="{left}" y1="{floor}" x2="{WIDTH}" y2="{floor}"/>',
        f'<line class="median" x1="{at:.1f}" y1="14" x2="{at:.1f}" y2="{floor}"/>',
        f'<text class="figures" x="{at + shift:.1f}" y="22" text-anchor="{anchor}">{escape(median_says)}</text>',
    ]
    return "".join([*parts, "</svg>"])


def percent_ticks(rows: Sequence[Row], least: float = 0.2) -> list[tuple[float, str]]:
    """Round ticks around a half that span all intervals, or at least so much to each side."""
    reach = max([least, *(abs(edge - 0.5) for row in rows for edge in (row.low, row.high))])
    tenths = min(5, -int(-reach * 10 // 1))
    return [(round(at / 10, 1), f"{at * 10} %") for at in range(5 - tenths, 5 + tenths + 1)]


def signed_ticks(rows: Sequence[Row], least: float, unit: float, sign: str) -> list[tuple[float, str]]:
    """Round ticks around nothing that span all intervals; written in units."""
    reach = max([least, *(abs(edge) for row in rows for edge in (row.low, row.high))])
    step = next(size * 10.0**power for power in range(-3, 5) for size in (1, 2, 5) if reach / (size * 10.0**power) <= 4)
    many = -int(-reach // step)
    return [(at * step, f"{at * step * unit:+g}{sign}" if at else "0") for at in range(-many, many + 1)]


def _begun(title: str, height: float) -> str:
    named = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{named}"><title>{named}</title>'


def _cut(label: str, most: int = 22) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"
