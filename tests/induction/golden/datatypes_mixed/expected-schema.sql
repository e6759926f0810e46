-- Patient. 4 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    active INTEGER NOT NULL,  -- true is 1, false is 0; 2 distinct
    age INTEGER NOT NULL,  -- unique
    fee REAL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
