// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sandbox.h"

#include "base/text.h"
#include "sqlite/sandboxprivate.h"

#include <algorithm>
#include <array>

namespace tripletalk::sqlite {

namespace {

/// Steps of SQLite's machine between two looks at clock and token. Few, since one step may be a
/// function over a text of cellLength.
constexpr int stepsBetweenChecks = 25;

/// SELECTs that SQLite may make of chained WITH parts while it compiles; 2^16 take it 0.2 s,
/// doubling with each link.
constexpr std::size_t mostParts = 10'000;

/// SQLite plans 60 joins with many conditions in a second, 30 in a fifth of it.
constexpr std::ptrdiff_t mostJoins = 32;

Error ioFailure(const std::filesystem::path& path, int code) {
    const bool missing = (code & 0xFF) == SQLITE_CANTOPEN;
    return {missing ? ErrorKind::NotFound : ErrorKind::Io,
            say("Sentence", "The database \"%1\" cannot be opened for reading.").arg(path.string()),
            sqlite3_errstr(code)};
}

}  // namespace

int Sandbox::Private::connect(bool immutable) {
    database.reset();
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(
        files.uri(immutable).c_str(), &opened,
        SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
        files.name());
    database.reset(opened);
    if (code != SQLITE_OK) return code;
    sqlite3_busy_timeout(opened, 2000);
    if (const int hardened = harden(); hardened != SQLITE_OK) return hardened;
    if (const int begun = begin(); begun != SQLITE_OK) return begun;
    // A table-valued function is set up at its first use, with a CREATE that the authorizer would
    // refuse later.
    if (const int made = run("SELECT 1 FROM json_each('[]'), json_tree('[]')"); made != SQLITE_OK)
        return made;
    version = dataVersion();
    return readLayout();
}

int Sandbox::Private::harden() const {
    for (const auto& [option, on] :
         {std::pair(SQLITE_DBCONFIG_DQS_DML, 0), std::pair(SQLITE_DBCONFIG_DQS_DDL, 0),
          std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)})
        if (const int code = sqlite3_db_config(handle(), option, on, nullptr); code != SQLITE_OK)
            return code;
    std::array<const char*, 3> modules = {"json_each", "json_tree", nullptr};
    sqlite3_drop_modules(handle(), modules.data());
    if (!registerFunctions(handle(), &stop)) return SQLITE_ERROR;
    return run(
        "PRAGMA query_only=ON; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA "
        "cache_size=-16000");
}

int Sandbox::Private::readLayout() {
    tables.clear();
    storedViews.clear();
    readable = {"sqlite_master", "sqlite_schema", "json_each", "json_tree"};
    const auto each = [this](const char* sql, const std::string& argument, const auto& take) {
        sqlite3_stmt* raw = nullptr;
        if (const int code = sqlite3_prepare_v2(handle(), sql, -1, &raw, nullptr);
            code != SQLITE_OK)
            return code;
        Statement statement(raw);
        if (!argument.empty()) statement.bind(1, argument);
        for (;;) {
            const auto row = statement.step();
            if (!row) return sqlite3_extended_errcode(handle());
            if (!*row) return SQLITE_OK;
            take(std::string(statement.text(0)));
        }
    };
    each("SELECT name FROM sqlite_schema WHERE type = 'view'", "",
         [this](const std::string& name) { storedViews.insert(keyOf(name.c_str())); });
    const int code =
        each("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY rowid", "",
             [this](std::string name) {
                 readable.insert(keyOf(name.c_str()));
                 tables.push_back({std::move(name), {}});
             });
    // A view that does not work any more has no columns; a query of it says why.
    for (auto& [name, columns] : tables)
        each("SELECT name FROM pragma_table_info(?)", name,
             [&into = columns](std::string column) { into.push_back(std::move(column)); });
    return code;
}

unsigned Sandbox::Private::dataVersion() const {
    unsigned now = 0;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_DATA_VERSION, &now);
    return now;
}

int Sandbox::Private::begin() {
    beginning = true;
    int code = run("BEGIN");
    // The first read fixes the state.
    if (code == SQLITE_OK) code = run("SELECT 1 FROM sqlite_schema");
    beginning = false;
    return code;
}

bool Sandbox::Private::resume() { return begin() == SQLITE_OK && dataVersion() == version; }

bool Sandbox::Private::commitViews() {
    beginning = true;
    const bool committed = run("COMMIT") == SQLITE_OK;
    beginning = false;
    const bool reads = committed && begin() == SQLITE_OK;
    version = dataVersion();
    return reads;
}

void Sandbox::Private::confine() {
    const auto bounded = [](std::size_t value) {
        return static_cast<int>(std::min<std::size_t>(value, 1'000'000'000));
    };
    for (const auto& [what, most] :
         {std::pair(SQLITE_LIMIT_LENGTH, bounded(limits.cellLength)),
          std::pair(SQLITE_LIMIT_SQL_LENGTH, bounded(limits.sqlLength)),
          std::pair(SQLITE_LIMIT_COLUMN, 1000), std::pair(SQLITE_LIMIT_EXPR_DEPTH, 300),
          std::pair(SQLITE_LIMIT_COMPOUND_SELECT, 50), std::pair(SQLITE_LIMIT_VDBE_OP, 100'000),
          std::pair(SQLITE_LIMIT_FUNCTION_ARG, 100), std::pair(SQLITE_LIMIT_ATTACHED, 0),
          std::pair(SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 250),
          std::pair(SQLITE_LIMIT_VARIABLE_NUMBER, 0), std::pair(SQLITE_LIMIT_TRIGGER_DEPTH, 1),
          std::pair(SQLITE_LIMIT_WORKER_THREADS, 0)})
        sqlite3_limit(handle(), what, most);
    sqlite3_set_authorizer(
        handle(),
        [](void* self, int action, const char* first, const char* second, const char* schema,
           const char* view) {
            return static_cast<Private*>(self)->authorize(action, first, second, schema, view);
        },
        this);
    sqlite3_progress_handler(
        handle(), stepsBetweenChecks,
        [](void* self) { return static_cast<Private*>(self)->shouldStop() ? 1 : 0; }, this);
}

/// One statement, as SQLite compiles it; a statement's end and comments may follow.
Result<Statement> Sandbox::Private::compile(std::string_view sql) {
    const char* at = sql.data();
    const char* const end = at + sql.size();
    sqlite3_stmt* compiled = nullptr;
    while (at < end && !compiled) {
        const char* tail = nullptr;
        const std::string_view rest(at, static_cast<std::size_t>(end - at));
        if (sqlite3_prepare_v3(handle(), at, static_cast<int>(rest.size()), 0, &compiled, &tail) !=
            SQLITE_OK)
            return errorNow(rest);
        at = tail;
    }
    Statement statement(compiled);
    const auto rest = tokensOf({at, static_cast<std::size_t>(end - at)});
    if (std::any_of(rest.begin(), rest.end(), [](const SqlToken& t) { return t.text != ";"; }))
        return Error{
            ErrorKind::Forbidden,
            say("Sentence",
                "Only one statement is allowed: send one SELECT (or WITH … SELECT) at a time.")};
    return statement;
}

Result<Statement> Sandbox::Private::prepare(std::string_view sql) {
    if (sql.size() > limits.sqlLength)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The query is longer than %1 bytes: write a shorter one.")
                         .arg(limits.sqlLength)};
    if (sql.find('\0') != std::string_view::npos)
        return Error{
            ErrorKind::Syntax,
            say("Sentence", "The query contains a NUL character: write it as plain text.")};
    if (!text::isValidUtf8(sql))
        return Error{ErrorKind::Syntax, say("Sentence", "The query is not valid UTF-8 text.")};
    auto tokens = tokensOf(sql);
    while (!tokens.empty() && tokens.front().text == ";") tokens.erase(tokens.begin());
    if (tokens.empty())
        return Error{ErrorKind::Syntax, say("Sentence", "The query is empty: write one SELECT.")};
    if (const auto first = tokens.front().key();
        first != "select" && first != "with" && first != "values")
        return refuseStatement(tokens);
    const std::string withViews = viewParts.empty() ? std::string() : viewParts + std::string(sql);
    if (expandedParts(withViews.empty() ? tokens : tokensOf(withViews), mostParts) >= mostParts)
        return Error{
            ErrorKind::Limit,
            say("Sentence",
                "The parts of WITH name each other too often: use each part fewer times.")};

    const auto joins = std::count_if(tokens.begin(), tokens.end(), [](const SqlToken& token) {
        return token.kind == SqlToken::Kind::Word && token.key() == "join";
    });
    if (joins > mostJoins)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The query joins too many tables: use fewer.")};

    if (auto refused = refusedJoin(tokens)) return *std::move(refused);

    denied.reset();
    partNames = namesOfParts(tokens);
    auto statement = compile(withQuotedFunctions(sql));
    if (!statement) return statement;
    sqlite3_stmt* raw = statement->handle();
    if (!raw || !sqlite3_stmt_readonly(raw) || sqlite3_stmt_isexplain(raw) != 0 ||
        sqlite3_column_count(raw) == 0)
        return refuseStatement(tokens);
    if (sqlite3_bind_parameter_count(raw) > 0)
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The query has parameters: write the values into the query.")};
    return statement;
}

Error Sandbox::Private::errorNow(std::string_view sql) {
    const int code = sqlite3_extended_errcode(handle());
    const std::string message = sqlite3_errmsg(handle());
    if (denied) return *denied;
    if ((code & 0xFF) == SQLITE_AUTH || message == "not authorized") {
        // A table function of a PRAGMA is refused when SQLite sets it up, not where it is read.
        for (const auto& token : tokensOf(sql))
            if (token.key().starts_with("pragma_")) return refuseTable(token.key());
        return refuseStatement({});
    }
    switch (code & 0xFF) {
        case SQLITE_NOMEM:
            return {ErrorKind::Limit,
                    say("Sentence", "The query needs too much memory: add filters or a LIMIT.")};
        case SQLITE_IOERR:
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_CANTOPEN:
        case SQLITE_READONLY:
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_FULL:
            return {ErrorKind::Io, say("Sentence", "The database could not be read."), message};
        default:
            return explain(code, message, sql, sqlite3_error_offset(handle()), tables);
    }
}

Result<Sandbox> Sandbox::open(const std::filesystem::path& path, SandboxLimits limits,
                              const std::vector<TempView>& views,
                              const std::vector<Withheld>& withheld) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no database \"%1\".").arg(path.string())};
    auto d = std::make_unique<Private>(limits, path);
    int code = d->connect(false);
    // A writer may have started its log between our look for one and our first read.
    for (int tries = 0; tries < 3 && d->files.logWasMissing() && d->files.hasLog(); ++tries)
        code = d->connect(false);
    // A write-ahead database in a folder that cannot be written: without a log nobody writes, so it
    // may be read as it is.
    const bool unshared = (code & 0xFF) == SQLITE_CANTOPEN || (code & 0xFF) == SQLITE_READONLY;
    if (unshared && !d->files.hasLog()) code = d->connect(true);
    if (code != SQLITE_OK) return ioFailure(path, code);
    d->confine();
    d->makeViews(views);
    d->withhold(withheld);
    if (!d->database)
        return Error{ErrorKind::Internal, say("Sentence", "A view could not be taken back.")};
    if (!views.empty() && !d->commitViews())
        return Error{ErrorKind::Internal, say("Sentence", "The views could not be kept.")};
    return Sandbox(std::move(d));
}

Sandbox::Sandbox(std::unique_ptr<Private> given) : d(std::move(given)) {}
Sandbox::Sandbox(Sandbox&&) noexcept = default;
Sandbox& Sandbox::operator=(Sandbox&&) noexcept = default;
Sandbox::~Sandbox() = default;

const std::vector<std::pair<std::string, Error>>& Sandbox::refusedViews() const {
    return d->refusedViews;
}

}  // namespace tripletalk::sqlite
