-- Book: Columns price_… describe its price. 4 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    price_amount REAL,  -- unique; NULL in 1 of 4
    price_currency TEXT  -- 2 distinct; NULL in 1 of 4
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
