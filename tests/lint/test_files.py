"""What no file of the project may hold: a machine's own paths, package servers, notes to come back to."""

import re
import shutil
import subprocess

import pytest

from .sources import ROOT

# Each word is written in two parts, so that this file does not hold what it forbids.
MACHINES = re.compile(r"(?<![\w.~])/(?:ro" r"ot|ho" r"me|wo" r"rk|Us" r"ers)/[\w.]")
SERVERS = re.compile(
    r"(?:https?|git\+\w+)://[^\s\"'<>)]*(?:py" r"pi|pythonho" r"sted|artif" r"actory|nex" r"us|simple/)"
)
INDEXES = re.compile(r"^\s*(?:--)?(?:extra-)?index-" r"url\b|(?:PIP|UV)_(?:EXTRA_)?INDEX_" r"URL", re.M)
NOTES = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")
FORBIDDEN = (MACHINES, SERVERS, INDEXES, NOTES)


def tracked_texts():
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in listed.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file():
            try:
                yield name, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def test_no_file_holds_what_belongs_to_a_machine_or_is_left_undone():
    found = []
    for name, text in tracked_texts():
        for pattern in FORBIDDEN:
            found += [f"{name}: {match[0]}" for match in pattern.finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINES, "open('/ho" + "me/someone/x')"),
        (MACHINES, "cd /wo" + "rk/main"),
        (SERVERS, "https://py" + "pi.org/simple"),
        (SERVERS, "http://10.0.0.7:8080/sim" + "ple/pytest/"),
        (INDEXES, "--index-" + "url https://example.org"),
        (INDEXES, "PIP_INDEX_" + "URL=x"),
        (NOTES, "# TO" + "DO: later"),
        (NOTES, "# FIX" + "ME"),
    ],
)
def test_such_a_thing_is_noticed(pattern, text):
    assert pattern.search(text)
