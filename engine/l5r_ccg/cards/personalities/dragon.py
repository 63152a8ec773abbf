"""Personalities of the Dragon Clan."""

from typing import Any

from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.amounts import number
from engine.l5r_ccg.cards.phrases.duels import own_side, you_duel
from engine.l5r_ccg.cards.phrases.people import has_ring, joins, own_honor
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bare,
    battle,
    before,
    cannot,
    card,
    discard_from_hand,
    gains,
    immune,
    its_unit,
    limited,
    open_,
    personality,
    ranged,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.state import Province

card("mirumoto-sukune", ranged(3))

card(
    "mirumoto-hitomi",
    *immune("Fear", applies=lambda this, subject: its_unit(this, subject) and subject.is_follower),
)

FIRE, MOST = "Fire", 5


def _burning(use: Use) -> int:
    return sum(token.name == FIRE for token in use.this.tokens)


def _kindle(use: Use) -> Flow[None]:
    """Ask how many Fire tokens the Personality gains. A Personality may have at most five such tokens."""
    room = MOST - _burning(use)
    options = [Option(f"number:{number}", "number", number, number=number) for number in range(1, room + 1)]
    number = yield from ask(Prompt(use.seat, "number", options, rule="tokens", source=use.label))
    yield from run_batch(use.table, [use.place_token(use.this, 1, 1, FIRE, number)])


def _bow(later: Delayed, event: Event) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.bow(later.about)])


BOWS = delayed_effect("togashi-mitsu", (e.AttackEnds, e.AmbushEnds), _bow)


def _bows_later(use: Use) -> list[Event]:
    """Let the Personality bow at the end of the attack, as attackers do, and not now."""
    return [use.later(BOWS, "turn", about=use.this)]


card(
    "togashi-mitsu",
    open_(condition=lambda use: _burning(use) < MOST, run=_kindle),
    cannot(
        "straighten",
        applies=lambda this, subject: subject is this and any(token.name == FIRE for token in this.tokens),
    ),
    # The Personality loses a token instead of straightening in the Straighten Phase.
    whenever(
        e.PhaseBegins,
        lambda use, event: (
            event.phase == "events" and use.table.active == use.seat and use.this.bowed and _burning(use) > 0
        ),
        effect=lambda use: [use.remove_token(use.this, FIRE)],
    ),
    whenever(e.BattleEnds, lambda use, event: use.this.at is event.province and _burning(use) > 0, effect=_bows_later),
)

card(
    "kitsuki-yasu",
    before(
        e.Challenge,
        lambda use, event: event.challenged.trait("Samurai"),
        words=("Political",),
        costs=[BOW_THIS],
        effect=lambda use: [use.must_accept(use.event)],
    ),
)


def _vision(use: Use) -> list[Event]:
    if not use.you.fate_deck:
        return []
    seen = use.you.fate_deck[-1]
    return [use.discard([seen]), *use.gives(own_side(use).card, chi=seen.focus)]


card("togashi-yoshi", reaction(e.EnterDuel, you_duel, costs=[BOW_THIS], effect=_vision, turns_up=True))

card("togashi-rinjin", ranged(2, costs=[], alone=True))

card(
    "mirumoto-daini-experienced",
    own_cost=lambda this, player: -2 if "Naga" in player.clans else 0,
)

card(
    "mirumoto-hitomi-experienced",
    *immune("Fear", applies=lambda this, subject: its_unit(this, subject) and subject.is_follower),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.id == "the-obsidian-hand" else 0,
)

card("mirumoto-taki", gains("more:Weapon"))


def _lends(use: Use) -> Flow[None]:
    """Move the chosen amount of this Personality's Force to the target."""
    amount = yield from number(use, use.this.force)
    yield from run_batch(use.table, [*use.gives(use.this, force=-amount), *use.gives(use.target, force=amount)])


card(
    "agasha-heizo",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: yours(use, one) and one is not use.this),
        condition=lambda use: use.this.force > 0,
        run=_lends,
    ),
)

card("togashi-yokuni", playable=joins("Dragon"))

card("agasha-tamori", gains("casting-chi", 3))


def aimed_at_yours(use: Use, event: e.Initiate) -> bool:
    """Tell whether an action targets this player or a card that this player has in play."""
    return any(
        one is use.you or (isinstance(one, Card) and one.in_play and yours(use, one)) for one in event.use.subjects
    )


card(
    "togashi-jodome",
    before(
        e.Initiate,
        lambda use, event: (
            (event.use.counts_as("Spell") or event.use.counts_as("Innate"))
            and aimed_at_yours(use, event)
            and has_ring(use, "ring-of-air")
        ),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)

bare("mirumoto-daini")


def _thrown(use: Use) -> int:
    """Return the Focus value of the discarded card. Before a card is discarded, return the highest Focus value in the
    hand.
    """
    given = use.paid.get("discard")
    return max((one.focus for one in use.you.hand), default=0) if given is None else int(given.focus)


card(
    "togashi-yokuni-experienced",
    ranged(_thrown, costs=[discard_from_hand()], alone=True),
    playable=joins("Dragon"),
)


def _untouched(use: Use) -> list[Province]:
    """Return this player's Provinces of 3 Strength or more at which no battle has been fought."""
    attack = use.table.attack
    fought = [] if attack is None else attack.fought
    return [place for place in use.you.standing if place.strength > 2 and place not in fought]


card(
    "agasha-koishi",
    open_(
        costs=[BOW_THIS],
        targets=[
            Target(_untouched),
            Target(lambda use: [one for one in use.you.standing if one not in use.targets], name="strengthened"),
        ],
        effect=lambda use: [
            use.apply(use.target, "strength", -3, until="end-of-next-turn"),
            *(use.apply(one, "strength", 3, until="end-of-next-turn") for one in use.chosen["strengthened"]),
        ],
    ),
)


def _consumes(use: Use, event: e.Destroy) -> bool:
    """Tell whether this Personality's victory in a duel of Chi is about to kill the loser."""
    duel = use.table.duel
    side = None if duel is None else duel.side(use.this)
    if duel is None or side is None or duel.value != "chi" or event.cause is not duel.use:
        return False
    loser = duel.opponent(side)
    return event.card is loser.card and event.card.is_personality and duel.total(side) > duel.total(loser)


def _consumed(use: Use) -> list[Event]:
    event: Any = use.event
    soul = event.card
    return [
        use.cancel(event),
        *(use.destroy(one) for one in soul.followers),
        use.take_control(soul),
        use.move(soul, None),
        use.bow(soul),
        *use.gives(soul, chi=-1, honor=-own_honor(soul), until="permanent"),
        use.apply(soul, "trait:Shadowlands", until="permanent"),
    ]


card("hitomi-kokujin", before(e.Destroy, _consumes, effect=_consumed))


def _paid_in_full(use: Use, event: e.GainHonor) -> bool:
    """Tell whether a Dragon Samurai whose full gold cost was paid is about to bring its Personal Honor."""
    if event.seat != use.seat or event.cause.kind != "framework" or len(event.by) != 1:
        return False
    one = event.by[0]
    fresh = event.amount == one.face.personal_honor and use.table.phase == "dynasty" and bool(use.you.fate_deck)
    return fresh and one.of_clan("Dragon") and one.trait("Samurai")


def _tattoos(use: Use) -> list[Event]:
    gain: Any = use.event
    shown = use.you.fate_deck[-1]
    art = use.gives(gain.by[0], force=shown.focus, chi=shown.focus, until="permanent")
    return [use.replace(gain, [use.discard([shown]), *art])]


card("togashi-gaijutsu", before(e.GainHonor, _paid_in_full, costs=[BOW_THIS], effect=_tattoos, turns_up=True))


def _besieged(use: Use) -> list[Card]:
    """Return the units that attack this player's Province in this battle."""
    fought = use.table.battle
    return [] if fought is None or fought.province.owner != use.seat else fought.army("attack")


def _enough_mountains(use: Use) -> bool:
    """Tell whether the Province has a Mountain token for each unit that attacks it."""
    fought, units = use.table.battle, _besieged(use)
    return fought is not None and bool(units) and fought.province.added("mountain") >= len(units)


def _mountains_fall(use: Use) -> list[Event]:
    fought = use.table.battle
    assert fought is not None
    return [use.apply(fought.province, "mountain", -len(_besieged(use)), until="game")]


card(
    "togashi-yama",
    limited(
        costs=[BOW_THIS],
        target=Target(lambda use: use.you.standing),
        effect=lambda use: [use.apply(use.target, "mountain", until="game")],
    ),
    battle(
        anywhere=True,
        condition=_enough_mountains,
        costs=[Cost[Use](_mountains_fall)],
        effect=lambda use: [use.move(one, None) for one in _besieged(use)],
    ),
)


def _is_losing(use: Use, resolution: e.ResolveDuel) -> bool:
    """Tell whether this Personality is in the duel and is not about to win it."""
    duel = resolution.duel
    return duel.side(use.this) not in (None, duel.better)


card(
    "togashi-mikoto",
    before(e.ResolveDuel, _is_losing, effect=lambda use: [e.RenewDuel(use, use.event)]),
)
