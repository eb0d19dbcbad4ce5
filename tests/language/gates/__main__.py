"""Every gate over every text of every game: `make texts`, or `make texts ARGS="legend_of_stars words_left_out"`."""

import sys
import time

from kirifuda.effects.tree import CardText

from .changing import GATES, Gate
from .spoken import GAMES, Spoken


def main(chosen: list[str]) -> int:
    found = 0
    for spoken in [one for one in GAMES if one.game in chosen or not {one.game for one in GAMES} & set(chosen)]:
        texts = tuple(spoken.texts())
        print(f"{spoken.game}: {len(texts)} texts", flush=True)
        for gate in [
            one for one in GATES if one.__name__ in chosen or not {one.__name__ for one in GATES} & set(chosen)
        ]:
            found += run(spoken, gate, texts)
    print(f"{found} in all")
    return 1 if found else 0


def run(spoken: Spoken, gate: Gate, texts: tuple[tuple[str, str, CardText], ...]) -> int:
    found = 0
    told = time.monotonic()
    for place, (kind, text, tree) in enumerate(texts):
        for complaint in gate(spoken, kind, text, tree):
            found += 1
            print(f"  {gate.__name__} {kind} {complaint}".replace("\n", "⏎"), flush=True)
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(f"  … {gate.__name__} {place}/{len(texts)}", file=sys.stderr, flush=True)
    print(f"{spoken.game} {gate.__name__}: {found}", flush=True)
    return found


sys.exit(main(sys.argv[1:]))
