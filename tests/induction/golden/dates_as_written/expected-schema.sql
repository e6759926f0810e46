-- Person. 4 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    born TEXT,  -- ISO 8601 date, some a year or a month alone; unique; NULL in 1 of 4
    checked TEXT,  -- ISO 8601 date; 2 distinct; NULL in 1 of 4
    hired TEXT NOT NULL,  -- ISO 8601 date; unique
    left_ TEXT NOT NULL,  -- ISO 8601 date; unique
    noted TEXT NOT NULL,  -- unique
    seen TEXT NOT NULL,  -- ISO 8601 date and time; unique
    started TEXT NOT NULL,  -- ISO 8601 date, some a year or a month alone; unique
    year INTEGER NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
