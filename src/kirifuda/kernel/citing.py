"""One code for two editions of a book: it cites the one book, and games played by the other cite the other.

Pairs are (id in the book that the code cites, id in the other), empty where a book has no such clause.
Rulings are (id, the clauses of the one book that it is about, those of the other).
"""

Pairs = tuple[tuple[str, str], ...]
Rulings = tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]


def counterparts(pairs: Pairs, rulings: Rulings, other: str) -> dict[str, str]:
    """What the other edition calls that which the code cites, as far as it says it or we have ruled that it holds.

    A ruling that is about clauses of the one book alone, and for the other, says that they hold there too.
    What is so in the other edition alone is cited in code with that edition's name: `2018:31-6`.
    """
    found: dict[str, str] = {}
    for own, theirs in pairs:
        if own and theirs:
            found.setdefault(own, theirs)
        if theirs:
            found[f"{other}:{theirs}"] = theirs
    left_out = frozenset(own for own, theirs in pairs if own and not theirs)
    for ruling, mine, theirs_too in rulings:
        if theirs_too:
            found[ruling] = ruling
            if all(clause in left_out for clause in mine):
                for clause in mine:
                    found.setdefault(clause, ruling)
    return found


def numbers(pairs: Pairs, rulings: Rulings, other: str) -> dict[str, str]:
    """The same for everything the code might cite: where there is no counterpart, what comes nearest to one.

    That is any ruling on the clause for the other edition, else the clause it is a part of, else the one before it.
    """
    found = counterparts(pairs, rulings, other)
    left_out = [own for own, theirs in pairs if own and not theirs]
    for ruling, mine, theirs_too in rulings:
        for clause in mine if theirs_too else ():
            found.setdefault(clause, ruling)
    before = ""
    for own, theirs in pairs:
        if own:
            found.setdefault(own, found.get(enclosing(own), before))
            before = theirs or before
    for ruling, mine, _ in rulings:
        for clause in [one for one in mine if one in left_out] or mine:
            found.setdefault(ruling, found[clause])
    return found


def enclosing(id: str) -> str:
    """The clause that a lettered clause or a numbered step is a part of: 27-5 of 27-5a and of 27-5③."""
    return id[:-1] if id[-1] not in "0123456789" else ""
