### Formats of a day.

format-of-a-day = Tournament on { DATETIME($day, dateStyle: "long") }
