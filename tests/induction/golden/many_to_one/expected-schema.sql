-- Doctor. 2 rows.
CREATE TABLE doctor (
    doctor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Patient. 4 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    treated_by TEXT REFERENCES doctor(doctor_id)  -- 2 distinct; NULL in 1 of 4
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
