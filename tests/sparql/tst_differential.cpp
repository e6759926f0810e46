// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/triplestore.h"
#include "sparql/engine.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"
#include "sparql/random/randomquery.h"
#include "sparql/random/smaller.h"
#include "sparql/reference/referenceevaluator.h"
#include "support/graphs.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::tests;
using sparql::QueryAnswer;
using sparql::QueryForm;

namespace {

using Quads = std::vector<rdf::Quad>;

std::string textOf(const rdf::Term& term) {
    if (term.isIri()) return "<" + term.lexical + ">";
    if (term.isBlank()) return "_:" + term.lexical;
    return "\"" + term.lexical + "\"" + (term.language.empty() ? "" : "@" + term.language) +
           (term.datatype.empty() ? "" : "^^<" + term.datatype + ">");
}

std::string textOf(const Quads& quads) {
    std::ostringstream text;
    for (const auto& [s, p, o, g] : quads)
        text << textOf(s) << " " << textOf(p) << " " << textOf(o)
             << (g.lexical.empty() ? "" : " " + textOf(g)) << " .\n";
    return text.str();
}

std::string textOf(const reference::Solutions& solutions) {
    std::ostringstream text;
    for (const reference::Solution& solution : solutions) {
        text << "  {";
        for (const auto& [name, term] : solution) text << " ?" << name << "=" << textOf(term);
        text << " }\n";
    }
    return solutions.empty() ? "  nothing\n" : text.str();
}

reference::Solutions solutionsOf(const QueryAnswer& answer) {
    reference::Solutions solutions;
    for (const auto& row : answer.rows) {
        reference::Solution solution;
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i]) solution.emplace(answer.variables[i], *row[i]);
        solutions.push_back(std::move(solution));
    }
    return solutions;
}

/// With each triple in the default graph too.
Quads merged(const Quads& quads) {
    Quads all = quads;
    for (rdf::Quad quad : quads) {
        quad.graph = {};
        if (std::ranges::find(all, quad) == all.end()) all.push_back(std::move(quad));
    }
    return all;
}

/// The engine over graphs of its own, which it merges or not.
class World {
  public:
    explicit World(Quads quads, bool merges)
        : m_quads(std::move(quads)),
          m_merges(merges),
          m_reference(merges ? merged(m_quads) : m_quads) {
        const auto path = m_folder.path() / "graph.db";
        auto builder = must(graph::TripleStoreBuilder::create(path, 1U << 20U));
        for (const rdf::Quad& quad : m_quads) must(builder.add(quad));
        must(builder.finish({}, CancelToken()));
        m_engine = must(sparql::Engine::open(path, {.mergesGraphs = merges}));
    }
    [[nodiscard]] bool merges() const { return m_merges; }

    [[nodiscard]] const Quads& quads() const { return m_quads; }

    /// How the engine's answer differs from the right one; empty if it does not. Throws Undefined
    /// where there is no one right answer.
    [[nodiscard]] std::string differenceOf(const sparql::Query& query) const {
        sparql::QueryLimits limits;
        limits.time = std::chrono::minutes(10);  // a busy machine is no difference
        const auto answer = m_engine->query(toText(query), limits, CancelToken());
        if (query.form == QueryForm::Ask) {
            const bool expected = m_reference.ask(query);
            if (!answer) return answer.error().toText();
            return answer->truth == expected ? "" : expected ? "expected yes" : "expected no";
        }
        auto [variables, expected, isOrdered] = m_reference.select(query);
        if (!answer) return answer.error().toText();
        auto got = solutionsOf(*answer);
        if (query.orderBy.empty() || !isOrdered) {
            std::ranges::sort(expected);
            std::ranges::sort(got);
        }
        if (got == expected) return "";
        return "expected\n" + textOf(expected) + "got\n" + textOf(got);
    }

  private:
    TemporaryFolder m_folder;
    Quads m_quads;
    bool m_merges;
    reference::Evaluator m_reference;
    std::unique_ptr<sparql::Engine> m_engine;
};

bool stillFails(const World& world, const sparql::Query& query) {
    try {
        const std::string difference = world.differenceOf(query);
        return !difference.empty() && !difference.starts_with("A variable") &&
               sparql::parse(toText(query)).ok();
    } catch (const reference::Undefined&) {
        return false;
    }
}

/// The smallest failing case on the way down from this one, as text.
std::string smallest(Quads quads, bool merges, sparql::Query query) {
    for (bool isShrinking = true; isShrinking;) {
        isShrinking = false;
        const World world(quads, merges);
        for (sparql::Query& candidate : smaller(query))
            if (stillFails(world, candidate)) {
                query = std::move(candidate);
                isShrinking = true;
                break;
            }
        for (std::size_t i = 0; !isShrinking && i < quads.size(); ++i) {
            Quads fewer = quads;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (!stillFails(World(fewer, merges), query)) continue;
            quads = std::move(fewer);
            isShrinking = true;
        }
    }
    return textOf(quads) + toText(query) + "\n" + World(quads, merges).differenceOf(query);
}

}  // namespace

TEST(Differential, TheEngineAnswersRandomQueriesAsTheStandardSays) {
    const std::uint64_t graphs = std::getenv("TRIPLETALK_SLOW_TESTS") ? 3000 : 60;
    constexpr std::uint64_t queries = 12;
    std::uint64_t compared = 0;
    int failures = 0;
    for (std::uint64_t seed = 1; seed <= graphs && failures < 3; ++seed) {
        const World world(RandomQuery(seed).graph(), seed % 3 == 0);
        for (std::uint64_t i = 0; i < queries && failures < 3; ++i) {
            const sparql::Query query = RandomQuery(seed * queries + i).query();
            try {
                if (const std::string difference = world.differenceOf(query); !difference.empty()) {
                    ++failures;
                    ADD_FAILURE() << "graph " << seed << ", query " << i << ":\n"
                                  << toText(query) << "\n"
                                  << difference << "or smaller:\n"
                                  << smallest(world.quads(), world.merges(), query);
                }
                ++compared;
            } catch (const reference::Undefined&) {
                continue;
            }
        }
    }
    EXPECT_GT(failures > 0 ? graphs * queries : compared, graphs * queries / 2);
}
