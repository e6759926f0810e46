// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/highlight.h"

#include <string>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

/// One letter a word: its kind.
std::string coloured(std::string_view text) {
    std::string all;
    for (const Span& span : spansOf(text)) all += "kfvnsdco"[static_cast<int>(span.kind)];
    return all;
}

}  // namespace

TEST(SparqlHighlight, TellsTheKindsOfWordsApart) {
    EXPECT_EQ(coloured("select ?x { ?x a ex:C , _:b ; <p> 'a'@en , 5.0 } # done"),
              "kvovknonon"
              "ssodoc");
    EXPECT_EQ(coloured("FILTER(regex(?x, \"a\") && true) nonsense"), "kofovosookoo");
}

TEST(SparqlHighlight, SurvivesUnfinishedText) {
    EXPECT_EQ(coloured("ASK { ?s ?p \"not closed"), "kovvs");
    EXPECT_EQ(coloured("ASK { ?s ?p '''not\nclosed"), "kovvs");
    EXPECT_EQ(coloured("ASK { ?s <http:/"), "kovono");
    EXPECT_EQ(coloured("\xff $ @ \\"), "oooo");
    EXPECT_EQ(coloured(""), "");
}

TEST(SparqlHighlight, CountsInBytes) {
    const std::string text = "'ä😀' ?x";
    EXPECT_EQ(spansOf(text),
              (std::vector<Span>{{Span::Kind::String, 0, 8}, {Span::Kind::Variable, 9, 11}}));
}

TEST(SparqlHighlight, FindsTheWordOfAnError) {
    const std::string text = "ASK {\n 'ä' ?x }";
    EXPECT_EQ(wordAt(text, 2, 6), (std::pair<std::size_t, std::size_t>{12, 14}));
    EXPECT_EQ(wordAt(text, 9, 9), (std::pair<std::size_t, std::size_t>{text.size(), text.size()}));
}

}  // namespace tripletalk::sparql
