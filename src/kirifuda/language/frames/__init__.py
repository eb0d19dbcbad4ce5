"""Sentences that the texts of several games have, each declared once."""

from ..frame import Frame
from .choosing import FRAMES as CHOOSING
from .ending import FRAMES as ENDING
from .facts import FRAMES as FACTS
from .moving import FRAMES as MOVING
from .numbers import FRAMES as NUMBERS
from .repeating import FRAMES as REPEATING
from .using import FRAMES as USING

SHARED: tuple[Frame, ...] = CHOOSING + MOVING + NUMBERS + FACTS + USING + ENDING + REPEATING
