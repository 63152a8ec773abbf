"""Answering for a player, by the player's own wish: passing where the player does not want to be asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.games import Face
from bot.store import Wishes
from bot.tables.draft import meant, problem
from bot.tables.views import LateView
from bot.trouble import Trouble
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.record import Record
from engine.kernel.rng import Stream

Ahead = tuple[str, ...] | None  # the kind of a question, and the keys that answer it
LOT: Final = "lot"  # in place of an option's key: whichever
LAST: Final = "!"  # after a reference: the next window of this kind is passed


def is_window(prompt: Prompt) -> bool:
    """Tell whether a prompt is a moment to act in: whoever does not want to, passes."""
    return prompt.window and any(option.key == PASS for option in prompt.options)


def card_id(option: Option) -> str | None:
    """Return which card an option uses."""
    return option.card.partition("#")[0] if option.card else None


def passes(
    wishes: Wishes,
    prompt: Prompt,
    spans: Mapping[str, str],
    *,
    quiet: bool = False,
    matter: Callable[[Option], str | None] = card_id,
) -> bool:
    """Tell whether a player wants to pass here without being asked; ``quiet`` says that this is a quiet step.

    ``matter`` says what an option is about, of which a player may never want to be asked.
    """
    if not is_window(prompt):
        return False
    if wishes.until is not None and lasts(wishes, spans):
        return True
    if quiet and wishes.mode == "usual":
        return True
    others = [option for option in prompt.options if option.key != PASS]
    if not others:
        return wishes.mode == "able"
    return all(matter(option) in wishes.never for option in others)


def beforehand(prompt: Prompt, options: Sequence[Option], refs: Sequence[str], by_lot: str | None) -> Ahead:
    """Return what is answered beforehand with these options: what a reference names after its dash, or the lot.

    ``by_lot`` is the kind of question that may be left to chance. Raises Trouble for what does not follow.
    """
    for option, ref in zip(options, refs, strict=True):
        next_ref = ref.partition("-")[2]
        if next_ref == LOT and by_lot:
            return by_lot, LOT
        if next_ref:
            following = prompt.follows(option) if prompt.follows else None
            if following is None:
                raise Trouble("trouble-option-gone", stale=True)
            return following.kind, meant(following.options, next_ref).key
    return None


def waits(wishes: Wishes) -> bool:
    """Tell whether an answer of the player's own waits for its question; what is left to chance is none."""
    return wishes.ahead is not None and wishes.ahead[1:] != (LOT,)


def answered_ahead(wishes: Wishes, prompt: Prompt, stream: Stream) -> list[str] | None:
    """Return what a player has answered beforehand, None where nothing fits; what was not asked in time is forgotten.

    An answer is given once; by lot are answered all questions of a kind that come in a row.
    """
    if wishes.ahead is None:
        return None
    kind, *keys = wishes.ahead
    if prompt.kind == kind and keys == [LOT]:
        return [stream.pick(prompt.options).key]
    wishes.ahead = None
    return keys if prompt.kind == kind and problem(prompt, keys) is None else None


def lasts(wishes: Wishes, spans: Mapping[str, str]) -> bool:
    """Tell whether the span in which a player wants to pass still lasts."""
    if wishes.until is None:
        return False
    span, which = wishes.until
    return spans.get(span) == which


def by_wish(
    match: Match, seat: int, wishes: Wishes, face: Face, stream: Stream, since: Sequence[Record] = ()
) -> list[str] | None:
    """Return what is answered for a player who is asked, by the player's own wish; None where the player decides.

    ``since`` is what has happened since the player decided anything.
    """
    prompt = match.prompt_for(seat)
    assert prompt is not None
    if (keys := answered_ahead(wishes, prompt, stream)) is not None:
        return keys
    view = LateView(match, seat)
    if wishes.mode == "usual" and face.any_order(prompt, view):
        return [stream.pick(prompt.options).key]
    if not is_window(prompt):
        return None
    spans = face.spans(view) if wishes.until or wishes.then else {}
    if wishes.then and wishes.then[0] == prompt.kind:
        (_, which), wishes.then = wishes.then, None
        if which in spans.values():
            return [PASS]
    if wishes.until and not lasts(wishes, spans):
        wishes.until = None
    quiet = face.quiet(prompt, view, since)
    return [PASS] if passes(wishes, prompt, spans, quiet=quiet, matter=face.matter) else None
