"""Sentences that the texts of several games have, each declared once."""

from ..frame import Frame
from .choosing import FRAMES as CHOOSING
from .facts import FRAMES as FACTS
from .moving import FRAMES as MOVING
from .numbers import FRAMES as NUMBERS

SHARED: tuple[Frame, ...] = CHOOSING + MOVING + NUMBERS + FACTS
