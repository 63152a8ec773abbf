title = Cailloux
bowl-moss = Mousse { $count }
bowl-rain = Pluie { $count }
bowl-smoke = Fumée { $count }
points = { $player } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
stones = Vos pierres : { $stones }
ask-take = Prenez un à trois cailloux.
ask-lay = Poser une grosse pierre ?
option-moss = De la mousse
option-rain = De la pluie
option-smoke = De la fumée
option-lay = Poser { $stone }
option-pass = Garder mes pierres
record-take = { $player } prend { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}.
record-lay = { $player } pose la pierre { $stone }.
record-draw = { $player } tire la pierre { $stone } du sac.
record-drawn = { $player } tire une pierre du sac.
record-leave = { $player } quitte les bols.
ending = { $count ->
    [one] { $winners } en a le plus.
   *[other] { $winners } partagent la victoire.
}
