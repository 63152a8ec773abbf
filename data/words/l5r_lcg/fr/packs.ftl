### Boîtes et paquets dont le nom français est connu ; les autres gardent leur nom anglais.

pack-core = Boîte de Base
pack-disciples-of-the-void = Disciples du Vide
