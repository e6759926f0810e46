-- Boat. 2 rows.
CREATE TABLE boat (
    boat_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    draught INTEGER NOT NULL,  -- unique
    mast INTEGER NOT NULL  -- unique
);

-- Crane. 2 rows.
CREATE TABLE crane (
    crane_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    lift INTEGER NOT NULL,  -- unique
    reach INTEGER NOT NULL  -- unique
);

-- Shed. 2 rows.
CREATE TABLE shed (
    shed_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    area INTEGER NOT NULL,  -- unique
    doors INTEGER NOT NULL  -- unique
);

-- Asset. 6 rows.
CREATE VIEW asset (
    asset_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Boat, 2 Crane, 2 Shed
    label, draught, mast, lift, reach, area, doors  -- as in boat, crane, shed
) AS SELECT … FROM boat UNION ALL SELECT … FROM crane UNION ALL SELECT … FROM shed;

-- Entity: Everything that the graph describes, whatever its class. 6 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
