"""The action list as a table: each entry has its own clause, by order and by name."""

import pytest

from kirifuda.black_poker.action_list import ACTION_LIST
from kirifuda.black_poker.actions import Action
from kirifuda.ledger import read_book
from kirifuda.words import say

BOOK = read_book("black-poker")


@pytest.mark.clause("凡例")
def test_the_actions_stand_in_the_order_of_the_list() -> None:
    listed = [id for id in BOOK.ids if id.startswith("アクションリスト/")]
    assert [action.clause for action in ACTION_LIST] == listed


@pytest.mark.clause("凡例")
@pytest.mark.parametrize("action", ACTION_LIST, ids=lambda action: action.key)
def test_an_action_is_called_what_its_clause_is_called(action: Action) -> None:
    title = BOOK.clauses[action.clause].title
    spoken = f"black-poker-action-{action.key}"
    assert (say(spoken, "ja"), say(spoken, "en")) == (title.ja, title.en)
