// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/listing.h"

#include "answering/grasp/resulttext.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <tuple>

namespace tripletalk::answering::grasp {

namespace {

using lookup::ItemKind;

constexpr std::size_t mostTriples = 65'536;
/// Of more triples: so many properties, or subjects or objects of the given one, that are not among
/// them are looked for, and so many of them have triples looked up.
constexpr std::size_t mostOthers = 1000;
constexpr std::size_t furtherOnes = 10;
constexpr std::size_t triplesOfEach = 3;

constexpr std::uint32_t unranked = std::numeric_limits<std::uint32_t>::max();

constexpr sparql::QueryLimits listLimits{.time = std::chrono::seconds(10), .rows = mostTriples};

std::string patternOf(const ListedTriples& given, const sparql::Prefixes& prefixes) {
    const auto written = [&](const std::optional<rdf::Term>& term, const char* variable) {
        return term ? sparql::toText(*term, prefixes) : std::string(variable);
    };
    return written(given.subject, "?s") + " " + written(given.property, "?p") + " " +
           written(given.object, "?o");
}

class Listing {
  public:
    Listing(GraphAtHand& graph, ListedTriples given, const CancelToken& cancel)
        : m_graph(graph), m_given(std::move(given)), m_cancel(cancel) {}

    Result<void> read() {
        auto read = readTriples(m_given, mostTriples);
        if (!read || !m_truncated) return read;
        if (!m_given.property) return readFurther(&ListedTriples::property, 1, "?p");
        // So many triples of one property may all lead to one thing, or come from one.
        for (const auto& [place, column, variable] :
             {std::tuple{&ListedTriples::object, std::size_t{2}, "?o"},
              std::tuple{&ListedTriples::subject, std::size_t{0}, "?s"}})
            if (!(m_given.*place) && isAlike(column))
                if (auto further = readFurther(place, column, variable); !further) return further;
        return {};
    }

    TripleRows rows;
    [[nodiscard]] bool truncated() const { return m_truncated; }

  private:
    Result<void> readTriples(const ListedTriples& given, std::size_t most);
    using Place = std::optional<rdf::Term> ListedTriples::*;
    /// Triples of those that stand at the place and not yet in this column of the rows.
    Result<void> readFurther(Place place, std::size_t column, const std::string& variable);
    [[nodiscard]] std::set<rdf::Term> in(std::size_t column) const;
    /// The rows have fewer different terms there than are shown.
    [[nodiscard]] bool isAlike(std::size_t column) const { return in(column).size() < shownRows; }

    GraphAtHand& m_graph;
    ListedTriples m_given;
    const CancelToken& m_cancel;
    bool m_truncated = false;
};

Result<void> Listing::readTriples(const ListedTriples& given, std::size_t most) {
    const auto answer =
        m_graph.ask("SELECT * { " + patternOf(given, {}) + " } LIMIT " + std::to_string(most + 1),
                    listLimits, m_cancel);
    if (!answer) return answer.error();
    m_truncated = m_truncated || answer->truncated;
    const auto termOf = [&](const std::vector<sparql::Binding>& row, const char* variable,
                            const std::optional<rdf::Term>& fixed) {
        const auto at = std::ranges::find(answer->variables, variable);
        if (fixed || at == answer->variables.end()) return fixed.value_or(rdf::Term());
        const auto& value = row[static_cast<std::size_t>(at - answer->variables.begin())];
        return value.value_or(rdf::Term());
    };
    for (const auto& row : answer->rows)
        rows.push_back({termOf(row, "s", given.subject), termOf(row, "p", given.property),
                        termOf(row, "o", given.object)});
    return {};
}

std::set<rdf::Term> Listing::in(std::size_t column) const {
    std::set<rdf::Term> terms;
    for (const auto& row : rows) terms.insert(row[column]);
    return terms;
}

Result<void> Listing::readFurther(Place place, std::size_t column, const std::string& variable) {
    const auto answer = m_graph.ask("SELECT DISTINCT " + variable + " { " + patternOf(m_given, {}) +
                                        " } LIMIT " + std::to_string(mostOthers),
                                    listLimits, m_cancel);
    if (!answer && m_cancel.cancelled()) return m_cancel.error();
    if (!answer) return {};  // what was read is as true without them
    std::set<rdf::Term> known = in(column);
    std::size_t further = 0;
    for (const auto& row : answer->rows) {
        // A blank node cannot be asked for.
        if (row.empty() || !row.front() || row.front()->isBlank()) continue;
        if (!known.insert(*row.front()).second) continue;
        if (++further > furtherOnes) break;
        ListedTriples given = m_given;
        given.*place = *row.front();
        if (auto read = readTriples(given, triplesOfEach); !read && m_cancel.cancelled())
            return read;
    }
    return {};
}

}  // namespace

TripleRows diverse(TripleRows triples,
                   const std::function<std::uint32_t(const std::string&)>& propertyRank,
                   const std::function<std::uint32_t(const std::string&)>& entityRank) {
    using Ranks = std::pair<std::uint32_t, std::uint32_t>;
    std::vector<std::pair<Ranks, std::vector<rdf::Term>>> ranked;
    const auto rankOf = [&](const rdf::Term& term) {
        return term.isIri() ? entityRank(term.lexical) : unranked;
    };
    for (auto& triple : triples) {
        const Ranks ranks{propertyRank(triple[1].lexical),
                          std::min(rankOf(triple[0]), rankOf(triple[2]))};
        ranked.emplace_back(ranks, std::move(triple));
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& one) { return one.first; });

    std::set<rdf::Term> properties;
    std::set<rdf::Term> things;
    std::vector<std::pair<std::pair<bool, bool>, std::vector<rdf::Term>>> marked;
    for (auto& [ranks, triple] : ranked) {
        const bool isPropertySeen = !properties.insert(triple[1]).second;
        const bool isSubjectSeen = !things.insert(triple[0]).second;
        const bool isObjectSeen = !things.insert(triple[2]).second;
        marked.emplace_back(std::pair(isPropertySeen, isSubjectSeen || isObjectSeen),
                            std::move(triple));
    }
    std::ranges::stable_sort(marked, {}, [](const auto& one) { return one.first; });
    TripleRows ordered;
    for (auto& [seen, triple] : marked) ordered.push_back(std::move(triple));
    return ordered;
}

Result<std::string> listed(GraphAtHand& graph, const ListedTriples& given, SeenIris& seen,
                           const CancelToken& cancel) {
    Listing listing(graph, given, cancel);
    if (auto read = listing.read(); !read) return read.error();
    if (listing.rows.empty())
        return "No triple of the graph has this (" + patternOf(given, graph.prefixes()) + ").\n";
    const auto* index = graph.index();
    const auto rank = [index](ItemKind kind) {
        return [index, kind](const std::string& iri) {
            return index ? index->rowOf(kind, iri).value_or(unranked) : unranked;
        };
    };
    const TripleRows rows =
        diverse(std::move(listing.rows), rank(ItemKind::Property), rank(ItemKind::Entity));

    const std::size_t most = rows.size() <= wholeRows ? rows.size() : shownRows;
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < most; ++i)
        for (const rdf::Term& term : rows[i])
            if (term.isIri()) shown.push_back(term.lexical);
    const auto labels = graph.with([&](knowledge::SparqlConnection& connection) {
        return sparql::labelsOf(connection.graph(), shown, graph.base().manifest().language,
                                listLimits, cancel);
    });
    if (!labels && cancel.cancelled()) return cancel.error();
    const LabelOf labelOf = [&](const std::string& iri) {
        seen.add(iri);
        const bool isWritten = labels && labels->contains(iri);
        return isWritten ? labels->at(iri) : graph.labelOf(iri);
    };
    TextTable table{{"subject", "property", "object"}, {}};
    for (std::size_t i = 0; i < most; ++i) {
        auto& line = table.rows.emplace_back();
        for (const rdf::Term& term : rows[i])
            line.push_back(cellText(term, labelOf, graph.prefixes()));
    }
    std::string text = std::to_string(rows.size()) + (listing.truncated() ? " or more" : "") +
                       (rows.size() == 1 ? " triple" : " triples");
    if (most < rows.size()) text += "; " + std::to_string(most) + " that differ are shown";
    text += ".\n" + tableText(table);
    return most < rows.size() ? text + "...\n" : text;
}

}  // namespace tripletalk::answering::grasp
