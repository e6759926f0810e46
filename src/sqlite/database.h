// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

struct sqlite3;
struct sqlite3_stmt;

namespace tripletalk::sqlite {

class ConfinedFiles;

/// One cell: NULL, INTEGER, REAL or TEXT (blobs are read as text).
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// The cell as text; NULL is empty.
std::string toText(const Value& value);

/// A prepared statement. Parameters count from 1, columns from 0. Belongs to one thread at a time.
class Statement {
  public:
    explicit Statement(sqlite3_stmt* handle) : m_handle(handle) {}  ///< takes ownership

    void bind(int index, std::nullptr_t);
    void bind(int index, std::int64_t value);
    void bind(int index, int value) { bind(index, static_cast<std::int64_t>(value)); }
    void bind(int index, double value);
    void bind(int index, std::string_view value);  ///< copied
    void bind(int index, const std::string& value) { bind(index, std::string_view(value)); }
    void bind(int index, const char* value) { bind(index, std::string_view(value)); }
    void bind(int index, const Value& value);
    template <typename T>
    void bind(int index, const std::optional<T>& value) {
        value ? bind(index, *value) : bind(index, nullptr);
    }
    void bindBlob(int index, const void* data, std::size_t bytes);

    /// Moves to the next row; false when there is none. An error resets the statement.
    Result<bool> step();
    /// Steps to the end and resets, for statements whose rows do not matter.
    Result<void> run();
    void reset();

    [[nodiscard]] int columnCount() const;
    [[nodiscard]] std::string columnName(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] std::string_view text(
        int column) const;  ///< valid until the next step; blobs too
    [[nodiscard]] Value value(int column) const;
    [[nodiscard]] sqlite3_stmt* handle() const { return m_handle.get(); }

  private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> m_handle;
};

enum class OpenMode { ReadOnly, ReadWrite, Create };

/// RAII over one connection with our Unicode-aware functions registered (functions.h). Text written
/// by a model never comes here: that is sandbox.h. Belongs to one thread at a time. Errors:
/// NotFound, Syntax, Io, DiskFull, Locked, Limit, Cancelled, Internal.
class Database {
  public:
    static Result<Database> open(const std::filesystem::path& path, OpenMode mode);
    static Result<Database> inMemory();
    /// Reads a finished database whose temporary files are in memory and counted. `files` lives
    /// longer.
    static Result<Database> openConfined(const ConfinedFiles& files);

    Result<Statement> prepare(std::string_view sql) const;

    /// Runs a script of several statements without parameters.
    Result<void> execute(std::string_view script) const;

    /// Runs one statement with bound parameters and drops its rows.
    template <typename... Args>
    Result<void> run(std::string_view sql, const Args&... args) const {
        auto statement = prepared(sql, args...);
        if (!statement) return statement.error();
        return statement->run();
    }

    /// Calls `row(Statement&)` for each row. The callback returns void, or bool (false ends early).
    template <typename Row, typename... Args>
    Result<void> each(std::string_view sql, Row&& row, const Args&... args) const {
        auto statement = prepared(sql, args...);
        if (!statement) return statement.error();
        for (;;) {
            auto more = statement->step();
            if (!more) return more.error();
            if (!*more) return {};
            if constexpr (std::is_same_v<decltype(row(*statement)), bool>) {
                if (!row(*statement)) return {};
            } else {
                row(*statement);
            }
        }
    }

    /// The first cell of the first row; NULL if there is no row.
    template <typename... Args>
    Result<Value> value(std::string_view sql, const Args&... args) const {
        Value found;
        auto done = each(
            sql,
            [&](Statement& row) {
                found = row.value(0);
                return false;
            },
            args...);
        if (!done) return done.error();
        return found;
    }
    /// The same as an integer; 0 for NULL or no row.
    template <typename... Args>
    Result<std::int64_t> integer(std::string_view sql, const Args&... args) const {
        std::int64_t found = 0;
        auto done = each(
            sql,
            [&](Statement& row) {
                found = row.integer(0);
                return false;
            },
            args...);
        if (!done) return done.error();
        return found;
    }

    /// While the returned registration lives, running statements end with the token's error once it
    /// is cancelled.
    [[nodiscard]] CancelToken::Registration interruptOn(const CancelToken& token) const;

    [[nodiscard]] std::int64_t lastInsertId() const;
    [[nodiscard]] std::int64_t changes() const;
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }

    /// The error for the connection's current state, with SQLite's own message as detail.
    [[nodiscard]] Error error(Sentence what) const;

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    explicit Database(sqlite3* handle) : m_handle(handle) {}
    static Result<Database> connect(const std::string& file, int flags, const char* files);

    template <typename... Args>
    Result<Statement> prepared(std::string_view sql, const Args&... args) const {
        auto statement = prepare(sql);
        if (!statement) return statement.error();
        [[maybe_unused]] int index = 0;
        (statement->bind(++index, args), ...);
        return statement;
    }

    std::unique_ptr<sqlite3, Close> m_handle;
};

/// For writing: waits its turn at BEGIN, since SQLite refuses a transaction that has read and then
/// finds another writer. ROLLBACK on destruction unless committed.
class Transaction {
  public:
    static Result<Transaction> begin(const Database& database);
    Transaction(Transaction&& other) noexcept
        : m_database(std::exchange(other.m_database, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();
    Result<void> commit();

  private:
    explicit Transaction(const Database* database) : m_database(database) {}
    const Database* m_database;
};

/// "name" with inner quotes doubled; and 'text' likewise.
std::string quoteIdentifier(std::string_view name);
std::string quoteText(std::string_view text);

/// True for SQLite's reserved words, in any case: such a name would have to be quoted everywhere.
bool isKeyword(std::string_view name);

}  // namespace tripletalk::sqlite
