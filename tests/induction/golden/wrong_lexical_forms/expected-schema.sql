-- Patient. 5 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    age TEXT NOT NULL,  -- unique
    born TEXT NOT NULL,  -- unique
    insured TEXT NOT NULL,  -- 3 distinct
    weight TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
