title = Pebbles
bowl-moss = Moss { $count }
bowl-rain = Rain { $count }
bowl-smoke = Smoke { $count }
points = { $player }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
stones = Your stones: { $stones }
ask-take = Take one to three pebbles.
ask-lay = Lay a big stone?
option-moss = From the moss
option-rain = From the rain
option-smoke = From the smoke
option-lay = Lay { $stone }
option-pass = Keep my stones
record-take = { $player } takes { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}.
record-lay = { $player } lays stone { $stone }.
record-draw = { $player } draws stone { $stone } from the bag.
record-drawn = { $player } draws from the bag.
record-leave = { $player } has left the bowls.
ending = { $count ->
    [one] { $winners } has most.
   *[other] { $winners } share the victory.
}
