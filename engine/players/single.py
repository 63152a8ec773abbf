"""Questions that a single option answers.

The groups of such a question are compared by their bounds. A comparison with the object ``prompt.ONE`` would depend on
which part of the rules made the question, and on whether that part is compiled.
"""

from engine.kernel.prompt import Prompt


def takes_one(prompt: Prompt) -> bool:
    """Tell whether every answer is exactly one option."""
    if len(prompt.groups) != 1:
        return False
    group = prompt.groups[0]
    return group.least == group.most == 1


def picks_one(prompt: Prompt) -> bool:
    """Tell whether every answer is exactly one option, and every option is a legal answer."""
    return takes_one(prompt) and prompt.check is None and prompt.groups[0].total is None
