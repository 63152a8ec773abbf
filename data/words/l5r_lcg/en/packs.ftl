### Packs whose names are known in print; the others have their English names.

pack-core = Core Set
pack-disciples-of-the-void = Disciples of the Void
