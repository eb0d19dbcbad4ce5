"""The colours of a card, as a card file writes them."""

from pathlib import Path

import pytest

from .test_card_files import cards_of


@pytest.mark.clause("06-1", "13-2", "14-3a")
@pytest.mark.parametrize("written", ['["白", "緑"]', '["緑", "白"]'])
def test_two_colours_are_the_same_in_whichever_order_they_are_written(tmp_path: Path, written: str) -> None:
    numbers = "cost = 1\natk = 1\nhp = 1\nwt = 1\n"
    (card,) = cards_of(tmp_path, f'[[card]]\nname = "兵"\ncategory = "ミニオン"\ncolours = {written}\n{numbers}')
    assert card.colours == ("white", "green")
