"""Modules that only the SQLite file needs: the ``store``, its connections (``file``), ``migrate`` and ``backup``."""
