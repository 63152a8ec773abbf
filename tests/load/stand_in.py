"""A stand-in for Discord on 127.0.0.1, with the parts of its HTTP API and its websocket that the bot uses.

Unlike SimCord it accepts any number of presses at once. The stand-in stores each message as it is now, and for each
interaction the time of sending and every callback. Only ``pointed_at`` patches discord.py.
"""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, Final

import discord
from aiohttp import web
from aiohttp.typedefs import Handler
from discord.gateway import DiscordWebSocket
from yarl import URL

from . import facts

GENEROUS: Final = {
    "X-RateLimit-Limit": "10000",
    "X-RateLimit-Remaining": "9999",
    "X-RateLimit-Reset-After": "1",
    "X-RateLimit-Reset": "4000000000",
    "X-RateLimit-Bucket": "generous",
}

IN_A_ROW: Final = 3
REFUSED: Final = {
    **GENEROUS,
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset-After": "0.05",
    "Retry-After": "0.05",
    "Via": "1.1 stand-in",  # without this header discord.py takes the refusal for that of a firewall, and gives up
}


@contextlib.contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Let discord.py use the server at ``url`` in place of Discord."""
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"{url}/gateway")
    try:
        yield
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@dataclass
class Message:
    """The present state of a message; ``viewer`` is the only person who sees it, if there is one."""

    id: int
    channel: int
    viewer: int | None
    body: dict[str, Any]
    gone: bool = False

    def written(self) -> dict[str, Any]:
        """Return it in Discord's form."""
        return facts.message(self.id, self.channel, self.body)


@dataclass
class Act:
    """A press or a command that was sent to the bot, and its answers."""

    id: int
    user: int
    channel: int
    message: Message | None
    data: dict[str, Any]
    first: asyncio.Future[dict[str, Any]]
    sent: float = 0.0
    answered: float = 0.0
    answers: list[dict[str, Any]] = field(default_factory=list)
    followups: list[dict[str, Any]] = field(default_factory=list)
    original: Message | None = None

    @property
    def seconds(self) -> float:
        """Return how long the answer took."""
        return self.answered - self.sent


class StandIn:
    """A stand-in for Discord. The channels are divided among the guilds, and the guilds among the shards."""

    def __init__(self, channels: int = 4, guilds: int = 1, shards: int = 1) -> None:
        self.channels = channels
        self.guilds = guilds
        self.shards = shards  # the number of connections that Discord asks for
        self.connected = asyncio.Event()  # set when all shards are connected
        self.messages: dict[int, Message] = {}
        self.acts: dict[int, Act] = {}
        self.requests: Counter[str] = Counter()
        self.unknown: list[str] = []
        # A token is valid for this long after the time in the interaction's number.
        self._numbers = count(discord.utils.time_snowflake(discord.utils.utcnow()))
        self._sequence = count(1)
        self._sockets: dict[web.WebSocketResponse, tuple[int, int]] = {}  # each with its shard and the number of shards
        self._sending: set[asyncio.Task[None]] = set()
        self._missed: list[tuple[int, str]] = []  # events in a guild while its shard was not connected
        self.storm: Random | None = None  # while this is set, some requests are refused as too many, or fail
        self._turned_away = Counter[str]()  # how many times in a row an address was refused or failed
        self._runner: web.AppRunner | None = None
        self.url = ""

    # Start and stop.

    async def __aenter__(self) -> "StandIn":
        app = web.Application(client_max_size=1 << 26, middlewares=[self._weather])
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/gateway", self._gateway)
        api = "/api/v10"
        app.router.add_post(f"{api}/interactions/{{id}}/{{token}}/callback", self._callback)
        app.router.add_post(f"{api}/webhooks/{{app}}/{{token}}", self._followup)
        app.router.add_route("*", f"{api}/webhooks/{{app}}/{{token}}/messages/@original", self._original)
        app.router.add_post(f"{api}/channels/{{channel}}/messages", self._post)
        app.router.add_route("*", f"{api}/channels/{{channel}}/messages/{{message}}", self._message)
        app.router.add_route("*", f"{api}/{{rest:.*}}", self._fact)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in list(self._sockets):
            await socket.close()
        assert self._runner is not None
        await self._runner.cleanup()

    # Actions of people.

    async def press(self, who: int, message: Message, custom_id: str, values: Sequence[str] | None = None) -> Act:
        """Press a button, or choose ``values`` in a select; return at once."""
        return await self._act(3, who, message.channel, message, facts.pressed(custom_id, values))

    async def command(self, who: int, channel: int, name: str, **options: str) -> Act:
        """Type a slash command; return at once."""
        return await self._act(2, who, channel, None, facts.typed(name, options))

    def stand(self, channel: int, viewer: int | None = None) -> Message:
        """Return a new message in a channel."""
        message = Message(next(self._numbers), channel, viewer, {"flags": facts.LAYOUT, "components": []})
        self.messages[message.id] = message
        return message

    async def _act(self, kind: int, who: int, channel: int, message: Message | None, data: dict[str, Any]) -> Act:
        act = Act(next(self._numbers), who, channel, message, data, asyncio.get_running_loop().create_future())
        self.acts[act.id] = act
        guild = self.guild_of(channel)
        body = facts.interaction(act.id, kind, who, channel, data, guild)
        if message is not None:
            body["message"] = message.written()
        text = self._event("INTERACTION_CREATE", body)
        act.sent = perf_counter()
        there = [socket for socket, (shard, shards) in self._sockets.items() if (guild >> 22) % shards == shard]
        for socket in there:  # do not wait here for a process that no longer reads
            task = asyncio.create_task(_send(socket, text))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)
        if not there:
            self._missed.append((guild, text))
        await asyncio.sleep(0)
        return act

    def guild_of(self, channel: int) -> int:
        """Return the guild of a channel."""
        return facts.guild_number((channel - facts.CHANNELS) % self.guilds)

    # Storms of failures.

    @web.middleware
    async def _weather(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """In a storm, refuse a tenth of the requests as too many and let a twentieth fail, without doing what they ask.

        After three such answers in a row, the next request to the same address succeeds: discord.py tries five times,
        and a limit that Discord states in seconds ends after these seconds.
        """
        if self.storm is None or request.path.startswith("/gateway"):
            return await handler(request)
        before = self._turned_away[request.path]
        luck = 1.0 if before == IN_A_ROW else self.storm.random()
        self._turned_away[request.path] = before + 1 if luck < 0.15 else 0
        if luck < 0.1:
            self.requests["429"] += 1
            told = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
            return answer(told, 429, REFUSED)
        if luck < 0.15:
            self.requests["500"] += 1
            return answer({"message": "500: Internal Server Error", "code": 0}, 500)
        return await handler(request)

    async def drop(self) -> None:
        """Close all websockets, as Discord does now and then. The events meanwhile are sent when the bot resumes."""
        sockets, self._sockets = list(self._sockets), {}
        for socket in sockets:
            await socket.close(code=4000)

    async def end_sessions(self) -> None:
        """Tell the bot that its sessions are void: it must begin new ones, and events meanwhile are lost."""
        self.connected.clear()
        sockets, self._sockets = list(self._sockets), {}
        for socket in sockets:
            await socket.send_str(json.dumps({"op": 9, "d": False}))

    @property
    def connections(self) -> list[tuple[int, int]]:
        """The shards that are connected now, each with the number of shards that it named."""
        return sorted(self._sockets.values())

    @property
    def attended(self) -> bool:
        """Tell whether a shard is connected now."""
        return bool(self._sockets)

    # The websocket.

    def _event(self, name: str, data: Mapping[str, Any]) -> str:
        return json.dumps({"op": 0, "s": next(self._sequence), "t": name, "d": data})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 22)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 41_250}}))
        acks: list[asyncio.Task[None]] = []
        async for packet in socket:
            told = json.loads(packet.data)
            if told["op"] == 1:
                acks.append(asyncio.create_task(self._ack(socket)))
            elif told["op"] == 2:
                await self._welcome(socket, *told["d"].get("shard", (0, 1)))
            elif told["op"] == 6:
                await self._resume(socket, *map(int, told["d"]["session_id"].split("/")))
        self._sockets.pop(socket, None)
        return socket

    async def _welcome(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        """Send a shard its guilds, and from now on the events there."""
        every = range(facts.CHANNELS, facts.CHANNELS + self.channels)
        numbers = [facts.guild_number(number) for number in range(self.guilds) if number % count == shard]
        await socket.send_str(self._event("READY", facts.ready(f"{self.url}/gateway", (shard, count), numbers)))
        for number in numbers:
            channels = [channel for channel in every if self.guild_of(channel) == number]
            await socket.send_str(self._event("GUILD_CREATE", facts.guild(channels, number)))
        self._sockets[socket] = (shard, count)
        if {one for one, of in self._sockets.values() if of == count} == set(range(count)):
            self.connected.set()

    async def _resume(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        """Send a shard that is connected again the events that it missed."""
        self.requests["resumed"] += 1
        self._sockets[socket] = (shard, count)
        missed = [text for guild, text in self._missed if (guild >> 22) % count == shard]
        self._missed = [(guild, text) for guild, text in self._missed if (guild >> 22) % count != shard]
        for text in [*missed, self._event("RESUMED", {})]:
            await socket.send_str(text)

    @staticmethod
    async def _ack(socket: web.WebSocketResponse) -> None:
        """Answer a heartbeat as late as a network does.

        discord.py notes the time of a heartbeat after it has sent it. If the answer comes even before that, discord.py
        takes it for the answer to the heartbeat before, and the log says that the websocket is 41.3 s behind.
        """
        await asyncio.sleep(0.05)
        if not socket.closed:
            await socket.send_str(json.dumps({"op": 11}))

    # Interactions.

    async def _callback(self, request: web.Request) -> web.Response:
        now = perf_counter()
        act, told = self._find(request), await read(request)
        act.answers.append(told)
        self.requests["callback"] += 1
        if len(act.answers) > 1:
            return answer({"code": 40060, "message": "Interaction has already been acknowledged."}, 400)
        act.answered = now
        kind, body = told["type"], told.get("data") or {}
        if kind in (6, 7):
            act.original = act.message
        else:
            private = (body.get("flags") or 0) & facts.PRIVATE
            act.original = self.stand(act.channel, act.user if private else None)
        if act.original is not None and kind in (4, 7):
            change(act.original, body)
        act.first.set_result(told)
        resource: dict[str, Any] = {"type": kind}
        about: dict[str, Any] = {"id": str(act.id), "type": 3}
        if act.original is not None:
            resource["message"] = act.original.written()
            about["response_message_id"] = str(act.original.id)
        return answer({"interaction": about, "resource": resource})

    async def _followup(self, request: web.Request) -> web.Response:
        act, body = self._find(request), await read(request)
        act.followups.append(body)
        self.requests["followup"] += 1
        message = self.stand(act.channel, act.user)
        change(message, body)
        return answer(message.written())

    async def _original(self, request: web.Request) -> web.Response:
        message = self._find(request).original
        self.requests[f"{request.method} original"] += 1
        return await self._handle(request, message)

    def _find(self, request: web.Request) -> Act:
        return self.acts[int(request.match_info["token"].removeprefix("token-"))]

    # Messages.

    async def _post(self, request: web.Request) -> web.Response:
        self.requests["POST message"] += 1
        message = self.stand(int(request.match_info["channel"]))
        change(message, await read(request))
        return answer(message.written())

    async def _message(self, request: web.Request) -> web.Response:
        self.requests[f"{request.method} message"] += 1
        return await self._handle(request, self.messages.get(int(request.match_info["message"])))

    async def _handle(self, request: web.Request, message: Message | None) -> web.Response:
        if message is None or message.gone:
            return answer({"code": 10008, "message": "Unknown Message"}, 404)
        if request.method == "PATCH":
            change(message, await read(request))
        elif request.method == "DELETE":
            message.gone = True
            return web.Response(status=204, headers=GENEROUS)
        return answer(message.written())

    # All other requests.

    async def _fact(self, request: web.Request) -> web.Response:
        rest = request.match_info["rest"]
        self.requests[f"{request.method} {rest}"] += 1
        if rest == "users/@me":
            return answer(facts.user(facts.BOT))
        if rest == "oauth2/applications/@me":
            return answer(facts.application())
        if rest == "gateway/bot":
            return answer(facts.gateway(f"{self.url}/gateway", self.shards))
        if request.method == "PUT" and rest.endswith("/commands"):
            return answer([])
        self.unknown.append(f"{request.method} {rest}")
        return answer({"code": 0, "message": "404: Not Found"}, 404)


async def _send(socket: web.WebSocketResponse, text: str) -> None:
    with contextlib.suppress(ConnectionError, RuntimeError):  # its process is gone
        await socket.send_str(text)


def change(message: Message, body: Mapping[str, Any]) -> None:
    """Change a message as an edit does: fields that the edit does not name stay."""
    message.body.update({name: value for name, value in body.items() if name != "flags" or value is not None})


async def read(request: web.Request) -> dict[str, Any]:
    """Return the body of a request, whether there are files with it or not."""
    if request.content_type != "multipart/form-data":
        body = await request.read()
        return dict(json.loads(body)) if body else {}
    form = await request.post()
    return dict(json.loads(str(form["payload_json"])))


def answer(body: Any, status: int = 200, headers: Mapping[str, str] = GENEROUS) -> web.Response:
    """Return JSON with exactly the type that discord.py reads."""
    text = json.dumps(body).encode()
    return web.Response(body=text, status=status, headers={**headers, "Content-Type": "application/json"})
