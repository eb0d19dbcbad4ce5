"""Pictures of cards, composed in a real browser: the same card, the same picture; no two cards of a game look alike."""

import pytest
from playwright.sync_api import Page

from kirifuda import games
from kirifuda.server.app import page_folder

LONGEST = 15_000
"""Characters of a picture at most."""
SMALL = (30, 37)
"""The size at which pictures are compared: what is told apart there is told apart on any board."""
APART = 8.0
"""How far apart two pictures are at least: the mean difference of a colour of a pixel, of 255."""

COMPOSED = """async ({composer, game}) => {
    const {picture, drawnCard} = await import(composer);
    const faces = await (await fetch(`/api/games/${game}/cards`)).json();
    const court = face => game !== "black-poker" || face.number > 10 || face.suit < 0;
    const shown = faces.filter(court).map(face => drawnCard(game, face));
    window.pictures = shown.map(card => picture(card, "tall"));
    const again = shown.map(card => picture(card, "tall"));
    return {
        names: shown.map(card => card.name),
        sizes: window.pictures.map(one => one.length),
        same: window.pictures.every((one, at) => one === again[at]),
    };
}"""
ALIKE = """async ({wide, high, apart}) => {
    const drawn = await Promise.all(window.pictures.map(async svg => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const brush = new OffscreenCanvas(wide, high).getContext("2d");
        brush.drawImage(image, 0, 0, wide, high);
        return brush.getImageData(0, 0, wide, high).data;
    }));
    const found = [];
    drawn.forEach((one, at) => drawn.slice(at + 1).forEach((other, more) => {
        let differ = 0;
        for (let i = 0; i < one.length; i += 1) differ += Math.abs(one[i] - other[i]);
        if (differ / (wide * high * 3) < apart) found.push([at, at + 1 + more]);
    }));
    return found;
}"""


def composer() -> str:
    (found,) = (page_folder() / "assets").glob("art-*.js")
    return f"/assets/{found.name}"


@pytest.mark.parametrize("game", games())
def test_pictures_are_small_come_out_the_same_and_are_told_apart(page: Page, game: str) -> None:
    page.goto("/account")
    made = page.evaluate(COMPOSED, {"composer": composer(), "game": game})
    names = made["names"]
    assert made["same"] and len(names) > 10
    assert [name for name, size in zip(names, made["sizes"], strict=True) if size > LONGEST] == []
    alike = page.evaluate(ALIKE, {"wide": SMALL[0], "high": SMALL[1], "apart": APART})
    assert [(names[one], names[other]) for one, other in alike if names[one] != names[other]] == []
