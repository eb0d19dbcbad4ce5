"""`kirifuda judge`: a position, and what each player may do in it, what not and why. 2 if the file is broken."""

from pathlib import Path
from typing import Annotated

import typer

from ..scenario import load
from ..scenario.answer import answer_to
from .console import language, out
from .language_option import Lang

File = Annotated[Path, typer.Argument(help="局面のファイル（.toml） / a file with a position")]
Markdown = Annotated[bool, typer.Option("--markdown", "-m", help="Markdownで / as Markdown")]


def judge(file: File, markdown: Markdown = False, lang: Lang = "") -> None:
    """局面でできることと、できないこととその理由を答える。 Say what may be done in a position, and what not and why."""
    answer = answer_to(load(file, asking=True), language())
    out.print(answer.markdown() if markdown else answer.plain(), markup=False, soft_wrap=True)
