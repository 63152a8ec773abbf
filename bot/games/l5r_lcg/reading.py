"""What may be read of an option before it is taken: what is printed on its card, what a ring does."""

from bot.games.face import Scene
from bot.games.l5r_lcg.names import LcgNames, card_text, card_words
from bot.games.l5r_lcg.table import printed
from bot.words import plain, sign_of
from engine.kernel.prompt import Option
from engine.l5r_lcg.definition import catalogue


def hint(option: Option, scene: Scene) -> str:
    """Return in a line the text of an option's card, after what is printed on one that is not in play."""
    if option.card is None:
        return ""
    card_id = option.card.partition("#")[0]
    text = plain(card_words(card_id, scene.say))
    _, *numbers = printed(catalogue()[card_id].facts, scene.say)
    if not numbers or LcgNames(scene).state(option.card):
        return text
    return " – ".join(part for part in (", ".join(numbers), text) if part)


def reading(option: Option, label: str, scene: Scene) -> str:
    """Return what is printed on an option's card beneath the words of its button; of a ring, what it does."""
    ring = option.about("ring")
    if option.verb == "ring" and ring is not None:
        return f"{sign_of(ring)} {scene.say(f'option-resolve-{ring}')}"
    if option.card is None:
        return ""
    card_id = option.card.partition("#")[0]
    head = f"**{label}** ({', '.join(printed(catalogue()[card_id].facts, scene.say))})"
    return "\n".join(part for part in (head, card_text(card_id, scene.say)) if part)
