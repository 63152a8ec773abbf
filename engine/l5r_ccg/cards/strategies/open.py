"""Strategies that are Open Actions (§open-actions)."""

from typing import Any

from engine.kernel.events import Event
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.committing import attacks_no, comes_to_defend
from engine.l5r_ccg.cards.phrases.fighting import mounted
from engine.l5r_ccg.cards.words import bow, card, lose_honor, open_, personality, yours
from engine.l5r_ccg.delayed import condition
from engine.l5r_ccg.use import Use

card(
    "break-morale",
    open_(
        target=personality(lambda use, one: one.dishonored),
        effect=lambda use: [use.destroy(one) for one in use.target.followers],
    ),
)

card("careful-planning", open_(target=personality(), effect=lambda use: use.gives(use.target, force=1, chi=1)))


def _portent(use: Use, one: Card) -> list[Event]:
    """Return the change for a Personality or Follower: Shadowlands cards gain, others lose."""
    if one.trait("Shadowlands"):
        return use.gives(one, force=1, chi=1)
    return use.gives(one, force=-1, chi=-1) if one.is_personality else []


card(
    "evil-portents",
    open_(
        effect=lambda use: [
            event
            for leader in use.table.personalities()
            for one in (leader, *leader.followers)
            for event in _portent(use, one)
        ]
    ),
)


def _of_clan(use: Use, one: Card) -> bool:
    return any(one.of_clan(clan) for clan in use.you.clans)


def _brothers(**parts: object) -> dict[str, object]:
    """Return the cost, target and effect of bowing one Personality of a clan to straighten another."""
    return {
        "costs": [bow(lambda use: [one for one in use.you.personalities if _of_clan(use, one)], "performer")],
        "target": personality(
            lambda use, one: yours(use, one) and _of_clan(use, one) and one is not use.paid["performer"], bowed=True
        ),
        "effect": lambda use: [use.straighten(use.target)],
        **parts,
    }


card("rise-brother", open_(**_brothers()))

card(
    "along-the-coast-at-midnight",
    open_(effect=lambda use: mounted(use, [card for one in use.you.personalities for card in (one, *one.followers)])),
    own_cost=lambda this, player: sum(not one.bowed for one in player.personalities),
)

card(
    "kolat-interference",
    open_(
        words=["Kolat"],
        condition=lambda use: use.table.phase == "action",
        costs=[lose_honor(3)],
        effect=lambda use: [use.apply(use.table.players[use.table.active], "cannot:draw")],
    ),
)


def _attacks_the_honorable(given: object, one: Card, place: Any) -> bool:
    return one.table.players[place.owner].honor > 0 and not comes_to_defend(one)


THE_HONORABLE = condition("defender-has-honor", _attacks_the_honorable)

card(
    "the-touch-of-shinsei",
    open_(
        condition=lambda use: use.table.battle is None,
        costs=[bow(lambda use: [one for one in use.you.holdings if one.called("Temple")])],
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai")),
        effect=lambda use: [*use.gives(use.target, force=3, chi=3), *attacks_no(use, use.target, THE_HONORABLE)],
    ),
)


def _makes_gold(given: object, player: object, played: Any) -> bool:
    return isinstance(played, Card) and played.face.type == "holding" and played.face.makes_gold


GOLD_HOLDINGS = condition("gold-holdings", _makes_gold)

card(
    "disrupted-resources",
    open_(
        condition=lambda use: use.table.battle is None,
        effect=lambda use: [use.apply(use.table.players[use.table.active], "cannot:play-card", test=GOLD_HOLDINGS)],
    ),
)
