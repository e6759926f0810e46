-- Album: A collection of songs released by an artist on physical or digital medium. 1,037 rows.
CREATE TABLE album (
    album_id TEXT PRIMARY KEY NOT NULL,
    name TEXT,  -- The name of an entity; unique; NULL in 1 of 1,037
    description TEXT NOT NULL  -- unique
);

-- Album artist: The artist that performed this album. 1,039 rows.
CREATE TABLE album_artist (
    album_id TEXT NOT NULL REFERENCES album(album_id),
    artist_id TEXT REFERENCES songwriter_or_producer_or_artist(songwriter_or_producer_or_artist_id),  -- artist; NULL in 32 of 1,039
    artist_undescribed TEXT  -- artist; name where the link leads to something that has no row; NULL in 1,007 of 1,039
);

-- Album date: The release date of an album. 1,113 rows.
CREATE TABLE album_date (
    album_id TEXT NOT NULL REFERENCES album(album_id),
    date TEXT NOT NULL  -- ISO 8601 date
);

-- Album producer. 2,777 rows.
CREATE TABLE album_producer (
    album_id TEXT NOT NULL REFERENCES album(album_id),
    producer_id TEXT REFERENCES songwriter_or_producer_or_artist(songwriter_or_producer_or_artist_id),  -- producer; NULL in 10 of 2,777
    producer_undescribed TEXT  -- producer; name where the link leads to something that has no row; NULL in 2,767 of 2,777
);

-- Album track: A song included in an album. 3,810 rows.
CREATE TABLE album_track (
    album_id TEXT NOT NULL REFERENCES album(album_id),
    song_id TEXT NOT NULL REFERENCES song(song_id)  -- track
);

-- Song: A music recording that is a single work of music. 3,749 rows.
CREATE TABLE song (
    song_id TEXT PRIMARY KEY NOT NULL,
    name TEXT,  -- The name of an entity; unique; NULL in 115 of 3,749
    description TEXT,  -- unique; NULL in 114 of 3,749
    length INTEGER  -- The length of a song in the album expressed in seconds; 498 distinct; NULL in 109 of 3,749
);

-- Song writer: A person or a group of people who participated in the creation of song as a composer or a lyricist. 7,296 rows.
CREATE TABLE song_writer (
    song_id TEXT NOT NULL REFERENCES song(song_id),
    writer_id TEXT REFERENCES entity("key"),  -- writer; a row of songwriter_or_producer_or_artist (7,014 of 7,016) or songwriter_no_type (2); NULL in 280 of 7,296
    writer_undescribed TEXT  -- writer; name where the link leads to something that has no row; NULL in 7,016 of 7,296
);

-- Songwriter (no type): The graph states no class for these. 1 row.
CREATE TABLE songwriter_no_type (
    songwriter_no_type_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL  -- The name of an entity
);

-- Songwriter or Producer or Artist. 2,252 rows.
CREATE TABLE songwriter_or_producer_or_artist (
    songwriter_or_producer_or_artist_id TEXT PRIMARY KEY NOT NULL,
    name TEXT,  -- The name of an entity; unique; NULL in 26 of 2,252
    type TEXT NOT NULL,  -- the direct class: 1591 Songwriter, 570 Producer, 84 SoloArtist, 7 Band
    description TEXT  -- unique; NULL in 279 of 2,252
);

-- Songwriter or Producer or Artist member: A member of a band. Does not distinguish between past vs current members. 208 rows.
CREATE TABLE songwriter_or_producer_or_artist_member (
    songwriter_or_producer_or_artist_id TEXT NOT NULL REFERENCES songwriter_or_producer_or_artist(songwriter_or_producer_or_artist_id),
    member_id TEXT REFERENCES songwriter_or_producer_or_artist(songwriter_or_producer_or_artist_id),  -- member; NULL in 8 of 208
    member_undescribed TEXT  -- member; name where the link leads to something that has no row; NULL in 200 of 208
);

-- Songwriter or Producer or Artist other type: classes that an entity has besides that of its table. 636 rows.
CREATE TABLE songwriter_or_producer_or_artist_other_type (
    songwriter_or_producer_or_artist_id TEXT NOT NULL REFERENCES songwriter_or_producer_or_artist(songwriter_or_producer_or_artist_id),
    type TEXT NOT NULL
);

-- Artist: A person or a group of people creating and performing music. 308 rows.
CREATE VIEW artist (
    artist_id,  -- TEXT
    type,  -- TEXT; the direct class: 84 SoloArtist, 7 Band
    name, description  -- as in songwriter_or_producer_or_artist
) AS SELECT … FROM songwriter_or_producer_or_artist;

-- Band: A music group; that is, is a group of people creating and performing music together. 32 rows.
CREATE VIEW band (
    band_id,  -- TEXT
    type,  -- TEXT; the direct class: 32 Band
    name, description  -- as in songwriter_or_producer_or_artist
) AS SELECT … FROM songwriter_or_producer_or_artist;

-- Person: A person. 1,676 rows.
CREATE VIEW person (
    person_id,  -- TEXT
    type,  -- TEXT; the direct class: 1591 Songwriter, 84 SoloArtist
    name, description  -- as in songwriter_or_producer_or_artist
) AS SELECT … FROM songwriter_or_producer_or_artist;

-- Producer. 989 rows.
CREATE VIEW producer (
    producer_id,  -- TEXT
    type,  -- TEXT; the direct class: 989 Producer
    name, description  -- as in songwriter_or_producer_or_artist
) AS SELECT … FROM songwriter_or_producer_or_artist;

-- SoloArtist: A single person who is a musical artist. 276 rows.
CREATE VIEW solo_artist (
    solo_artist_id,  -- TEXT
    type,  -- TEXT; the direct class: 276 SoloArtist
    name, description  -- as in songwriter_or_producer_or_artist
) AS SELECT … FROM songwriter_or_producer_or_artist;

-- Entity: Everything that the graph describes, whatever its class. 7,039 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 1 of 7,039
    "table" TEXT NOT NULL  -- the table that has its row
);
