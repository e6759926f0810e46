-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    author TEXT NOT NULL,  -- unique
    pages INTEGER NOT NULL  -- unique
);

-- Map. 2 rows.
CREATE TABLE map (
    map_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    scale INTEGER NOT NULL,  -- unique
    sheet INTEGER NOT NULL  -- unique
);

-- Print. 4 rows.
CREATE VIEW print (
    print_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Book, 2 Map
    label, author, pages, scale, sheet  -- as in book, map
) AS SELECT … FROM book UNION ALL SELECT … FROM map;

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
