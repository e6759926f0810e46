// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/compiler.h"
#include "sparql/parser/parser.h"
#include "support/graphs.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using tests::must;

/// A hundred people of two towns, of whom one is a doctor.
class SparqlCompiler : public testing::Test {
  protected:
    SparqlCompiler() : m_store(tests::storeFromTurtle(m_folder.path(), people())) {}

    Result<CompiledQuery> compiledWith(const CancelToken& cancel, const std::string& query) {
        m_evaluation.reset();
        m_evaluation.emplace(*m_connection, Evaluation::Options());
        return Compiler(m_statistics, *m_evaluation, Dataset(), cancel)
            .compile(must(parse("PREFIX : <http://example.org/> " + query)));
    }
    CompiledQuery compiled(const std::string& query) {
        return must(compiledWith(CancelToken(), query));
    }
    std::string sql(const std::string& query) { return compiled(query).sql; }
    std::string id(const std::string& name) {
        return std::to_string(must(m_store.findIri("http://example.org/" + name)).value_or(0));
    }

  private:
    static std::string people() {
        std::string turtle = ":p7 :job :doctor .\n";
        for (int i = 0; i < 100; ++i) {
            const std::string person = ":p" + std::to_string(i);
            turtle += person + " :livesIn :town" + std::to_string(i % 2) + " ; :age " +
                      std::to_string(i % 50) + " ; :name \"P" + std::to_string(i) + "\" .\n";
        }
        return turtle;
    }

    tests::TemporaryFolder m_folder;
    graph::TripleStore m_store;
    Statistics m_statistics{m_store};
    std::unique_ptr<Evaluation::Connection> m_connection =
        must(Evaluation::Connection::to(m_store));
    std::optional<Evaluation> m_evaluation;
};

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t times = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

TEST_F(SparqlCompiler, BeginsWithThePatternThatMatchesLeast) {
    const std::string text = sql("SELECT ?x { ?x :livesIn :town1 ; :age ?a ; :job :doctor }");
    EXPECT_EQ(count(text, "quad AS"), 3U);
    EXPECT_NE(text.find("q1.p = " + id("job")), std::string::npos) << text;
    EXPECT_EQ(count(text, "SELECT"), 1U) << text;
}

TEST_F(SparqlCompiler, PlansNoFurtherOnceItIsCancelled) {
    const CancelToken cancel;
    cancel.cancel();
    const auto stopped = compiledWith(cancel, "SELECT * { ?x :livesIn/:in/:in ?y ; :age ?a }");
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().kind, ErrorKind::Cancelled);
}

TEST_F(SparqlCompiler, LooksATermUpThatAFilterFixes) {
    const std::string text = sql("SELECT ?x { ?x :livesIn ?t FILTER(?t = :town1) }");
    EXPECT_NE(text.find(id("town1") + " = q1.o"), std::string::npos) << text;
    EXPECT_EQ(text.find("sparql_test"), std::string::npos) << text;
}

TEST_F(SparqlCompiler, ComparesNumbersByTheRowsOfTheirTerms) {
    const std::string text = sql("SELECT ?x { ?x :livesIn ?t ; :age ?a FILTER(?a > 30) }");
    EXPECT_NE(text.find("term AS x1"), std::string::npos) << text;
    EXPECT_NE(text.find("x1.number > 3.0"), std::string::npos) << text;
}

TEST_F(SparqlCompiler, JoinsAnOptionalPatternDirectly) {
    const std::string text =
        sql("SELECT ?x ?j { ?x :livesIn :town1 OPTIONAL { ?x :job ?j } ?x :age ?a }");
    EXPECT_EQ(count(text, "LEFT JOIN quad"), 1U) << text;
    EXPECT_EQ(count(text, "SELECT"), 1U) << text;
}

TEST_F(SparqlCompiler, AsksASubqueryWhereFewRowsAskAndElseMakesATable) {
    const std::string parts = "{ ?x :age ?a } UNION { ?x :name ?a } }";
    EXPECT_EQ(compiled("SELECT * { ?x :job :doctor " + parts).subqueries.size(), 1U);
    const CompiledQuery many = compiled("SELECT * { ?x :livesIn ?t ; :age ?b " + parts);
    EXPECT_TRUE(many.subqueries.empty());
    EXPECT_TRUE(many.sql.starts_with("WITH ")) << many.sql;
}

TEST_F(SparqlCompiler, KnowsThatATermWhichTheStoreLacksMatchesNothing) {
    EXPECT_NE(sql("SELECT ?x { ?x :livesIn :nowhere }").find("q1.o = -"), std::string::npos);
}

TEST_F(SparqlCompiler, PutsATableWithoutIndexBeforeWhatLooksItsRowsUp) {
    const std::string text =
        sql("SELECT ?p ?v { { SELECT ?x { ?x :livesIn :town1 } LIMIT 50 } "
            "VALUES ?p { :age :job } ?x ?p ?v }");
    ASSERT_NE(text.rfind("JOIN quad"), std::string::npos) << text;
    EXPECT_LT(text.find("JOIN d1"), text.rfind("JOIN quad")) << text;
}

TEST_F(SparqlCompiler, ComparesVariablesThatMayBeUnbound) {
    const std::string text = sql("SELECT * { ?x :age ?a OPTIONAL { ?x :job ?j } ?y :job ?j }");
    EXPECT_NE(text.find("IS NULL"), std::string::npos) << text;
}

TEST_F(SparqlCompiler, TurnsOnlyClosuresIntoTables) {
    EXPECT_TRUE(compiled("SELECT * { ?x :job/^:livesIn|:age ?y }").paths.empty());
    EXPECT_EQ(compiled("SELECT * { ?x :job/(:livesIn|:age)+ ?y }").paths.size(), 1U);
}

}  // namespace

}  // namespace tripletalk::sparql
