-- Boolean: Boolean: True or False. 2 rows.
CREATE TABLE boolean (
    boolean_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    comment TEXT NOT NULL  -- unique
);

-- Class. 1,014 rows.
CREATE TABLE class (
    class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- unique; NULL in 77 of 1,014
    type TEXT NOT NULL,  -- the direct class: 1007 Class, 7 DataType
    comment TEXT,  -- 926 distinct; NULL in 77 of 1,014
    part_of TEXT,  -- Indicates an item or CreativeWork that this item, or CreativeWork (in some sense), is part of; name only: it has no row of its own; NULL in 713 of 1,014
    superseded_by TEXT REFERENCES class(class_id)  -- Relates a term (i.e. a property, class or enumeration) to one that supersedes it; 8 distinct; NULL in 997 of 1,014
);

-- Class contributor: A secondary contributor to the CreativeWork or Event. 114 rows.
CREATE TABLE class_contributor (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    contributor TEXT NOT NULL  -- name only: it has no row of its own
);

-- Class equivalent class. 69 rows.
CREATE TABLE class_equivalent_class (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    equivalent_class_id TEXT REFERENCES class(class_id),  -- equivalent class; NULL in 2 of 69
    equivalent_class_undescribed TEXT  -- equivalent class; name where the link leads to something that has no row; NULL in 67 of 69
);

-- Class source: The source or cause of the event. 222 rows.
CREATE TABLE class_source (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    source TEXT NOT NULL  -- name only: it has no row of its own
);

-- Class sub class of. 991 rows.
CREATE TABLE class_sub_class_of (
    class_id TEXT NOT NULL REFERENCES class(class_id),
    sub_class_of_id TEXT REFERENCES class(class_id),  -- sub class of; a hierarchy of 6 levels: use WITH RECURSIVE for all of them; NULL in 1 of 991
    sub_class_of_undescribed TEXT  -- sub class of; name where the link leads to something that has no row; NULL in 990 of 991
);

-- DayOfWeek: The day of the week, e.g. used to specify to which day the opening hours of an OpeningHoursSpecification refer. Originally, URLs from [GoodRelations](http://purl.org/goodrelations/v1) were used (for [[Monday]], [[Tuesday]], [[Wednesday]], [[Thursday]], [[Friday]], [[Saturday]], [[Sunday]] plus a special entry for [[Pub…. 8 rows.
CREATE TABLE day_of_week (
    day_of_week_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    comment TEXT NOT NULL,  -- unique
    contributor TEXT,  -- A secondary contributor to the CreativeWork or Event; name only: it has no row of its own; NULL in 7 of 8
    same_as TEXT  -- URL of a reference Web page that unambiguously indicates the item's identity. E.g. the URL of the item's Wikipedia page, Wikidata entry, or official website; name only: it has no row of its own; NULL in 1 of 8
);

-- Enumeration other type: classes that an entity has besides that of its table. 1 row.
CREATE TABLE enumeration_only_other_type (
    enumeration_id TEXT NOT NULL REFERENCES enumeration(enumeration_id),
    type TEXT NOT NULL
);

-- Enumeration source: The source or cause of the event. 284 rows.
CREATE TABLE enumeration_only_source (
    enumeration_id TEXT NOT NULL REFERENCES enumeration(enumeration_id),
    source TEXT NOT NULL  -- name only: it has no row of its own
);

-- Property. 1,684 rows.
CREATE TABLE property (
    property_id TEXT PRIMARY KEY NOT NULL,
    label TEXT,  -- unique; NULL in 155 of 1,684
    comment TEXT,  -- 1,501 distinct; NULL in 155 of 1,684
    exact_match TEXT REFERENCES property(property_id),  -- one to one; NULL in 1,665 of 1,684
    inverse_of TEXT REFERENCES property(property_id),  -- Relates a property to a property that is its inverse. Inverse properties relate the same pairs of items to each other, but in reversed direction. For example, t…; symmetric: every pair is stored both ways; one to one; NULL in 1,626 of 1,684
    part_of TEXT,  -- Indicates an item or CreativeWork that this item, or CreativeWork (in some sense), is part of; name only: it has no row of its own; NULL in 1,089 of 1,684
    superseded_by TEXT REFERENCES property(property_id)  -- Relates a term (i.e. a property, class or enumeration) to one that supersedes it; chains of up to 2 steps: use WITH RECURSIVE for all of them; 66 distinct; NULL in 1,614 of 1,684
);

-- Property contributor: A secondary contributor to the CreativeWork or Event. 236 rows.
CREATE TABLE property_contributor (
    property_id TEXT NOT NULL REFERENCES property(property_id),
    contributor TEXT NOT NULL  -- name only: it has no row of its own
);

-- Property domain includes: Relates a property to a class that is (one of) the type(s) the property is expected to be used on. 2,324 rows.
CREATE TABLE property_domain_includes (
    property_id TEXT NOT NULL REFERENCES property(property_id),
    class_id TEXT NOT NULL REFERENCES class(class_id)  -- domainIncludes
);

-- Property equivalent property. 133 rows.
CREATE TABLE property_equivalent_property (
    property_id TEXT NOT NULL REFERENCES property(property_id),
    equivalent_property_id TEXT NOT NULL REFERENCES property(property_id)  -- equivalent property
);

-- Property range includes: Relates a property to a class that constitutes (one of) the expected type(s) for values of the property. 2,133 rows.
CREATE TABLE property_range_includes (
    property_id TEXT NOT NULL REFERENCES property(property_id),
    class_id TEXT NOT NULL REFERENCES class(class_id)  -- rangeIncludes
);

-- Property source: The source or cause of the event. 524 rows.
CREATE TABLE property_source (
    property_id TEXT NOT NULL REFERENCES property(property_id),
    source TEXT NOT NULL  -- name only: it has no row of its own
);

-- Property sub property of. 210 rows.
CREATE TABLE property_sub_property_of (
    property_id TEXT NOT NULL REFERENCES property(property_id),
    sub_property_of_id TEXT NOT NULL REFERENCES property(property_id)  -- sub property of; a hierarchy of 3 levels: use WITH RECURSIVE for all of them
);

-- Enumeration: Lists or enumerations—for example, a list of cuisines or music genres, etc. 535 rows.
CREATE VIEW enumeration (
    enumeration_id,  -- TEXT
    type,  -- TEXT; the direct class: 42 MedicalSpecialty, 36 USNonprofitType, 29 HealthAspectEnumeration, 17 IPTCDigitalSourceEnumeration, 17 WearableSizeGroupEnumeration, 14 PhysicalExam, 14 WearableSizeSystemEnumeration, 13 BodyMeasurementTypeEnumeration, 12 ItemAvailability, 12 WearableMeasurementTypeEnumeration, 11 RestrictedDiet, 10 AdultOrientedEnumeration, 10 EUEnergyEfficiencyEnumeration, 10 MedicalStudyStatus, 9 MedicalTrialDesign, 9 MusicAlbumProductionType, 8 DayOfWeek, 8 GovernmentBenefitsType, 8 OrderStatus, 8 PaymentMethodType, 8 PriceTypeEnumeration, 7 DENonprofitType, 7 MusicReleaseFormatType, 7 PhysicalActivityCategory, 6 BookFormatType, 6 DrugPregnancyCategory, 6 ITNonprofitType, 6 InfectiousAgentClass, 6 MediaManipulationRatingEnumeration, 6 MedicalObservationalStudyDesign, 6 MedicineSyste…
    label,  -- TEXT; unique
    comment,  -- TEXT; 532 distinct
    contributor,  -- TEXT; A secondary contributor to the CreativeWork or Event; name only: it has no row of its own; NULL in 497 of 535
    exact_match,  -- TEXT; name only: it has no row of its own; NULL in 511 of 535
    part_of,  -- TEXT; Indicates an item or CreativeWork that this item, or CreativeWork (in some sense), is part of; name only: it has no row of its own; NULL in 129 of 535
    sub_class_of  -- TEXT REFERENCES class(class_id); 2 distinct; NULL in 515 of 535
) AS SELECT … FROM day_of_week UNION ALL SELECT … FROM enumeration_only;

-- MedicalImagingTechnique: Any medical imaging modality typically used for diagnostic purposes. Enumerated type. 6 rows.
CREATE VIEW medical_imaging_technique (
    medical_imaging_technique_id,  -- TEXT
    type,  -- TEXT; the direct class: 6 MedicalImagingTechnique
    label, comment, part_of  -- as in enumeration
) AS SELECT … FROM enumeration_only;

-- Entity: Everything that the graph describes, whatever its class. 3,235 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other fact: Facts too rare for a column. 17 rows.
CREATE TABLE other_fact (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,  -- text, or the key of an entity
    predicate TEXT NOT NULL  -- IRI of the attribute
);
