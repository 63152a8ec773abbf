"""Copies, tokens and what is laid over: who takes after others, and who makes followers."""

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import BOW_THIS, cannot, card, follower, limited, open_, personality, whenever
from engine.l5r_ccg.copying import copyable
from engine.l5r_ccg.later import later
from engine.l5r_ccg.tokens import follower_token
from engine.l5r_ccg.use import Use

# Ninja Shapeshifter


def _mimic(use: Use) -> Flow[None]:
    """Ask which value or ability of the target is copied."""
    origin = use.target
    options = [
        Option(
            f"copy:{value}",
            "copy",
            use.copy_value(use.this, origin, value),
            subject=f"value:{value}",
            number=origin.worth(value),
        )
        for value in ("force", "chi", "personal-honor")
    ]
    options += [
        Option(f"copy:{ability.name}", "copy", use.copy_ability(use.this, origin, ability), card=origin.key)
        for ability in copyable(origin)
    ]
    chosen: Event = yield from ask(Prompt(use.seat, "copy", options, rule="copying", source=use.label))
    yield from run_batch(use.table, [chosen])


card(
    "ninja-shapeshifter",
    open_(target=personality(lambda use, one: one is not use.this), run=_mimic, limit=1, period="turn"),
)

# Togashi Mitsu

FIRE, MOST = "Fire", 5


def _burning(use: Use) -> int:
    return sum(token.name == FIRE for token in use.this.tokens)


def _kindle(use: Use) -> Flow[None]:
    """Ask how many Fire tokens are gained, up to five in all."""
    room = MOST - _burning(use)
    options = [Option(f"number:{number}", "number", number, number=number) for number in range(1, room + 1)]
    number = yield from ask(Prompt(use.seat, "number", options, rule="tokens", source=use.label))
    yield from run_batch(use.table, [use.place_token(use.this, 1, 1, FIRE, number)])


def _bows_later(use: Use) -> list[Event]:
    """Let him bow at the end of the attack, as one who attacked."""
    return [use.later(BOWS, "turn", about=use.this)]


def _bow(later: Delayed, event: Event) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.bow(later.about)])


BOWS = later("togashi-mitsu", e.AttackEnds, _bow)

card(
    "togashi-mitsu",
    open_(condition=lambda use: _burning(use) < MOST, run=_kindle),
    cannot(
        "straighten",
        applies=lambda this, subject: subject is this and any(token.name == FIRE for token in this.tokens),
    ),
    # He did not straighten in the phase that is over: a token went instead.
    whenever(
        e.PhaseBegins,
        lambda use, event: (
            event.phase == "events" and use.table.active == use.seat and use.this.bowed and _burning(use) > 0
        ),
        effect=lambda use: [use.remove_token(use.this, FIRE)],
    ),
    whenever(e.BattleEnds, lambda use, event: use.this.at is event.province and _burning(use) > 0, effect=_bows_later),
)

# Matsu Imura

ANIMAL = follower_token("trained-animal", "Trained Animal", force=1, traits=("Creature",))

# These are printed as Creatures; our facts are those of later errata, which call them Nonhuman.
CREATURES = frozenset(
    {
        "foxwife", "garegosu-no-bakemono", "greater-mujina", "kenku", "kenku-teacher", "lesser-mujina", "marsh-troll",
        "minor-oni-servant", "mounts", "ratling-bushi", "ratling-conscripts", "ratling-pack",
    }
)  # fmt: skip


def _tame(use: Use, one: Card) -> bool:
    """Hold for Creatures that are not too strong to be led away."""
    return (one.called("Creature") or one.id in CREATURES) and one.force <= 3 and one.host is not use.this


card(
    "matsu-imura",
    limited(costs=[BOW_THIS], effect=lambda use: [use.create_follower(ANIMAL, use.this)]),
    limited(
        costs=[BOW_THIS],
        target=follower(_tame),
        effect=lambda use: [use.attach(use.target, use.this, seat=use.seat)],
    ),
)
