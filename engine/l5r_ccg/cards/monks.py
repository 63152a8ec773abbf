"""The Brotherhood of Shinsei, and who walks its way: Monks of the elements, seekers of the Rings."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.duels import duels, mine, other
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    bow,
    cannot,
    card,
    gains,
    limited,
    personality,
    reaction,
    yours,
)
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.use import Use


def has_ring(use: Use, name: str) -> bool:
    """Tell whether this player has a Ring in play."""
    return any(ring.id == name for ring in use.you.rings)


# Acolytes of the elements


def aimed_at_yours(use: Use, event: e.Initiate) -> bool:
    """Hold when an action targets this player or a card in play of this player."""
    aimed = [subject for subjects in event.use.chosen.values() for subject in subjects]
    return any(one is use.you or (isinstance(one, Card) and one.in_play and yours(use, one)) for one in aimed)


card(
    "togashi-jodome",
    before(
        e.Initiate,
        lambda use, event: (
            (event.use.is_("Spell") or event.use.is_("Innate"))
            and aimed_at_yours(use, event)
            and has_ring(use, "ring-of-air")
        ),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)


def _leads(use: Use) -> list[Event]:
    duel: Any = use.event
    return [e.LeadDuel(use, duel.duel, mine(use))]


card(
    "takao",
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and use.this.chi < other(use).card.chi,
        words=("Elemental", "Fire"),
        effect=_leads,
    ),
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and has_ring(use, "ring-of-fire"),
        words=("Elemental", "Fire"),
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in other(use).card.attachments if one.trait("Weapon")]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _elsewhere(use: Use) -> list[Province]:
    attack = use.table.attack
    return [] if attack is None or use.this.at is None else use.table.players[attack.defender].standing


card(
    "suana",
    battle(
        words=("Elemental", "Water"),
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in use.you.hand if one.face.terrain], guarded=True),
        effect=lambda use: [e.LayTerrain(use, use.target)],
    ),
    battle(
        words=("Elemental", "Water"),
        condition=lambda use: has_ring(use, "ring-of-water"),
        target=Target(_elsewhere),
        effect=lambda use: [use.move(use.this, use.target)],
        limit=1,
        period="turn",
    ),
)

# Others


def _weakening(one: Card) -> list[Any]:
    """Return the tokens with which a card has less Force or Chi."""
    return [token for token in one.tokens if token.force < 0 or token.chi < 0]


def _takes_over(use: Use) -> list[Event]:
    found = _weakening(use.target)
    return [
        event
        for token in found
        for event in (
            use.remove_token(use.target, token.name),
            use.place_token(use.this, token.force, token.chi, token.name),
        )
    ]


card(
    "norio",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: yours(use, one) and one is not use.this and bool(_weakening(one))),
        effect=_takes_over,
    ),
    limited(
        costs=[BOW_THIS],
        effect=lambda use: [use.remove_token(use.this, token.name) for token in _weakening(use.this)],
    ),
    least_chi=1,
)

card(
    "seikua",
    gains("force", lambda this, one: len(this.player.rings)),
    gains("chi", lambda this, one: 2 * len(this.player.rings)),
    cannot("attach", test=lambda this, subject, worn: worn.face.type in ("item", "follower")),
)


def _seek(use: Use) -> Flow[None]:
    """Let a Ring be taken out of the Fate deck, which is shuffled whether there is one or not."""
    yield from run_batch(use.table, [use.look_at(use.you.fate_deck)])
    found = [one for one in use.you.fate_deck if one.face.type == "ring"]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="ring", least=0, name="ring", guarded=True
    )
    yield from run_batch(use.table, [use.add_to_hand(one, shown=True) for one in chosen])
    yield from run_batch(use.table, [use.shuffle("fate")])


card(
    "yodin",
    reaction(
        e.EnterPlay,
        lambda use, event: event.seat == use.seat and event.card.face.type == "ring",
        costs=[BOW_THIS],
        condition=lambda use: bool(use.you.fate_deck),
        run=_seek,
    ),
)

card(
    "enlightenment",
    limited(
        costs=[bow(lambda use: [one for one in use.you.personalities if one.trait("Monk")])],
        target=Target(lambda use: [one for one in use.you.fate_discard if one.face.type == "ring"]),
        effect=lambda use: [use.add_to_hand(use.target, shown=True)],
    ),
)
