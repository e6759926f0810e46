// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tripletalk::answering {

struct ColumnRef {
    std::string table;
    std::string column;
    bool operator==(const ColumnRef&) const = default;
    auto operator<=>(const ColumnRef&) const = default;
};

/// One step of a join: `from` equals `to`.
struct Join {
    ColumnRef from;
    ColumnRef to;
    bool operator==(const Join&) const = default;
};

/// The tables of a schema as nodes, their foreign keys as edges that can be walked both ways. Side
/// tables and the table `entity` are left out: everything meets there. What stands in two places is
/// asked for in one (oneplace.h): its schema has the other one hidden.
class SchemaGraph {
  public:
    explicit SchemaGraph(const induction::Schema& schema);

    /// Also walks between columns of the same name, the values of one of which are unique: links
    /// that the graph has as numbers or texts.
    void linkAlike();

    using Hint = std::function<bool(const ColumnRef&)>;

    /// The cheapest way from one table to another: a step costs 1, one into or out of a link table
    /// less, and a quarter where `hint` says that the question speaks of the foreign key walked
    /// along. With `leave` set the way may be a
    /// round trip to the same table and begins with some step; `avoid` is a column whose edge may
    /// not be used.
    [[nodiscard]] std::optional<std::vector<Join>> path(const std::string& from,
                                                        const std::string& to, const Hint& hint,
                                                        bool leave = false,
                                                        const ColumnRef& avoid = {}) const;

    /// Steps between two tables; a large number if there is no way. Values that have a table of
    /// their own are as near as those in columns.
    [[nodiscard]] int distance(const std::string& from, const std::string& to) const;

    /// The number of a table whose rows are but a quantity ("5,53 EUR" with amount and currency):
    /// its one numeric column.
    [[nodiscard]] std::optional<ColumnRef> measure(const std::string& table) const;

    [[nodiscard]] const induction::Schema& schema() const { return m_schema; }
    /// Whether a foreign key leads to rows of the table.
    [[nodiscard]] bool leadsTo(const induction::Column& link, const std::string& table) const;
    /// Whether the table is the other one, or a view with its rows.
    [[nodiscard]] bool covers(const std::string& table, const std::string& other) const;
    [[nodiscard]] const induction::Column* column(const ColumnRef& ref) const;
    [[nodiscard]] ColumnRef key(const std::string& table) const;
    /// Whether tables or columns are made of a class or property.
    [[nodiscard]] bool hasTerm(const std::string& iri) const { return m_terms.contains(iri); }

  private:
    void connect(const ColumnRef& from, const ColumnRef& to);
    struct Edge {
        Join join;
        ColumnRef foreignKey;
    };
    [[nodiscard]] double cost(const Edge& edge) const;
    [[nodiscard]] const std::string& ownerOf(const std::string& table) const;
    induction::Schema m_schema;
    std::unordered_set<std::string> m_terms;
    std::unordered_map<std::string, std::vector<Edge>> m_edges;
    mutable std::map<std::pair<std::string, std::string>, int> m_distances;
};

}  // namespace tripletalk::answering
