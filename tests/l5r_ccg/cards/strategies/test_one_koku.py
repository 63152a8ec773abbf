"""One Koku: gold from the hand, wherever a player pays gold, and what the others may learn from the payment."""

from typing import Any

import pytest

from engine.fuzzing.ccg import CcgProbe
from engine.fuzzing.interference import check_interference
from engine.kernel.rng import Streams
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, scene

KOKU, LIGHT, UNARI, FARM, MINE = "one-koku", "light-infantry", "hida-unari", "small-farm", "copper-mine"
HOME = at("the-war-fortress-of-the-crab", bowed=True)
PLAY = f"play:{KOKU}"
DECK = "crab-1997"


def poor(*hand: str, holdings: tuple[str, ...] = (), **facts: Any) -> Scene:
    """Return the Action Phase of a player whose Stronghold is bowed."""
    side = {"personalities": [UNARI], "hand": list(hand), "holdings": list(holdings), "stronghold": HOME}
    return scene(side, {"hand": ["charge"]}, **facts)


def buying(cost: str, *hand: str, holdings: tuple[str, ...] = (), **facts: Any) -> Scene:
    """Return the Dynasty Phase of a player whose Stronghold is bowed, with a card in the first Province."""
    side = {"provinces": [{"card": at(cost)}, {}, {}, {}], "hand": list(hand), "holdings": list(holdings)}
    return scene({**side, "stronghold": HOME, "honor": 10}, phase="dynasty", to_act=0, **facts)


def test_it_pays_one_gold_for_an_attachment_and_is_discarded() -> None:
    game = poor(KOKU, LIGHT)
    game.first.does(f"attach:{LIGHT}").pays(PLAY)
    assert game.card(LIGHT).in_play and game.zone(KOKU) == "fate discard"
    assert "play-for-gold" in game.kinds
    kept(game)


def test_it_adds_to_the_gold_of_holdings() -> None:
    assert not poor("charge", "medium-infantry", holdings=(MINE,)).first.may("attach:medium-infantry")
    game = poor(KOKU, "medium-infantry", holdings=(MINE,))
    game.first.does("attach:medium-infantry").pays(f"bow:{MINE}", PLAY)
    assert game.card("medium-infantry").in_play and game.zone(KOKU) == "fate discard"


def test_two_of_them_pay_two_gold() -> None:
    assert buying(MINE, KOKU, KOKU).first.may(f"recruit:{MINE}")
    assert not buying(MINE, KOKU).first.may(f"recruit:{MINE}")


def test_it_pays_for_a_holding_from_a_province() -> None:
    game = buying(MINE, KOKU, holdings=(FARM,))
    game.first.does(f"recruit:{MINE}").pays(f"bow:{FARM}", PLAY)
    assert game.card(MINE).zone == "play" and game.zone(KOKU) == "fate discard"


def test_it_leaves_a_holding_straight() -> None:
    game = poor(KOKU, LIGHT, holdings=(FARM,))
    game.first.does(f"attach:{LIGHT}").pays(PLAY)
    assert not game.card(FARM).bowed and game.card(LIGHT).in_play


def test_it_pays_for_an_action() -> None:
    game = poor(KOKU, "levy-troops", holdings=(MINE,))
    assert game.first.may("play:levy-troops")
    assert not poor("charge", "levy-troops", holdings=(MINE,)).first.may("play:levy-troops")


def test_the_proposal_of_a_payment_spares_it() -> None:
    game = poor(KOKU, LIGHT, holdings=(FARM,))
    game.first.does(f"attach:{LIGHT}")
    assert game.first.prompt is not None and game.first.prompt.data is not None
    (proposed,) = game.first.prompt.data["proposal"]
    assert proposed.startswith(f"bow:{FARM}")


def test_it_is_played_only_to_pay() -> None:
    assert not poor(KOKU, holdings=(FARM,)).first.may(PLAY)


def test_it_does_not_help_another_player() -> None:
    game = scene({"personalities": [UNARI], "hand": [LIGHT], "stronghold": HOME}, {"hand": [KOKU]})
    assert not game.first.may(f"attach:{LIGHT}")


@pytest.mark.parametrize("hand", [[KOKU, LIGHT], ["charge", LIGHT]])
def test_every_player_who_might_hold_it_is_asked_how_to_pay(hand: list[str]) -> None:
    game = poor(*hand, holdings=(FARM,), asked=(0,))
    game.first.does(f"attach:{LIGHT}")
    assert game.first.asked == "pay"


def test_a_known_deck_without_it_pays_unasked() -> None:
    game = poor("charge", LIGHT, holdings=(FARM,), asked=(0,), decks=(DECK, DECK))
    game.first.does(f"attach:{LIGHT}")
    assert game.card(LIGHT).in_play and game.card(FARM).bowed


@pytest.mark.parametrize("hand", [[KOKU], ["charge"]])
def test_every_player_who_might_pay_with_it_is_asked_in_the_dynasty_phase(hand: list[str]) -> None:
    game = buying(MINE, *hand, holdings=(FARM,), asked=(0,))
    assert game.first.asked == "dynasty" and game.first.may(f"recruit:{MINE}") == (hand == [KOKU])


@pytest.mark.parametrize("hand", [[KOKU, LIGHT, "no-dachi"], ["charge", LIGHT, "no-dachi"]])
def test_nobody_learns_who_holds_it(hand: list[str]) -> None:
    probe, stream = CcgProbe(), Streams("koku")["checks"]
    game = poor(*hand, holdings=(FARM, MINE), asked=(0, 1))
    assert sum(check_interference(game.match, 1, probe, stream) for _ in range(12)) > 0
