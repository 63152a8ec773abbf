"""The page about ``serve`` explains every field, and each of its links leads to a heading."""

import re

import pytest

from engine.cli import docs, fields


class Noting(dict[str, str]):
    """Sentences by key. Those that nobody has read yet are in ``unread``."""

    def __init__(self, sentences: dict[str, str]) -> None:
        super().__init__(sentences)
        self.unread = set(sentences)

    def __getitem__(self, key: str) -> str:
        self.unread.discard(key)
        return super().__getitem__(key)


def test_every_field_has_a_sentence() -> None:
    rows = [row for row in docs.page().splitlines() if row.startswith("| `")]
    assert [row for row in rows if row.endswith("|  |")] == []


def test_every_link_of_the_page_leads_to_a_heading() -> None:
    page = docs.page()
    headings = {
        heading.strip("`").lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    }
    assert sorted(set(re.findall(r"\]\(#([^)]+)\)", page)) - headings) == []


def test_every_sentence_belongs_to_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    noting = {game: Noting(sentences) for game, sentences in fields.meanings().items()}
    monkeypatch.setattr(fields, "meanings", lambda: noting)
    docs.page()
    assert {game: sentences.unread for game, sentences in noting.items() if sentences.unread} == {}
