-- Patient. 30 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    age TEXT NOT NULL,  -- unique
    born TEXT  -- ISO 8601 date; unique; NULL in 1 of 30
);

-- Entity: Everything that the graph describes, whatever its class. 30 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
