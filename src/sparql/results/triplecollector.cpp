// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/results/triplecollector.h"

#include <algorithm>
#include <limits>

namespace tripletalk::sparql {

using graph::TermId;

Result<std::optional<TermId>> TripleCollector::idOf(const Node& node, const QueryRun::Row& row) {
    const auto* variable = std::get_if<Variable>(&node);
    if (!variable) {
        const auto id = m_run.idOf(std::get<rdf::Term>(node));
        if (!id) return id.error();
        return std::optional<TermId>(*id);
    }
    if (!variable->isBlank()) {
        const auto& names = m_run.variables();
        const auto at =
            static_cast<std::size_t>(std::ranges::find(names, variable->name) - names.begin());
        return at < row.size() ? row[at] : std::nullopt;
    }
    const auto [place, isNew] = m_blanksOfSolution.try_emplace(variable->name);
    if (isNew) {
        place->second = std::numeric_limits<TermId>::min() + static_cast<TermId>(m_blanks.size());
        m_blanks.emplace(place->second, "constructed-" + std::to_string(m_blanks.size() + 1));
    }
    return std::optional<TermId>(place->second);
}

Result<rdf::Term> TripleCollector::term(TermId id) {
    const auto made = m_blanks.find(id);
    return made == m_blanks.end() ? m_run.term(id) : rdf::Term::blank(made->second);
}

Result<bool> TripleCollector::add(const Ids& ids) {
    if (!m_known.insert(ids).second) return true;
    std::array<rdf::Term, 3> terms;
    for (std::size_t i = 0; i < 3; ++i) {
        auto term = this->term(ids[i]);
        if (!term) return term.error();
        terms[i] = *std::move(term);
        m_bytes += terms[i].lexical.size() + terms[i].datatype.size() + terms[i].language.size();
    }
    auto& [subject, predicate, object] = terms;
    if (subject.isLiteral() || !predicate.isIri()) return true;
    m_answer.truncated = m_answer.triples.size() >= m_limits.rows || m_bytes > m_limits.bytes;
    if (m_answer.truncated) return false;
    m_answer.triples.push_back({std::move(subject), std::move(predicate), std::move(object)});
    return true;
}

Result<bool> TripleCollector::construct(const std::vector<TriplePattern>& pattern,
                                        const QueryRun::Row& row) {
    m_blanksOfSolution.clear();
    for (const TriplePattern& triple : pattern) {
        Ids ids{};
        bool whole = true;
        std::size_t at = 0;
        for (const Node& node : {triple.subject, std::get<Node>(triple.predicate), triple.object}) {
            const auto id = idOf(node, row);
            if (!id) return id.error();
            whole = whole && id->has_value();
            ids[at++] = id->value_or(0);
        }
        if (!whole) continue;
        if (auto added = add(ids); !added || !*added) return added;
    }
    return true;
}

Result<bool> TripleCollector::describe(TermId subject, const std::string& graphs) {
    std::vector<TermId> waiting{subject};
    while (!waiting.empty()) {
        const TermId next = waiting.back();
        waiting.pop_back();
        if (!m_described.insert(next).second) continue;
        Result<bool> added = true;
        const auto done = m_run.each(
            "SELECT p, o, (SELECT kind FROM term WHERE id = o) FROM quad WHERE s = ?1 AND " +
                graphs,
            [&](sqlite::Statement& row) {
                const TermId object = row.integer(1);
                if (row.integer(2) == static_cast<int>(rdf::TermKind::Blank))
                    waiting.push_back(object);
                added = add({next, row.integer(0), object});
                return added.ok() && *added;
            },
            next);
        if (!done) return done.error();
        if (!added || !*added) return added;
    }
    return true;
}

}  // namespace tripletalk::sparql
