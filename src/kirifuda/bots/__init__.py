"""Players from outside, in any language: a process that is asked in lines of JSON and answers in lines of JSON."""

from .bot import PATIENCE, Bot, check_bot, end_all
from .protocol import PROTOCOL

__all__ = ["PATIENCE", "PROTOCOL", "Bot", "check_bot", "end_all"]
