"""pyproject.toml says everything but this: a wheel carries books/, cards/ and decks/ as kirifuda/_data."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

DATA = ("books", "cards", "decks")


class BuildPyWithData(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # kirifuda.paths finds the checkout's own folders
        data = Path(self.build_lib, "kirifuda", "_data")
        shutil.rmtree(data, ignore_errors=True)  # build/ may hold files that are gone from here
        for name in DATA:
            if not Path(name).is_dir():
                self.warn(f"no {name}/ here: the wheel is built without it")
                continue
            for file in sorted(Path(name).rglob("*")):
                if file.is_file():
                    target = data / file
                    self.mkpath(str(target.parent))
                    self.copy_file(str(file), str(target))


setup(cmdclass={"build_py": BuildPyWithData})
