// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "base/sentence.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::induction {

enum class ColumnRole {
    Key,  ///< the entity's key: the shortest ending of its IRI that is unique in the base, decoded
    Label,        ///< the written label in the base's language
    Type,         ///< the direct class where sub-classes share the table
    Literal,      ///< a literal's value, as it is or cleaned (`rule`)
    ForeignKey,   ///< a link: the key of a row in `references`
    Undescribed,  ///< the readable name or IRI of a link's target that the graph never describes
};

enum class TableKind {
    Entity,  ///< one row an entity of a class
    Link,    ///< N:M links of one predicate between two tables
    Values,  ///< several literals of one predicate an entity
    Side,  ///< what fits nowhere else (other languages, rare predicates): subject, predicate, value
    Entities,  ///< the table `entity`: key, iri, label, class, table of every described entity
    View  ///< all entities of a class whose rows stand in several tables; a view with a type column
};

/// How the cells of a column are put back into the texts that the graph has: number marks and what
/// stands around the number. Where that does not give the very value, table exact_fact has it.
struct WrittenForm {
    std::string before = {};   ///< "€ "
    std::string between = {};  ///< of a range, on its smaller end: " - "
    std::string after = {};    ///< " mm"
    char decimal = '.';
    char thousands = 0;  ///< 0: none
    int decimals = -1;   ///< digits after the mark; -1: as many as the number needs
    bool boolean = false;
    std::string date = {};  ///< of a date: "Y/M/D", "D.M.Y" …; empty: ISO 8601
    bool operator==(const WrittenForm&) const = default;
};

/// A column as induced. `rule` says where its values come from and how ("as written", "unit mm
/// removed", "range: minimum").
struct Column {
    std::string name = {};
    std::string type = "TEXT";  ///< TEXT, INTEGER or REAL
    ColumnRole role = ColumnRole::Literal;
    std::string predicate = {};  ///< IRI; empty for keys
    std::string label = {};      ///< for people: "has supplier"
    std::string comment = {};    ///< what the vocabulary says of it
    std::string unit = {};       ///< "mm", "EUR", "min"; empty if none
    Sentence rule = {};
    std::string references = {};  ///< table of a foreign key
    std::string target = {};  ///< table or view that holds whatever a foreign key to `entity` means
    std::string of = {};      ///< column that holds the subject's key, where it is not the table's
    bool hidden = false;      ///< needed to keep facts, of no use in a question
    std::string datatype =
        {};  ///< IRI; of the literals in it, unless table exact_fact says otherwise
    std::string language = {};
    bool exceptions = false;  ///< table exact_fact has some of its facts
    bool copy = false;        ///< its facts are told by another column or table as well
    bool showsNames = false;  ///< of things beside texts (plan/nameortext.h)
    WrittenForm form = {};
    bool inverse = false;  ///< the triple runs from the other table to this one
    bool notNull = false;
    bool unique = false;
    std::int64_t nulls = 0;
    std::int64_t distinct = 0;
    std::vector<std::string> facts = {};  ///< measured, as phrases: "symmetric: …"
    std::vector<std::string> samples =
        {};  ///< all values if there are at most 12, else a few frequent ones
    /// 1 for yes, 0 for no.
    [[nodiscard]] bool holdsTruth() const {
        return type != "TEXT" && (form.boolean || datatype.ends_with("#boolean"));
    }
};

struct Table {
    std::string name;
    TableKind kind = TableKind::Entity;
    std::string classIri = {};
    std::string label = {};
    std::string comment = {};
    std::string predicate = {};          ///< of Link and Values tables
    std::string select = {};             ///< of a View
    std::vector<std::string> from = {};  ///< the tables that a View is made of
    /// Of an Entity table: the classes under which its rows are filed, by IRI, or by label where
    /// the graph states none.
    std::vector<std::string> classes = {};
    std::vector<std::string> inlined = {};  ///< the same of nodes that are columns of its rows
    bool hidden = false;                    ///< part of a view that a question should use instead
    std::int64_t rows = 0;
    std::vector<Column> columns = {};

    /// One row an entity: a table of a class, or a view over several.
    [[nodiscard]] bool holdsEntities() const {
        return kind == TableKind::Entity || kind == TableKind::View;
    }
    [[nodiscard]] const Column* column(const std::string& name) const;
    [[nodiscard]] const Column* key() const;
    [[nodiscard]] const Column* labelColumn() const;
};

struct Schema {
    int version = 2;
    std::string graph = {};  ///< IRI of the one named graph that all facts are in; empty: the
                             ///< default graph, or column `graph` of table entity has an entity's
    std::vector<Table> tables;
    [[nodiscard]] const Table* table(const std::string& name) const;
};

nlohmann::json toJson(const Schema& schema);
Result<Schema> schemaFromJson(const nlohmann::json& json);

struct DdlOptions {
    bool comments = true;  ///< labels, units, rules, samples as SQL line comments
    bool sideTables = true;
    std::vector<std::string> only = {};  ///< table names; empty: all
    /// The columns that stand with all that is known of them, the others by name and link alone.
    /// Empty: all of them.
    std::function<bool(const Table&, const Column&)> whole = {};
};
/// The CREATE TABLE or CREATE VIEW of one table, without comments.
std::string createText(const Schema& schema, const Table& table);
/// The CREATE TABLE texts as a model sees them, with keys and foreign keys; valid SQLite.
std::string renderDdl(const Schema& schema, const DdlOptions& options = {});

}  // namespace tripletalk::induction
