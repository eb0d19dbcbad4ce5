"""Commands that are written wrongly: what is wrong and how they are written, in both languages, never a traceback."""

import errno

import pytest

from kirifuda.cli import main as cli

WRITTEN = [
    (
        ["play", "--gaem", "legions"],
        "「--gaem」という指定はありません。近いもの：--game, --save",
        "play [OPTIONS] [GAME]",
    ),
    (["play", "--zzz"], "「--zzz」という指定はありません。", "play [OPTIONS] [GAME]"),
    (
        ["play", "legions", "2019"],
        "「2019」の場所がありません。「--指定 値」の形で書いてください。",
        "play [OPTIONS] [GAME]",
    ),
    (["serve", "--port", "x"], "--port は整数で書いてください：ポート / port", "serve [OPTIONS]"),
    (["replay"], "FILE がありません：記録のファイル / the file of a record", "replay [OPTIONS] {file}"),
]


@pytest.fixture(autouse=True)
def in_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test chooses instead is forgotten after it."""
    monkeypatch.setattr("kirifuda.cli.console._chosen", ["ja"])


def told(words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("sys.argv", ["kirifuda", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == cli.BAD_INPUT
    return capsys.readouterr().err.splitlines()


@pytest.mark.parametrize(("words", "wrong", "written"), WRITTEN)
def test_what_is_wrong_and_how_it_is_written(
    words: list[str],
    wrong: str,
    written: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = told(words, capsys, monkeypatch)
    assert found == [wrong, f"書き方：kirifuda {written}", f"説明：kirifuda {words[0]} --help"]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["serve", "--port"], "--port の後に値を書いてください。"),
        (
            ["play", "legions", "--game", "black-poker"],
            "2つのゲーム（legions、black-poker）があります。1つにしてください。",
        ),
        (["serve", "--browser=3"], "--browser に値は書けません。「=」から後を消してください。"),
    ],
)
def test_values_that_are_missing_or_too_many(
    words: list[str], wrong: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(words, capsys, monkeypatch) == [wrong]


@pytest.mark.parametrize("lang", [["--lang", "en"], ["--lang=en"]])
@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["nonesuch"], f'There is no command "nonesuch". Known: {", ".join(cli.COMMANDS)}'),
        (["rules", "nonesuch"], 'There is no command "nonesuch". Known: diff'),
        (["play", "--zzz"], 'There is no option "--zzz".'),
        (["rule", "nonesuch", "--game", "chess"], 'There is no rule book of "chess". Known: '),
    ],
)
def test_it_is_told_in_the_language_of_the_line(
    lang: list[str], words: list[str], wrong: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for line in ([*lang, *words], [*words, *lang]):
        assert told(line, capsys, monkeypatch)[0].startswith(wrong)


def test_an_output_that_takes_nothing_more_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("sys.argv", ["kirifuda", "--lang", "en", "rule", "K4"])
    monkeypatch.setattr(cli, "_run", full)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == cli.NOT_WRITTEN
    assert capsys.readouterr().err == "stdout cannot be used: no space is left\n"


def test_a_command_without_its_part_shows_the_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["kirifuda", "deck"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == cli.BAD_INPUT
    assert "check" in capsys.readouterr().out


def test_in_english(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["kirifuda", "--lang", "en", "serve", "--port", "x"])
    with pytest.raises(SystemExit):
        cli.main()
    assert capsys.readouterr().err.splitlines()[0] == "--port must be a whole number: ポート / port"
