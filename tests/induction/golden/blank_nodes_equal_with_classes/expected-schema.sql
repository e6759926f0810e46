-- Author: 4 nodes without an IRI, 3 of them different. 4 rows.
CREATE TABLE author (
    author_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL  -- 3 distinct
);

-- item: The graph states no class for these. 4 nodes without an IRI, 3 of them different. 4 rows.
CREATE TABLE item (
    item_id TEXT PRIMARY KEY NOT NULL,
    count INTEGER NOT NULL,  -- 2 distinct
    what TEXT NOT NULL  -- 3 distinct
);

-- Order. 2 rows.
CREATE TABLE order_ (
    order_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Order item. 4 rows.
CREATE TABLE order_item (
    order_id TEXT NOT NULL REFERENCES order_(order_id),
    item_id TEXT NOT NULL REFERENCES item(item_id)  -- item
);

-- Paper. 2 rows.
CREATE TABLE paper (
    paper_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Paper author. 4 rows.
CREATE TABLE paper_author (
    paper_id TEXT NOT NULL REFERENCES paper(paper_id),
    author_id TEXT NOT NULL REFERENCES author(author_id)  -- author
);

-- Entity: Everything that the graph describes, whatever its class. 12 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 4 of 12
    "table" TEXT NOT NULL  -- the table that has its row
);
