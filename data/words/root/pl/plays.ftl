### How a faction plays, in a few words.

plays-marquise = { hint-faction-marquise }
plays-eyrie = { hint-faction-eyrie }
plays-alliance = { hint-faction-alliance }
plays-vagabond = { hint-faction-vagabond }
plays-cult = { hint-faction-cult }
plays-riverfolk = { hint-faction-riverfolk }
plays-duchy = { hint-faction-duchy }
plays-corvids = { hint-faction-corvids }
plays-hundreds = { hint-faction-hundreds }
plays-keepers = { hint-faction-keepers }
