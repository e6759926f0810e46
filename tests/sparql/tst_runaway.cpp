// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/engine.h"
#include "support/graphs.h"

#include <thread>

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::tests;
using sparql::QueryAnswer;
using sparql::QueryLimits;

namespace {

std::string repeated(std::string_view part, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += part;
    return all;
}

/// Three hundred people who know each other in many ways, and a long text.
std::string crowd() {
    std::string turtle = ":text :is \"" + repeated("a", 5000) + "!\" .\n";
    for (int i = 0; i < 300; ++i)
        for (int j = 1; j <= 12; ++j)
            turtle += ":n" + std::to_string(i) + " :knows :n" +
                      std::to_string((i * j + 7 * j + i / 3) % 300) + " .\n";
    return turtle;
}

class Runaway : public testing::Test {
  protected:
    Runaway() {
        storeFromTurtle(m_folder.path(), crowd());
        m_engine = must(sparql::Engine::open(m_folder.path() / "graph.db"));
    }

    Result<QueryAnswer> ask(const std::string& text,
                            std::chrono::milliseconds time = std::chrono::milliseconds(300),
                            const CancelToken& cancel = CancelToken()) {
        QueryLimits limits;
        limits.time = time;
        limits.memory = 32U << 20U;
        return m_engine->query("PREFIX : <http://example.org/> " + text, limits, cancel);
    }

    /// It ends, with an error of a limit that says what happened, and the engine works on.
    void expectStopped(const std::string& text) {
        SCOPED_TRACE(text.substr(0, 200));
        const auto answer = ask(text);
        ASSERT_FALSE(answer.ok()) << answer->rows.size() << " rows";
        EXPECT_TRUE(answer.error().kind == ErrorKind::Limit ||
                    answer.error().kind == ErrorKind::Timeout)
            << answer.error().toText();
        EXPECT_GT(answer.error().message.text().size(), 20U);
        EXPECT_TRUE(answer.error().message.text().ends_with(".")) << answer.error().message.text();
        expectToWork();
    }

    /// It ends, with an answer or an error of a limit, and the engine works on.
    void expectToEnd(const std::string& text) {
        SCOPED_TRACE(text.substr(0, 200));
        const auto answer = ask(text);
        if (!answer) {
            EXPECT_TRUE(answer.error().kind == ErrorKind::Limit ||
                        answer.error().kind == ErrorKind::Timeout)
                << answer.error().toText();
        }
        expectToWork();
    }

    void expectToWork() {
        const auto answer = ask("ASK { :n1 :knows ?x }", std::chrono::minutes(10));
        ASSERT_TRUE(answer.ok()) << answer.error().toText();
        EXPECT_TRUE(answer->truth);
    }

  private:
    TemporaryFolder m_folder;
    std::unique_ptr<sparql::Engine> m_engine;
};

}  // namespace

TEST_F(Runaway, CrossProductsOfTheGraphAreStopped) {
    const std::string product = "{ ?a ?p ?b . ?c ?q ?d . ?e ?r ?f . ?g ?s ?h }";
    expectStopped("SELECT (COUNT(*) AS ?n) " + product);
    expectStopped("SELECT * " + product + " ORDER BY ?h ?b");
    expectStopped("SELECT DISTINCT ?a ?c ?e " + product + " ORDER BY ?a");
    expectStopped("SELECT ?a (COUNT(DISTINCT ?h) AS ?n) " + product + " GROUP BY ?a");
    expectStopped(
        "ASK { ?a ?p ?b . ?c ?q ?d . ?e ?r ?f "
        "FILTER (STRLEN(CONCAT(STR(?a), STR(?d), STR(?f))) < 3) }");
    expectStopped("CONSTRUCT { ?a :with ?h } " + product + " ORDER BY ?h");
}

TEST_F(Runaway, ManySolutionsAreCutAndNotAnError) {
    const auto answer =
        ask("SELECT * { ?a :knows ?b . ?c :knows ?d . ?e :knows ?f }", std::chrono::minutes(10));
    ASSERT_TRUE(answer.ok()) << answer.error().toText();
    EXPECT_TRUE(answer->truncated);
    EXPECT_EQ(answer->rows.size(), QueryLimits().rows);
}

TEST_F(Runaway, TextsThatGrowAndWhatIsSoughtInThemAreStopped) {
    expectStopped("SELECT (GROUP_CONCAT(?b; separator=\"" + repeated("-", 50'000) +
                  "\") AS ?x) { ?a :knows ?b . ?c :knows ?d }");
    std::string doubled =
        "SELECT (CONTAINS(?v23, CONCAT(?v22, \"b\")) AS ?x) { "
        "VALUES ?v0 { \"a\" } ";
    for (int i = 0; i < 23; ++i)
        doubled += "BIND(CONCAT(?v" + std::to_string(i) + ", ?v" + std::to_string(i) + ") AS ?v" +
                   std::to_string(i + 1) + ") ";
    expectToEnd(doubled + "}");
}

TEST_F(Runaway, AlternativesByTheThousandEndInTime) {
    std::string path = "(:a0/:b0*";
    for (int i = 1; i < 3'000; ++i)
        path += "|:a" + std::to_string(i) + "/:b" + std::to_string(i) + "*";
    expectToEnd("SELECT * { ?s " + path + ") ?o }");
}

TEST_F(Runaway, PathsBetweenAllNodesAreStopped) {
    expectStopped("SELECT (COUNT(*) AS ?n) { ?a :knows* ?b . ?c :knows+ ?d . ?e :knows* ?f }");
    expectStopped(
        "SELECT (COUNT(*) AS ?n) { ?a (!:is|^:knows)+/(:knows/:knows)*/:knows+ ?b . "
        "?c (:knows|^:knows)* ?d }");
    expectToEnd("SELECT (COUNT(*) AS ?n) { :n1 ((:knows*)*|^:knows)* ?b }");
}

TEST_F(Runaway, SubQueriesAndPatternsInFiltersAreStopped) {
    expectStopped(
        "SELECT ?x { ?x :knows ?y { SELECT (COUNT(*) AS ?n) "
        "{ ?a ?p ?b . ?c ?q ?d . ?e ?r ?f } } }");
    expectStopped(
        "SELECT (COUNT(*) AS ?n) { ?x :knows ?y FILTER NOT EXISTS "
        "{ ?a ?p ?b . ?c ?q ?d FILTER (STRLEN(STR(?a)) > 1000 && ?x != ?a) } }");
}

TEST_F(Runaway, ValuesTimesValuesAreStopped) {
    std::string product;
    for (const char name : std::string("abcdefg")) {
        product += std::string("VALUES ?") + name + " { ";
        for (int i = 0; i < 60; ++i) product += std::to_string(i) + " ";
        product += "} ";
    }
    expectStopped("SELECT (SUM(?a + ?g) AS ?n) { " + product + "}");
    expectStopped("SELECT * { VALUES ?x { " + repeated("1234567 ", 20'000) + "} }");
}

TEST_F(Runaway, TextsThatGrowAreStopped) {
    std::string growing = "SELECT (STRLEN(?t40) AS ?n) { :text :is ?t0 ";
    for (int i = 0; i < 40; ++i)
        growing += "BIND (CONCAT(?t" + std::to_string(i) + ", ?t" + std::to_string(i) + ") AS ?t" +
                   std::to_string(i + 1) + ") ";
    expectToEnd(growing + "}");
    expectStopped(
        "SELECT (GROUP_CONCAT(CONCAT(STR(?a), STR(?d)); SEPARATOR=\"a long separator\") "
        "AS ?t) { ?a ?p ?b . ?c ?q ?d . ?e ?r ?f }");
    expectToEnd(
        "SELECT ?r { :text :is ?t BIND (REPLACE(REPLACE(REPLACE(?t, \"a\", ?t), \"a\", ?t), "
        "\"a\", ?t) AS ?r) }");
}

TEST_F(Runaway, HugePatternsOfTextEnd) {
    expectToEnd("SELECT ?x { ?x :is ?t FILTER REGEX(?t, \"^(a+)+$\") }");
    expectToEnd("SELECT ?x { ?x :is ?t FILTER REGEX(?t, \"" + repeated("(a*)*", 2000) + "b\") }");
    expectToEnd("SELECT ?x { ?x :is ?t FILTER REGEX(?t, \"" + repeated("(", 5000) + "a" +
                repeated(")", 5000) + "\") }");
    expectToEnd("SELECT ?x { ?x :is ?t FILTER REGEX(?t, \"(((a{1,500}){1,500}){1,500})b\") }");
    expectToEnd("SELECT (REPLACE(?t, \"(a|aa|a*)*b\", \"$1$1\") AS ?r) { ?x :is ?t }");
}

TEST_F(Runaway, DeepAndWideQueriesEnd) {
    expectStopped("SELECT * " + repeated("{", 20'000) + repeated("}", 20'000));
    expectStopped("SELECT * { FILTER (" + repeated("(", 20'000) + "1" + repeated(")", 20'000) +
                  ") }");
    expectToEnd("SELECT * { ?x :knows ?y FILTER (" + repeated("!(", 20'000) + "?y" +
                repeated(")", 20'000) + ") }");
    expectToEnd("SELECT * { ?x :knows" + repeated("/:knows", 500) + " ?y }");
    expectToEnd("SELECT * { ?x :knows ?y FILTER (1" + repeated(" + 1", 20'000) + " = 2) }");
    expectToEnd("SELECT * { { ?x :is ?y }" + repeated(" UNION { ?x :is ?y }", 2000) + " }");
    std::string chain = "SELECT ?x0 { ";
    for (int i = 0; i < 90; ++i)
        chain += "?x" + std::to_string(i) + " :is ?x" + std::to_string(i + 1) + " . ";
    expectToEnd(chain + "}");
    expectToEnd("SELECT * { ?x :knows ?y " + repeated("OPTIONAL { ?y :is ?z ", 150) +
                repeated("}", 151));
    expectToEnd("SELECT * " + repeated("{ SELECT * ", 150) + "{ ?x :is ?y }" + repeated("}", 150));
}

TEST_F(Runaway, ManyJoinedUnionsAreStoppedWhileTheyArePlanned) {
    std::string joined;
    for (int i = 0; i < 50; ++i)
        joined += "{ ?x :knows ?y" + std::to_string(i) + " } UNION { ?x :is ?y" +
                  std::to_string(i) + " } ";
    expectStopped("SELECT * { " + joined + "}");
}

TEST_F(Runaway, AnotherThreadCancels) {
    const CancelToken cancel;
    std::thread other([&] { cancel.cancel(); });
    const auto answer = ask("SELECT (COUNT(*) AS ?n) { ?a ?p ?b . ?c ?q ?d . ?e ?r ?f . ?g ?s ?h }",
                            std::chrono::minutes(10), cancel);
    other.join();
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.error().kind, ErrorKind::Cancelled) << answer.error().toText();
    expectToWork();
}
