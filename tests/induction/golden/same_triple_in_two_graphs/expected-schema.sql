-- Animal. 2 rows.
CREATE TABLE animal (
    animal_id TEXT PRIMARY KEY NOT NULL,
    cage TEXT REFERENCES cage(cage_id)  -- one to one; NULL in 1 of 2
);

-- Animal weight. 3 rows.
CREATE TABLE animal_weight (
    animal_id TEXT NOT NULL REFERENCES animal(animal_id),
    weight INTEGER NOT NULL
);

-- Cage. 1 row.
CREATE TABLE cage (
    cage_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
