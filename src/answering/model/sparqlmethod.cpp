// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/sparqlmethod.h"

#include "answering/tools/emptyanswers.h"

namespace tripletalk::answering {

Result<void> SparqlMethod::openSparql() {
    auto sparql = SparqlTool::open(m_run.base());
    if (!sparql) return sparql.error();
    m_sparql.emplace(*std::move(sparql));
    m_run.tools.add(*m_sparql);
    return {};
}

Result<std::vector<checks::Finding>> SparqlMethod::check(int n) {
    std::vector<checks::Finding> findings;
    const std::string query = m_run.log.at(n).query;
    if (!m_run.log.at(n).rows.empty()) return findings;
    const auto why = whyNothingIsFound(m_sparql->graph(), query, m_run.cancel);
    if (!why) return why.error();
    const std::string note = "The query found nothing." + *why;
    findings.push_back(
        {.kind = "nothing", .sendBack = true, .source = n, .forModel = note, .forPerson = note});
    m_run.log.addFindings(n, findings, false);
    return findings;
}

Result<bool> SparqlMethod::mustGoOn(const Decision& decision) {
    if (!decision.calls.empty() || !m_run.log.all().empty()) return false;
    m_run.lookFor = "No query was given.";
    return true;
}

}  // namespace tripletalk::answering
