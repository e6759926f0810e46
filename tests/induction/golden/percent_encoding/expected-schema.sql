-- Book. 6 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    pages INTEGER NOT NULL,  -- unique
    shelf_mark TEXT,  -- unique; NULL in 5 of 6
    shelf TEXT REFERENCES shelf(shelf_id)  -- 1 distinct; NULL in 4 of 6
);

-- Shelf. 1 row.
CREATE TABLE shelf (
    shelf_id TEXT PRIMARY KEY NOT NULL,
    floor INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
