// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/idtable.h"

#include "sparql/tablemodule.h"

namespace tripletalk::sparql {

using graph::TermId;

struct IdTable::Private {
    const sqlite::Database& database;
    const std::vector<TermId>* ids = nullptr;

    explicit Private(const sqlite::Database& given) : database(given) {}
    ~Private() { sqlite3_create_module_v2(database.handle(), name, nullptr, nullptr, nullptr); }
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    static constexpr const char* name = "sparql_ids";
    static std::string declaration() { return "CREATE TABLE x(id INTEGER)"; }
    static int choose(sqlite3_index_info& info) {
        info.estimatedCost = 1000;
        info.estimatedRows = 1000;
        return SQLITE_OK;
    }
};

namespace {

class IdCursor {
  public:
    explicit IdCursor(IdTable::Private& table) : m_ids(*table.ids) {}
    int filter(int, int, sqlite3_value**) {
        m_at = 0;
        return SQLITE_OK;
    }
    int next() {
        ++m_at;
        return SQLITE_OK;
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_ids.size(); }
    void column(sqlite3_context* context, int) const { sqlite3_result_int64(context, m_ids[m_at]); }

  private:
    const std::vector<TermId>& m_ids;
    std::size_t m_at = 0;
};

}  // namespace

IdTable::IdTable(std::unique_ptr<Private> given) : d(std::move(given)) {}
IdTable::IdTable(IdTable&&) noexcept = default;
IdTable& IdTable::operator=(IdTable&&) noexcept = default;
IdTable::~IdTable() = default;

Result<IdTable> IdTable::on(const graph::TripleStore& store) {
    auto d = std::make_unique<Private>(store.database());
    const int code = sqlite3_create_module_v2(store.database().handle(), Private::name,
                                              &tableModule<Private, IdCursor>(), d.get(), nullptr);
    if (code != SQLITE_OK) return store.database().error("Terms cannot be looked up.");
    return IdTable(std::move(d));
}

Result<std::vector<rdf::Term>> IdTable::terms(const std::vector<TermId>& ids) {
    std::vector<rdf::Term> terms;
    terms.reserve(ids.size());
    d->ids = &ids;
    const auto read = d->database.each(
        "SELECT kind, lexical, datatype, language FROM sparql_ids CROSS JOIN term ON term.id = "
        "sparql_ids.id",
        [&](sqlite::Statement& row) {
            terms.push_back({static_cast<rdf::TermKind>(row.integer(0)), std::string(row.text(1)),
                             std::string(row.text(2)), std::string(row.text(3))});
        });
    if (!read) return read.error();
    if (terms.size() != ids.size())
        return Error{ErrorKind::Internal, "A term of the answer is not in the store."};
    return terms;
}

}  // namespace tripletalk::sparql
