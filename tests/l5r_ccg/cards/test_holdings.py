"""Holdings that produce gold: how much, for which cards, at what price."""

from typing import Any

import pytest

from engine.l5r_ccg.turn.gold import production, ways
from tests.l5r_ccg.scene import Scene, at, scene

STRONGHOLDS = {
    "Lion": "the-ancestral-home-of-the-lion",
    "Crab": "the-war-fortress-of-the-crab",
    "Crane": "the-esteemed-house-of-the-crane",
    "Dragon": "the-mountain-keep-of-the-dragon",
    "Phoenix": "the-sacred-temple-of-the-phoenix",
    "Scorpion": "the-ruined-fortress-of-the-scorpion",
    "Unicorn": "the-provincial-estate-of-the-unicorn",
    "Mantis": "the-yoritomo-alliance",
    "Naga": "the-hidden-temples-of-the-naga",
    "Toturi's Army": "toturi-s-army",
}


def makes(holding: str, wanted: str = "small-farm", *, stronghold: str = STRONGHOLDS["Crab"], **side: Any) -> int:
    """Return how much gold a Holding produces for a card that its player has in the deck."""
    holdings = [holding, *side.pop("holdings", ())]
    deck = "fate_deck" if side.pop("fate", False) else "dynasty_deck"
    game = scene({"stronghold": stronghold, "holdings": holdings, deck: [wanted], **side})
    found = game.card(holding)
    return max((way.amount for way in ways(found, game.card(wanted), 20)), default=0)


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


def test_other_players_cards_count_as_well() -> None:
    game = scene({"holdings": ["port"]}, {"holdings": ["marketplace", "marketplace"]})
    assert production(game.card("port"), None) == 4


def test_the_bandits_live_on_other_players_holdings() -> None:
    game = scene({"holdings": ["bandit-hideout", "port"]}, {"holdings": ["marketplace", "trade-route", "gold-mine"]})
    assert production(game.card("bandit-hideout"), None) == 2


@pytest.mark.parametrize(
    ("holding", "wanted", "amount"),
    [
        ("artificer", "naginata", 5), ("artificer", "light-infantry", 0), ("armory", "naginata", 3),
        ("armory", "light-infantry", 0), ("blacksmiths", "naginata", 4), ("forest", "light-infantry", 1),
        ("ninja-stronghold", "light-infantry", 0),
    ],
)  # fmt: skip
def test_some_make_gold_toward_some_fate_cards(holding: str, wanted: str, amount: int) -> None:
    assert makes(holding, wanted, fate=True) == amount


@pytest.mark.parametrize(
    ("holding", "wanted", "amount"),
    [
        ("engineering-crew", "moat", 6), ("engineering-crew", "port", 0), ("festering-pit-of-fu-leng", "yogo-junzo", 5),
        ("festering-pit-of-fu-leng", "hida-sukune", 0),
    ],
)  # fmt: skip
def test_some_make_gold_toward_some_dynasty_cards(holding: str, wanted: str, amount: int) -> None:
    assert makes(holding, wanted) == amount


def test_the_basecamp_serves_the_people_of_toturi() -> None:
    army = STRONGHOLDS["Toturi's Army"]
    assert makes("basecamp", "light-infantry", fate=True) == 2
    assert makes("basecamp", "light-infantry", fate=True, stronghold=army) == 4
    assert makes("basecamp", "sanzo", stronghold=army) == 4
    assert makes("basecamp", "matsu-yojo", stronghold=army) == 2


def paying(holding: str, **side: Any) -> Scene:
    """Return a scene in which only one Holding pays for Light Infantry."""
    return scene({"stronghold": STRONGHOLDS["Scorpion"], "holdings": [holding], "hand": ["light-infantry"],
                  "personalities": ["hida-sukune"], "honor": 5, **side})  # fmt: skip


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


def test_the_ninja_stronghold_makes_the_gold_for_a_ninja_of_any_cost() -> None:
    assert makes("ninja-stronghold", "hirariko") == 8
    assert makes("ninja-stronghold", "ninja-genin", fate=True) == 4
    assert makes("ninja-stronghold", "ninja-thief", fate=True) == 0, "an Action is not put into play"


def test_the_forest_feeds_the_wild() -> None:
    assert makes("forest", "mountain-goblin") == 2 and makes("forest", "hida-sukune") == 1
    assert makes("forest", "goblin-mob", fate=True) == 2


@pytest.mark.parametrize("holding", ["corrupted-copper-mine", "corrupted-silver-mine", "black-market"])
def test_gold_at_the_price_of_honor(holding: str) -> None:
    game = paying(holding)
    game.first.does("attach:light-infantry").does(f"bow:{holding}")
    assert game.first.honor == 4 and game.card("light-infantry").host is game.card("hida-sukune")


def test_gold_without_a_price_is_proposed_first() -> None:
    game = paying("corrupted-copper-mine")
    game.first.does("attach:light-infantry").pays()
    assert game.first.honor == 5 and not game.card("corrupted-copper-mine").bowed


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


def test_a_trade_that_could_not_make_up_the_cost_is_not_offered() -> None:
    hand = ["medium-infantry", "kolat-assassin", "investigation", "light-infantry"]
    game = paying("merchant-caravan", hand=hand, stronghold=at(STRONGHOLDS["Scorpion"], bowed=True))
    game.first.does("attach:medium-infantry")
    offered = [card for card in ("kolat-assassin", "investigation", "light-infantry")
               if game.first.may(f"trade:merchant-caravan>{card}")]  # fmt: skip
    assert offered == ["kolat-assassin", "investigation"]


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


def test_the_temple_takes_two_gold_for_two_honor() -> None:
    game = scene({"holdings": ["sanctified-temple", "jade-works"], "honor": 5})
    game.first.does("use:sanctified-temple").pays("bow:jade-works")
    assert game.first.honor == 7 and game.card("jade-works").bowed and game.card("sanctified-temple").bowed
    poor = scene({"stronghold": at("the-war-fortress-of-the-crab", bowed=True), "holdings": ["sanctified-temple"]})
    assert not poor.first.may("use:sanctified-temple")


def test_the_ancestors_hear_only_the_honorable() -> None:
    game = scene(
        {"holdings": ["temple-of-the-ancestors"], "personalities": ["daidoji-sembi", "hida-sukune"], "honor": 5}
    )
    game.first.does("use:temple-of-the-ancestors").chooses("daidoji-sembi")
    assert game.first.honor == 8 and game.card("daidoji-sembi").bowed
    low = scene({"holdings": ["temple-of-the-ancestors"], "personalities": ["hida-sukune"]})
    assert not low.first.may("use:temple-of-the-ancestors")


def test_sake_bows_a_personality_with_little_honor() -> None:
    game = scene(
        {"holdings": ["sake-works"], "personalities": ["hida-sukune"]}, {"personalities": ["ginawa", "matsu-yojo"]}
    )
    game.first.does("use:sake-works").chooses("hida-sukune").chooses("ginawa")
    assert game.card("ginawa").bowed and game.card("hida-sukune").bowed and not game.card("matsu-yojo").bowed


def test_a_crane_gets_the_gardens_for_less() -> None:
    def offered(stronghold: str) -> bool:
        provinces = [{"card": at("fantastic-gardens", facedown=False)}, {}, {}, {}]
        game = scene({"stronghold": stronghold, "provinces": provinces, "holdings": ["small-farm"]}, phase="dynasty")
        return game.first.may("recruit:fantastic-gardens")

    assert offered(STRONGHOLDS["Crane"]) and not offered(STRONGHOLDS["Crab"])
