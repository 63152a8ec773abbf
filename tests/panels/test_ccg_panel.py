"""The 1997 game on a panel: one screen to commit units, one to pay, one for a duel. Purchases show their costs."""

from typing import Any

import pytest

from bot.panels.buttons.answering import Mark, PickPage
from bot.panels.ending import ending_page
from bot.panels.panel import panel_page
from bot.pictures.render import Picture
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.tables.answers.draft import references
from bot.words import COMPLETE, Words
from engine.kernel.match import RESIGN
from engine.l5r_ccg.definition import pool

from ..discord_judge import walk
from ..l5r_ccg.cards.strategies.test_battle import shouting
from ..l5r_ccg.scene import Scene, at, battle_at, fights, scene
from .panel_heights import table_of as table_at
from .panel_heights_ccg import met
from .pressing import act


def table_of(game: Scene) -> Table:
    """Return the table of a scene."""
    seats = [Seat("human", number + 1, name) for number, name in enumerate(("Hana", "Kenji", "Ola"))]
    seats = seats[: len(game.seats)]
    saved = SavedMatch(
        1, None, 1, "l5r-ccg", "playing", seats=seats, header=game.match.header, log=list(game.match.log)
    )
    return Table(NotImplemented, saved, game.match)


def controls(table: Table, seat: int, language: str = "en") -> list[dict[str, Any]]:
    return [one for one in walk(panel_page(table, seat, Words.load()[language]).to_components()) if "custom_id" in one]


def text(table: Table, seat: int, language: str = "en") -> str:
    found = walk(panel_page(table, seat, Words.load()[language]).to_components())
    return "\n".join(one["content"] for one in found if "content" in one)


def buttons(table: Table, seat: int, language: str = "en") -> list[str]:
    return [one["label"] for one in controls(table, seat, language) if "label" in one]


def lists(table: Table, seat: int) -> list[dict[str, Any]]:
    return [one for one in controls(table, seat) if one.get("options")]


def attacking(*units: str) -> Table:
    """Return the scene in which Hana must choose which units she sends against Kenji's four provinces."""
    game = scene(
        {"personalities": list(units)}, {"personalities": ["hida-sukune"]}, phase="attack", asked=(0, 1)
    ).first.attacks(1).scene  # fmt: skip
    assert game.first.asked == "commit"
    return table_of(game)


async def test_units_are_committed_on_one_screen_with_a_list_for_each_province() -> None:
    table = attacking("matsu-tsuko", "kitsu-toju", "doji-hoturi")
    shown = lists(table, 0)[:4]
    assert [one["placeholder"] for one in shown] == [f"Province {number} (strength 7)" for number in (1, 2, 3, 4)]
    assert all(len(one["options"]) == 3 for one in shown) and "Commit nobody" in buttons(table, 0)
    prompt = table.prompt_for(0)
    assert prompt is not None
    there = [references(prompt)[o.key] for o in prompt.options if o.target == "province:1.1"]
    await act(table, 1, PickPage, 0, 1, values=there)
    assert "Commit 3" in buttons(table, 0) and "province 2: Force **10** against **0**, strength 7" in text(table, 0)


async def test_a_unit_that_is_sent_elsewhere_leaves_its_former_province() -> None:
    table = attacking("matsu-tsuko", "kitsu-toju", "doji-hoturi")
    prompt = table.prompt_for(0)
    assert prompt is not None
    by_place = {place: [o for o in prompt.options if o.target == f"province:1.{place}"] for place in range(4)}
    await act(table, 1, PickPage, 0, 1, values=[references(prompt)[o.key] for o in by_place[1]])
    before = {one["custom_id"] for one in lists(table, 0)}
    await act(table, 1, PickPage, 0, 3, values=[references(prompt)[by_place[3][0].key]])
    assert not before & {one["custom_id"] for one in lists(table, 0)}  # Discord remembers a selection by this name
    kept = table.draft(0).keys
    assert sorted(kept) == sorted([by_place[1][1].key, by_place[1][2].key, by_place[3][0].key])
    assert not [line for line in lists(table, 0)[1]["options"] if line.get("default")][2:]


async def test_a_single_unit_is_sent_by_a_button_for_each_province() -> None:
    table = attacking("matsu-tsuko")
    prompt = table.prompt_for(0)
    assert prompt is not None and not lists(table, 0)
    for option in (prompt.options[0], prompt.options[2]):
        await act(table, 1, Mark, references(prompt)[option.key])
    assert table.draft(0).keys == [prompt.options[2].key] and "Commit 1" in buttons(table, 0)


def test_before_an_attack_the_panel_shows_everybodys_force_and_standing_provinces() -> None:
    lost: dict[str, Any] = {"destroyed": True}
    game = scene(
        {"personalities": ["matsu-agetoki", {"id": "kitsu-toju", "bowed": True}]},
        {"provinces": [lost, {}, {}, lost], "personalities": ["hida-sukune"]}, phase="attack", asked=(0, 1),
    )  # fmt: skip
    said = text(table_of(game), 0)
    assert "Hana: Force **4** (1 straight), provinces 7, 7, 7, 7" in said
    assert "Kenji: Force **3** (1 straight), provinces 7, 7" in said


def test_each_purchase_shows_its_price_and_its_kind() -> None:
    provinces = [{"card": {"id": "hida-sukune"}}, {"card": {"id": "small-farm"}}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["iron-mine"] * 3}, phase="dynasty", asked=(0, 1))
    assert {"Hida Sukune (3/2) · 4 gold", "Small Farm · 0 gold"} <= set(buttons(table_of(game), 0))


def test_a_payment_that_wastes_least_is_picked_already_and_one_press_gives_it() -> None:
    provinces = [{"card": {"id": "hida-sukune"}}, {}, {}, {}]
    holdings = ["diamond-mine", "iron-mine", "copper-mine"]
    game = scene({"provinces": provinces, "holdings": holdings}, phase="dynasty", asked=(0, 1))
    game.first.does("hida-sukune").chooses("gold")
    table = table_of(game)
    assert game.first.asked == "pay"
    cost = game.first.prompt.data["cost"]  # type: ignore[union-attr, index]
    assert f"Pay {cost} (cost: {cost})" in buttons(table, 0)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_duel_is_one_screen_with_both_sides_and_the_worth_of_each_card(language: str) -> None:
    game = scene(
        {"personalities": ["kakita-toshimoko"], "hand": ["iaijutsu-challenge", "spearmen"]},
        {"personalities": ["hida-sukune"], "hand": ["archers", "jade-bow"]}, asked=(0, 1),
    )  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("kakita-toshimoko").chooses("hida-sukune")
    game.pass_to("challenge", seat=1)
    game.second.does("accept")
    game.pass_to("duel", seat=1)
    table, seat = table_of(game), 1
    assert game.second.asked == "duel"
    said, shown = text(table, seat, language), buttons(table, seat, language)
    assert "Hida Sukune (Kenji) **2**" in said and "Kakita Toshimoko (Hana)" in said
    assert any(label.endswith("Jade Bow · 2") for label in shown) and "Spearmen" not in str(shown) + said


def test_faceup_cards_are_put_away_without_a_confirmation() -> None:
    provinces = [{"card": {"id": "hida-sukune"}}, {"card": {"id": "small-farm"}}, {}, {}]
    game = scene({"provinces": provinces}, phase="dynasty", asked=(0, 1))
    game.pass_to("discard-dynasty")
    table = table_of(game)
    assert [one["custom_id"].split(":")[1] for one in lists(table, 0)] == ["choose"]
    assert "Keep all" in buttons(table, 0)


def test_an_empty_hand_is_a_line() -> None:
    game = scene({}, {}, asked=(0, 1))
    assert "🃏 **0**: nothing" in text(table_of(game), 0)


def test_a_player_may_pass_for_the_rest_of_the_action_phase() -> None:
    game = scene({"hand": ["spearmen"]}, {}, asked=(0, 1))
    parts = walk(panel_page(table_of(game), 0, Words.load()["en"]).to_components())
    (more,) = (part for part in parts if "tea:instead" in part.get("custom_id", ""))
    assert more["placeholder"] == "Pass more …"
    assert "Pass until the Action Phase ends" in [line["label"] for line in more["options"]]


def test_contributions_to_a_lobbying_stand_under_the_lobbyist_they_support() -> None:
    table, seat = table_at(met("lobby"))
    prompt = table.prompt_for(seat)
    assert prompt is not None
    given = [option for option in prompt.options if not option.alone]
    heads = {option.player: table.face.heading(option, table.scene(seat, Words.load()["en"])) for option in given}
    assert len(heads) > 1 and heads == {seat: f"For {('Hana', 'Kenji', 'Ola')[seat]}" for seat in heads}


def test_the_end_shows_the_score_beside_a_picture_without_it() -> None:
    table = table_of(scene({"honor": 7}, {"honor": 3}, asked=(0, 1)))
    assert table.match is not None
    table.match.answer(1, [RESIGN])
    say = Words.load()["en"]
    page = ending_page(table, say, "", [Picture("table", b"", "the table")])
    told = "\n".join(one["content"] for one in walk(page.to_components()) if "content" in one)
    assert "Hana wins" in told and "**7 : 3**" in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Gold kept for Ogre Outlaw · 10 gold"),
        ("fr", "Or gardé pour Ogre Outlaw"),
        ("pl", "Złoto odłożone na: Ogre Outlaw"),
    ],
)
def test_gold_reserved_for_one_card_stands_among_the_producers(language: str, words: str) -> None:
    kept = {"attribute": "bounty", "value": 10, "source": "ogre-outlaw", "until": "end-of-next-turn 0.1"}
    lying = [{"card": {"id": "hida-unari", "facedown": False}}]
    side = {"provinces": lying, "holdings": ["gold-mine"], "honor": 20, "lasting": [kept]}
    game = scene(side, {}, phase="dynasty", turn=2, asked=(0, 1))
    game.first.does("recruit:hida-unari").chooses("gold")
    shown = controls(table_of(game), 0, language)
    labels = [one.get("label", "") for one in shown] + [o["label"] for one in shown for o in one.get("options", ())]
    assert any(words in label for label in labels), labels


def test_a_waiting_player_sees_the_attack_and_the_battle_and_the_ally_who_was_asked() -> None:
    game = scene({"personalities": ["matsu-tsuko"]}, {"personalities": ["hida-sukune"]},
                 {"personalities": ["matsu-agetoki"]}, phase="attack", asked=(0, 1, 2))  # fmt: skip
    game.first.attacks(1)
    assert "Ola: Force **4** (1 straight)" in text(table_of(game), 0)  # the ally who was asked to join
    game.first.does("invite:player:2")
    game.second.does()
    assert game.first.asked == "commit" and game.third.asked is None
    said = text(table_of(game), 2)
    assert "Family Honor: Hana" in said and "**Hana attacks Kenji** (Ola is asked to attack too)" in said
    game.first.commits(matsu_tsuko="1.1")
    game.third.commits(matsu_agetoki="1.2")
    game.second.commits()
    game.first.does("fight:province:1.2")
    said = text(table_of(game), 1)
    assert "**Hana attacks Kenji** (Ola attacks too)" in said and "is asked" not in said
    places = [line.partition(" (")[0] for line in said.splitlines() if "🗡️" in line]
    assert places == ["> province 2", "> ► province 3"]


def test_a_challenge_shows_both_duelists_and_a_waiting_player_sees_the_duel() -> None:
    game = scene({"personalities": ["hida-o-ushi"], "hand": ["charge"]},
                 {"personalities": ["kakita-toshimoko", "daidoji-uji"], "hand": ["charge"]}, asked=(0, 1))  # fmt: skip
    game.first.does("use:hida-o-ushi").chooses("daidoji-uji")
    game.pass_to("challenge", seat=1)
    asking = text(table_of(game), 1)
    assert "**Hida O-Ushi (3/2, bowed, Hana) challenges Daidoji Uji (2/3): accepted?**" in asking
    game.second.does("accept")
    game.pass_to("duel", seat=1)
    assert game.second.asked == "duel" and "Hida O-Ushi (Hana) **2**" in text(table_of(game), 0)
    game.second.does("focus:charge")
    game.pass_to("duel", seat=0)
    assert "-# You focus with Charge" in text(table_of(game), 1).splitlines()


def test_a_window_names_the_card_that_is_used_and_its_effect() -> None:
    game = scene({"personalities": ["doji-kuwanan"], "provinces": [{"card": "the-darkest-day"}, {}, {}, {}]},
                 {"hand": ["avoid-fate"]}, phase="events", asked=(0, 1))  # fmt: skip
    assert game.second.asked == "reaction"
    said = text(table_of(game), 1)
    assert "Hana uses The Darkest Day – do you react?" in said and "Every Personality in play" in said


def test_adjacent_provinces_with_the_same_description_share_a_line() -> None:
    lost: dict[str, Any] = {"destroyed": True}
    game = scene({}, {"provinces": [lost, lost, {"card": "small-farm"}, {"card": "small-farm"}]}, asked=(0, 1))
    lines = [line for line in text(table_of(game), 1).splitlines() if "province" in line]
    assert lines == ["-# ~~provinces 1–2~~ destroyed", "-# provinces 3–4 (strength 7): facedown card"]
    assert "~~Provinces 1–2~~ détruites" in text(table_of(game), 1, "fr")


def test_a_card_to_discard_shows_its_price() -> None:
    game = scene({"provinces": [{"card": "hida-sukune"}, {"card": "small-farm"}, {}, {}]}, phase="dynasty",
                 asked=(0, 1))  # fmt: skip
    game.pass_to("discard-dynasty", 0)
    shown = [one["label"] for control in lists(table_of(game), 0) for one in control["options"]]
    assert shown == ["Hida Sukune (3/2) · 6 gold", "Small Farm · 0 gold"]


def test_the_owner_of_a_target_stands_above_it_or_beside_it() -> None:
    for others, labels in (
        ((["daidoji-uji"], ["matsu-toshiro"]), ["Daidoji Uji (2/3)", "Matsu Toshiro (2/3)"]),
        ((["daidoji-uji", "matsu-toshiro"],), ["Daidoji Uji (2/3, Kenji)", "Matsu Toshiro (2/3, Kenji)"]),
    ):
        sides = [{"personalities": ["hida-o-ushi"]}, *({"personalities": army} for army in others)]
        game = scene(*sides, asked=range(len(sides)))
        game.first.does("use:hida-o-ushi")
        table = table_of(game)
        assert [label for label in buttons(table, 0) if "(2/3" in label] == labels
        assert ("Controlled by Ola" in text(table, 0)) == (len(others) > 1)


def test_the_tactician_action_is_labelled_as_such() -> None:
    fights = {"id": "matsu-tsuko", "at": "1.0"}
    game = scene({"personalities": [fights], "hand": ["charge"]}, {}, phase="attack", asked=(0, 1),
                 attack={"attacker": 0, "defender": 1, "province": 0, "segment": "battle"})  # fmt: skip
    game.pass_to("battle-action", 0)
    assert "Use: Matsu Tsuko (6/5) – Tactician" in buttons(table_of(game), 0)


@pytest.mark.parametrize("language", COMPLETE)
def test_each_use_of_the_favor_says_what_it_is_for(language: str) -> None:
    game = scene({"personalities": [at("daidoji-uji", dishonored=True)]}, {}, favor=0, asked=(0, 1))
    say = Words.load()[language].of("l5r-ccg")
    used = [label for label in buttons(table_of(game), 0, language) if say("imperial-favor") in label]
    assert [label.partition(" – ")[2] for label in used] == [
        say("ability-imperial-favor-draw"), say("ability-imperial-favor-restore")
    ]  # fmt: skip


def test_a_personality_the_favor_may_restore_stands_under_its_owner_even_in_a_discard_pile() -> None:
    mine = {"personalities": [at("daidoji-uji", dishonored=True)]}
    theirs = {"dynasty_discard": [at("matsu-yojo", died="dishonorably")]}
    game = scene(mine, theirs, favor=0, asked=(0, 1))
    game.first.does("use:imperial-favor:1")
    said = text(table_of(game), 0)
    assert "-# Yours" in said and "-# Discard pile of Kenji" in said and "dishonored Personality" in said
    assert "goes home" not in said  # the ability that is being aimed now


def test_each_ability_of_a_card_has_a_label_of_its_own() -> None:
    caster = at("isawa-uona", attachments=["spiritual-presence"])
    game = scene({"personalities": [caster, "hida-unari"]}, {}, asked=(0, 1))
    labels = [label for label in buttons(table_of(game), 0) if "Spiritual Presence" in label]
    assert [label.partition(" – ")[2][:24] for label in labels] == [
        "Bow this Shugenja: until", "Bow this Shugenja and de"
    ]  # fmt: skip


def test_a_volley_shows_its_strength_and_the_units_that_join_it() -> None:
    archers = {"personalities": [fights("matsu-yojo", attachments=["spearmen", "archers"])]}
    foes = {"personalities": [fights("kitsu-toju"), fights("hida-unari")]}
    game = scene(archers, foes, attack=battle_at(0), to_act=0, passes=0, asked=(0, 1))
    game.first.does("use:archers").does("kitsu-toju")
    table = table_of(game)
    assert "Shoot alone: strength 3" in buttons(table, 0)
    prompt = table.prompt_for(0)
    assert prompt is not None
    table.draft(0).toggle(prompt, prompt.options[0].key)
    assert "Shoot: strength 5" in buttons(table, 0)


def test_a_battle_shows_the_force_of_its_units_and_the_effect_of_its_terrain() -> None:
    mine = {"personalities": [fights("hida-unari", attachments=["spearmen"])], "hand": ["dispersive-terrain"]}
    game = scene(mine, {"personalities": [fights("kitsu-toju")]}, attack=battle_at(0), to_act=0, asked=(0, 1))
    game.first.does("play:dispersive-terrain")
    said = text(table_of(game), 1)
    assert "🗡️ **6** Hida Unari 6 – 🛡️ **1** Kitsu Toju 1" in said and "+2 Force each" in said
    assert not any("at province 1" in label for label in buttons(table_of(game), 1))


def test_a_lobbyist_is_named_and_a_side_is_asked_for_only_where_it_matters() -> None:
    giver = {"personalities": ["hida-sukune"], "hand": ["charge"], "honor": 1}
    game = scene({"personalities": ["matsu-yojo"], "honor": 5}, {**giver, "honor": 9}, giver, asked=(0, 1, 2))
    game.first.does("lobby:matsu-yojo")
    while game.second.asked != "lobby":
        next(seat for seat in game.seats if seat.asked).does("pass")
    assert "Hana lobbies for the Imperial Favor: do you raise?" in text(table_of(game), 1)
    assert "Bow: Hida Sukune · +2" in buttons(table_of(game), 1)
    assert "> Lobbying for the Imperial Favor: Hana (5), Kenji (9)" in text(table_of(game), 0)
    game.second.does("pass")
    assert buttons(table_of(game), 2).count("Bow: Hida Sukune · +2") == 2  # under a heading for each side
    game.third.does("discard:charge>0")  # the first player has nothing left to give
    game.second.does("pass")
    assert "Bow: Hida Sukune · +2 for Hana" in buttons(table_of(game), 2)


def test_a_focus_shows_its_value_to_the_player_who_laid_it() -> None:
    game = scene(
        {"personalities": ["matsu-yojo"], "hand": ["iaijutsu-challenge", "charge"], "honor": 10},
        {"personalities": ["daidoji-uji"], "hand": ["light-infantry", "charge"], "honor": 10}, asked=(0, 1),
    )  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    while not game.second.may("accept"):
        next(seat for seat in game.seats if seat.asked).does("pass")
    game.second.does("accept")
    while game.second.asked != "duel":
        next(seat for seat in game.seats if seat.asked).does("pass")
    game.second.does("focus:light-infantry")
    assert "Light Infantry (focus 1)" in text(table_of(game), 1) and "Light Infantry" not in text(table_of(game), 0)


def test_a_personality_who_was_sent_is_no_longer_offered() -> None:
    army = {"personalities": ["hida-unari", at("matsu-yojo", permanent=[{"attribute": "trait:Cavalry"}])]}
    game = scene(army, {"personalities": ["hida-sukune", "daidoji-uji"]}, phase="attack", asked=(0, 1))
    game.first.attacks(1).commits(hida_unari="1.0")
    assert "Kenji: Force **5** (2 straight)" in text(table_of(game), 1)
    game.second.commits(hida_sukune="1.0")
    assert game.first.asked == "commit" and "Kenji: Force **2** (1 straight)" in text(table_of(game), 0)


def test_the_holder_of_the_favor_is_marked_beside_everybodys_honor() -> None:
    game = scene({"honor": 7, "personalities": ["hida-unari"]}, {"honor": -3}, favor=1, asked=(0, 1))
    assert "-# Family Honor: Hana **7** · Kenji **–3** 👑" in text(table_of(game), 0)


def test_the_panel_of_an_eliminated_player_says_so_while_the_others_play_on() -> None:
    game = scene({"hand": ["charge"]}, {"hand": ["naginata"]}, {"hand": ["charge"]}, asked=(0, 1, 2))
    game.match.answer(1, [RESIGN])
    said = text(table_of(game), 1)
    assert "You are out of the game" in said and "Naginata" not in said and "province" not in said
    assert "You are out" not in text(table_of(game), 0)


def test_one_press_ends_an_attack_on_provinces_to_which_nobody_was_sent() -> None:
    army = {"personalities": ["hida-sukune"], "hand": ["superior-tactics"]}
    game = scene(army, {}, phase="attack").first.attacks(1).scene
    game.first.commits(hida_sukune="1.0")
    game.resolve_battle()
    assert game.first.asked == "next-battle"
    assert "No more battles" in buttons(table_of(game), 0)
    game.first.passes()
    assert game.table.attack is None


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Hana, Focus card 2"), ("fr", "Hana, carte de Focus 2"), ("pl", "Hana, karta skupienia 2")],
)
def test_a_focus_card_that_lies_face_down_is_told_by_its_place(language: str, told: str) -> None:
    game = shouting(2)
    game.second.does("focus-text:the-third-shout")
    table = table_of(game)
    choices = [
        one["label"] for each in controls(table, 1, language) for one in each.get("options", [each]) if "label" in one
    ]
    assert any(told in label for label in choices), choices
    laid = [pool()[card.id].name for card in game.first.player.focus]
    assert not any(name in label for name in laid for label in choices)
