-- Animal. 3 rows.
CREATE TABLE animal (
    animal_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    species TEXT NOT NULL,  -- 2 distinct
    weight INTEGER NOT NULL  -- unique
);

-- Animal (no type): The graph states no class for these; they have the attributes of Animal. 1 row.
CREATE TABLE animal_no_type (
    animal_no_type_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    species TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- thing: The graph states no class for these. 2 rows.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    hour INTEGER NOT NULL,  -- unique
    feeds TEXT NOT NULL REFERENCES entity("key")  -- a row of animal (1 of 2) or animal_no_type (1); one to one
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 3 of 6
    "table" TEXT NOT NULL  -- the table that has its row
);
