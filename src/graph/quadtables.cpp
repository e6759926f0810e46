// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/quadtables.h"

#include "base/text.h"
#include "graph/rowwriter.h"

#include <bit>
#include <thread>

namespace tripletalk::graph {

namespace {

constexpr std::size_t blockKeys = 4096;
constexpr std::size_t blocksAhead = 16;
constexpr std::size_t orderBytes = std::size_t{64} << 20;
constexpr std::array columns = {"s", "p", "o", "g"};

using Fields = std::array<std::uint32_t, 4>;

Fields fieldsOf(SortKey key) {
    const auto upper = [](std::uint64_t pair) { return static_cast<std::uint32_t>(pair >> 32); };
    const auto lower = [](std::uint64_t pair) { return static_cast<std::uint32_t>(pair); };
    return {upper(key.high), lower(key.high), upper(key.low), lower(key.low)};
}

SortKey keyOf(const Fields& fields, const std::array<std::size_t, 4>& places) {
    const auto pair = [&](std::size_t i) {
        return std::uint64_t{fields[places[i]]} << 32 | fields[places[i + 1]];
    };
    return {pair(0), pair(2)};
}

/// The place of the first field in which two different keys differ.
std::size_t firstDifference(SortKey a, SortKey b) {
    const bool inHigh = a.high != b.high;
    const auto bits =
        static_cast<std::size_t>(std::countl_zero(inHigh ? a.high ^ b.high : a.low ^ b.low));
    return (inHigh ? 0 : 2) + bits / 32;
}

std::string columnList(const std::array<std::size_t, 4>& places) {
    std::vector<std::string> names;
    for (const std::size_t place : places) names.emplace_back(columns[place]);
    return text::join(names, ", ");
}

}  // namespace

QuadTables::QuadTables(const sqlite::Database& database, const std::filesystem::path& path,
                       KeySorter quads, bool namedGraphs)
    : m_database(database), m_queue(blocksAhead) {
    m_orders.push_back({"quad", {0, 1, 2, 3}, std::move(quads)});
    m_orders.push_back({"quad_ospg", {2, 0, 1, 3}, KeySorter(path, orderBytes)});
    m_orders.push_back({"quad_posg", {1, 2, 0, 3}, KeySorter(path, orderBytes)});
    if (namedGraphs) m_orders.push_back({"quad_gspo", {3, 0, 1, 2}, KeySorter(path, orderBytes)});
}

std::int64_t QuadTables::graphs() const {
    return m_orders.size() > 3 ? m_orders[3].distinct[0] : (m_quads > 0 ? 1 : 0);
}

Result<void> QuadTables::write(const std::function<void(std::int64_t)>& written,
                               const CancelToken& cancel) {
    if (auto created = createTables(); !created) return created;
    Result<void> sorted;
    const auto registration = cancel.onCancel([this] { m_queue.close(); });
    std::thread sorting([&] { sorted = sortAll(cancel); });
    auto done = writeBlocks(written, cancel);
    m_queue.close();
    sorting.join();
    if (!done) return done;
    if (!sorted) return sorted;
    return writeStatistics();
}

/// A table WITHOUT ROWID whose key is all its columns is stored byte by byte as an index over these
/// columns would be. So the indexes are filled as tables and renamed in the schema at the end;
/// filling an index in its own order is nothing that SQL could express.
Result<void> QuadTables::createTables() const {
    for (const Order& order : m_orders) {
        const std::string list = columnList(order.places);
        if (auto created =
                m_database.execute("CREATE TABLE " + order.name + "(" +
                                   text::replaceAll(list, ",", " INTEGER NOT NULL,") +
                                   " INTEGER NOT NULL, PRIMARY KEY (" + list + ")) WITHOUT ROWID");
            !created)
            return created;
    }
    return {};
}

Result<void> QuadTables::turnIntoIndexes() const {
    if (auto opened = m_database.execute("PRAGMA writable_schema = ON"); !opened) return opened;
    for (std::size_t i = 1; i < m_orders.size(); ++i)
        if (auto renamed = m_database.run(
                "UPDATE sqlite_schema SET type = 'index', tbl_name = 'quad', sql = ?2 "
                "WHERE name = ?1",
                m_orders[i].name,
                "CREATE INDEX " + m_orders[i].name + " ON quad(" + columnList(m_orders[i].places) +
                    ")");
            !renamed)
            return renamed;
    return m_database.execute("PRAGMA writable_schema = RESET");
}

Result<void> QuadTables::sortAll(const CancelToken& cancel) {
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        auto more = sortOne(i, cancel);
        if (!more) m_queue.close();
        if (!more) return more.error();
        if (!*more) return {};
    }
    m_queue.end();
    return {};
}

/// Hands over the quads in one order, the first time also to the sorters of the others. False when
/// nobody takes them any more.
Result<bool> QuadTables::sortOne(std::size_t index, const CancelToken& cancel) {
    Order& order = m_orders[index];
    Block block{index, {}};
    block.keys.reserve(blockKeys);
    SortKey last;
    std::size_t seen = 0;
    for (SortKey key;; last = key) {
        auto more = order.sorter.next(key);
        if (!more) return more.error();
        if (!*more) break;
        if (++seen % blockKeys == 0 && cancel.cancelled()) return false;
        const bool first = order.distinct[3] == 0;
        if (!first && key == last) {
            ++m_duplicates;
            continue;
        }
        for (std::size_t i = first ? 0 : firstDifference(last, key); i < 4; ++i)
            ++order.distinct[i];
        if (index == 0) {
            const Fields fields = fieldsOf(key);
            for (std::size_t i = 1; i < m_orders.size(); ++i)
                if (auto added = m_orders[i].sorter.add(keyOf(fields, m_orders[i].places)); !added)
                    return added.error();
        }
        block.keys.push_back(key);
        if (block.keys.size() < blockKeys) continue;
        if (!m_queue.push(std::move(block))) return false;
        block = {index, {}};
        block.keys.reserve(blockKeys);
    }
    if (index == 0) m_quads = order.distinct[3];
    return m_queue.push(std::move(block));
}

Result<void> QuadTables::writeBlocks(const std::function<void(std::int64_t)>& written,
                                     const CancelToken& cancel) {
    std::optional<RowWriter> rows;
    std::size_t order = m_orders.size();
    while (auto block = m_queue.pop()) {
        if (cancel.cancelled()) return cancel.error();
        if (block->order != order) {
            if (rows)
                if (auto flushed = rows->flush(); !flushed) return flushed;
            order = block->order;
            auto begun = RowWriter::create(m_database, m_orders[order].name, columns.size());
            if (!begun) return begun.error();
            rows.emplace(std::move(*begun));
        }
        for (const SortKey key : block->keys) {
            const auto [a, b, c, d] = fieldsOf(key);
            if (auto done = rows->add(std::array<std::int64_t, 4>{a, b, c, d}); !done) return done;
        }
        written(static_cast<std::int64_t>(block->keys.size()));
    }
    if (cancel.cancelled()) return cancel.error();
    return rows ? rows->flush() : Result<void>();
}

/// What ANALYZE would find, known from sorting: for each index its rows, and how many of them share
/// the first one, two, … columns on average, rounded up unless that makes two of hardly more than
/// one.
Result<void> QuadTables::writeStatistics() const {
    if (m_quads == 0) return {};
    for (const Order& order : m_orders) {
        std::string statistics = std::to_string(m_quads);
        for (const std::int64_t distinct : order.distinct) {
            const bool hardlyMore = m_quads * 10 <= distinct * 11;
            statistics +=
                " " + std::to_string(hardlyMore ? 1 : (m_quads + distinct - 1) / distinct);
        }
        if (auto done = m_database.run("INSERT INTO sqlite_stat1 VALUES ('quad', ?1, ?2)",
                                       order.name, statistics);
            !done)
            return done;
    }
    return {};
}

}  // namespace tripletalk::graph
