// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/remotebase.h"
#include "knowledge/remoteexcerpt.h"
#include "support/sparqlserver.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

namespace {

using testing::AllOf;
using testing::Contains;
using testing::Field;
using testing::Not;
using tests::must;

/// So many houses, of which each tenth has a colour of its own.
std::string houses() {
    std::string turtle =
        ":House a rdfs:Class ; rdfs:label \"House\" . :colour rdfs:label \"colour\" .\n";
    for (int i = 0; i < 40; ++i) {
        const std::string number = std::to_string(100 + i);
        turtle += ":h" + number + " a :House ; rdfs:label \"House Nr " + number +
                  "\" ; :colour \"" + (i < 36 ? "red" : "ultramarine") + "\" .\n";
    }
    return turtle;
}

struct FurtherNames : testing::Test {
    tests::TemporaryFolder folder;
    KnowledgeBase near = tests::baseFromTurtle(folder.path(), houses());
    tests::SparqlServer server{near.folder()};
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();

    KnowledgeBase fetched(const ExcerptOptions& wanted) {
        const auto kb = folder.path() / "far.kb";
        must(makeRemoteBase(kb, {.url = server.url(), .replace = true}, client, {}));
        const auto far = must(KnowledgeBase::open(kb)).reachedBy(client);
        info = must(fetchExcerpt(far, wanted, {}, {}));
        return must(far.excerpt());
    }
    static std::vector<retrieval::ValueEntry> meant(const KnowledgeBase& base,
                                                    const std::string& text) {
        std::vector<retrieval::ValueEntry> all;
        for (const auto& link : must(must(base.openValues()).link(text))) all.push_back(link.entry);
        return all;
    }
    static auto isValue(const std::string& text) {
        return AllOf(Field(&retrieval::ValueEntry::text, text),
                     Field(&retrieval::ValueEntry::column, "colour"));
    }

    ExcerptInfo info;
};

const std::string last = "http://example.org/h139";

}  // namespace

TEST_F(FurtherNames, LetQuestionsNameThingsWithoutTheirFacts) {
    const auto base = fetched({.facts = {.things = 10}});
    EXPECT_TRUE(info.hasAllNames);
    EXPECT_FALSE(info.isWhole());
    const auto found = meant(base, "What colour is house nr 139?");
    EXPECT_THAT(found, Contains(AllOf(Field(&retrieval::ValueEntry::iri, last),
                                      Field(&retrieval::ValueEntry::table, "house"))));
    const auto things = must(EntityLookup::open(base));
    EXPECT_EQ(must(things.byKey(last))->label, "House Nr 139");
    EXPECT_EQ(must(things.byIri(last))->table, "house");
}

TEST_F(FurtherNames, LetQuestionsNameValuesOfThingsThatWereNotFetched) {
    const auto base = fetched({.facts = {.things = 10}});
    EXPECT_THAT(meant(base, "Which houses are ultramarine?"), Contains(isValue("ultramarine")));
}

TEST_F(FurtherNames, AreNoMoreThanAllowedAndSayThatThereAreMore) {
    const auto base = fetched({.facts = {.things = 10}, .names = 15});
    EXPECT_FALSE(info.hasAllNames);
    EXPECT_THAT(meant(base, "What colour is house nr 139?"),
                Not(Contains(Field(&retrieval::ValueEntry::iri, last))));
}

TEST_F(FurtherNames, AreNotAskedForWhereAllFactsAreHere) {
    const auto base = fetched({});
    EXPECT_TRUE(info.hasAllNames);
    EXPECT_EQ(must(must(EntityLookup::open(base)).byIri(last))->key, "h139");
}

}  // namespace tripletalk::knowledge
