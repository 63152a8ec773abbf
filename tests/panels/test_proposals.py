"""The bot proposes to the attacker of the card game the type and the province that most players would choose."""

from typing import Any

from bot.words import Words
from engine.kernel.prompt import Option

from ..l5r_lcg.scene import scene
from .panel_heights import at_table, other, side


def proposal(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Option]:
    """Return the options that are proposed to the attacker, by their groups."""
    position = scene(ours, theirs, asked=(0, 1))
    position.first.passes()
    position.second.passes()
    table, seat = at_table(position)
    prompt = table.prompt_for(seat)
    assert prompt is not None and prompt.kind == "declare-conflict"
    keys = table.face.defaults(prompt, table.scene(seat, Words.load()["en"]))
    return {str(option.group): option for option in prompt.options if option.key in keys}


def test_the_type_is_proposed_in_which_the_attacker_leads_most() -> None:
    """Ikoma Eiji and Akodo Toturi have more military than political skill. The defenders stop a military attack."""
    ours = side(characters=["ikoma-eiji", "akodo-toturi"])
    assert proposal(ours, other(characters=[]))["skill"].key == "skill:military"
    assert (
        proposal(ours, other(characters=["matsu-berserker", "lion-s-pride-brawler"]))["skill"].key == "skill:political"
    )


def test_a_province_of_unknown_strength_counts_as_a_usual_one() -> None:
    """Provinces 1 to 4 can be attacked. A strong one is proposed only where no other is left."""

    def proposed(*known: str) -> int:
        unknown = ["fertile-fields"] * (5 - len(known))
        provinces = [
            *({"id": card, "facedown": False} for card in known),
            *({"id": c, "facedown": True} for c in unknown),
        ]
        place = str(proposal(side(), other(provinces=provinces))["province"].subject)
        return int(place.rpartition(".")[2])

    assert proposed("pilgrimage") == 1  # strength 5
    assert proposed("pilgrimage", "ancestral-lands", "the-art-of-war") == 2  # strengths 5, 5 and 3
    assert proposed("pilgrimage", "night-raid") == 1  # 5 and 4: of two equal provinces the known one
    assert proposed("pilgrimage", "ancestral-lands", "entrenched-position") == 3
