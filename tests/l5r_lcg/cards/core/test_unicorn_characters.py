"""Unicorn Clan, Core Set: characters."""

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup, fight
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Moto Youth


def youth(skill: str) -> Scene:
    return scene(
        {"characters": [inside("moto-youth"), "shinjo-altansarnai"], "conflicts_left": 1},
        {"characters": ["doji-challenger"]},
        conflict=fight(skill),
        to_act=0,
        asked=(0, 1),
    )


def test_moto_youth_gets_stronger_in_the_first_military_conflict() -> None:
    game = youth("military")
    assert game.card("moto-youth").military == 3
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="declare-conflict")
    assert game.card("moto-youth").military == 2
    game.second.declares("fire", "military", 0, "doji-challenger")
    game.pass_all(until="action")
    assert game.card("moto-youth").military == 2


def test_moto_youth_does_not_count_political_conflicts() -> None:
    game = youth("political")
    assert game.card("moto-youth").military == 2
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "doji-challenger")
    game.pass_all(until="action")
    assert game.card("moto-youth").military == 3


def test_moto_youth_counts_a_conflict_that_became_military() -> None:
    game = scene(
        {"characters": [inside("moto-youth")], "hand": ["captive-audience"]},
        {"characters": ["doji-challenger"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("captive-audience")
    assert game.card("moto-youth").military == 3
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "doji-challenger")
    assert game.card("moto-youth").military == 2


# Utaku Infantry


def test_utaku_infantry_counts_your_participating_unicorns() -> None:
    for mover in (inside("utaku-infantry"), at("utaku-infantry")):
        game = scene(
            {"characters": [mover, inside("border-rider"), inside("doji-whisperer"), "ide-trader"]},
            {"characters": [inside("shinjo-outrider")]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        infantry = game.card("utaku-infantry")
        assert (infantry.military, infantry.political) == ((2, 2) if infantry.participating else (0, 0))


# Aggressive Moto


def test_aggressive_moto_is_not_declared_as_a_defender_but_may_move_there() -> None:
    game = scene(
        {"characters": ["aggressive-moto", "border-rider"]},
        {"stronghold": "golden-plains-outpost", "characters": ["aggressive-moto", "shinjo-outrider"]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "aggressive-moto")
    assert game.second.may("defend:shinjo-outrider") and not game.second.may("defend:aggressive-moto")
    game.second.defends()
    game.second.triggers("golden-plains-outpost", "aggressive-moto")
    assert game.card("aggressive-moto", 1).defending


# Border Rider


def test_border_rider_readies_itself_once_per_round() -> None:
    game = scene({"characters": [at("border-rider", bowed=True)]}, asked=(0, 1))
    game.first.does("trigger:border-rider")
    assert not game.card("border-rider").bowed
    game.card("border-rider").bowed = True
    game.second.passes()
    assert not game.first.may("trigger:border-rider")


def test_border_rider_must_be_bowed() -> None:
    game = scene({"characters": ["border-rider"]}, asked=(0, 1))
    assert not game.first.may("trigger:border-rider")


# Meishōdō Wielder


def test_meishodo_wielder_costs_less_for_the_first_player() -> None:
    for first_player, fate in ((0, 2), (1, 1)):
        game = scene(
            {"provinces": faceup("manicured-garden", "meishodo-wielder"), "fate": 3},
            {"passed": True},
            step="1.4",
            first_player=first_player,
        )
        game.first.plays("meishodo-wielder")
        assert game.first.fate == fate


# Shinjo Outrider


def test_shinjo_outrider_moves_to_the_conflict() -> None:
    game = scene(
        {"characters": [inside("border-rider")]}, {"characters": ["shinjo-outrider"]}, conflict=MILITARY, to_act=1
    )
    game.second.does("trigger:shinjo-outrider")
    assert game.card("shinjo-outrider").defending


def test_shinjo_outrider_needs_a_conflict() -> None:
    game = scene({"characters": ["shinjo-outrider"]}, asked=(0, 1))
    assert not game.first.may("trigger:shinjo-outrider")


# Giver of Gifts


def test_giver_of_gifts_moves_an_attachment_of_yours() -> None:
    game = scene(
        {"characters": ["giver-of-gifts", at("border-rider", attachments=["fine-katana"]), "utaku-infantry"]},
        {"characters": [at("doji-whisperer", attachments=["ornate-fan"])]},
        asked=(0, 1),
    )
    game.first.does("trigger:giver-of-gifts")
    assert not game.first.may("choose:doji-whisperer") and not game.first.may("choose:border-rider")
    game.first.does("choose:utaku-infantry")
    assert game.card("fine-katana").host is game.card("utaku-infantry")
    assert game.card("utaku-infantry").military == 2 and game.card("border-rider").military == 2


def test_giver_of_gifts_takes_back_your_attachment_from_an_enemy() -> None:
    game = scene(
        {"characters": ["giver-of-gifts"]},
        {"characters": [at("doji-whisperer", attachments=[at("ornate-fan", owner=0, controller=0)])]},
        asked=(0, 1),
    )
    game.first.does("trigger:giver-of-gifts")
    assert game.card("ornate-fan", 0).host is game.card("giver-of-gifts")


def test_giver_of_gifts_needs_an_eligible_character() -> None:
    # Moto Horde can only bear Weapons.
    game = scene(
        {"characters": [at("giver-of-gifts", attachments=["ornate-fan"]), "moto-horde"]},
        {"characters": [at("doji-whisperer", attachments=["ornate-fan"])]},
        asked=(0, 1),
    )
    assert not game.first.may("trigger:giver-of-gifts")


# Ide Trader


def test_ide_trader_gains_fate_or_draws_when_somebody_moves_there() -> None:
    for choice, fate, cards in (("gain-fate", 1, 0), ("draw", 0, 1)):
        game = scene(
            {"characters": [inside("ide-trader")]},
            {"characters": ["shinjo-outrider"]},
            conflict=MILITARY,
            to_act=1,
        )
        game.second.does("trigger:shinjo-outrider")
        game.first.triggers("ide-trader", f"select:{choice}")
        assert (game.first.fate, len(game.first.hand)) == (fate, cards)


def test_ide_trader_sees_characters_moving_together_as_one_move_and_works_once_per_conflict() -> None:
    game = scene(
        {"characters": [inside("ide-trader"), "shinjo-tatsuo", "border-rider"]},
        {"characters": ["shinjo-outrider"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:shinjo-tatsuo").does("choose:border-rider")
    assert game.first.options == ["trigger:ide-trader", "pass"]
    game.first.triggers("ide-trader", "select:gain-fate")
    game.second.does("trigger:shinjo-outrider")
    assert game.first.fate == 1 and not game.first.may("trigger:ide-trader")


def test_ide_trader_works_again_in_the_next_conflict() -> None:
    game = scene(
        {"characters": [inside("ide-trader"), "shinjo-tatsuo"]},
        {"characters": ["shinjo-outrider", "moto-youth"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("trigger:shinjo-outrider")
    game.first.triggers("ide-trader", "select:gain-fate")
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "moto-youth")
    game.first.defends().does("trigger:shinjo-tatsuo").does("choose:ide-trader")
    game.first.triggers("ide-trader", "select:gain-fate")
    assert game.first.fate == 2


def test_ide_trader_may_pass_over_a_move_and_react_to_the_next() -> None:
    game = scene(
        {"characters": [inside("ide-trader"), "shinjo-tatsuo", "border-rider"]},
        {"characters": ["shinjo-outrider"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:shinjo-tatsuo").does("choose:border-rider").passes()
    game.second.does("trigger:shinjo-outrider")
    assert game.first.may("trigger:ide-trader")


def test_ide_trader_must_participate_and_may_be_the_mover() -> None:
    game = scene(
        {"characters": ["ide-trader", inside("border-rider"), "shinjo-tatsuo"], "hand": ["ide-messenger"]},
        {"characters": ["shinjo-outrider"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("trigger:shinjo-outrider")
    assert game.first.asked == "action"
    game.first.does("trigger:shinjo-tatsuo").does("choose:ide-trader")
    assert game.first.may("trigger:ide-trader")
