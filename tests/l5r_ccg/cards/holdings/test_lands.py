"""Lands, mines, ports and buildings."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.machinery.view import view
from engine.l5r_ccg.turn.gold import producers, production
from tests.l5r_ccg.cards.scenes import STRONGHOLDS, force, fought, led, makes, numbers, paid, paying, recruited
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene
from tests.l5r_ccg.scene import fights as f

YOJO = "matsu-yojo"
HISA = "hisa"
JUNZO = "yogo-junzo"
LIGHT = "light-infantry"
TOMB = "forgotten-tomb"
UJI = "daidoji-uji"
MOB = "goblin-mob"
UNARI = "hida-unari"
WARMONGER = "goblin-warmonger"
FORT = "a-hidden-fortress"
MINE = "gold-mine"
SUKUNE = "hida-sukune"
LATER: dict[str, Any] = {"hand": ["charge"]}


# Ancestral Shrines of Otosan Uchi


def test_the_shrines_strengthen_a_meditating_personality_until_the_end_of_the_next_own_turn() -> None:
    game = scene({"holdings": ["ancestral-shrines-of-otosan-uchi"], "personalities": [YOJO]})
    game.first.does("use:ancestral-shrines-of-otosan-uchi")
    one = game.card(YOJO)
    assert (one.bowed, one.force, one.chi) == (True, 3, 4)
    game.pass_to("action", seat=0, turn=3)
    assert (one.force, one.chi) == (3, 4)
    game.pass_to("action", seat=1, turn=4)
    assert (one.force, one.chi) == (2, 2)


# Armory


def test_the_armory_strengthens_a_follower_until_the_end_of_the_turn() -> None:
    game = scene({"holdings": ["armory"], "personalities": [at("hida-sukune", attachments=["light-infantry"])]})
    game.first.does("use:armory").chooses("light-infantry")
    assert game.card("light-infantry", 0).force == 4 and game.card("armory").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("light-infantry", 0).force == 2


# Bandit Hideout


def test_the_bandits_live_on_other_players_holdings() -> None:
    game = scene({"holdings": ["bandit-hideout", "port"]}, {"holdings": ["marketplace", "trade-route", "gold-mine"]})
    assert production(game.card("bandit-hideout"), None) == 2


def test_the_bandits_share_costs_two_honor_each_time_and_their_coming_nothing() -> None:
    side = {"stronghold": STRONGHOLDS["Scorpion"], "honor": 5}
    lying = [{"card": at("bandit-hideout", facedown=False)}, {}, {}, {}]
    game = scene({**side, "provinces": lying}, {"holdings": ["port"]}, phase="dynasty")
    game.first.does("recruit:bandit-hideout").pays()
    assert game.first.honor == 5
    robbing = scene({**side, "stronghold": at(STRONGHOLDS["Scorpion"], bowed=True), "holdings": ["bandit-hideout"],
                     "hand": ["lesser-oni"], "personalities": ["yogo-junzo"]},
                    {"holdings": ["port", "port"]})  # fmt: skip
    robbing.first.does("attach:lesser-oni").pays()
    assert robbing.first.honor == 3 and robbing.card("bandit-hideout").bowed


# Basecamp


def test_the_basecamp_serves_the_people_of_toturi() -> None:
    army = STRONGHOLDS["Toturi's Army"]
    assert makes("basecamp", "light-infantry", fate=True) == 2
    assert makes("basecamp", "light-infantry", fate=True, stronghold=army) == 4
    assert makes("basecamp", "sanzo", stronghold=army) == 4
    assert makes("basecamp", "matsu-yojo", stronghold=army) == 2


# Blacksmiths


@pytest.mark.parametrize(
    ("holding", "beside", "amount"),
    [
        ("pearl-divers", ["port", "island-wharf"], 3), ("port", ["marketplace"], 3), ("pearl-bed", ["pearl-divers"], 2),
        ("trade-route", ["marketplace", "marketplace"], 7), ("blacksmiths", ["iron-mine"], 3),
        ("blacksmiths", ["corrupted-iron-mine"], 1), ("trade-route", ["black-market"], 1),
        ("port", ["black-market"], 1),
        ("trade-route", ["bandit-hideout"], 2), ("marketplace", ["bandit-hideout"], 1),
    ],
)  # fmt: skip
def test_other_cards_in_play_change_its_gold(holding: str, beside: list[str], amount: int) -> None:
    assert makes(holding, holdings=beside) == amount


# Bushi Dojo


@pytest.mark.parametrize(("holding", "gold"), [("bushi-dojo", {"light-infantry": 6, "naginata": 0}),
                                               ("trading-grounds", {"small-farm": 4, "naginata": 1})])  # fmt: skip
def test_a_holding_makes_its_gold_toward_one_kind_of_card(holding: str, gold: dict[str, int]) -> None:
    game = scene(
        {
            "holdings": [holding],
            "hand": ["light-infantry", "naginata"],
            "provinces": [{"card": "small-farm"}, {}, {}, {}],
        }
    )
    face = find_card(holding)
    assert face.gold_for is not None
    assert {wanted: face.gold_for(game.card(holding), game.card(wanted)) for wanted in gold} == gold


# Corrupted Copper Mine


def test_gold_without_a_price_is_proposed_first() -> None:
    game = paying("corrupted-copper-mine")
    game.first.does("attach:light-infantry").pays()
    assert game.first.honor == 5 and not game.card("corrupted-copper-mine").bowed


# Corrupted Iron Mine


@pytest.mark.parametrize(
    ("holding", "clan", "amount"),
    [
        ("copper-mine", "Lion", 2), ("gold-mine", "Dragon", 2), ("silver-mine", "Phoenix", 2), ("iron-mine", "Crab", 2),
        ("stables", "Unicorn", 2), ("marketplace", "Crane", 2), ("geisha-house", "Scorpion", 2),
        ("island-wharf", "Mantis", 1), ("pearl-bed", "Naga", 1), ("black-market", "Crane", 2),
        ("corrupted-copper-mine", "Lion", 1), ("corrupted-iron-mine", "Crab", 2),
        ("corrupted-silver-mine", "Phoenix", 2),
    ],
)  # fmt: skip
def test_a_clan_gets_one_more_from_its_own(holding: str, clan: str, amount: int) -> None:
    other = "Scorpion" if clan != "Scorpion" else "Crab"
    assert makes(holding, stronghold=STRONGHOLDS[other]) == amount
    assert makes(holding, stronghold=STRONGHOLDS[clan]) == amount + 1


# Corrupted Silver Mine


@pytest.mark.parametrize("holding", ["corrupted-copper-mine", "corrupted-silver-mine", "black-market"])
def test_gold_at_the_price_of_honor(holding: str) -> None:
    game = paying(holding)
    game.first.does("attach:light-infantry").does(f"bow:{holding}")
    assert game.first.honor == 4 and game.card("light-infantry").host is game.card("hida-sukune")


# Fantastic Gardens


def test_a_crane_gets_the_gardens_for_less() -> None:
    def offered(stronghold: str) -> bool:
        provinces = [{"card": at("fantastic-gardens", facedown=False)}, {}, {}, {}]
        game = scene({"stronghold": stronghold, "provinces": provinces, "holdings": ["small-farm"]}, phase="dynasty")
        return game.first.may("recruit:fantastic-gardens")

    assert offered(STRONGHOLDS["Crane"]) and not offered(STRONGHOLDS["Crab"])


# Festering Pit of Fu Leng


def test_the_pit_takes_two_honor_for_each_card_that_it_makes_cheaper() -> None:
    side = {"stronghold": STRONGHOLDS["Scorpion"], "honor": 5, "holdings": ["diamond-mine"] * 2}
    lying = [{"card": at("festering-pit-of-fu-leng", facedown=False)}, {}, {}, {}]
    game = scene({**side, "provinces": lying}, phase="dynasty")
    game.first.does("recruit:festering-pit-of-fu-leng").pays()
    assert game.first.honor == 5
    dark = [{"card": at("mountain-goblin", facedown=False)}, {}, {}, {}]
    paid = scene({**side, "holdings": ["festering-pit-of-fu-leng", "small-farm"], "provinces": dark,
                  "stronghold": at(STRONGHOLDS["Scorpion"], bowed=True)}, phase="dynasty")  # fmt: skip
    paid.first.does("recruit:mountain-goblin").pays()
    assert paid.first.honor == 3 and paid.card("mountain-goblin").in_play


# Forest


def test_the_snow_maiden_grows_with_the_forests() -> None:
    game = scene({"personalities": ["yuki-no-onna"], "holdings": ["forest"]}, {"holdings": ["forest", "gold-mine"]})
    assert numbers(game, "yuki-no-onna") == (2, 2)


@pytest.mark.parametrize("forests", [[], ["forest"]])
def test_the_dark_may_refuse_the_snow_maiden_unless_it_has_a_forest(forests: list[str]) -> None:
    game = scene({"personalities": ["yuki-no-onna"], "hand": []},
                 {"personalities": [JUNZO, HISA], "holdings": forests, "hand": [], "honor": 5})  # fmt: skip
    game.first.does("use:yuki-no-onna")
    assert game.card("yuki-no-onna").bowed
    if forests:
        assert game.zone(JUNZO) == "dynasty discard"
    else:
        game.second.does("refuse")
        assert game.zone(JUNZO) == "play" and game.second.honor == 5


def test_the_forest_feeds_the_wild() -> None:
    assert makes("forest", "mountain-goblin") == 2 and makes("forest", "hida-sukune") == 1
    assert makes("forest", "goblin-mob", fate=True) == 2


# Forgotten Tomb: worded as in Gold Edition, by a public table of cards (dragncards-hac).


def tomb(*under: Any, **side: Any) -> Scene:
    given = {"holdings": [at(TOMB, beneath=list(under))], "hand": [LIGHT], "honor": 10, **side}
    return scene(given, {"personalities": [UJI]}, phase="dynasty")


def test_dark_cards_go_face_up_under_the_tomb() -> None:
    game = tomb(hand=[MOB, LIGHT], provinces=[{"card": at(WARMONGER)}, {"card": at(UNARI)}, {}, {}])
    game.first.does(f"entomb:{TOMB}")
    assert not game.first.may(f"choose:{LIGHT}") and not game.first.may(f"choose:{UNARI}")
    game.first.does(f"choose:{MOB}", f"choose:{WARMONGER}")
    lying = view(game.table, 1)["players"][0]["entombed"]
    assert [(one["key"].partition("#")[0], one["waits"]) for one in lying] == [(MOB, 1), (WARMONGER, 2)]
    assert game.first.hand == [LIGHT]
    kept(game)


def test_a_card_waits_as_many_of_its_players_turns_as_it_has_force() -> None:
    game = tomb(at(WARMONGER, waits=2))
    for turn, ready in ((1, False), (3, False), (5, True)):
        game.pass_to("dynasty", seat=0, turn=turn)
        assert game.first.may(f"unearth:{TOMB}") is ready


def test_it_comes_into_play_without_gold_at_its_other_costs() -> None:
    game = tomb(at(JUNZO), holdings=[at(TOMB, beneath=[at(JUNZO)])])
    game.first.does(f"unearth:{TOMB}")
    assert game.zone(JUNZO) == "play" and game.first.honor == 6 and not game.first.player.entombed
    kept(game)


def test_a_follower_from_the_tomb_needs_a_straight_leader() -> None:
    assert not tomb(MOB).first.may(f"unearth:{TOMB}")
    game = tomb(MOB, personalities=[UNARI])
    game.first.does(f"unearth:{TOMB}")
    assert game.card(MOB).host is game.card(UNARI) and game.first.honor == 8


def test_the_honor_requirement_still_applies() -> None:
    assert not tomb("moto-tsume", honor=5).first.may(f"unearth:{TOMB}")
    assert tomb("moto-tsume", honor=0).first.may(f"unearth:{TOMB}")


def test_what_lies_under_the_tomb_is_destroyed_with_it() -> None:
    game = tomb(WARMONGER, MOB)
    game.happens(game.table.rules_of(1).destroy(game.card(TOMB)))
    assert (game.zone(WARMONGER), game.zone(MOB)) == ("dynasty discard", "fate discard")


def test_whether_cards_may_be_buried_does_not_depend_on_the_hand() -> None:
    game = tomb()
    assert game.first.may(f"entomb:{TOMB}")
    assert not tomb(hand=[]).first.may(f"entomb:{TOMB}")


# Gambling House


@pytest.mark.parametrize(("top", "gold"), [("archers", 2), ("focus", 5), ("goblin-mob", 0)])
def test_the_gambling_house_pays_by_luck(top: str, gold: int) -> None:
    game = recruited("gambling-house", fate_deck=[top, "charge"])
    game.first.does("recruit:gambling-house").pays()
    house = game.card("gambling-house")
    assert game.zone(top) == "fate discard" and house.bowed
    game.happens(game.table.framework.straighten(house))
    found = [way.amount for card, way in producers(game.table.players[0], None) if card is house]
    assert found == ([gold] if gold else [])


# Garden of Purification


def test_the_garden_takes_tokens_of_corruption_and_plague() -> None:
    tokens = [{"chi": -1, "name": "Corruption"}, {"force": 1, "name": "Fire"}]
    game = scene({"holdings": ["garden-of-purification"], "personalities": [at("hida-sukune", tokens=tokens)]})
    game.first.does("use:garden-of-purification").chooses("hida-sukune")
    assert [token.name for token in game.card("hida-sukune").tokens] == ["Fire"]
    healthy = scene({"holdings": ["garden-of-purification"], "personalities": ["hida-sukune"]})
    assert not healthy.first.may("use:garden-of-purification")


# A Hidden Fortress: worded as in Anvil of Despair, by a public table of cards (dragncards-hac).


def fortress(**defender: Any) -> Scene:
    """Return the Action Phase after the first player has brought the Fortress into play."""
    lying = [{"card": at(FORT)}, {}, {}, {}]
    game = scene({"provinces": lying, "holdings": [MINE, MINE, MINE]}, phase="dynasty")
    game.first.does(f"recruit:{FORT}").pays()
    return game


def stormed(force: int, **side: Any) -> Scene:
    """Return a battle at the hidden Province. The attacking unit has this Force."""
    hidden = {"index": 4, "lasting": [
        {"attribute": "hidden", "value": 77, "until": "game", "source": FORT},
        {"attribute": "strength-limit", "value": 4, "until": "game", "source": FORT},
        {"attribute": "strength", "value": 4, "until": "game", "layer": "base", "source": FORT},
        {"attribute": "cannot:refill", "value": 1, "until": "game", "source": FORT},
    ]}  # fmt: skip
    game = scene({"personalities": [fights(UNARI, "1.4")], "hand": ["charge"]},
                 {"provinces": [{}, {}, {}, {}, hidden], "holdings": [at(FORT, uid=77)], **side},
                 attack=battle_at(4))  # fmt: skip
    game.happens(game.table.rules_of(0).apply(game.card(UNARI), "force", force - game.card(UNARI).force))
    return game


def test_the_fortress_brings_a_province_on_the_right_that_stays_empty() -> None:
    game = fortress()
    row = game.first.player.provinces
    assert [one.index for one in row] == [0, 1, 2, 3, 4]
    assert row[-1].card is None and row[-1].strength == 4
    kept(game)
    game.pass_to("action", turn=3)
    assert row[-1].card is None and row[0].card is not None


def test_the_strength_of_the_hidden_province_falls_but_does_not_rise() -> None:
    game = fortress()
    cause, place = game.table.rules_of(0), game.first.player.provinces[-1]
    game.happens(cause.apply(place, "strength", 5))
    assert place.strength == 4
    game.happens(cause.apply(place, "strength", -7))
    assert place.strength == 2


def test_the_fortress_falls_with_its_province() -> None:
    game = stormed(5)
    kept(game)
    game.resolve_battle()
    assert game.second.player.province(4).destroyed and game.zone(FORT) == "dynasty discard"
    assert len(game.second.player.standing) == 4


def test_the_hidden_province_falls_with_its_fortress() -> None:
    game = fortress()
    game.happens(game.table.rules_of(1).destroy(game.card(FORT)))
    assert game.first.player.provinces[-1].destroyed and len(game.first.player.standing) == 4
    kept(game)


def test_the_hidden_province_holds_against_its_own_strength() -> None:
    game = stormed(4)
    game.resolve_battle()
    assert not game.second.player.province(4).destroyed and game.zone(FORT) == "play"


def test_nothing_follows_from_the_fall_of_the_hidden_province() -> None:
    keep = "the-mountain-keep-of-the-dragon"
    hidden, usual = stormed(5, stronghold=keep), scene(
        {"personalities": [fights(UNARI, "1.0")], "hand": ["charge"]}, {"stronghold": keep}, attack=battle_at(0)
    )  # fmt: skip
    usual.happens(usual.table.rules_of(0).apply(usual.card(UNARI), "force", 20))
    before = hidden.second.player.province(1).strength
    for game in (hidden, usual):
        game.resolve_battle()
    assert hidden.second.player.province(1).strength == before < usual.second.player.province(1).strength


def test_the_conqueror_of_the_hidden_province_is_not_sung_of() -> None:
    game = stormed(5)
    game.resolve_battle()
    ends = next(one for one in reversed(game.match.records) if one.kind == "battle-ends")
    assert ends.facts["won_by"] is None


# Imperial Acrobats


@pytest.mark.parametrize(
    ("holding", "gained"),
    [("dance-troupe", 2), ("imperial-acrobats", 2), ("hawks-and-falcons", 1), ("fantastic-gardens", 2)],
)
def test_holdings_bow_for_honor(holding: str, gained: int) -> None:
    game = scene({"holdings": [holding], "honor": 5})
    game.first.does(next(key for key in game.first.options if key.startswith(f"use:{holding}")))
    assert game.first.honor == 5 + gained and game.card(holding).bowed


def test_the_acrobats_bring_honor_with_their_gold() -> None:
    game = paying("imperial-acrobats")
    game.first.does("attach:light-infantry").does("bow:imperial-acrobats")
    assert game.first.honor == 6


# Marketplace


def test_other_players_cards_count_as_well() -> None:
    game = scene({"holdings": ["port"]}, {"holdings": ["marketplace", "marketplace"]})
    assert production(game.card("port"), None) == 4


# Merchant Caravan


def test_the_caravan_trades_a_card_of_the_hand_for_gold_equal_to_its_focus() -> None:
    game = paying("merchant-caravan", hand=["light-infantry", "kolat-assassin"])
    game.first.does("attach:light-infantry").does("trade:merchant-caravan>kolat-assassin")
    assert game.zone("kolat-assassin") == "fate discard" and game.card("merchant-caravan").bowed
    assert game.card("light-infantry").host is game.card("hida-sukune")


def test_the_caravan_does_not_trade_the_card_that_is_paid_for() -> None:
    game = paying("merchant-caravan", stronghold=STRONGHOLDS["Crab"], hand=["heavy-infantry"])
    assert not game.first.may("attach:heavy-infantry")


def test_one_card_is_bowed_in_one_way() -> None:
    game = paying("merchant-caravan", hand=["light-infantry", "kolat-assassin", "heavy-infantry"])
    game.first.does("attach:light-infantry")
    assert game.first.refused("trade:merchant-caravan>kolat-assassin", "trade:merchant-caravan>heavy-infantry")


def test_two_caravans_do_not_trade_the_same_card() -> None:
    """The card is discarded to produce gold, and it is discarded only once."""
    side = {"holdings": ["merchant-caravan"] * 3, "personalities": ["hida-unari"],
            "stronghold": at(STRONGHOLDS["Crab"], bowed=True)}  # fmt: skip
    # The Heavy Infantry costs 8. One Assassin makes 3 gold, three of them make 9.
    assert not scene({**side, "hand": ["heavy-infantry", "kolat-assassin"]}).first.may("attach:heavy-infantry")
    game = scene({**side, "hand": ["heavy-infantry", *["kolat-assassin"] * 3]})
    game.first.does("attach:heavy-infantry")
    caravans, assassins = ([card.key for card in game.cards(name)] for name in ("merchant-caravan", "kolat-assassin"))
    same = [f"trade:{caravan}>{assassins[0]}" for caravan in caravans]
    assert game.first.refused(*same) == "given-up-twice"
    game.first.pays()
    assert game.zone("heavy-infantry") == "play" and not game.first.hand
    assert sorted(card.zone for card in game.cards("kolat-assassin")) == ["fate discard"] * 3


# Ninja Stronghold


def test_the_ninja_stronghold_makes_the_gold_for_a_ninja_of_any_cost() -> None:
    assert makes("ninja-stronghold", "hirariko") == 8
    assert makes("ninja-stronghold", "ninja-genin", fate=True) == 4
    assert makes("ninja-stronghold", "ninja-thief", fate=True) == 0, "an Action is not put into play"


# Prayer Shrines


@pytest.mark.parametrize(
    ("castle", "rings", "gold"),
    [
        ("the-brotherhood-of-shinsei", [], 2),
        ("the-brotherhood-of-shinsei", ["ring-of-fire", "ring-of-water"], 4),
        ("the-war-fortress-of-the-crab", ["ring-of-fire"], 2),
    ],
)
def test_the_prayer_shrines_give_gold_for_the_rings_of_the_brotherhood(
    castle: str, rings: list[str], gold: int
) -> None:
    game = scene({"stronghold": castle, "holdings": ["prayer-shrines"], "rings": rings})
    assert production(game.card("prayer-shrines"), None) == gold


# Sacrificial Altar


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


# Sake Works


def test_sake_bows_a_personality_with_little_honor() -> None:
    game = scene(
        {"holdings": ["sake-works"], "personalities": ["hida-sukune"]}, {"personalities": ["ginawa", "matsu-yojo"]}
    )
    game.first.does("use:sake-works").chooses("hida-sukune").chooses("ginawa")
    assert game.card("ginawa").bowed and game.card("hida-sukune").bowed and not game.card("matsu-yojo").bowed


# Sanctified Temple


def test_the_temple_takes_two_gold_for_two_honor() -> None:
    game = scene({"holdings": ["sanctified-temple", "jade-works"], "honor": 5})
    game.first.does("use:sanctified-temple").pays("bow:jade-works")
    assert game.first.honor == 7 and game.card("jade-works").bowed and game.card("sanctified-temple").bowed
    poor = scene({"stronghold": at("the-war-fortress-of-the-crab", bowed=True), "holdings": ["sanctified-temple"]})
    assert not poor.first.may("use:sanctified-temple")


# School of Wizardry


def school(student: str) -> Scene:
    side = {"provinces": [{"card": at(student)}, {}, {}, {}], "holdings": ["school-of-wizardry"], "honor": 30,
            "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}  # fmt: skip
    return scene(side, LATER, phase="dynasty", to_act=0)


def test_the_school_pays_for_a_human_shugenja() -> None:
    game = school("isawa-kaede")
    game.first.does("recruit:isawa-kaede").pays()
    assert game.card("isawa-kaede").in_play and game.card("school-of-wizardry").bowed


@pytest.mark.parametrize("student", ["naga-shugenja", UNARI])
def test_the_school_teaches_nobody_else(student: str) -> None:
    assert not school(student).first.may(f"recruit:{student}")


# Small Farm


def test_peasants_live_on_farms_and_their_death_is_a_shame() -> None:
    game = led(
        "ashigaru",
        "ginawa",
        foe=fights("hida-unari", attachments=["heavy-infantry"]),
        holdings=["small-farm", "small-farm"],
        honor=5,
    )
    assert force(game, "ashigaru") == 2
    game.resolve_battle()
    assert game.first.honor == 3


# Temple of Bishamon


@pytest.mark.parametrize(("honor", "may"), [(5, True), (4, False)])
def test_bishamon_wants_a_house_of_honor(honor: int, may: bool) -> None:
    game = recruited("temple-of-bishamon", honor=honor)
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


# Temple of the Ancestors


def test_the_ancestors_hear_only_the_honorable() -> None:
    game = scene(
        {"holdings": ["temple-of-the-ancestors"], "personalities": ["daidoji-sembi", "hida-sukune"], "honor": 5}
    )
    game.first.does("use:temple-of-the-ancestors").chooses("daidoji-sembi")
    assert game.first.honor == 8 and game.card("daidoji-sembi").bowed
    low = scene({"holdings": ["temple-of-the-ancestors"], "personalities": ["hida-sukune"]})
    assert not low.first.may("use:temple-of-the-ancestors")


# Tomb of Iuchiban


def test_the_tomb_strengthens_a_shadowlands_personality_for_good() -> None:
    game = scene(
        {"holdings": ["tomb-of-iuchiban", *["diamond-mine"] * 2], "honor": 5,
         "provinces": [{"card": at("yogo-junzo", facedown=False)}, {}, {}, {}]},
        phase="dynasty",
    )  # fmt: skip
    game.first.does("recruit:yogo-junzo").pays()
    game.first.does("trigger:tomb-of-iuchiban")
    assert (game.card("yogo-junzo").force, game.card("yogo-junzo").chi) == (4, 3) and game.first.honor == 1
    game.pass_to("action", seat=1, turn=2)
    assert game.card("yogo-junzo").force == 4
