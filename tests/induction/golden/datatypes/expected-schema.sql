-- Measurement. 2 rows.
CREATE TABLE measurement (
    measurement_id TEXT PRIMARY KEY NOT NULL,
    base64 TEXT NOT NULL,  -- unique
    bytes TEXT NOT NULL,  -- unique
    day TEXT NOT NULL,  -- ISO 8601 date; unique
    day_only TEXT NOT NULL,  -- ISO 8601 date; unique
    double REAL NOT NULL,  -- unique
    exact REAL NOT NULL,  -- unique
    flag INTEGER NOT NULL,  -- true is 1, false is 0; unique
    float REAL,  -- unique
    markup TEXT NOT NULL,  -- unique
    moment TEXT NOT NULL,  -- ISO 8601 date and time; unique
    month_day TEXT NOT NULL,  -- ISO 8601 date; unique
    month_only TEXT NOT NULL,  -- ISO 8601 date; unique
    own TEXT NOT NULL,  -- unique
    page TEXT NOT NULL,  -- unique
    positive INTEGER NOT NULL,  -- unique
    same TEXT NOT NULL,  -- unique
    small INTEGER NOT NULL,  -- unique
    span_seconds INTEGER NOT NULL,  -- span; unit s; duration read as seconds; unique
    text TEXT NOT NULL,  -- unique
    tidy TEXT NOT NULL,  -- unique
    time TEXT NOT NULL,  -- ISO 8601 date and time; unique
    wait_months INTEGER NOT NULL,  -- wait; unit months; duration read as months; unique
    whole INTEGER NOT NULL,  -- unique
    year INTEGER NOT NULL,  -- year; unique
    year_month TEXT NOT NULL  -- ISO 8601 date; unique
);

-- Entity: Everything that the graph describes, whatever its class. 2 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
