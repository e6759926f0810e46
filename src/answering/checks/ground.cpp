// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/ground.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::answering::checks {

namespace {
constexpr std::chrono::milliseconds timeOfOne{250};
constexpr std::chrono::milliseconds timeOfAll{1000};
}  // namespace

Probe::Probe(sqlite::Sandbox& sandbox, const CancelToken& cancel)
    : m_sandbox(sandbox), m_all(CancelToken::withDeadline(cancel, timeOfAll)) {}

std::optional<sqlite::QueryResult> Probe::rows(const std::string& sql) const {
    auto result = m_sandbox.query(sql, CancelToken::withDeadline(m_all, timeOfOne));
    if (!result) return std::nullopt;
    return *std::move(result);
}

std::optional<bool> Probe::any(const std::string& sql) const {
    const auto found = rows(sql);
    if (!found) return std::nullopt;
    return !found->rows.empty();
}

std::optional<std::int64_t> Probe::integer(const std::string& sql) const {
    const auto found = rows(sql);
    if (!found || found->rows.empty() || found->rows.front().empty()) return std::nullopt;
    const auto* value = std::get_if<std::int64_t>(&found->rows.front().front());
    if (!value) return std::nullopt;
    return *value;
}

ColumnFinder::ColumnFinder(const SqlQuery& query, const induction::Schema& schema)
    : m_query(&query), m_schema(&schema) {}

const induction::Table* ColumnFinder::table(const TableUse& use) const {
    if (use.table.empty() || m_query->isPart(use.table)) return nullptr;
    const auto found = std::ranges::find_if(
        m_schema->tables, [&](const auto& table) { return nameKey(table.name) == use.table; });
    return found == m_schema->tables.end() ? nullptr : &*found;
}

std::optional<ColumnUse> ColumnFinder::inCore(const Core& core, const std::string& alias,
                                              const std::string& column) const {
    for (const TableUse& use : core.tables) {
        if (!alias.empty() && use.alias != alias) continue;
        const induction::Table* of = table(use);
        if (!of) continue;
        for (const induction::Column& each : of->columns)
            if (nameKey(each.name) == column) return ColumnUse{of, &each, use.alias};
    }
    return std::nullopt;
}

std::optional<ColumnUse> ColumnFinder::find(std::size_t select, std::size_t core,
                                            Span reference) const {
    while (!reference.empty() && m_query->token(reference.last - 1).text == ")") {
        reference.first += 2;  // function (
        --reference.last;
    }
    const std::size_t length = reference.last - reference.first;
    if (reference.empty() || (length != 1 && length != 3)) return std::nullopt;
    if (length == 3 && m_query->token(reference.first + 1).text != ".") return std::nullopt;
    const std::string alias = length == 3 ? m_query->key(reference.first) : std::string();
    const std::string& column = m_query->key(reference.last - 1);
    const Select& from = m_query->selects()[select];
    if (core < from.cores.size()) {
        if (auto found = inCore(from.cores[core], alias, column)) return found;
        // It may as well be a column of what is not looked through.
        for (const TableUse& use : from.cores[core].tables)
            if (!table(use) && (alias.empty() || alias == use.alias)) return std::nullopt;
    }
    if (!from.parent) return std::nullopt;
    const Select& parent = m_query->selects()[*from.parent];
    for (std::size_t i = 0; i < parent.cores.size(); ++i)
        if (parent.cores[i].span.holds(from.span.first)) return find(*from.parent, i, reference);
    return std::nullopt;
}

bool sameRows(const induction::Table& table, const induction::Table& other) {
    const auto from = [](const induction::Table& view, const std::string& name) {
        return std::ranges::find(view.from, name) != view.from.end();
    };
    return table.name == other.name || from(table, other.name) || from(other, table.name);
}

}  // namespace tripletalk::answering::checks
