"""Legend of the Five Rings, the living card game of 2017. Its rules are those of the Rules Reference 1.5.

The modules of this package follow the rulebook:

* the round: ``phases``, ``setup``, ``dynasty``, ``draw``, ``conflict``, ``fate``, ``regroup``
* actions and effects: ``actions``, ``initiation``, ``windows``, ``timing``, ``rings``, ``duel``, ``search``
* the objects of the game: ``card``, ``state`` (players, rings, the conflict), ``definition`` (printed facts)
* changes of the state: ``events``, and the verbs that make them (``cause``, ``use``, ``cost``)
* the cards: ``cards``, the names they may use (``vocabulary``), ``deckbuilding``

The folder ``machinery`` holds the table: it moves cards, makes views and reads positions. ``engine.cardplay`` holds the
rules that all card games share. ``game`` connects the game to the kernel.
"""
