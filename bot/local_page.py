"""A page of SimCord's that loses no press: what crosses something else waits, and what was renewed meanwhile counts.

SimCord refuses a press while anything else is under way, and one whose page was published anew since it was drawn, for
it knows controls by their place. Discord knows them by their custom_id, and so does this page: a press goes to the
control that the person saw, wherever it stands by now. Parts of SimCord that are not its public interface are used.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from simcord.preview import _action_plans as plans

REMEMBERED: Final = 40  # publications of a page whose controls are still known
BY_PLACE: Final = ("click", "select")
GONE: Final = "gone"  # the key of no place: SimCord says that the control is not there
Controls: TypeAlias = dict[str, str]  # custom_id by the key of its place


class PatientPage:
    """Stands before a preview's actions."""

    def __init__(self, preview: Any) -> None:
        self.preview = preview
        self.turn = asyncio.Lock()
        self._seen: dict[str, dict[int, Controls]] = {}
        self._act, self._publish = preview._action, preview._publish
        preview._action, preview._publish = self.act, self.publish

    def publish(self, page: Any, **reason: Any) -> None:
        """Publish a page, and note what each place of it holds."""
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
        """Do what was asked for on a page when its turn comes."""
        async with self.turn:
            return await self._act(context, self._renewed(context, body) if isinstance(body, Mapping) else body)

    def _renewed(self, context: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a request as the page is now: on its latest publication, about the control that was seen."""
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
