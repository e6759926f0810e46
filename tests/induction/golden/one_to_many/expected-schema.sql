-- Room. 5 rows.
CREATE TABLE room (
    room_id TEXT PRIMARY KEY NOT NULL,
    beds INTEGER NOT NULL  -- 4 distinct
);

-- Ward. 2 rows.
CREATE TABLE ward (
    ward_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Ward room. 5 rows.
CREATE TABLE ward_room (
    ward_id TEXT NOT NULL REFERENCES ward(ward_id),
    room_id TEXT NOT NULL REFERENCES room(room_id)  -- has room
);

-- Entity: Everything that the graph describes, whatever its class. 7 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
