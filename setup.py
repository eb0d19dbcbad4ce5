"""pyproject.toml says everything but this: a wheel carries the page, and the folders of DATA as kirifuda/_data."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

DATA = {"books": "books", "cards": "cards", "decks": "decks", "lessons": "lessons", "scenarios": "tests/scenarios"}
"""What each is called in the wheel, and where it is here."""
PAGE = "src/kirifuda/_page/index.html"


def complete() -> None:
    """What lacks a part would only be found out about by whoever installs it."""
    for folder in DATA.values():
        if not Path(folder).is_dir():
            raise SetupError(f"no {folder}/ here: kirifuda cannot play without it. Take the whole checkout.")
    if not Path(PAGE).is_file():
        raise SetupError(
            f"no page: {PAGE} is not here, and `kirifuda serve` would have nothing to show. `make page` builds it."
        )


class BuildPyWithData(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            complete()
        super().run()
        if self.editable_mode:
            return  # kirifuda.paths finds the checkout's own folders
        data = Path(self.build_lib, "kirifuda", "_data")
        shutil.rmtree(data, ignore_errors=True)  # build/ may hold files that are gone from here
        for name, folder in DATA.items():
            for file in sorted(Path(folder).rglob("*")):
                if file.is_file():
                    target = data / name / file.relative_to(folder)
                    self.mkpath(str(target.parent))
                    self.copy_file(str(file), str(target))


class WholeSdist(sdist):
    def run(self) -> None:
        complete()
        super().run()


setup(cmdclass={"build_py": BuildPyWithData, "sdist": WholeSdist})
