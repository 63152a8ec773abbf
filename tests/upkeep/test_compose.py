"""The compose files start a bot with settings that it accepts, and start each of its shards exactly once."""

import re
from pathlib import Path

import pytest

from bot.config import Settings, unknown
from bot.shards import Shards

HOUSE = Path(__file__).parents[2]
GIVEN = re.compile(r"\b(TEAHOUSE_[A-Z_]+): ([^\s,}]+)(?=[\s,}])")


def given(name: str) -> list[tuple[str, str]]:
    """Return every setting of a compose file, in order."""
    return [
        (key, value.strip('"').replace("${POSTGRES_PASSWORD:?", "secret"))
        for key, value in GIVEN.findall((HOUSE / name).read_text())
    ]


@pytest.mark.parametrize("name", ["compose.yaml", "compose.shards.yaml"])
def test_every_setting_of_a_compose_file_is_one(name: str) -> None:
    settings = dict(given(name))
    assert unknown(settings) == [] and Settings.read(settings).log_form == "json"


def test_the_processes_ask_the_workers_that_are_there() -> None:
    text = (HOUSE / "compose.shards.yaml").read_text()
    assert [value for key, value in given("compose.shards.yaml") if key == "TEAHOUSE_WORKERS"] == ["true"]
    worker = part(text, "  worker:")
    assert '"bot", "worker"' in worker and "replicas: 2" in worker


def test_the_workers_are_given_no_token_and_no_file_with_one() -> None:
    """A process does not start if the file that should hold its token is not there."""
    text = (HOUSE / "compose.shards.yaml").read_text()
    worker, common = part(text, "  worker:"), part(text, "x-environment:")
    assert "secrets: []" in worker and "environment: *environment\n" in worker
    assert "TEAHOUSE_POSTGRES" in common and "TOKEN" not in common
    for name in ("bot-0", "bot-1"):
        assert "{<<: *bot-environment, " in part(text, f"  {name}:")
    assert "DISCORD_TOKEN_FILE: /run/secrets/discord_token" in part(text, "x-bot-environment:")


def part(text: str, head: str) -> str:
    """Return the part of a compose file under a head."""
    return text.partition(f"\n{head}")[2].partition("\n\n")[0]


def test_the_processes_have_every_shard_once() -> None:
    parts = [Shards.read(value) for key, value in given("compose.shards.yaml") if key == "TEAHOUSE_SHARDS"]
    assert len(parts) == 2 and len({part.count for part in parts}) == 1 and all(part.divided for part in parts)
    assert sorted(number for part in parts for number in part.numbers) == [*range(parts[0].count)]
    assert "TEAHOUSE_SHARDS" not in dict(given("compose.yaml"))
