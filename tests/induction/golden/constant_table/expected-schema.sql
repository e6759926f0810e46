-- Play. 3 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    rating TEXT NOT NULL REFERENCES rating(rating_id)  -- one to one
);

-- Rating. 3 rows.
CREATE TABLE rating (
    rating_id TEXT PRIMARY KEY NOT NULL,
    maximum INTEGER NOT NULL,  -- 1 distinct
    scale TEXT NOT NULL  -- 1 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
