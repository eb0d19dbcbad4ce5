"""What others are invited with: an address that they can open."""

import ipaddress

import pytest

from kirifuda.server import addresses
from kirifuda.server.addresses import addresses_for_others

from .serving import Browser


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.53", "::1", "localhost"])
def test_a_server_for_this_machine_alone_has_none(host: str) -> None:
    assert addresses_for_others(host, 8642) == []


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.168.1.5", "http://192.168.1.5:8642"),
        ("fd00::5", "http://[fd00::5]:8642"),
        ("table.example", "http://table.example:8642"),
    ],
)
def test_a_server_that_listens_to_an_address_is_found_there(host: str, address: str) -> None:
    assert addresses_for_others(host, 8642) == [address]


def test_a_server_that_listens_to_all_is_found_at_the_address_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.1.5")
    assert addresses_for_others("0.0.0.0", 8642) == ["http://192.168.1.5:8642"]
    monkeypatch.setattr(addresses, "own_address", lambda: "")
    assert addresses_for_others("0.0.0.0", 8642) == []


def test_the_address_of_this_machine_is_one_or_nothing() -> None:
    found = addresses.own_address()
    assert found == "" or ipaddress.ip_address(found)


def test_the_page_is_told(client: Browser) -> None:
    assert client.get("/api/addresses").json() == []
