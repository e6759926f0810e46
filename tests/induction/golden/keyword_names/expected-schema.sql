-- entity. 1 row.
CREATE TABLE entity_2 (
    entity_2_id TEXT PRIMARY KEY NOT NULL,
    _sqlite_master TEXT NOT NULL,
    class TEXT NOT NULL,
    iri TEXT NOT NULL
);

-- Order. 2 rows.
CREATE TABLE order_ (
    order_key TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- unique; NULL in 1 of 2
    group_ TEXT NOT NULL,  -- unique
    index_ INTEGER NOT NULL,  -- unique
    key_ TEXT,  -- unique; NULL in 1 of 2
    order_id TEXT,  -- unique; NULL in 1 of 2
    rowid INTEGER,  -- unique; NULL in 1 of 2
    select_ INTEGER NOT NULL,  -- unique
    table_ TEXT NOT NULL,  -- unique
    type TEXT,  -- unique; NULL in 1 of 2
    from_ TEXT NOT NULL REFERENCES table_(table_id),  -- 1 distinct
    where_ TEXT REFERENCES table_(table_id)  -- one to one; NULL in 1 of 2
);

-- other fact. 1 row.
CREATE TABLE other_fact_2 (
    other_fact_2_id TEXT PRIMARY KEY NOT NULL,
    language TEXT NOT NULL,
    value TEXT NOT NULL
);

-- Table. 1 row.
CREATE TABLE table_ (
    table_id TEXT PRIMARY KEY NOT NULL,
    default_ TEXT NOT NULL,
    null_ TEXT NOT NULL,
    primary_ INTEGER NOT NULL  -- true is 1, false is 0
);

-- Table values. 2 rows.
CREATE TABLE table_values (
    table_id TEXT NOT NULL REFERENCES table_(table_id),
    values_ INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
