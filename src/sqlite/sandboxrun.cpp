// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "sqlite/sandboxprivate.h"

namespace tripletalk::sqlite {

namespace {

using Clock = std::chrono::steady_clock;

/// Bytes that a query may take between two looks at its memory: its registers, each as long as a
/// cell may be.
constexpr std::size_t leap = 64U << 20U;

}  // namespace

Error Sandbox::Private::stopError(const CancelToken& token) const {
    if (tooMuchMemory)
        return {ErrorKind::Limit, say("Sentence",
                                      "The query needs too much memory to sort, group or join: add "
                                      "filters, join on keys, or aggregate before joining.")};
    Error error = token.error();
    if (error.kind == ErrorKind::Timeout)
        error.message =
            say("Sentence",
                "The query took longer than %1 s and was stopped: add filters or a LIMIT, and join "
                "tables on their keys.")
                .arg(text::formatNumber(static_cast<double>(limits.time.count()) / 1000));
    return error;
}

template <typename Work>
auto Sandbox::Private::bounded(const CancelToken& cancel, const Work& work)
    -> decltype(work(cancel)) {
    const auto token = CancelToken::withDeadline(cancel, limits.time);
    MemoryAccount own(limits.memory + leap, token);
    const ChargedTo charged(own);
    tooMuchMemory = false;
    running = &token;
    account = &own;
    auto result = work(token);
    running = nullptr;
    account = nullptr;
    tooMuchMemory = tooMuchMemory || own.isExceeded();
    if (!result && own.isClosed()) return stopError(token);
    return result;
}

std::vector<ResultColumn> Sandbox::Private::columnsOf(const Statement& statement) const {
    const auto given = [](const char* name) { return std::string(name ? name : ""); };
    std::vector<ResultColumn> columns;
    columns.reserve(static_cast<std::size_t>(statement.columnCount()));
    for (int i = 0; i < statement.columnCount(); ++i)
        columns.push_back({statement.columnName(i),
                           given(sqlite3_column_table_name(statement.handle(), i)),
                           given(sqlite3_column_origin_name(statement.handle(), i))});
    return columns;
}

Result<bool> Sandbox::Private::next(Statement& statement, std::string_view sql,
                                    const CancelToken& token) {
    auto more = statement.step();
    if (more) return more;
    if (sqlite3_errcode(handle()) == SQLITE_INTERRUPT) return stopError(token);
    return errorNow(sql);
}

Result<QueryResult> Sandbox::Private::collect(Statement& statement, std::string_view sql,
                                              const CancelToken& token) {
    QueryResult result;
    result.columns = columnsOf(statement);
    std::size_t bytes = 0;
    for (;;) {
        const auto more = next(statement, sql, token);
        if (!more) return more.error();
        if (!*more) return result;
        std::vector<Value> row;
        row.reserve(result.columns.size());
        for (int i = 0; i < statement.columnCount() && bytes <= limits.bytes; ++i) {
            row.push_back(statement.value(i));
            const auto* string = std::get_if<std::string>(&row.back());
            bytes += string ? string->size() : sizeof(double);
        }
        if (result.rows.size() >= limits.rows || bytes > limits.bytes) {
            result.truncated = true;
            return result;
        }
        result.rows.push_back(std::move(row));
    }
}

Result<void> Sandbox::Private::ready(const CancelToken& cancel) {
    if (cancel.cancelled()) return cancel.error();
    if (sqlite3_get_autocommit(handle()) != 0 && !resume())
        return Error{
            ErrorKind::Internal,
            say("Sentence", "The state that this run reads was lost: start the run again.")};
    return {};
}

Result<QueryResult> Sandbox::query(std::string_view sql, const CancelToken& cancel) {
    const auto start = Clock::now();
    if (auto ready = d->ready(cancel); !ready) return ready.error();
    auto result = d->bounded(cancel, [&](const CancelToken& token) -> Result<QueryResult> {
        auto statement = d->prepare(sql);
        if (!statement) return statement.error();
        return d->collect(*statement, sql, token);
    });
    if (result)
        result->ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    return result;
}

Result<void> Sandbox::each(std::string_view sql,
                           const std::function<Result<void>(const std::vector<Value>&)>& row,
                           const CancelToken& cancel) {
    if (auto ready = d->ready(cancel); !ready) return ready;
    return d->bounded(cancel, [&](const CancelToken& token) -> Result<void> {
        auto statement = d->prepare(sql);
        if (!statement) return statement.error();
        std::vector<Value> cells(static_cast<std::size_t>(statement->columnCount()));
        for (;;) {
            const auto more = d->next(*statement, sql, token);
            if (!more) return more.error();
            if (!*more) return {};
            for (std::size_t i = 0; i < cells.size(); ++i)
                cells[i] = statement->value(static_cast<int>(i));
            if (auto done = row(cells); !done) return done;
        }
    });
}

Result<std::vector<ResultColumn>> Sandbox::check(std::string_view sql) {
    return d->bounded({}, [&](const CancelToken&) -> Result<std::vector<ResultColumn>> {
        auto statement = d->prepare(sql);
        if (!statement) return statement.error();
        return d->columnsOf(*statement);
    });
}

}  // namespace tripletalk::sqlite
