"""A bot for Kirifuda in plain Python: it does something rather than nothing, and gives nothing up.

    kirifuda play --opponent "bot:python3 examples/bots/eager.py"
    kirifuda sim legions --agent "bot:python3 examples/bots/eager.py" --agent random

What is said, line by line: docs/bots.md.
"""

import json
import random
import sys

dice = random.Random(1)


def choose(question):
    """Any option that goes on with the turn; ending or passing only where there is nothing else to do."""
    options = question["options"]
    lively = [one for one in options if not one.get("stop") and one.get("bearing", "ordinary") == "ordinary"]
    return dice.choice(lively or options)["index"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "ready", "protocol": 1, "name": "eager"}
    elif message["type"] == "ask":
        reply = {"number": message["number"], "answer": choose(message["question"])}
    else:
        continue
    print(json.dumps(reply), flush=True)
