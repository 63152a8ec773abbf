"""Experienced Personalities (chapter 7)."""

from typing import Any

from engine.cardplay.limits import counted, used
from engine.l5r_ccg.abilities.timing import OPEN
from engine.l5r_ccg.cards.words import limited
from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

OLD, NEW = "isawa-tadaka", "isawa-tadaka-experienced"
OATH = [
    {"attribute": "force", "value": 1}, {"attribute": "chi", "value": 1}, {"attribute": "clan:Unicorn", "value": 1},
]  # fmt: skip


def allen(**former: Any) -> Scene:
    """Give Allen and Cindy each an Isawa Tadaka in play, and put the Experienced version into a province of Allen's."""
    mine = at(OLD, attachments=["jade-bow", "medium-infantry"], permanent=OATH, **former)
    provinces = [{"card": at(NEW)}, {}, {}, {}]
    return scene(
        {"personalities": [mine], "provinces": provinces, "honor": -5}, {"personalities": [OLD]}, phase="dynasty"
    )


@proves("experienced-example", "experienced-overlay", "experienced", "permanent-bonuses")
def test_tadaka_is_laid_over_his_former_self_for_nothing() -> None:
    game = allen()
    game.first.does(f"overlay:{NEW}>{OLD}")
    tadaka = game.card(NEW)
    assert tadaka.is_personality and game.first.in_play == [NEW] and game.first.honor == -5
    assert [card.id for card in tadaka.attachments] == ["jade-bow", "medium-infantry"]
    # The values are those of the new card, with the Oath's permanent change.
    assert (tadaka.force, tadaka.chi) == (1 + 1, 4 + 1) and tadaka.of_clan("Unicorn")
    assert tadaka.trait("Shadowlands") and tadaka.trait("Experienced")
    timings = {ability.timing.name for ability in tadaka.abilities() if ability.name not in ("seppuku", "tactician")}
    assert timings == {"open", "battle"}


@proves("experienced-example", "experienced-overlay")
def test_he_has_the_abilities_of_his_former_self() -> None:
    game = scene({"personalities": [at(NEW, covers=[OLD])], "hand": ["heavy-infantry"]})
    old = next(o.key for o in game.match.pending[0].options if o.verb == "use" and o.card == game.card(NEW).key)
    strength = game.province(0, 0).strength
    game.first.does(old)
    assert game.province(0, 0).strength == strength + 2


@proves("experienced-overlay", "tokens")
def test_tokens_and_how_he_lies_are_kept() -> None:
    game = allen(tokens=[{"force": 2}], bowed=True, dishonored=True)
    game.first.does(f"overlay:{NEW}>{OLD}")
    tadaka = game.card(NEW)
    assert len(tadaka.tokens) == 1 and tadaka.force == 1 + 1 + 2 and tadaka.bowed and tadaka.dishonored


@proves("experienced-example", "experienced")
def test_the_player_who_destroys_him_in_a_battle_gains_honor_for_both_selves() -> None:
    game = scene({"personalities": [fights(NEW, covers=[OLD])]}, {"personalities": [fights("hida-sukune")], "honor": 0},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.second.honor == 4
    assert sorted(card.id for card in game.first.player.dynasty_discard) == [OLD, NEW]


@proves("experienced")
def test_instead_he_may_be_recruited_beside_his_former_self() -> None:
    provinces = [{"card": at(NEW)}, {}, {}, {}]
    game = scene({"personalities": [OLD], "provinces": provinces, "holdings": ["diamond-mine"] * 3, "honor": 20},
                 phase="dynasty")  # fmt: skip
    game.first.does(f"recruit:{NEW}").pays()
    assert sorted(game.first.in_play[:2]) == [OLD, NEW]


@proves("experienced", "unique")
def test_a_second_experienced_one_does_not_come_into_play() -> None:
    provinces = [{"card": at(NEW)}, {}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["diamond-mine"] * 3, "honor": 20}, {"personalities": [NEW]},
                 phase="dynasty")  # fmt: skip
    assert not game.first.may(f"recruit:{NEW}")


@proves("experienced-overlay", "your")
def test_a_former_self_that_another_player_controls_is_not_covered() -> None:
    provinces = [{"card": at(NEW)}, {}, {}, {}]
    game = scene({"provinces": provinces}, {"personalities": [OLD]}, phase="dynasty")
    assert not game.first.may(f"overlay:{NEW}")


APPEARED: list[dict[str, Any]] = [{"card": at(NEW)}, {"card": at("small-farm")}, {}, {}]


def with_both(*, second: list[Any] | None = None, **former: Any) -> Scene:
    """Put the Experienced Tadaka face up into a province of a player who has Tadaka in play.

    A farm lies in another province.
    """
    return scene({"personalities": [at(OLD, **former)], "provinces": APPEARED}, {"personalities": second or []},
                 phase="dynasty")  # fmt: skip


@proves("experienced", "experienced-overlay", "unique")
def test_he_is_not_laid_over_while_he_is_in_play_for_somebody_else() -> None:
    game = with_both(second=[NEW])
    assert not game.first.may(f"overlay:{NEW}")


@proves("experienced-overlay")
def test_effects_on_his_former_self_last_on_him() -> None:
    game = with_both()
    old, cause = game.card(OLD), game.table.rules_of(0)
    game.happens(*cause.gives(old, force=2))
    game.table.durations.lend(old, (lent := limited(effect=lambda use: [use.lose_honor(1)])), "turn")
    game.first.does(f"overlay:{NEW}>{OLD}")
    tadaka = game.card(NEW)
    assert tadaka.force == tadaka.face.force + 2 and lent in tadaka.gained
    game.pass_to("action", seat=1, turn=2)
    assert tadaka.force == tadaka.face.force and lent not in tadaka.gained


@proves("experienced-overlay", "your")
def test_laid_over_a_former_self_that_is_only_borrowed_he_goes_back_with_it() -> None:
    """A ruling: the card on top is the same Personality, so its owner also gets everything that lies on it."""
    game = scene({"provinces": APPEARED}, {"personalities": [OLD]})
    game.happens(game.table.rules_of(0).take_control(game.card(OLD), until="turn"))
    game.pass_to("dynasty", seat=0)
    game.first.does(f"overlay:{NEW}>{OLD}")
    assert game.card(NEW).controller == 0
    game.pass_to("action", seat=1, turn=2)
    assert game.card(NEW).controller == 1 and game.card(NEW) in game.second.player.personalities


@proves("experienced-overlay")
def test_he_does_not_repeat_the_abilities_his_former_self_used_this_turn() -> None:
    old = next(ability for ability in pool()[OLD].abilities if ability.timing is OPEN)
    game = with_both()
    former = game.card(OLD)
    former.uses = counted(former.uses, (old.name, 0), game.table.period("turn"))
    game.first.does(f"overlay:{NEW}>{OLD}")
    tadaka = game.card(NEW)
    gained = next(ability for ability in tadaka.gained if ability.timing is OPEN)
    assert used(tadaka.uses, (gained.name, 0), game.table.period("turn")) == 1


@proves("experienced-overlay", "experienced")
def test_a_personality_under_a_new_name_is_still_laid_over_the_former_self() -> None:
    """Shahadet is the Experienced Naga Warlord, as the card says: "une version précédente" means the person, not the
    name.

    Nevertheless Shahadet is not a "Warlord" card, and the Warlord does not count as Shahadet.
    """
    warlord = at("naga-warlord", attachments=["naga-guard"])
    game = scene(
        {"personalities": [warlord], "provinces": [{"card": at("shahadet-experienced")}, {}, {}, {}], "honor": -5},
        phase="dynasty",
    )
    game.first.does("overlay:shahadet-experienced>naga-warlord")
    shahadet = game.card("shahadet-experienced")
    assert [card.id for card in shahadet.covers] == ["naga-warlord"] and len(shahadet.attachments) == 1
    assert shahadet.called("Shahadet") and not pool()["naga-warlord"].is_called("Shahadet")
