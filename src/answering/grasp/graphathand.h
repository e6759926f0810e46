// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"
#include "knowledge/languages/sparqlconnection.h"
#include "llm/embedder.h"
#include "lookup/graphindex.h"
#include "sparql/parser/serialiser.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::answering::grasp {

/// A graph that a question is asked of, with what is at hand to look things up in it. Any thread.
class GraphAtHand {
  public:
    struct Parts {
        std::string name;  ///< by which the model calls it
        knowledge::KnowledgeBase base;
        std::optional<lookup::GraphIndex> index = {};
        /// Null: look-ups by words alone. The built-in one instead, where the index has no vectors
        /// by this one.
        std::shared_ptr<llm::Embedder> embedder = nullptr;
    };
    /// Errors: those of opening the graph.
    static Result<std::unique_ptr<GraphAtHand>> open(Parts parts);

    [[nodiscard]] const std::string& name() const { return m_parts.name; }
    [[nodiscard]] const knowledge::KnowledgeBase& base() const { return m_parts.base; }
    /// Null if the graph has none.
    [[nodiscard]] const lookup::GraphIndex* index() const {
        return m_parts.index ? &*m_parts.index : nullptr;
    }
    /// Known to its queries without a declaration.
    [[nodiscard]] const sparql::Prefixes& prefixes() const { return m_prefixes; }

    /// Lends a connection to `work`, which returns a Result: several works have one each.
    template <typename Work>
    auto with(const Work& work) -> decltype(work(std::declval<knowledge::SparqlConnection&>())) {
        auto lent = take();
        if (!lent) return lent.error();
        auto done = work(**lent);
        giveBack(*std::move(lent));
        return done;
    }
    Result<sparql::QueryAnswer> ask(const std::string& query, const sparql::QueryLimits& limits,
                                    const CancelToken& cancel);

    /// The rows of the index that fit a text: entities by its words, properties by its meaning and
    /// then by its words. Nothing without an index. Errors: Cancelled.
    Result<std::vector<std::uint32_t>> find(lookup::ItemKind kind, const std::string& query,
                                            std::size_t k, const lookup::Rows* within,
                                            const CancelToken& cancel) const;
    /// The label that the index has of an IRI; empty: it has none.
    [[nodiscard]] std::string labelOf(std::string_view iri) const;

  private:
    using Connection = std::unique_ptr<knowledge::SparqlConnection>;
    explicit GraphAtHand(Parts parts) : m_parts(std::move(parts)) {}
    Result<Connection> take();
    void giveBack(Connection connection);

    Parts m_parts;
    sparql::Prefixes m_prefixes;
    std::mutex m_mutex;
    std::vector<Connection> m_idle;
};

/// The graphs of a question. They have different names.
class Graphs {
  public:
    void add(std::unique_ptr<GraphAtHand> graph) { m_graphs.push_back(std::move(graph)); }

    /// Null if none bears the name.
    [[nodiscard]] GraphAtHand* find(std::string_view name) const;
    [[nodiscard]] GraphAtHand& first() const { return *m_graphs.front(); }
    [[nodiscard]] const std::vector<std::unique_ptr<GraphAtHand>>& all() const { return m_graphs; }
    [[nodiscard]] std::vector<std::string> names() const;
    /// One of them can be searched.
    [[nodiscard]] bool haveIndex() const;
    /// What a query on `graph` may use without declaring it: its own prefixes, then those of the
    /// others.
    [[nodiscard]] sparql::Prefixes prefixesFor(const GraphAtHand& graph) const;

  private:
    std::vector<std::unique_ptr<GraphAtHand>> m_graphs;
};

}  // namespace tripletalk::answering::grasp
