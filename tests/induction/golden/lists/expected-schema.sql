-- Actor. 2 rows.
CREATE TABLE actor (
    actor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play. 3 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play acts: In order of position. 5 rows.
CREATE TABLE play_acts (
    play_id TEXT NOT NULL REFERENCES play(play_id),
    acts TEXT NOT NULL,
    position INTEGER NOT NULL  -- 1 is the first
);

-- Play cast: In order of position. 4 rows.
CREATE TABLE play_cast (
    play_id TEXT NOT NULL REFERENCES play(play_id),
    actor_id TEXT NOT NULL REFERENCES actor(actor_id),  -- cast
    position INTEGER NOT NULL  -- 1 is the first
);

-- Entity: Everything that the graph describes, whatever its class. 14 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 9 of 14
    "table" TEXT NOT NULL  -- the table that has its row
);
