-- Book. 5 rows.
CREATE TABLE book (
    book_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    publisher TEXT,  -- a thing's name, or a text; unique; NULL in 1 of 5
    publisher_id TEXT REFERENCES house(house_id),  -- publisher; NULL where publisher is a text or has no row of its own; one to one; NULL in 3 of 5
    year INTEGER,  -- NULL where year_undescribed tells it; unique; NULL in 2 of 5
    year_undescribed TEXT  -- year; name only: it has no row of its own; NULL in 4 of 5
);

-- Book edition. 4 rows.
CREATE TABLE book_edition (
    book_id TEXT NOT NULL REFERENCES book(book_id),
    edition TEXT,  -- a thing's name, or a text
    edition_id TEXT REFERENCES edition(edition_id)  -- edition; NULL where edition is a text or has no row of its own; NULL in 2 of 4
);

-- Edition. 2 rows.
CREATE TABLE edition (
    edition_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- House. 2 rows.
CREATE TABLE house (
    house_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    town TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 9 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other language: Texts in further languages. 1 row.
CREATE TABLE other_language (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,
    language TEXT NOT NULL,
    predicate TEXT NOT NULL  -- IRI of the attribute
);
