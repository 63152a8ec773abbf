"""Personalities of the Brotherhood of Shinsei."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.cost import Cost
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.amounts import number
from engine.l5r_ccg.cards.phrases.attaching import only_followers
from engine.l5r_ccg.cards.phrases.duels import duels, opposing_side, own_side
from engine.l5r_ccg.cards.phrases.people import has_ring, joins
from engine.l5r_ccg.cards.phrases.tokens import pick_token
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bare,
    battle,
    before,
    cannot,
    card,
    gains,
    limited,
    open_,
    personality,
    ranged,
    reaction,
    yours,
)
from engine.l5r_ccg.fighting.ranged import JOINED
from engine.l5r_ccg.state import Province


def _leads(use: Use) -> list[Event]:
    duel: Any = use.event
    return [e.LeadDuel(use, duel.duel, own_side(use))]


card(
    "takao",
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and use.this.chi < opposing_side(use).card.chi,
        words=("Elemental", "Fire"),
        effect=_leads,
    ),
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and has_ring(use, "ring-of-fire"),
        words=("Elemental", "Fire"),
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in opposing_side(use).card.attachments if one.trait("Weapon")]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _elsewhere(use: Use) -> list[Province]:
    attack = use.table.attack
    return [] if attack is None or use.this.at is None else use.table.attacked(attack)


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


def _weakening(one: Card) -> list[Any]:
    """Return the tokens that lower a card's Force or Chi."""
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
    """Let the player take a Ring out of the Fate deck. The deck is shuffled even if it contains no Ring."""
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

bare("heichi-chokei")


def _ring(use: Use, name: str) -> bool:
    """Tell whether this player has a Ring in play."""
    return any(ring.id == name for ring in use.you.rings)


card(
    "hitoshi",
    battle(
        words=("Elemental", "Earth"),
        costs=[BOW_THIS],
        target=Target(lambda use: [place for seat in use.table.players for place in seat.standing]),
        effect=lambda use: [use.apply(use.target, "strength", 3)],
    ),
    battle(
        words=("Elemental", "Earth"),
        condition=lambda use: use.this.in_battle and _ring(use, "ring-of-earth"),
        effect=lambda use: use.gives(use.this, force=2, chi=2),
        limit=1,
        period="battle",
    ),
)

card(
    "koichi",
    limited(
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        condition=lambda use: bool(use.you.hand),
        target=Target(lambda use: list(use.you.hand), guarded=True),
        effect=lambda use: [use.discard([use.target])],
    ),
    limited(
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        condition=lambda use: _ring(use, "ring-of-the-void"),
        effect=lambda use: [use.draw()],
    ),
)

card(
    "taro",
    before(
        e.LoseHonor,
        lambda use, event: (
            event.seat == use.seat and use.table.actor not in (None, use.seat) and event.cause.seat != use.seat
        ),
        words=("Political",),
        costs=[BOW_THIS],
        effect=lambda use: [use.change_honor(use.event, 0)],
    ),
)


def _beside_tetsuya(this: Card, subject: object, cause: object) -> bool:
    """Tell whether this Monk is committed to the Province, so that no Oni may come there."""
    return this.at is not None and (not isinstance(cause, Province) or this.at is cause)


def _oni(subject: object) -> bool:
    return isinstance(subject, Card) and subject.is_personality and subject.called("Oni")


card(
    "tetsuya",
    cannot("commit", applies=lambda this, subject: _oni(subject), test=_beside_tetsuya),
    cannot("enter", applies=lambda this, subject: _oni(subject), test=_beside_tetsuya),
    playable=joins("Brotherhood of Shinsei"),
)


def _relieves(use: Use) -> Flow[None]:
    """Remove a token if the controller of the Personality agrees."""
    seat = use.target.controller
    if seat != use.seat:
        agreed = yield from choose_subjects(
            seat, [use.target], source=use.label, rule="tokens", least=0, name="consent"
        )
        if not agreed:
            return
    name = yield from pick_token(use, use.target)
    yield from run_batch(use.table, [use.remove_token(use.target, name)])


card(
    "the-laughing-monk",
    only_followers(lambda worn: False),
    cannot("attach", test=lambda this, subject, worn: worn.trait("Armor")),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: bool(one.tokens), bowed=True),
        run=_relieves,
    ),
)


def _fires(one: Card) -> int:
    return sum(token.name == "Fire" for token in one.tokens)


def _kindles(use: Use) -> Flow[None]:
    lit = yield from number(use, MOST_FIRES - _fires(use.this))
    yield from run_batch(use.table, [use.place_token(use.this, 1, 1, "Fire", amount=lit)])


class _Flames(Cost[Use]):
    """The cost by which Mitsu bows and gives up any number of his Fire tokens.

    The tokens are stored as ``use.paid["fires"]``.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            lambda use: [
                use.bow(use.this),
                use.remove_token(use.this, "Fire", use.paid.get("fires") or 1),
                use.apply(use.this, "spent"),
            ],
            pick=lambda use: (),
            name="fires",
        )

    def payable(self, use: Use) -> bool:
        """Tell whether the cost can be paid now (see ``Cost``)."""
        return _fires(use.this) > 0 and use.bow(use.this).possible()

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``). The tokens must be enough to hit the target."""
        most = _fires(use.this)
        least = next((fires for fires in range(1, most) if self._reaches(use, fires)), most)
        use.paid["fires"] = yield from number(use, most, least=least)

    @staticmethod
    def _reaches(use: Use, fires: int) -> bool:
        """Tell whether this many tokens are enough, with all that may still add to the attack."""
        use.paid["fires"] = fires
        reaches: bool = use.paid.get(JOINED, use).fits()
        del use.paid["fires"]
        return reaches


MOST_FIRES = 5

card(
    "mitsu-experienced",
    open_(condition=lambda use: _fires(use.this) < MOST_FIRES and not use.this.added("spent"), run=_kindles),
    ranged(lambda use: use.paid.get("fires") or _fires(use.this), costs=[_Flames()]),
)
