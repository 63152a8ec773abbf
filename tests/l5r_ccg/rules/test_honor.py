"""Family Honor, dishonored Personalities and how they regain honor, deaths and seppuku (chapters 11 and 12)."""

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import at, scene

ONE, TWO, THREE = "light-infantry", "heavy-infantry", "kolat-assassin"


@proves("dishonor", "personal-honor")
def test_a_dishonored_personality_has_no_personal_honor() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": ["daidoji-uji"]})
    assert game.card("daidoji-uji").personal_honor == 2
    game.first.does("play:marries-a-barbarian")
    assert game.card("daidoji-uji").dishonored and game.card("daidoji-uji").personal_honor == 0


@proves("dishonor")
def test_a_dishonored_personality_is_not_dishonored_again() -> None:
    game = scene({"hand": ["marries-a-barbarian"]}, {"personalities": [at("daidoji-uji", dishonored=True)]})
    assert not game.first.may("play:marries-a-barbarian")


@proves("dishonor", "regain-honor")
def test_a_duel_won_by_a_dishonored_personality_gains_nothing_and_restores_it() -> None:
    game = scene(
        {"hand": ["iaijutsu-challenge", THREE], "personalities": [at("matsu-yojo", dishonored=True)], "honor": 10},
        {"personalities": ["daidoji-uji"], "hand": [ONE], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does(f"focus:{ONE}")
    game.first.does(f"focus:{THREE}")
    assert game.zone("daidoji-uji") == "dynasty discard"
    assert game.first.honor == 10 and not game.card("matsu-yojo").dishonored
    assert game.card("matsu-yojo").personal_honor == 2


@proves("regain-honor")
def test_an_action_that_would_gain_honor_restores_its_performer() -> None:
    game = scene({"personalities": [at("kitsu-toju", dishonored=True)], "hand": [TWO], "honor": 10})
    game.first.does("use:kitsu-toju").chooses(TWO)
    assert game.first.honor == 10 and not game.card("kitsu-toju").dishonored


@proves("dishonor")
def test_another_cards_gain_does_not_restore_a_dishonored_personality() -> None:
    house = "the-esteemed-house-of-the-crane"
    game = scene({"stronghold": house, "personalities": [at("matsu-yojo", dishonored=True)], "honor": 5})
    game.first.does(f"use:{house}")
    assert game.first.honor == 7 and game.card("matsu-yojo").dishonored


@proves("honorable-death")
def test_a_destroyed_personality_dies_honorably_and_costs_nothing() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2}, {"personalities": ["daidoji-uji"], "honor": 5}
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.card("daidoji-uji").died == "honorably" and game.second.honor == 5


@proves("honorable-death", "dishonor")
def test_a_personality_who_dies_dishonored_costs_its_owner_the_printed_personal_honor() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 5},
        {"personalities": [at("daidoji-uji", dishonored=True)], "honor": 5},
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.card("daidoji-uji").died == "dishonorably" and game.second.honor == 3


@proves("honorable-death", "dishonor", "your")
def test_the_owner_and_not_the_controller_pays_for_a_dishonored_death() -> None:
    """The rulebook says "son propriétaire perd". Elsewhere it distinguishes the owner from the controller (§your)."""
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 15},
        {"personalities": [at("daidoji-uji", dishonored=True, owner=0)], "honor": 5},
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.second.honor == 5 and game.first.honor == 15 - 4 - 2
    assert game.card("daidoji-uji").died == "dishonorably" and game.card("daidoji-uji").owner == 0


@proves("honorable-death", "dishonor")
def test_a_changed_personal_honor_does_not_change_the_cost_of_a_dishonored_death() -> None:
    more = [{"attribute": "personal-honor", "value": 3}]
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 5},
        {"personalities": [at("daidoji-uji", dishonored=True, permanent=more)], "honor": 5},
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.second.honor == 3


@proves("honorable-death")
def test_a_card_discarded_from_the_hand_died_in_no_way() -> None:
    game = scene({"personalities": ["kitsu-toju"], "hand": [TWO]})
    game.first.does("use:kitsu-toju").chooses(TWO)
    assert game.card(TWO).died == ""


@proves("samurai")
def test_a_samurai_that_is_the_target_may_commit_seppuku_and_the_loss_is_one() -> None:
    game = scene(
        {"hand": ["iaijutsu-challenge"], "personalities": ["matsu-yojo"]},
        {"personalities": ["daidoji-uji"], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("refuse").does("trigger:daidoji-uji:seppuku")
    assert game.card("daidoji-uji").died == "honorably" and game.second.honor == 9


@proves("samurai")
def test_seppuku_may_be_declined() -> None:
    game = scene(
        {"hand": ["iaijutsu-challenge"], "personalities": ["matsu-yojo"]},
        {"personalities": ["daidoji-uji"], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("refuse").does("pass")
    assert game.card("daidoji-uji").in_play and game.second.honor == 3


@proves("samurai", "paying-costs")
def test_a_samurai_who_dies_as_the_price_of_an_action_commits_no_seppuku() -> None:
    """Yokuni is destroyed to cast the ritual (12: the Samurai who commits seppuku "est détruite" as well)."""
    wind, shugenja = "black-wind-from-the-soul", ["isawa-uona", "asahina-tomo", "naka-kuro", "isawa-tadaka"]
    game = scene({"personalities": [at("togashi-yokuni", attachments=[wind]), *shugenja], "honor": 10})
    game.first.does(f"use:{wind}:1").does("province:1.0").does(*shugenja)
    assert game.province(1, 0).destroyed and game.first.honor == 5


@proves("samurai")
def test_a_samurai_that_performs_the_action_may_commit_seppuku() -> None:
    """Kakita Toshimoko loses a duel that he started, and his player loses five Honor with it."""
    game = scene(
        {"personalities": ["kakita-toshimoko", "matsu-yojo"], "honor": 10},
        {"personalities": [at("daidoji-uji", tokens=[{"chi": 6}])], "honor": 10},
    )
    game.first.does("use:kakita-toshimoko:1")
    game.second.does("accept")
    # Toshimoko is dead when the honor is lost, so he cannot commit seppuku. Yojo did not perform the action.
    assert game.zone("kakita-toshimoko") == "dynasty discard" and game.first.honor == 5


@proves("samurai")
def test_a_samurai_that_cannot_be_destroyed_does_not_die_for_a_loss() -> None:
    """ "La Personnalité est détruite … et la perte … est réduite à 1 point": without the first there is no second."""
    spared = at("daidoji-uji", lasting=[{"attribute": "cannot:be-destroyed"}])
    game = scene(
        {"hand": ["iaijutsu-challenge"], "personalities": ["matsu-yojo"]}, {"personalities": [spared], "honor": 10}
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("refuse")
    assert game.second.asked in (None, "action") and game.second.honor == 3


@proves("samurai")
def test_only_a_samurai_concerned_by_the_loss_commits_seppuku() -> None:
    game = scene(
        {"hand": ["iaijutsu-challenge"], "personalities": ["matsu-yojo"]},
        {"personalities": ["isawa-tsuke", "daidoji-uji"], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge").does("isawa-tsuke")
    game.second.does("refuse")
    assert game.second.asked in (None, "action") and game.second.honor == 3


@proves("samurai")
def test_a_dishonored_samurai_dies_honorably_by_seppuku() -> None:
    game = scene({"hand": ["remorseful-seppuku"]}, {"personalities": [at("daidoji-uji", dishonored=True)], "honor": 10})
    game.first.does("play:remorseful-seppuku")
    assert game.card("daidoji-uji").died == "honorably" and game.second.honor == 10


@proves("samurai", "bow")
def test_a_bowed_samurai_may_commit_seppuku() -> None:
    game = scene(
        {"hand": ["iaijutsu-challenge"], "personalities": ["matsu-yojo"]},
        {"personalities": [at("daidoji-uji", bowed=True)], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("refuse").does("trigger:daidoji-uji:seppuku")
    assert game.second.honor == 9


@proves("family-honor")
def test_family_honor_may_fall_below_zero() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1}, {"honor": 2})
    game.first.does("play:breach-of-etiquette")
    assert game.second.honor == -3 and game.first.honor == 1


@proves("family-honor", "winning", "faq-12")
def test_at_minus_twenty_a_player_is_out() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": -16}, {"honor": -15})
    game.first.does("play:breach-of-etiquette")
    assert game.match.outcome is not None and game.match.outcome.winners == (0,)
