"""Personalities without a clan of their own file."""

from engine.kernel.events import Event
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import BOW_THIS, bare, card, discard_from_hand, open_
from engine.l5r_ccg.use import Use

bare("doji-reju", "hida-sukune", "hiruma-yoshi", "ikoma-ryozo", "matsu-agetoki", "mirumoto-taki")


def _earth(use: Use) -> list[Event]:
    shown: Card = use.paid["discard"]
    return [use.apply(one, "strength", shown.face.focus) for one in use.you.standing]


card("isawa-tadaka", open_(costs=[BOW_THIS, discard_from_hand()], effect=_earth))
