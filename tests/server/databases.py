"""A PostgreSQL of one's own for tests, where there is one on the machine; in CI there always is."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .serving import PATIENCE, free_port


def programs() -> Path | None:
    """The folder with initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).parent if on_path else None


Control = Callable[[str, str], None]
"""What is done to a database's server (restart, stop, start), and how (fast, immediate)."""


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database; it is gone afterwards."""
    with postgres_with_control() as (url, _):
        yield url


@contextmanager
def postgres_with_control() -> Iterator[tuple[str, Control]]:
    """An empty database that can be ended and started.

    It lies where its own user can reach it: pytest shuts its folders to others whenever another run begins.
    """
    bin = programs()
    if bin is None:
        if os.environ.get("CI"):
            pytest.fail("no PostgreSQL on this machine: apt-get install postgresql")
        pytest.skip("SKIPPED: no PostgreSQL on this machine (apt-get install postgresql)")
    with TemporaryDirectory(prefix="kirifuda-", dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        yield from _running(bin, Path(folder) / "postgres")


def _running(bin: Path, data: Path) -> Iterator[tuple[str, Control]]:
    port = free_port()
    data.mkdir()
    as_user: list[str] = []
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(data, user.pw_uid, user.pw_gid)
        as_user = ["runuser", "-u", "postgres", "--"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([*as_user, bin / "initdb", "-D", data, "-A", "trust", "-U", "kirifuda"], check=True, **quiet)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data} -c fsync=on"
    control = [*as_user, bin / "pg_ctl", "-D", data, "-w", "-t", str(int(PATIENCE))]
    subprocess.run([*control, "-o", options, "-l", data / "log", "start"], check=True, **quiet)

    def do(what: str, how: str) -> None:
        subprocess.run([*control, "-m", how, "-o", options, "-l", data / "log", what], check=True, **quiet)

    try:
        yield f"postgresql+psycopg://kirifuda@127.0.0.1:{port}/postgres", do
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)
