"""Write every playthrough anew. Read the difference before keeping it: it is what players will see change."""

from pathlib import Path

import kirifuda

from .writing import playthrough

HERE = Path(__file__).parent


def path_of(game, edition):
    return HERE / game.replace("-", "_") / f"{edition}.txt"


if __name__ == "__main__":
    for game in kirifuda.games():
        for edition in kirifuda.editions(game):
            path = path_of(game, edition)
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(game, edition), encoding="utf-8")
            print(path.relative_to(HERE))
