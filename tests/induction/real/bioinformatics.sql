-- annotation property. 63 rows.
CREATE TABLE annotation_property (
    annotation_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- unique; NULL in 41 of 63
    broad_synonym TEXT,  -- unique; NULL in 62 of 63
    created_in REAL,  -- unique; NULL in 62 of 63
    definition TEXT,  -- unique; NULL in 41 of 63
    metadata_tag INTEGER,  -- true is 1, false is 0; 1 distinct; NULL in 42 of 63
    related_synonym TEXT,  -- unique; NULL in 61 of 63
    in_subset TEXT,  -- name only: it has no row of its own; NULL in 41 of 63
    sub_property_of TEXT REFERENCES annotation_property(annotation_property_id)  -- 2 distinct; NULL in 54 of 63
);

-- annotation property comment. 4 rows.
CREATE TABLE annotation_property_comment (
    annotation_property_id TEXT NOT NULL REFERENCES annotation_property(annotation_property_id),
    comment TEXT NOT NULL
);

-- annotation property exact synonym. 3 rows.
CREATE TABLE annotation_property_exact_synonym (
    annotation_property_id TEXT NOT NULL REFERENCES annotation_property(annotation_property_id),
    exact_synonym TEXT NOT NULL
);

-- annotation property narrow synonym. 3 rows.
CREATE TABLE annotation_property_narrow_synonym (
    annotation_property_id TEXT NOT NULL REFERENCES annotation_property(annotation_property_id),
    narrow_synonym TEXT NOT NULL
);

-- Axiom. 30 rows.
CREATE TABLE axiom (
    axiom_id TEXT PRIMARY KEY NOT NULL,
    annotated_target_text TEXT,  -- annotated target; 17 distinct; NULL in 3 of 30
    comment TEXT NOT NULL,  -- 21 distinct
    annotated_property TEXT REFERENCES annotation_property(annotation_property_id),  -- 7 distinct; NULL in 2 of 30
    annotated_property_undescribed TEXT,  -- annotated property; name where the link leads to something that has no row; NULL in 28 of 30
    annotated_source TEXT NOT NULL REFERENCES entity("key"),  -- a row of object_property (17 of 30) or class (13); 17 distinct
    annotated_target TEXT REFERENCES annotation_property(annotation_property_id),  -- one to one; NULL in 29 of 30
    annotated_target_undescribed TEXT  -- annotated target; name where the link leads to something that has no row; NULL in 28 of 30
);

-- Class. 3,541 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- 3,460 distinct; NULL in 3 of 3,541
    created_in TEXT,  -- 28 distinct; NULL in 3 of 3,541
    definition TEXT,  -- 3,518 distinct; NULL in 3 of 3,541
    deprecated INTEGER,  -- true is 1, false is 0; 1 distinct; NULL in 2,421 of 3,541
    deprecation_comment TEXT,  -- 19 distinct; NULL in 3,503 of 3,541
    human_readable_id TEXT,  -- unique; NULL in 3,291 of 3,541
    isdebtag INTEGER,  -- true is 1, false is 0; 1 distinct; NULL in 3,412 of 3,541
    not_recommended_for_annotation INTEGER,  -- true is 1, false is 0; 1 distinct; NULL in 3,335 of 3,541
    obsolete_since TEXT,  -- 27 distinct; NULL in 2,422 of 3,541
    regular_expression TEXT,  -- 80 distinct; NULL in 3,434 of 3,541
    replaced_by TEXT REFERENCES class(class_id)  -- 163 distinct; NULL in 3,198 of 3,541
);

-- Class broad synonym. 62 rows.
CREATE TABLE class_broad_synonym (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    broad_synonym TEXT NOT NULL
);

-- Class comment. 771 rows.
CREATE TABLE class_comment (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    comment TEXT NOT NULL
);

-- Class consider. 831 rows.
CREATE TABLE class_consider (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    consider_id TEXT NOT NULL REFERENCES class(class_id)  -- consider
);

-- Class db xref. 425 rows.
CREATE TABLE class_db_xref (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    db_xref TEXT  -- a thing's name, or a text
);

-- Class Documentation. 309 rows.
CREATE TABLE class_documentation (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    documentation TEXT  -- a thing's name, or a text
);

-- Class exact synonym. 1,510 rows.
CREATE TABLE class_exact_synonym (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    exact_synonym TEXT NOT NULL
);

-- Class File extension: N.B.: File extensions that are not correspondingly defined at http://filext.com are recorded in EDAM only if not in conflict with http://filext.com, and/or unique and usual within scientific computing. 118 rows.
CREATE TABLE class_file_extension (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    file_extension TEXT NOT NULL
);

-- Class in subset. 6,583 rows.
CREATE TABLE class_in_subset (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    annotation_property_id TEXT REFERENCES annotation_property(annotation_property_id),  -- in subset; NULL in 2 of 6,583
    in_subset_undescribed TEXT  -- in subset; name where the link leads to something that has no row; NULL in 6,581 of 6,583
);

-- Class narrow synonym. 1,104 rows.
CREATE TABLE class_narrow_synonym (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    narrow_synonym TEXT NOT NULL
);

-- Class Old parent. 1,138 rows.
CREATE TABLE class_old_parent (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    old_parent_id TEXT REFERENCES class(class_id),  -- Old parent; a hierarchy of 4 levels: use WITH RECURSIVE for all of them; NULL in 1,016 of 1,138
    old_parent_undescribed TEXT  -- Old parent; name where the link leads to something that has no row; NULL in 122 of 1,138
);

-- Class see also. 487 rows.
CREATE TABLE class_see_also (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    see_also_id TEXT REFERENCES class(class_id),  -- see also; NULL in 484 of 487
    see_also_undescribed TEXT  -- see also; name where the link leads to something that has no row; NULL in 3 of 487
);

-- Class see also. 79 rows.
CREATE TABLE class_see_also_text (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    see_also_text TEXT NOT NULL  -- see also
);

-- Class sub class of. 4,639 rows.
CREATE TABLE class_sub_class_of (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    sub_class_of_id TEXT NOT NULL REFERENCES class(class_id)  -- sub class of; a hierarchy of 9 levels: use WITH RECURSIVE for all of them
);

-- Class union of: In order of position. 4 rows.
CREATE TABLE class_union_of (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    union_of_id TEXT NOT NULL REFERENCES class(class_id),  -- union of
    position INTEGER NOT NULL  -- 1 is the first
);

-- Class core#related: By OWL restrictions: whatever is of the class has at least one of these. 1 row.
CREATE TABLE class_core_related (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    core_related_id TEXT NOT NULL REFERENCES class(class_id)  -- core#related
);

-- Class has input: By OWL restrictions: whatever is of the class has at least one of these. 54 rows.
CREATE TABLE class_has_input (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    has_input_id TEXT NOT NULL REFERENCES class(class_id)  -- has input
);

-- Class has output: By OWL restrictions: whatever is of the class has at least one of these. 135 rows.
CREATE TABLE class_has_output (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    has_output_id TEXT NOT NULL REFERENCES class(class_id)  -- has output
);

-- Class has topic: By OWL restrictions: whatever is of the class has at least one of these. 232 rows.
CREATE TABLE class_has_topic (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    has_topic_id TEXT NOT NULL REFERENCES class(class_id)  -- has topic
);

-- Class is format of: By OWL restrictions: whatever is of the class has at least one of these. 113 rows.
CREATE TABLE class_is_format_of (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    is_format_of_id TEXT NOT NULL REFERENCES class(class_id)  -- is format of
);

-- Class is identifier of: By OWL restrictions: whatever is of the class has at least one of these. 73 rows.
CREATE TABLE class_is_identifier_of (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    is_identifier_of_id TEXT NOT NULL REFERENCES class(class_id)  -- is identifier of
);

-- object property. 12 rows.
CREATE TABLE object_property (
    object_property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    anti_symmetric TEXT NOT NULL,  -- 1 distinct
    comment TEXT NOT NULL,  -- unique
    cyclic TEXT NOT NULL,  -- 2 distinct
    definition TEXT NOT NULL,  -- unique
    narrow_synonym TEXT,  -- unique; NULL in 11 of 12
    reflexive TEXT NOT NULL,  -- 1 distinct
    related_synonym TEXT,  -- 5 distinct; NULL in 4 of 12
    symmetric TEXT NOT NULL,  -- 1 distinct
    transitive_over TEXT NOT NULL,  -- 1 distinct
    close_match TEXT,  -- name only: it has no row of its own; NULL in 7 of 12
    domain TEXT REFERENCES class(class_id),  -- 6 distinct; NULL in 1 of 12
    exact_match TEXT,  -- name only: it has no row of its own; NULL in 5 of 12
    in_subset TEXT NOT NULL,  -- name only: it has no row of its own
    inverse_of TEXT REFERENCES object_property(object_property_id),  -- one to one; NULL in 6 of 12
    range_ TEXT REFERENCES class(class_id)  -- 6 distinct; NULL in 1 of 12
);

-- object property broad match. 9 rows.
CREATE TABLE object_property_broad_match (
    object_property_id TEXT NOT NULL REFERENCES object_property(object_property_id),
    broad_match TEXT NOT NULL  -- name only: it has no row of its own
);

-- Ontology. 1 row.
CREATE TABLE ontology (
    ontology_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    date TEXT NOT NULL,  -- ISO 8601 date and time
    description TEXT NOT NULL,
    format TEXT NOT NULL,
    next_id TEXT NOT NULL,
    version TEXT NOT NULL,
    version_info TEXT NOT NULL,
    citation TEXT NOT NULL,  -- name only: it has no row of its own
    defined_by TEXT NOT NULL,  -- name only: it has no row of its own
    format_dcterms TEXT NOT NULL,  -- format; name only: it has no row of its own
    license TEXT NOT NULL,  -- name only: it has no row of its own
    logo TEXT NOT NULL,  -- name only: it has no row of its own
    page TEXT NOT NULL,  -- name only: it has no row of its own
    prior_version TEXT NOT NULL,  -- name only: it has no row of its own
    repository TEXT NOT NULL,  -- name only: it has no row of its own
    version_iri TEXT NOT NULL  -- name only: it has no row of its own
);

-- Ontology contributor. 3 rows.
CREATE TABLE ontology_contributor (
    ontology_id TEXT NOT NULL REFERENCES ontology(ontology_id),
    contributor TEXT NOT NULL
);

-- Ontology creator. 6 rows.
CREATE TABLE ontology_creator (
    ontology_id TEXT NOT NULL REFERENCES ontology(ontology_id),
    creator TEXT NOT NULL
);

-- Ontology format: Subject A can be any concept or entity outside of an ontology (or an ontology concept in a role of an entity being semantically annotated) that is (or is in a role of) 'Data', or an input, output, input or output argument of an 'Operation'. Object B can either be a concept that is a 'Format', or in unexpected cases an …. 2 rows.
CREATE TABLE ontology_format (
    ontology_id TEXT NOT NULL REFERENCES ontology(ontology_id),
    class_id TEXT NOT NULL REFERENCES class(class_id)  -- has format
);

-- Ontology idspace. 5 rows.
CREATE TABLE ontology_idspace (
    ontology_id TEXT NOT NULL REFERENCES ontology(ontology_id),
    idspace TEXT NOT NULL
);

-- Ontology remark. 2 rows.
CREATE TABLE ontology_remark (
    ontology_id TEXT NOT NULL REFERENCES ontology(ontology_id),
    remark TEXT NOT NULL
);

-- Ontology subset. 9 rows.
CREATE TABLE ontology_subset (
    ontology_id TEXT NOT NULL REFERENCES ontology(ontology_id),
    annotation_property_id TEXT REFERENCES annotation_property(annotation_property_id),  -- has subset; NULL in 1 of 9
    subset_undescribed TEXT  -- has subset; name where the link leads to something that has no row; NULL in 8 of 9
);

-- Entity: Everything that the graph describes, whatever its class. 4,259 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 4 of 4,259
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other fact: Facts too rare for a column. 428 rows.
CREATE TABLE other_fact (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,  -- text, or the key of an entity
    predicate TEXT NOT NULL  -- IRI of the attribute
);
