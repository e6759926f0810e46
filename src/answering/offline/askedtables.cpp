// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/askedtables.h"

#include "answering/offline/sqlwriter.h"
#include "answering/reading/termwriter.h"
#include "base/text.h"
#include "sqlite/database.h"

namespace tripletalk::answering::offline {

namespace {

std::optional<AskedQuery> queryOf(std::optional<std::string> sql) {
    if (!sql) return std::nullopt;
    return AskedQuery{*std::move(sql)};
}

/// The things that only one row of a table leads to, where that is the row of the thing.
std::string onlyLinkedBy(const induction::Table& table, const std::string& own,
                         const std::string& other, const std::string& key) {
    const auto quoted = [](const std::string& name) { return sqlite::quoteIdentifier(name); };
    return "SELECT a." + quoted(other) + " AS only FROM " + quoted(table.name) + " AS a WHERE a." +
           quoted(own) + " = " + sqlite::quoteText(key) + " AND (SELECT COUNT(*) FROM " +
           quoted(table.name) + " AS b WHERE b." + quoted(other) + " = a." + quoted(other) +
           ") = 1";
}

}  // namespace

std::string AskedTables::language() const { return m_tool.spec().name; }

std::optional<AskedQuery> AskedTables::write(const reading::ScoredReading& reading,
                                             const SchemaGraph& graph, bool isTold) {
    // It is read as its query is written.
    if (!isTold && !reading.query.empty()) return AskedQuery{reading.query};
    return queryOf(reading::TermWriter(reading.term, graph).write(isTold));
}

std::optional<AskedQuery> AskedTables::write(const Reading& reading, const SchemaGraph& graph) {
    return queryOf(SqlWriter(reading, graph).write());
}

std::vector<AskedQuery> AskedTables::writeUnique(const Reading& reading, const SchemaGraph& graph) {
    using induction::ColumnRole;
    const EntityRef& entity = reading.entities.front();
    std::vector<AskedQuery> queries;
    for (const induction::Table& table : graph.schema().tables) {
        const bool isLink = table.kind == induction::TableKind::Link;
        if (!isLink && table.name != entity.table) continue;
        for (const induction::Column& own : table.columns) {
            if (isLink ? own.role != ColumnRole::ForeignKey || own.references != entity.table
                       : own.role != ColumnRole::Key)
                continue;
            for (const induction::Column& other : table.columns)
                if (other.name != own.name && other.role == ColumnRole::ForeignKey)
                    queries.push_back({onlyLinkedBy(table, own.name, other.name, entity.key)});
        }
    }
    return queries;
}

std::optional<AskedQuery> AskedTables::together(const std::vector<std::string>& queries) const {
    return AskedQuery{"SELECT * FROM (" + text::join(queries, "), (") + ")"};
}

Result<Source> AskedTables::ask(const AskedQuery& query, const CancelToken& cancel) {
    return m_tool.query(query.text, cancel);
}

}  // namespace tripletalk::answering::offline
