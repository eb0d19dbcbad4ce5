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
_hasher: Final = PasswordHasher()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name for a table: short enough to type, long enough that nobody finds one by trying."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str | None, kept: str) -> bool:
    return bool(token) and bool(kept) and hmac.compare_digest(hashed(token or ""), kept)


def plain_name(given: str) -> str:
    """A name that people can read: one line, no control characters, not too long."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name or len(name) > LONGEST_NAME or any(unicodedata.category(one).startswith("C") for one in name):
        raise Complaint("bad-player-name", given=given[:LONGEST_NAME], most=LONGEST_NAME)
    return name


def account_name(given: str) -> str:
    """The name of an account: letters of any script, digits, - and _."""
    name = unicodedata.normalize("NFKC", given).strip()
    if not re.fullmatch(r"[\w-]{2,40}", name):
        raise Complaint("bad-account-name", given=given[:LONGEST_NAME])
    return name


def hash_of_passphrase(given: str) -> str:
    if not SHORTEST_PASSPHRASE <= len(given) <= LONGEST_PASSPHRASE:
        raise Complaint("bad-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
    return _hasher.hash(given)


def is_passphrase(given: str, kept: str) -> bool:
    try:
        return _hasher.verify(kept, given[:LONGEST_PASSPHRASE])
    except Argon2Error:
        return False
