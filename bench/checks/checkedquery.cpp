// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "checks/checkedquery.h"

#include "answering/checks/literalrepair.h"
#include "answering/checks/querycheck.h"
#include "answering/tools/falsefriends.h"
#include "knowledge/languages/sqlconnection.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::bench {

using answering::checks::Finding;

namespace {

constexpr std::chrono::seconds timeForQuery{5};

void add(const std::vector<Finding>& findings, bool maySendBack, CheckedQuery& checked) {
    for (const Finding& finding : findings) {
        const bool isBack = finding.sendBack && maySendBack;
        (isBack ? checked.sentBack : checked.told).push_back(finding.kind);
        if (checked.said.empty()) checked.said = promptText(finding);
    }
}

}  // namespace

Result<QueryChecker> QueryChecker::open(const std::filesystem::path& folder) {
    auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return base.error();
    auto sql = answering::SqlTool::open(*base);
    if (!sql) return sql.error();
    auto values = base->openValues();
    if (!values) return values.error();
    return QueryChecker(*std::move(base), *std::move(sql), *std::move(values));
}

Result<CheckedQuery> QueryChecker::check(const std::string& question, const std::string& sql,
                                         GoldJudge& judge) {
    const auto cancel = CancelToken::withDeadline(CancelToken(), timeForQuery);
    const answering::checks::Ground ground{m_sql.sandbox(), m_base.schema(), m_sql.entities(),
                                           m_values};
    const auto repaired = answering::checks::LiteralRepair(ground).repair(sql, cancel);
    const auto source = m_sql.query(repaired.sql, cancel);
    if (!source) return source.error();
    CheckedQuery checked{.failed = source->error.has_value()};
    if (checked.failed) return checked;
    checked.empty = source->rows.empty() ||
                    (source->rows.size() == 1 &&
                     std::ranges::all_of(source->rows.front(), [](const answering::Cell& cell) {
                         return cell.datatype == "null" || cell.text == "0";
                     }));
    const auto result =
        m_sql.connection().run(repaired.sql, knowledge::QueryConnection::Links::Found, cancel);
    checked.right = result && judge.byContent(*result);
    auto links = m_values.link(question, {.perMention = 3});
    if (!links) return links.error();
    const auto& wording = language::Wording::forText(question, m_base.manifest().language);
    const auto known = answering::trueLinks(*std::move(links), question, m_base.schema(), wording);
    const auto findings =
        answering::checks::QueryCheck(ground).check(*source, question, known, cancel);
    // A text that nothing has sends the query back only if it finds nothing.
    add(repaired.findings, source->rows.empty(), checked);
    add(findings, true, checked);
    return checked;
}

}  // namespace tripletalk::bench
