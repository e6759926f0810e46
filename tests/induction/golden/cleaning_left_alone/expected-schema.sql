-- Patient. 3 rows.
CREATE TABLE patient (
    patient_key TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    born TEXT NOT NULL,  -- unique
    country_code TEXT NOT NULL,  -- unique
    house TEXT NOT NULL,  -- unique
    iban TEXT NOT NULL,  -- unique
    isbn TEXT NOT NULL,  -- unique
    patient_id TEXT NOT NULL,  -- unique
    phone TEXT NOT NULL,  -- unique
    postcode TEXT NOT NULL,  -- unique
    room TEXT NOT NULL,  -- unique
    version TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
