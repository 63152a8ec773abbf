"""The facts of the 1997 game and of Root's value table.

Comparisons with the reference files are skipped if these are not beside the checkout.
"""

import json
import re
from pathlib import Path

import pytest

from engine.l5r_ccg.definition import DATA, catalogue
from engine.root.reach import table

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
CARDS = SHARED / "reference" / "l5r_ccg_cards.json"
LAW = SHARED / "rules" / "root_law.fr.txt"
# Facts that the reference lacks; ours are from the printed cards.
LACKING = {"honor_lost_on_entering"}
# Facts of the print of 1995 to 1997 that the reference lacks.
PRINTED = {"Shinjo Yasoma": {"keywords": ["Cavalry", "Tactician", "Samurai", "Strategist", "Unicorn Clan"]}}
DYNASTY = {"personality", "holding", "event", "region"}
FRENCH = {
    "marquise": "Marquise de Chat", "hundreds": "Seigneur des Cents", "keepers": "Gardiens de Fer",
    "duchy": "Duché Souterrain", "eyrie": "Dynasties de la Canopée", "vagabond": "Vagabond (1er/2ème)",
    "riverfolk": "Compagnie de la Rivière", "alliance": "Alliance de la Forêt",
    "corvids": "Conspiration des Corvidés", "cult": "Culte des Lézards",
}  # fmt: skip


def test_cards_are_listed_once_in_order_each_in_its_deck() -> None:
    lines = (DATA / "cards.json").read_text(encoding="utf-8").splitlines()[1:-1]
    ids = [json.loads(line.rstrip(","))["id"] for line in lines]
    assert ids == sorted(set(ids)) == list(catalogue())
    sets = json.loads((DATA / "sets.json").read_text(encoding="utf-8"))
    for card in catalogue().values():
        side = "stronghold" if card.type == "stronghold" else "dynasty" if card.type in DYNASTY else "fate"
        assert card.side == side and set(card.sets) <= set(sets)
        assert card.experienced == card.name.endswith("• Experienced")
        assert (card.focus is not None) == (side == "fate")


@pytest.mark.skipif(not CARDS.exists(), reason="the reference is not here")
def test_cards_state_the_facts_of_the_reference() -> None:
    reference = {card["name"]: card for card in json.loads(CARDS.read_text(encoding="utf-8"))["cards"]}
    stated = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
    assert len(stated) == len(reference)
    for card in stated:
        facts = {name: value for name, value in card.items() if name not in ("id", "side", "experienced")}
        given = {**reference[card["name"]], "type": reference[card["name"]]["type"].lower()}
        given |= PRINTED.get(card["name"], {})
        assert {name: facts.get(name) for name in given} == given and facts.keys() - given.keys() <= LACKING


@pytest.mark.skipif(not LAW.exists(), reason="the Law is not here")
def test_the_value_table_is_that_of_the_law() -> None:
    rows = dict(re.findall(r"^\| ([^|]+) \| ([\d/]+) \|$", LAW.read_text(encoding="utf-8"), re.M))
    assert {FRENCH[name]: "/".join(map(str, values)) for name, values in table().factions.items()} == rows
    totals = re.search(r"^\| Valeur Totale \| (.*) \|$", LAW.read_text(encoding="utf-8"), re.M)
    assert totals and totals[1] == " | ".join(f"{total}+" for total in table().totals.values())
