-- Bag. 1 row.
CREATE TABLE bag (
    bag_id TEXT PRIMARY KEY NOT NULL,
    _1 TEXT NOT NULL REFERENCES book(book_id)
);

-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Seq. 1 row.
CREATE TABLE seq (
    seq_id TEXT PRIMARY KEY NOT NULL,
    _1 TEXT NOT NULL REFERENCES book(book_id),
    _2 TEXT NOT NULL REFERENCES book(book_id),
    _3 TEXT NOT NULL REFERENCES book(book_id)
);

-- Shelf. 2 rows.
CREATE TABLE shelf (
    shelf_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    holds TEXT NOT NULL REFERENCES entity("key")  -- a row of bag or seq; one to one
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
