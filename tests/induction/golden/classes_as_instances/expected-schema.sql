-- Keeper. 1 row.
CREATE TABLE keeper (
    keeper_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    expert_for TEXT NOT NULL REFERENCES species(species_id)
);

-- Lynx. 2 rows.
CREATE TABLE lynx (
    lynx_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    weight INTEGER NOT NULL  -- unique
);

-- Otter. 1 row.
CREATE TABLE otter (
    otter_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    weight INTEGER NOT NULL
);

-- Species. 2 rows.
CREATE TABLE species (
    species_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    lifespan INTEGER NOT NULL,  -- unique
    red_listed INTEGER NOT NULL  -- true is 1, false is 0; unique
);

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
