### Formats d’un jour.

format-of-a-day = Tournoi du { DATETIME($day, dateStyle: "long") }
