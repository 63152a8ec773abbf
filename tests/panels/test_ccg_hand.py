"""The hand and the payment of the 1997 game on a panel: cards to discard, the hand after the match, a sum of gold."""

import pytest

from engine.kernel.match import RESIGN

from ..l5r_ccg.scene import scene
from .test_ccg_panel import buttons, table_of, text


@pytest.mark.parametrize(
    ("language", "few", "many"),
    [
        ("en", "{} of 3 chosen", "4 chosen, at most 3 allowed"),
        ("fr", "Choix\u00a0: {} sur 3", "Choix\u00a0: 4, 3 au plus"),
        ("pl", "Wybrano {} z 3", "Wybrano 4, można najwyżej 3"),
    ],
)
async def test_the_button_says_how_many_cards_of_a_full_hand_are_chosen_and_needed(
    language: str, few: str, many: str
) -> None:
    """Whoever holds more than eight cards at the end of the turn discards the rest (§end-phase)."""
    game = scene({"hand": [*["naginata"] * 5, "no-dachi", *["ambush"] * 4]}, phase="end")
    table = table_of(game)
    prompt = table.prompt_for(0)
    assert prompt is not None and (prompt.kind, prompt.groups[0].least) == ("discard-hand", 3)
    draft, keys, found = table.draft(0), [option.key for option in prompt.options], {}
    for picked in (0, 2, 4):
        draft.touched, draft.keys = True, keys[:picked]
        found[picked] = buttons(table, 0, language)[0]
    assert found == {0: few.format(0), 2: few.format(2), 4: many}
    draft.keys = keys[:3]
    assert buttons(table, 0, language)[0] not in {*found.values(), many}


def test_once_the_match_is_over_the_hand_is_one_line() -> None:
    """With twelve cards the panel was 1,100 pixels high, and pushed the result off a phone's screen."""
    game = scene({"hand": ["naginata", "no-dachi", *["ambush"] * 8]}, {}, asked=(0, 1))
    game.match.answer(1, [RESIGN])
    told = text(table_of(game), 0)
    assert "🃏 **10**: " in told and "**Naginata** (" not in told


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "In all: 4 (3 to 8)"), ("fr", "En tout\u00a0: 4 (de 3 à 8)"), ("pl", "Razem: 4 (od 3 do 8)")],
)
def test_the_gold_of_a_payment_is_a_sum_and_not_a_number_of_picks(language: str, words: str) -> None:
    game = scene(
        {"holdings": ["copper-mine"] * 2, "hand": ["naginata"], "personalities": ["matsu-gohei"]}, {}, asked=(0, 1)
    )
    game.first.does("attach:naginata")
    assert words in text(table_of(game), 0, language)
