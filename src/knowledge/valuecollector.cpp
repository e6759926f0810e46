// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/valuecollector.h"

#include "base/text.h"
#include "naming/labels.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"
#include "retrieval/valueindex.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace tripletalk::knowledge {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueEntry;
using retrieval::ValueIndexBuilder;

namespace {

/// Longer texts are prose: passages find them, no question names them.
constexpr std::size_t longestValue = 120;

bool holdsValues(const Table& table, const Column& column) {
    return table.kind != TableKind::View && column.type == "TEXT" &&
           column.role != ColumnRole::Key && column.role != ColumnRole::ForeignKey &&
           column.role != ColumnRole::Label;
}

/// A table that a view stands for in all questions is spoken of by the view's name.
std::map<std::string, std::string> shownAs(const induction::Schema& schema) {
    std::map<std::string, std::string> views;
    for (const Table& view : schema.tables)
        if (view.kind == TableKind::View && !view.classIri.empty())
            for (const Table& table : schema.tables)
                if (table.hidden && table.classIri == view.classIri) views[table.name] = view.name;
    return views;
}

/// What the graph says of an entity: its names, and how often others link to it.
class Mentions {
  public:
    static Result<Mentions> open(const graph::TripleStore& store) {
        auto predicates = naming::labelPredicatesOf(store);
        if (!predicates) return predicates.error();
        auto alternative = store.findIri(rdf::vocabulary::skosAltLabel);
        if (!alternative) return alternative.error();
        if (*alternative) predicates->push_back(**alternative);
        std::vector<std::string> ids;
        for (const graph::TermId id : *predicates) ids.push_back(std::to_string(id));
        const auto& database = store.database();
        auto terms =
            database.prepare("SELECT id, lexical, kind FROM term WHERE id > ? ORDER BY id");
        if (!terms) return terms.error();
        auto names = database.prepare(
            "SELECT t.lexical FROM quad q CROSS JOIN term t ON t.id = q.o WHERE q.s = ? AND +q.p "
            "IN (" +
            text::join(ids, ",") + ") AND t.kind = 2");
        if (!names) return names.error();
        auto uses = database.prepare("SELECT count(*) FROM (SELECT 1 FROM quad WHERE o = ? LIMIT " +
                                     std::to_string(mostUses) + ")");
        if (!uses) return uses.error();
        return Mentions(store, std::move(*terms), std::move(*names), std::move(*uses));
    }

    /// Adds to `names`, and sets the entry's `uses`. Blank nodes are written "_:label".
    Result<void> of(ValueEntry& entry, std::vector<std::string>& names) {
        const bool isBlank = entry.iri.starts_with("_:");
        auto id =
            isBlank ? find(rdf::Term::blank(entry.iri.substr(2))) : find(rdf::Term::iri(entry.iri));
        if (!id) return id.error();
        if (*id == 0) return {};
        m_names.bind(1, *id);
        auto read =
            each(m_names, [&] { names.push_back(text::collapseWhitespace(m_names.text(0))); });
        if (!read) return read;
        m_uses.bind(1, *id);
        return each(m_uses, [&] { entry.uses = m_uses.integer(0); });
    }

  private:
    static constexpr int mostUses = 10'000;
    static constexpr int lookAhead = 100;  ///< terms; about what a look-up by hash costs

    Mentions(const graph::TripleStore& store, sqlite::Statement terms, sqlite::Statement names,
             sqlite::Statement uses)
        : m_store(store),
          m_terms(std::move(terms)),
          m_names(std::move(names)),
          m_uses(std::move(uses)) {
        m_terms.bind(1, 0);
    }

    /// 0 if there is none. Entities stand in the order of their terms' numbers, most of them: the
    /// next one is a few terms further on.
    Result<graph::TermId> find(const rdf::Term& term) {
        for (int i = 0; i < lookAhead; ++i) {
            auto more = m_terms.step();
            if (!more) return more.error();
            if (!*more) break;
            if (m_terms.text(1) == term.lexical &&
                m_terms.integer(2) == static_cast<std::int64_t>(term.kind))
                return m_terms.integer(0);
        }
        auto id = m_store.find(term);
        if (!id) return id.error();
        m_terms.reset();
        if (*id) m_terms.bind(1, **id);
        return id->value_or(0);
    }

    template <typename Row>
    static Result<void> each(sqlite::Statement& statement, Row&& row) {
        for (;;) {
            auto more = statement.step();
            if (!more) return more.error();
            if (!*more) break;
            row();
        }
        statement.reset();
        return {};
    }

    const graph::TripleStore& m_store;
    sqlite::Statement m_terms;
    sqlite::Statement m_names;
    sqlite::Statement m_uses;
};

class NameCollector {
  public:
    NameCollector(const sqlite::Database& database, const induction::Schema& schema,
                  Mentions& mentions, ValueIndexBuilder& builder, const ProgressSink& progress,
                  const CancelToken& cancel)
        : m_database(database),
          m_schema(schema),
          m_mentions(mentions),
          m_builder(builder),
          m_progress(progress),
          m_cancel(cancel),
          m_shownAs(shownAs(schema)) {}

    Result<void> run() {
        auto total = m_database.integer("SELECT count(*) FROM entity");
        if (!total) return total.error();
        m_state.total = *total;
        for (const Table& table : m_schema.tables)
            for (const Column& column : table.columns)
                if (holdsValues(table, column)) m_state.total += table.rows - column.nulls;
        if (auto done = entities(); !done) return done;
        if (auto done = tables(); !done) return done;
        if (m_progress) m_progress(m_state);
        return {};
    }

  private:
    Result<void> entities() {
        if (auto done = prepareRows(); !done) return done;
        Result<void> added;
        auto done = m_database.each(R"(SELECT key, iri, label, "table" FROM entity)",
                                    [&](const sqlite::Statement& row) {
                                        added = entity(row);
                                        if (added) added = advance(1);
                                        return added.ok();
                                    });
        return done ? added : done;
    }

    /// Only tables that took others in have fewer rows than table entity says.
    Result<void> prepareRows() {
        for (const Table& table : m_schema.tables) {
            if (table.hidden && !m_shownAs.contains(table.name) && !isInView(table))
                m_withoutRows.insert(table.name);
            const bool tookIn = std::any_of(table.columns.begin(), table.columns.end(),
                                            [](const Column& each) { return !each.of.empty(); });
            if (table.kind != TableKind::Entity || !tookIn) continue;
            auto statement = m_database.prepare(
                "SELECT 1 FROM " + sqlite::quoteIdentifier(table.name) + " WHERE " +
                sqlite::quoteIdentifier(table.columns.front().name) + " = ?1");
            if (!statement) return statement.error();
            m_rows.emplace(table.name, *std::move(statement));
        }
        return {};
    }

    [[nodiscard]] bool isInView(const Table& table) const {
        return std::any_of(m_schema.tables.begin(), m_schema.tables.end(), [&](const Table& view) {
            return std::find(view.from.begin(), view.from.end(), table.name) != view.from.end();
        });
    }

    /// Not so where a thing's values stand in the row of another, or its table is hidden.
    Result<bool> hasRow(std::string_view key, std::string_view table) {
        if (m_withoutRows.contains(table)) return false;
        const auto rows = m_rows.find(table);
        if (rows == m_rows.end()) return true;
        rows->second.reset();
        rows->second.bind(1, key);
        return rows->second.step();
    }

    Result<void> entity(const sqlite::Statement& row) {
        // What an endpoint told the name of alone has its IRI as key, and no row either.
        const bool isNameAlone = row.text(0) == row.text(1) && !row.text(0).starts_with("_:");
        auto has = isNameAlone ? true : hasRow(row.text(0), row.text(3));
        if (!has) return has.error();
        if (!*has) return {};
        ValueEntry entry{
            LinkKind::Entity,         std::string(row.text(2)), shown(row.text(3)),      {},
            std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2))};
        m_names.assign(1, entry.key);
        addReadableKey(entry.key);
        if (auto read = m_mentions.of(entry, m_names); !read) return read;
        std::erase_if(m_names, isNoName);
        if (isNoName(entry.text)) entry.text.clear();
        return m_builder.add(entry, m_names);
    }

    /// A key is the end of an IRI: written in camel case it hides its words, and people leave out
    /// what stands before its last part.
    void addReadableKey(const std::string& key) {
        if (!isCamelCase(key)) return;
        m_names.push_back(naming::allWords(key));
        if (std::string last = naming::localName(key); last != key) {
            m_names.push_back(naming::allWords(last));
            m_names.push_back(std::move(last));
        }
    }

    static bool isCamelCase(const std::string& text) {
        for (std::size_t i = 1; i < text.size(); ++i)
            if (text[i - 1] >= 'a' && text[i - 1] <= 'z' && text[i] >= 'A' && text[i] <= 'Z')
                return true;
        return false;
    }

    static bool isNoName(const std::string& name) {
        return name.size() > longestValue || name.starts_with("_:");
    }

    [[nodiscard]] std::string shown(std::string_view table) const {
        const auto view = m_shownAs.find(std::string(table));
        return view == m_shownAs.end() ? std::string(table) : view->second;
    }
    /// The view only where it has the column, too.
    [[nodiscard]] std::string shown(const Table& table, const Column& column) const {
        const std::string name = shown(table.name);
        const Table* view = m_schema.table(name);
        return view && view->column(column.name) ? name : table.name;
    }

    Result<void> tables() {
        for (const Table& table : m_schema.tables) {
            if (table.kind == TableKind::Entities || table.kind == TableKind::Side) continue;
            if (auto done = tableNames(table); !done) return done;
            for (const Column& column : table.columns) {
                if (column.hidden) continue;
                if (auto done = columnNames(table, column); !done) return done;
                if (!holdsValues(table, column)) continue;
                if (auto done = values(table, column); !done) return done;
                if (auto done = advance(table.rows - column.nulls); !done) return done;
            }
        }
        return {};
    }

    Result<void> advance(std::int64_t names) {
        constexpr std::int64_t often = 1000;
        const std::int64_t before = std::exchange(m_state.done, m_state.done + names) / often;
        if (m_state.done / often == before) return {};
        if (m_progress) m_progress(m_state);
        if (m_cancel.cancelled()) return m_cancel.error();
        return {};
    }

    Result<void> tableNames(const Table& table) {
        const bool isTableOfClass =
            table.kind == TableKind::Entity || table.kind == TableKind::View;
        if (!isTableOfClass || table.hidden) return {};
        return m_builder.add({LinkKind::Table,
                              table.label,
                              table.name,
                              {},
                              {},
                              table.classIri,
                              table.label,
                              table.rows},
                             {naming::allWords(table.name)});
    }

    /// A view's columns are those of its tables, and bear their names.
    Result<void> columnNames(const Table& table, const Column& column) {
        if (column.role == ColumnRole::Key || table.kind == TableKind::View) return {};
        return m_builder.add({LinkKind::Column,
                              column.label,
                              shown(table, column),
                              column.name,
                              {},
                              column.predicate,
                              column.label,
                              table.rows - column.nulls},
                             {naming::allWords(column.name)});
    }

    Result<void> values(const Table& table, const Column& column) {
        const std::string name = sqlite::quoteIdentifier(column.name);
        const std::string sql = "SELECT " + name + ", count(*) FROM " +
                                sqlite::quoteIdentifier(table.name) + " WHERE length(" + name +
                                ") BETWEEN 1 AND " + std::to_string(longestValue) + " GROUP BY 1";
        ValueEntry entry{LinkKind::Value, {}, shown(table, column),
                         column.name,     {}, column.predicate};
        Result<void> added;
        auto done = m_database.each(sql, [&](const sqlite::Statement& row) {
            if (row.text(0).size() > longestValue) return true;
            entry.text = entry.label = row.text(0);
            entry.uses = row.integer(1);
            // A class is called by its words, however its name is written.
            const bool isKind = column.role == ColumnRole::Type && isCamelCase(entry.text);
            added = m_builder.add(entry, isKind ? std::vector{naming::allWords(entry.text)}
                                                : std::vector<std::string>{});
            return added.ok();
        });
        return done ? added : done;
    }

    const sqlite::Database& m_database;
    const induction::Schema& m_schema;
    Mentions& m_mentions;
    ValueIndexBuilder& m_builder;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    std::map<std::string, std::string> m_shownAs;
    std::map<std::string, sqlite::Statement, std::less<>> m_rows;  ///< by table: whether it has one
    std::set<std::string, std::less<>> m_withoutRows;              ///< hidden tables
    Progress m_state{"values", 0, 0, "names"};
    std::vector<std::string> m_names;  // reused
};

}  // namespace

Result<void> collectValues(const graph::TripleStore& store, const sqlite::Database& database,
                           const induction::Schema& schema, const std::filesystem::path& file,
                           const ProgressSink& progress, const CancelToken& cancel,
                           const std::vector<ValueEntry>& further) {
    auto builder = ValueIndexBuilder::create(file);
    if (!builder) return builder.error();
    auto mentions = Mentions::open(store);
    if (!mentions) return mentions.error();
    const auto interrupt = database.interruptOn(cancel);
    auto done = NameCollector(database, schema, *mentions, *builder, progress, cancel).run();
    if (!done) return cancel.cancelled() ? cancel.error() : done.error();
    for (const ValueEntry& entry : further)
        if (auto added = builder->add(entry); !added) return added;
    return builder->finish(cancel);
}

}  // namespace tripletalk::knowledge
