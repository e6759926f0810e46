-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Shelf. 2 rows.
CREATE TABLE shelf (
    shelf_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Shelf holds: In order of position. 4 rows.
CREATE TABLE shelf_holds (
    shelf_id TEXT NOT NULL REFERENCES shelf(shelf_id),
    book_id TEXT NOT NULL REFERENCES book(book_id),  -- holds
    position INTEGER NOT NULL  -- 1 is the first
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
