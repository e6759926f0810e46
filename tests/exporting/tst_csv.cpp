// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exporttest.h"

#include <gmock/gmock.h>

namespace tripletalk::exporting {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

using CsvExport = ExportTest;

namespace {

json tableNamed(const std::string& metadata, const std::string& name) {
    const json described = json::parse(metadata);
    for (const json& table : described["tables"])
        if (table["dc:title"] == name) return table;
    return {};
}

json columnNamed(const json& table, const std::string& title) {
    for (const json& column : table["tableSchema"]["columns"])
        if (column["titles"] == title) return column;
    return {};
}

}  // namespace

TEST_F(CsvExport, ATableIsAFileWithItsNamesInTheFirstLine) {
    exported("csv");
    EXPECT_EQ(file("cook.csv"),
              "cook_id,label,active,born,dish,height,knife,note,wage\r\n"
              "c1,Carl,true,1980-01-02,soup,1200,long,\"\",3100\r\n"
              "c2,Cleo,false,1981-03-02,\"cake, \"\"sweet\"\"\nand big\",900,short,\\N,3200\r\n");
    EXPECT_EQ(file("waiter.csv"),
              "waiter_id,label,ratio,section,seen,shift,wage,boss\r\n"
              "w1,Wanda,0.1,bar,2020-01-02T03:04:05Z,late,2900,c1\r\n"
              "w2,Wim,2.5,hall,,early,2800,c2\r\n");
    EXPECT_EQ(file("cook_speaks.csv"), "cook_id,speaks\r\nc1,de\r\nc1,en\r\n");
    EXPECT_THAT(file("cook_knows.csv"), HasSubstr("c1,w1\r\n"));
    EXPECT_THAT(file("other_language.csv"), HasSubstr("Wim der Große"));
}

TEST_F(CsvExport, TheMetadataTellTypesAndKeys) {
    exported("csv");
    const std::string metadata = file("csv-metadata.json");
    EXPECT_EQ(json::parse(metadata)["@context"], "http://www.w3.org/ns/csvw");
    const json cook = tableNamed(metadata, "cook");
    EXPECT_EQ(cook["url"], "cook.csv");
    EXPECT_EQ(cook["tableSchema"]["primaryKey"], "cook_id");
    EXPECT_EQ(cook["dc:source"]["@id"], "http://example.org/Cook");
    EXPECT_EQ(cook["dc:description"], R"(Cook; Who "cooks"; -- and 'bakes' \)");
    EXPECT_EQ(columnNamed(cook, "born")["datatype"], "date");
    EXPECT_EQ(columnNamed(cook, "active")["datatype"], "boolean");
    EXPECT_EQ(columnNamed(cook, "wage")["datatype"], "long");
    EXPECT_EQ(columnNamed(cook, "wage")["propertyUrl"], "http://example.org/wage");
    EXPECT_TRUE(columnNamed(cook, "wage")["required"]);
    EXPECT_EQ(columnNamed(cook, "note")["null"], "\\N") << "which has an empty text";
    EXPECT_FALSE(columnNamed(cook, "note")["required"]);
    EXPECT_THAT(columnNamed(cook, "height")["dc:description"].dump(), HasSubstr("unit mm"));
    const json waiter = tableNamed(metadata, "waiter");
    EXPECT_FALSE(columnNamed(waiter, "seen").contains("null"));
    EXPECT_EQ(columnNamed(waiter, "seen")["datatype"], "dateTimeStamp");
    EXPECT_EQ(columnNamed(waiter, "ratio")["datatype"], "double");
    EXPECT_EQ(waiter["tableSchema"]["foreignKeys"], json::parse(R"([{"columnReference": "boss",
                               "reference": {"resource": "cook.csv", "columnReference": "cook_id"}}])"));
}

TEST_F(CsvExport, NamesOfThePersonAreInTheFilesAndEncodedWhereTheStandardWantsIt) {
    rename();
    exported("csv");
    EXPECT_THAT(file("Köchin & Koch.csv"), HasSubstr(",Lohn in €\r\n"));
    const json cook = tableNamed(file("csv-metadata.json"), "Köchin & Koch");
    EXPECT_EQ(cook["url"], "K%C3%B6chin%20%26%20Koch.csv");
    EXPECT_EQ(columnNamed(cook, "Lohn in €")["name"], "Lohn%20in%20%E2%82%AC");
    const json table = tableNamed(file("csv-metadata.json"), "table");
    EXPECT_EQ(table["tableSchema"]["foreignKeys"][0]["reference"]["resource"], cook["url"]);
}

TEST_F(CsvExport, AComputedColumnIsOfTheTypeThatItsCellsAre) {
    auto cook = curated("Cook");
    cook.computed = {{.name = "half", .expression = "wage / 2.0", .type = "INTEGER"},
                     {.name = "mixed",
                      .expression = "CASE WHEN wage > 3150 THEN 'high' ELSE wage END",
                      .type = "INTEGER"}};
    curate({.tables = {cook},
            .views = {
                {.name = "only/one", .select = "SELECT nullif(label, 'Carl') AS who FROM cook"}}});
    exported("csv");
    const json table = tableNamed(file("csv-metadata.json"), "cook");
    EXPECT_EQ(columnNamed(table, "half")["datatype"], "double");
    EXPECT_EQ(columnNamed(table, "mixed")["datatype"], "string");
    EXPECT_THAT(file("cook.csv"), HasSubstr("3100,1550,3100\r\n"));
    EXPECT_EQ(file("only%2fone.csv"), "who\r\n\\N\r\nCleo\r\n")
        << "a line without anything would be none";
}

TEST_F(CsvExport, ViewsOfClassesAreThereWhereTheyAreWanted) {
    EXPECT_EQ(exported("csv").leftOut.front().what, "person");
    EXPECT_FALSE(std::filesystem::exists(out / "person.csv"));
    EXPECT_TRUE(exported("csv", {.views = true, .replace = true}).leftOut.empty());
    EXPECT_THAT(file("person.csv"), HasSubstr("w1,Waiter,Wanda,"));
    EXPECT_FALSE(
        tableNamed(file("csv-metadata.json"), "person")["tableSchema"].contains("primaryKey"));
}

}  // namespace tripletalk::exporting
