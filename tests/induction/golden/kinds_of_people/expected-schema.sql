-- Song. 2 rows.
CREATE TABLE song (
    song_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Song by. 4 rows.
CREATE TABLE song_by (
    song_id TEXT NOT NULL REFERENCES song(song_id),
    by_id TEXT NOT NULL REFERENCES writer_or_producer_or_singer(writer_or_producer_or_singer_id)  -- by
);

-- Writer or Producer or Singer. 6 rows.
CREATE TABLE writer_or_producer_or_singer (
    writer_or_producer_or_singer_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    type TEXT NOT NULL,  -- the direct class: 4 Writer, 1 Producer, 1 Singer
    born INTEGER NOT NULL  -- unique
);

-- Writer or Producer or Singer other type: classes that an entity has besides that of its table. 2 rows.
CREATE TABLE writer_or_producer_or_singer_other_type (
    writer_or_producer_or_singer_id TEXT NOT NULL REFERENCES writer_or_producer_or_singer(writer_or_producer_or_singer_id),
    type TEXT NOT NULL
);

-- Producer. 2 rows.
CREATE VIEW producer (
    producer_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Producer
    label, born  -- as in writer_or_producer_or_singer
) AS SELECT … FROM writer_or_producer_or_singer;

-- Singer. 2 rows.
CREATE VIEW singer (
    singer_id,  -- TEXT
    type,  -- TEXT; the direct class: 2 Singer
    label, born  -- as in writer_or_producer_or_singer
) AS SELECT … FROM writer_or_producer_or_singer;

-- Entity: Everything that the graph describes, whatever its class. 8 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
