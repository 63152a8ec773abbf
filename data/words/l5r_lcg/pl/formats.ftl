### Formaty z danego dnia.

format-of-a-day = Turniej z dnia { DATETIME($day, dateStyle: "long") }
