"""What the documents name exists: files, anchors, commands, options, and the code they show."""

import os
import re
import shlex
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest
import typer.main
from tests.cli import forked

from kirifuda.cli.main import app

from .markdown import FENCE, PAGES, ROOT, anchors_of, blocks_of, language_of, links_of, name_of

CLI = typer.main.get_command(app)
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
SPAN = re.compile(r"`((?:kirifuda|make|\.venv/bin/python) [^`]+)`")
SHOWN_FROM = re.compile(r"^`(?P<file>[\w./-]+)`\n\n```\w*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("git", "cd", ".", "ray")
RUN_FROM = ("README.md", "README.en.md", "CONTRIBUTING.md")
QUICK = ("rule", "check", "replay")
"""The commands of these pages that are run as they stand, where they name one file of the checkout or a clause."""


def commands_of(page: Path) -> list[str]:
    """Every command of a page: after `$` in a block, or in a code span."""
    shown = [line for block in blocks_of(page) if block.language == "console" for line in block.text.splitlines()]
    typed = [line.removeprefix("$ ").partition("  #")[0].strip() for line in shown if line.startswith("$ ")]
    return [*typed, *SPAN.findall(FENCE.sub("", page.read_text(encoding="utf-8")))]


COMMANDS = [(page, command) for page in PAGES for command in dict.fromkeys(commands_of(page))]
IDS = [f"{name_of(page)}: {command}" for page, command in COMMANDS]


def is_known(command: str) -> str:
    """Nothing, or what is wrong with a command."""
    words = [word for word in shlex.split(command) if word not in ("…", "...")]
    while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
        words.pop(0)
    match words:
        case ["make", *rest]:
            wrong = [word for word in rest if "=" not in word and word not in TARGETS]
        case ["kirifuda", *rest]:
            wrong = unknown_to_cli(rest)
        case [".venv/bin/python" | "python", "-m", module, *_]:
            wrong = [] if (ROOT / f"{module.replace('.', '/')}.py").exists() or find_spec(module) else [module]
        case [first, *_]:
            wrong = [] if first in ELSEWHERE else [first]
        case _:
            wrong = [command]
    return ", ".join(wrong)


def unknown_to_cli(words: list[str]) -> list[str]:
    """The subcommand or options that the command line does not have."""
    options = {name for parameter in CLI.params for name in parameter.opts}
    commands = {name: CLI.get_command(None, name) for name in CLI.list_commands(None)}  # type: ignore[attr-defined]
    named = [word for word in words if word in commands]
    if not named and [word for word in words if not word.startswith("-") and word not in ("ja", "en")]:
        return words[:1]
    if named:
        found = commands[named[0]]
        inner = [found.commands[word] for word in words if word in getattr(found, "commands", {})]
        options |= {name for one in (found, *inner) for parameter in one.params for name in parameter.opts}
    return [word for word in words if word.startswith("--") and word.partition("=")[0] not in {*options, "--help"}]


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=IDS)
def test_a_command_exists_as_it_is_written(page: Path, command: str) -> None:
    assert not is_known(command)


def runs_here(page: Path, command: str) -> bool:
    *_, before, last = shlex.split(command)
    if name_of(page) not in RUN_FROM or before not in QUICK:
        return False
    return before == "rule" or (ROOT / last).is_file()


RUN = list(dict.fromkeys(command for page, command in COMMANDS if runs_here(page, command)))


def run(command: str, home: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, 80 columns wide, with a home of its own."""
    ours = {"KIRIFUDA_LANG": "ja", "COLUMNS": "80", "HOME": str(home), "XDG_STATE_HOME": str(home)}
    return forked.run(tuple(shlex.split(command)[1:]), typed, {**os.environ, **ours}, ROOT)


@pytest.mark.parametrize("command", RUN)
def test_a_command_can_be_run_as_it_is_written(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


SHOWN_PLAYS = [
    (page, block.text)
    for page in PAGES
    for block in blocks_of(page)
    if re.match(r"\$ kirifuda play [^\n#]+\n[^$]", block.text)
]


@pytest.mark.parametrize(("page", "shown"), SHOWN_PLAYS, ids=[name_of(page) for page, _ in SHOWN_PLAYS])
def test_a_game_that_is_shown_looks_like_that(page: Path, shown: str, tmp_path: Path) -> None:
    """What stands after `> ?` is typed; every other line is printed, in this order, with … for what is left out."""
    command, *lines = shown.splitlines()
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ?")]
    printed = iter(run(command.removeprefix("$ "), tmp_path, "\n".join(typed) + "\n").stdout.splitlines())
    for line in lines:
        assert line == "…" or line in printed, f"not printed (here): {line}"


def test_both_readmes_show_a_game() -> None:
    assert {name_of(page) for page, _ in SHOWN_PLAYS} == {"README.md", "README.en.md"}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links_of(page):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors_of(target), link


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_code_that_is_shown_with_its_file_stands_there(page: Path) -> None:
    for shown in SHOWN_FROM.finditer(page.read_text(encoding="utf-8")):
        source = (ROOT / shown["file"]).read_text(encoding="utf-8")
        for part in shown["text"].split("\n\n") if shown["file"].endswith(".py") else shown["text"].splitlines():
            assert part.strip("\n") in source, f"{shown['file']} has no longer:\n{part}"


def test_the_two_commands_stand_at_the_top_of_both_readmes() -> None:
    for name, other in (("README.md", "README.en.md"), ("README.en.md", "README.md")):
        top = "\n".join((ROOT / name).read_text(encoding="utf-8").splitlines()[:25])
        assert "make play" in top and "make test" in top
        assert f"]({other})" in top


@pytest.mark.parametrize("page", [page for page in PAGES if name_of(page).endswith(".ja.md")], ids=name_of)
def test_a_page_in_japanese_has_an_english_twin_and_both_say_so(page: Path) -> None:
    twin = page.with_name(page.name.replace(".ja.md", ".md"))
    assert twin.exists()
    assert page.name in links_of(twin) and twin.name in links_of(page)
    assert (language_of(page), language_of(twin)) == ("ja", "en")
