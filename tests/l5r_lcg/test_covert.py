"""Covert: its targets when the conflict's element decides who has it, and the effects that can stop it."""

from engine.kernel.modifiers import Layer
from engine.l5r_lcg.cards.tainted_lands import opposing_ability
from tests.l5r_lcg.scene import Scene, at, scene


def adepts(chosen: tuple[str, str]) -> Scene:
    """Let both players' Adepts of the Waves give covert in water conflicts. The first player declares next."""
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


def test_covert_is_not_offered_on_characters_that_have_it() -> None:
    game = adepts(("matsu-berserker", "deathseeker"))
    assert not game.first.may("covert:matsu-berserker>deathseeker")
    assert game.first.may("covert:matsu-berserker>adept-of-the-waves")


# Covert is an ability that targets. A keyword is a card ability, and one with "may" is initiated (RR 1.5, Capacité).
# What is chosen is a target (Cible), and 3.2 speaks of the targets of covert. A keyword resolves before any reaction to
# its moment (Nate French, 8 September 2017). So an interrupt to effects that would initiate may answer it.


def jaded(*attackers: str, **second: object) -> Scene:
    """Return the question for a declaration, against a Niten Master with a Finger of Jade."""
    return scene(
        {"characters": list(attackers)},
        {"characters": [at("niten-master", attachments=["finger-of-jade"]), "doji-challenger"], **second},
        step="3.2",
    )


def test_finger_of_jade_cancels_covert() -> None:
    game = jaded("unassuming-yojimbo")
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert={"unassuming-yojimbo": "niten-master"})
    assert game.second.asked == "interrupt"
    game.second.does("trigger:finger-of-jade")
    assert "defend:niten-master" in game.second.options and not game.card("niten-master").covered


def test_a_character_whose_player_does_not_use_finger_of_jade_is_evaded() -> None:
    game = jaded("unassuming-yojimbo")
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert={"unassuming-yojimbo": "niten-master"})
    game.second.passes()
    assert game.second.options == ["defend:doji-challenger"]


def test_covert_on_somebody_else_asks_nobody() -> None:
    game = jaded("unassuming-yojimbo")
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert={"unassuming-yojimbo": "doji-challenger"})
    assert game.second.asked == "declare-defenders" and game.card("doji-challenger").covered


def test_two_characters_may_use_covert_on_the_same_one() -> None:
    """Each character with covert chooses one without it (RR 1.5, Discret).

    Nothing forbids that both choose the same one. Finger of Jade cancels the effect of one. The effect of the other
    still keeps it from defending.
    """
    game = jaded("unassuming-yojimbo", "political-rival")
    victims = {"unassuming-yojimbo": "niten-master", "political-rival": "niten-master"}
    game.first.declares("air", "political", 0, *victims, covert=victims)
    assert len(game.second.options) == 3
    declared = next(record for record in game.match.records if record.kind == "declare-conflict")
    assert len(declared.facts["covert"]) == 1
    game.second.does("trigger:finger-of-jade")
    assert game.card("niten-master").covered and not game.second.may("trigger:finger-of-jade")


def test_covert_cannot_choose_a_character_that_card_abilities_cannot_target() -> None:
    """Opponents' card abilities cannot target it with Spreading the Darkness. A keyword is one (RR 1.5, Capacité)."""
    game = jaded("unassuming-yojimbo")
    master = game.card("niten-master")
    assert game.first.may("covert:unassuming-yojimbo>niten-master")
    cause = game.table.use(master.face.abilities[0], master, 1)
    game.table.course.apply(
        master, "cannot:be-targeted", 1, Layer.ADD, "conflict", cause, test=opposing_ability, given=1
    )
    game.table.version += 1
    keys = ("ring:ring:air", "skill:military", "attack:province:1.0", "commit:unassuming-yojimbo")
    assert game.first.refused(*keys, "covert:unassuming-yojimbo>niten-master") == "cannot-covert"


def test_shiba_yojimbo_does_not_stop_covert() -> None:
    """Shiba Yōjimbō cancels triggered abilities, and a keyword is not triggered (RR 1.5, Capacités Déclenchées)."""
    game = scene(
        {"characters": ["unassuming-yojimbo"]}, {"characters": ["adept-of-the-waves", "shiba-yojimbo"]}, step="3.2"
    )
    pair = {"unassuming-yojimbo": "adept-of-the-waves"}
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert=pair)
    assert game.card("adept-of-the-waves").covered and game.second.asked == "declare-defenders"
