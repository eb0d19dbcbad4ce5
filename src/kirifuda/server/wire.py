"""The page's types, made from what the server sends and takes: `python -m kirifuda.server.wire FILE` writes them."""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from ..kernel.events import HIDDEN
from . import messages, requests, shapes
from .seen import ONLOOKER

PAGES_OWN: Final = {
    "CardJson": "CardView",
    "ZoneJson": "ZoneView",
    "PendingJson": "PendingView",
    "EventJson": "GameEvent",
    "TableJson": "TableInfo",
    "GameJson": "GameInfo",
    "ErrorJson": "ErrorBody",
    "WordsJson": "ClauseText",
    "OwnQuestionJson": "Asked",
}
"""What the page calls a shape otherwise: a browser has words of its own for some."""
NAMED: Final = {
    "Phrase": shapes.PhraseJson,
    "Face": shapes.FaceJson,
    "Question": shapes.QuestionJson,
    "Told": shapes.ToldJson,
    "Message": messages.Said,
}
"""Types that are no records."""
BY_HAND: Final = """\
/** A message's key and what goes into it: the page says it in either language. */
export type Phrase = [string] | [string, Record<string, Argument>];
export type Argument = string | number | { say: Phrase } | { all: Phrase[] } | { ja: string; en: string };
/** A printed card; which fields there are depends on the game. */
export type Face = { name: string; english?: string; meaning?: Meaning[] } & Record<string, unknown>;
"""
"""What Python's types do not say."""
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def wire() -> str:
    """All types, as one file of TypeScript."""
    parts = [
        "/** Made from the server's types by `make wire`; not to be changed by hand. */\n",
        BY_HAND,
        f"export const HIDDEN = {HIDDEN};\nexport const ONLOOKER = {ONLOOKER};\n",
    ]
    parts += [f"export type {name} = {_spelled(NAMED[name])};\n" for name in ("Question", "Told", "Message")]
    for module in (shapes, requests, messages):
        parts += [_record(one, module) for one in _records(module)]
    return "\n".join(parts)


def _records(module: ModuleType) -> Iterator[type]:
    for name, one in vars(module).items():
        own = getattr(one, "__module__", "") == module.__name__ and not name.startswith("_")
        if own and inspect.isclass(one) and (is_typeddict(one) or issubclass(one, BaseModel)) and one.__annotations__:
            yield one


def name_of(record: type) -> str:
    return PAGES_OWN.get(record.__name__, record.__name__.removesuffix("Json"))


def _record(record: type, module: ModuleType) -> str:
    lines = [f"/** {' '.join(record.__doc__.split())} */"] if "__doc__" in vars(record) and record.__doc__ else []
    lines.append(f"export interface {name_of(record)} {{")
    said = _said_of_fields(record, module)
    for field, (annotation, optional) in _fields(record).items():
        if field in said:
            lines.append(f"  /** {said[field]} */")
        lines.append(f"  {field}{'?' if optional else ''}: {_spelled(annotation)};")
    return "\n".join([*lines, "}", ""])


def _fields(record: type) -> dict[str, tuple[Any, bool]]:
    """The annotation of each field, and whether it may be left out."""
    hints = get_type_hints(record, include_extras=True)
    if is_typeddict(record):
        optional = vars(record)["__optional_keys__"]
        return {name: (hint, name in optional) for name, hint in hints.items()}
    assert issubclass(record, BaseModel)
    return {name: (hints[name], not field.is_required()) for name, field in record.model_fields.items()}


def _said_of_fields(record: type, module: ModuleType) -> dict[str, str]:
    """The sentences that stand below the fields, those of the records that it extends included."""
    found: dict[str, str] = {}
    classes = {one.name: one for one in ast.parse(inspect.getsource(module)).body if isinstance(one, ast.ClassDef)}
    waiting = [record.__name__]
    while waiting:
        written = classes.get(waiting.pop())
        if written is None:
            continue
        waiting += [base.id for base in written.bases if isinstance(base, ast.Name)]
        for field, after in zip(written.body, written.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(field.target, ast.Name):
                assert isinstance(after.value, ast.Constant)
                found.setdefault(field.target.id, " ".join(str(after.value.value).split()))
    return found


def _spelled(annotation: Any, within: bool = False) -> str:
    """A type in TypeScript; `within`: as a member of a list, where a choice needs brackets."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is NotRequired:
        return _spelled(parts[0])
    for name, named in NAMED.items():
        if annotation == named and within:
            return name
    for name in ("Phrase", "Face"):
        if annotation == NAMED[name]:
            return name
    if origin is Annotated:
        return _spelled(parts[0], within)
    if origin in (Union, UnionType):
        question = set(get_args(shapes.QuestionJson))
        if question < set(parts):
            return f"Question | {' | '.join(_spelled(one) for one in parts if one not in question)}"
        said = " | ".join(_spelled(one) for one in parts)
        return f"({said})" if within else said
    if origin is Literal:
        said = " | ".join(_literal(one) for one in parts)
        return f"({said})" if within and len(parts) > 1 else said
    if origin is list:
        return f"{_spelled(parts[0], True)}[]"
    if origin is tuple:
        return f"[{', '.join(_spelled(one) for one in parts)}]"
    if origin is dict:
        return f"Record<string, {_spelled(parts[1])}>"
    return PLAIN[annotation] if annotation in PLAIN else name_of(annotation)


def _literal(value: object) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(wire(), encoding="utf-8")
