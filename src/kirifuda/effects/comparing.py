"""Numbers compared as a text says it."""


def compared(one: int, how: str, other: int) -> bool:
    if how == ">=":
        return one >= other
    if how == "<=":
        return one <= other
    if how == ">":
        return one > other
    if how == "<":
        return one < other
    return one == other
