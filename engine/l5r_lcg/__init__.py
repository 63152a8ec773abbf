"""Legend of the Five Rings, the living card game of 2017, by the Rules Reference 1.5.

This floor is the rulebook:

* the round: ``rounds``, ``phases``, ``setup``, ``dynasty``, ``draw``, ``conflict``, ``fate``, ``regroup``
* what happens in it: ``actions``, ``initiation``, ``windows``, ``timing``, ``rings``, ``duel``, ``search``
* what it is about: ``card``, ``state`` (players, rings, the conflict), ``definition`` (what is printed)
* what changes it: ``events``, and the verbs that make them (``cause``, ``use``, ``cost``)
* the cards: ``cards``, the names they may use (``vocabulary``), ``deckbuilding``

Beneath it, ``machinery`` keeps the table and moves what lies on it, shows it and reads it from a literal; and
``engine.cardplay`` holds what all card games share. ``game`` is where the kernel comes in.
"""
