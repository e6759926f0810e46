-- Person. 2 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Play. 4 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    author_text TEXT,  -- author; unique; NULL in 2 of 4
    author TEXT REFERENCES person(person_id),  -- one to one; NULL in 2 of 4
    author_undescribed TEXT  -- author; name where the link leads to something that has no row; NULL in 3 of 4
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
