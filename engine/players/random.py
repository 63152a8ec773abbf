"""A computer player that chooses at random among legal answers. Such a player sees only its prompts."""

from collections.abc import Collection, Sequence

from engine.kernel.prompt import Option, Prompt
from engine.kernel.rng import Stream
from engine.players.driver import Player
from engine.players.single import picks_one, takes_one

TRIES = 60


def player(stream: Stream, shunned: Collection[str] = ()) -> Player:
    """Return a player that chooses at random from ``stream``, but never an option with a ``shunned`` verb."""
    if shunned:
        return lambda prompt: _other(prompt, stream, shunned)
    return lambda prompt: choose(prompt, stream)


def _other(prompt: Prompt, stream: Stream, shunned: Collection[str]) -> list[str]:
    """Return a random answer without shunned options.

    If most random answers contain a shunned option, allow shunned options.
    """
    for _ in range(TRIES):
        keys = choose(prompt, stream)
        if not any(option.verb in shunned for option in prompt.options if option.key in keys):
            break
    return keys


def choose(prompt: Prompt, stream: Stream) -> list[str]:
    """Return the keys of a random legal answer to ``prompt``."""
    if picks_one(prompt):
        return [stream.pick(prompt.options).key]
    for _ in range(TRIES):
        picked = _pick(prompt, stream)
        if len(picked) == 1 and picked[0].alone:
            return [picked[0].key]
        if _stands(prompt, picked):
            return [option.key for option in picked]
    return [option.key for option in prompt.least()]


def favour(prompt: Prompt, cards: Sequence[str], stream: Stream) -> list[str] | None:
    """Return an answer that plays, uses or concerns a card with an id in ``cards``.

    Return None if ``prompt`` offers no such card.

    In windows, always play such a card. In other questions for one option, choose a random answer half of the time. In
    questions for several options, always choose a random answer. For a random answer, the result is None.
    """
    if not prompt.window and (not takes_one(prompt) or stream.below(2)):
        return None
    keen = [option for option in prompt.options if _named(option) in cards and _stands(prompt, [option])]
    if not keen:
        return None
    if stream.below(2):
        return [stream.pick(keen).key]
    return [min(keen, key=lambda option: cards.index(_named(option))).key]


def _named(option: Option) -> str:
    """Return the id of the card that an option concerns."""
    return (option.card or "").partition("#")[0]


def _pick(prompt: Prompt, stream: Stream) -> list[Option]:
    options = prompt.options
    if takes_one(prompt):
        return [stream.pick(options)]
    alone = [option for option in options if option.alone]
    if alone and stream.below(len(options)) < len(alone):
        return [stream.pick(alone)]
    picked: list[Option] = []
    for group in prompt.groups:
        members = [
            option for option in options if option.group == group.name and not option.alone for _ in range(option.times)
        ]
        most = min(group.most, len(members))
        count = group.least + stream.below(most - group.least + 1) if most > group.least else most
        stream.shuffle(members)
        picked.extend(members[:count])
    return picked


def _stands(prompt: Prompt, picked: list[Option]) -> bool:
    """Tell whether options form a legal answer. The caller has checked the number of options of each group."""
    return _adds_up(prompt, picked) and (prompt.check is None or prompt.check(tuple(picked)) is None)


def _adds_up(prompt: Prompt, picked: list[Option]) -> bool:
    """Tell whether the options give the sums that their groups demand."""
    return all(
        group.total is None or group.problem([option for option in picked if option.group == group.name]) is None
        for group in prompt.groups
    )
