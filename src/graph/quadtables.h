// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "graph/boundedqueue.h"
#include "graph/keysorter.h"
#include "sqlite/database.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace tripletalk::graph {

/// Writes the table quad and its indexes, each row after row in its own order, which is several
/// times faster than letting SQLite sort. One thread sorts while the caller's writes.
class QuadTables {
  public:
    /// `quads` as QuadEncoder gathers them; `path` is the database's file.
    QuadTables(const sqlite::Database& database, const std::filesystem::path& path, KeySorter quads,
               bool namedGraphs);

    /// `written(rows)` is told about every few thousand rows. Inside a transaction of the caller.
    Result<void> write(const std::function<void(std::int64_t rows)>& written,
                       const CancelToken& cancel);

    /// To be called after the commit: the schema is read anew.
    Result<void> turnIntoIndexes() const;

    /// How many tables and indexes there are, each with a row a quad.
    [[nodiscard]] std::size_t count() const { return m_orders.size(); }
    [[nodiscard]] std::int64_t quads() const { return m_quads; }
    [[nodiscard]] std::int64_t duplicates() const { return m_duplicates; }
    [[nodiscard]] std::int64_t graphs() const;
    /// Quads that differ in more than their graph.
    [[nodiscard]] std::int64_t merged() const { return m_orders[0].distinct[2]; }

  private:
    /// The quads in one order: how the places of (s, p, o, g) follow each other.
    struct Order {
        std::string name;
        std::array<std::size_t, 4> places;
        KeySorter sorter;
        /// How many different keys of the first one, two, three and four places there are.
        std::array<std::int64_t, 4> distinct{};
    };
    struct Block {
        std::size_t order = 0;
        std::vector<SortKey> keys;
    };

    Result<void> createTables() const;
    Result<void> sortAll(const CancelToken& cancel);
    Result<bool> sortOne(std::size_t order, const CancelToken& cancel);
    Result<void> writeBlocks(const std::function<void(std::int64_t)>& written,
                             const CancelToken& cancel);
    Result<void> writeStatistics() const;

    const sqlite::Database& m_database;
    std::vector<Order> m_orders;  // the table itself first
    BoundedQueue<Block> m_queue;
    std::int64_t m_quads = 0;
    std::int64_t m_duplicates = 0;
};

}  // namespace tripletalk::graph
