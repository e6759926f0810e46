// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/cypherengine.h"
#include "support/graphs.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::tests {

/// Why a scenario is none for a graph of triples; thrown.
struct NotHeld {
    std::string reason;
};

/// The graph of a scenario, grown by its CREATE clauses and written as triples: labels, types and
/// properties become IRIs with these local names, a node is an IRI of its own, of a node without
/// anything is said that it is a resource. What stands before a CREATE, and the properties in it,
/// are evaluated by the engine over the graph so far.
class PropertyGraph {
  public:
    /// MATCH, UNWIND, WITH and CREATE. Throws NotHeld, std::runtime_error.
    void execute(const std::string& statement, const cypher::Map& parameters);
    /// Over the triples as they are now; the object owns it.
    cypher::CypherEngine& engine();
    [[nodiscard]] std::string triples() const;

  private:
    struct Node {
        std::set<std::string> labels;
        std::map<std::string, cypher::Value> properties;
    };
    struct Link {
        std::size_t from = 0, to = 0;
        std::string type;
        friend auto operator<=>(const Link&, const Link&) = default;
    };
    using Variables = std::map<std::string, std::size_t>;

    void create(const std::string& reading, const std::vector<std::string>& patterns,
                const cypher::Map& parameters);

    std::vector<Node> m_nodes;
    std::set<Link> m_links;
    bool m_changed = true;
    std::unique_ptr<TemporaryFolder> m_folder;
    std::unique_ptr<cypher::CypherEngine> m_engine;
};

}  // namespace tripletalk::tests
