"""The cards of the game: those of the card folder, read once."""

from typing import Final

from ...paths import cards_dir
from ...text.card_folder import CardFolder
from ..book import FOLDER
from .card_cache import KEPT
from .card_files import read_files
from .printed import Catalogue

_FOLDER: Final = CardFolder(lambda: cards_dir().joinpath(FOLDER), KEPT, read_files, Catalogue)
catalogue: Final = _FOLDER.catalogue
read_cards: Final = _FOLDER.with_files
brought: Final = _FOLDER.brought
built_in_files: Final = _FOLDER.files
