"""Lines of a deck list that name no card: headings, and comments of people and deck sites."""

import re
from typing import Final

from bot.decks.reading.deck import Reader
from bot.decks.reading.names import plain

_LABEL: Final = re.compile(
    r"(?P<label>[^\W\d][\w -]{2,21}?(?:\s*[(\[]\s*\d+[^()\[\]]{0,9}[)\]])?)\s*(?:[:=]|\s[–—-]\s)\s*(?P<rest>.*)"
)
# Words of headings. Connecting words and numbers may stand between them.
_HEADING: Final = re.compile(
    r"strongholds?|forteresses?|twierdz[ay]|roles?|rol[ae]|provinces?|prowincj[aei]|dynasty|dynasti\w*|"
    r"conflict|conflit|konflikt\w*|"
    r"fate|destin|losu?|characters?|personnages?|postac\w*|personalit\w*|personnalites?|osobistosc\w*|"
    r"attachments?|attachements?|dodat\w*|events?|evenements?|wydarze\w*|holdings?|ressources?|posiadlos\w*|"
    r"constructions?|miejsc\w*|regions?|regiony|krainy|strateg\w*|actions?|akcje|items?|objets?|przedmiot\w*|followers?|suivants?|"
    r"zwolenni\w*|poplecznic\w*|spells?|sorts?|czary|zaklecia|rings?|anneaux|pierscien\w*|kregi|ancestors?|ancetres?|"
    r"przodk\w*|kihos?|terrains?|"
    r"weapons?|armou?rs?|fortifications?|scrolls?|deck|paquet|talia|total|cards|cartes|clan|klan|sensei|packs?|"
    r"neutral|neutre|neutralne|cost|in|out|gold"
)
_BETWEEN: Final = re.compile(
    r"\d+|x\d+|szt|sztuki?|pcs|the|of|and|et|de|du|des|i|z|s|x|main|card|carte|kart[ay]?|side|black|green|white|red|blue|elementals?|elementaires?|"
    r"zywiolow|clan|crab|crane|dragon|lion|phoenix|scorpion|unicorn"
)
_CLANS: Final = r"crab|crane|dragon|lion|phoenix|scorpion|unicorn|mantis|naga|brotherhood|toturi|junzo|shadowlands"
_CLAN: Final = re.compile(
    rf"(?:the )?(?:{_CLANS})(?: clan)?(?: (?:with|and|splash) (?:{_CLANS})(?: alliance)?)?(?: \d+)?"
)
_PREFIX: Final = re.compile(r"^(?:the |deck |paquet |talia |\d+ )+")
# Lines that deck sites and people write about a deck.
_ABOUT: Final = re.compile(
    r"(?:influence|wplyw|format|last updated|starting (?:honor|fate)|province strength|tags|"
    r"(?:primary|secondary) clan|minimum|maximum|sort by|edit|delete|copy deck|permalink|published|last update|"
    r"(?:deck )?(?:created|built|generated|exported|made) (?:by|on|with|from|in|for)|by|version|date|v\d|updated|"
    r"(?:\d+ )+influence|(?:qty|quantity|count|copies|qte|quantite|nombre|ilosc|liczba) "
    r"(?:card|name|title|carte|nom|karta|nazwa)|"
    r"(?:average|avg|total) \w+)\b[\w /]*|from (?:\w+ ){1,4}to(?: \w+){1,4}|"
    r"\d{4} \d{1,2} \d{1,2}|\d{1,2} \d{1,2} \d{4}|(?:x ?)?\d{1,4}|"
    r"\d+ (?:cards?|cartes?|kart[ay]?)|(?:role|rola) (?:none|aucun|brak)?|"
    r"(?:quote|citation|cytat|code|kod|spoiler)(?: click to show)?|(?:(?:air|earth|fire|void|water) \d \d ?)+|"
    r"advertisement|sign up|not a member of pastebin yet|it unlocks many cool features|add comment|"
    r"please sign in to add comment|never|text [\d ]+ kb \w+ \d+ \d+|[a-z]{3} \d{1,2}(?:st|nd|rd|th) \d{4}|pre game"
)
_ASKED: Final = re.compile(r"[\d x×]+\?+")  # a count of a card that is not chosen yet
_LABELS: Final = frozenset(
    {
        "deck",
        "clan",
        "deck clan",
        "klan",
        "faction",
        "alliance",
        "splash",
        "author",
        "by",
        "player",
        "total",
        "cards",
        "packs",
        "date",
    }
    | {
        "version",
        "notes",
        "note",
        "honor",
        "link",
        "url",
        "average cost",
        "format",
        "influence",
        "description",
        "created",
    }
    | {"included packs", "sets", "auteur", "autor", "source", "edition", "legality", "arc"}
)
LONGEST: Final = 15  # the most words that a heading has
_NOTHING: Final = re.compile(r"[\[(]?[\d\s/-]*(?:cards?|cartes?|kart[ay]?|none|aucun|brak)?[\])]?", re.I)
_PARTS: Final = {"dyn": "dynasty", "con": "conflict", "kon": "conflict", "fat": "fate", "des": "fate", "los": "fate"}
# Headings of card types, which do not end the part they are in.
_KINDS: Final = re.compile(
    r"char|pers|post|osob|atta|doda|even|wyda|hold|ress|posi|miej|regi|krai|stra|acti|akcj|item|obje|prze|foll|suiv|zwol|popl|"
    r"spel|sort|czar|zakl|ring|anne|pier|kreg|ance|przo|kiho|cons|terr|weap|armo|fort(?!er)|scro|neut|cost|card|in |"
    r"out "
)
# Card types that only one draw deck holds. A heading with such a card type ends the part of another deck. Events are
# left out, because their deck depends on the game.
_HOMES: Final = {
    "conflict": re.compile(r"atta|doda"),
    "fate": re.compile(
        r"stra|acti|akcj|item|obje|prze|foll|suiv|zwol|popl|spel|sort|czar|zakl|ring|anne|pier|kreg|ance|przo|kiho|terr|"
        r"weap|armo|scro"
    ),
}


def under_heading(line: str, part: str, reader: Reader) -> tuple[str, str]:
    """Return the text after a line's heading, or the whole line if it has no heading, and the part of the deck to which
    the text belongs.
    """
    label = _LABEL.fullmatch(line)
    if (_ABOUT.fullmatch(plain(line)) and not _ASKED.fullmatch(line)) or (label and plain(label["label"]) in _LABELS):
        return "", part
    if label and _is_heading(label["label"], reader):
        part, rest = _part(label["label"], part, reader), label["rest"].strip()
        return ("" if _NOTHING.fullmatch(rest) else rest), part
    if _is_heading(line, reader):
        return "", _part(line, part, reader)
    return line, part


def _is_heading(line: str, reader: Reader) -> bool:
    """Tell whether a line is a heading. A line similar to a card's name is not a heading."""
    words = plain(line).split()
    if _CLAN.fullmatch(" ".join(words)) or not words:
        return True
    if len(words) > LONGEST:
        return False
    named = any(map(_HEADING.fullmatch, words))
    known = all(_HEADING.fullmatch(word) or _BETWEEN.fullmatch(word) for word in words)
    spoken = [word for word in words if not word.isdigit()]
    return named and known and (spoken[-1].endswith("s") or len(spoken) < 2 or not reader.near_one(" ".join(spoken)))


def _part(line: str, before: str, reader: Reader) -> str:
    """Return the part of the deck that a heading begins, or an empty text if the game has no such part."""
    words = _PREFIX.sub("", plain(line))
    if _KINDS.match(words):
        home = next((deck for deck, kinds in _HOMES.items() if kinds.match(words)), before)
        return before if home == before or home not in reader.names.homes.values() else ""
    homes = {*reader.names.homes.values()}
    named = {part for word in words.split() if (part := _PARTS.get(word[:3])) in homes}
    if len(named) > 1:
        return ""  # two decks side by side
    part = _PARTS.get(words[:3], "")
    return part if part in homes else ""
