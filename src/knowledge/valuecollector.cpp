// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/valuecollector.h"

#include "base/text.h"
#include "naming/names.h"
#include "retrieval/valueindex.h"

#include <optional>
#include <set>

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

class Collector {
  public:
    Collector(const graph::TripleStore& store, const sqlite::Database& database,
              naming::Labels& labels, ValueIndexBuilder& builder)
        : m_store(store), m_database(database), m_labels(labels), m_builder(builder) {}

    Result<void> entities(const ProgressSink& progress, const CancelToken& cancel) {
        auto total = m_database.integer("SELECT count(*) FROM entity");
        if (!total) return total.error();
        Progress state{"values", 0, *total, "entities"};
        Result<void> added;
        auto done = m_database.each(R"(SELECT key, iri, label, "table" FROM entity)",
                                    [&](sqlite::Statement& row) {
                                        added = entity(row);
                                        if (added && ++state.done % 1000 == 0) {
                                            if (progress) progress(state);
                                            if (cancel.cancelled()) added = cancel.error();
                                        }
                                        return added.ok();
                                    });
        return done ? added : done;
    }

    Result<void> tables(const induction::Schema& schema) {
        for (const Table& table : schema.tables) {
            if (table.kind == TableKind::Entities || table.kind == TableKind::Side) continue;
            if (auto done = tableNames(table); !done) return done;
            for (const Column& column : table.columns)
                if (auto done = columnNamesAndValues(table, column); !done) return done;
        }
        return {};
    }

  private:
    Result<void> entity(const sqlite::Statement& row) {
        ValueEntry entry{
            LinkKind::Entity,         std::string(row.text(2)), std::string(row.text(3)), {},
            std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2))};
        std::set<std::string> names{entry.text, entry.key};
        auto id = m_store.findIri(entry.iri);
        if (!id) return id.error();
        if (*id) {
            for (std::string& name : m_labels.names(**id)) names.insert(std::move(name));
            auto uses = m_store.database().integer(
                "SELECT count(*) FROM (SELECT 1 FROM quad WHERE o = ? LIMIT 10000)", **id);
            if (!uses) return uses.error();
            entry.uses = *uses;
        }
        for (const std::string& name : names) {
            if (name.size() > longestValue || name.starts_with("_:")) continue;
            entry.text = name;
            if (auto added = m_builder.add(entry); !added) return added;
        }
        return {};
    }

    Result<void> tableNames(const Table& table) {
        if (table.kind != TableKind::Entity) return {};
        std::set<std::string> names{table.label, naming::humanise(table.name)};
        for (const std::string& name : names) {
            auto added = m_builder.add({LinkKind::Table,
                                        name,
                                        table.name,
                                        {},
                                        {},
                                        table.classIri,
                                        table.label,
                                        table.rows});
            if (!added) return added;
        }
        return {};
    }

    Result<void> columnNamesAndValues(const Table& table, const Column& column) {
        if (column.role == ColumnRole::Key) return {};
        std::set<std::string> names{naming::humanise(column.name)};
        if (!column.label.empty()) names.insert(column.label);
        for (const std::string& name : names) {
            auto added = m_builder.add({LinkKind::Column,
                                        name,
                                        table.name,
                                        column.name,
                                        {},
                                        column.predicate,
                                        column.label,
                                        table.rows - column.nulls});
            if (!added) return added;
        }
        const bool holdsValues = column.type == "TEXT" && column.role != ColumnRole::ForeignKey &&
                                 column.role != ColumnRole::Label;
        return holdsValues ? values(table, column) : Result<void>();
    }

    Result<void> values(const Table& table, const Column& column) {
        const std::string name = sqlite::quoteIdentifier(column.name);
        const std::string sql = "SELECT " + name + ", count(*) FROM " +
                                sqlite::quoteIdentifier(table.name) + " WHERE " + name +
                                " IS NOT NULL GROUP BY 1";
        Result<void> added;
        auto done = m_database.each(sql, [&](sqlite::Statement& row) {
            if (row.text(0).empty() || row.text(0).size() > longestValue) return true;
            const std::string text(row.text(0));
            added = m_builder.add({LinkKind::Value,
                                   text,
                                   table.name,
                                   column.name,
                                   {},
                                   column.predicate,
                                   text,
                                   row.integer(1)});
            return added.ok();
        });
        return done ? added : done;
    }

    const graph::TripleStore& m_store;
    const sqlite::Database& m_database;
    naming::Labels& m_labels;
    ValueIndexBuilder& m_builder;
};

}  // namespace

Result<void> collectValues(const graph::TripleStore& store, const sqlite::Database& database,
                           const induction::Schema& schema, naming::Labels& labels,
                           const std::filesystem::path& file, const ProgressSink& progress,
                           const CancelToken& cancel) {
    auto builder = ValueIndexBuilder::create(file);
    if (!builder) return builder.error();
    Collector collector(store, database, labels, *builder);
    if (auto done = collector.entities(progress, cancel); !done) return done;
    if (auto done = collector.tables(schema); !done) return done;
    return builder->finish();
}

}  // namespace tripletalk::knowledge
