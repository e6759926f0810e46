// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/curation.h"
#include "curation/ledger.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::curation {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::must;

namespace {

const std::string head = R"({"format": "tripletalk-curation", "version": 1, )";

Curation everything() {
    TableCuration table{.id = {.classIri = "http://e.org/A", .part = "direct"},
                        .name = "a",
                        .label = "An A",
                        .comment = "what it is",
                        .synonyms = {"alpha"},
                        .hidden = false};
    table.columns = {{.id = {.predicate = "http://e.org/p",
                             .role = "undescribed",
                             .via = "http://e.org/v",
                             .part = "min",
                             .inverse = true},
                      .name = "p",
                      .label = "P",
                      .comment = "c",
                      .synonyms = {"pee"},
                      .hidden = true,
                      .type = "REAL",
                      .list = true,
                      .cleaningOff = {"range", "unit"},
                      .cleaningOn = {"percent"},
                      .values = {{"DE", {"Germany"}}}}};
    table.computed = {{"double", "p * 2", "REAL", "m", "Double", "twice", {"twice"}}};
    return {.tables = {table, {.id = {.untyped = "Box", .predicate = "http://e.org/q"}}},
            .views = {{"v", "SELECT 1 AS one", "V", "c", {"w"}, {{"one", "INTEGER", "m", "c"}}}},
            .glossary = "Fleet: all vehicles.",
            .houseRules = "Prices without tax.",
            .merges = {{{"http://e.org/A", "Box"}, "A or box"}},
            .apart = {"http://e.org/C"}};
}

Error errorOf(const std::string& rest) {
    const auto read = curationFromText(head + rest + "}");
    return read ? Error{ErrorKind::Internal, Sentence::verbatim("it was read")} : read.error();
}

}  // namespace

TEST(CurationFile, KeepsEverythingThatIsWrittenToIt) {
    const Curation curation = everything();
    const auto read = must(curationFromText(toJson(curation).dump()));
    EXPECT_EQ(read.curation, curation);
    EXPECT_TRUE(read.unknown.empty());
}

TEST(CurationFile, OfNoChangesIsEmpty) {
    EXPECT_TRUE(must(curationFromText(head + R"("tables": []})")).curation.empty());
}

TEST(CurationFile, TellsMembersThatItDoesNotKnow) {
    const auto read = must(curationFromText(
        head +
        R"("colour": 1, "tables": [{"table": {"class": "x", "klass": "y"}, "nmae": "z"}]})"));
    EXPECT_THAT(read.unknown,
                testing::UnorderedElementsAre("colour", "tables[0].table.klass", "tables[0].nmae"));
}

TEST(CurationFile, RefusesMembersOfTheWrongTypeAndSaysWhere) {
    EXPECT_THAT(errorOf(R"("tables": 3)").message.text(), HasSubstr("tables must be a list"));
    EXPECT_THAT(errorOf(R"("tables": [[]])").message.text(),
                HasSubstr("tables[0] must be an object"));
    EXPECT_THAT(errorOf(R"("tables": [{"table": {"class": "x"}, "name": 7}])").message.text(),
                HasSubstr("tables[0].name must be a text"));
    EXPECT_THAT(errorOf(R"("tables": [{"name": "x"}])").message.text(),
                HasSubstr("tables[0].table is missing"));
    EXPECT_THAT(errorOf(R"("tables": [{"table": {}}])").message.text(),
                HasSubstr("names no table"));
    EXPECT_THAT(
        errorOf(
            R"("tables": [{"table": {"class": "x"}, "columns": [{"column": {"predicate": "p"}, "type": "BLOB"}]}])")
            .message.text(),
        HasSubstr("must be one of TEXT, INTEGER, REAL"));
    EXPECT_THAT(errorOf(R"("tables": [{"table": {"class": "x"}, "hidden": "yes"}])").message.text(),
                HasSubstr("must be true or false"));
}

TEST(CurationFile, SaysWhichTablesThereAreToBe) {
    const auto choices = tableChoicesOf(everything());
    EXPECT_EQ(choices.merges, everything().merges);
    EXPECT_EQ(choices.apart, everything().apart);
    EXPECT_EQ(choices.lists.size(), 1U);
    EXPECT_EQ(choices.lists.begin()->first.second, "http://e.org/p");
}

TEST(CurationFile, MergesAtLeastTwoClasses) {
    EXPECT_EQ(errorOf(R"(, "together": [{"classes": ["http://e.org/A"]}])").kind,
              ErrorKind::Syntax);
}

TEST(CurationFile, RefusesEnormousTextsAndLists) {
    const std::string enormous(1'000'000, 'x');
    EXPECT_EQ(errorOf(R"("glossary": ")" + enormous + "\"").kind, ErrorKind::Limit);
    EXPECT_EQ(errorOf(R"("tables": [{"table": {"class": "x"}, "name": ")" + enormous + "\"}]").kind,
              ErrorKind::Limit);
    EXPECT_EQ(errorOf(R"("views": [{"name": "v", "select": "SELECT ')" + enormous + "'\"}]").kind,
              ErrorKind::Limit);
    json views = json::array();
    for (int i = 0; i < 1000; ++i) views.push_back({{"name", "v"}, {"select", "SELECT 1"}});
    EXPECT_EQ(errorOf(R"("views": )" + views.dump()).kind, ErrorKind::Limit);
    EXPECT_FALSE(curationFromText(std::string(20u << 20, ' ')).ok());
}

TEST(CurationFile, RefusesWhatIsNestedWithoutEnd) {
    EXPECT_EQ(curationFromText(std::string(1'000'000, '[')).error().kind, ErrorKind::Limit);
    EXPECT_FALSE(curationFromText(R"({"a":)" + std::string(100, '[')).ok());
}

TEST(CurationFile, RefusesAnotherVersionAndAnotherFormat) {
    EXPECT_EQ(curationFromText(R"({"format": "tripletalk-curation", "version": 2})").error().kind,
              ErrorKind::Version);
    EXPECT_FALSE(curationFromText(R"({"format": "tripletalk-curation"})").ok());
    EXPECT_FALSE(curationFromText(R"({"version": 1})").ok());
    EXPECT_FALSE(curationFromText("[1]").ok());
    EXPECT_FALSE(curationFromText("not JSON").ok());
    EXPECT_FALSE(curationFromText("{\"format\": \"\xFF\"}").ok());
    EXPECT_FALSE(curationFromText(head + R"("glossary": "a\u0000b"})").ok());
}

TEST(Ledger, KeepsACurationInTheDatabaseThatBearsItsNames) {
    const auto database = must(sqlite::Database::inMemory());
    EXPECT_EQ(must(readLedger(database)).generation, 0);
    must(writeLedger(database, {7, everything()}));
    must(writeLedger(database, {8, everything()}));
    const Ledger read = must(readLedger(database));
    EXPECT_EQ(read.generation, 8);
    EXPECT_EQ(read.curation, everything());
}

}  // namespace tripletalk::curation
