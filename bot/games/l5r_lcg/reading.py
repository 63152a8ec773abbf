"""Texts about an option that a player may read first, such as a card's print or a ring's effect."""

from bot.games.l5r_lcg.names import LcgNames, card_text, card_words
from bot.games.l5r_lcg.scene import Scene
from bot.games.l5r_lcg.table import printed
from bot.words import plain, sign_of
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg.definition import catalogue


def hint(option: Option, scene: Scene) -> str:
    """Return the text of an option's card in a line, after the printed values of a card that is not in play."""
    if option.card is None:
        return ""
    card_id = option.card.partition("#")[0]
    text = plain(card_words(card_id, scene.say))
    _, *numbers = printed(catalogue()[card_id].facts, scene.say)
    if not numbers or LcgNames(scene).state(option.card):
        return text
    return " – ".join(part for part in (", ".join(numbers), text) if part)


def reading(option: Option, label: str, scene: Scene) -> str:
    """Return the print of an option's card, or a ring's effect, beneath the words of its button."""
    ring = option.about("ring")
    if option.verb == "ring" and ring is not None:
        return f"{sign_of(ring)} {scene.say(f'option-resolve-{ring}')}"
    if option.card is None:
        return ""
    card_id = option.card.partition("#")[0]
    head = f"**{label}** ({', '.join(printed(catalogue()[card_id].facts, scene.say))})"
    return "\n".join(part for part in (head, card_text(card_id, scene.say)) if part)


def row(option: Option, prompt: Prompt, scene: Scene) -> str:
    """Return the cost, the printed skills and the name of a character to play.

    The result is empty for any other option.
    """
    card_id = (option.card or "").partition("#")[0]
    if card_id not in catalogue() or option.number is None:
        return ""
    names = LcgNames(scene)
    *_, skills = printed(catalogue()[card_id].facts, scene.say)
    lies = names.lies(option, prompt)
    card = f"{names.thing(card_id)} ({lies})" if lies else names.thing(card_id)
    return scene.say("row-play", cost=option.number, skills=skills, card=card)
