"""Legend of the Five Rings, the living card game of 2017, by the Rules Reference 1.5.

The modules of this package follow the rulebook:

* the round: ``rounds``, ``phases``, ``setup``, ``dynasty``, ``draw``, ``conflict``, ``fate``, ``regroup``
* actions and effects: ``actions``, ``initiation``, ``windows``, ``timing``, ``rings``, ``duel``, ``search``
* the objects of the game: ``card``, ``state`` (players, rings, the conflict), ``definition`` (printed facts)
* changes of the state: ``events``, and the verbs that make them (``cause``, ``use``, ``cost``)
* the cards: ``cards``, the names they may use (``vocabulary``), ``deckbuilding``

Beneath it, ``machinery`` holds the table, moves cards on it, shows it to viewers and reads it from a literal.
``engine.cardplay`` holds the rules that all card games share. ``game`` connects the game to the kernel.
"""
