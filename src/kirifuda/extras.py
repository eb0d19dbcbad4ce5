"""What is installed by name: `pip install "kirifuda[server]"`. A command that needs it and does not find it says so."""

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import Complaint


@contextmanager
def needed(extra: str, command: str) -> Iterator[None]:
    """Around imports of what `extra` of pyproject.toml brings: what is missing is complained of by its name."""
    try:
        yield
    except ModuleNotFoundError as missing:
        module = (missing.name or "").partition(".")[0]
        if module == __name__.partition(".")[0]:
            raise
        raise Complaint("extra-missing", command=command, extra=f"kirifuda[{extra}]", module=module) from None
