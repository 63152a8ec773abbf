"""Root's computer player: rules of thumb by faction, what a table is worth, and how hidden things are drawn anew."""
