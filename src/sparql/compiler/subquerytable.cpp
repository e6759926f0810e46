// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/subquerytable.h"

#include "base/text.h"
#include "sparql/compiler/tablemodule.h"

#include <utility>

namespace tripletalk::sparql {

struct SubqueryTable::Private {
    const sqlite::Database& database;
    SubqueryDefinition definition;
    std::vector<sqlite::Statement> idle;  ///< prepared, for the next that asks

    Private(const sqlite::Database& given, SubqueryDefinition what)
        : database(given), definition(std::move(what)) {}
    ~Private() {
        idle.clear();
        sqlite3_create_module_v2(database.handle(), definition.name.c_str(), nullptr, nullptr,
                                 nullptr);
    }
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    [[nodiscard]] std::string declaration() const {
        std::string columns = text::join(definition.columns, " INTEGER, ") + " INTEGER";
        for (std::size_t i = 1; i <= definition.parameters; ++i)
            columns += ", a" + std::to_string(i) + " HIDDEN";
        return "CREATE TABLE x(" + columns + ")";
    }
    [[nodiscard]] int choose(sqlite3_index_info& info) const;
};

namespace {

class SubqueryCursor {
  public:
    explicit SubqueryCursor(SubqueryTable::Private& table) : m_table(table) {}
    SubqueryCursor(SubqueryCursor&&) = default;
    SubqueryCursor& operator=(SubqueryCursor&&) = delete;
    ~SubqueryCursor() {
        if (!m_statement) return;
        m_statement->reset();
        m_table.idle.push_back(*std::move(m_statement));
    }

    int filter(int, int count, sqlite3_value** values) {
        if (const int code = prepare(); code != SQLITE_OK) return code;
        m_statement->reset();
        for (int i = 0; i < count; ++i) sqlite3_bind_value(m_statement->handle(), i + 1, values[i]);
        return next();
    }
    int next() {
        const int code = sqlite3_step(m_statement->handle());
        m_atEnd = code != SQLITE_ROW;
        return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
    }
    [[nodiscard]] bool atEnd() const { return m_atEnd; }
    void column(sqlite3_context* context, int column) const {
        sqlite3_result_value(context, sqlite3_column_value(m_statement->handle(), column));
    }

  private:
    int prepare() {
        if (m_statement) return SQLITE_OK;
        if (!m_table.idle.empty()) {
            m_statement = std::move(m_table.idle.back());
            m_table.idle.pop_back();
            return SQLITE_OK;
        }
        auto prepared = m_table.database.prepare(m_table.definition.sql);
        if (!prepared) return sqlite3_extended_errcode(m_table.database.handle());
        m_statement = *std::move(prepared);
        return SQLITE_OK;
    }

    SubqueryTable::Private& m_table;
    std::optional<sqlite::Statement> m_statement;
    bool m_atEnd = true;
};

}  // namespace

int SubqueryTable::Private::choose(sqlite3_index_info& info) const {
    std::size_t given = 0;
    for (int i = 0; i < info.nConstraint; ++i) {
        const auto& constraint = info.aConstraint[i];
        const int parameter = constraint.iColumn - static_cast<int>(definition.columns.size());
        if (parameter < 0 || constraint.op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
        if (constraint.usable == 0) return SQLITE_CONSTRAINT;
        info.aConstraintUsage[i].argvIndex = parameter + 1;
        info.aConstraintUsage[i].omit = 1;
        ++given;
    }
    if (given != definition.parameters) return SQLITE_CONSTRAINT;
    info.estimatedCost = 100;
    info.estimatedRows = 10;
    return SQLITE_OK;
}

SubqueryTable::SubqueryTable(std::unique_ptr<Private> given) : d(std::move(given)) {}
SubqueryTable::SubqueryTable(SubqueryTable&&) noexcept = default;
SubqueryTable& SubqueryTable::operator=(SubqueryTable&&) noexcept = default;
SubqueryTable::~SubqueryTable() = default;

Result<SubqueryTable> SubqueryTable::on(const sqlite::Database& database,
                                        SubqueryDefinition definition) {
    auto d = std::make_unique<Private>(database, std::move(definition));
    const int code =
        sqlite3_create_module_v2(database.handle(), d->definition.name.c_str(),
                                 &tableModule<Private, SubqueryCursor>(), d.get(), nullptr);
    if (code != SQLITE_OK) return database.error(say("Sentence", "A sub-query cannot be set up."));
    return SubqueryTable(std::move(d));
}

}  // namespace tripletalk::sparql
