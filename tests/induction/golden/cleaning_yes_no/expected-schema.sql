-- Patient. 3 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    allergic TEXT NOT NULL,  -- unique
    insured INTEGER NOT NULL,  -- yes is 1, no is 0; 2 distinct
    raucher INTEGER NOT NULL,  -- ja is 1, nein is 0; 2 distinct
    vip INTEGER NOT NULL  -- Y is 1, N is 0; 2 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
