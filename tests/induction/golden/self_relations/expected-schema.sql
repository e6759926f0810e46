-- Nurse. 2 rows.
CREATE TABLE nurse (
    nurse_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    stand_in TEXT NOT NULL REFERENCES nurse(nurse_id)  -- 1 distinct
);

-- Room. 3 rows.
CREATE TABLE room (
    room_id TEXT PRIMARY KEY NOT NULL,
    floor INTEGER NOT NULL  -- 2 distinct
);

-- Room next to. 3 rows.
CREATE TABLE room_next_to (
    room_id TEXT NOT NULL REFERENCES room(room_id),
    next_to_id TEXT NOT NULL REFERENCES room(room_id)  -- next to
);

-- Ward. 3 rows.
CREATE TABLE ward (
    ward_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    part_of TEXT REFERENCES ward(ward_id)  -- 1 distinct; NULL in 1 of 3
);

-- Entity: Everything that the graph describes, whatever its class. 8 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
