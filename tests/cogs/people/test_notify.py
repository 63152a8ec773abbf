"""``/notify`` without options shows the present choices, and says how to change them."""

import pytest

from ...conftest import World
from ...simkit import speaks, text_of

OPTIONS = {
    "en": "add options to the command: `how`, `quiet-from`, `quiet-to`, `zone`",
    "fr": "ajoutez des options à la commande\u00a0: `comment`, `calme-de`, `calme-à`, `fuseau`",
    "pl": "dodaj do polecenia opcje: `jak`, `cisza-od`, `cisza-do`, `strefa`",
}


@pytest.mark.parametrize("language", OPTIONS)
async def test_without_options_the_page_names_them(world: World, language: str) -> None:
    shown = await speaks(world.ann, language).slash(world.hall, "notify")
    assert OPTIONS[language] in text_of(shown.response)
    changed = await world.ann.slash(world.hall, "notify", how="direct")
    assert OPTIONS[language] not in text_of(changed.response)
