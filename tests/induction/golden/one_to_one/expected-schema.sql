-- Doctor. 4 rows.
CREATE TABLE doctor (
    doctor_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Ward. 3 rows.
CREATE TABLE ward (
    ward_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    head TEXT NOT NULL REFERENCES doctor(doctor_id)  -- one to one
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
