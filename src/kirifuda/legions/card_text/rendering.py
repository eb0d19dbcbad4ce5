"""stub"""


def render_meaning(meaning: object) -> str:
    return repr(meaning)
