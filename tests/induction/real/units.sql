-- Aspect Class. 2 rows.
CREATE TABLE aspect_class (
    aspect_class_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    description TEXT NOT NULL,  -- unique
    defined_by TEXT NOT NULL,  -- name only: it has no row of its own
    sub_class_of TEXT REFERENCES aspect_class(aspect_class_id)  -- one to one; NULL in 1 of 2
);

-- catalog entry. 3 rows.
CREATE TABLE catalog_entry (
    catalog_entry_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    defined_by TEXT NOT NULL  -- name only: it has no row of its own
);

-- Digital Currency Unit: A currency-like unit for cryptographic or tokenized assets. Instances should reference an ISO 24165 Digital Token Identifier (DTI) when available. 3 rows.
CREATE TABLE digital_currency_unit (
    digital_currency_unit_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    alt_label TEXT NOT NULL,  -- unique
    blockchain_network TEXT NOT NULL,  -- Primary network name (e.g., 'Bitcoin Mainnet', 'Ethereum Mainnet'); 2 distinct
    conversion_multiplier REAL NOT NULL,  -- 1 distinct
    conversion_multiplier_scientific REAL NOT NULL,  -- 1 distinct
    currency_code TEXT NOT NULL,  -- Alphabetic Currency Code as defined by ISO 4217. For example, the currency code for the US dollar is USD; unique
    currency_exponent INTEGER NOT NULL,  -- The currency exponent indicates the number of decimal places between a major currency unit and its minor currency unit. For example, the US dollar is the major …; unique
    dti_code TEXT NOT NULL,  -- ISO 24165 Digital Token Identifier (12-character alphanumeric); unique
    symbol TEXT,  -- The symbol is a glyph that is used to represent some concept, typically a unit or a quantity, in a compact form. For example, the symbol for an Ohm is $ohm$. Th…; unique; NULL in 1 of 3
    defined_by TEXT NOT NULL,  -- name only: it has no row of its own
    dimension_vector TEXT NOT NULL,  -- name only: it has no row of its own
    unit_for_quantity_kind TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id)  -- Relates a unit to a quantity kind it is a unit for &mdash; a quantity kind the unit measures, a member of the commensurate family within which the unit is conve…; 1 distinct
);

-- factor unit: The graph states no class for these. 112 nodes without an IRI, 55 of them different. 112 rows.
CREATE TABLE factor_unit (
    factor_unit_id TEXT PRIMARY KEY NOT NULL,
    exponent REAL,  -- This property relates a factor unit its exponent; 7 distinct
    unit TEXT NOT NULL REFERENCES unit(unit_id)  -- This property relates a factor unit to its unit or system of units with a unit of measure that is either: a) defined by the system, b) accepted for use by the s…; 36 distinct
);

-- graph meta data. 3 rows.
CREATE TABLE graph_meta_data (
    graph_meta_data_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- unique
    applicable_discipline TEXT,  -- unique; NULL in 2 of 3
    applicable_domain TEXT,  -- unique; NULL in 2 of 3
    created TEXT NOT NULL,  -- ISO 8601 date and time; unique
    date_created TEXT,  -- ISO 8601 date and time; unique; NULL in 2 of 3
    description TEXT,  -- unique; NULL in 1 of 3
    description_vaem TEXT,  -- description; http://www.linkedmodel.org/schema/vaem#description; unique; NULL in 2 of 3
    graph_name TEXT,  -- 1 distinct; NULL in 1 of 3
    graph_title TEXT NOT NULL,  -- unique
    intent TEXT NOT NULL,  -- unique
    latest_published_version TEXT NOT NULL,  -- unique
    logo TEXT NOT NULL,  -- 1 distinct
    modified TEXT NOT NULL,  -- ISO 8601 date and time; 1 distinct
    namespace TEXT NOT NULL,  -- unique
    namespace_prefix TEXT NOT NULL,  -- unique
    owner TEXT NOT NULL,  -- 2 distinct
    previous_published_version TEXT NOT NULL,  -- unique
    specificity INTEGER,  -- unique; NULL in 2 of 3
    subject TEXT NOT NULL,  -- unique
    title TEXT NOT NULL,  -- unique
    turtle_file_url TEXT NOT NULL,  -- unique
    defined_by TEXT NOT NULL,  -- name only: it has no row of its own
    derived_from TEXT,  -- name only: it has no row of its own; NULL in 2 of 3
    graph_role TEXT NOT NULL,  -- name only: it has no row of its own
    metadata_for TEXT NOT NULL,  -- name only: it has no row of its own
    has_owner TEXT REFERENCES party(party_id),  -- http://www.linkedmodel.org/schema/vaem#hasOwner; one to one; NULL in 2 of 3
    owner_undescribed TEXT,  -- has owner; name where the link leads to something that has no row; NULL in 2 of 3
    steward TEXT REFERENCES party(party_id),  -- one to one; NULL in 2 of 3
    steward_undescribed TEXT,  -- has steward; name where the link leads to something that has no row; NULL in 2 of 3
    version_iri TEXT  -- name only: it has no row of its own; NULL in 2 of 3
);

-- graph meta data contributor. 12 rows.
CREATE TABLE graph_meta_data_contributor (
    graph_meta_data_id TEXT NOT NULL REFERENCES graph_meta_data(graph_meta_data_id),
    contributor TEXT NOT NULL
);

-- graph meta data creator. 3 rows.
CREATE TABLE graph_meta_data_creator (
    graph_meta_data_id TEXT NOT NULL REFERENCES graph_meta_data(graph_meta_data_id),
    creator TEXT NOT NULL
);

-- graph meta data informative reference: Provides a way to reference a source that provided useful but non-normative information. 5 rows.
CREATE TABLE graph_meta_data_informative_reference (
    graph_meta_data_id TEXT NOT NULL REFERENCES graph_meta_data(graph_meta_data_id),
    informative_reference TEXT NOT NULL
);

-- graph meta data rights. 5 rows.
CREATE TABLE graph_meta_data_rights (
    graph_meta_data_id TEXT NOT NULL REFERENCES graph_meta_data(graph_meta_data_id),
    rights TEXT NOT NULL
);

-- graph meta data uses non imported resource. 35 rows.
CREATE TABLE graph_meta_data_uses_non_imported_resource (
    graph_meta_data_id TEXT NOT NULL REFERENCES graph_meta_data(graph_meta_data_id),
    catalog_entry_id TEXT REFERENCES catalog_entry(catalog_entry_id),  -- uses non imported resource; NULL in 34 of 35
    uses_non_imported_resource_undescribed TEXT  -- uses non imported resource; name where the link leads to something that has no row; NULL in 1 of 35
);

-- graph meta data with attribution to. 3 rows.
CREATE TABLE graph_meta_data_with_attribution_to (
    graph_meta_data_id TEXT NOT NULL REFERENCES graph_meta_data(graph_meta_data_id),
    with_attribution_to TEXT NOT NULL  -- name only: it has no row of its own
);

-- Party. 1 row.
CREATE TABLE party (
    party_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    description TEXT NOT NULL,
    graph_name TEXT NOT NULL,
    website TEXT NOT NULL,
    defined_by TEXT NOT NULL  -- name only: it has no row of its own
);

-- Quantity Kind: A Quantity Kind is any observable property that can be measured and quantified numerically. Familiar examples include physical properties such as length, mass, time, force, energy, power, electric charge, etc. Less familiar examples include currency, interest rate, price to earning ratio, and information capacity. 1,224 rows.
CREATE TABLE quantity_kind (
    quantity_kind_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,  -- 1,175 distinct
    abbreviation TEXT,  -- An abbreviation for a unit is a short ASCII string that is used in place of the full name for the unit in contexts where non-ASCII characters would be problemat…; 20 distinct; NULL in 1,201 of 1,224
    dbpedia_match TEXT,  -- 113 distinct; NULL in 1,089 of 1,224
    deprecated INTEGER,  -- true is 1, false is 0; 1 distinct; NULL in 1,126 of 1,224
    deprecated_in_version TEXT,  -- Version number of the first QUDT release in which an entity was deprecated; 7 distinct; NULL in 1,126 of 1,224
    description TEXT,  -- 949 distinct; NULL in 220 of 1,224
    description_plain_text TEXT,  -- A plain text description is used to provide a description with only simple ASCII characters for cases where LaTeX , HTML or other markup would not be appropriat…; 783 distinct; NULL in 384 of 1,224
    eclass_code TEXT,  -- Provides an IRDI (International Registration Data Identifier) that identifies the corresponding definition in the ECLASS Standard; the first of several in 3 rows; all in quantity_kind_eclass_code; 241 distinct; NULL in 970 of 1,224
    expression TEXT,  -- An 'expression' is a finite combination of symbols that are well-formed according to rules that apply to units of measure, quantity kinds and their dimensions; 28 distinct; NULL in 1,195 of 1,224
    iec_61360_code TEXT,  -- Provides an IRDI (International Registration Data Identifier) that identifies the corresponding definition in the IEC CDD (Common Data Dictionary); the first of several in 3 rows; all in quantity_kind_iec_61360_code; 232 distinct; NULL in 959 of 1,224
    latex_definition TEXT,  -- 364 distinct; NULL in 847 of 1,224
    latex_symbol TEXT,  -- The symbol is a glyph that is used to represent some concept, typically a unit or a quantity, in a compact form. For example, the symbol for an Ohm is $ohm$. Th…; the first of several in 8 rows; all in quantity_kind_latex_symbol; 124 distinct; NULL in 1,007 of 1,224
    normative_reference TEXT,  -- Provides a way to reference information that is an authoritative source providing a standard definition; the first of several in 1 row; all in quantity_kind_normative_reference; 7 distinct; NULL in 1,151 of 1,224
    normative_reference_iso TEXT,  -- Provides a way to reference the ISO unit definition; the first of several in 2 rows; all in quantity_kind_normative_reference_iso; 11 distinct; NULL in 909 of 1,224
    pref_label TEXT,  -- unique; NULL in 1,223 of 1,224
    symbol TEXT,  -- The symbol is a glyph that is used to represent some concept, typically a unit or a quantity, in a compact form. For example, the symbol for an Ohm is $ohm$. Th…; 218 distinct; NULL in 790 of 1,224
    todo TEXT,  -- 3 distinct; NULL in 1,188 of 1,224
    broader TEXT REFERENCES quantity_kind(quantity_kind_id),  -- 17 distinct; NULL in 1,181 of 1,224
    defined_by TEXT NOT NULL,  -- name only: it has no row of its own
    denominator_dimension_vector TEXT,  -- name only: it has no row of its own; NULL in 1,147 of 1,224
    dimension_vector TEXT NOT NULL,  -- name only: it has no row of its own
    individual_from_si_reference_point TEXT,  -- name only: it has no row of its own; NULL in 1,158 of 1,224
    numerator_dimension_vector TEXT,  -- name only: it has no row of its own; NULL in 1,147 of 1,224
    organized_under TEXT REFERENCES quantity_kind(quantity_kind_id),  -- Relates a quantity kind to a broader quantity kind for the purpose of organization and unit applicability only &mdash; it does not assert commensurability. A su…; a hierarchy of 3 levels: use WITH RECURSIVE for all of them; 40 distinct; NULL in 1,072 of 1,224
    replaced_by TEXT REFERENCES quantity_kind(quantity_kind_id),  -- 66 distinct; NULL in 1,150 of 1,224
    wikidata_match TEXT  -- This property relates a QUDT concept to a Wikidata item. The Wikidata item is identified by the Wikidata URI, which is of the form `https://www.wikidata.org/wik…; name only: it has no row of its own; NULL in 709 of 1,224
);

-- Quantity Kind alt label. 84 rows.
CREATE TABLE quantity_kind_alt_label (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    alt_label TEXT NOT NULL
);

-- Quantity Kind close match. 41 rows.
CREATE TABLE quantity_kind_close_match (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    close_match_id TEXT REFERENCES quantity_kind(quantity_kind_id),  -- close match; NULL in 3 of 41
    close_match_undescribed TEXT  -- close match; name where the link leads to something that has no row; NULL in 38 of 41
);

-- Quantity Kind ECLASS code: Provides an IRDI (International Registration Data Identifier) that identifies the corresponding definition in the ECLASS Standard. 259 rows.
CREATE TABLE quantity_kind_eclass_code (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    eclass_code TEXT NOT NULL
);

-- Quantity Kind exact match. 121 rows.
CREATE TABLE quantity_kind_exact_match (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    exact_match_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id)  -- exact match
);

-- Quantity Kind IEC 61360 code: Provides an IRDI (International Registration Data Identifier) that identifies the corresponding definition in the IEC CDD (Common Data Dictionary). 268 rows.
CREATE TABLE quantity_kind_iec_61360_code (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    iec_61360_code TEXT NOT NULL
);

-- Quantity Kind informative reference: Provides a way to reference a source that provided useful but non-normative information. 765 rows.
CREATE TABLE quantity_kind_informative_reference (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    informative_reference TEXT NOT NULL
);

-- Quantity Kind latex symbol: The symbol is a glyph that is used to represent some concept, typically a unit or a quantity, in a compact form. For example, the symbol for an Ohm is $ohm$. This contrasts with 'unit:abbreviation', which gives a short alphanumeric abbreviation for the unit, 'ohm' for Ohm. 225 rows.
CREATE TABLE quantity_kind_latex_symbol (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    latex_symbol TEXT NOT NULL
);

-- Quantity Kind normative reference: Provides a way to reference information that is an authoritative source providing a standard definition. 74 rows.
CREATE TABLE quantity_kind_normative_reference (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    normative_reference TEXT NOT NULL
);

-- Quantity Kind normative reference (ISO): Provides a way to reference the ISO unit definition. 317 rows.
CREATE TABLE quantity_kind_normative_reference_iso (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    normative_reference_iso TEXT NOT NULL
);

-- Quantity Kind see also. 247 rows.
CREATE TABLE quantity_kind_see_also (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    see_also_id TEXT REFERENCES entity("key"),  -- see also; a row of verifiable; NULL in 7 of 247
    see_also_undescribed TEXT  -- see also; name where the link leads to something that has no row; NULL in 240 of 247
);

-- Quantity Kind specialization of: Relates a quantity kind to a broader quantity kind of which it is a specialization, asserting commensurability: the two share a dimension, their values are comparable and addable, and their units are inter-convertible. A sub-property of skos:broader. Commensurability families are the connected components under (qudt:sp…. 464 rows.
CREATE TABLE quantity_kind_specialization_of (
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id),
    specialization_of_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id)  -- specialization of; chains of up to 3 steps: use WITH RECURSIVE for all of them
);

-- Symmetric relation: A `SymmetricRelation` is modeling construct used to define symmetric behavior for appropriate relations. 1 row.
CREATE TABLE symmetric_relation (
    symmetric_relation_id TEXT PRIMARY KEY NOT NULL,
    label TEXT NOT NULL,
    defined_by TEXT NOT NULL,  -- name only: it has no row of its own
    range_ TEXT NOT NULL  -- name only: it has no row of its own
);

-- thing: The graph states no class for these. 3 rows.
CREATE TABLE thing (
    thing_id TEXT PRIMARY KEY NOT NULL,
    namespace TEXT,  -- unique; NULL in 2 of 3
    namespace_prefix TEXT,  -- unique; NULL in 2 of 3
    defined_by TEXT,  -- name only: it has no row of its own; NULL in 2 of 3
    wikidata_match TEXT  -- This property relates a QUDT concept to a Wikidata item. The Wikidata item is identified by the Wikidata URI, which is of the form `https://www.wikidata.org/wik…; name only: it has no row of its own; NULL in 2 of 3
);

-- Unit alt label. 38 rows.
CREATE TABLE unit_only_alt_label (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    alt_label TEXT NOT NULL
);

-- Unit applicable system: This property relates a unit of measure with a unit system that may or may not define the unit, but within which the unit is compatible. 4,906 rows.
CREATE TABLE unit_only_applicable_system (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    applicable_system TEXT NOT NULL  -- name only: it has no row of its own
);

-- Unit defined unit of system: This property relates a unit of measure with the unit system that defines the unit. 404 rows.
CREATE TABLE unit_only_defined_unit_of_system (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    defined_unit_of_system TEXT NOT NULL  -- name only: it has no row of its own
);

-- Unit derived unit of system: This property relates a unit of measure to the system of units in which it is defined as a derived unit. That is, the derived unit is defined as a product of the base units for the system raised to some rational power. 99 rows.
CREATE TABLE unit_only_derived_unit_of_system (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    derived_unit_of_system TEXT NOT NULL  -- name only: it has no row of its own
);

-- Unit exact match. 191 rows.
CREATE TABLE unit_only_exact_match (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    exact_match_id TEXT NOT NULL REFERENCES unit(unit_id)  -- exact match
);

-- Unit expression: An 'expression' is a finite combination of symbols that are well-formed according to rules that apply to units of measure, quantity kinds and their dimensions. 433 rows.
CREATE TABLE unit_only_expression (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    expression TEXT NOT NULL
);

-- Unit factor unit: This property relates a derived unit to one of its constituent factor units. 112 rows.
CREATE TABLE unit_only_factor_unit (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    factor_unit_id TEXT NOT NULL REFERENCES factor_unit(factor_unit_id)  -- hasFactorUnit
);

-- Unit IEC 61360 code: Provides an IRDI (International Registration Data Identifier) that identifies the corresponding definition in the IEC CDD (Common Data Dictionary). 1,894 rows.
CREATE TABLE unit_only_iec_61360_code (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    iec_61360_code TEXT NOT NULL
);

-- Unit informative reference: Provides a way to reference a source that provided useful but non-normative information. 444 rows.
CREATE TABLE unit_only_informative_reference (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    informative_reference TEXT NOT NULL
);

-- Unit latex definition. 32 rows.
CREATE TABLE unit_only_latex_definition (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    latex_definition TEXT NOT NULL
);

-- Unit other type: classes that an entity has besides that of its table. 19 rows.
CREATE TABLE unit_only_other_type (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    type TEXT NOT NULL
);

-- Unit quantity kind. 94 rows.
CREATE TABLE unit_only_quantity_kind (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id)  -- has quantity kind
);

-- Unit reciprocal unit: Used to relate a unit to its reciprocal unit. 172 rows.
CREATE TABLE unit_only_reciprocal_unit (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    reciprocal_unit_id TEXT NOT NULL REFERENCES unit(unit_id)  -- has reciprocal unit; symmetric: every pair is stored both ways
);

-- Unit udunits code: The UDUNITS package supports units of physical quantities. Its C library provides for arithmetic manipulation of units and for conversion of numeric values between compatible units. The package contains an extensive unit database, which is in XML format and user-extendable. The package also contains a command-line util…. 114 rows.
CREATE TABLE unit_only_udunits_code (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    udunits_code TEXT NOT NULL
);

-- Unit unece common code: The UN/CEFACT Recommendation 20 provides three character alphabetic and alphanumeric codes for representing units of measurement for length, area, volume/capacity, mass (weight), time, and other quantities used in international trade. The codes are intended for use in manual and/or automated systems for the exchange of…. 1,587 rows.
CREATE TABLE unit_only_unece_common_code (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    unece_common_code TEXT NOT NULL
);

-- Unit unit for quantity kind: Relates a unit to a quantity kind it is a unit for &mdash; a quantity kind the unit measures, a member of the commensurate family within which the unit is convertible. A sub-property of qudt:hasQuantityKind. Contrast qudt:categorizedByQuantityKind. 3,544 rows.
CREATE TABLE unit_only_unit_for_quantity_kind (
    unit_id TEXT NOT NULL REFERENCES unit(unit_id),
    quantity_kind_id TEXT NOT NULL REFERENCES quantity_kind(quantity_kind_id)  -- unit for quantity kind
);

-- Contextual Unit. 71 rows.
CREATE VIEW contextual_unit (
    contextual_unit_id,  -- TEXT
    type,  -- TEXT; the direct class: 71 Contextual Unit
    label, conversion_multiplier, conversion_multiplier_scientific, dbpedia_match, deprecated, deprecated_in_version, description, description_plain_text, expression, iec_61360_code, symbol, ucum_code, unece_common_code, categorized_by_quantity_kind, defined_by, dimension_vector, replaced_by, scaling_of, wikidata_match  -- as in unit
) AS SELECT … FROM unit_only;

-- Counting Unit: A Counting Unit is used for all units that express counts. Examples are Atomic Number, Number, Number per Year, Percent and Sample per Second. 50 rows.
CREATE VIEW counting_unit (
    counting_unit_id,  -- TEXT
    type,  -- TEXT; the direct class: 50 Counting Unit
    label, conversion_multiplier, conversion_multiplier_scientific, dbpedia_match, deprecated, deprecated_in_version, description, description_plain_text, iec_61360_code, symbol, ucum_code, unece_common_code, categorized_by_quantity_kind, defined_by, dimension_vector, om_unit, replaced_by, scaling_of, wikidata_match  -- as in unit
) AS SELECT … FROM unit_only;

-- Currency Unit: Currency Units have their own subclass of unit because: (a) they have additional properties such as 'country' and (b) their URIs do not conform to the same rules as other units. 183 rows.
CREATE VIEW currency_unit (
    currency_unit_id,  -- TEXT
    type,  -- TEXT; the direct class: 180 Currency Unit, 3 Digital Currency Unit
    label,  -- TEXT; unique
    conversion_multiplier,  -- REAL; 2 distinct
    conversion_multiplier_scientific,  -- REAL; 2 distinct
    currency_code,  -- TEXT; Alphabetic Currency Code as defined by ISO 4217. For example, the currency code for the US dollar is USD; unique; NULL in 2 of 183
    currency_exponent,  -- INTEGER; The currency exponent indicates the number of decimal places between a major currency unit and its minor currency unit. For example, the US dollar is the major …; 7 distinct; NULL in 14 of 183
    currency_number,  -- TEXT; Three-digit Currency Code as defined by ISO 4217. For example, the currency number for the US dollar is "840"; unique; NULL in 7 of 183
    dbpedia_match,  -- TEXT; unique; NULL in 32 of 183
    expression,  -- TEXT; An 'expression' is a finite combination of symbols that are well-formed according to rules that apply to units of measure, quantity kinds and their dimensions; unique; NULL in 26 of 183
    symbol,  -- TEXT; The symbol is a glyph that is used to represent some concept, typically a unit or a quantity, in a compact form. For example, the symbol for an Ohm is $ohm$. Th…; 36 distinct; NULL in 131 of 183
    ucum_code,  -- TEXT; ucumCode associates a QUDT unit with its UCUM code (case-sensitive). In SHACL the values are derived from specific ucum properties using 'sh:values'; unique; NULL in 179 of 183
    defined_by,  -- TEXT; name only: it has no row of its own
    dimension_vector,  -- TEXT; name only: it has no row of its own
    om_unit,  -- TEXT; name only: it has no row of its own; NULL in 167 of 183
    wikidata_match  -- TEXT; This property relates a QUDT concept to a Wikidata item. The Wikidata item is identified by the Wikidata URI, which is of the form `https://www.wikidata.org/wik…; name only: it has no row of its own; NULL in 41 of 183
) AS SELECT … FROM currency_unit_only UNION ALL SELECT … FROM digital_currency_unit UNION ALL SELECT … FROM unit_only;

-- Dimensionless Unit: A Dimensionless Unit is a quantity for which all the exponents of the factors corresponding to the base quantities in its quantity dimension are zero. 242 rows.
CREATE VIEW dimensionless_unit (
    dimensionless_unit_id,  -- TEXT
    type,  -- TEXT; the direct class: 179 Currency Unit, 39 Counting Unit, 5 Logarithmic Unit, 4 Dimensionless Unit, 3 Digital Currency Unit
    label, conversion_multiplier, conversion_multiplier_scientific, currency_code, currency_exponent, currency_number, dbpedia_match, expression, symbol, ucum_code, defined_by, dimension_vector, om_unit, wikidata_match, deprecated, deprecated_in_version, description, description_plain_text, iec_61360_code, unece_common_code, categorized_by_quantity_kind, individual_from_si_reference_point, replaced_by, scaling_of  -- as in digital_currency_unit, currency_unit
) AS SELECT … FROM currency_unit_only UNION ALL SELECT … FROM digital_currency_unit UNION ALL SELECT … FROM unit_only;

-- Unit: A unit of measure, or unit, is a particular quantity value that has been chosen as a scale for measuring other quantities the same kind (more generally of equivalent dimension). For example, the meter is a quantity of length that has been rigorously defined and standardized by the BIPM (International Board of Weights a…. 2,929 rows.
CREATE VIEW unit (
    unit_id,  -- TEXT
    type,  -- TEXT; the direct class: 2243 Unit, 392 Derived Unit, 179 Currency Unit, 64 Contextual Unit, 39 Counting Unit, 5 Logarithmic Unit, 4 Dimensionless Unit, 3 Digital Currency Unit
    label,  -- TEXT; 2,889 distinct
    conversion_multiplier,  -- REAL; 752 distinct
    conversion_multiplier_scientific,  -- REAL; the same as conversion_multiplier; 752 distinct
    dbpedia_match,  -- TEXT; 326 distinct; NULL in 2,561 of 2,929
    deprecated,  -- INTEGER; true is 1, false is 0; 1 distinct; NULL in 2,844 of 2,929
    deprecated_in_version,  -- TEXT; Version number of the first QUDT release in which an entity was deprecated; 14 distinct; NULL in 2,844 of 2,929
    description,  -- TEXT; 2,300 distinct; NULL in 492 of 2,929
    description_plain_text,  -- TEXT; A plain text description is used to provide a description with only simple ASCII characters for cases where LaTeX , HTML or other markup would not be appropriat…; 755 distinct; NULL in 2,107 of 2,929
    expression,  -- TEXT; An 'expression' is a finite combination of symbols that are well-formed according to rules that apply to units of measure, quantity kinds and their dimensions; 574 distinct; NULL in 2,342 of 2,929
    iec_61360_code,  -- TEXT; Provides an IRDI (International Registration Data Identifier) that identifies the corresponding definition in the IEC CDD (Common Data Dictionary); 1,802 distinct; NULL in 1,040 of 2,929
    normative_reference_iso,  -- TEXT; Provides a way to reference the ISO unit definition; 5 distinct; NULL in 2,901 of 2,929
    si_units_expression,  -- TEXT; 24 distinct; NULL in 2,899 of 2,929
    symbol,  -- TEXT; The symbol is a glyph that is used to represent some concept, typically a unit or a quantity, in a compact form. For example, the symbol for an Ohm is $ohm$. Th…; 2,662 distinct; NULL in 155 of 2,929
    ucum_code,  -- TEXT; ucumCode associates a QUDT unit with its UCUM code (case-sensitive). In SHACL the values are derived from specific ucum properties using 'sh:values'; 2,358 distinct; NULL in 500 of 2,929
    unece_common_code,  -- TEXT; The UN/CEFACT Recommendation 20 provides three character alphabetic and alphanumeric codes for representing units of measurement for length, area, volume/capaci…; 1,477 distinct; NULL in 1,352 of 2,929
    categorized_by_quantity_kind,  -- TEXT REFERENCES quantity_kind(quantity_kind_id); Relates a unit to a non-commensurate quantity-kind category under which it is grouped &mdash; e.g. the placeholder quantitykind:Unknown, or a dimensionless buck…; 2 distinct; NULL in 2,481 of 2,929
    coherent_derived_unit_of_system,  -- TEXT; This property relates a unit of measure to the unit system in which the unit is derived from the system's base units with a proportionality constant of one; name only: it has no row of its own; NULL in 2,813 of 2,929
    defined_by,  -- TEXT; name only: it has no row of its own
    denominator_dimension_vector,  -- TEXT; name only: it has no row of its own; NULL in 2,880 of 2,929
    dimension_vector,  -- TEXT; name only: it has no row of its own
    individual_from_si_reference_point,  -- TEXT; name only: it has no row of its own; NULL in 2,885 of 2,929
    numerator_dimension_vector,  -- TEXT; name only: it has no row of its own; NULL in 2,880 of 2,929
    om_unit,  -- TEXT; name only: it has no row of its own; NULL in 2,797 of 2,929
    replaced_by,  -- TEXT REFERENCES unit(unit_id); 73 distinct; NULL in 2,854 of 2,929
    scaling_of,  -- TEXT REFERENCES unit(unit_id); This property relates a unit that is scaled to the base unit that its qudt:conversionMultiplier converts it to; 59 distinct; NULL in 2,625 of 2,929
    wikidata_match,  -- TEXT; This property relates a QUDT concept to a Wikidata item. The Wikidata item is identified by the Wikidata URI, which is of the form `https://www.wikidata.org/wik…; name only: it has no row of its own; NULL in 1,887 of 2,929
    currency_code, currency_exponent, currency_number  -- as in digital_currency_unit, currency_unit
) AS SELECT … FROM currency_unit_only UNION ALL SELECT … FROM digital_currency_unit UNION ALL SELECT … FROM unit_only;

-- Verifiable: An aspect class that holds properties that provide external knowledge and specifications of a given resource. 4,153 rows.
CREATE VIEW verifiable (
    verifiable_id,  -- TEXT
    type,  -- TEXT; the direct class: 2243 Unit, 1224 Quantity Kind, 392 Derived Unit, 179 Currency Unit, 64 Contextual Unit, 39 Counting Unit, 5 Logarithmic Unit, 4 Dimensionless Unit, 3 Digital Currency Unit
    label, conversion_multiplier, conversion_multiplier_scientific, currency_code, currency_exponent, currency_number, dbpedia_match, expression, symbol, ucum_code, defined_by, dimension_vector, om_unit, wikidata_match, abbreviation, deprecated, deprecated_in_version, description, description_plain_text, eclass_code, iec_61360_code, latex_symbol, normative_reference, normative_reference_iso, pref_label, todo, broader, denominator_dimension_vector, individual_from_si_reference_point, numerator_dimension_vector, organized_under, replaced_by, si_units_expression, unece_common_code, categorized_by_quantity_kind, coherent_derived_unit_of_system, scaling_of  -- as in digital_currency_unit, currency_unit, quantity_kind
) AS SELECT … FROM currency_unit_only UNION ALL SELECT … FROM digital_currency_unit UNION ALL SELECT … FROM quantity_kind UNION ALL SELECT … FROM unit_only;

-- Entity: Everything that the graph describes, whatever its class. 4,278 rows.
CREATE TABLE entity (
    "key" TEXT PRIMARY KEY NOT NULL,  -- the same as in the table of its class
    iri TEXT NOT NULL,
    label TEXT NOT NULL,
    class TEXT,  -- the direct class; NULL in 115 of 4,278
    "table" TEXT NOT NULL  -- the table that has its row
);

-- other language: Texts in further languages. 17,248 rows.
CREATE TABLE other_language (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,
    language TEXT NOT NULL,
    predicate TEXT NOT NULL  -- IRI of the attribute
);

-- other fact: Facts too rare for a column. 196 rows.
CREATE TABLE other_fact (
    entity TEXT NOT NULL REFERENCES entity("key"),
    attribute TEXT NOT NULL,
    value TEXT NOT NULL,  -- text, or the key of an entity
    predicate TEXT NOT NULL  -- IRI of the attribute
);
