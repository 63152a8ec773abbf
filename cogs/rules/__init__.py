"""``/rules``, ``/faq``, ``/timing`` and ``/card``: answers to questions about rules and cards."""
