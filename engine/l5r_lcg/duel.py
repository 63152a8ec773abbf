"""Duels (Appendix I, D.1 to D.9)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.cardplay.choosing import selection
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card, Skill
from engine.l5r_lcg.draw import honor_bid, transfer_honor
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.use import Use

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

Transfer = Callable[["Table"], Flow[None]]


def may_duel(challenger: Card, challenged: Card, skill: Skill) -> bool:
    """Tell whether both characters could fight a duel of this type: in play, participating, no dash (D.2, §dash)."""
    return all(
        card.is_character and card.participating and not card.has_dash(skill) for card in (challenger, challenged)
    )


def duel(
    use: Use,
    challenger: Card,
    challenged: Card,
    skill: Skill,
    outcome: "Callable[[e.ResolveDuel], Flow[Any]]",
    transfer: "Transfer" = transfer_honor,
) -> Flow[None]:
    """Resolve a duel that ``use`` initiated.

    Both players bid (D.3, D.4). ``transfer`` moves the honor (D.5). Skills and bids are compared (D.6, D.7).
    ``outcome`` carries out the result (D.8).
    """
    table = use.table
    if not may_duel(challenger, challenged, skill):
        return
    table.records.append(
        e.ResolveDuel(use, challenger, challenged, skill).note(
            challenger=challenger.key, challenged=challenged.key, skill=skill
        )
    )
    table.records[-1].kind = "begin-duel"
    around, before = table.duel_step, table.duelists
    table.duelists = (challenger, challenged)
    table.version += 1
    table.duel_step = "D.3"
    about = {"challenger": challenger.key, "challenged": challenged.key, "skill": skill}
    yield from honor_bid(table, "D.3", about=about)
    table.duel_step = "D.5"
    yield from transfer(table)
    table.duel_step = "D.7"
    resolving = e.ResolveDuel(use, challenger, challenged, skill)
    yield from run_batch(table, [resolving])
    table.duel_step = "D.8"
    yield from outcome(resolving)
    table.duel_step, table.duelists = around, before
    table.version += 1


def transfer_or_discard(table: "Table", use: Use) -> Flow[None]:
    """Play step D.5 of a duel. The higher bidder may discard one card for each honor that would be given."""
    first, second = table.players
    owed = abs(first.bid_value - second.bid_value)
    if not owed:
        return
    payer = first if first.bid_value > second.bid_value else second
    if len(payer.hand) >= owed:
        options = [selection("give-honor", False), selection("discard", True)]
        discards = yield from ask(
            Prompt(payer.seat, "select", options, rule="D.5", source=use.label, data={"amount": owed})
        )
        if discards:
            cards = yield from choose_subjects(
                payer.seat, payer.hand, source=use.label, least=owed, most=owed, kind="discard", rule="D.5"
            )
            yield from run_batch(table, [use.discard_cards(cards)])
            return
    yield from transfer_honor(table)
