"""Root: A Game of Woodland Might and Right. Its rules are those of the Law of Root.

* set-up and turns: ``setup``, ``advanced``, ``homelands``, ``turn``
* the common rules: ``moving``, ``battle``, ``crafting``, ``cards``, ``pieces``, ``ruling``, ``scoring``, ``victory``
* the board: ``maps``, ``definition`` (printed facts)
* the factions: ``faction`` (the state that all share, and the hooks), ``contender`` (the common acts), ``factions``
  (one file or folder each)
* the effects of cards: ``effects``

The folder ``machinery`` holds the table: its state, its views and its positions. ``reach`` tells which factions make a
good game together. ``game`` connects the game to the kernel.
"""
