-- Book. 21 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    pages INTEGER  -- NULL where there are several, see book_pages; unique; NULL in 1 of 21
);

-- Book pages. 22 rows.
CREATE TABLE book_pages (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    pages INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 21 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
