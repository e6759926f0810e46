-- Author. 1 row.
CREATE TABLE author (
    author_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- Book. 2 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    pages INTEGER NOT NULL,  -- unique
    year INTEGER,  -- year; unique; NULL in 1 of 2
    by_ TEXT NOT NULL REFERENCES author(author_id)  -- 1 distinct
);

-- Book chapters: In order of position. 2 rows.
CREATE TABLE book_chapters (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    chapter_id TEXT NOT NULL REFERENCES chapter(chapter_id),  -- chapters
    position INTEGER NOT NULL  -- 1 is the first
);

-- Chapter. 2 rows.
CREATE TABLE chapter (
    chapter_id TEXT PRIMARY KEY NOT NULL,
    start INTEGER NOT NULL  -- unique
);

-- Shelf. 1 row.
CREATE TABLE shelf (
    shelf_id TEXT PRIMARY KEY NOT NULL
);

-- Shelf holds: In order of position. 2 rows.
CREATE TABLE shelf_holds (
    shelf_id TEXT NOT NULL REFERENCES shelf(shelf_id),
    book_id TEXT NOT NULL REFERENCES book(book_id),  -- holds
    position INTEGER NOT NULL  -- 1 is the first
);

-- Entity: Everything that the graph describes, whatever its class. 9 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 2 of 9
    "table" TEXT NOT NULL  -- the table that has its row
);
