// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/reading.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Writes the SQL of a reading: conditions on other tables become semi-joins, so that rows are
/// never multiplied; ties of a superlative are all kept; the joins are the cheapest paths of the
/// schema graph. One object a reading.
class SqlWriter {
  public:
    SqlWriter(const Reading& reading, const SchemaGraph& graph);

    /// Nothing where some part cannot be joined.
    [[nodiscard]] std::optional<std::string> write();

    /// Whether what is selected can have several rows for one of the target.
    [[nodiscard]] bool multiplies();

    /// The number of join steps that write() needed.
    [[nodiscard]] int joins() const { return m_steps; }

  private:
    struct Alias {
        std::vector<Join> path;
        std::string name;
    };
    [[nodiscard]] std::string function(Function function, const std::string& of) const;
    [[nodiscard]] std::string where();
    [[nodiscard]] std::string condition(const Filter& filter, const std::string& alias) const;
    [[nodiscard]] std::string counted(const Filter& filter);
    [[nodiscard]] std::string semiJoin(const std::vector<const Filter*>& filters);
    [[nodiscard]] ColumnRef linkTo(const std::string& table) const;
    std::string reach(const ColumnRef& ref);
    std::string outer(const std::string& selected, const std::string& conditions) const;
    [[nodiscard]] std::vector<std::string> selected();
    [[nodiscard]] std::string plain(const std::string& conditions);
    [[nodiscard]] std::string aggregate(const std::string& conditions);
    [[nodiscard]] std::string ranked(const std::string& conditions);
    [[nodiscard]] std::string rankedGroups(const std::string& conditions);
    [[nodiscard]] std::string difference(const std::string& conditions);

    const Reading& m_reading;
    const SchemaGraph& m_graph;
    SchemaGraph::Hint m_hint;
    std::vector<Alias> m_aliases;
    int m_steps = 0;
    int m_semiJoins = 0;
    bool m_failed = false;
};

}  // namespace tripletalk::answering::offline
