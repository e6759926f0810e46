-- Drug. 3 rows.
CREATE TABLE drug (
    drug_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Patient. 2 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Patient allergic to. 3 rows.
CREATE TABLE patient_allergic_to (
    patient_id TEXT NOT NULL REFERENCES patient(patient_id),
    drug_id TEXT NOT NULL REFERENCES drug(drug_id)  -- allergic to
);

-- Patient takes. 4 rows.
CREATE TABLE patient_takes (
    patient_id TEXT NOT NULL REFERENCES patient(patient_id),
    drug_id TEXT NOT NULL REFERENCES drug(drug_id)  -- takes
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
