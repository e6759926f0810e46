// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/engine.h"
#include "support/graphs.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::tests {

/// An engine over a graph written in the test.
class GraphEngine {
  public:
    explicit GraphEngine(std::string_view graph, rdf::Syntax syntax = rdf::Syntax::Turtle,
                         const sparql::Engine::Options& options = {}) {
        storeFromTurtle(m_folder.path(), graph, syntax);
        m_engine = must(sparql::Engine::open(m_folder.path() / "graph.db", options));
    }

    Result<sparql::QueryAnswer> ask(const std::string& query,
                                    const sparql::QueryLimits& limits = {},
                                    const CancelToken& cancel = {}) {
        return m_engine->query("PREFIX : <http://example.org/> " + query, limits, cancel);
    }

    /// The rows as texts, sorted: local names of IRIs, "-" for unbound.
    std::vector<std::string> rows(const std::string& query) {
        std::vector<std::string> rows = inOrder(query);
        std::ranges::sort(rows);
        return rows;
    }
    std::vector<std::string> inOrder(const std::string& query) {
        std::vector<std::string> rows;
        for (const auto& row : must(ask(query)).rows) {
            std::string text;
            for (const sparql::Binding& cell : row)
                text += (text.empty() ? "" : " ") + shortened(cell);
            rows.push_back(text);
        }
        return rows;
    }
    std::vector<std::string> triples(const std::string& query) {
        std::vector<std::string> lines;
        for (const sparql::Triple& triple : must(ask(query)).triples)
            lines.push_back(shortened(triple.subject) + " " + shortened(triple.predicate) + " " +
                            shortened(triple.object));
        std::ranges::sort(lines);
        return lines;
    }
    sparql::Engine& engine() { return *m_engine; }

  private:
    static std::string shortened(const sparql::Binding& cell) {
        if (!cell) return "-";
        if (cell->isBlank()) return "_";
        return cell->isIri() ? cell->lexical.substr(cell->lexical.rfind('/') + 1) : cell->lexical;
    }

    TemporaryFolder m_folder;
    std::unique_ptr<sparql::Engine> m_engine;
};

}  // namespace tripletalk::tests
