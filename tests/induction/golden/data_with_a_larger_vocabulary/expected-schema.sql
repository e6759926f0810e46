-- Fan. 2 rows.
CREATE TABLE fan (
    fan_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    feeds TEXT NOT NULL REFERENCES room(room_id)  -- Where its air goes; one to one
);

-- Room. 2 rows.
CREATE TABLE room (
    room_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Entity: Everything that the graph describes, whatever its class. 4 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
