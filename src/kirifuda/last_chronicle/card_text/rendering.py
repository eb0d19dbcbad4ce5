"""From the tree back to the text, in the usual words."""


def render_meaning(meaning: object) -> str:
    return str(meaning)
