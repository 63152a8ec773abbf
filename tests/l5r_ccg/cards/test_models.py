"""The first cards of each kind, which serve as models for later cards."""

from tests.l5r_ccg.scene import at, scene


def test_retired_general_strengthens_a_personality_until_the_end_of_the_turn() -> None:
    game = scene({"holdings": ["retired-general"], "personalities": ["hida-unari"]})
    force = game.card("hida-unari").force
    game.first.does("use:retired-general").chooses("hida-unari")
    assert game.card("hida-unari").force == force + 2
    assert game.card("retired-general").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("hida-unari").force == force


def test_retired_general_does_not_act_while_bowed() -> None:
    game = scene({"holdings": [at("retired-general", bowed=True), "diamond-mine"], "hand": ["light-infantry"],
                  "personalities": ["hida-unari"]})  # fmt: skip
    assert game.first.barred("use:retired-general") and game.first.may("attach:light-infantry")


def test_house_of_the_crane_gains_two_honor() -> None:
    game = scene({"stronghold": "the-esteemed-house-of-the-crane", "honor": 5})
    game.first.does("use:the-esteemed-house-of-the-crane")
    assert game.first.honor == 7


def test_house_of_the_crane_is_limited_to_its_own_action_phase() -> None:
    game = scene({}, {"stronghold": "the-esteemed-house-of-the-crane"}, to_act=1)
    assert not game.second.may("use:the-esteemed-house-of-the-crane")
    game.pass_to("action", seat=1, turn=2)
    assert game.second.may("use:the-esteemed-house-of-the-crane")


def test_biting_steel_gives_more_to_a_dragon() -> None:
    game = scene({"personalities": [at("isawa-tadaka", attachments=["biting-steel"]), "mirumoto-daini", "hida-unari"]})
    force = game.card("mirumoto-daini").force
    game.first.does("use:biting-steel").does("mirumoto-daini")
    assert game.card("mirumoto-daini").force == force + 3
    assert game.card("isawa-tadaka").bowed


def test_kolat_assassin_destroys_and_costs_four_honor() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 5}, {"personalities": ["daidoji-uji"]}
    )
    game.first.does("play:kolat-assassin").chooses("daidoji-uji").pays()
    assert game.zone("daidoji-uji") == "dynasty discard"
    assert game.card("daidoji-uji").died == "honorably"
    assert game.first.honor == 1


def test_investigation_cancels_the_assassin_and_costs_its_player_five_more() -> None:
    """The rulebook's example of a Reaction (9): the effects are prevented, and 5 Honor is lost.

    The example pays "the necessary costs", and the Assassin's own cost is lost whether it succeeds or not. Only later
    printings name the costs of Investigation, and say whose card must be the target.
    """
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 5},
        {"personalities": ["daidoji-uji"], "hand": ["investigation"]},
    )
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:investigation")
    assert game.zone("daidoji-uji") == "play"
    assert game.zone("kolat-assassin") == "fate discard" and game.zone("investigation") == "fate discard"
    assert game.first.honor == 5 - 4 - 5
