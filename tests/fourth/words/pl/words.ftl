title = Kamyki
bowl-moss = Mech { $count }
bowl-rain = Deszcz { $count }
bowl-smoke = Dym { $count }
points = { $player }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
stones = Twoje kamienie: { $stones }
ask-take = Weź od jednego do trzech kamyków.
ask-lay = Położyć duży kamień?
option-moss = Z mchu
option-rain = Z deszczu
option-smoke = Z dymu
option-lay = Połóż { $stone }
option-pass = Zachowaj kamienie
record-take = { $player } bierze { $count ->
    [one] kamyk
    [few] { $count } kamyki
   *[many] { $count } kamyków
}.
record-lay = { $player } kładzie kamień { $stone }.
record-draw = { $player } wyciąga z worka kamień { $stone }.
record-drawn = { $player } wyciąga kamień z worka.
record-leave = { $player } odchodzi od misek.
ending = { $count ->
    [one] Najwięcej ma { $winners }.
   *[other] Zwycięstwem dzielą się { $winners }.
}
