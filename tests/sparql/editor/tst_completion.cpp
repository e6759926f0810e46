// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/completion.h"
#include "sparql/editor/writingplace.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using Place = WritingPlace::Kind;

/// The place of the bar in the text.
Place placeIn(const std::string& text) { return writingPlaceAt(text, text.find('|')).kind; }

const Vocabulary zoo{.classes = {{"http://zoo/Animal", "animal"}, {"http://zoo/Keeper", "warden"}},
                     .properties = {{"http://zoo/eats", "eats"}, {"http://zoo/name", "given name"}},
                     .prefixes = {{"zoo", "http://zoo/"}, {"ex", "http://ex/"}}};

/// The proposals at the bar, and what they replace.
struct Proposed {
    std::string replaced;
    std::vector<std::string> texts;
    [[nodiscard]] bool has(std::string_view text) const {
        return std::ranges::find(texts, text) != texts.end();
    }
};

Proposed proposedIn(std::string text) {
    const std::size_t cursor = text.find('|');
    text.erase(cursor, 1);
    const Completions found = completeSparql(zoo, text, cursor);
    Proposed proposed{text.substr(found.begin, cursor - found.begin), {}};
    for (const Completion& one : found.list) proposed.texts.push_back(one.text);
    return proposed;
}

}  // namespace

TEST(SparqlWritingPlace, KnowsWhatIsBeingWritten) {
    EXPECT_EQ(placeIn("|"), Place::Start);
    EXPECT_EQ(placeIn("SEL|"), Place::Start);
    EXPECT_EQ(placeIn("PREFIX |"), Place::Prefix);
    EXPECT_EQ(placeIn("PREFIX a: <b> |"), Place::Start);
    EXPECT_EQ(placeIn("SELECT ?x |"), Place::Columns);
    EXPECT_EQ(placeIn("SELECT (|"), Place::Expression);
    EXPECT_EQ(placeIn("SELECT (COUNT(|"), Place::Expression);
    EXPECT_EQ(placeIn("SELECT * FROM |"), Place::Graph);
    EXPECT_EQ(placeIn("SELECT * FROM <g> |"), Place::Columns);
    EXPECT_EQ(placeIn("SELECT * { |"), Place::Subject);
    EXPECT_EQ(placeIn("ASK { ?s |"), Place::Property);
    EXPECT_EQ(placeIn("ASK { ?s ex:na|"), Place::Property);
    EXPECT_EQ(placeIn("ASK { ?s ex:p/|"), Place::Property);
    EXPECT_EQ(placeIn("ASK { ?s (ex:p/^|"), Place::Property);
    EXPECT_EQ(placeIn("ASK { ?s (ex:p/ex:q)* |"), Place::Object);
    EXPECT_EQ(placeIn("ASK { ?s a |"), Place::Class);
    EXPECT_EQ(placeIn("ASK { ?s rdf:type ex:C , |"), Place::Class);
    EXPECT_EQ(placeIn("ASK { ?s a ex:C ; |"), Place::Property);
    EXPECT_EQ(placeIn("ASK { ?s ex:p |"), Place::Object);
    EXPECT_EQ(placeIn("ASK { ?s ex:p 1 |"), Place::Behind);
    EXPECT_EQ(placeIn("ASK { ?s ex:p '1'^^xsd:int . |"), Place::Subject);
    EXPECT_EQ(placeIn("ASK { ?s ex:p [ |"), Place::Property);
    EXPECT_EQ(placeIn("ASK { ?s ex:p [ ex:q (1 2) ] ; |"), Place::Property);
    EXPECT_EQ(placeIn("ASK { FILTER |"), Place::Expression);
    EXPECT_EQ(placeIn("ASK { FILTER(?x > 1) |"), Place::Subject);
    EXPECT_EQ(placeIn("ASK { FILTER NOT EXISTS { ?s |"), Place::Property);
    EXPECT_EQ(placeIn("ASK { FILTER(STR(?x) = 'a' && |"), Place::Expression);
    EXPECT_EQ(placeIn("ASK { VALUES ?x { 1 } ?s |"), Place::Property);
    EXPECT_EQ(placeIn("ASK { VALUES (?x ?y) { (|"), Place::Nothing);
    EXPECT_EQ(placeIn("ASK { GRAPH ?g { ?s ?p ?o } |"), Place::Subject);
    EXPECT_EQ(placeIn("SELECT * { } |"), Place::Modifiers);
    EXPECT_EQ(placeIn("SELECT * { } ORDER BY DESC(|"), Place::Expression);
    EXPECT_EQ(placeIn("SELECT * { } LIMIT |"), Place::Nothing);
    EXPECT_EQ(placeIn("SELECT * { } LIMIT 5 |"), Place::Modifiers);
    EXPECT_EQ(placeIn("ASK { ?s ex:p 'in a |"), Place::Nothing);
    EXPECT_EQ(placeIn("ASK { # in a |"), Place::Nothing);
    EXPECT_EQ(placeIn(")]} } |"), Place::Start);
}

TEST(SparqlCompletion, ProposesWhatFitsThePlace) {
    EXPECT_EQ(proposedIn("SELECT * { ?s a |").texts.front(), "zoo:Animal");
    EXPECT_EQ(proposedIn("SELECT * { ?s |").texts.front(), "zoo:eats");
    EXPECT_TRUE(proposedIn("SELECT * { ?s |").has("a"));
    EXPECT_FALSE(proposedIn("SELECT * { ?s |").has("zoo:Animal"));
    EXPECT_TRUE(proposedIn("SELECT | { ?animal a zoo:Animal }").has("?animal"));
    EXPECT_TRUE(proposedIn("SELECT * { ?s ?p ?o FILTER(CONT|").has("CONTAINS("));
    EXPECT_TRUE(proposedIn("SELECT * { } OR|").has("ORDER BY"));
    EXPECT_TRUE(proposedIn("SELECT * { OPT|").has("OPTIONAL"));
    EXPECT_TRUE(proposedIn("PREFIX |").has("zoo: <http://zoo/>"));
    EXPECT_FALSE(proposedIn("PREFIX zoo: <http://zoo/> PREFIX |").has("zoo: <http://zoo/>"));
    EXPECT_TRUE(proposedIn("ASK { ?s ?p 'a|'").texts.empty());
}

TEST(SparqlCompletion, ReplacesTheBegunWord) {
    EXPECT_EQ(proposedIn("ASK { ?s zoo:na|").replaced, "zoo:na");
    EXPECT_EQ(proposedIn("ASK { ?s zoo:na|").texts, (std::vector<std::string>{"zoo:name"}));
    EXPECT_EQ(proposedIn("ASK { ?s <http://zoo/n| }").replaced, "<http://zoo/n");
    EXPECT_EQ(proposedIn("ASK { ?animal ?p ?an|").texts, (std::vector<std::string>{"?animal"}));
    EXPECT_EQ(proposedIn("ASK { ?animal ?p ?|").replaced, "?");
    EXPECT_EQ(proposedIn("ASK { ?s | ?o }").replaced, "");
}

TEST(SparqlCompletion, FindsNamesByTheirLabelsAndParts) {
    EXPECT_TRUE(proposedIn("ASK { ?s a ward|").has("zoo:Keeper"));
    EXPECT_TRUE(proposedIn("ASK { ?s given|").has("zoo:name"));
    EXPECT_EQ(proposedIn("PREFIX z: <http://zoo/> ASK { ?s na|").texts.front(), "z:name");
    EXPECT_EQ(proposedIn("ASK { ?s am|").texts.front(), "zoo:name");
}

}  // namespace tripletalk::sparql
