// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/tables/tablewriter.h"

#include <utility>

namespace tripletalk::induction {

namespace {

constexpr std::size_t batchRows = 512;
constexpr std::size_t mostWaiting = 4;  // batches

}  // namespace

TableWriter::~TableWriter() { static_cast<void>(finish()); }

Result<void> TableWriter::start() {
    for (const Table& table : m_schema.tables) {
        m_inserts.emplace_back();
        if (table.kind == TableKind::View) continue;
        std::string places;
        for (std::size_t i = 0; i < table.columns.size(); ++i) places += i == 0 ? "?" : ",?";
        auto insert = m_database.prepare("INSERT INTO " + sqlite::quoteIdentifier(table.name) +
                                         " VALUES (" + places + ")");
        if (!insert) return insert.error();
        m_inserts.back().emplace(*std::move(insert));
    }
    m_thread = std::thread([this] { work(); });
    return {};
}

Result<void> TableWriter::add(int table, std::vector<sqlite::Value> cells) {
    m_batch.push_back({table, std::move(cells)});
    return m_batch.size() < batchRows ? Result<void>() : handOver();
}

Result<void> TableWriter::handOver() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_waiting.size() < mostWaiting || m_error; });
    if (m_error) return *m_error;
    m_waiting.push_back(std::exchange(m_batch, {}));
    m_batch.reserve(batchRows);
    m_changed.notify_all();
    return {};
}

Result<void> TableWriter::finish() {
    if (!m_thread.joinable()) return {};
    const auto handed = handOver();
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
    }
    m_changed.notify_all();
    m_thread.join();
    m_inserts.clear();
    if (!handed) return handed;
    return m_error ? Result<void>(*m_error) : Result<void>();
}

void TableWriter::work() {
    for (;;) {
        Batch batch;
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return !m_waiting.empty() || m_closed; });
            if (m_waiting.empty()) return;
            batch = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        m_changed.notify_all();
        if (auto written = write(batch); !written) {
            const std::lock_guard lock(m_mutex);
            m_error = written.error();
            m_changed.notify_all();
            return;
        }
    }
}

Result<void> TableWriter::write(const Batch& batch) {
    for (const Row& row : batch) {
        sqlite::Statement& statement = *m_inserts[static_cast<std::size_t>(row.table)];
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            statement.bind(static_cast<int>(i) + 1, row.cells[i]);
        if (auto done = statement.run(); !done) return done;
    }
    return {};
}

}  // namespace tripletalk::induction
