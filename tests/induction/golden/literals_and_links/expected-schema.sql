-- Person. 2 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play. 4 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play author. 5 rows.
CREATE TABLE play_author (
    play_id TEXT NOT NULL REFERENCES play(play_id),
    author TEXT,  -- a thing's name, or a text
    person_id TEXT REFERENCES person(person_id)  -- author; NULL where author is a text or has no row of its own; NULL in 3 of 5
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
