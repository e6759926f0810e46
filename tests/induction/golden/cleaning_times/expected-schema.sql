-- Play. 3 rows.
CREATE TABLE play (
    play_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    interval INTEGER NOT NULL,  -- unit min; unique
    overture_seconds INTEGER NOT NULL,  -- overture; unit s; time span read as seconds; unique
    running_time_minutes INTEGER NOT NULL,  -- running time; unit min; time span read as minutes; unique
    starts TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 3 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
