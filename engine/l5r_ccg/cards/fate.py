"""Followers, Items, Spells and Actions of the Fate deck: models of each kind."""

from engine.l5r_ccg import events as e
from engine.l5r_ccg.cards.words import (
    Target,
    bare,
    battle,
    before,
    card,
    limited,
    lose_honor,
    open_,
    opposing,
    pay_gold,
    personality,
    reaction,
    you_or_yours,
    yours,
)
from engine.l5r_ccg.use import Use

card("wakizashi", second_weapon=True)
bare("light-cavalry", "light-infantry", "medium-cavalry", "medium-infantry", "heavy-infantry", "naginata", "no-dachi")

# Casting a spell bows the Shugenja by the rules (§casting-spells); no card says it.
card(
    "biting-steel",
    open_(
        target=personality(),
        effect=lambda use: (
            use.gives(use.target, force=3, chi=3)
            if use.target.of_clan("Dragon")
            else use.gives(use.target, force=2, chi=2)
        ),
    ),
)

card(
    "kolat-assassin",
    limited(
        words=["Kolat"],
        target=personality(lambda use, one: one.chi <= 4),
        # What the rulebook's example of Investigation says: this is lost by playing it, whether it succeeds or not.
        costs=[lose_honor(4)],
        effect=lambda use: [use.destroy(use.target)],
    ),
    limited(
        words=["Kolat"],
        target=Target(lambda use: [card for card in use.table.in_play() if card.trait("Retainer")]),
        costs=[lose_honor(4)],
        effect=lambda use: [use.destroy(use.target)],
    ),
)

card(
    "oath-of-fealty",
    limited(
        target=personality(yours),
        effect=lambda use: [
            *use.gives(use.target, force=1, chi=1, until="permanent"),
            *use.swear_fealty(use.target),
        ],
    ),
)


def _plots_against(use: Use, event: e.Initiate) -> bool:
    """Hold for another player's Assassin, Ninja or Kolat action that targets this player's card, or this player."""
    plot = event.use
    if plot.seat == use.seat or plot.ability.timing.forced:
        return False
    if not any(plot.is_(word) for word in ("Assassin", "Ninja", "Kolat")):
        return False
    return any(you_or_yours(use, subject) for subjects in plot.chosen.values() for subject in subjects)


# The rulebook's example pays "the necessary costs". What they are, and whose card must be the target, is known from
# the wording of later printings alone.
card(
    "investigation",
    before(
        e.Initiate,
        _plots_against,
        costs=[pay_gold(2)],
        effect=lambda use: [use.cancel(use.event), use.lose_honor(5, seat=use.event.use.seat)],
    ),
)

card(
    "earthquake",
    battle(words=["Elemental", "Earth"], target=personality(opposing), effect=lambda use: [use.bow(use.target)]),
)

# Whence it may come is not written: from home, or from another battle of this attack.
card(
    "superior-tactics",
    battle(
        target=personality(lambda use, one: yours(use, one) and not one.bowed),
        effect=lambda use: [use.move(use.target, use.table.battle.province)] if use.table.battle is not None else [],
    ),
)

card(
    "rallying-cry",
    reaction(
        e.BattleEnds,
        lambda use, event: any(one.controller == use.seat for one in event.survivors),
        effect=lambda use: [
            use.apply(one, "cannot:bow-after-attack", until="attack")
            for one in use.event.survivors
            if one.controller == use.seat
        ],
    ),
)
