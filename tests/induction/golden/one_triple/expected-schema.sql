-- thing: The graph states no class for these. 1 row.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    title TEXT NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 1 row.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1 of 1
    "table" TEXT NOT NULL  -- the table that has its row
);
