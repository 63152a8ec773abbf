"""The verdict on a deck, and the deck's numbers, in words. Text of other people only appears as a quotation."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from bot.decks.game import DeckGame, by_part
from bot.decks.judging.check import Check
from bot.decks.judging.numbers import Sheet
from bot.decks.reading.deck import UNKNOWN, Problem, Reading
from bot.decks.reading.rows import names_a_card
from bot.rules.glossary import glossaries
from bot.words import Tongue, capital
from engine.kernel.fault import Fault

LONGEST: Final = 80
FEW: Final = 6  # how many lines are named by their numbers
MANY: Final = 24  # how many cards outside a format's pool are named in one sentence
POOL: Final = "outside-the-pool"
CARDS: Final = ("card", "cards", "allowed")
MARKUP: Final = str.maketrans(dict.fromkeys("\\*_~`|<>@#[]/", " "))


def title(check: Check, say: Tongue) -> str:
    """Return the deck's name without anything that Discord takes for markup, a mention or a link."""
    return shown(check.reading.title) or say("deck-untitled")


def called(game: DeckGame, reading: Reading, say: Tongue) -> str:
    """Return what a deck is called among others: its name, or else its stronghold."""
    strongholds = by_part(game, reading).get("stronghold", ())
    named = reading.title or next((card.called(say.language) for card, _ in strongholds), "")
    return shown(named) or say("deck-untitled")


def shown(name: str) -> str:
    """Return a person's name without markup and mentions."""
    return " ".join(name.translate(MARKUP).split())


def quoted(text: str) -> str:
    """Quote another person's text so that Discord shows it literally."""
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return f"`{short.replace('`', chr(39))}`"


def form_name(game: DeckGame, form: str, say: Tongue) -> str:
    """Return the name of a format."""
    names = game.format(form) or {"en": form}
    return names.get(say.language, names["en"])


def verdict(check: Check, say: Tongue) -> str:
    """Return whether the deck is legal, and in which format. A list of another edition is not judged."""
    if check.reading.strangers:
        return say("deck-unjudged")
    name = form_name(check.game, check.form, say)
    return say("deck-legal", format=name) if check.legal else say("deck-illegal", format=name)


def legal_in(check: Check, say: Tongue) -> str:
    """Return all formats in which the deck is legal.

    For a list of another edition, return which cards the bot knows.
    """
    if check.reading.strangers:
        return say("deck-pools")
    names = [form_name(check.game, form, say) for form in check.legal_in]
    return say("deck-legal-in", formats=", ".join(names)) if names else say("deck-legal-nowhere")


def fault_line(fault: Fault, say: Tongue, game: DeckGame | None = None) -> str:
    """Return a fault as a sentence."""
    facts = {name: _fact(name, value, say, game) for name, value in fault.facts.items()}
    return say(f"fault-{fault.kind}", **facts)


def fault_lines(check: Check, say: Tongue) -> list[tuple[Fault, str]]:
    """Return a sentence for each fault.

    Cards under a wrong heading share one sentence for each deck, and many cards outside the pool share one. A list of
    another edition has none: its faults only repeat that most of its lines could not be read.
    """
    found: list[tuple[Fault, str]] = []
    if check.reading.strangers:
        return found
    outside = [fault for fault in check.faults if fault.kind == POOL]
    astray: dict[str, list[Fault]] = {}
    for fault in check.faults:
        if fault.kind == "wrong-deck":
            astray.setdefault(str(fault.facts["deck"]), []).append(fault)
    for fault in check.faults:
        if fault.kind == POOL and len(outside) > FEW:
            if fault is outside[0]:
                cards = _some((card_name(str(one.facts["card"]), say, check.game) for one in outside), MANY)
                found.append((fault, say("fault-outside-the-pool-many", count=len(outside), cards=cards)))
            continue
        same = astray.get(str(fault.facts.get("deck")), []) if fault.kind == "wrong-deck" else []
        if len(same) <= FEW:
            found.append((fault, fault_line(fault, say, check.game)))
        elif fault is same[0]:
            cards = _some(card_name(str(one.facts["card"]), say, check.game) for one in same)
            part = _fact("deck", fault.facts["deck"], say, check.game)
            found.append((fault, say("fault-wrong-deck-many", count=len(same), deck=part, cards=cards)))
    return found


def rule_line(game: str, rule: str, say: Tongue) -> str:
    """Return a rule under its name in the glossary."""
    return say("deck-rule", rule=rule_name(game, rule, say))


def rule_name(game: str, rule: str, say: Tongue) -> str:
    """Return the title of a rule's entry in the glossary."""
    glossary = glossaries()[game]
    return glossary.entry(rule, say.language).title if rule in glossary else rule


def _fact(name: str, value: Any, say: Tongue, game: DeckGame | None) -> str | int:
    if isinstance(value, list | tuple):
        singular = {"doubled": "element", "missing": "element", "clans": "clan"}.get(name, "card")
        return ", ".join(str(_fact(singular, one, say, game)) for one in value) or "–"
    if name == "card" or (name == "role" and game is not None and game.card(str(value))):
        return card_name(str(value), say, game)
    if name == "role":
        return say.first(f"deck-role-{value}", f"ring-{value}")
    if name == "deck":
        return part_name(str(value), say, game)
    if name == "element":
        return say(f"ring-{value}")
    if name == "clan":
        return clan_name(str(value), say)
    if name == "faction":
        return faction_name(str(value), say)
    return value if isinstance(value, int) else str(value)


def part_name(part: str, say: Tongue, game: DeckGame | None) -> str:
    """Return the name of a part of a deck, in the game's own words if the game has some."""
    return (say.of(game.name) if game is not None else say)(f"deck-part-{part}")


def clan_name(clan: str, say: Tongue) -> str:
    """Return a clan's name, or in the 1997 game the name on its cards if the clan is in no other game."""
    keys = (f"{key}-{clan.casefold()}" for key in ("clan", "deck-clan"))
    return next((say(key) for key in keys if say.has(key)), clan)


def faction_name(faction: str, say: Tongue) -> str:
    """Return the name of a faction of Root. An unknown faction is quoted."""
    return say(f"faction-{faction}") if say.has(f"faction-{faction}") else quoted(faction)


def card_name(card_id: str, say: Tongue, game: DeckGame | None) -> str:
    """Return a card's name in the reader's language."""
    card = game.card(card_id) if game is not None else None
    return card.called(say.language) if card else quoted(card_id)


def notes(check: Check, say: Tongue) -> list[str]:
    """Return the assumptions and the unread lines. All lines about another game share one sentence."""
    game = check.game
    assumed = [
        (item.line, say("deck-assumed", line=item.line, text=quoted(item.text), card=card_name(item.card, say, game)))
        for item in check.reading.assumed
    ]
    told = [line for _, line in sorted((*assumed, *unread(check, say)), key=lambda pair: pair[0])]
    if check.reading.exchanged:
        told.insert(0, say("deck-exchanged"))
    named = [names_a_card(text, game.names()) for _, text in check.reading.talk]
    for key, wanted in (("deck-talk", False), ("deck-beside", True)):
        found = [one for one, names in zip(check.reading.talk, named, strict=True) if names is wanted]
        if found:
            told.append(say(key, lines=_some(f"{line} {quoted(text)}" for line, text in found)))
    return told


def unread(check: Check, say: Tongue) -> list[tuple[int, str]]:
    """Return a sentence for each unread line, with the line's number, or 0 if several lines share the sentence."""
    shared = _shared(check.reading)
    foreign = [problem for problem in check.reading.problems if problem.kind == "other-game" and problem not in shared]
    mixed = foreign if len(foreign) > 1 and check.other is not None else []
    told = [(0, two_games(check, [problem.line for problem in mixed], say))] if mixed else []
    told += [(0, _unknown(check, shared, say))] if shared else []
    alone = [problem for problem in check.reading.problems if problem not in shared and problem not in mixed]
    return told + [(problem.line, problem_line(problem, say, check.game)) for problem in alone]


def told_alone(check: Check) -> bool:
    """Tell whether each unread line has its own sentence. If not, the unread lines explain the faults."""
    return not _shared(check.reading)


def _shared(reading: Reading) -> list[Problem]:
    """Return the unread lines that share one sentence."""
    if reading.strangers:
        return [problem for problem in reading.problems if problem.kind in UNKNOWN]
    plain = [problem for problem in reading.problems if problem.kind == "unknown" and not problem.candidates]
    return plain if len(plain) > FEW else []


def _unknown(check: Check, shared: Sequence[Problem], say: Tongue) -> str:
    """Return the sentence about unread lines. If most lines are unread, say that the bot cannot judge the list."""
    lines = [f"{problem.line} {quoted(problem.text)}" for problem in shared]
    if not check.reading.strangers:
        return say("deck-problem-unknown-many", count=len(shared), lines=_some(lines, MANY))
    known = len(check.reading.cards)
    return say("deck-elsewhere", known=known, count=known + check.reading.strangers, lines=_some(lines))


def two_games(check: Check, lines: Sequence[int], say: Tongue) -> str:
    """Return the sentence that a list mixes two games. The sentence names the lines that belong to the other game."""
    assert check.other is not None
    told = {"game": say(f"game-{check.game.name}"), "other": say(f"game-{check.other.name}")}
    return say("deck-two-games", count=len(lines), lines=_some(map(str, lines)), **told)


def _some(things: Iterable[str], most: int = FEW) -> str:
    """Return the first ``most`` of ``things`` as one text, and how many more there are."""
    things = list(things)
    more = f" … (+{len(things) - most})" if len(things) > most else ""
    return ", ".join(things[:most]) + more


def problem_line(problem: Problem, say: Tongue, game: DeckGame) -> str:
    """Return why a line could not be read."""
    line, text = problem.line, quoted(problem.text)
    if problem.kind == "unknown" and problem.candidates:
        return say("deck-problem-near", line=line, text=text, card=card_name(problem.candidates[0], say, game))
    if problem.kind == "ambiguous":
        cards = ", ".join(card_name(card, say, game) for card in problem.candidates)
        return say("deck-problem-ambiguous", line=line, text=text, cards=cards)
    return say(f"deck-problem-{problem.kind}", line=line, text=text)


def number_lines(numbers: Sheet, say: Tongue, *, brief: bool = False) -> list[str]:
    """Return the deck's numbers: sizes, types, costs, clans, influence, averages.

    If ``brief`` is true, return only the sizes and the averages, because the deck's picture shows everything else.
    """
    part = {name: say(f"deck-part-{name}") for name in numbers.sizes}
    sizes = [say("deck-sizes", count=count, part=part[name]) for name, count in numbers.sizes.items()]
    lines = [" · ".join(sizes)] if sizes else []
    if not brief:
        lines += _balance_lines(numbers, say)
    means = [
        say("deck-average", name=say(f"deck-number-{name}"), value=decimal(value, say))
        for name, value in numbers.averages.items()
    ]
    return [*lines, say("deck-averages", averages=", ".join(means))] if means else lines


def _balance_lines(numbers: Sheet, say: Tongue) -> list[str]:
    """Return the types, costs, clans and influence of a deck."""
    part = {name: say(f"deck-part-{name}") for name in numbers.sizes}
    lines = []
    for name, types in numbers.types.items():
        words = [
            say("deck-type", count=count, type=say(f"deck-type-{kind}", count=count))
            for kind, count in types.most_common()
        ]
        lines.append(say("deck-types", part=part[name], types=", ".join(words)))
    lines += cost_lines(numbers, say)
    if numbers.clans:
        lines.append(say("deck-clans", clans=_counts(clan_name_counts(numbers.clans, say))))
    if numbers.influence is not None:
        spent, pool = numbers.influence
        lines.append(say("deck-influence", spent=spent, pool=pool))
    return lines


def cost_lines(numbers: Sheet, say: Tongue) -> list[str]:
    """Return the curve of each deck in words."""
    lines = []
    for name, costs in numbers.costs.items():
        told = " · ".join(f"{cost} ({count})" for cost, count in sorted(costs.items()))
        if told:
            lines.append(say("deck-costs", part=say(f"deck-part-{name}"), costs=told))
    return lines


def clan_name_counts(clans: Mapping[str, int], say: Tongue) -> Iterable[tuple[str, int]]:
    """Return the clans by name, the most frequent first."""
    return [(clan_name(clan, say), count) for clan, count in sorted(clans.items(), key=lambda pair: -pair[1])]


def _counts(pairs: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count}" for name, count in pairs)


def decimal(value: Fraction, say: Tongue, places: int = 2) -> str:
    """Return a fraction as a rounded decimal, with the language's decimal separator."""
    scaled = round(value * 10**places)
    text = f"{scaled // 10**places}.{scaled % 10**places:0{places}d}"
    return text if say.language == "en" else text.replace(".", ",")


def card_lines(check: Check, say: Tongue) -> list[str]:
    """Return the whole deck list, one line for each part."""
    return [
        say(
            "labelled",
            name=f"**{capital(part_name(part, say, check.game))}**",
            text=", ".join(f"{count} {card.called(say.language)}" for card, count in cards),
        )
        for part, cards in by_part(check.game, check.reading).items()
    ]
