-- River. 2 rows.
CREATE TABLE river (
    river_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    length INTEGER,  -- unique; NULL in 1 of 2
    flows_into TEXT REFERENCES river(river_id)  -- one to one; NULL in 1 of 2
);

-- Statement. 2 rows.
CREATE TABLE statement (
    statement_id TEXT PRIMARY KEY NOT NULL,
    object_text INTEGER,  -- object; unique; NULL in 1 of 2
    source TEXT NOT NULL,  -- unique
    object TEXT REFERENCES river(river_id),  -- one to one; NULL in 1 of 2
    predicate TEXT NOT NULL,  -- name only: it has no row of its own
    subject TEXT NOT NULL REFERENCES river(river_id)  -- one to one
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
