-- Book: Columns height_… describe its height (Quantity). Columns width_… describe its width (Quantity). 3 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    height_unit TEXT,  -- 1 distinct; NULL in 1 of 3
    height_value INTEGER,  -- unit cm; unique; NULL in 1 of 3
    width_unit TEXT NOT NULL,  -- 2 distinct
    width_value INTEGER NOT NULL  -- in the unit that width_unit tells; unique
);

-- Entity: Everything that the graph describes, whatever its class. 8 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
