"""Appendix I, 3.4 to 3.5: the glory count, the Imperial Favor and the end of the conflict phase."""

from typing import Any

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

FAVOR = "Faveur Impériale, Se Disputer la Faveur Impériale"


def counted(first: list[Any], second: list[Any], **position: Any) -> Scene:
    """Return the game after the glory count at the end of a conflict phase."""
    sides = [{"characters": characters, "conflicts_left": 0} for characters in (first, second)]
    return scene(*sides, step="3.4.1", asked=(0, 1), **position)


@proves("3.4", "3.4.1", "Compte de Gloire", "Gloire", "Compter")
def test_the_count_adds_the_glory_of_ready_characters_and_one_for_each_claimed_ring() -> None:
    """Step 3.4.1: modified glory of all ready characters, in the conflict or not, and one for each claimed ring."""
    game = counted(
        ["doji-hotaru", at("kakita-asami", bowed=True), at("brash-samurai", status="dishonored")],
        ["ikoma-eiji"],
        rings={"air": {"claimed_by": 1}, "fire": {"claimed_by": 1}, "water": {"fate": 3}},
    )
    record = next(r for r in game.match.records if r.kind == "count-glory")
    assert record.facts["totals"] == (5, 5) and record.facts["winner"] is None
    assert "claim-favor" not in game.kinds


@proves("3.4.2", "Compte de Gloire", FAVOR)
@pytest.mark.parametrize("side", ["military", "political"])
def test_the_winner_of_the_count_takes_the_favor_on_the_side_of_choice(side: str) -> None:
    """Rule 3.4.2: nobody had the Favor.

    The winner takes the Favor, chooses a side, and has its bonus from the next round on.
    """
    game = counted(["doji-hotaru"], ["doji-whisperer"])
    assert game.table.favor is None and game.first.asked == "favor" and game.second.prompt is None
    assert game.first.options == ["favor:military", "favor:political"]
    game.first.does(f"favor:{side}")
    assert game.table.favor == (0, side)
    assert game.match.view(1)["favor"] == {"player": 0, "side": side}


@proves("3.4.2", FAVOR, "Prendre")
def test_the_favor_is_taken_from_its_player() -> None:
    """Rule 3.4.2: the winner takes the Favor from the opponent, and may turn it."""
    game = counted(["doji-whisperer"], ["doji-hotaru"], favor={"player": 0, "side": "military"})
    game.second.does("favor:political")
    assert game.table.favor == (1, "political")


@proves("3.4.2", FAVOR)
def test_a_player_who_keeps_the_favor_by_winning_may_turn_it() -> None:
    """Rule 3.4.2: the player of the Favor claims it again, and chooses a side again."""
    game = counted(["doji-hotaru"], ["doji-whisperer"], favor={"player": 0, "side": "military"})
    game.first.does("favor:political")
    assert game.table.favor == (0, "political")


@proves("3.4.1", "3.4.2", FAVOR, "Compte de Gloire")
@pytest.mark.parametrize("favor", [None, {"player": 1, "side": "political"}])
def test_equal_totals_leave_the_favor_as_it_is(favor: dict[str, Any] | None) -> None:
    """Rule 3.4.2: the Favor stays unclaimed, or with its player and on its side."""
    game = counted(["doji-whisperer"], ["ikoma-prodigy"], favor=favor)
    assert game.table.favor == (None if favor is None else (1, "political"))
    assert game.first.asked != "favor" and game.second.asked != "favor"


@proves(FAVOR)
def test_a_claimed_side_stays_up_until_the_favor_is_claimed_again() -> None:
    """The side chosen in one round is the one that counts in the next, and no other."""
    game = counted([at("doji-hotaru", fate=3)], [at("matsu-beiona", fate=3)])
    game.first.does("favor:military")
    play_on(game, lambda prompt: game.table.round == 2 and prompt.kind == "declare-conflict" and prompt.seat == 0)
    game.first.declares("earth", "political", 0, "doji-hotaru")
    assert game.totals == (6, 0) and game.table.favor == (0, "military")
    play_on(game, lambda prompt: game.conflict is None)
    assert game.table.favor == (0, "military")


@proves(FAVOR)
def test_the_favor_counts_on_either_side_of_a_conflict() -> None:
    """The player has the bonus in each conflict of that type with a participant, attacking or defending."""
    conflict = {"attacker": 0, "ring": "air", "skill": "military"}
    characters = {"characters": [inside("matsu-beiona")]}
    for seat in (0, 1):
        game = scene(characters, characters, conflict=conflict, favor={"player": seat, "side": "military"})
        assert game.totals == ((4, 3) if seat == 0 else (3, 4))
    alone = scene(characters, conflict=conflict, favor={"player": 1, "side": "military"})
    assert alone.totals == (3, 0)


@proves("Compte de Gloire", "Compter")
def test_counting_glory_among_characters_is_no_glory_count() -> None:
    """Radiant Orator compares the glory of participants: claimed rings add nothing there."""
    sides: tuple[Any, Any] = (
        {"characters": [inside("radiant-orator")]},
        {"characters": [inside("kakita-asami"), at("doji-whisperer")]},
    )
    conflict = {"attacker": 0, "ring": "air", "skill": "political"}
    rings = {"water": {"claimed_by": 0}, "fire": {"claimed_by": 0}}
    game = scene(*sides, conflict=conflict, rings=rings, to_act=0, asked=(0,))
    assert not game.first.may("trigger:radiant-orator")
    assert game.table.favor is None


@proves("3.5", "Effets Durables")
def test_the_conflict_phase_ends_after_the_favor() -> None:
    """Rule 3.5: before the phase ends, Shiba Tsukune's interrupt resolves two rings."""
    game = counted(["shiba-tsukune"], ["doji-whisperer"])
    game.first.does("favor:military")
    assert game.table.step == "3.5" and game.first.asked == "interrupt"
    game.first.does("trigger:shiba-tsukune").does("air").does("select:gain").does("fire").does("honor:doji-whisperer")
    assert game.first.honor == 12
    assert game.kinds.index("honor") < game.kinds.index("phase-ends") < game.kinds.index("phase-begins")


@proves("3.5")
def test_an_effect_until_the_end_of_the_phase_is_gone_in_the_fate_phase() -> None:
    """Step 3.5: Adept of the Waves gives Covert for the phase."""
    game = scene(
        {"characters": [at("adept-of-the-waves", fate=1), at("doji-whisperer", fate=1)], "conflicts_left": 0},
        {"characters": ["isawa-masahiro"], "conflicts_left": 0},
        step="3.1-window",
        asked=(0, 1),
    )
    game.first.does("trigger:adept-of-the-waves").does("doji-whisperer")
    assert game.card("doji-whisperer").lasting
    play_on(game, lambda prompt: game.table.phase == "fate")
    assert not game.card("doji-whisperer").lasting
