-- Note. 6 rows.
CREATE TABLE note (
    note_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    mark TEXT,  -- unique; NULL in 4 of 6
    text TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
