-- Patient. 2 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL
);

-- Patient tag. 3 rows.
CREATE TABLE patient_tag (
    patient_id TEXT NOT NULL REFERENCES patient(patient_id),
    tag_id TEXT NOT NULL REFERENCES tag(tag_id)  -- tag
);

-- Tag. 2 rows.
CREATE TABLE tag (
    tag_id TEXT PRIMARY KEY NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
