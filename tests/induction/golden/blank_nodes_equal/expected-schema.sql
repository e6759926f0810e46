-- author: The graph states no class for these. 6 nodes: those that say the same are one row. 4 rows.
CREATE TABLE author (
    author_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,  -- 3 distinct
    city TEXT  -- 2 distinct; NULL in 1 of 4
);

-- open: The graph states no class for these. 3 nodes: those that say the same are one row. 2 rows.
CREATE TABLE open (
    open_id TEXT PRIMARY KEY NOT NULL,
    day TEXT NOT NULL,  -- 1 distinct
    opens TEXT NOT NULL  -- unique
);

-- Paper. 3 rows.
CREATE TABLE paper (
    paper_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Paper author. 6 rows.
CREATE TABLE paper_author (
    paper_id TEXT NOT NULL REFERENCES paper(paper_id),
    author_id TEXT NOT NULL REFERENCES author(author_id)  -- author
);

-- Shop. 4 rows.
CREATE TABLE shop (
    shop_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    open TEXT NOT NULL REFERENCES open(open_id)  -- 2 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 16 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 9 of 16
    "table" TEXT NOT NULL  -- the table that has its row
);
