-- Item. 4 rows.
CREATE TABLE item (
    item_id TEXT PRIMARY KEY NOT NULL,
    size INTEGER NOT NULL  -- unique
);

-- item. 1 row.
CREATE TABLE item_2 (
    item_2_id TEXT PRIMARY KEY NOT NULL,
    size INTEGER NOT NULL,
    size_2 INTEGER NOT NULL,  -- size; http://data.example/library/size
    size_other_example INTEGER NOT NULL,  -- size; http://other.example/size
    has_size INTEGER NOT NULL  -- http://data.example/library/hasSize
);

-- Item (Item). 2 rows.
CREATE TABLE item_item (
    item_item_id TEXT PRIMARY KEY NOT NULL,
    item_id TEXT,  -- unique; NULL in 1 of 2
    link_undescribed TEXT,  -- unique; NULL in 1 of 2
    size INTEGER NOT NULL,  -- unique
    link TEXT REFERENCES item_2(item_2_id),  -- one to one; NULL in 1 of 2
    link_undescribed_2 TEXT  -- link; name where the link leads to something that has no row; NULL in 1 of 2
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
