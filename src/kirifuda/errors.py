"""What is wrong, where, and what would be right: the only thing a user ever sees of a failure."""

from .kernel.phrase import Argument, Phrase


class Complaint(Exception):
    """Bad input. Says what is wrong in the user's language; the command ends with exit code 2."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(f"complaint-{key}", **args)
