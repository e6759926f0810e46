-- Hospital. 1 row.
CREATE TABLE hospital (
    hospital_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    home TEXT NOT NULL,  -- name only: it has no row of its own
    homepage TEXT NOT NULL  -- name only: it has no row of its own
);

-- Patient. 2 rows.
CREATE TABLE patient (
    patient_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    contact TEXT NOT NULL,  -- name only: it has no row of its own
    phone TEXT NOT NULL  -- name only: it has no row of its own
);

-- Ward. 2 rows.
CREATE TABLE ward (
    ward_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    opens TEXT  -- name only: it has no row of its own; NULL in 1 of 2
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
