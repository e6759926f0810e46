-- Animal. 2 rows.
CREATE TABLE animal (
    animal_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    type TEXT NOT NULL,  -- the direct class: 1 Animal, 1 Beast
    weight INTEGER NOT NULL  -- unique
);

-- Blue. 3 rows.
CREATE TABLE blue (
    blue_id TEXT PRIMARY KEY NOT NULL,
    type TEXT NOT NULL,  -- the direct class: 1 Blue, 1 Green, 1 Red
    tint INTEGER NOT NULL  -- unique
);

-- Plant. 1 row.
CREATE TABLE plant (
    plant_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    height INTEGER NOT NULL
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
