// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/sameingraph.h"

#include "answering/reading/sparqltermwriter.h"
#include "answering/reading/termwriter.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ostream>

namespace tripletalk::bench {

using Links = knowledge::QueryConnection::Links;

namespace {
/// Averages are shown with about as many digits as what they are of.
std::string rounded(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != 0 || !std::isfinite(number)) return text;
    return text::formatNumber(std::round(number * 10) / 10);
}
}  // namespace

SameInGraph::SameInGraph(knowledge::KnowledgeBase base, knowledge::EntityLookup things,
                         std::unique_ptr<knowledge::SparqlConnection> graph)
    : m_base(std::make_unique<const knowledge::KnowledgeBase>(std::move(base))),
      m_links(m_base->schema()),
      m_things(std::move(things)),
      m_names(std::make_unique<answering::reading::BaseIris>(*m_base)),
      m_graph(std::move(graph)) {
    m_links.linkAlike();
}

Result<SameInGraph> SameInGraph::open(const knowledge::KnowledgeBase& base) {
    auto things = knowledge::EntityLookup::open(base);
    if (!things) return things.error();
    auto graph = knowledge::SparqlConnection::open(base);
    if (!graph) return graph.error();
    return SameInGraph(base, *std::move(things), *std::move(graph));
}

std::vector<std::string> SameInGraph::shownRows(const knowledge::QueryResult& result) const {
    std::vector<std::string> rows;
    for (const auto& row : result.rows) {
        std::vector<std::string> cells;
        for (const knowledge::Cell& cell : row) {
            const auto thing = m_things.byIri(cell.iri);
            cells.push_back(thing && *thing ? (*thing)->key : rounded(cell.text));
        }
        rows.push_back(text::join(cells, "|"));
    }
    std::ranges::sort(rows);
    return rows;
}

void SameInGraph::Counts::operator+=(const Counts& other) {
    asked += other.asked;
    unwritten += other.unwritten;
    failed += other.failed;
    differ += other.differ;
}

void SameInGraph::compare(const answering::reading::Term& term, const knowledge::QueryResult& rows,
                          std::ostream* shown) {
    ++m_counts.asked;
    const auto iris = m_names->iris();
    // Its places are of another reading of the same schema.
    const auto sparql = answering::reading::SparqlTermWriter(term, m_links, iris).write();
    if (!sparql) {
        ++m_counts.unwritten;
        if (shown)
            *shown << "not written: "
                   << answering::reading::TermWriter(term, m_links).write().value_or("") << "\n";
        return;
    }
    const auto result = m_graph->run(*sparql, Links::None, {});
    if (!result) {
        ++m_counts.failed;
        if (shown) *shown << *sparql << "\n" << result.error().toText() << "\n";
        return;
    }
    const auto ours = shownRows(rows);
    const auto theirs = shownRows(*result);
    if (ours == theirs) return;
    ++m_counts.differ;
    if (!shown) return;
    const auto first = [](const std::vector<std::string>& all) {
        return std::to_string(all.size()) + ": " +
               text::join({all.begin(), all.begin() + std::min<std::ptrdiff_t>(3, std::ssize(all))},
                          "; ");
    };
    *shown << *sparql << "\n"
           << answering::reading::TermWriter(term, m_links).write().value_or("") << "\n  SQL "
           << first(ours) << "\n  SPARQL " << first(theirs) << "\n";
}

}  // namespace tripletalk::bench
