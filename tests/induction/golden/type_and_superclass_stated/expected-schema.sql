-- Bird. 3 rows.
CREATE TABLE bird (
    bird_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    wingspan INTEGER NOT NULL  -- unique
);

-- Animal. 4 rows.
CREATE VIEW animal (
    animal_id,  -- TEXT
    type,  -- TEXT; the direct class: 3 Bird, 1 Animal
    label,  -- TEXT; unique
    fur,  -- TEXT; unique; NULL in 3 of 4
    wingspan  -- as in bird
) AS SELECT … FROM animal_only UNION ALL SELECT … FROM bird;

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
