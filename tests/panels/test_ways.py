"""One press for several answers: a card with its fate, several cards, provinces placed by lot.

The module also tests quiet steps.
"""

from typing import Any

import pytest

from bot.controls.fit import forms
from bot.games.l5r_lcg.choice import quiet
from bot.panels.panel import Guide, panel_page
from bot.store import SavedMatch, Seat, Wishes
from bot.store.matches.plan import LOT, next_answer
from bot.store.matches.rows import read_wishes, seat_rows
from bot.tables import Table
from bot.tables.plans import passes, planned
from bot.trouble import Trouble
from bot.words import Words
from engine.kernel.prompt import PASS
from engine.kernel.rng import Stream

from ..discord_judge import walk
from ..l5r_lcg.scene import Scene, inside, scene
from .panel_heights import AIMED, LION, at_table, dynasty, in_conflict, met
from .presses import Played

SAY = Words.load()["en"]


def refs(table: Table, seat: int) -> dict[str, str]:
    """Return the references of the options on a panel, by their words."""
    found = {}
    for part in walk(panel_page(table, seat, SAY).to_components()):
        if ":pick:" in part.get("custom_id", ""):
            found.setdefault(part["label"], part["custom_id"].split(":")[4])
        for line in part.get("options", ()):
            found.setdefault(line["label"], line["value"])
    return found


def listed(table: Table, seat: int, name: str) -> list[dict[str, Any]]:
    """Return the lines of the list of this name."""
    parts = walk(panel_page(table, seat, SAY).to_components())
    return next((part["options"] for part in parts if part.get("placeholder") == name), [])


async def test_a_character_is_played_with_its_fate_by_one_press() -> None:
    table, seat = at_table(dynasty())
    lines = listed(table, seat, "1 🪙 · 3/– · Matsu Berserker …")
    assert [line["label"] for line in lines[:3]] == ["No fate on it", "1 🪙 on it", "2 🪙 on it"] and len(lines) == 9
    assert [line["description"] for line in lines[:2]] == ["1 🪙 in all, 8 left", "2 🪙 in all, 7 left"]
    await table.play.pick(seat + 1, table.stamp, [lines[2]["value"]])
    assert table.match is not None
    [played] = [c for c in table.match.view(seat)["players"][seat]["characters"] if c["id"] == "matsu-berserker"][-1:]
    assert played["fate"] == 2
    assert [row.auto for row in table.match.log[-2:]] == [False, True]


async def test_taking_the_character_back_takes_its_fate_back_too() -> None:
    table, seat = at_table(dynasty())
    await table.play.pick(seat + 1, table.stamp, [listed(table, seat, "1 🪙 · 3/– · Matsu Berserker …")[1]["value"]])
    assert table.match is not None and table.match.undo_target(seat) == 0


async def test_a_ring_and_its_effect_are_one_question() -> None:
    game = met("ring-effect")()
    table, seat = at_table(game)
    shown = refs(table, seat)
    assert "Pass" in shown and all("-" in ref for label, ref in shown.items() if label != "Pass")


async def test_many_cards_that_are_aimed_stand_in_one_list_for_each_players_targets() -> None:
    table, seat = at_table(in_conflict(hand=AIMED))
    lists = [part["placeholder"] for part in walk(panel_page(table, seat, SAY).to_components()) if "options" in part]
    assert lists == ["… → Yours", "… → Controlled by Kenji", "Pass more …"]
    await table.play.pick(seat + 1, table.stamp, [refs(table, seat)["Play: Fine Katana · 0 → Ikoma Eiji (1/3)"]])
    assert table.match is not None
    eiji = next(c for c in table.match.view(seat)["players"][seat]["characters"] if c["id"] == "ikoma-eiji")
    assert [card["id"] for card in eiji["attachments"]] == ["fine-katana"]


def test_the_owner_of_a_target_is_named_once() -> None:
    table, seat = at_table(in_conflict(hand=["fine-katana", "for-shame", "banzai"]))
    aimed = [line for part in walk(panel_page(table, seat, SAY).to_components()) for line in part.get("options", ())]
    theirs = [line for line in aimed if "Doji Challenger" in line["label"]]
    assert theirs and all(f"{line['label']} {line['description']}".count("Kenji") == 1 for line in theirs)


async def test_a_question_that_does_not_follow_cannot_be_answered_in_advance() -> None:
    table, seat = at_table(dynasty())
    ref = refs(table, seat)["Pass: +1 🪙"]
    with pytest.raises(Trouble):
        await table.play.pick(seat + 1, table.stamp, [f"{ref}-0.00000000"])
    assert table.saved.seats[seat].wishes.plan == [] and table.match is not None and not table.match.log


def test_an_answer_beforehand_is_forgotten_when_something_else_is_asked() -> None:
    prompt = dynasty().match.pending[0]
    wishes = Wishes(plan=[next_answer("fate", "fate:2")])
    assert planned(wishes, prompt, Stream(1), {}) is None and not wishes.plan
    wishes = Wishes(plan=[next_answer("dynasty", PASS)])
    assert planned(wishes, prompt, Stream(1), {}) == [PASS] and not wishes.plan
    wishes = Wishes(plan=[next_answer("dynasty", LOT)])
    assert planned(wishes, prompt, Stream(1), {}) is not None and wishes.plan


async def test_one_press_places_all_provinces_and_the_list_leaves_them_to_the_player() -> None:
    played = Played(("crane-starter", "lion-starter"), 1, busy=False)
    table = played.table
    first = table.waiting()[0]
    [lot] = [ref for ref in refs(table, first).values() if ref.endswith("-lot")][:1]
    await table.play.pick(first, table.stamp, [lot])
    second = table.waiting()[0]
    lists = [part for part in walk(panel_page(table, second, SAY).to_components()) if part.get("options")]
    await table.play.pick(second, table.stamp, [lists[0]["options"][0]["value"]])
    places = [(row.seat, row.auto) for row in played.match.log]
    assert places == [(first, False), (second, False), *[(first, True)] * 4]
    prompt = table.prompt_for(second)
    assert prompt is not None and prompt.kind == "place-province"


def test_provinces_placed_at_random_favour_no_place() -> None:
    """Provinces placed by lot lie in random order, so the list of a prepared deck does not reveal their places."""
    prompt = Played(("crane-starter", "lion-starter"), 1, busy=False).match.pending[0]
    drawn = {
        tuple(planned(Wishes(plan=[next_answer(prompt.kind, LOT)]), prompt, Stream(n), {}) or ()) for n in range(60)
    }
    assert drawn == {(option.key,) for option in prompt.options}


def quiet_step(**side: Any) -> Scene:
    first = {"characters": ["matsu-berserker"], "hand": ["fine-katana"], "fate": 2, **side}
    return scene(first, {"hand": ["banzai"]}, step="5.1-window", asked=(0, 1))


def test_a_step_is_quiet_with_any_hand_unless_an_open_card_can_act() -> None:
    for hand in (["fine-katana"], ["banzai"]):
        game = quiet_step(hand=hand)
        assert game.first.asked == "action"
        assert quiet(game.match.pending[0], game.match.view(0))
    able = quiet_step(characters=["kitsu-spiritcaller", "agasha-swordsmith"])
    assert able.first.may("trigger:agasha-swordsmith")
    assert not quiet(able.match.pending[0], able.match.view(0))


def test_a_window_in_a_conflict_or_before_one_is_not_quiet() -> None:
    for game in (
        scene({"characters": ["matsu-berserker"], "hand": ["banzai"]}, {}, asked=(0, 1)),
        scene(
            {"characters": [inside("matsu-berserker")], "hand": ["banzai"]},
            {},
            conflict={"attacker": 0, "ring": "air", "skill": "military"},
            to_act=0,
            asked=(0, 1),
        ),
    ):
        assert game.first.asked == "action" and not quiet(game.match.pending[0], game.match.view(0))


def test_only_a_player_with_the_usual_wish_passes_in_quiet_steps() -> None:
    prompt = quiet_step().match.pending[0]
    assert passes(Wishes(), prompt, quiet=True)
    assert not passes(Wishes("always"), prompt, quiet=True) and not passes(Wishes(), prompt)


async def test_cards_are_replaced_by_one_selection_and_kept_by_one_press() -> None:
    table, seat = at_table(met("mulligan-hand")())
    lists = [part for part in walk(panel_page(table, seat, SAY).to_components()) if part.get("options")]
    assert [(part["min_values"], part["max_values"]) for part in lists] == [(1, 4)]
    assert lists[0]["custom_id"].startswith("tea:choose:")
    labels = [part.get("label") for part in walk(panel_page(table, seat, SAY).to_components())]
    assert "Keep all" in labels
    await table.play.pick(seat + 1, table.stamp, [line["value"] for line in lists[0]["options"][:2]])
    assert table.match is not None and len(table.match.log[-1].keys) == 2


def test_a_saved_match_keeps_the_answer_in_advance() -> None:
    wishes = Wishes(plan=[next_answer("fate", "fate:2")])
    saved = SavedMatch(1, None, 1, "l5r-lcg", seats=[Seat("human", 1, "Hana", wishes=wishes)])
    [written] = [cell for cell in seat_rows(saved)[0] if isinstance(cell, str) and "plan" in cell]
    assert read_wishes(written) == wishes


def test_a_player_who_selects_for_another_reads_the_reason() -> None:
    game = in_conflict(hand=["for-shame"])
    game.first.does("play:for-shame")
    game.first.does("doji-challenger")
    table, seat = at_table(game)
    assert seat == 1 and game.second.asked == "select"
    said = "\n".join(part.get("content", "") for part in walk(panel_page(table, seat, SAY).to_components()))
    assert "For Shame! → Doji Challenger (3/3): Choose one." in said


def test_a_player_who_chooses_a_revealed_card_reads_its_owner() -> None:
    decks = {"hand": ["the-perfect-gift"], "conflict_deck": ["banzai", "outwit", "rout"]}
    game = scene(decks, {"conflict_deck": ["court-games", "fine-katana"]}, to_act=0, asked=(0, 1))
    game.first.plays("the-perfect-gift")

    def asked() -> str:
        found = walk(panel_page(*at_table(game), SAY).to_components())
        return "\n".join(part.get("content", "") for part in found)

    assert "The Perfect Gift: Choose one of your revealed cards." in asked()
    game.first.does("rout")
    assert "The Perfect Gift: Choose one of your opponent’s revealed cards." in asked()


def test_a_list_without_a_heading_of_its_own_is_called_as_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.panels.single.BUTTONS", 0)
    game = scene({"characters": ["matsu-berserker", "ikoma-eiji"], "hand": ["fine-katana"]}, {}, asked=(0, 1))
    game.first.does("play:fine-katana")
    table, seat = at_table(game)
    lists = [part["placeholder"] for part in walk(panel_page(table, seat, SAY).to_components()) if "options" in part]
    assert lists == ["Fine Katana: Choose a target."]


def test_an_aimed_card_describes_its_targets_if_one_owner_has_them_all() -> None:
    provinces = [*({"id": card, "cards": ["ikoma-eiji", "honored-general"]} for card in LION[:4]), {"id": LION[4]}]
    table, seat = at_table(in_conflict(hand=["charge"], provinces=provinces))
    aimed, _ = [part for part in walk(panel_page(table, seat, SAY).to_components()) if "options" in part]
    assert aimed["placeholder"].startswith("Play: Charge!")
    assert [line["description"] for line in aimed["options"]] and not [
        line for line in aimed["options"] if line["description"] == "Choices"
    ]


def test_an_ability_given_by_an_attachment_is_labelled_apart_from_the_bearers_own() -> None:
    kaezin = inside("kakita-kaezin", attachments=["duelist-training"])
    conflict = {"attacker": 0, "ring": "fire", "skill": "military", "province": 1}
    sides = {"characters": [kaezin]}, {"characters": [inside("savvy-politician")]}
    game = scene(*sides, conflict=conflict, to_act=0, asked=(0, 1))
    shown = [label for label in refs(*at_table(game)) if "Kaezin" in label]
    assert shown == ["Use: Kakita Kaezin (3/2)", "Use: Kakita Kaezin (3/2) – Duelist Training"]


def test_a_player_who_bids_in_a_duel_sees_both_duelists_before_and_after() -> None:
    kaezin, conflict = inside("kakita-kaezin"), {"attacker": 0, "ring": "fire", "skill": "military", "province": 1}
    game = scene({"characters": [kaezin]}, {"characters": [inside("savvy-politician")]},
                 conflict=conflict, to_act=0, asked=(0, 1))  # fmt: skip
    game.first.does("trigger:kakita-kaezin")
    game.first.bids(2)
    table, _ = at_table(game)
    for seat, told in ((0, "Kakita Kaezin (3/2) – Savvy Politician (1/2, Kenji)"),
                       (1, "Kakita Kaezin (3/2, Hana) – Savvy Politician (1/2)")):  # fmt: skip
        said = [part.get("content", "") for part in walk(panel_page(table, seat, SAY).to_components())]
        assert f"> Duel (military): {told}" in "\n".join(said)


def test_an_amount_that_follows_the_name_of_its_card_begins_with_a_small_letter() -> None:
    """Beneath a long text, all cards share a list. There, “No fate on it” stands within a line."""
    table, seat = at_table(dynasty())
    page = panel_page(table, seat, SAY, None, Guide(forms("A long sentence of a lesson. " * 20, ()), leads=True))
    lines = [line["label"] for part in walk(page.to_components()) for line in part.get("options", ())]
    assert "Play: Matsu Berserker · 1, no fate on it" in lines and "No fate on it" not in lines
