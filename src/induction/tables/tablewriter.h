// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "induction/schema.h"
#include "sqlite/database.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tripletalk::induction {

/// Inserts rows into the tables of a schema on a thread of its own, so that reading the graph and
/// writing the tables share two cores. From start() to finish() nothing else may use the database.
/// Memory: a few batches of rows.
class TableWriter {
  public:
    TableWriter(const sqlite::Database& database, const Schema& schema)
        : m_database(database), m_schema(schema) {}
    TableWriter(const TableWriter&) = delete;
    TableWriter& operator=(const TableWriter&) = delete;
    ~TableWriter();

    /// Prepares one INSERT a table; views have none.
    Result<void> start();

    /// Takes a row for the table of that number in the schema. An error may be that of an earlier
    /// row.
    Result<void> add(int table, std::vector<sqlite::Value> cells);

    /// Waits until all rows are written.
    Result<void> finish();

  private:
    struct Row {
        int table = -1;
        std::vector<sqlite::Value> cells = {};
    };
    using Batch = std::vector<Row>;

    void work();
    Result<void> write(const Batch& batch);
    Result<void> handOver();

    const sqlite::Database& m_database;
    const Schema& m_schema;
    std::vector<std::optional<sqlite::Statement>> m_inserts;
    Batch m_batch;

    std::thread m_thread;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_waiting;  // guarded by m_mutex, like the rest
    std::optional<Error> m_error;
    bool m_closed = false;
};

}  // namespace tripletalk::induction
