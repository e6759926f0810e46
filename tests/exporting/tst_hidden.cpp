// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exporttest.h"

#include <gmock/gmock.h>

namespace tripletalk::exporting {

using testing::HasSubstr;
using testing::Not;

/// What a person hid, in everything that an export writes.
struct HiddenInExports : ExportTest {
    [[nodiscard]] std::string everything(std::string_view format) const {
        std::filesystem::remove_all(out);
        exported(format, {.views = true});
        std::string all;
        if (!std::filesystem::is_directory(out)) return tests::must(readFile(out));
        for (const auto& entry : std::filesystem::directory_iterator(out))
            all += entry.path().filename().string() + "\n" + tests::must(readFile(entry.path()));
        return all;
    }
    void expectNowhere(const std::vector<std::string>& words) const {
        for (const char* format : {"csv", "parquet", "sqlite", "sql", "mermaid", "dbml"}) {
            const std::string all = everything(format);
            for (const std::string& word : words)
                EXPECT_EQ(all.find(word), std::string::npos) << word << " in " << format;
        }
        for (const char* format : {"sql", "mermaid", "dbml"})
            for (const std::string& word : words)
                EXPECT_THAT(text(format), Not(HasSubstr(word))) << format;
    }
};

TEST_F(HiddenInExports, AHiddenColumnIsNowhere) {
    EXPECT_THAT(everything("csv"), HasSubstr("soup"));
    auto dish = column("dish");
    dish.hidden = true;
    auto cook = curated("Cook");
    cook.columns = {dish};
    curate({.tables = {cook}});
    expectNowhere({"soup", "cake"});
}

TEST_F(HiddenInExports, OfAHiddenTableNothingIsTold) {
    auto cook = curated("Cook");
    cook.hidden = true;
    curate({.tables = {cook}});
    expectNowhere({"Carl", "Cleo", "soup", "1980-01-02", "example.org/c1", "cook_speaks", "c2"});
    EXPECT_THAT(everything("csv"), HasSubstr("Wanda"));
    EXPECT_EQ(file("entity.csv").find("cook"), std::string::npos);
}

TEST_F(HiddenInExports, ALinkToAHiddenThingIsNotTold) {
    EXPECT_THAT(everything("csv"), HasSubstr("c1,w1"));
    auto waiter = curated("Waiter");
    waiter.hidden = true;
    curate({.tables = {waiter}});
    expectNowhere({"Wanda", "Wim", "example.org/w1", "late"});
    EXPECT_THAT(everything("csv"), Not(HasSubstr("w1")));
    EXPECT_EQ(file("cook_knows.csv"), "cook_id,knows_id\r\nc1,c2\r\nc2,c1\r\n");
}

TEST_F(HiddenInExports, WhatAComputedColumnIsMeantToTellIsThere) {
    auto wage = column("wage");
    wage.hidden = true;
    auto cook = curated("Cook");
    cook.columns = {wage};
    cook.computed = {
        {.name = "band", .expression = "CASE WHEN wage > 3150 THEN 'high' ELSE 'low' END"}};
    curate({.tables = {cook}});
    EXPECT_THAT(everything("csv"), HasSubstr("long,\"\",low\r\n"));
    expectNowhere({"3100", "3200"});
}

}  // namespace tripletalk::exporting
