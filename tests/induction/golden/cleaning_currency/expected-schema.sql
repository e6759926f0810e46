-- Book. 3 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    cost INTEGER NOT NULL,  -- unit USD; unique
    fee INTEGER NOT NULL,  -- unit EUR; unique
    fine TEXT NOT NULL,  -- unique
    price REAL NOT NULL  -- unit EUR; unique
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
