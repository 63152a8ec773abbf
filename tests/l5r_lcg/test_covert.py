"""Discret: on whom it is offered where having it hangs on the conflict's element."""

from tests.l5r_lcg.scene import Scene, scene


def adepts(chosen: tuple[str, str]) -> Scene:
    """Both players' Adepts of the Waves give somebody covert in water conflicts; then the first player declares."""
    game = scene(
        {"characters": ["adept-of-the-waves", "matsu-berserker"]},
        {"characters": ["adept-of-the-waves", "deathseeker"]},
    )
    for player, card in zip((game.first, game.second), chosen, strict=True):
        player.does("trigger:adept-of-the-waves").does(f"choose:{card}")
    game.pass_all(until="declare-conflict")
    return game


def test_covert_of_an_element_is_offered_and_kept_to_its_element() -> None:
    game = adepts(("matsu-berserker", "matsu-berserker"))
    pair = {"matsu-berserker": "deathseeker"}
    assert game.first.may("covert:matsu-berserker>deathseeker")
    keys = ("skill:military", "attack:province:1.0", "commit:matsu-berserker", "covert:matsu-berserker>deathseeker")
    assert game.first.refused("ring:ring:fire", *keys) == "cannot-covert"
    game.first.declares("water", "military", 0, "matsu-berserker", covert=pair)
    assert game.card("deathseeker").covered


def test_covert_is_not_offered_on_those_who_have_it_whenever_it_works() -> None:
    game = adepts(("matsu-berserker", "deathseeker"))
    assert not game.first.may("covert:matsu-berserker>deathseeker")
    assert game.first.may("covert:matsu-berserker>adept-of-the-waves")
