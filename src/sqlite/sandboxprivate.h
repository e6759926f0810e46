// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/confinedfiles.h"
#include "sqlite/functions.h"
#include "sqlite/memoryaccount.h"
#include "sqlite/sandbox.h"
#include "sqlite/sqlerrors.h"
#include "sqlite/sqltext.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include <sqlite3.h>

namespace tripletalk::sqlite {

/// The connection of a sandbox: opened by sandbox.cpp, which prepares its statements too; these run
/// in sandboxrun.cpp, what they may read is decided in sandboxrights.cpp, its TEMP views are made
/// in sandboxviews.cpp.
struct Sandbox::Private {
    SandboxLimits limits;
    ConfinedFiles files;
    StopCheck stop = [this] { return shouldStop(); };
    struct Close {
        void operator()(sqlite3* opened) const { sqlite3_close(opened); }
    };
    std::unique_ptr<sqlite3, Close> database;
    std::vector<TableColumns> tables;
    std::unordered_set<std::string> readable;  // lower case
    std::unordered_set<std::string> storedViews, tempViews;
    std::vector<Withheld> withheld;             // names in lower case
    std::unordered_set<std::string> partNames;  // of the statement's own WITH
    const CancelToken* running = nullptr;
    MemoryAccount* account = nullptr;  ///< of the query that runs
    bool tooMuchMemory = false;
    bool makingView = false;
    bool beginning = false;
    unsigned version = 0;   ///< of the state that is read
    std::string viewParts;  ///< the TEMP views as parts of a WITH, for counting what they expand to
    std::vector<std::pair<std::string, Error>> refusedViews;
    std::optional<Error> denied;

    Private(SandboxLimits given, const std::filesystem::path& path) : limits(given), files(path) {}

    [[nodiscard]] sqlite3* handle() const { return database.get(); }

    bool shouldStop() {
        if (!running) return false;
        const auto used = static_cast<std::ptrdiff_t>(files.memoryUsed()) + account->used();
        tooMuchMemory = tooMuchMemory || used > static_cast<std::ptrdiff_t>(limits.memory);
        return tooMuchMemory || running->cancelled();
    }

    int run(const char* sql) const {
        return sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
    }

    int connect(bool immutable);
    int harden() const;
    int readLayout();
    /// Fixes the state that every later query sees; the result code of SQLite's.
    int begin();
    /// Reads the state again that SQLite let go with an error; false if it has changed.
    bool resume();
    /// So that no error takes the views back, too.
    bool commitViews();
    [[nodiscard]] unsigned dataVersion() const;
    void confine();
    int authorize(int action, const char* first, const char* second, const char* schema,
                  const char* view);
    [[nodiscard]] int authorizeWithheld(const std::string& table, const std::string& column,
                                        const std::string& schema, const std::string& view);
    void withhold(const std::vector<Withheld>& given);
    /// For a join by names that are not written out: SQLite asks nobody whether it may read them.
    [[nodiscard]] std::optional<Error> refusedJoin(const std::vector<SqlToken>& tokens) const;
    void makeViews(const std::vector<TempView>& views);
    Result<void> makeView(const TempView& view);
    [[nodiscard]] int changeViews(const std::string& sql);

    /// Within the limits of time and memory, also while SQLite looks at neither.
    template <typename Work>
    auto bounded(const CancelToken& cancel, const Work& work) -> decltype(work(cancel));
    /// Before a statement runs: not cancelled, and reading the state of the first.
    Result<void> ready(const CancelToken& cancel);
    Result<Statement> prepare(std::string_view sql);
    Result<Statement> compile(std::string_view sql);
    Error errorNow(std::string_view sql);
    Error stopError(const CancelToken& token) const;
    [[nodiscard]] std::vector<ResultColumn> columnsOf(const Statement& statement) const;
    /// Moves to the next row; false behind the last.
    Result<bool> next(Statement& statement, std::string_view sql, const CancelToken& token);
    Result<QueryResult> collect(Statement& statement, std::string_view sql,
                                const CancelToken& token);
};

/// A name of SQLite's as names are compared.
inline std::string keyOf(const char* name) {
    return SqlToken{SqlToken::Kind::Word, name ? std::string_view(name) : std::string_view()}.key();
}

/// The names that stand before an AS, maybe with a list of columns between: those of the WITH parts
/// are among them.
std::unordered_set<std::string> namesOfParts(const std::vector<SqlToken>& tokens);

}  // namespace tripletalk::sqlite
