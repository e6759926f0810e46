// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/database.h"

#include "base/text.h"
#include "sqlite/carriederror.h"
#include "sqlite/confinedfiles.h"
#include "sqlite/functions.h"
#include "sqlite/memoryaccount.h"

#include <cmath>
#include <utility>

#include <sqlite3.h>

namespace tripletalk::sqlite {

namespace {

ErrorKind kindOf(int code) {
    switch (code & 0xFF) {
        case SQLITE_CANTOPEN:
            return ErrorKind::NotFound;
        case SQLITE_FULL:
            return ErrorKind::DiskFull;
        case SQLITE_IOERR:
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_READONLY:
            return ErrorKind::Io;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return ErrorKind::Locked;
        case SQLITE_INTERRUPT:
            return ErrorKind::Cancelled;
        case SQLITE_AUTH:
            return ErrorKind::Forbidden;
        case SQLITE_TOOBIG:
        case SQLITE_NOMEM:
            return ErrorKind::Limit;
        case SQLITE_ERROR:
            return ErrorKind::Syntax;
        default:
            return ErrorKind::Internal;
    }
}

Error errorOf(sqlite3* handle, Sentence what) {
    const int code = sqlite3_extended_errcode(handle);
    const ErrorKind kind = kindOf(code);
    const auto own = sentenceIn(sqlite3_errmsg(handle));
    return {kind,
            kind == ErrorKind::DiskFull ? say("Sentence", "The disk is full.") : std::move(what),
            own ? own->text() : sqlite3_errmsg(handle)};
}

}  // namespace

std::string toText(const Value& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return std::to_string(*integer);
    if (const auto* real = std::get_if<double>(&value)) return text::formatNumber(*real);
    if (const auto* string = std::get_if<std::string>(&value)) return *string;
    return {};
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Statement::bind(int index, std::nullptr_t) { sqlite3_bind_null(m_handle.get(), index); }
void Statement::bind(int index, std::int64_t value) {
    sqlite3_bind_int64(m_handle.get(), index, value);
}
void Statement::bind(int index, double value) { sqlite3_bind_double(m_handle.get(), index, value); }
void Statement::bind(int index, std::string_view value) {
    sqlite3_bind_text64(m_handle.get(), index, value.empty() ? "" : value.data(), value.size(),
                        SQLITE_TRANSIENT, SQLITE_UTF8);
}
void Statement::bind(int index, const Value& value) {
    std::visit(
        [&](const auto& held) {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>)
                bind(index, nullptr);
            else
                bind(index, held);
        },
        value);
}
void Statement::bindBlob(int index, const void* data, std::size_t bytes) {
    sqlite3_bind_blob64(m_handle.get(), index, data, bytes, SQLITE_TRANSIENT);
}

Result<bool> Statement::step() {
    const int code = sqlite3_step(m_handle.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    auto error = errorOf(sqlite3_db_handle(m_handle.get()),
                         say("Sentence", "The database could not run a statement."));
    // Until then it would take no new values, and run with the old ones.
    reset();
    return error;
}

Result<void> Statement::run() {
    for (;;) {
        auto more = step();
        if (!more) return more.error();
        if (!*more) break;
    }
    reset();
    return {};
}

void Statement::reset() { sqlite3_reset(m_handle.get()); }

int Statement::columnCount() const { return sqlite3_column_count(m_handle.get()); }
std::string Statement::columnName(int column) const {
    const char* name = sqlite3_column_name(m_handle.get(), column);
    return name ? name : "";
}
bool Statement::isNull(int column) const {
    return sqlite3_column_type(m_handle.get(), column) == SQLITE_NULL;
}
std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(m_handle.get(), column);
}
double Statement::real(int column) const { return sqlite3_column_double(m_handle.get(), column); }
std::string_view Statement::text(int column) const {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(m_handle.get(), column));
    return data ? std::string_view(
                      data, static_cast<std::size_t>(sqlite3_column_bytes(m_handle.get(), column)))
                : std::string_view();
}
Value Statement::value(int column) const {
    switch (sqlite3_column_type(m_handle.get(), column)) {
        case SQLITE_NULL:
            return std::monostate();
        case SQLITE_INTEGER:
            return integer(column);
        case SQLITE_FLOAT:
            return real(column);
        default:
            return std::string(text(column));
    }
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Result<Database> Database::connect(const std::string& file, int flags, const char* files) {
    setUpMemory();
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle,
                                     flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, files);
    Database database(handle);
    if (code != SQLITE_OK)
        return Error{kindOf(code),
                     say("Sentence", "The database \"%1\" cannot be opened.").arg(file),
                     sqlite3_errstr(code)};
    sqlite3_busy_timeout(handle, 5000);
    if (auto registered = registerFunctions(handle); !registered) return registered.error();
    return database;
}

Result<Database> Database::open(const std::filesystem::path& path, OpenMode mode) {
    return connect(path.string(),
                   mode == OpenMode::ReadOnly    ? SQLITE_OPEN_READONLY
                   : mode == OpenMode::ReadWrite ? SQLITE_OPEN_READWRITE
                                                 : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                   nullptr);
}

Result<Database> Database::openConfined(const ConfinedFiles& files) {
    return connect(files.uri(false), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, files.name());
}

Result<Database> Database::inMemory() { return open(":memory:", OpenMode::Create); }

Result<Statement> Database::prepare(std::string_view sql) const {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(m_handle.get(), sql.data(), static_cast<int>(sql.size()), 0,
                                        &statement, nullptr);
    if (code != SQLITE_OK)
        return errorOf(m_handle.get(),
                       say("Sentence", "The database does not understand a statement."));
    if (!statement)
        return Error{ErrorKind::Syntax, say("Sentence", "There is no statement to run.")};
    return Statement(statement);
}

Result<void> Database::execute(std::string_view script) const {
    if (sqlite3_exec(m_handle.get(), std::string(script).c_str(), nullptr, nullptr, nullptr) !=
        SQLITE_OK)
        return errorOf(m_handle.get(), say("Sentence", "The database could not run a statement."));
    return {};
}

CancelToken::Registration Database::interruptOn(const CancelToken& token) const {
    return token.onCancel([handle = m_handle.get()] { sqlite3_interrupt(handle); });
}

std::int64_t Database::lastInsertId() const { return sqlite3_last_insert_rowid(m_handle.get()); }
std::int64_t Database::changes() const { return sqlite3_changes64(m_handle.get()); }
Error Database::error(Sentence what) const { return errorOf(m_handle.get(), std::move(what)); }

Result<Transaction> Transaction::begin(const Database& database) {
    if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun.error();
    return Transaction(&database);
}

Transaction::~Transaction() {
    if (m_database) (void)m_database->execute("ROLLBACK");
}

Result<void> Transaction::commit() {
    auto committed = m_database->execute("COMMIT");
    if (committed) m_database = nullptr;
    return committed;
}

std::string quoteIdentifier(std::string_view name) {
    return "\"" + text::replaceAll(std::string(name), "\"", "\"\"") + "\"";
}
std::string quoteText(std::string_view value) {
    return "'" + text::replaceAll(std::string(value), "'", "''") + "'";
}

bool isKeyword(std::string_view name) {
    return sqlite3_keyword_check(name.data(), static_cast<int>(name.size())) != 0;
}

}  // namespace tripletalk::sqlite
