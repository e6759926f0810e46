// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/pathtable.h"

#include "sparql/compiler/tablemodule.h"
#include "sparql/evaluator/pathwalker.h"

#include <algorithm>

#include <sqlite3.h>

namespace tripletalk::sparql {

using graph::TermId;

bool mayBeEmpty(const IdPath& path) {
    switch (path.kind) {
        case Path::Kind::ZeroOrMore:
        case Path::Kind::ZeroOrOne:
            return true;
        case Path::Kind::Alternative:
            return std::ranges::any_of(path.parts, mayBeEmpty);
        case Path::Kind::Iri:
        case Path::Kind::NegatedSet:
            return false;
        default:
            return std::ranges::all_of(path.parts, mayBeEmpty);
    }
}

struct PathTable::Private {
    sqlite3* database;
    PathDefinition definition;
    PathWalker walker;

    Private(const graph::TripleStore& store, Statistics& statistics, QueryBudget& budget,
            PathDefinition given)
        : database(store.database().handle()),
          definition(std::move(given)),
          walker(store, statistics, budget, definition) {}
    ~Private() {
        sqlite3_create_module_v2(database, definition.name.c_str(), nullptr, nullptr, nullptr);
    }
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    [[nodiscard]] static std::string declaration() {
        return "CREATE TABLE x(s INTEGER, o INTEGER, g HIDDEN)";
    }
    [[nodiscard]] int choose(sqlite3_index_info& info) const;
};

namespace {

enum Bit : int { fromSubject = 1, fromObject = 2, inGraph = 4 };

class PathCursor {
  public:
    explicit PathCursor(PathTable::Private& table) : m_table(table) {}

    int filter(int index, int count, sqlite3_value** values) {
        m_ends.clear();
        m_begins.clear();
        m_end = m_begin = 0;
        if ((index & inGraph) != 0) m_table.walker.setGraph(sqlite3_value_int64(values[count - 1]));
        m_forward = (index & fromObject) == 0;
        const bool bound = (index & (fromSubject | fromObject)) != 0;
        if (bound) {
            if (sqlite3_value_type(values[0]) == SQLITE_NULL) return SQLITE_OK;
            m_begins.push_back(sqlite3_value_int64(values[0]));
        } else if (!m_table.walker.beginnings(m_begins)) {
            return SQLITE_INTERRUPT;
        }
        return reach();
    }
    int next() {
        if (++m_end < m_ends.size()) return SQLITE_OK;
        ++m_begin;
        return reach();
    }
    [[nodiscard]] bool atEnd() const { return m_begin >= m_begins.size(); }
    void column(sqlite3_context* context, int column) const {
        const bool begin = (column == 0) == m_forward;
        sqlite3_result_int64(context, begin ? m_begins[m_begin] : m_ends[m_end]);
    }

  private:
    /// On to the first beginning that leads anywhere.
    int reach() {
        for (; m_begin < m_begins.size(); ++m_begin) {
            m_ends.clear();
            m_end = 0;
            if (!m_table.walker.reach(m_begins[m_begin], m_forward, m_ends))
                return SQLITE_INTERRUPT;
            if (!m_ends.empty()) return SQLITE_OK;
        }
        return SQLITE_OK;
    }

    PathTable::Private& m_table;
    bool m_forward = true;
    std::vector<TermId> m_begins;
    std::vector<TermId> m_ends;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

}  // namespace

/// A walk begins at the end that is known.
int PathTable::Private::choose(sqlite3_index_info& info) const {
    std::optional<int> subject, object, graph;
    for (int i = 0; i < info.nConstraint; ++i) {
        const auto& constraint = info.aConstraint[i];
        if (constraint.op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
        if (constraint.iColumn == 2 && constraint.usable == 0) return SQLITE_CONSTRAINT;
        if (constraint.usable == 0) continue;
        (constraint.iColumn == 0 ? subject : constraint.iColumn == 1 ? object : graph) = i;
    }
    if (!definition.graphs && !graph) return SQLITE_CONSTRAINT;
    int arguments = 0;
    const auto take = [&](const std::optional<int>& constraint, Bit bit) {
        if (!constraint) return;
        info.aConstraintUsage[*constraint].argvIndex = ++arguments;
        info.aConstraintUsage[*constraint].omit = 1;
        info.idxNum |= bit;
    };
    take(subject, fromSubject);
    if (!subject) take(object, fromObject);
    take(graph, inGraph);
    info.estimatedCost = subject || object ? 100 : 1e9;
    info.estimatedRows = subject || object ? 100 : 1'000'000;
    return SQLITE_OK;
}

PathTable::PathTable(std::unique_ptr<Private> given) : d(std::move(given)) {}
PathTable::PathTable(PathTable&&) noexcept = default;
PathTable& PathTable::operator=(PathTable&&) noexcept = default;
PathTable::~PathTable() = default;

Result<PathTable> PathTable::on(const graph::TripleStore& store, Statistics& statistics,
                                QueryBudget& budget, PathDefinition definition) {
    auto d = std::make_unique<Private>(store, statistics, budget, std::move(definition));
    const int code =
        sqlite3_create_module_v2(d->database, d->definition.name.c_str(),
                                 &tableModule<Private, PathCursor>(), d.get(), nullptr);
    if (code != SQLITE_OK)
        return store.database().error(say("Sentence", "A path cannot be walked."));
    return PathTable(std::move(d));
}

}  // namespace tripletalk::sparql
