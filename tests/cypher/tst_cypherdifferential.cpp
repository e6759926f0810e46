// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/cypherengine.h"
#include "sparql/engine.h"
#include "support/graphs.h"

#include <algorithm>
#include <cstdlib>
#include <random>

#include <gtest/gtest.h>

namespace tripletalk::tests {

namespace {

/// A small graph and a query over it, in Cypher and in SPARQL. Names are local names of one
/// namespace; classes A, B and C, where C is below A; types R, S and T; the properties num and
/// name.
class RandomCase {
  public:
    explicit RandomCase(unsigned seed) : m_random(seed) {
        for (int i = pick(4, 9); i > 0; --i) addThing(i);
        const int patterns = pick(1, 2);
        for (int i = 0; i < patterns; ++i) addPattern();
        addConditions();
        finish();
    }

    std::string turtle = ":C rdfs:subClassOf :A . ";
    std::string cypher, sparql;

  private:
    int pick(int least, int most) {
        return std::uniform_int_distribution<int>(least, most)(m_random);
    }
    bool chance(int percent) { return pick(1, 100) <= percent; }
    std::string oneOf(std::initializer_list<const char*> words) {
        return *(words.begin() + pick(0, static_cast<int>(words.size()) - 1));
    }

    void addThing(int number) {
        const std::string thing = ":x" + std::to_string(number) + " ";
        turtle += thing + "a rdfs:Resource . ";
        if (chance(70)) turtle += thing + "a :" + oneOf({"A", "B", "C"}) + " . ";
        if (chance(70)) turtle += thing + ":num " + std::to_string(pick(1, 4)) + " . ";
        if (chance(50)) turtle += thing + ":name '" + oneOf({"u", "v", "w"}) + "' . ";
        for (int i = pick(2, 7); i > 0; --i)
            turtle += thing + ":" + oneOf({"R", "S", "T"}) + " :x" +
                      std::to_string(pick(1, number)) + " . ";
    }

    std::string node() {
        const int index = m_nodes > 0 && chance(30) ? pick(1, m_nodes) : ++m_nodes;
        const std::string name = "n" + std::to_string(index);
        m_node = name;
        std::string text = "(" + name;
        if (chance(30)) {
            const std::string label = oneOf({"A", "B", "C"});
            text += ":" + label;
            m_where += " FILTER EXISTS { ?" + name + " a ?c FILTER(?c IN (:" + label +
                       (label == "A" ? ", :C" : "") + ")) }";
        }
        if (chance(15)) {
            const std::string number = std::to_string(pick(1, 4));
            text += " {num: " + number + "}";
            m_where += " FILTER EXISTS { ?" + name + " :num " + number + " }";
        }
        return text + ")";
    }

    /// A chain of relationships of one step; of two of one type at least an end differs.
    void addPattern() {
        if (!m_match.empty()) m_match += ", ";
        m_match += node();
        for (int i = pick(1, 2); i > 0; --i) {
            const std::string left = m_node;
            const bool right = chance(60);
            const bool typed = chance(80);
            const std::string type = oneOf({"R", "S", "T"});
            const std::string predicate =
                typed ? ":" + type : "?p" + std::to_string(m_links.size());
            const std::string link = typed ? "[:" + type + "]" : "[]";
            m_match += right ? "-" + link + "->" : "<-" + link + "-";
            m_match += node();
            const std::string from = right ? left : m_node, to = right ? m_node : left;
            m_triples += "?" + from + " " + predicate + " ?" + to + " . ";
            if (!typed)
                m_where += " FILTER(!isLiteral(?" + to + ") && " + predicate +
                           " NOT IN (rdf:type, rdfs:subClassOf))";
            for (const auto& [otherFrom, otherPredicate, otherTo] : m_links)
                m_where += " FILTER(?" + from + " != ?" + otherFrom + " || " + predicate +
                           " != " + otherPredicate + " || ?" + to + " != ?" + otherTo + ")";
            m_links.push_back({from, predicate, to});
        }
    }

    std::string some() { return "n" + std::to_string(pick(1, m_nodes)); }

    void addConditions() {
        const auto add = [&](const std::string& cypher, const std::string& sparql) {
            m_condition += (m_condition.empty() ? " WHERE " : " AND ") + cypher;
            m_where += sparql;
        };
        const std::string node = some(), type = oneOf({"R", "S", "T"});
        const std::string number = std::to_string(pick(1, 4));
        if (chance(25)) {
            const std::string sign = oneOf({"<", ">=", "="});
            add(node + ".num " + sign + " " + number,
                " FILTER EXISTS { ?" + node + " :num ?v FILTER(?v " + sign + " " + number + ") }");
        }
        if (chance(15))
            add(node + ".name IS NULL", " FILTER NOT EXISTS { ?" + node + " :name ?v }");
        if (chance(15))
            add("(" + node + ")-[:" + type + "]->()",
                " FILTER EXISTS { ?" + node + " :" + type + " ?v }");
        if (chance(15))
            add("NOT (" + node + ")<-[:" + type + "]-(:B)",
                " FILTER NOT EXISTS { ?v :" + type + " ?" + node + " . ?v a :B }");
        if (chance(10)) {
            const std::string other = some();
            if (other != node)
                add(node + " <> " + other, " FILTER(?" + node + " != ?" + other + ")");
        }
        if (chance(15)) {
            const std::string name = oneOf({"u", "v", "w"});
            add("(" + node + ".name = '" + name + "' OR " + node + ":B)",
                " FILTER(EXISTS { ?" + node + " :name '" + name + "' } || EXISTS { ?" + node +
                    " a :B })");
        }
    }

    void finish() {
        const std::string first = some();
        const std::string prefix = "PREFIX : <http://example.org/> ";
        const std::string body = " { " + m_triples + m_where + " }";
        cypher = "MATCH " + m_match + m_condition + " RETURN ";
        switch (pick(1, 4)) {
            case 1:
                cypher += "count(*) AS x";
                sparql = prefix + "SELECT (COUNT(*) AS ?x)" + body;
                break;
            case 2:
                cypher += first + " AS x, count(*) AS y";
                sparql = prefix + "SELECT (?" + first + " AS ?x) (COUNT(*) AS ?y)" + body +
                         " GROUP BY ?" + first;
                break;
            case 3:
                cypher += "DISTINCT " + first + " AS x";
                sparql = prefix + "SELECT DISTINCT (?" + first + " AS ?x)" + body;
                break;
            default:
                cypher += first + " AS x, " + some() + " AS y";
                const std::string second = cypher.substr(
                    cypher.find(", n") == std::string::npos ? 0 : cypher.rfind(", n") + 2, 2);
                sparql = prefix + "SELECT (?" + first + " AS ?x) (?" + second + " AS ?y)" + body;
        }
    }

    std::mt19937 m_random;
    int m_nodes = 0;
    std::string m_node, m_match, m_condition, m_triples, m_where;
    struct LinkOf {
        std::string from, predicate, to;
    };
    std::vector<LinkOf> m_links;
};

std::vector<std::string> sorted(std::vector<std::string> rows) {
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::vector<std::string> rowsOf(cypher::CypherEngine& engine, const std::string& query) {
    std::vector<std::string> rows;
    for (const auto& row : must(engine.query(query, {}, {}, {})).rows) {
        std::string text;
        for (const auto& value : row) text += engine.termOf(value)->lexical + " ";
        rows.push_back(text);
    }
    return sorted(rows);
}

std::vector<std::string> rowsOf(sparql::SparqlSource& engine, const std::string& query) {
    std::vector<std::string> rows;
    for (const auto& row : must(engine.query(query, {}, {})).rows) {
        std::string text;
        for (const auto& cell : row) text += cell->lexical + " ";
        rows.push_back(text);
    }
    return sorted(rows);
}

}  // namespace

TEST(RandomCypher, AgreesWithItsSparqlAndWithWalkingFromNodeToNode) {
    const bool slow = std::getenv("TRIPLETALK_SLOW_TESTS") != nullptr;
    const unsigned graphs = slow ? 2500 : 125;
    std::size_t found = 0;
    for (unsigned graph = 0; graph < graphs; ++graph) {
        const TemporaryFolder folder;
        storeFromTurtle(folder.path(), RandomCase(graph).turtle);
        const auto path = folder.path() / "graph.db";
        const auto asked = must(cypher::CypherEngine::open(path, {}));
        const auto walked = must(cypher::CypherEngine::open(path, {.walksOnly = true}));
        const auto translated = must(sparql::Engine::open(path));
        for (unsigned query = 0; query < 40; ++query) {
            const RandomCase one(graph + query * 1'000'003);
            const auto rows = rowsOf(*asked, one.cypher);
            found += rows.size();
            const auto expected = rowsOf(*translated, one.sparql);
            ASSERT_EQ(rows, expected) << one.cypher << "\n"
                                      << one.sparql << "\n"
                                      << RandomCase(graph).turtle;
            ASSERT_EQ(rows, rowsOf(*walked, one.cypher)) << one.cypher;
        }
    }
    EXPECT_GT(found, graphs * 40);
}

}  // namespace tripletalk::tests
