// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/effective.h"
#include "support/graphs.h"

#include <filesystem>

/// A small induced database written by hand: ferries and cars are vehicles, owned by people.
namespace tripletalk::curation {

inline const std::string ns = "http://example.org/";

inline induction::Schema fleetSchema() {
    using induction::Column;
    using induction::ColumnRole;
    using induction::TableKind;
    const auto key = [](const char* name) {
        return Column{.name = name, .role = ColumnRole::Key, .notNull = true};
    };
    const Column label{.name = "label", .role = ColumnRole::Label, .predicate = ns + "label"};
    const auto value = [](const char* name, const char* predicate, const char* type) {
        return Column{.name = name, .type = type, .predicate = ns + predicate};
    };
    const Column owner{.name = "owner",
                       .role = ColumnRole::ForeignKey,
                       .predicate = ns + "owner",
                       .rule = say("Sentence", "a row of %1").arg("person"),
                       .references = "person"};
    induction::Schema schema;
    schema.tables = {
        {.name = "car", .classIri = ns + "Car", .label = "Car", .rows = 2},
        {.name = "car_colour",
         .kind = TableKind::Values,
         .label = "Car colour",
         .predicate = ns + "colour",
         .rows = 2},
        {.name = "ferry", .classIri = ns + "Ferry", .label = "Ferry", .rows = 1},
        {.name = "person", .classIri = ns + "Person", .label = "Person", .rows = 2},
        {.name = "vehicle",
         .kind = TableKind::View,
         .classIri = ns + "Vehicle",
         .label = "Vehicle",
         .select = "SELECT car_id AS vehicle_id, label, owner, 'Car' AS type FROM car UNION ALL "
                   "SELECT ferry_id, label, owner, 'Ferry' FROM ferry",
         .rows = 3},
        {.name = "entity", .kind = TableKind::Entities, .label = "Entity", .rows = 5}};
    schema.tables[0].columns = {key("car_id"), label, owner, value("length_min", "length", "REAL"),
                                value("length_max", "length", "REAL")};
    schema.tables[1].columns = {
        {.name = "car_id", .role = ColumnRole::ForeignKey, .references = "car"},
        value("colour", "colour", "TEXT")};
    schema.tables[2].columns = {key("ferry_id"), label, owner, value("decks", "decks", "INTEGER")};
    schema.tables[3].columns = {key("person_id"), label};
    schema.tables[4].columns = {
        key("vehicle_id"), label, owner, {.name = "type", .role = ColumnRole::Type}};
    schema.tables[5].columns = {
        key("key"), {.name = "iri"}, {.name = "label"}, {.name = "class"}, {.name = "table"}};
    return schema;
}

inline constexpr const char* fleetSql = R"(
CREATE TABLE person(person_id TEXT PRIMARY KEY, label TEXT);
CREATE TABLE car(car_id TEXT PRIMARY KEY, label TEXT, owner TEXT REFERENCES person(person_id), length_min REAL, length_max REAL);
CREATE TABLE ferry(ferry_id TEXT PRIMARY KEY, label TEXT, owner TEXT REFERENCES person(person_id), decks INTEGER);
CREATE TABLE car_colour(car_id TEXT NOT NULL REFERENCES car(car_id), colour TEXT);
CREATE TABLE entity("key" TEXT PRIMARY KEY, iri TEXT, label TEXT, class TEXT, "table" TEXT);
CREATE INDEX ix_car_owner ON car(owner);
CREATE VIEW vehicle AS SELECT car_id AS vehicle_id, label, owner, 'Car' AS type FROM car UNION ALL SELECT ferry_id, label, owner, 'Ferry' FROM ferry;
CREATE VIEW owned AS SELECT v.label FROM vehicle AS v WHERE v.owner IS NOT NULL;
INSERT INTO person VALUES ('ada', 'Ada'), ('bo', 'Bo');
INSERT INTO car VALUES ('c1', 'Red One', 'ada', 3, 4), ('c2', 'Blue One', 'bo', 4, 5);
INSERT INTO ferry VALUES ('f1', 'Slow Boat', 'bo', 2);
INSERT INTO car_colour VALUES ('c1', 'red'), ('c2', 'blue');
INSERT INTO entity VALUES ('ada', 'a', 'Ada', 'Person', 'person'), ('bo', 'b', 'Bo', 'Person', 'person'),
  ('c1', 'c', 'Red One', 'Car', 'car'), ('c2', 'd', 'Blue One', 'Car', 'car'), ('f1', 'e', 'Slow Boat', 'Ferry', 'ferry');
)";

struct Fleet {
    tests::TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "database.db";
    sqlite::Database database = make(file);
    induction::Schema schema = fleetSchema();

    static sqlite::Database make(const std::filesystem::path& file) {
        auto made = tests::must(sqlite::Database::open(file, sqlite::OpenMode::Create));
        tests::must(made.execute(fleetSql));
        return made;
    }
    [[nodiscard]] std::string cell(const std::string& sql) const {
        return sqlite::toText(tests::must(database.value(sql)));
    }
};

inline TableCuration renamedClass(const std::string& local, const std::string& name) {
    return {.id = {.classIri = ns + local}, .name = name};
}

inline std::string toText(const std::vector<Finding>& findings) {
    std::string all;
    for (const Finding& finding : findings) all += finding.what + ": " + finding.why.text() + "\n";
    return all;
}

}  // namespace tripletalk::curation
