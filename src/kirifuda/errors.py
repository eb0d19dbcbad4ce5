"""What is wrong, where, and what would be right: the only thing a user ever sees of a failure."""

from collections.abc import Callable

from .kernel.phrase import Argument, Phrase


class Complaint(Exception):
    """Bad input. Says what is wrong in the user's language; the command ends with exit code 2."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(f"complaint-{key}", **args)

    def __str__(self) -> str:
        from .words import preferred_language, say  # which complain themselves

        return say(self.phrase, preferred_language())

    def __reduce__(self) -> tuple[Callable[..., "Complaint"], tuple[object, ...]]:
        return _again, self.args


class Complaints(Exception):
    """Bad input in several places: everything that is wrong, in one go."""

    def __init__(self, complaints: list[Complaint]) -> None:
        super().__init__(complaints)
        self.complaints = complaints

    def __str__(self) -> str:
        return "\n".join(str(one) for one in self.complaints)


def _again(key: str, args: dict[str, Argument]) -> Complaint:
    return Complaint(key, **args)
