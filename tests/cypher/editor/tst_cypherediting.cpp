// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/editor/cypherediting.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace tripletalk::cypher {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

namespace {

std::vector<std::string> coloured(const std::string& query) {
    std::vector<std::string> words;
    for (const CypherSpan& span : spansOf(query))
        words.push_back(std::string(1, "kvtnc"[static_cast<int>(span.kind)]) + ":" +
                        query.substr(span.begin, span.end - span.begin));
    return words;
}

/// At the end of a text.
std::vector<std::string> offered(const std::string& query) {
    const CypherEngine::Names names{{"Film", "Short Film"}, {"directed_by"}, {"title", "year"}};
    std::vector<std::string> texts;
    for (const auto& one : completeCypher(names, query, query.size()).list)
        texts.push_back(one.text);
    return texts;
}

}  // namespace

TEST(CypherColours, TellWordsApart) {
    EXPECT_THAT(coloured("MATCH (n:Match {name: 'a'})-[r:IN*1..2]->() // c\nRETURN count(n), $p"),
                ElementsAre("k:MATCH", "v:n", "t:'a'", "v:r", "n:1", "n:2", "c:// c", "k:RETURN",
                            "k:count", "v:n", "v:$p"));
    EXPECT_THAT(coloured("RETURN 'unfinished"), ElementsAre("k:RETURN", "t:'unfinished"));
    EXPECT_THAT(coloured("RETURN 1 /* unfinished"),
                ElementsAre("k:RETURN", "n:1", "c:/* unfinished"));
}

TEST(CypherWords, StandAtAPlace) {
    const std::string query = "MATCH (ü)\nRETURN nothing";
    const auto [begin, end] = wordAt(query, 2, 8);
    EXPECT_EQ(query.substr(begin, end - begin), "nothing");
    EXPECT_EQ(wordAt(query, 2, 15),
              (std::pair<std::size_t, std::size_t>{query.size(), query.size()}));
}

TEST(CypherCompletion, OffersWhatMayComeThere) {
    EXPECT_THAT(offered("MATCH (f:"), ElementsAre("Film", "`Short Film`"));
    EXPECT_THAT(offered("MATCH (f:sh"), ElementsAre("`Short Film`"));
    EXPECT_THAT(offered("MATCH (f)-[:"), ElementsAre("directed_by"));
    EXPECT_THAT(offered("MATCH (f)-[:a|d"), ElementsAre("directed_by"));
    EXPECT_THAT(offered("MATCH (f {"), ElementsAre("title", "year"));
    EXPECT_THAT(offered("MATCH (film) WHERE film.t"), ElementsAre("title"));
    EXPECT_THAT(offered("MATCH (film) WHERE fi"), Contains("film"));
    EXPECT_THAT(offered("MATCH (f) RETURN toU"), ElementsAre("toUpper"));
    EXPECT_THAT(offered("MATCH (f) RET"), Contains("RETURN"));
    EXPECT_THAT(offered("MATCH (f:Nothing"), IsEmpty());
}

TEST(CypherNames, AreThoseOfTheGraph) {
    EXPECT_THAT(namesIn("MATCH (a:Film {year: 1})-[:x|y]->(b) RETURN b.`a b`, {c: 1}"),
                ElementsAre("Film", "year", "x", "y", "a b", "c"));
}

}  // namespace tripletalk::cypher
