-- Paper. 3 rows.
CREATE TABLE paper (
    paper_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Paper authors: In order of position. 6 rows.
CREATE TABLE paper_authors (
    paper_id TEXT NOT NULL REFERENCES paper(paper_id),
    person_id TEXT REFERENCES person(person_id),  -- authors; NULL in 5 of 6
    authors_text TEXT,  -- authors; NULL in 1 of 6
    position INTEGER NOT NULL  -- 1 is the first
);

-- Paper years: In order of position. 3 rows.
CREATE TABLE paper_years (
    paper_id TEXT NOT NULL REFERENCES paper(paper_id),
    years INTEGER NOT NULL,
    position INTEGER NOT NULL  -- 1 is the first
);

-- Person. 1 row.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL
);

-- speaker list. 2 rows.
CREATE TABLE speaker_list (
    speaker_list_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL  -- unique
);

-- Talk. 2 rows.
CREATE TABLE talk (
    talk_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    speakers TEXT NOT NULL REFERENCES speaker_list(speaker_list_id)  -- one to one
);

-- Talk speakers: In order of position. 3 rows.
CREATE TABLE talk_speakers (
    talk_id TEXT NOT NULL REFERENCES talk(talk_id),
    person_id TEXT REFERENCES person(person_id),  -- speakers; NULL in 2 of 3
    speakers_undescribed TEXT,  -- speakers; NULL in 1 of 3
    position INTEGER NOT NULL  -- 1 is the first
);

-- Entity: Everything that the graph describes, whatever its class. 13 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);
