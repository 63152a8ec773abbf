"""Limited and Open Actions of the Fate deck."""

from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import (
    Target,
    bare,
    before,
    bow,
    card,
    limited,
    lose_honor,
    open_,
    personality,
    theirs,
    yours,
)
from engine.l5r_ccg.duel import Duel, Duelist, challenge
from engine.l5r_ccg.gold import affordable, pay
from engine.l5r_ccg.use import Use

bare("focus")


def _in_play(*types: str) -> Target:
    """Declare a card of a type in play as target."""
    return Target(lambda use: [one for one in use.table.in_play() if one.face.type in types])


card(
    "bountiful-harvest",
    limited(
        effect=lambda use: [
            use.apply(one, "gold", 1)
            for one in use.table.in_play()
            if one.face.type == "holding" and one.face.makes_gold
        ]
    ),
)

card(
    "break-morale",
    open_(
        target=personality(lambda use, one: one.dishonored),
        effect=lambda use: [use.destroy(one) for one in use.target.followers],
    ),
)

card("careful-planning", open_(target=personality(), effect=lambda use: use.gives(use.target, force=1, chi=1)))
card("meditation", limited(target=personality(), effect=lambda use: use.gives(use.target, force=1, chi=2)))

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


def _portent(use: Use, one: Card) -> list[Event]:
    """Return what befalls a Personality or Follower: Shadowlands grow, other Personalities fail."""
    if one.trait("Shadowlands"):
        return use.gives(one, force=1, chi=1)
    return use.gives(one, force=-1, chi=-1) if one.is_personality else []


card("explosives", limited(target=_in_play("holding"), effect=lambda use: [use.destroy(use.target)]))

card(
    "fu-leng-s-steeds",
    limited(
        target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Cavalry")]),
        effect=lambda use: [use.apply(use.target, "trait:Cavalry", -1, until="permanent")],
    ),
)

card(
    "kolat-master",
    limited(
        words=["Kolat"],
        costs=[lose_honor(4)],
        target=personality(lambda use, one: theirs(use, one) and one.chi < 4),
        effect=lambda use: [
            use.take_control(use.target),
            *(use.destroy(one) for one in use.target.followers if (one.face.honor_requirement or 0) > 0),
        ],
    ),
)

card(
    "ninja-thief",
    limited(
        words=["Ninja"],
        costs=[lose_honor(3)],
        targets=[
            Target(
                lambda use: [
                    one for host in use.table.personalities() for one in host.attachments if one.face.type == "item"
                ],
                name="item",
            ),
            personality(),
        ],
        effect=lambda use: [use.attach(use.chosen["item"][0], use.target)],
    ),
)


def _brothers(**parts: object) -> dict[str, object]:
    """Return the parts of bowing one Personality of one's clan to straighten another."""
    return {
        "costs": [bow(lambda use: [one for one in use.you.personalities if _of_clan(use, one)], "performer")],
        "target": personality(
            lambda use, one: yours(use, one) and _of_clan(use, one) and one is not use.paid["performer"], bowed=True
        ),
        "effect": lambda use: [use.straighten(use.target)],
        **parts,
    }


def _of_clan(use: Use, one: Card) -> bool:
    return any(one.of_clan(clan) for clan in use.you.clans)


card("rise-brother", open_(**_brothers()))

card(
    "shame",
    limited(
        words=["Political"],
        target=personality(lambda use, one: one.dishonored and not one.value("shamed")),
        effect=lambda use: [
            use.apply(use.target, "shamed", until="permanent"),
            use.lose_honor(7, seat=use.target.controller),
        ],
    ),
)

card(
    "the-fault-is-mine",
    limited(
        targets=[
            personality(lambda use, one: yours(use, one) and not one.dishonored, name="scapegoat"),
            personality(lambda use, one: yours(use, one) and one.dishonored),
        ],
        effect=lambda use: [use.dishonor(use.chosen["scapegoat"][0]), use.restore(use.target)],
    ),
    before(
        e.Dishonor,
        lambda use, event: event.card.controller == use.seat,
        target=personality(
            lambda use, one: yours(use, one) and not one.dishonored and one is not use.event.card  # type: ignore[union-attr]
        ),
        effect=lambda use: [use.replace(use.event, [use.dishonor(use.target)])],
    ),
)

# The Geisha is no card in play: she fights with half the gold paid for her, and is gone after the duel.


def _geisha(use: Use) -> Flow[None]:
    most = max(chi for chi in range(1, 30) if affordable(use.you, 2 * chi, use.this))
    options = [Option(f"number:{chi}", "number", chi, number=chi) for chi in range(1, most + 1)]
    chi: int = yield from ask(Prompt(use.seat, "number", options, rule="producing", source=use.label))
    if not (yield from pay(use, use.you, 2 * chi, use.this)):
        return

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        return [] if loser.card is use.this else [use.destroy(loser.card)]

    def prepare(duel: Duel) -> None:
        duel.challenger.may_focus = False

    yield from challenge(use, use.this, use.target, loses=loses, number=chi, prepare=prepare)


card(
    "geisha-assassin",
    limited(
        words=["Assassin"],
        condition=lambda use: use.supposed or affordable(use.you, 2, use.this),
        target=personality(theirs),
        run=_geisha,
    ),
)
