// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/termcursor.h"

#include "sparql/compiler/tablemodule.h"
#include "sqlite/arguments.h"

namespace tripletalk::sparql {

namespace {

constexpr const char* tableName = "sparql_wanted";

/// The table of one column that shows the wanted id in each of its rows, without end.
struct Wanted {
    graph::TermId id = 0;
    static std::string declaration() { return "CREATE TABLE wanted(id INTEGER)"; }
    static int choose(sqlite3_index_info&) { return SQLITE_OK; }
};

class WantedCursor {
  public:
    explicit WantedCursor(const Wanted& wanted) : m_wanted(wanted) {}
    static int filter(int, int, sqlite3_value**) { return SQLITE_OK; }
    static int next() { return SQLITE_OK; }
    static bool atEnd() { return false; }
    void column(sqlite3_context* context, int) const { sqlite3_result_int64(context, m_wanted.id); }

  private:
    const Wanted& m_wanted;
};

}  // namespace

struct TermCursor::Private {
    explicit Private(const sqlite::Database& on) : database(on) {}
    const sqlite::Database& database;
    Wanted wanted;
    std::optional<sqlite::Statement> rows;

    [[nodiscard]] sqlite3_value* column(int index) const {
        return sqlite3_column_value(rows->handle(), index);
    }
};

TermCursor::TermCursor(const sqlite::Database& database) : d(std::make_unique<Private>(database)) {}

TermCursor::~TermCursor() {
    if (!d->rows) return;
    d->rows.reset();
    sqlite3_create_module(d->database.handle(), tableName, nullptr, nullptr);
}

Result<void> TermCursor::open() {
    if (sqlite3_create_module(d->database.handle(), tableName, &tableModule<Wanted, WantedCursor>(),
                              &d->wanted) != SQLITE_OK)
        return d->database.error(say("Sentence", "Terms cannot be looked up."));
    auto rows = d->database.prepare(
        "SELECT kind, lexical, datatype, language, number FROM sparql_wanted AS wanted LEFT JOIN "
        "term ON term.id = wanted.id");
    if (!rows) return rows.error();
    d->rows.emplace(std::move(*rows));
    return {};
}

void TermCursor::rest() {
    if (d->rows) d->rows->reset();
}

Result<bool> TermCursor::seek(graph::TermId id) {
    if (!d->rows)
        if (auto opened = open(); !opened) return opened.error();
    d->wanted.id = id;
    const auto more = d->rows->step();
    if (!more) return more.error();
    return *more && !sqlite::isNull(d->column(0));
}

rdf::TermKind TermCursor::kind() const {
    return static_cast<rdf::TermKind>(sqlite3_value_int(d->column(0)));
}
std::string_view TermCursor::lexical() const { return sqlite::textOf(d->column(1)); }
std::string_view TermCursor::datatype() const { return sqlite::textOf(d->column(2)); }
std::string_view TermCursor::language() const { return sqlite::textOf(d->column(3)); }
std::optional<double> TermCursor::number() const {
    sqlite3_value* value = d->column(4);
    return sqlite::isNull(value) ? std::nullopt : std::optional(sqlite3_value_double(value));
}

}  // namespace tripletalk::sparql
