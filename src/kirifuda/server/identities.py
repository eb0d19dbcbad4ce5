"""Who somebody is: a seat by a token that nobody can guess, an account by its session. Only hashes are kept."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from ..errors import Complaint

SEAT_COOKIE: Final = "kirifuda_seat_"
SESSION_COOKIE: Final = "kirifuda_session"
SHORTEST_PASSPHRASE: Final = 8
LONGEST_PASSPHRASE: Final = 200
LONGEST_NAME: Final = 40
LONGEST_TOKEN: Final = 48
BLANK: Final = " \u115f\u1160\u2800\u3000\u3164\uffa0"
"""Letters that nobody sees."""
_hasher: Final = PasswordHasher()
_NOBODYS: Final = _hasher.hash(secrets.token_urlsafe(24))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name for a table: short enough to type, long enough that nobody finds one by trying."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str | None, kept: str) -> bool:
    return bool(token) and bool(kept) and hmac.compare_digest(hashed(token or ""), kept)


def following(token: str, table: str) -> str:
    """The token of the same person at the table of a rematch: whoever has the old one can make it, nobody else."""
    return hmac.new(token.encode(), table.encode(), hashlib.sha256).hexdigest()[:LONGEST_TOKEN]


def _one_line(given: str) -> str:
    """One line without control characters and marks that turn the writing; nothing if none can be made."""
    line = " ".join(unicodedata.normalize("NFC", given).split())
    return "" if any(unicodedata.category(one).startswith("C") for one in line) else line


def plain_name(given: str) -> str:
    """A name that people can read: one line, no control characters, something to see, not too long."""
    name = _one_line(given)
    if not name.strip(BLANK) or len(name) > LONGEST_NAME:
        raise Complaint("bad-player-name", given=given[:LONGEST_NAME], most=LONGEST_NAME)
    return name


def plain_title(given: str) -> str:
    """What a table or a deck is called: one line, or nothing."""
    title = _one_line(given)
    if given.strip() and not title.strip(BLANK):
        raise Complaint("bad-title", given=given[:LONGEST_NAME])
    return title


def same_account_name(given: str) -> str:
    """The name of an account as it is kept, however its letters are typed."""
    return unicodedata.normalize("NFKC", given).strip()


def account_name(given: str) -> str:
    """The name of an account: letters of any script, digits, - and _."""
    name = same_account_name(given)
    if not name.strip(BLANK) or not re.fullmatch(r"[\w-]{2,40}", name):
        raise Complaint("bad-account-name", given=given[:LONGEST_NAME])
    return name


def hash_of_passphrase(given: str) -> str:
    if not SHORTEST_PASSPHRASE <= len(given) <= LONGEST_PASSPHRASE:
        raise Complaint("bad-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
    return _hasher.hash(given)


def is_passphrase(given: str, kept: str | None) -> bool:
    """Whether it is that of an account. Where there is no such account, finding out takes as long."""
    if kept is None:
        is_passphrase(given, _NOBODYS)
        return False
    try:
        return _hasher.verify(kept, given[:LONGEST_PASSPHRASE])
    except Argon2Error:
        return False
