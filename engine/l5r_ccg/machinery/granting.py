"""The abilities that a card has from other cards: its former selves, its attachments, its leader, and loans."""

from typing import TYPE_CHECKING

from engine.cardplay.placing import not_given

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card


def grant_all(card: "Card") -> None:
    """Recompute the abilities that a card has from its former selves and its attachments."""
    card.gained = ()
    for former in card.covers:
        for ability in former.face.abilities:
            card.gained += (ability.named(f"{former.key}.{ability.index}"),)
    for attachment in card.attachments:
        for number, ability in enumerate(attachment.face.grants):
            card.gained += (ability.named(f"{attachment.key}.{number}"),)
        grant_from_leader(attachment, card)
    card.gained += tuple([ability for one, ability, _ in card.table.durations.lent if one is card])
    card.table.index.update(card)


def grant_from_leader(attachment: "Card", host: "Card") -> None:
    """Recompute the abilities that a Follower has from its Personality."""
    if not host.face.leads or attachment.face.type != "follower":
        return
    attachment.gained = not_given(attachment, host)
    leads = enumerate(host.face.leads, len(host.face.abilities))
    attachment.gained += tuple([ability.named(f"{host.key}.{number}") for number, ability in leads])
    host.table.index.update(attachment)
