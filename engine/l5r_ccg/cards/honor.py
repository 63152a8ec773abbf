"""Actions about honor: dishonor, seppuku, losses."""

from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import BOW_THIS, before, card, discard_from_hand, limited, personality
from engine.l5r_ccg.use import Use


def _samurai(use: Use, one: Card) -> bool:
    return one.trait("Samurai")


def _most_honor(use: Use) -> int:
    return max(one.honor for one in use.table.players if use.table.is_in(one.seat))


card(
    "breach-of-etiquette",
    limited(
        effect=lambda use: [
            use.lose_honor(5, seat=one.seat)
            for one in use.table.players
            if use.table.is_in(one.seat) and one.honor == _most_honor(use)
        ]
    ),
)


def _shamed(use: Use, one: Card) -> bool:
    """Hold for a Samurai of this player whom the event dishonors, or through whom it costs honor."""
    event = use.event
    if not one.trait("Samurai") or one.controller != use.seat:
        return False
    if isinstance(event, e.Dishonor):
        return event.card is one
    return isinstance(event, e.LoseHonor) and event.seat == use.seat and one in event.by


def _honorably(use: Use) -> list[Event]:
    event = use.event
    spared = use.cancel(event) if isinstance(event, e.Dishonor) else use.change_honor(event, 0)
    return [spared, use.seppuku(use.target), use.gain_honor(use.target.personal_honor, by=())]


card(
    "honorable-seppuku",
    before((e.Dishonor, e.LoseHonor), words=("Political",), target=personality(_shamed, bowed=True), effect=_honorably),
)

card("marries-a-barbarian", limited(target=personality(_samurai), effect=lambda use: [use.dishonor(use.target)]))

card(
    "remorseful-seppuku",
    limited(
        target=personality(lambda use, one: one.dishonored and one.trait("Samurai")),
        effect=lambda use: [use.seppuku(use.target)],
    ),
)

card(
    "kitsu-toju",
    limited(
        costs=[BOW_THIS, discard_from_hand()],
        effect=lambda use: [use.gain_honor(use.paid["discard"].focus)],
    ),
)
