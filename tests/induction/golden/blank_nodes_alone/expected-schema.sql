-- Bed. 3 rows.
CREATE TABLE bed (
    bed_id TEXT PRIMARY KEY NOT NULL,
    number INTEGER NOT NULL,  -- unique
    beside TEXT NOT NULL REFERENCES bed(bed_id)  -- one to one
);

-- Visit. 2 rows.
CREATE TABLE visit (
    visit_id TEXT PRIMARY KEY NOT NULL,
    day TEXT NOT NULL,  -- ISO 8601 date; unique
    ward TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
