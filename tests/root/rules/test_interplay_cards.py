"""Rules of several factions together with crafted cards and with maps."""

from tests.root.rules.proof import proves
from tests.root.scene import eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse; 5 is next to 1 and 2.

# Cards of Exiles and Partisans


@proves("1.5.5", "8.2.4.III")
def test_the_owner_of_warriors_under_false_orders_pays_for_the_outrage() -> None:
    game = scene(
        marquise(crafted=["false-orders"], hand=["smugglers-trail"]),
        eyrie(warriors={1: 3}, hand=["anvil", "bake-sale"]),
        side("alliance", tokens={"sympathy": {5: 1}}),
        deck="exiles",
        phase="birdsong",
    )
    game.marquise.does("use:false-orders").does("order:eyrie:1>5")
    assert game.eyrie.hand == ["anvil"]
    assert [record.facts["player"] for record in game.records("give")] == [1]


def test_a_swap_with_an_empty_hand_gives_the_card_back() -> None:
    game = scene(
        marquise(crafted=["swap-meet"]), eyrie(hand=["anvil"]), side("alliance"), deck="exiles", phase="birdsong"
    )
    game.marquise.does("use:swap-meet")
    assert game.eyrie.hand == ["anvil"] and [record.facts["player"] for record in game.records("give")] == [1, 0]


@proves("4.1.2", "9.5.8")
def test_brokers_draw_when_the_vagabond_crafts_an_item() -> None:
    game = scene(
        side("vagabond", pawn=2, character="thief", satchel={"hammer": [1]}, hand=["root-tea-fox"]),
        eyrie(crafted=["murine-brokers"]),
        marquise(warriors={12: 1}),
        deck="exiles",
    )
    game.vagabond.does("craft:root-tea-fox")
    assert len(game.eyrie.hand) == 1


def test_the_bureau_removes_no_warlord() -> None:
    game = scene(
        eyrie(
            crafted=["propaganda-bureau"], hand=["anvil", "bake-sale"], buildings={"roost": {9: 1}}, leader="builder"
        ),
        side("hundreds", warlord=5, warriors={5: 1}),
        marquise(warriors={9: 1}),
        deck="exiles",
    )
    assert not game.eyrie.may("use:propaganda-bureau")


# Maps


@proves("2.2.1", "9.2.9.II")
def test_an_ally_goes_along_on_the_ferry() -> None:
    game = scene(
        side("vagabond", pawn=1, character="thief", satchel={"boots": [1]}, relations={1: 3}),
        marquise(warriors={1: 2}),
        eyrie(warriors={4: 1}),
        map="lake",
    )
    game.vagabond.does("ferry:12").does("along:marquise:2")
    assert game.marquise.warriors(12) == 2 and game.vagabond.view["pawn"] == 12 and game.table.ferry == 12
    assert len(game.records("ferry")) == 1


@proves("11.2.7.III")
def test_mercenaries_rule_the_tower_for_their_buyer() -> None:
    game = scene(
        marquise(warriors={10: 1}),
        side("riverfolk", warriors={10: 2}),
        eyrie(warriors={10: 2}),
        map="mountain",
        buyer=0,
        phase="evening",
    )
    assert game.marquise.score == 1


def test_a_position_states_the_pieces_hired_taken_and_opened_this_turn() -> None:
    assert impossible(marquise(), eyrie(), buyer=0) == ["buyer"]
    assert impossible(marquise(), side("riverfolk"), buyer=1) == ["buyer"]
    assert impossible(side("vagabond", pawn=5), side("riverfolk"), buyer=0) == ["buyer"]
    by_ferry = {"warriors": {1: 1}}
    taken = scene(marquise(**by_ferry), eyrie(warriors={4: 1}), map="lake", ferried=True)
    taken.marquise.does("march")
    assert not [key for key in taken.marquise.options if key.startswith("ferry")]
    opened = scene(marquise(warriors={8: 1}, hand=["anvil"]), eyrie(), map="mountain", opened=True)
    assert not opened.marquise.may("open-path:8-9")
