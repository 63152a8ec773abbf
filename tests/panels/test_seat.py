"""The panel of the card game: first the question and its subject, then buttons that say what they do."""

from collections.abc import Callable
from typing import Any

import pytest
from discord import ButtonStyle

from bot.panels.beside import texts_page, why_page
from bot.panels.buttons.answering import Unfold
from bot.panels.log import log_page
from bot.panels.pages import state_line
from bot.panels.panel import panel_page
from bot.tables import Table
from bot.tables.answers.draft import reference
from bot.words import COMPLETE, Words
from engine.kernel.prompt import PASS, Option

from ..discord_judge import walk
from ..l5r_lcg.scene import Scene, inside, scene
from .panel_heights import KINDS, LION, declaring, defending, dynasty, in_conflict, other, side, table_of
from .pressing import act

SAY = Words.load()["en"]


def parts(view: Any) -> list[dict[str, Any]]:
    return [part for part in walk(view.to_components()) if "content" in part or "custom_id" in part]


def text(view: Any) -> str:
    return "\n".join(part["content"] for part in parts(view) if "content" in part)


def buttons(view: Any, verb: str = "") -> list[str]:
    return [part["label"] for part in parts(view) if f"tea:{verb}" in part.get("custom_id", "") and "label" in part]


def lists(view: Any) -> list[str]:
    return [part["placeholder"] for part in parts(view) if "options" in part]


def instead(view: Any, verb: str = "") -> list[str]:
    """Return the lines of the lists that replace buttons."""
    lines = [line for part in parts(view) if "tea:instead" in part.get("custom_id", "") for line in part["options"]]
    return [line["label"] for line in lines if f"tea:{verb}" in line["value"]]


def panel(table: Table, seat: int) -> Any:
    return panel_page(table, seat, SAY)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", COMPLETE)
def test_the_question_stands_first_and_the_cards_that_answer_it_stand_beneath(kind: str, language: str) -> None:
    table, seat = table_of(KINDS[kind]())
    say, prompt = Words.load()[language], table.prompt_for(seat)
    assert prompt is not None
    shown = parts(panel_page(table, seat, say))
    scene_of = table.scene(seat, say)
    assert shown[0]["content"].startswith(f"**{table.face.question(prompt, scene_of)}**")
    assert table.face.about(prompt, scene_of) in shown[0]["content"]
    folded = table.face.held(scene_of) or table.face.hand(scene_of)
    answers = [place for place, part in enumerate(shown) if ":pick:" in part.get("custom_id", "")]
    texts = ((place, part["content"].removesuffix("…")) for place, part in enumerate(shown) if part.get("content"))
    hand = next(place for place, text in texts if folded.startswith(text))  # the text may be cut short
    assert all(place < hand for place in answers) and hand < len(shown) - 1


def test_in_a_conflict_the_question_names_its_subject() -> None:
    table, seat = table_of(in_conflict())
    said = text(panel(table, seat))
    for fact in (
        "military",
        "Air",
        "province 2: The Art of Peace",
        "strength 4",
        "Hana **10**",
        "Kenji **4**",
        "Akodo Toturi",
    ):
        assert fact in said


def test_the_defender_reads_the_present_type_of_the_conflict() -> None:
    conflict = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
    game = scene(
        {"characters": [inside("doji-whisperer")]}, {"characters": ["ikoma-eiji"]}, conflict=conflict, to_act=1
    )
    table, seat = table_of(game)
    assert "political" in text(panel(table, seat)) and "military" not in text(panel(table, seat))


def test_buttons_show_the_price_and_the_rest() -> None:
    table, seat = table_of(dynasty())
    assert "1 🪙 · 3/– · Matsu Berserker …" in lists(panel(table, seat))
    table, seat = table_of(KINDS["fate"]())
    assert buttons(panel(table, seat), "pick")[:3] == ["0 (8 left)", "1 (7 left)", "2 (6 left)"]


def test_a_button_shows_the_price_that_is_paid() -> None:
    game = dynasty()
    prompt, before = game.first.prompt, game.first.fate
    assert prompt is not None
    cost = next(option.number for option in prompt.options if option.key.startswith("play:honored-general"))
    game.first.plays("honored-general")
    assert cost == 4 and game.first.fate == before - cost


def test_a_ring_shows_its_effect_and_its_fate() -> None:
    game = scene({"characters": ["matsu-berserker"]}, {}, rings={"fire": {"fate": 2}})
    game.first.passes()
    game.second.passes()
    table, seat = table_of(game)
    assert any("Fire +2" in part["label"] for part in parts(panel(table, seat)) if part.get("label"))


async def test_confirming_names_the_attack() -> None:
    table, seat = table_of(declaring())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    panel(table, seat)  # proposes a ring, a type and a province
    draft = table.draft(seat)
    for key in prompt.options:
        if key.group == "attackers" and key.card and key.card.startswith(("matsu-berserker", "ikoma-eiji")):
            draft.toggle(prompt, key.key)
    say = table.scene(seat, SAY)
    assert table.face.confirm(prompt, draft.keys, say) == "Attack: Air, military, province 3, 2 attackers"
    polish = table.scene(seat, Words.load()["pl"])
    assert table.face.confirm(prompt, draft.keys, polish) == "Atak: Powietrze, militarny, prowincja 3, 2 atakujących"
    assert buttons(panel(table, seat), "confirm") == ["Attack with 2"]  # the text of a button where room is scarce


def test_one_line_names_everything_missing_and_omits_empty_counts() -> None:
    table, seat = table_of(declaring())
    said = text(panel(table, seat))
    assert "Still to choose: Attackers" in said and "of 1" not in said


def test_while_defenders_are_chosen_nobody_is_said_to_defend() -> None:
    table, seat = table_of(defending())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    table.draft(seat).toggle(prompt, prompt.options[0].key)
    said = text(panel(table, seat))
    assert "🗡️ Hana **4** – " in said and "Attack 4" in said
    assert "🛡️" not in said


def test_confirming_the_defense_counts_the_defenders() -> None:
    table, seat = table_of(defending())
    prompt = table.prompt_for(seat)
    assert prompt is not None and buttons(panel(table, seat), "confirm") == ["Nobody defends"]
    assert (
        confirm_style(panel(table, seat)) == ButtonStyle.secondary.value
    )  # the panel does not recommend doing nothing
    for option in prompt.options[:2]:
        table.draft(seat).toggle(prompt, option.key)
    assert buttons(panel(table, seat), "confirm") == ["Defend with 2"]
    assert confirm_style(panel(table, seat)) == ButtonStyle.success.value


def confirm_style(view: Any) -> int:
    """Return the style of the button that confirms."""
    (found,) = (one["style"] for one in walk(view.to_components()) if ":confirm:" in one.get("custom_id", ""))
    return int(found)


def waiting() -> Scene:
    """Return an action window outside of conflicts.

    The player who is asked holds nothing to use, but others cannot know that.
    """
    return scene({"hand": ["banzai"], "characters": [{"id": "matsu-berserker", "bowed": True}]}, {}, asked=(0, 1))


def test_targets_of_both_sides_stand_under_their_owners() -> None:
    characters = [inside("matsu-berserker"), inside("ikoma-eiji")]
    theirs = [inside("doji-whisperer"), inside("doji-challenger")]
    conflict = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
    game = scene(
        {"characters": characters, "hand": ["banzai"], "fate": 3}, {"characters": theirs}, conflict=conflict, to_act=0
    )
    game.first.does("play:banzai")
    table, seat = table_of(game)
    headings = [part["content"] for part in parts(panel(table, seat)) if "content" in part]
    assert {"-# Yours", "-# Controlled by Kenji"} <= set(headings)


@pytest.mark.parametrize(("position", "spans"), [(dynasty, 0), (waiting, 2), (in_conflict, 2)])
def test_passing_for_longer_stands_apart_and_only_where_something_is_left_to_pass(
    position: Callable[[], Scene], spans: int
) -> None:
    table, seat = table_of(position())
    view = panel(table, seat)
    assert len(buttons(view, "until") + instead(view, "until")) == spans
    rows = [row for row in view.to_components() if row["type"] == 1]
    for row in rows:
        verbs = {child["custom_id"].split(":")[1] for child in row["components"]}
        assert "until" not in verbs or verbs == {"until"}


def test_where_passing_is_the_only_choice_the_panel_gives_the_reason_of_the_question() -> None:
    table, seat = table_of(waiting())
    prompt = table.prompt_for(seat)
    assert prompt is not None and [option.key for option in prompt.options] == [PASS]
    assert "Passing is all you can do" in text(panel(table, seat))
    table, seat = table_of(in_conflict())
    assert "Passing is all you can do" not in text(panel(table, seat))


def test_a_waiting_player_reads_the_reason() -> None:
    table, _ = table_of(declaring())
    assert "Waiting for Hana – Declare a conflict" in state_line(table, table.scene(None, SAY))
    assert "Waiting for Hana – Declare a conflict" in text(panel(table, 1))


def test_a_waiting_player_reads_in_which_window_others_may_act() -> None:
    table, seat = table_of(KINDS["reaction"]())
    assert state_line(table, table.scene(None, SAY)).endswith(" · Reaction**")
    assert " · Reaction**" in text(panel(table, 1 - seat))


def test_a_waiting_player_sees_the_conflict_like_the_asked_player() -> None:
    table, seat = table_of(in_conflict())
    said = text(panel(table, 1 - seat))
    for fact in ("military", "Air", "province 2: The Art of Peace, strength 4", "Hana **10**", "Kenji **4**", "🪙"):
        assert fact in said


def test_before_the_first_round_the_panel_says_nothing_of_empty_sides() -> None:
    table, seat = table_of(KINDS["mulligan"]())
    assert "🌸" not in text(panel(table, seat)) + text(panel(table, 1 - seat))


def test_a_waiting_player_reads_both_bids_once_they_are_revealed() -> None:
    """A player who has bid sees no bids until both are revealed. The old values of the dials are not bids."""
    game = KINDS["bid"]()
    game.first.does("bid:2")
    table, _ = table_of(game)
    assert "Honor bids" not in text(panel(table, 0))
    game.second.does("bid:4")
    table, seat = table_of(game)
    assert "Honor bids: Hana (2), Kenji (4)" in text(panel(table, seat))
    assert "Honor bids: Hana (2), Kenji (4)" in text(panel(table, 1 - seat))


async def test_the_hand_unfolds_and_folds() -> None:
    table, seat = table_of(in_conflict())
    full = table.face.hand(table.scene(seat, SAY))
    assert full not in text(panel(table, seat)) and "Hand ▾" in instead(panel(table, seat))
    await act(table, seat + 1, Unfold)
    assert full in text(panel(table, seat)) and "Hand ▴" in instead(panel(table, seat))
    await act(table, seat + 1, Unfold)
    assert full not in text(panel(table, seat))


def test_an_ability_can_be_read_before_it_is_pressed() -> None:
    table, seat = table_of(in_conflict())
    page = texts_page(table, seat, SAY)
    assert "**Play: For Shame! · 0** (event, cost 0)\n**Action:** During a conflict" in text(page)
    assert "✕ Close" in buttons(page)
    table, seat = table_of(KINDS["bid"]())
    assert "Texts" not in buttons(panel(table, seat))


def test_printed_text_and_the_effect_of_a_ring_can_be_read_too() -> None:
    table, seat = table_of(dynasty())
    assert "**Play: Matsu Berserker · 1** (character, cost 1, 3/–)" in text(texts_page(table, seat, SAY))
    table, seat = table_of(declaring())
    assert "🔥 Fire: honor or dishonor a character" in text(texts_page(table, seat, SAY))


def test_a_list_shows_cost_and_skills_of_cards_outside_play() -> None:
    table, seat = table_of(KINDS["mulligan"]())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    hints = {table.face.hint(option, table.scene(seat, SAY)).partition(" – ")[0] for option in prompt.options}
    assert hints and all(hint.startswith("cost ") for hint in hints if hint)


def test_copies_in_two_provinces_are_labelled_by_their_provinces() -> None:
    lying = [["matsu-berserker"], ["matsu-berserker"], ["ikoma-eiji"], ["akodo-toturi"]]
    provinces = [{"id": card, "cards": cards} for card, cards in zip(LION, [*lying, []], strict=True)]
    table, seat = table_of(scene(side(provinces=provinces), other(), step="1.4", asked=(0, 1)))
    offered = buttons(panel(table, seat))
    named = {f"1 🪙 · 3/– · Matsu Berserker (Province {number}) …" for number in (1, 2)}
    assert named < {*lists(panel(table, seat))}
    assert "Duplicate: Ikoma Eiji" in offered


def test_passing_first_in_the_dynasty_phase_says_that_it_brings_fate() -> None:
    game = dynasty()
    table, seat = table_of(game)
    assert "Pass: +1 🪙" in buttons(panel(table, seat))
    game.first.passes()
    table, seat = table_of(game)
    assert "Pass" in buttons(panel(table, seat)) and "Pass: +1 🪙" not in buttons(panel(table, seat))


def test_a_facedown_card_of_a_broken_province_is_offered_as_such() -> None:
    broken, _ = table_of(KINDS["broken province"]())
    place = Option("discard:province:1.0/0", "discard", subject="province:1.0")
    prompt = broken.match and broken.match.pending[0]
    assert prompt is not None
    assert broken.face.option(place, prompt, broken.scene(0, SAY)).startswith("Facedown card (")


def test_the_rule_that_asks_can_be_read_in_the_panel() -> None:
    table, seat = table_of(defending())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    page = why_page(table, prompt.rule, SAY)
    assert "3.2.1" in text(page) and buttons(page) == ["✕ Close", "Whole entry"]


async def test_the_seal_of_the_shuffles_is_shown_until_somebody_decides() -> None:
    game = waiting()
    table, seat = table_of(game)
    assert "SHA-256" in state_line(table, table.scene(None, SAY))
    game.match.answer(seat, [PASS])
    assert "SHA-256" not in state_line(table, table.scene(None, SAY))
    assert "SHA-256" in text(await log_page(table, None, SAY, 0))


def test_each_reference_leads_to_its_option() -> None:
    table, seat = table_of(dynasty())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    shown = {
        part["custom_id"].split(":")[4] for part in parts(panel(table, seat)) if ":pick:" in part.get("custom_id", "")
    }
    lists = [part for part in parts(panel(table, seat)) if ":choose:" in part.get("custom_id", "")]
    shown |= {line["value"].partition("~")[0] for part in lists for line in part["options"]}
    assert {ref.partition("-")[0] for ref in shown} == {reference(prompt, option) for option in prompt.options}
