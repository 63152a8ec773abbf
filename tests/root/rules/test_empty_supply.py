"""Placing more warriors than are left: the player places those that are left, even none, and still pays (1.5.4)."""

from tests.root.rules.proof import proves
from tests.root.scene import eyrie, marquise, scene, side


@proves("1.5.4")
def test_the_duchy_may_recruit_nobody() -> None:
    game = scene(side("duchy", warriors={9: 20}), eyrie())
    game.duchy.does("recruit")
    assert game.duchy.warriors(0) == 0 and game.duchy.view["actions"] == 1


@proves("1.5.4", "10.5.2", "10.5.4")
def test_the_cult_may_recruit_and_sacrifice_nobody() -> None:
    game = scene(side("cult", warriors={9: 25}, hand=["anvil", "sappers"]), marquise())
    game.cult.does("recruit:1<anvil")
    game.cult.does("sacrifice<sappers")
    assert game.cult.warriors(1) == 0 and game.cult.view["acolytes"] == 0 and game.table.factions[0].supply == 0


@proves("1.5.4", "13.4.3")
def test_the_corvids_may_recruit_nobody_and_pay_the_card() -> None:
    game = scene(side("corvids", warriors={9: 15}, hand=["anvil"]), marquise(), phase="birdsong")
    game.corvids.does("recruit:fox<anvil")
    assert game.corvids.hand == [] and game.corvids.warriors(1) == 0


@proves("1.5.4", "15.4.3")
def test_the_keepers_may_recruit_nobody_and_pay_the_card() -> None:
    stations = {5: ["idol"]}
    game = scene(
        side(
            "keepers", warriors={9: 15}, stations=stations, buildings={"waystation": {5: 1}}, hand=["root-tea-rabbit"]
        ),
        marquise(),
        phase="birdsong",
    )
    game.keepers.does("recruit:5<root-tea-rabbit")
    assert "root-tea-rabbit" not in game.keepers.hand and game.keepers.warriors(5) == 0


@proves("1.5.4", "6.5.5")
def test_the_marquise_may_overwork_without_wood_and_pay_the_card() -> None:
    wood, sawmill = {"wood": {1: 8}}, {"sawmill": {5: 1}}
    game = scene(marquise(warriors={5: 1}, tokens=wood, buildings=sawmill, hand=["bake-sale"]), eyrie())
    game.marquise.does("overwork:5<bake-sale")
    assert game.marquise.pieces("wood", 5) == 0 and game.discard == ["bake-sale"] and game.marquise.view["actions"] == 2


@proves("1.5.4", "8.5.3")
def test_the_alliance_may_train_nobody_and_pay_the_card() -> None:
    base, sympathy = {"base-fox": {1: 1}}, {"sympathy": {1: 1}}
    game = scene(
        side("alliance", warriors={1: 10}, buildings=base, tokens=sympathy, hand=["anvil", "bake-sale"]), marquise()
    )
    game.alliance.does("train:anvil")
    assert game.alliance.view["officers"] == 0 and game.discard == ["anvil"]


@proves("1.5.4", "11.5.5")
def test_the_company_may_recruit_nobody_and_pay_the_fund() -> None:
    game = scene(side("riverfolk", warriors={5: 15}, funds={1: 2}), marquise(warriors={9: 1}))
    game.riverfolk.does("recruit:4")
    assert game.riverfolk.warriors(4) == 0 and game.riverfolk.view["funds"] == {"1": 1}
    assert game.marquise.faction.supply == 23
