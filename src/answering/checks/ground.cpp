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

bool sameRows(const induction::Table& table, const induction::Table& other) {
    const auto from = [](const induction::Table& view, const std::string& name) {
        return std::ranges::find(view.from, name) != view.from.end();
    };
    return table.name == other.name || from(table, other.name) || from(other, table.name);
}

}  // namespace tripletalk::answering::checks
