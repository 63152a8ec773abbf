"""Followers and Items in Rituals, two actions in a row, the four Ways, and permanent changes of a card's cost."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump
from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UONA, TOMO, ASAHINA, UNARI, YOJO, UJI = (
    "isawa-uona", "isawa-tomo", "asahina-tomo", "hida-unari", "matsu-yojo", "daidoji-uji",
)  # fmt: skip
STRENGTH = "sharing-the-strength-of-many"


def circle(*spell: str, wears: dict[str, list[str]] | None = None, **first: Any) -> dict[str, Any]:
    """Return a player with a Shugenja who holds a spell, a second Shugenja, and the cards attached to them."""
    worn = wears or {}
    caster = at(UONA, attachments=[*spell, *worn.get(UONA, ())])
    return {"personalities": [caster, at(TOMO, attachments=worn.get(TOMO, [])), UNARI], **IDLE, **first}


# Rituals


def test_a_mantis_shugenja_bows_to_take_part_with_its_shugenja() -> None:
    game = scene(circle(STRENGTH, wears={UONA: ["mantis-shugenja"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses("mantis-shugenja")
    assert numbers(game, UNARI) == (0, 4)
    assert game.card("mantis-shugenja").bowed and not game.card(TOMO).bowed


def test_a_mantis_shugenja_takes_part_only_if_its_own_shugenja_does() -> None:
    game = scene(circle(STRENGTH, wears={TOMO: ["mantis-shugenja"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI)
    assert game.first.refused("mantis-shugenja") == "shugenja-apart"
    game.first.chooses("mantis-shugenja", TOMO)
    assert numbers(game, UNARI) == (0, 6)


def test_a_bowed_mantis_shugenja_takes_no_part() -> None:
    side = circle(STRENGTH)
    side["personalities"][0] = at(UONA, attachments=[STRENGTH, at("mantis-shugenja", bowed=True)])
    game = scene(side)
    game.first.does(f"use:{STRENGTH}").chooses(UNARI)
    assert game.first.asked == "cost" and not game.first.may("mantis-shugenja") and game.first.may(TOMO)


def test_a_mantis_shugenja_helps_with_spells_and_makes_them_cheaper() -> None:
    game = scene({"personalities": [at(UONA, attachments=["mantis-shugenja"]), YOJO], "hand": ["mantis-shugenja"]})
    one = game.card(UONA)
    assert one.casting_chi == one.chi + 2 and one.chi == one.face.chi + 1
    hand = game.first.player.hand[0]
    assert not game.table.may_attach(hand, game.card(YOJO))


@pytest.mark.parametrize(("card", "cheaper"), [("touch-of-death", 2), ("naginata", 0)])
def test_only_spells_cost_less_on_the_shugenja_of_a_mantis(card: str, cheaper: int) -> None:
    card = "fires-of-purity" if card == "touch-of-death" else card
    game = scene({"personalities": [at(UONA, attachments=["mantis-shugenja"]), TOMO], "hand": [card]})
    held, table = game.first.player.hand[0], game.table
    usual = table.gold_cost(held, 0, game.card(TOMO))
    assert table.gold_cost(held, 0, game.card(UONA)) == max(0, usual - cheaper)


@pytest.mark.parametrize(("wearer", "more"), [(UONA, 6), (TOMO, 6), (UNARI, 4)])
def test_a_minor_shugenja_adds_itself_to_the_ritual_of_its_personality(wearer: str, more: int) -> None:
    side = circle(STRENGTH, wears={wearer: ["minor-shugenja"]})
    side["personalities"][2] = at(UNARI, attachments=["minor-shugenja"] if wearer == UNARI else [])
    game = scene(side)
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses(TOMO)
    assert numbers(game, UNARI)[1] == more
    assert not game.card("minor-shugenja").bowed


def test_a_minor_shugenja_shoots() -> None:
    game = fought([fights(UNARI, attachments=["minor-shugenja"])], [fights(YOJO, attachments=["lesser-mujina"])])
    assert game.first.may("use:minor-shugenja")


def test_incense_counts_twice_in_the_ritual_of_another() -> None:
    game = scene(circle(STRENGTH, wears={TOMO: ["incense-of-concentration"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses(TOMO)
    assert numbers(game, UNARI) == (0, 6)


def test_incense_does_nothing_in_its_players_ritual() -> None:
    game = scene(circle(STRENGTH, wears={UONA: ["incense-of-concentration"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses(TOMO)
    assert numbers(game, UNARI) == (0, 4)


def test_two_shugenja_with_incense_are_enough_for_a_ritual_of_three() -> None:
    land = {"provinces": [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]}
    assert not scene(circle("fiery-wrath"), land).first.may("use:fiery-wrath")
    game = scene(circle("fiery-wrath", wears={TOMO: ["incense-of-concentration"]}), land)
    game.first.does("use:fiery-wrath").chooses(TOMO)
    assert game.zone("the-kaiu-walls") == "dynasty discard"


def test_too_few_shugenja_are_refused_where_some_count_twice() -> None:
    land = {"provinces": [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]}
    side = circle("fiery-wrath", wears={TOMO: ["incense-of-concentration"]})
    side["personalities"].append(ASAHINA)
    game = scene(side, land)
    game.first.does("use:fiery-wrath")
    assert game.first.refused(ASAHINA) == "too-few-shugenja"


def test_incense_doubles_the_chi_that_a_ritual_adds_up() -> None:
    plain = scene(circle("courage-of-the-seven-thunders"))
    burnt = scene(circle("courage-of-the-seven-thunders", wears={TOMO: ["incense-of-concentration"]}))
    for game in (plain, burnt):
        game.first.does("use:courage-of-the-seven-thunders").chooses(TOMO)
    chi = plain.card(UONA).chi, plain.card(TOMO).chi
    base = scene(circle()).province(0, 0).strength
    assert plain.province(0, 0).strength == base + (sum(chi) + 1) // 2
    assert burnt.province(0, 0).strength == base + (chi[0] + 2 * chi[1] + 1) // 2


def test_a_shugenja_has_one_incense_and_nobody_else_has_any() -> None:
    game = scene({"personalities": [at(UONA, attachments=["incense-of-concentration"]), TOMO, UNARI],
                  "hand": ["incense-of-concentration"]})  # fmt: skip
    held = game.first.player.hand[0]
    fits = [one.id for one in game.first.player.personalities if game.table.may_attach(held, one)]
    assert fits == [TOMO]


# Two actions in a row

HOME = "hida-sukune"


def drill(**motso: Any) -> Scene:
    """Return a battle with Kitsu Motso, whose player holds two Actions."""
    first = {"hand": ["charge", "charge"]}
    return fought([fights("kitsu-motso", **motso), fights(YOJO), HOME], [fights(UJI), "mirumoto-hitomi"], first,
                  hand=["outflank"])  # fmt: skip


def test_motso_gathers_master_tokens() -> None:
    game = scene({"personalities": ["kitsu-motso"], **IDLE})
    game.first.does("use:kitsu-motso")
    one = game.card("kitsu-motso")
    assert one.bowed and [(token.name, token.force, token.chi) for token in one.tokens] == [("Master", 0, 0)]


def masters(game: Scene) -> Scene:
    """Let the Defender pass, so that the Attacker acts next."""
    if game.second.asked == "battle-action":
        game.second.does("pass")
    return game


def test_motso_takes_two_actions_before_the_next_player() -> None:
    game = masters(drill(tokens=[{"name": "Master"}]))
    game.first.does("use:kitsu-motso:1")
    assert game.card("kitsu-motso").bowed and game.card("kitsu-motso").tokens == ()
    game.first.does("play:charge").chooses(YOJO)
    assert game.first.asked == "battle-action" and game.first.may("play:charge")
    game.first.does("play:charge").chooses(YOJO)
    assert game.second.asked == "battle-action"


def test_a_player_who_forgoes_a_second_action_has_not_passed() -> None:
    game = masters(drill(tokens=[{"name": "Master"}]))
    game.first.does("use:kitsu-motso:1").does("pass")
    assert game.second.asked == "battle-action"
    game.second.does("pass")
    assert game.first.asked == "battle-action" and game.first.may("play:charge")


def test_motso_needs_a_token_and_to_be_straight() -> None:
    assert not masters(drill()).first.may("use:kitsu-motso:1")
    assert not masters(drill(tokens=[{"name": "Master"}], bowed=True)).first.may("use:kitsu-motso:1")


def test_a_position_holds_the_further_actions() -> None:
    game = masters(drill(tokens=[{"name": "Master"}]))
    game.first.does("use:kitsu-motso:1").does("play:charge").chooses(YOJO)
    literal = dump(game.table)
    lasting = literal["players"][0]["lasting"]
    assert sum(one["value"] for one in lasting if one["attribute"] == "acts-again") == 1


def ground(hand: list[str], chi: int = 0, leader: str = YOJO) -> Scene:
    """Return a battle whose attacker holds Hazardous Ground."""
    tokens = [{"chi": chi, "name": "Chi"}] if chi else []
    return masters(
        scene(
            {"personalities": [fights(leader, tokens=tokens), HOME], "hand": ["hazardous-ground", *hand]},
            {"personalities": [fights(UJI), "mirumoto-hitomi"], "hand": ["outflank"]},
            attack=battle_at(0),
        )
    )


def test_on_hazardous_ground_two_actions_are_taken_from_the_next_opportunity_on() -> None:
    game = ground(["charge", "charge"], chi=4)
    game.first.does("play:hazardous-ground")
    assert game.second.asked == "battle-action"
    game.second.does("pass")
    game.first.does("play:charge").chooses(YOJO)
    assert game.first.asked == "battle-action"
    game.first.does("play:charge").chooses(YOJO)
    assert game.second.asked == "battle-action"


def test_on_hazardous_ground_only_its_own_player_acts_twice() -> None:
    game = ground([], chi=4)
    game.first.does("play:hazardous-ground")
    assert game.first.player.added("acts-twice") and not game.second.player.added("acts-twice")


def test_hazardous_ground_needs_a_samurai_with_four_chi() -> None:
    assert ground([], chi=4).first.may("play:hazardous-ground")
    assert not ground([], chi=0, leader=UONA).first.may("play:hazardous-ground")
    assert not ground([], chi=4, leader=UONA).first.may("play:hazardous-ground")


# The four Ways

RINGS = {"air": "water", "earth": "wind", "fire": "earth", "water": "fire"}


@pytest.mark.parametrize("element", RINGS)
def test_an_adept_is_stronger_with_the_ring_for_good(element: str) -> None:
    game = scene({"personalities": [UONA], "hand": [f"the-way-of-{element}"], "rings": [f"ring-of-{element}"], **IDLE})
    game.first.does(f"play:the-way-of-{element}").chooses(UONA)
    assert game.card(UONA).bowed and game.card(UONA).trait(f"Adept of {element.capitalize()}")
    assert numbers(game, UONA) == (2, 2)
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, UONA) == (2, 2)
    ring = game.card(f"ring-of-{element}")
    game.happens(game.table.framework.discard_from_play(ring))
    assert numbers(game, UONA) == (0, 0) and game.card(UONA).trait(f"Adept of {element.capitalize()}")


def test_a_way_needs_a_straight_shugenja() -> None:
    assert not scene({"personalities": [UNARI], "hand": ["the-way-of-air"]}).first.may("play:the-way-of-air")
    bowed = at(UONA, bowed=True)
    assert not scene({"personalities": [bowed], "hand": ["the-way-of-air"]}).first.may("play:the-way-of-air")


def adept(element: str, *foes: Any, **more: Any) -> Scene:
    """Return a table at which the second player has an Adept, and the first player acts."""
    test = f"ring-of-{element}"
    changes = [{"attribute": f"trait:Adept of {element.capitalize()}", "source": f"the-way-of-{element}"},
               {"attribute": "has-text", "source": f"the-way-of-{element}"},
               {"attribute": "force", "value": 2, "source": f"the-way-of-{element}", "test": test}]  # fmt: skip
    return scene({"personalities": [*foes], **IDLE, **more}, {"personalities": [at(TOMO, permanent=changes)]})


def adepts_turn(element: str, *acts: Any, hand: tuple[str, ...] = ()) -> Scene:
    """Return a table at which the first player acts and has a Region and a Spell. The second has an Adept."""
    return adept(element, *acts, at(UONA, attachments=["biting-steel"]), hand=list(hand),
                 provinces=[{"attached": ["the-kaiu-walls"]}, {}, {}, {}])  # fmt: skip


@pytest.mark.parametrize(
    ("element", "act"),
    [
        ("air", "play:the-way-of-water"),
        ("earth", "play:the-way-of-air"),
        ("earth", "play:gift-of-the-wind"),
        ("earth", "use:oni-no-kaze"),
        ("fire", "play:the-way-of-earth"),
        ("fire", "use:oni-no-jimen"),
        ("water", "play:the-way-of-fire"),
        ("water", "use:wings-of-fire"),
    ],
)
def test_an_adept_hears_titles_traits_and_texts(element: str, act: str) -> None:
    verb, _, name = act.partition(":")
    worn = name == "wings-of-fire"
    unit = [at(ASAHINA, attachments=[name])] if worn else [name] if verb == "use" else []
    game = adepts_turn(element, *unit, hand=(name,) if verb == "play" else ())
    game.first.does(act)
    while game.second.asked is None and game.first.asked != "action":
        game.first.does(game.first.options[0])
    trigger = f"trigger:isawa-tomo:text.the-way-of-{element}.0"
    assert game.second.may(trigger)
    game.second.does(trigger)
    assert game.card(TOMO).bowed
    assert "cancel" in game.kinds and game.second.asked == "action"


@pytest.mark.parametrize("element", ["air", "earth", "fire"])
def test_an_adept_does_not_hear_other_elements(element: str) -> None:
    game = adepts_turn(element, hand=("the-way-of-fire",))
    game.first.does("play:the-way-of-fire")
    while game.second.asked is None and game.first.asked != "action":
        game.first.does(game.first.options[0])
    assert game.second.asked in (None, "action") and game.card(UONA).trait("Adept of Fire")


def test_an_adept_who_is_bowed_stops_nothing() -> None:
    game = adept("water", "togashi-mitsu")
    game.happens(game.table.framework.bow(game.card(TOMO)))
    game.first.does("use:togashi-mitsu")
    assert game.second.asked != "reaction"


def test_a_position_holds_when_an_adept_is_stronger() -> None:
    game = adept("air")
    assert game.card(TOMO).trait("Adept of Air")
    literal = dump(game.table)
    held = literal["players"][1]["personalities"][0]["permanent"]
    assert {"attribute": "force", "value": 2, "source": "the-way-of-air", "test": "ring-of-air"} in held


def test_an_adept_of_water_stops_mitsus_fire() -> None:
    game = adept("water", "togashi-mitsu")
    game.first.does("use:togashi-mitsu")
    assert game.second.asked == "reaction"
    game.second.does("trigger:isawa-tomo:text.the-way-of-water.0")
    assert game.card(TOMO).bowed and game.card("togashi-mitsu").tokens == ()


def test_an_adept_of_water_lets_other_actions_be() -> None:
    game = adept("water", "kaiu-kenru", at(UNARI, attachments=["light-infantry"]))
    game.first.does("use:kaiu-kenru")
    assert game.second.asked != "reaction"


# Prices


@pytest.mark.parametrize(("which", "more"), [("", 2), (":1", -2)])
def test_ichiba_changes_what_a_card_on_offer_costs_for_good(which: str, more: int) -> None:
    lying = [{"card": at("kaiu-kenru", facedown=False)}, {"card": UNARI}, {"card": at("bon-festival", facedown=False)}]
    game = scene({"personalities": ["yogo-ichiba"], **IDLE}, {"provinces": [*lying, {}]})
    card = game.card("kaiu-kenru")
    usual = game.table.gold_cost(card, 1)
    game.first.does(f"use:yogo-ichiba{which}")
    assert game.table.gold_cost(card, 1) == usual + more and game.card("yogo-ichiba").bowed
    game.pass_to("dynasty", seat=1, turn=2)
    assert game.table.gold_cost(card, 1) == usual + more


def test_ichiba_needs_a_card_on_offer() -> None:
    assert not scene({"personalities": ["yogo-ichiba"], **IDLE}).first.may("use:yogo-ichiba")


# The Mask of the Oni


def test_the_mask_lends_an_action_of_an_oni_until_the_turn_ends() -> None:
    land = [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]
    worn = at(UNARI, attachments=["mask-of-the-oni"])
    game = scene({"personalities": [worn], **IDLE}, {"personalities": ["oni-no-jimen"], "provinces": land})
    honor = game.first.honor
    game.first.does("use:mask-of-the-oni").passes()
    assert game.card("mask-of-the-oni").bowed and game.first.honor == honor - 1
    assert len(game.card(UNARI).gained) == 1
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UNARI).gained == ()


def test_the_mask_needs_an_oni_in_play() -> None:
    assert not scene({"personalities": [at(UNARI, attachments=["mask-of-the-oni"])], **IDLE}).first.may(
        "use:mask-of-the-oni"
    )


def test_a_second_mask_lends_only_an_action_that_the_first_did_not_lend() -> None:
    # §copying: a copied ability works as if it were printed on the card, so one copy of it is enough.
    worn = at(UNARI, attachments=["mask-of-the-oni", "mask-of-the-oni"])
    game = scene({"personalities": [worn], **IDLE}, {"personalities": ["oni-no-ogon"]})
    first, second = (one.key for one in game.card(UNARI).attachments)
    game.first.does(f"use:{first}").does("pass").does("copy:oni-no-ogon.0")
    game.second.does("pass")
    game.first.does(f"use:{second}").passes()
    assert [one.name.rpartition(".")[2] for one in game.card(UNARI).gained] == ["0", "1"]
    assert (
        not scene({"personalities": [worn], **IDLE}, {"personalities": ["oni-no-jimen"]})
        .first.does("use:mask-of-the-oni")
        .passes()
        .may("use:mask-of-the-oni")
    )
