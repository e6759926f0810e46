// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/tablepages.h"

#include "base/escaping.h"
#include "base/file.h"
#include "base/text.h"
#include "naming/names.h"

#include <algorithm>
#include <fstream>
#include <unordered_map>

namespace tripletalk::knowledge {

using induction::ColumnRole;
using sqlite::quoteIdentifier;
using sqlite::quoteText;
using sqlite::Value;

namespace {

constexpr std::int64_t exportedAtOnce = 1'000;

/// Rows of a whole table pass: what is long is the person's to stop.
sqlite::SandboxLimits wideLimits() {
    sqlite::SandboxLimits limits;
    limits.time = std::chrono::minutes(2);
    limits.rows = 20'000'000;
    limits.bytes = std::size_t{1} << 30;
    limits.sqlLength = 900'000;
    return limits;
}

bool isNumeric(const induction::Column& column) {
    return column.role != ColumnRole::ForeignKey && column.role != ColumnRole::Key &&
           (column.type == "INTEGER" || column.type == "REAL");
}

std::string titleOf(const induction::Column& column) {
    std::string title =
        column.label.empty() ? text::replaceAll(column.name, "_", " ") : column.label;
    if (!column.unit.empty() && title.find("(" + column.unit + ")") == std::string::npos)
        title += " (" + column.unit + ")";
    return title;
}

/// "2..5", ">5", "5": as a condition on a number, or nothing.
std::string numberCondition(const std::string& column, std::string_view wanted) {
    double low = 0;
    double high = 0;
    if (const auto dots = wanted.find(".."); dots != std::string_view::npos) {
        const auto from = text::trim(wanted.substr(0, dots));
        const auto to = text::trim(wanted.substr(dots + 2));
        if (!text::parseNumber(from, low) || !text::parseNumber(to, high)) return {};
        return column + " BETWEEN " + std::string(from) + " AND " + std::string(to);
    }
    for (const std::string_view op : {">=", "<=", ">", "<", "="})
        if (wanted.starts_with(op)) {
            const auto number = text::trim(wanted.substr(op.size()));
            if (!text::parseNumber(number, low)) return {};
            return column + " " + std::string(op) + " " + std::string(number);
        }
    return text::parseNumber(wanted, low) ? column + " = " + std::string(wanted) : std::string();
}

std::string textCondition(const std::string& column, std::string_view wanted) {
    if (wanted.starts_with('='))
        return "lower(" + column + ") = " + quoteText(text::toLower(text::trim(wanted.substr(1))));
    return "instr(lower(" + column + "), " + quoteText(text::toLower(wanted)) + ") > 0";
}

}  // namespace

TablePages::TablePages(const KnowledgeBase& base, sqlite::Sandbox sandbox, EntityLookup lookup)
    : m_sandbox(std::make_unique<sqlite::Sandbox>(std::move(sandbox))),
      m_lookup(std::move(lookup)) {
    for (const auto& table : base.schema().tables)
        if (table.kind == induction::TableKind::Entities) {
            m_entities = quoteIdentifier(table.name);
            m_entityKey = quoteIdentifier("key");
            m_entityLabel = quoteIdentifier("label");
        }
}

Result<TablePages> TablePages::open(const KnowledgeBase& base, const std::string& name) {
    const induction::Table* table = base.schema().table(name);
    if (!table)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no table called \"%1\".").arg(name)};
    auto sandbox = base.openSandbox(wideLimits());
    if (!sandbox) return sandbox.error();
    auto lookup = EntityLookup::open(base);
    if (!lookup) return lookup.error();
    TablePages pages(base, *std::move(sandbox), *std::move(lookup));
    pages.readColumns(*table);
    return pages;
}

void TablePages::readColumns(const induction::Table& table) {
    m_table = quoteIdentifier(table.name);
    const induction::Column* key = table.key();
    if (table.kind == induction::TableKind::Entities) key = table.column("key");
    const bool labelled = table.labelColumn() || table.kind == induction::TableKind::Entities;
    if (key) m_key = quoteIdentifier(key->name);
    for (const induction::Column& column : table.columns) {
        if (column.hidden || (&column == key && labelled)) continue;
        m_columns.push_back(column);
        // Its cells lead to the row's own entity.
        if (key && (column.role == ColumnRole::Label ||
                    (table.kind == induction::TableKind::Entities && column.name == "label")))
            m_columns.back().role = ColumnRole::Key;
        m_shown.push_back({.name = column.name,
                           .title = titleOf(column),
                           .numeric = isNumeric(column) && !column.holdsTruth(),
                           .truth = column.holdsTruth(),
                           .hasUnit = !column.unit.empty()});
    }
}

Result<std::string> TablePages::conditionOf(const PageFilter& filter) const {
    const auto column = std::ranges::find(m_columns, filter.column, &induction::Column::name);
    if (column == m_columns.end())
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The table has no column called \"%1\".").arg(filter.column)};
    const std::string name = quoteIdentifier(column->name);
    const std::string_view wanted = text::trim(filter.wanted);
    if (wanted == "=") return "(" + name + " IS NULL OR " + name + " = '')";
    if (wanted == "*") return "(" + name + " IS NOT NULL AND " + name + " <> '')";
    if (isNumeric(*column)) {
        auto condition = numberCondition(name, wanted);
        if (!condition.empty()) return condition;
        return Error{ErrorKind::Usage,
                     say("Sentence", "This column has numbers: write 5, >5, <=5 or 2..5.")};
    }
    if (column->role == ColumnRole::ForeignKey && !m_entities.empty())
        return name + " IN (SELECT " + m_entityKey + " FROM " + m_entities + " WHERE " +
               textCondition(m_entityLabel, wanted) + ")";
    return textCondition(name, wanted);
}

Result<std::string> TablePages::whereOf(const std::vector<PageFilter>& filters) const {
    std::vector<std::string> conditions;
    for (const PageFilter& filter : filters) {
        if (text::trim(filter.wanted).empty()) continue;
        auto condition = conditionOf(filter);
        if (!condition) return condition.error();
        conditions.push_back(*std::move(condition));
    }
    return conditions.empty() ? std::string() : " WHERE " + text::join(conditions, " AND ");
}

std::string TablePages::orderOf(const PageOrder& order) const {
    const auto column = std::ranges::find(m_columns, order.column, &induction::Column::name);
    if (column == m_columns.end()) return {};
    const std::string name = quoteIdentifier(column->name);
    const char* direction = order.descending ? " DESC" : "";
    std::string value = name;
    if (column->role == ColumnRole::ForeignKey && !m_entities.empty())
        value = "(SELECT " + m_entityLabel + " FROM " + m_entities + " WHERE " + m_entityKey +
                " = " + m_table + "." + name + ")";
    else if (!isNumeric(*column))
        value = "lower(" + name + ")";
    return " ORDER BY " + name + " IS NULL, " + value + direction;
}

std::string TablePages::selectText() const {
    std::vector<std::string> names{m_key.empty() ? "NULL" : m_key};
    for (const induction::Column& column : m_columns) names.push_back(quoteIdentifier(column.name));
    return "SELECT " + text::join(names, ", ") + " FROM " + m_table;
}

Result<std::int64_t> TablePages::select(const std::vector<PageFilter>& filters,
                                        const PageOrder& order, const CancelToken& cancel) {
    auto where = whereOf(filters);
    if (!where) return where.error();
    m_keys.clear();
    m_where = *where;
    m_order = orderOf(order);
    const std::string from = " FROM " + m_table + m_where;
    auto found = m_sandbox->query(
        m_key.empty() ? "SELECT count(*)" + from : "SELECT " + m_key + from + m_order, cancel);
    if (!found) return found.error();
    if (m_key.empty()) {
        m_rows = std::get<std::int64_t>(found->rows.front().front());
        return m_rows;
    }
    m_keys.reserve(found->rows.size());
    for (auto& row : found->rows) m_keys.push_back(sqlite::toText(row.front()));
    m_rows = static_cast<std::int64_t>(m_keys.size());
    return m_rows;
}

/// With the keys known, any page costs the same; else SQLite counts up to it.
Result<std::vector<std::vector<Value>>> TablePages::page(std::int64_t offset, std::int64_t count,
                                                         const CancelToken& cancel) {
    if (m_key.empty()) {
        auto found =
            m_sandbox->query(selectText() + m_where + m_order + " LIMIT " + std::to_string(count) +
                                 " OFFSET " + std::to_string(offset),
                             cancel);
        if (!found) return found.error();
        return std::move(found->rows);
    }
    // Views over several tables may have one key twice.
    std::unordered_map<std::string, std::vector<std::size_t>> places;
    std::vector<std::string> quoted;
    for (std::int64_t i = offset; i < std::min(offset + count, m_rows); ++i) {
        const std::string& key = m_keys[static_cast<std::size_t>(i)];
        places[key].push_back(quoted.size());
        quoted.push_back(quoteText(key));
    }
    std::vector<std::vector<Value>> rows(quoted.size());
    if (rows.empty()) return rows;
    auto found = m_sandbox->query(
        selectText() + " WHERE " + m_key + " IN (" + text::join(quoted, ", ") + ")", cancel);
    if (!found) return found.error();
    for (auto& row : found->rows)
        if (auto& left = places[sqlite::toText(row.front())]; !left.empty()) {
            rows[left.back()] = std::move(row);
            left.pop_back();
        }
    return rows;
}

PageCell TablePages::cellOf(const Value& value, const induction::Column& column) const {
    PageCell cell{sqlite::toText(value)};
    if (cell.text.empty()) return cell;
    if (std::holds_alternative<double>(value))
        cell.text = text::formatNumber(std::get<double>(value));
    if (column.role != ColumnRole::ForeignKey) return cell;
    const auto entity = m_lookup.byKey(cell.text);
    if (entity && *entity) {
        cell.key = cell.text;
        cell.text = (*entity)->label;
    }
    return cell;
}

Result<std::vector<PageRow>> TablePages::rows(std::int64_t offset, std::int64_t count,
                                              const CancelToken& cancel) {
    auto found = page(offset, count, cancel);
    if (!found) return found.error();
    std::vector<PageRow> rows;
    for (const auto& values : *found) {
        PageRow row(m_columns.size());
        for (std::size_t i = 0; i < m_columns.size() && i + 1 < values.size(); ++i) {
            row[i] = cellOf(values[i + 1], m_columns[i]);
            if (m_columns[i].role == ColumnRole::Key) row[i].key = sqlite::toText(values.front());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

Result<void> TablePages::exportCsv(const std::filesystem::path& file,
                                   const std::function<void(std::int64_t)>& told,
                                   const CancelToken& cancel) {
    auto part = file;
    part += ".part";
    std::ofstream out(part, std::ios::binary | std::ios::trunc);
    std::error_code failed;
    const auto give = [&](Error error) {
        out.close();
        std::filesystem::remove(part, failed);
        return error;
    };
    std::vector<std::string> cells;
    for (const PageColumn& column : m_shown) cells.push_back(text::csvCell(column.title));
    out << text::join(cells, ",") << "\r\n";
    for (std::int64_t done = 0; done < m_rows; done += exportedAtOnce) {
        auto some = rows(done, exportedAtOnce, cancel);
        if (!some) return give(some.error());
        for (const PageRow& row : *some) {
            cells.clear();
            for (const PageCell& cell : row) cells.push_back(text::csvCell(cell.text));
            out << text::join(cells, ",") << "\r\n";
        }
        if (!out) return give(ioError(say("Sentence", "Writing \"%1\" failed."), file));
        told(std::min(done + exportedAtOnce, m_rows));
    }
    out.close();
    if (!out) return give(ioError(say("Sentence", "Writing \"%1\" failed."), file));
    std::filesystem::rename(part, file, failed);
    if (failed) return give(ioError(say("Sentence", "Writing \"%1\" failed."), file));
    return {};
}

}  // namespace tripletalk::knowledge
