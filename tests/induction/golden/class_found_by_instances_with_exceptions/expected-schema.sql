-- Place. 64 rows.
CREATE TABLE place (
    place_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    area REAL,  -- unique; NULL in 40 of 64
    population INTEGER NOT NULL,  -- unique
    lies TEXT REFERENCES place(place_id)  -- 24 distinct; NULL in 24 of 64
);

-- Place other type: classes that an entity has besides that of its table. 24 rows.
CREATE TABLE place_other_type (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    type TEXT NOT NULL
);

-- Territory. 25 rows.
CREATE VIEW territory (
    territory_id,  -- TEXT
    type,  -- TEXT; the direct class: 25 Territory
    label,  -- TEXT; unique
    claimed_by,  -- TEXT REFERENCES place(place_id); one to one; NULL in 24 of 25
    area, population  -- as in place
) AS SELECT … FROM place UNION ALL SELECT … FROM territory_only;

-- Entity: Everything that the graph describes, whatever its class. 65 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
