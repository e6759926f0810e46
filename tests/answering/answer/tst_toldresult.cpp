// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/toldresult.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using nlohmann::json;

Source boats() {
    return {.n = 2,
            .kind = "sql",
            .columns = {{"boat", true}, {"length", false, "m"}, {"name"}},
            .rows = {{{"Tern", "http://x/1"}, {"7.5", "", "number"}, {"Tern"}},
                     {{"Heron", "http://x/2"}, {"9", "", "integer"}, {"Heron"}}}};
}

TEST(ToldResult, SaysRowsOfASourceByItsColumns) {
    Source source = boats();
    const AnswerResult result{
        "table",
        {source.columns[1], source.columns[0]},
        {{source.rows[0][1], source.rows[0][0]}, {source.rows[1][1], source.rows[1][0]}},
        2,
        false};
    const ToldResult said = told(result, {source});
    EXPECT_THAT(*said.sourceColumns, testing::ElementsAre(1, 0));
    EXPECT_EQ(
        toJson(said),
        (json{{"kind", "table"}, {"source", 2}, {"complete", false}, {"source_columns", {1, 0}}}));
    EXPECT_EQ(toJson(resolved(toldResultFromJson(toJson(said)), {source})), toJson(result));
}

TEST(ToldResult, SaysRowsOfItsOwnInFull) {
    AnswerResult result{"table", boats().columns, boats().rows, 2, true};
    result.rows[1][1].text = "10";
    for (const auto& sources : {std::vector<Source>{boats()}, std::vector<Source>{}}) {
        const ToldResult said = told(result, sources);
        EXPECT_FALSE(said.sourceColumns);
        EXPECT_EQ(toJson(resolved(toldResultFromJson(toJson(said)), sources)), toJson(result));
    }
    result.rows.pop_back();
    EXPECT_FALSE(told(result, {boats()}).sourceColumns) << "the source has more rows";
    EXPECT_FALSE(told({"none", {}, {}, 2}, {boats()}).sourceColumns) << "there are none";
}

TEST(ToldResult, OfWhatIsNotThereHasNoRows) {
    for (const json& odd : {json{{"source", 9}, {"source_columns", {0}}},
                            json{{"source", 2}, {"source_columns", {0, 3}}},
                            json{{"source", 2}, {"source_columns", {-1}}},
                            json{{"source", 2}, {"source_columns", "all"}}, json("text")})
        EXPECT_TRUE(resolved(toldResultFromJson(odd), {boats()}).columns.empty()) << odd;
}

}  // namespace
}  // namespace tripletalk::answering
