"""Root's computer player: rules of thumb for each faction, the value of a table, and the redrawing of hidden things."""
