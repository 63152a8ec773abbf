"""The court: who lobbies, who meddles with the Favor and with honor gained."""

from typing import Any

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.cards.words import BOW_THIS, before, bow, cannot, card, gains, open_, personality, reaction, yours
from engine.l5r_ccg.duel import challenge, may_challenge
from engine.l5r_ccg.timing import EVENT
from engine.l5r_ccg.use import Use

NO_FOLLOWERS = cannot("attach", test=lambda this, subject, cause: cause is not None and cause.face.type == "follower")

card("doji-yosai", gains("no-gifts"))

card(
    "kakita-yoshi",
    NO_FOLLOWERS,
    cannot("challenge"),
    cannot("defend"),
    open_(words=["Political"], costs=[BOW_THIS], effect=lambda use: [use.take_favor()]),
)

card(
    "ide-tadaji",
    cannot("challenge"),
    cannot("attack"),
    cannot("defend"),
    before(
        e.Initiate,
        lambda use, event: event.use.this is use.table.favor_card,
        words=["Political"],
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)

card(
    "the-perfect-gift",
    before(
        e.Lobby,
        lambda use, event: event.seat != use.seat and use.table.favor is None,
        costs=[bow(lambda use: [one for one in use.you.personalities if one.personal_honor > 1])],
        effect=lambda use: [use.cancel(use.event), use.take_favor()],
    ),
)


def _for_the_favor(use: Use) -> Flow[None]:
    """Fight who lobbies for the Favor: a refusal ends the lobbying, as the duel does, whose winner has the Favor."""
    lobby: e.Lobby = use.event  # type: ignore[assignment]
    yield from challenge(
        use,
        use.target,
        lobby.personality,
        refused=lambda issue: [],
        wins=lambda duel, winner: [use.take_favor(seat=winner.seat)],
    )
    yield from run_batch(use.table, [use.cancel(lobby)])


card(
    "fight-for-my-favor",
    before(
        e.Lobby,
        lambda use, event: event.seat != use.seat,
        words=["Political"],
        target=personality(lambda use, one: yours(use, one) and may_challenge(one, use), reference=True),
        run=_for_the_favor,
    ),
)

card(
    "slander",
    before(
        e.GainHonor,
        # Who brings honor by coming into play still lies in a province; the fallen of a battle do not.
        lambda use, event: any(one.zone == "province" for one in event.by),
        words=["Political"],
        effect=lambda use: [use.change_honor(use.event, 0)],
    ),
)

card(
    "personal-champion",
    before(
        e.Challenge,
        lambda use, event: event.challenged is use.this.host,
        costs=[BOW_THIS],
        effect=lambda use: [use.stand_in(use.event, use.this, 3)],
    ),
)

card(
    "blood-oath",
    reaction(
        e.EnterPlay,
        lambda use, event: (
            event.seat == use.seat
            and event.card.is_personality
            and not any(event.card.of_clan(clan) for clan in use.you.clans)
        ),
        effect=lambda use: [
            *use.gives(use.event.card, force=1, chi=1, until="permanent"),
            *use.swear_fealty(use.event.card),
        ],
    ),
)

card(
    "plea-of-the-peasants",
    reaction(
        e.BattleEnds,
        lambda use, event: (
            event.province.destroyed
            and not event.defenders
            and not event.province.value("pleaded-for")
            and use.table.attack is not None
            and use.table.attack.attacker != use.seat
        ),
        effect=lambda use: [
            use.apply(use.event.province, "pleaded-for", until="attack"),
            use.lose_honor(5, seat=use.table.attack.attacker, by=()),
        ],
    ),
)

card(
    "court-jester",
    before(
        e.LoseHonor,
        lambda use, event: (
            event.cause.seat == event.seat == use.table.actor != use.seat and use.this.id not in event.changed_by
        ),
        effect=lambda use: [use.change_honor(use.event, 2 * use.event.amount)],
    ),
)


def _averted(use: Use) -> Flow[None]:
    """Let the next card of the deck take the place of the Event, which is shuffled back."""
    initiation: Any = use.event
    averted = initiation.use.this
    yield from run_batch(use.table, [use.cancel(initiation)])
    if averted.zone == "province":
        yield from run_batch(use.table, [use.put_on_deck(averted, bottom=True, shown=True)])
        yield from run_batch(use.table, [use.shuffle("dynasty", seat=averted.owner)])


card(
    "avoid-fate",
    before(
        e.Initiate,
        lambda use, event: event.use.ability.timing is EVENT and use.table.phase == "events",
        run=_averted,
    ),
)
