"""A command that is written wrongly: what is wrong with it, and how it is written, in the user's language."""

import re

from typer.exceptions import TyperException

from ..kernel.phrase import Phrase


def usage_told(error: TyperException) -> list[Phrase]:
    """What is wrong, then the command's way of writing, where there is a command."""
    ctx = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        return []  # the help has been printed
    if ctx is None:
        return [_wrong(error)]
    written = " ".join([ctx.command_path, *ctx.command.collect_usage_pieces(ctx)])
    return [_wrong(error), Phrase("usage-written", written=written, help=f"{ctx.command_path} --help")]


def _wrong(error: TyperException) -> Phrase:
    kind = type(error).__name__
    option = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        near = sorted(getattr(error, "possibilities", None) or [])
        return Phrase("usage-no-such-option", given=option, nearest=", ".join(near), count=len(near))
    if kind == "BadOptionUsage":
        takes_a_value = "requires" in error.message
        return Phrase("usage-value-missing" if takes_a_value else "usage-value-given", option=option)
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.param_type_name == "option" else param.name.upper()
        key = "usage-missing" if kind == "MissingParameter" else "usage-bad-value"
        kind_of_value = "number" if "integer" in error.message else "other"
        return Phrase(key, name=name, what=param.help or name, kind=kind_of_value)
    command = re.search(r"No such command '(.*)'", error.message)
    ctx = getattr(error, "ctx", None)
    if command is not None and ctx is not None:
        known = ", ".join(ctx.command.list_commands(ctx))
        return Phrase("complaint-unknown-command", given=command.group(1), known=known)
    extra = re.search(r"extra arguments?(?:\(s\))? \((.*)\)", error.message)
    if extra is not None:
        return Phrase("usage-too-much", given=extra.group(1))
    return Phrase("usage-other", problem=error.message)
