// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queriedgallery.h"
#include "answering/reading/sqltermreader.h"
#include "answering/reading/termwords.h"
#include "answering/reading/termwriter.h"

namespace tripletalk::answering::reading {
namespace {

using Links = knowledge::QueryConnection::Links;

/// What queries as models write them are told to mean.
struct ReadBack : QueriedGallery {
    SchemaGraph graph{base.schema()};

    Result<knowledge::QueryResult> run(const std::string& sql) {
        return tables.connection().run(sql, Links::Found, {});
    }
    std::string words(const std::string& sql) {
        const auto found = run(sql);
        EXPECT_TRUE(found) << sql;
        if (!found) return {};
        const auto term =
            termThatFinds(sql, *found, graph, [this](const std::string& own) { return run(own); });
        return term ? TermWords(language::Wording::forTag("en")).of(*term) : "";
    }
};

TEST_F(ReadBack, NamesAreTheThings) {
    EXPECT_EQ(words("SELECT label FROM artist"), "artist");
    EXPECT_EQ(words("SELECT a.artist_id, a.label FROM artist AS a"), "artist");
}

TEST_F(ReadBack, ComparisonsAreConditions) {
    EXPECT_EQ(words("SELECT label FROM painting WHERE price > 100 AND year <= 1911"),
              "painting with price more than 100, year at most 1911");
    EXPECT_EQ(words("SELECT label, year FROM painting WHERE year BETWEEN 1900 AND 1911"),
              words("SELECT painting_id, year FROM painting WHERE year BETWEEN 1900 AND 1911"));
    EXPECT_NE(words("SELECT label FROM artist WHERE born_in IN ('Oslo', 'Bergen')"), "");
    EXPECT_NE(words("SELECT label FROM artist WHERE born_in <> 'Oslo'"), "");
    EXPECT_NE(words("SELECT label FROM artist WHERE born_in = 'oslo' COLLATE NOCASE"), "");
    EXPECT_NE(words("SELECT label FROM painting WHERE label LIKE '%Harbour%'"), "");
    EXPECT_NE(words("SELECT label FROM painting WHERE price IS NULL"), "");
}

TEST_F(ReadBack, CountsAndFunctionsAreComputed) {
    EXPECT_EQ(words("SELECT COUNT(*) AS n FROM painting"), "number of paintings");
    EXPECT_EQ(words("SELECT ROUND(AVG(price), 2) FROM painting"), "average price");
    EXPECT_EQ(words("SELECT MIN(year), MAX(year) FROM painting"), "lowest year, highest year");
}

TEST_F(ReadBack, JoinsAlongLinksAreNotTold) {
    EXPECT_EQ(words("SELECT p.label FROM painting p JOIN artist a ON p.painted_by = a.artist_id "
                    "WHERE a.born_in = 'Oslo'"),
              "painting with born in (artist) Oslo");
    EXPECT_NE(words("SELECT DISTINCT s.label FROM show s "
                    "JOIN painting_shown_at l ON l.show_id = s.show_id "
                    "JOIN painting p ON p.painting_id = l.painting_id WHERE p.price > 200"),
              "");
}

TEST_F(ReadBack, GroupsOrdersAndLimits) {
    EXPECT_NE(words("SELECT a.label, COUNT(*) AS n FROM painting p "
                    "JOIN artist a ON a.artist_id = p.painted_by GROUP BY a.artist_id, a.label "
                    "ORDER BY n DESC"),
              "");
    EXPECT_NE(words("SELECT label, price FROM painting WHERE price IS NOT NULL "
                    "ORDER BY price DESC LIMIT 1"),
              "");
    EXPECT_NE(words("SELECT a.label FROM artist a JOIN painting p ON p.painted_by = a.artist_id "
                    "GROUP BY a.artist_id HAVING COUNT(*) > 2"),
              "");
}

TEST_F(ReadBack, AQueryInsideIsComparedWith) {
    EXPECT_NE(words("SELECT label FROM painting WHERE price > (SELECT AVG(price) FROM painting)"),
              "");
}

TEST_F(ReadBack, WhatNoTermSaysIsNotTold) {
    EXPECT_EQ(words("SELECT year / 100 FROM painting"), "");
    EXPECT_EQ(words("SELECT label FROM painting UNION SELECT label FROM show"), "");
    EXPECT_EQ(words("WITH x AS (SELECT 1 AS n) SELECT n FROM x"), "");
    EXPECT_EQ(words("SELECT p.label FROM painting p, artist a"), "");
    EXPECT_EQ(words("SELECT label FROM painting WHERE price > 100 OR year < 1900"), "");
    EXPECT_EQ(words("SELECT label FROM painting LIMIT 2 OFFSET 1"), "");
}

TEST_F(ReadBack, WhatFindsSomethingElseIsNotTold) {
    const knowledge::QueryResult other{.columns = {{"n"}}, .rows = {{{"8"}}}};
    EXPECT_FALSE(termThatFinds("SELECT COUNT(*) FROM painting", other, graph,
                               [this](const std::string& own) { return run(own); }));
}

TEST_F(ReadBack, WhatWasCutOffIsNotBelieved) {
    const std::string sql = "SELECT label FROM artist";
    auto found = tests::must(run(sql));
    found.truncated = true;
    EXPECT_FALSE(termThatFinds(sql, found, graph, [&](const std::string& own) {
        auto same = run(own);
        if (same) same->truncated = true;
        return same;
    }));
}

}  // namespace
}  // namespace tripletalk::answering::reading
