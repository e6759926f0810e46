-- Bird. 3 rows.
CREATE TABLE bird (
    bird_id TEXT PRIMARY KEY NOT NULL,
    type TEXT NOT NULL,  -- the direct class: 2 Owl, 1 Bird
    weight INTEGER NOT NULL,  -- 2 distinct
    wingspan INTEGER NOT NULL  -- unique
);

-- Animal. 5 rows.
CREATE VIEW animal (
    animal_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Owl, 1 Animal, 1 Bird, 1 Mammal
    weight,  -- INTEGER; 4 distinct
    wingspan  -- as in bird
) AS SELECT … FROM animal_only UNION ALL SELECT … FROM bird;

-- Entity: Everything that the graph describes, whatever its class. 5 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
