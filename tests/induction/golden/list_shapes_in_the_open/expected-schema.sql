-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- list node: The graph states no class for these. 1 row.
CREATE TABLE list_node (
    list_node_id TEXT PRIMARY KEY NOT NULL,
    first_ TEXT NOT NULL,
    rest TEXT NOT NULL  -- name only: it has no row of its own
);

-- Shelf. 1 row.
CREATE TABLE shelf (
    shelf_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- Shelf order: In order of position. 2 rows.
CREATE TABLE shelf_order (
    shelf_id TEXT NOT NULL REFERENCES shelf(shelf_id),
    book_id TEXT NOT NULL REFERENCES book(book_id),  -- order
    position INTEGER NOT NULL  -- 1 is the first
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1 of 6
    "table" TEXT NOT NULL  -- the table that has its row
);
