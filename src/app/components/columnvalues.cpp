// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/columnvalues.h"

#include "app/window/qttext.h"
#include "sqlite/database.h"

#include <chrono>

namespace tripletalk::app {

namespace {
constexpr std::chrono::seconds patience{5};
}

QVariantMap columnValues(const knowledge::KnowledgeBase& base, const std::string& table,
                         const std::string& column, const CancelToken& cancel) {
    auto sandbox = base.openSandbox();
    if (!sandbox) return {};
    const CancelToken limited = CancelToken::withDeadline(cancel, patience);
    const std::string name = sqlite::quoteIdentifier(column);
    const std::string from =
        " FROM " + sqlite::quoteIdentifier(table) + " WHERE " + name + " IS NOT NULL";
    const auto range =
        sandbox->query("SELECT min(" + name + "), max(" + name + ")" + from, limited);
    if (!range || range->rows.empty()) return {};
    const auto frequent = sandbox->query(
        "SELECT " + name + ", count(*)" + from + " GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8", limited);
    if (!frequent) return {};
    QVariantList values;
    for (const auto& row : frequent->rows)
        values << QVariantMap{{"value", qs(sqlite::toText(row[0]))},
                              {"count", qs(sqlite::toText(row[1])).toDouble()}};
    return {{"values", values},
            {"minimum", qs(sqlite::toText(range->rows[0][0]))},
            {"maximum", qs(sqlite::toText(range->rows[0][1]))}};
}

}  // namespace tripletalk::app
