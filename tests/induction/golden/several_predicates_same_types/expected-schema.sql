-- Person. 3 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play. 2 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    author TEXT NOT NULL REFERENCES person(person_id),  -- one to one
    directed_by TEXT NOT NULL REFERENCES person(person_id)  -- 1 distinct
);

-- Play starring. 3 rows.
CREATE TABLE play_starring (
    play_id TEXT NOT NULL REFERENCES play(play_id),
    person_id TEXT NOT NULL REFERENCES person(person_id)  -- starring
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
