-- Actor. 2 rows.
CREATE TABLE actor (
    actor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    born INTEGER NOT NULL,  -- unique
    town TEXT NOT NULL  -- unique
);

-- Dancer. 1 row.
CREATE TABLE dancer (
    dancer_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    born INTEGER NOT NULL,
    town TEXT NOT NULL
);

-- Play. 2 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play with. 3 rows.
CREATE TABLE play_with (
    play_id TEXT NOT NULL REFERENCES play(play_id),
    with_id TEXT NOT NULL REFERENCES entity("key")  -- with; a row of actor (1 of 3) or dancer (1) or singer (1)
);

-- Singer. 2 rows.
CREATE TABLE singer (
    singer_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    born INTEGER NOT NULL,  -- unique
    town TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
