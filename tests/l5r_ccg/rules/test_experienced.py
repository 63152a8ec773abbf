"""Experienced Personalities (chapter 7)."""

from typing import Any

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

OLD, NEW = "isawa-tadaka", "isawa-tadaka-experienced"
OATH = [
    {"attribute": "force", "value": 1}, {"attribute": "chi", "value": 1}, {"attribute": "clan:Unicorn", "value": 1},
]  # fmt: skip


def allen(**former: Any) -> Scene:
    """Allen and Cindy both have Isawa Tadaka in play; the Experienced one appears in a province of Allen's."""
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
    # The numbers are the new ones, with what the Oath changed for good.
    assert (tadaka.force, tadaka.chi) == (1 + 1, 4 + 1) and tadaka.of_clan("Unicorn")
    assert tadaka.trait("Shadowlands") and tadaka.trait("Experienced")
    timings = {ability.timing.name for ability in tadaka.abilities() if ability.name not in ("seppuku", "tactician")}
    assert timings == {"open", "battle"}


@proves("experienced-example", "experienced-overlay")
def test_he_can_do_what_his_former_self_could() -> None:
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
def test_who_destroys_him_in_a_battle_gains_honor_for_both_selves() -> None:
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
