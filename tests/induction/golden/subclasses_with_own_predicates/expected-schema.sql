-- Bird. 2 rows.
CREATE TABLE bird (
    bird_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    weight INTEGER NOT NULL,  -- unique
    wingspan INTEGER NOT NULL  -- unique
);

-- Fish. 2 rows.
CREATE TABLE fish (
    fish_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    depth INTEGER NOT NULL,  -- unique
    weight INTEGER NOT NULL  -- unique
);

-- Animal: Whoever lives here. 5 rows.
CREATE VIEW animal (
    animal_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Bird, 2 Fish, 1 Animal
    label,  -- TEXT; unique
    weight,  -- INTEGER; unique
    wingspan, depth  -- as in bird, fish
) AS SELECT … FROM animal_only UNION ALL SELECT … FROM bird UNION ALL SELECT … FROM fish;

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
