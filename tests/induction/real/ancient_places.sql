-- abstract geometry. 26 rows.
CREATE TABLE abstract_geometry (
    abstract_geometry_id TEXT PRIMARY KEY NOT NULL,
    as_geo_json TEXT NOT NULL,  -- 19 distinct
    as_wkt TEXT NOT NULL  -- 19 distinct
);

-- Concept same as. 548 rows.
CREATE TABLE concept_only_same_as (
    concept_id TEXT NOT NULL REFERENCES concept(concept_id),
    same_as TEXT NOT NULL  -- name only: it has no row of its own
);

-- concept scheme. 2 rows.
CREATE TABLE concept_scheme (
    concept_scheme_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 1 distinct
    description TEXT NOT NULL,  -- 1 distinct
    same_as TEXT NOT NULL  -- name only: it has no row of its own
);

-- Feature. 62 rows.
CREATE TABLE feature (
    feature_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 52 distinct
    comment TEXT NOT NULL,  -- 57 distinct
    primary_topic_of TEXT NOT NULL REFERENCES place(place_id)  -- one to one
);

-- Feature C. 13 rows.
CREATE TABLE feature_c (
    feature_id TEXT NOT NULL REFERENCES feature(feature_id),
    c_id TEXT REFERENCES feature(feature_id),  -- C; NULL in 12 of 13
    c_undescribed TEXT  -- C; name where the link leads to something that has no row; NULL in 1 of 13
);

-- Location: Columns derived_from_… describe its derived from. 57 rows.
CREATE TABLE location (
    location_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 12 distinct
    as_geo_json TEXT,  -- unique; NULL in 47 of 57
    as_wkt TEXT,  -- unique; NULL in 47 of 57
    bibliographic_citation TEXT,  -- 4 distinct; NULL in 51 of 57
    description TEXT NOT NULL,  -- 7 distinct
    end_date INTEGER,  -- 4 distinct; NULL in 46 of 57
    modified TEXT NOT NULL,  -- ISO 8601 date and time; 53 distinct
    start_date INTEGER,  -- 3 distinct; NULL in 46 of 57
    cites TEXT,  -- name only: it has no row of its own; NULL in 55 of 57
    cites_as_data_source TEXT,  -- name only: it has no row of its own; NULL in 54 of 57
    cites_as_related TEXT,  -- name only: it has no row of its own; NULL in 56 of 57
    derived_from_label TEXT NOT NULL,  -- 50 distinct
    partially_overlaps TEXT REFERENCES within(within_id),  -- 26 distinct; NULL in 18 of 57
    same_as TEXT NOT NULL  -- name only: it has no row of its own
);

-- Location contributor. 250 rows.
CREATE TABLE location_contributor (
    location_id TEXT NOT NULL REFERENCES location(location_id),
    person_id TEXT NOT NULL REFERENCES person(person_id)  -- contributor
);

-- Location creator. 287 rows.
CREATE TABLE location_creator (
    location_id TEXT NOT NULL REFERENCES location(location_id),
    person_id TEXT REFERENCES person(person_id),  -- creator; NULL in 48 of 287
    creator_undescribed TEXT  -- creator; name where the link leads to something that has no row; NULL in 239 of 287
);

-- Location during. 22 rows.
CREATE TABLE location_during (
    location_id TEXT NOT NULL REFERENCES location(location_id),
    concept_id TEXT NOT NULL REFERENCES concept(concept_id)  -- during
);

-- Name: Columns derived_from_… describe its derived from. 49 rows.
CREATE TABLE name (
    name_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 40 distinct
    bibliographic_citation TEXT,  -- unique; NULL in 48 of 49
    description TEXT NOT NULL,  -- 1 distinct
    end_date INTEGER,  -- 4 distinct; NULL in 41 of 49
    modified TEXT NOT NULL,  -- ISO 8601 date and time; 45 distinct
    name_attested TEXT,  -- unique; NULL in 48 of 49
    start_date INTEGER,  -- 4 distinct; NULL in 41 of 49
    cites_for_information TEXT,  -- name only: it has no row of its own; NULL in 48 of 49
    derived_from_label TEXT NOT NULL,  -- 48 distinct
    same_as TEXT NOT NULL  -- name only: it has no row of its own
);

-- Name contributor. 253 rows.
CREATE TABLE name_contributor (
    name_id TEXT NOT NULL REFERENCES name(name_id),
    person_id TEXT NOT NULL REFERENCES person(person_id)  -- contributor
);

-- Name creator. 289 rows.
CREATE TABLE name_creator (
    name_id TEXT NOT NULL REFERENCES name(name_id),
    person_id TEXT REFERENCES person(person_id),  -- creator; NULL in 50 of 289
    creator_undescribed TEXT  -- creator; name where the link leads to something that has no row; NULL in 239 of 289
);

-- Name during. 16 rows.
CREATE TABLE name_during (
    name_id TEXT NOT NULL REFERENCES name(name_id),
    concept_id TEXT NOT NULL REFERENCES concept(concept_id)  -- during
);

-- Name name romanized. 65 rows.
CREATE TABLE name_name_romanized (
    name_id TEXT NOT NULL REFERENCES name(name_id),
    name_romanized TEXT NOT NULL
);

-- Person. 577 rows.
CREATE TABLE person (
    person_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 497 distinct
    same_as TEXT REFERENCES person(person_id),  -- symmetric: every pair is stored both ways; one to one; NULL in 512 of 577
    same_as_undescribed TEXT  -- same as; name where the link leads to something that has no row; NULL in 564 of 577
);

-- Place: Columns derived_from_… describe its derived from. 62 rows.
CREATE TABLE place (
    place_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 52 distinct
    alt_label TEXT,  -- the first of several in 1 row; all in place_alt_label; 39 distinct; NULL in 14 of 62
    coverage TEXT,  -- 24 distinct; NULL in 19 of 62
    description TEXT NOT NULL,  -- 57 distinct
    lat REAL,  -- unique; NULL in 53 of 62
    long REAL,  -- unique; NULL in 53 of 62
    modified TEXT NOT NULL,  -- ISO 8601 date and time; 46 distinct
    cites_as_related TEXT,  -- name only: it has no row of its own; NULL in 60 of 62
    derived_from_label TEXT NOT NULL,  -- 50 distinct
    in_scheme TEXT NOT NULL,  -- name only: it has no row of its own
    same_as TEXT NOT NULL,  -- name only: it has no row of its own
    within TEXT REFERENCES within(within_id)  -- 25 distinct; NULL in 25 of 62
);

-- Place alt label. 49 rows.
CREATE TABLE place_alt_label (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    alt_label TEXT NOT NULL
);

-- Place bibliographic citation. 63 rows.
CREATE TABLE place_bibliographic_citation (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    bibliographic_citation TEXT NOT NULL
);

-- Place cites for information. 81 rows.
CREATE TABLE place_cites_for_information (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    cites_for_information TEXT NOT NULL  -- name only: it has no row of its own
);

-- Place contributor. 281 rows.
CREATE TABLE place_contributor (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    person_id TEXT NOT NULL REFERENCES person(person_id)  -- contributor
);

-- Place creator. 295 rows.
CREATE TABLE place_creator (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    person_id TEXT REFERENCES person(person_id),  -- creator; NULL in 48 of 295
    creator_undescribed TEXT  -- creator; name where the link leads to something that has no row; NULL in 247 of 295
);

-- Place feature type. 58 rows.
CREATE TABLE place_feature_type (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    feature_type TEXT NOT NULL  -- name only: it has no row of its own
);

-- Place location. 57 rows.
CREATE TABLE place_location (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    location_id TEXT NOT NULL REFERENCES location(location_id)  -- has location
);

-- Place name. 49 rows.
CREATE TABLE place_name (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    name_id TEXT NOT NULL REFERENCES name(name_id)  -- has name
);

-- Place see also. 13 rows.
CREATE TABLE place_see_also (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    see_also_id TEXT REFERENCES place(place_id),  -- see also; NULL in 12 of 13
    see_also_undescribed TEXT  -- see also; name where the link leads to something that has no row; NULL in 1 of 13
);

-- Place subject. 4 rows.
CREATE TABLE place_subject (
    place_id TEXT NOT NULL REFERENCES place(place_id),
    subject TEXT NOT NULL
);

-- within: The graph states no class for these. 26 rows.
CREATE TABLE within (
    within_id TEXT PRIMARY KEY NOT NULL,
    extent TEXT NOT NULL REFERENCES abstract_geometry(abstract_geometry_id)  -- one to one
);

-- Concept. 415 rows.
CREATE VIEW concept (
    concept_id,  -- TEXT
    type,  -- TEXT; the direct class: 353 Concept, 62 Place
    label,  -- TEXT; 402 distinct
    scope_note,  -- TEXT; 268 distinct; NULL in 143 of 415
    in_scheme,  -- TEXT REFERENCES concept_scheme(concept_scheme_id); 2 distinct; NULL in 62 of 415
    in_scheme_undescribed,  -- TEXT; in scheme; name only: it has no row of its own; NULL in 353 of 415
    alt_label, coverage, description, lat, long, modified, cites_as_related, derived_from_label, within  -- as in place
) AS SELECT … FROM concept_only UNION ALL SELECT … FROM place;

-- Entity: Everything that the graph describes, whatever its class. 1,382 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 194 of 1,382
    "table" TEXT NOT NULL  -- the table that has its row
);
