"""Structured logs: a line of JSON for each thing that happened; never a token, a passphrase or a hidden card."""

import json
import logging
import time
from typing import Any, Final

TALKATIVE: Final = {
    "alembic": logging.WARNING,
    "asyncio": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "uvicorn": logging.INFO,
    "websockets": logging.WARNING,
}
"""How much of them is told at most: below this they write down whole messages, with cards and cookies."""


class AsJson(logging.Formatter):
    """Time, level, where it comes from, what it says."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            said["fault"] = f"{type(record.exc_info[1]).__name__}: {record.exc_info[1]}"
            said["at"] = self.formatException(record.exc_info).splitlines()[-3:]
        return json.dumps(said, ensure_ascii=False)


def configure_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name, least in TALKATIVE.items():
        logging.getLogger(name).setLevel(max(root.level, least))
