"""Cards that produce gold in unusual ways, hire somebody, pay an enemy to go home, or sacrifice a card."""

from typing import Any

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, scene
from tests.l5r_ccg.scene import fights as f

UNARI, YOJO, SUKUNE, UJI = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji"
MINES = {"holdings": ["diamond-mine"] * 3}


def paid(game: Scene) -> int:
    """Return how much gold has been produced."""
    return sum(record.facts["amount"] for record in game.match.records if record.kind == "produce-gold")


def test_tamako_turns_a_card_into_gold() -> None:
    own = {"personalities": ["asahina-tamako", UNARI], "hand": ["naginata", "focus"]}
    game = scene({**own, "stronghold": at(CRAB, bowed=True)})
    game.first.does("attach:naginata").chooses(UNARI)
    assert game.card("naginata").host is game.card(UNARI) and game.first.hand == []
    assert game.card("asahina-tamako").bowed and paid(game) == 5


def test_a_bowed_tamako_pays_nothing() -> None:
    game = scene({"personalities": [at("asahina-tamako", bowed=True), UNARI], "hand": ["naginata", "archers"]}, {})
    game.first.does("attach:naginata").chooses(UNARI)
    assert "trade:asahina-tamako>archers" not in game.first.options


def test_alhundro_brings_the_explosives_himself() -> None:
    game = scene(
        {"personalities": ["alhundro-cornejo"], "hand": ["explosives"], "stronghold": at(CRAB, bowed=True)},
        {"holdings": ["marketplace"]},
    )
    game.first.does("play:explosives").chooses("marketplace").pays()
    assert game.zone("marketplace") == "dynasty discard" and game.card("alhundro-cornejo").bowed


def test_alhundro_pays_for_nothing_else() -> None:
    game = scene(
        {"personalities": ["alhundro-cornejo", UNARI], "hand": ["naginata"], "stronghold": at(CRAB, bowed=True)}
    )
    assert not game.first.may("attach:naginata")


def test_alhundro_blows_up_a_fortification() -> None:
    game = scene({"personalities": ["alhundro-cornejo"]}, {"provinces": [{"attached": ["moat"]}, {}, {}, {}]})
    game.first.does("use:alhundro-cornejo").chooses("moat")
    assert game.zone("moat") == "dynasty discard"


def test_alhundro_weakens_a_province_for_good() -> None:
    game = scene({"personalities": ["alhundro-cornejo"]}, {})
    strength = game.province(1, 2).strength
    assert not game.first.may("use:alhundro-cornejo")  # There is no Fortification.
    game.first.does("use:alhundro-cornejo:1").does("province:1.2")
    game.pass_to("action", seat=0, turn=3)
    assert game.province(1, 2).strength == strength - 1


def test_the_altar_makes_gold_of_a_personality_and_costs_honor() -> None:
    """The card appeared in 1995, but its text is that of a printing of 2000."""
    game = scene(
        {"personalities": [at(UNARI, attachments=["light-infantry"]), SUKUNE], "holdings": ["sacrificial-altar"],
         "hand": ["naginata"], "stronghold": at(CRAB, bowed=True), "honor": 9},
    )  # fmt: skip
    force = game.card(SUKUNE).force
    game.first.does("attach:naginata").does(UNARI).does(f"sacrifice:sacrificial-altar>{SUKUNE}")
    assert paid(game) == 2 * force and game.first.honor == 9 - force
    assert game.zone(SUKUNE) == "dynasty discard" and game.card("naginata").host is game.card(UNARI)


def test_the_altar_accepts_a_follower_but_none_without_force() -> None:
    game = scene(
        {"personalities": [at(UNARI, attachments=["light-infantry", "apprentice"]), "toku"],
         "holdings": ["sacrificial-altar"], "hand": ["naginata"], "stronghold": at(CRAB, bowed=True)},
    )  # fmt: skip
    game.first.does("attach:naginata").chooses(UNARI)
    assert game.first.asked != "pay" or not game.first.may("sacrifice:sacrificial-altar>apprentice")


# Buying off


def besieged(mines: int, attacker: Any = YOJO) -> Scene:
    """Let the second player be attacked. Return a scene in which the second player owns mines of 2 gold each."""
    return scene(
        {"personalities": [f(attacker) if isinstance(attacker, str) else attacker]},
        {
            "personalities": ["kakita-yuri", f(UJI)],
            "holdings": ["copper-mine"] * mines,
            "stronghold": at(CRAB, bowed=True),
        },
        attack=battle_at(0),
        to_act=1,
    )


def test_yuri_pays_a_unit_to_go_home_unbowed() -> None:
    game = besieged(1)
    game.second.does("use:kakita-yuri").chooses(YOJO).pays()
    assert game.card(YOJO).at is None and not game.card(YOJO).bowed and game.card("kakita-yuri").bowed
    assert paid(game) >= game.card(YOJO).force


def test_yuri_cannot_promise_a_card_that_her_player_lacks() -> None:
    assert not besieged(0).second.may("use:kakita-yuri")


def test_yuri_pays_for_the_whole_unit() -> None:
    strong = f(YOJO, attachments=["heavy-infantry", "heavy-infantry"])
    assert not besieged(1, strong).second.may("use:kakita-yuri")


def test_yuri_does_not_pay_when_her_player_attacks() -> None:
    game = fought([f(YOJO)], [f(UJI)], first={"personalities": ["kakita-yuri", f(YOJO)], **MINES})
    assert not game.first.may("use:kakita-yuri")


# Hired


def hired(**first: Any) -> Scene:
    """Let the first player attack with Gaijin Mercenaries."""
    game = scene({"personalities": [at(YOJO, attachments=["gaijin-mercenaries"])], **first}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    return game


def test_mercenaries_march_for_3_gold() -> None:
    game = hired(holdings=["diamond-mine"])
    game.first.does("gaijin-mercenaries").pays("bow:diamond-mine")
    assert game.zone("gaijin-mercenaries") == "play" and game.card("diamond-mine").bowed


def test_unpaid_mercenaries_are_destroyed() -> None:
    game = hired(holdings=["diamond-mine"])
    game.first.does()
    assert game.zone("gaijin-mercenaries") == "fate discard" and game.card(YOJO).at is not None


def test_mercenaries_of_the_poor_are_destroyed_without_a_question() -> None:
    game = hired(stronghold=at(CRAB, bowed=True))
    assert game.zone("gaijin-mercenaries") == "fate discard"


def test_mercenaries_defend_for_nothing() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": [at(UJI, attachments=["gaijin-mercenaries"])]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    assert game.zone("gaijin-mercenaries") == "play" and game.card(UJI).at is not None


def test_mercenaries_fight_harder_each_time_they_are_paid() -> None:
    game = fought([f(YOJO, attachments=["gaijin-mercenaries"])], [f(UJI)], first={"holdings": ["diamond-mine"] * 2})
    game.first.does("use:gaijin-mercenaries:1").pays("bow:diamond-mine")
    game.second.passes()
    game.first.does("use:gaijin-mercenaries:1").pays()
    assert numbers(game, "gaijin-mercenaries")[0] == 2


# Fire


def test_a_ninja_burns_a_holding_for_twice_its_cost() -> None:
    game = scene(
        {"personalities": ["ninja-spy"], "hand": ["night-of-a-thousand-fires"], "holdings": ["diamond-mine"],
         "stronghold": at(CRAB, bowed=True)},
        {"holdings": ["marketplace", "port"]},
    )  # fmt: skip
    game.first.does("play:night-of-a-thousand-fires")
    assert not game.first.may("port")  # The Port costs 8 gold, and there are 5.
    game.first.chooses("marketplace").pays()
    assert game.zone("marketplace") == "dynasty discard" and game.card("ninja-spy").bowed and paid(game) == 5


def test_without_a_ninja_nothing_burns() -> None:
    game = scene(
        {"personalities": [UNARI], "hand": ["night-of-a-thousand-fires"], **MINES}, {"holdings": ["small-farm"]}
    )
    assert not game.first.may("play:night-of-a-thousand-fires")
