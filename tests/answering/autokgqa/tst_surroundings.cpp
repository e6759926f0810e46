// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/surroundings.h"
#include "base/text.h"
#include "rdf/termtext.h"
#include "support/testbases.h"

#include <functional>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::SizeIs;
using testing::UnorderedElementsAre;

namespace {

constexpr const char* chain = R"(
:Port a owl:Class ; rdfs:subClassOf :Port, owl:Thing .
:a a :Port ; rdfs:label "A" ; :to :b ; rdfs:seeAlso :z .
:b a :Port ; :to :c . :c a :Port ; :to :d . :d :to :e . :e :to :f .
:far :to :a .
)";

std::string shortened(const rdf::Term& term) {
    return text::replaceAll(rdf::toText(term), "http://example.org/", "");
}

struct Around : testing::Test {
    TemporaryFolder folder;
    std::unique_ptr<sparql::SparqlSource> source;

    void graph(const std::string& turtle) {
        source = must(baseFromTurtle(folder.path(), turtle).openSparql());
    }
    static std::string iri(const std::string& name) { return "http://example.org/" + name; }
    static std::vector<std::string> facts(const Surroundings& around) {
        std::vector<std::string> all;
        for (const auto& fact : around.facts())
            if (fact.predicate.lexical.starts_with("http://example.org/"))
                all.push_back(shortened(fact.subject) + " " + shortened(fact.object));
        return all;
    }
    std::vector<std::string> read(const std::vector<std::string>& names,
                                  SurroundingsLimits limits = {}) {
        Surroundings around(*source, true, limits);
        std::vector<std::string> iris;
        for (const auto& name : names) iris.push_back(iri(name));
        must(around.read(iris, {}));
        notes = around.notes();
        described = around.described();
        return facts(around);
    }
    std::vector<std::string> notes;
    std::size_t described = 0;
};

/// A source that answers as it is told to.
struct Answering : sparql::SparqlSource {
    std::function<Result<sparql::QueryAnswer>(std::string_view)> answer;
    Result<sparql::QueryAnswer> query(std::string_view text, const sparql::QueryLimits&,
                                      const CancelToken&) override {
        return answer(text);
    }
    Result<sparql::Explanation> explain(std::string_view) override {
        return Error{ErrorKind::Usage, {}};
    }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& prefixes()
        const override {
        static const std::vector<std::pair<std::string, std::string>> none;
        return none;
    }
};

}  // namespace

TEST_F(Around, ReadsWhatIsTwoStepsAwayAndWhatLeadsThere) {
    graph(chain);
    // a, b and c are described: d stands in the facts of c, and e in nothing.
    EXPECT_THAT(read({"a"}), IsSupersetOf({"<a> <b>", "<b> <c>", "<c> <d>", "<far> <a>"}));
    EXPECT_THAT(read({"a"}), Not(Contains("<d> <e>")));
}

TEST_F(Around, LeavesOutWhatSaysNothing) {
    graph(chain);
    Surroundings around(*source, true);
    must(around.read({iri("a"), iri("Port")}, {}));
    for (const auto& fact : around.facts()) {
        EXPECT_THAT(fact.predicate.lexical, Not(HasSubstr("seeAlso")));
        EXPECT_THAT(fact.object.lexical, Not(HasSubstr("owl#Thing")));
        EXPECT_FALSE(fact.subject == fact.object);
    }
}

TEST_F(Around, DescribesEachThingOnceForAllMatches) {
    graph(chain);
    read({"a"});
    const auto alone = described;
    read({"a", "b", "a"});
    EXPECT_EQ(described, alone + 1) << "only d is new";
}

TEST_F(Around, SamplesAHubByEachPropertyAndSaysSo) {
    std::string turtle = ":hub :first :one ; :name \"Hub\" .\n";
    for (int i = 0; i < 90; ++i) turtle += ":s" + std::to_string(100 + i) + " :zTo :hub .\n";
    graph(turtle + ":rare :aTo :hub .\n");
    const auto found = read({"hub"}, {.hops = 0});
    EXPECT_THAT(found, UnorderedElementsAre("<hub> <one>", "<hub> \"Hub\"", "<rare> <hub>",
                                            "<s100> <hub>", "<s101> <hub>", "<s102> <hub>",
                                            "<s103> <hub>", "<s104> <hub>"));
    EXPECT_THAT(notes, ElementsAre(HasSubstr("More than 60 facts lead to <http://example.org/hub>: "
                                             "of each property the first 5")));
    EXPECT_EQ(found, read({"hub"}, {.hops = 0})) << "the same each time";
}

TEST_F(Around, LooksAtABoundedNumberOfThingsAndSaysHowManyWereLeftOut) {
    std::string turtle;
    for (int i = 0; i < 50; ++i) turtle += ":hub :to :n" + std::to_string(i) + " .\n";
    graph(turtle);
    read({"hub"}, {.things = 20});
    EXPECT_EQ(described, 20U);
    EXPECT_THAT(notes, Contains(HasSubstr("31 of 50 things 1 steps away were not looked at.")));
}

TEST_F(Around, FollowsBlankNodesToWhatTheySay) {
    graph(
        ":boat :at [ :port :oslo ; :since 1999 ] . :oslo :land :norway .\n"
        ":club :owns [ :vessel :boat ] .");
    const auto found = read({"boat"});
    EXPECT_THAT(found, Contains(HasSubstr("1999")));
    EXPECT_THAT(found, Contains("<oslo> <norway>")) << "the port behind the node is described";
    EXPECT_THAT(found, Contains(testing::StartsWith("<club> _:")));
}

TEST_F(Around, OfAClassIsNotItsInstancesButTheBestOfThem) {
    graph(chain);
    EXPECT_THAT(read({"Port"}), IsEmpty());
    // c has a type, leads to d and is led to by b; so has b. a has a label besides.
    EXPECT_EQ(must(bestInstance(*source, iri("Port"), {}, {})), iri("a"));
    EXPECT_EQ(must(bestInstance(*source, iri("a"), {}, {})), "");
    EXPECT_EQ(must(bestInstance(*source, "no IRI", {}, {})), "");
}

TEST(Surroundings, GoesOnWithoutAnOrderWhereThatTakesTooLong) {
    Answering source;
    int unordered = 0;
    source.answer = [&](std::string_view query) -> Result<sparql::QueryAnswer> {
        if (query.find("ORDER BY") != std::string_view::npos)
            return Error{ErrorKind::Timeout, Sentence::verbatim("Too long.")};
        ++unordered;
        sparql::QueryAnswer answer{.variables = {"at", "p", "o"}};
        if (query.find("?b") == std::string_view::npos && unordered == 1)
            answer.rows = {
                {rdf::Term::literal("0"), rdf::Term::iri("http://x/p"), rdf::Term::literal("v")}};
        return answer;
    };
    Surroundings around(source, false);
    must(around.read({"http://x/a"}, {}));
    EXPECT_THAT(around.facts(), SizeIs(1));
}

TEST(Surroundings, ReadsNoMoreOnceItsTimeIsOver) {
    Answering source;
    int asked = 0;
    source.answer = [&](std::string_view) -> Result<sparql::QueryAnswer> {
        ++asked;
        return sparql::QueryAnswer();
    };
    Surroundings around(source, false, {.time = std::chrono::milliseconds(0)});
    must(around.read({"http://x/a"}, {}));
    EXPECT_EQ(asked, 0);
    EXPECT_THAT(around.notes(), ElementsAre("There was no time to read more of the graph."));
}

TEST(Surroundings, TellsWhatCouldNotBeReadAndFailsWhereNobodyAnswers) {
    Answering source;
    int asked = 0;
    source.answer = [&](std::string_view query) -> Result<sparql::QueryAnswer> {
        if (++asked > 1) return Error{ErrorKind::Server, Sentence::verbatim("Go away.")};
        (void)query;
        return sparql::QueryAnswer{.variables = {"at", "p", "o"},
                                   .rows = {{rdf::Term::literal("0"), rdf::Term::iri("http://x/p"),
                                             rdf::Term::literal("v")},
                                            {rdf::Term::literal("nonsense"), {}, {}},
                                            {rdf::Term::literal("99"), {}, {}}}};
    };
    Surroundings around(source, false);
    must(around.read({"http://x/a"}, {}));
    EXPECT_THAT(around.facts(), SizeIs(1));
    EXPECT_THAT(around.notes(), Contains(HasSubstr("A part could not be read: Go away.")));
    Surroundings dead(source, false);
    EXPECT_EQ(dead.read({"http://x/a"}, {}).error().kind, ErrorKind::Server);
}

}  // namespace tripletalk::answering
