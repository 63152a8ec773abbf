"""A version of SimCord's page that loses no press: presses wait for one another, and stay valid when a message changes.

SimCord refuses a press while it serves another press. SimCord identifies controls by their place, so it also refuses a
press on a page that has been published again since then. Discord identifies controls by their custom_id, and so does
this page: a press goes to the control that the person saw, wherever that control stands by now. Parts of SimCord that
are not its public interface are used.

SimCord's list keeps the line that was chosen, even below the next question, and then this line cannot be chosen again.
Discord's list is empty again when its message is edited, and so is the list of this page.

SimCord waits after a press until the bot has nothing more to do. If the bot takes longer than SimCord's patience,
SimCord calls the press lost and refuses all others until the page is published again. Discord does not wait for a bot.
So this page first shows everything that the bot has sent so far, and the rest as soon as the bot sends it.

Each press draws the messages again, and a picture is as tall as its description until it is loaded. As the picture
loads, everything beneath it is pushed out of the window, and an open list there is closed before its choice is sent. So
this page states the size of a picture in advance, and its description takes no more room. The description of a command
is kept within the page: on a phone, a long description would push the send button out of the window.
"""

import asyncio
import contextlib
import struct
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from simcord.preview import _action_plans as plans

REMEMBERED: Final = 40  # how many publications of a page have their controls remembered
BY_PLACE: Final = ("click", "select")
STALE: Final = "stale"  # SimCord's status of an outdated page, on which nobody can press anything
GONE: Final = "gone"  # a key that belongs to no place, so that SimCord reports a missing control
# The beginning of a PNG file, up to its width and height.
PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
# The file in which a list sends its choice, the statement that sends it, and one that also forgets it.
LISTS: Final = "/select-drafts.js"
SENDS: Final = 'dispatch("select", { control_key: key, values });'
FORGETS: Final = f"{{ {SENDS} state.drafts.delete(key); state.selectDrafts.delete(key); }}"
STYLES: Final = "/preview.css"
STYLE: Final = """
.gallery-image { min-height: 0; overflow: hidden; }
.channel-composer > * { min-width: 0; }
"""
Controls: TypeAlias = dict[str, str]  # custom_id by the key of its place


class PatientPage:
    """This page handles the requests of SimCord's page before SimCord does, so that no press is lost."""

    def __init__(self, preview: Any) -> None:
        self.preview = preview
        self.turn = asyncio.Lock()
        self._seen: dict[str, dict[int, Controls]] = {}
        self._act, self._publish = preview._action, preview._publish
        preview._action, preview._publish = self.act, self.publish
        self._serve, preview._server._static = preview._server._static, self.serve
        self._payload, preview._page_payload = preview._page_payload, self.payload
        self._settle, preview.env._settle_internal = preview.env._settle_internal, self.settle

    async def settle(self, *, _deadline: float | None = None, **given: Any) -> None:
        """Wait for the bot's work, but not longer than SimCord's patience lasts.

        While time passes in SimCord's world, take half of the patience that is left, so that the clock moves on.
        """
        if _deadline is not None:
            now = asyncio.get_running_loop().time()
            _deadline = now + max(_deadline - now, 0) / 2
        with contextlib.suppress(TimeoutError):
            await self._settle(_deadline=_deadline, **given)

    async def serve(self, request: Any) -> Any:
        """Serve a file of the page. Our styles are added to the style sheet, and a list forgets the choice it sent."""
        response = await self._serve(request)
        if request.path == STYLES:
            response.text += STYLE
        elif request.path == LISTS:
            response.text = response.text.replace(SENDS, FORGETS)
        return response

    def payload(self, page: Any) -> Any:
        """Return the content of a page, its pictures with their sizes."""
        payload = self._payload(page)
        for asset_id, asset in payload.get("assets", {}).items():
            record = page.assets.get(asset_id)
            blob = self.preview._blobs.get(record.digest) if record is not None else None
            if blob is not None and blob.data.startswith(PNG):
                asset["displayWidth"], asset["displayHeight"] = struct.unpack_from(">II", blob.data, len(PNG))
        return payload

    def publish(self, page: Any, **reason: Any) -> None:
        """Publish a page with the present time, and note the custom_id of the control at each place of the page."""
        self.preview.capture_time = datetime.now(UTC)
        self._publish(page, **reason)
        known = self._seen.setdefault(page.id, {})
        known[page.revision] = dict(self._controls(page))
        for revision in list(known)[:-REMEMBERED]:
            del known[revision]

    def _controls(self, page: Any) -> Iterator[tuple[str, str]]:
        for message in self.preview.env.backend.messages.get(page.channel_id, {}).values():
            for number, root in enumerate(message.components):
                for path, control in plans._component_paths(root, str(number)):
                    key = plans._component_key(control, path, message.id)
                    if key is not None and control.get("custom_id"):
                        yield key, str(control["custom_id"])

    async def act(self, context: str | None, body: Any) -> Any:
        """Serve a request of a page when its turn comes."""
        async with self.turn:
            done = await self._act(context, self._renewed(context, body) if isinstance(body, Mapping) else body)
            page = self.preview._pages.get(context)
            if page is not None and page.status == STALE:
                self.preview._publish(page)
            return done

    def _renewed(self, context: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a request with the page's latest publication and the present place of the control that was pressed."""
        page, revision = self.preview._pages.get(context), body.get("published_revision")
        if page is None or revision is None:
            return body
        now = {**body, "published_revision": page.revision}
        if body.get("kind") not in BY_PLACE:
            return now
        key = str(body.get("control_key"))
        message = key.partition(":component:")[0]
        meant = self._seen.get(page.id, {}).get(revision, {}).get(key)
        places = (place for place, custom_id in self._controls(page) if custom_id == meant)
        return {**now, "control_key": next((p for p in places if p.partition(":component:")[0] == message), GONE)}
