"""``/settings``, ``/notify`` and ``/privacy``: the choices and data of people and servers, and the notices they get."""
