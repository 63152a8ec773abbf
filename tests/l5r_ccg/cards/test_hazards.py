"""Gambling houses, war machines, tribute and madness: cards that cost their owner and everybody who faces them."""

from typing import Any

import pytest

from engine.l5r_ccg.turn.gold import producers
from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, scene
from tests.l5r_ccg.scene import fights as f

UNARI, YOJO, SUKUNE, UJI, UONA = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "isawa-uona"
MINES = {"holdings": ["diamond-mine"] * 3}
MACHINE = "the-monstrous-war-machine-of-fu-leng"


def recruiting(who: str, **first: Any) -> Scene:
    lying = [{"card": at(who, facedown=False)}, {}, {}, {}]
    return scene({"provinces": lying, "honor": 9, **MINES, **first}, {}, phase="dynasty")


# Holdings


@pytest.mark.parametrize(("top", "gold"), [("archers", 2), ("focus", 5), ("goblin-mob", 0)])
def test_the_gambling_house_pays_by_luck(top: str, gold: int) -> None:
    game = recruiting("gambling-house", fate_deck=[top, "charge"])
    game.first.does("recruit:gambling-house").pays()
    house = game.card("gambling-house")
    assert game.zone(top) == "fate discard" and house.bowed
    game.happens(game.table.framework.straighten(house))
    found = [way.amount for card, way in producers(game.table.players[0], None) if card is house]
    assert found == ([gold] if gold else [])


@pytest.mark.parametrize(("honor", "may"), [(5, True), (4, False)])
def test_bishamon_wants_a_house_of_honor(honor: int, may: bool) -> None:
    game = recruiting("temple-of-bishamon", honor=honor)
    assert game.first.may("recruit:temple-of-bishamon") is may


def test_bishamon_brings_honor() -> None:
    game = scene({"holdings": ["temple-of-bishamon"], "honor": 5})
    game.first.does("use:temple-of-bishamon")
    assert game.first.honor == 6 and game.card("temple-of-bishamon").bowed


@pytest.mark.parametrize(("foe", "may"), [("yogo-junzo", True), (YOJO, False)])
def test_bishamon_bows_dark_attackers_even_where_nobody_defends(foe: str, may: bool) -> None:
    game = scene({"personalities": [f(foe)]}, {"holdings": ["temple-of-bishamon"], "personalities": [UJI]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    assert game.second.may("use:temple-of-bishamon:1") is may
    if may:
        game.second.does("use:temple-of-bishamon:1")
        assert game.card(foe).bowed


def test_bishamon_does_nothing_for_attackers() -> None:
    game = fought([f(YOJO)], [f("yogo-junzo")], first={"holdings": ["temple-of-bishamon"]})
    assert not game.first.may("use:temple-of-bishamon:1")


def test_the_dark_oracle_blows_a_spell_elsewhere() -> None:
    game = scene({"personalities": [at(UONA, attachments=["biting-steel"])]},
                 {"personalities": [UJI, YOJO], "holdings": ["dark-oracle-of-air"], "honor": 9})  # fmt: skip
    game.first.does("use:biting-steel").chooses(UJI)
    game.second.does("trigger:dark-oracle-of-air")  # Uona is bowed, so Yojo casts it.
    game.second.passes()
    assert numbers(game, YOJO) == (2, 2) and numbers(game, UJI) == (0, 0) and game.second.honor == 5


def test_the_dark_oracle_turns_no_other_action() -> None:
    game = scene({"hand": ["careful-planning"]},
                 {"personalities": [UJI, YOJO], "holdings": ["dark-oracle-of-air"], "honor": 9})  # fmt: skip
    game.first.does("play:careful-planning").chooses(UJI)
    assert not game.second.may("trigger:dark-oracle-of-air")


def test_disrupted_resources_keep_gold_holdings_out() -> None:
    lying = [{"card": at("gold-mine", facedown=False)}, {"card": at("dance-troupe", facedown=False)},
             {"card": at("moat", facedown=False)}, {}]  # fmt: skip
    game = scene({"provinces": lying, **MINES}, {"hand": ["disrupted-resources"], "holdings": ["diamond-mine"] * 2})
    game.first.does("pass")
    game.second.does("play:disrupted-resources").pays()
    game.pass_to("dynasty", turn=1)
    assert not game.first.may("recruit:gold-mine") and game.first.may("recruit:moat")


def test_resources_are_not_disrupted_in_a_battle() -> None:
    game = fought([f(YOJO)], [f(UJI)], first={"hand": ["disrupted-resources"], **MINES})
    assert not game.first.may("play:disrupted-resources")


# Attaching


@pytest.mark.parametrize(("worn", "cost"), [("naginata", 1), ("the-jade-hand", 6), ("light-infantry", 1)])
def test_the_scavenger_finds_items_cheaply(worn: str, cost: int) -> None:
    """The text is that of a printing of 2002. The card makes Items cheaper, and not Followers."""
    game = scene({"personalities": ["ratling-scavenger"], "hand": [worn]})
    assert game.table.gold_cost(game.card(worn), 0, game.card("ratling-scavenger")) == cost


@pytest.mark.parametrize(
    ("who", "worn", "may"),
    [
        ("ogre-bushi", "light-infantry", False),
        ("ogre-bushi", "the-armor-of-the-golden-samurai", False),
        ("ogre-bushi", "naginata", True),
        ("oni-no-ogon", "naginata", False),
        ("oni-no-ogon", "light-infantry", True),
        (MACHINE, "naginata", False),
        (MACHINE, "light-infantry", True),
    ],
)
def test_monsters_wear_any_armor(who: str, worn: str, may: bool) -> None:
    game = scene({"personalities": [who], "hand": [worn], "honor": 9, **MINES})
    assert game.first.may(f"attach:{worn}") is may


@pytest.mark.parametrize(("worn", "may"), [("shield-wall", False), ("light-infantry", True)])
def test_behind_a_shield_wall_nobody_is_shot(worn: str, may: bool) -> None:
    game = fought([f("mirumoto-sukune")], [f(UJI, attachments=[worn])])
    assert game.first.may("use:mirumoto-sukune") is may


# The war machine


def test_the_machine_needs_a_crew_that_fights_no_more() -> None:
    game = scene({"personalities": [f(MACHINE, attachments=["heavy-infantry"])]}, {}, attack=battle_at(0), to_act=1)
    machine = game.card(MACHINE)
    assert machine.force == 8 and machine.unit_force == 8
    game.happens(game.table.framework.destroy(game.card("heavy-infantry")))
    assert machine.force == 0


def test_the_machine_crushes_its_crew_when_it_bows() -> None:
    game = scene({"personalities": [at(MACHINE, attachments=["medium-infantry"])]})
    game.happens(game.table.framework.bow(game.card(MACHINE)))
    assert game.zone("medium-infantry") == "fate discard" and game.zone(MACHINE) == "play"


@pytest.mark.parametrize(("own", "foe"), [(MACHINE, YOJO), (YOJO, MACHINE)])
def test_the_machine_neither_challenges_nor_is_challenged(own: str, foe: str) -> None:
    leaders = [f(one, attachments=["light-infantry"]) for one in (own, foe)]
    game = fought([leaders[0]], [leaders[1]], first={"hand": ["iaijutsu-duel"]})
    assert not game.first.may("play:iaijutsu-duel")


# Tribute


def tribute(**second: Any) -> Scene:
    game = scene({"personalities": ["oni-no-ogon"], **MINES}, {"personalities": [YOJO], **second})
    game.first.does("use:oni-no-ogon").pays("bow:diamond-mine")
    game.second.passes()
    game.first.does("use:oni-no-ogon:1")
    return game


def test_a_player_who_can_pay_gives_tribute_to_the_oni() -> None:
    game = tribute(holdings=["copper-mine", "small-farm"])
    game.second.pays("bow:copper-mine")
    assert game.card("copper-mine").bowed and not game.card("small-farm").bowed


def test_a_player_who_cannot_pay_tribute_bows_all_producers_of_gold() -> None:
    poor = {"stronghold": at(CRAB, bowed=True)}
    game = scene({"personalities": [at("oni-no-ogon", tokens=[{"name": "Blood", "force": 9}])]},
                 {"holdings": ["copper-mine", "small-farm", "dance-troupe", "hawks-and-falcons"], **poor})  # fmt: skip
    game.first.does("use:oni-no-ogon:1")
    bowed = [card.id for card in game.table.players[1].holdings if card.bowed]
    assert bowed == ["copper-mine", "small-farm", "dance-troupe"]


def test_an_oni_without_force_asks_for_nothing() -> None:
    assert not scene({"personalities": ["oni-no-ogon"]}).first.may("use:oni-no-ogon:1")


# Courts


def test_kado_is_handed_over_and_makes_personalities_dearer() -> None:
    game = recruiting("kado")
    game.first.does("recruit:kado").pays()
    game.first.does("player:1")
    assert game.card("kado").controller == 1
    lying = [{"card": at(YOJO, facedown=False)}, {}, {}, {}]
    dear = scene({"personalities": ["kado"], "provinces": lying}, {"provinces": lying}, phase="dynasty")
    assert dear.table.gold_cost(dear.card(YOJO, 0), 0) == 7 and dear.table.gold_cost(dear.card(YOJO, 1), 1) == 5


def test_kado_may_be_kept() -> None:
    game = recruiting("kado")
    game.first.does("recruit:kado").pays()
    game.first.does()
    assert game.card("kado").controller == 0


def test_ichiro_lobbies_a_second_time() -> None:
    game = scene({"personalities": ["kakita-ichiro", UJI], "honor": 5}, {"honor": 20}, favor=1)
    game.first.does(f"lobby:{UJI}")
    game.pass_while(lambda: game.first.asked != "action")
    assert not game.first.may("lobby:kakita-ichiro")
    game.first.does("use:kakita-ichiro")
    assert game.card("kakita-ichiro").bowed and game.kinds.count("lobby") == 2


def test_ichiro_does_not_lobby_for_a_favor_that_his_player_has() -> None:
    assert not scene({"personalities": ["kakita-ichiro"]}, favor=0).first.may("use:kakita-ichiro")


@pytest.mark.parametrize(("where", "home"), [("1.0", True), ("1.1", False)])
def test_ryozo_flees_the_favor(where: str, home: bool) -> None:
    own = [f(YOJO), f("ikoma-ryozo", where)]
    game = scene({"personalities": own}, {"personalities": [f(UJI)]}, attack=battle_at(0), to_act=1, favor=1)
    game.second.does("use:imperial-favor:2" if game.second.may("use:imperial-favor:2") else "imperial-favor").chooses(
        YOJO
    )
    ryozo = game.card("ikoma-ryozo")
    assert (ryozo.at is None, ryozo.bowed) == (home, home) and game.card(YOJO).at is None


# Magic


def test_the_essence_of_fire_takes_the_opponents_items_for_the_duel() -> None:
    game = scene(
        {"personalities": [at(UJI, attachments=["naginata"])], "hand": ["iaijutsu-challenge"], "honor": 9},
        {"personalities": [YOJO, at(UONA, attachments=["essence-of-fire"])], "honor": 9, "hand": ["charge"]},
    )
    game.first.does("play:iaijutsu-challenge").chooses(YOJO)
    game.second.does("accept")
    assert game.card(UJI).chi == 5
    game.second.does("trigger:essence-of-fire")
    assert game.card(UJI).chi == 3 and game.card(UONA).bowed
    game.pass_while(lambda: game.table.duel is not None)
    assert game.card(UJI).chi == 5


def test_the_essence_of_fire_needs_an_item() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
                 {"personalities": [YOJO, at(UONA, attachments=["essence-of-fire"])], "honor": 9})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(YOJO)
    game.second.does("accept")
    assert not game.second.may("trigger:essence-of-fire")


def test_the_doom_takes_as_much_chi_as_there_are_shugenja_and_never_all() -> None:
    own = [at(UONA, attachments=["doom-of-fu-leng"]), "asahina-tomo", "isawa-tadaka"]
    game = scene({"personalities": own}, {"personalities": [UJI]})
    game.first.does("use:doom-of-fu-leng:1").does(UJI).does("asahina-tomo", "isawa-tadaka")
    assert game.card(UJI).chi == 1
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UJI).chi == 3 and game.card(UONA).chi == 2  # The Black Scroll corrupts its caster.
    game.first.does("use:doom-of-fu-leng:1")
    assert not game.first.may(UJI)


def test_winds_put_as_much_chi_to_sleep_as_the_cards_have_focus() -> None:
    """The two Shugenja turn up cards of 2 and 2 Focus: Personalities of less than 4 Chi in all bow."""
    own = [at(UONA, attachments=["wind-borne-slumbers"]), "asahina-tomo"]
    game = scene({"personalities": own, "fate_deck": ["archers"] * 4}, {"personalities": [UJI, "toku", YOJO]})
    game.first.does("use:wind-borne-slumbers").does("asahina-tomo")
    assert len(game.table.players[0].fate_discard) == 3 and game.zone("wind-borne-slumbers") == "fate discard"
    assert game.first.refused(UJI, "toku") == "total-too-high"
    game.first.does("toku", YOJO)
    assert game.card("toku").bowed and game.card(YOJO).bowed and not game.card(UJI).bowed


# Madness and fire


def test_madness_doubles_and_then_destroys_the_clean() -> None:
    mixed = f(YOJO, attachments=["goblin-mob", "light-infantry"])
    game = fought([mixed, f(SUKUNE, attachments=["medium-infantry"])], [f(UJI)], first={"hand": ["shadowmadness"]})
    game.first.does("play:shadowmadness")
    assert game.card("light-infantry").force == 4 and game.card("goblin-mob").force == 1
    assert game.card("medium-infantry").force == 3
    game.pass_to("action", turn=2)
    assert game.zone("light-infantry") != "play"


def test_only_a_mixed_unit_goes_mad() -> None:
    game = fought([f(YOJO, attachments=["goblin-mob"])], [f(UJI, attachments=["light-infantry"])],
                  first={"hand": ["shadowmadness"]})  # fmt: skip
    assert not game.first.may("play:shadowmadness")


def test_inner_fire_raises_a_personality_who_may_take_no_action_then() -> None:
    own = {"personalities": [f("mirumoto-sukune", bowed=True), f(YOJO)], "hand": ["inner-fire", "charge"]}
    game = scene(own, {"personalities": [f(UJI)]}, attack=battle_at(0), to_act=1)
    game.second.passes()
    game.first.does("play:inner-fire")
    assert not game.card("mirumoto-sukune").bowed
    game.second.passes()
    assert not game.first.may("use:mirumoto-sukune")
    game.first.does("play:charge")
    assert numbers(game, YOJO)[0] == 3  # Yojo was the only Personality that could be chosen.


def test_inner_fire_is_for_the_bowed() -> None:
    assert not fought([f(YOJO)], [f(UJI)], first={"hand": ["inner-fire"]}).first.may("play:inner-fire")


# Duty


@pytest.mark.parametrize(("dark", "turn", "bound"), [("yogo-junzo", 1, True), ("yogo-junzo", 3, True),
                                                     ("yogo-junzo", 5, False), (YOJO, 1, False)])  # fmt: skip
def test_duty_binds_while_there_is_darkness(dark: str, turn: int, bound: bool) -> None:
    lying = [{"card": at("duty-to-the-empire", facedown=True)}, {}, {}, {}]
    game = scene({"provinces": lying}, {"personalities": [dark]}, phase="straighten", active=0)
    game.pass_to("action", seat=0, turn=turn)
    for player in game.table.players:
        assert player.forbids("honor-victory") is bound and player.forbids("act-politically") is bound
