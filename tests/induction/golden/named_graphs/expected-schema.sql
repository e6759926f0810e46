-- Animal. 3 rows.
CREATE TABLE animal (
    animal_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    cage INTEGER,  -- unique; NULL in 2 of 3
    weight INTEGER NOT NULL  -- unique
);

-- Keeper. 2 rows.
CREATE TABLE keeper (
    keeper_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    cares TEXT NOT NULL REFERENCES animal(animal_id)  -- one to one
);

-- thing: The graph states no class for these. 1 row.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    compiled TEXT NOT NULL  -- ISO 8601 date
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1 of 6
    "table" TEXT NOT NULL  -- the table that has its row
);
