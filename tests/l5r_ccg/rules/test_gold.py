"""Gold: its production, its use, and its loss (chapter 7)."""

from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import at, scene


@proves("producing", "holding", "card-parts")
def test_several_producers_pay_for_one_card_and_are_bowed() -> None:
    keep = "the-mountain-keep-of-the-dragon"
    army = {"personalities": ["hida-sukune"], "hand": ["heavy-infantry"]}
    game = scene({"holdings": ["diamond-mine", "small-farm"], "stronghold": keep, **army})
    game.first.does("attach:heavy-infantry").pays("diamond-mine", "the-mountain-keep-of-the-dragon")
    assert game.card("diamond-mine").bowed and not game.card("small-farm").bowed
    assert game.card("heavy-infantry").host is game.card("hida-sukune")


@proves("paying-costs")
def test_gold_beyond_the_cost_is_lost() -> None:
    """The rulebook's Diamond Mine: the rest of its five gold does not pay for a second card."""
    game = scene(
        {
            "holdings": ["diamond-mine"],
            "personalities": ["hida-sukune"],
            "hand": ["light-cavalry", "light-infantry"],
            "stronghold": at("the-war-fortress-of-the-crab", bowed=True),
        }
    )
    game.first.does("attach:light-cavalry").pays()
    game.pass_to("action", 1)
    assert not game.first.may("attach:light-infantry") and game.card("light-infantry").zone == "hand"


@proves("paying-costs")
def test_an_unaffordable_card_is_not_offered_and_too_little_gold_is_refused() -> None:
    held = ["heavy-infantry", "medium-cavalry"]
    game = scene({"holdings": ["small-farm", "small-farm"], "personalities": ["hida-sukune"], "hand": held})
    assert game.first.barred("attach:heavy-infantry")
    game.first.does("attach:medium-cavalry")
    assert game.first.refused("bow:small-farm") == "total-too-small"


@proves("paying-costs")
def test_a_player_who_must_bow_every_producer_is_asked_nothing() -> None:
    """The mine and the keep make 9 gold, of which 8 are needed. With a farm there is a choice."""
    for more in ([], ["small-farm"]):
        game = scene(
            {
                "holdings": ["diamond-mine", *more],
                "stronghold": "the-mountain-keep-of-the-dragon",
                "personalities": ["hida-sukune"],
                "hand": ["heavy-infantry"],
            }
        )
        game.first.does("attach:heavy-infantry")
        assert (game.first.asked == "pay") == bool(more) != (game.card("heavy-infantry").zone != "hand")
        assert game.card("diamond-mine").bowed == game.table.players[0].stronghold.bowed == (not more)


@proves("paying-costs")
def test_the_proposal_wastes_least() -> None:
    holdings = ["diamond-mine", "jade-works", "small-farm"]
    game = scene({"holdings": holdings, "personalities": ["hida-sukune"], "hand": ["medium-infantry"]})
    game.first.does("attach:medium-infantry")
    assert game.first.prompt is not None and game.first.prompt.data is not None
    assert [key.partition("#")[0] for key in game.first.prompt.data["proposal"]] == ["bow:jade-works"]


@proves("producing")
def test_a_bowed_holding_produces_nothing() -> None:
    game = scene({"holdings": [at("diamond-mine", bowed=True)], "personalities": ["hida-sukune"],
                  "stronghold": at("the-war-fortress-of-the-crab", bowed=True), "hand": ["light-cavalry"]})  # fmt: skip
    assert not game.first.may("attach:light-cavalry")


@proves("producing", "stronghold")
def test_some_holdings_produce_more_for_a_clan() -> None:
    hand = {"personalities": ["hida-sukune"], "hand": ["medium-infantry"]}
    crab = scene({"holdings": ["iron-mine"], **hand})
    crab.first.does("attach:medium-infantry").pays("iron-mine")
    assert crab.card("medium-infantry").zone == "play"
    lion = scene({"holdings": ["copper-mine"], **hand})
    lion.first.does("attach:medium-infantry")
    assert lion.first.refused("bow:copper-mine") == "total-too-small"


@proves("producing", "fief")
def test_gold_toward_one_kind_of_card() -> None:
    temple = {"stronghold": "the-sacred-temple-of-the-phoenix", "personalities": ["isawa-tadaka"]}
    game = scene({**temple, "hand": ["earthquake", "medium-cavalry"]})
    assert game.first.may("attach:earthquake") and not game.first.may("attach:medium-cavalry")


@proves("action-card")
def test_an_action_is_paid_for_from_hand() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"]}, {"personalities": ["hida-sukune"]})
    assert not game.first.may("play:kolat-assassin")


@proves("paying-costs", "honor-requirement", "personality", "faq-17")
def test_a_personality_whose_honor_requirement_fails_after_payment_stays_away_and_the_gold_is_lost() -> None:
    """The mine costs 1 Honor when it is bowed for gold, and the Personality needs that Honor."""
    provinces = [{"card": at("daidoji-uji")}, {"card": at("small-farm")}, {}, {}]
    crab = at("the-war-fortress-of-the-crab", bowed=True)
    asked = pool()["daidoji-uji"].honor_requirement
    mines = ["corrupted-copper-mine", "diamond-mine"]
    game = scene({"provinces": provinces, "holdings": mines, "honor": asked, "stronghold": crab}, phase="dynasty")
    game.first.does("recruit:daidoji-uji").pays("corrupted-copper-mine", "diamond-mine")
    assert game.zone("daidoji-uji") == "province" and game.first.honor == (asked or 0) - 1
    assert all(card.bowed for card in game.first.player.holdings)
