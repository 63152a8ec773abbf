"""Champions and other great names, of every clan."""

from collections.abc import Callable

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    before,
    cannot,
    card,
    fear,
    follower,
    its_unit,
    limited,
    personality,
    reaction,
    whenever,
)
from engine.l5r_ccg.duel import Duel, Duelist, nothing
from engine.l5r_ccg.use import Use


def _joins(*clans: str) -> Callable[..., bool]:
    """Return the condition that a Personality will only join players of these clans."""
    return lambda this, player: bool(player.clans & set(clans))


card("matsu-tsuko", playable=_joins("Lion"))

card(
    "hida-kisada-imperial",
    cannot(
        "be-targeted",
        applies=its_unit,
        test=lambda this, subject, cause: cause is not None and (cause.is_("Spell") or cause.is_("Innate")),
    ),
    playable=_joins("Crab"),
)

SENSEI, MOST_SENSEI = "Sensei", 2

card(
    "akodo-kage",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: sum(token.name == SENSEI for token in one.tokens) < MOST_SENSEI),
        effect=lambda use: [use.place_token(use.target, 1, 1, SENSEI)],
    ),
)

# Kakita Yinobu


def _eloquence(use: Use) -> Flow[None]:
    """Discard cards one after the other until the loss is nothing or the speaker is content: one at least."""
    loss: e.LoseHonor = use.event  # type: ignore[assignment]
    options = [one.option("discard") for one in use.you.hand]
    while options and loss.amount > 0:
        prompt = Prompt(use.seat, "eloquence", options, rule="political-action", source=use.label, guarded=True)
        answer = yield from ask_many(prompt)
        if answer[0].value is None:
            return
        spoken: Card = answer[0].value
        amount = loss.amount - spoken.focus
        yield from run_batch(use.table, [use.discard([spoken]), use.change_honor(loss, amount)])
        options = [*(one.option("discard") for one in use.you.hand), Option("pass", "pass", None, alone=True)]
        if loss.stopped or not use.you.hand:
            return


card(
    "kakita-yinobu",
    before(
        e.LoseHonor,
        lambda use, event: bool(use.you.hand),
        words=["Political"],
        costs=[BOW_THIS],
        run=_eloquence,
    ),
)

# Doji Hoturi


def _of_honor(use: Use) -> list[Event]:
    """Let the duel be one of Personal Honor: who wins merely survives, who loses is shamed or dies for it."""

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        return [use.lose_honor(3, seat=loser.seat, by=()), e.Atone(use, loser.card)]

    event: e.EnterDuel = use.event  # type: ignore[assignment]
    return [use.change_duel(event.duel, "personal-honor", nothing, loses)]


card(
    "doji-hoturi",
    before(e.EnterDuel, lambda use, event: event.duel.side(use.this) is not None, effect=_of_honor),
    playable=_joins("Crane"),
)

# Toturi

card(
    "toturi",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.dishonor(use.this)],
    ),
    reaction(
        e.RestoreHonor,
        lambda use, event: event.card is use.this and not use.this.value("redeemed"),
        effect=lambda use: [
            use.gain_honor(5, by=()),
            *use.gives(use.this, force=2, chi=3, until="permanent"),
            use.apply(use.this, "redeemed", until="permanent"),
        ],
    ),
    playable=lambda this, player: not player.clans & {"Crab", "Phoenix", "Scorpion"},
)

# The Shadowlands

card(
    "yogo-junzo-experienced",
    fear(5, limit=2, period="turn"),
    cannot(
        "suffer-token",
        test=lambda this, subject, token: token.name == "Corruption",
    ),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.trait("Black Scroll") else 0,
)

card(
    "the-demon-bride-of-fu-leng",
    limited(
        costs=[BOW_THIS],
        target=follower(lambda use, one: one.trait("Shadowlands") and one.host is not use.this),
        effect=lambda use: [use.attach(use.target, use.this, seat=use.seat)],
    ),
    fear(4),
)
