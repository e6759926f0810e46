-- Artist. 3 rows.
CREATE TABLE artist (
    artist_id TEXT PRIMARY KEY NOT NULL,
    from_ TEXT NOT NULL REFERENCES district(district_id),  -- 2 distinct
    knows TEXT NOT NULL  -- name only: it has no row of its own
);

-- District. 2 rows.
CREATE TABLE district (
    district_id TEXT PRIMARY KEY NOT NULL,
    size INTEGER NOT NULL  -- unique
);

-- Song. 4 rows.
CREATE TABLE song (
    song_id TEXT PRIMARY KEY NOT NULL,
    by_ TEXT NOT NULL REFERENCES artist(artist_id)  -- 3 distinct
);

-- Entity: Everything that the graph describes, whatever its class. 9 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
