// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/sqlconnection.h"

#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "knowledge/languages/shownnumbers.h"

#include <algorithm>

namespace tripletalk::knowledge {

using induction::Column;
using induction::ColumnRole;

namespace {

/// A key or foreign key names an entity outright; a label names one if it alone bears it.
bool isReference(const Column& column) {
    return column.role == ColumnRole::Key || column.role == ColumnRole::ForeignKey;
}

Cell cellOf(const sqlite::Value& value) {
    Cell cell{sqlite::toText(value)};
    if (std::holds_alternative<std::monostate>(value)) cell.datatype = "null";
    if (std::holds_alternative<std::int64_t>(value)) cell.datatype = "integer";
    if (const double* number = std::get_if<double>(&value)) {
        cell.datatype = "number";
        cell.text = text::formatNumber(*number);
    }
    return cell;
}

}  // namespace

Result<std::unique_ptr<SqlConnection>> SqlConnection::open(const KnowledgeBase& base) {
    auto sandbox = base.openSandbox(tableAnswerLimits);
    if (!sandbox) return sandbox.error();
    auto entities = EntityLookup::open(base);
    if (!entities) return entities.error();
    return std::unique_ptr<SqlConnection>(
        new SqlConnection(base, *std::move(sandbox), *std::move(entities)));
}

Result<QueryResult> SqlConnection::run(const std::string& query, Links links,
                                       const CancelToken& cancel) {
    const auto found = m_sandbox.query(query, cancel);
    if (!found) return found.error();
    QueryResult result{.truncated = found->truncated};
    std::vector<const Column*> origins;
    auto units = aggregateUnits(query, found->columns.size(), m_base.schema());
    for (const sqlite::ResultColumn& column : found->columns) {
        const induction::Table* table = m_base.schema().table(column.originTable);
        origins.push_back(table ? table->column(column.originColumn) : nullptr);
        std::string& unit = units[origins.size() - 1];
        if (origins.back()) unit = origins.back()->unit;
        const bool isTruth = origins.back() && origins.back()->holdsTruth();
        result.columns.push_back({column.name, false, std::move(unit), isTruth});
    }
    // A computed number has more digits than anybody measured.
    const auto decimals = decimalsOf(query, found->columns.size(), m_base.schema());
    for (const auto& row : found->rows) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            Cell& cell = cells.emplace_back(cellOf(row[i]));
            if (origins[i] && links == Links::Found)
                link(cell, found->columns[i].originTable, *origins[i]);
            const auto* number = std::get_if<double>(&row[i]);
            if (number && found->columns[i].originColumn.empty() && decimals[i])
                cell.text = shownNumber(*number, *decimals[i]);
            if (!cell.iri.empty()) result.columns[i].entity = true;
        }
        result.rows.push_back(std::move(cells));
    }
    return result;
}

/// A failed look-up leaves the value as it stands: the row is still true.
void SqlConnection::link(Cell& cell, const std::string& table, const Column& column) const {
    if (cell.datatype == "null") return;
    if (isReference(column)) {
        if (const auto entity = m_entities.byKey(cell.text); entity && *entity) {
            cell.iri = (*entity)->iri;
            cell.text = (*entity)->label;
            cell.datatype = "text";
        }
    } else if (column.role == ColumnRole::Label) {
        if (const auto entity = m_entities.byLabel(table, cell.text); entity && *entity)
            cell.iri = (*entity)->iri;
    } else if (column.showsNames) {
        linkNamed(cell, table, column);
    } else if (column.role == ColumnRole::Undescribed &&
               cell.text.find("://") != std::string::npos) {
        cell.iri = cell.text;
    }
}

/// The thing that a name stands for, where it is the only one of those that the link beside may
/// lead to; what has no row is known by its IRI alone.
void SqlConnection::linkNamed(Cell& cell, const std::string& table, const Column& column) const {
    const induction::Table* of = m_base.schema().table(table);
    const auto link = std::ranges::find_if(of->columns, [&](const Column& other) {
        return other.role == ColumnRole::ForeignKey && other.predicate == column.predicate &&
               other.of == column.of;
    });
    if (link != of->columns.end()) {
        const std::string leadsTo = link->references == "entity" ? std::string() : link->references;
        if (const auto entity = m_entities.byLabel(leadsTo, cell.text); entity && *entity)
            cell.iri = (*entity)->iri;
    }
    if (cell.iri.empty() && cell.text.find("://") != std::string::npos) cell.iri = cell.text;
}

Result<void> SqlConnection::check(const std::string& query) {
    const auto columns = m_sandbox.check(query);
    return columns ? Result<void>() : columns.error();
}

Result<std::string> SqlConnection::outdated(const std::string& query) {
    const auto fits = check(query);
    if (fits) return std::string();
    const Error& error = fits.error();
    return error.detail.empty() ? error.message.text() : error.message.text() + " " + error.detail;
}

Result<std::string> SqlConnection::mention(const std::string& iri) const {
    const auto entity = m_entities.byIri(iri);
    if (!entity) return entity.error();
    return *entity ? (*entity)->key : std::string();
}

}  // namespace tripletalk::knowledge
