// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/labelledthings.h"

#include "naming/labels.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <algorithm>
#include <set>

namespace tripletalk::sparql {

namespace {

constexpr std::size_t batch = 100;
constexpr std::size_t mostLabels = 500;    ///< of one column, the first ones
constexpr std::size_t mostThings = 1'000;  ///< of one batch

/// "?thing <predicate> ?label" of a query.
struct LabelPattern {
    std::string thing;
    std::string predicate;
    friend auto operator<=>(const LabelPattern&, const LabelPattern&) = default;
};

/// What a query says of variables, but for what stands in a scope of its own.
class Sayings {
  public:
    explicit Sayings(const GroupPattern& where) { read(where, true); }

    /// The one pattern that makes the variable a label, if there is just one.
    [[nodiscard]] const LabelPattern* labelled(const std::string& variable) const {
        const auto found = m_labels.find(variable);
        return found != m_labels.end() && found->second.size() == 1 ? &*found->second.begin()
                                                                    : nullptr;
    }
    /// What holds of a thing by constants, as patterns about "?thing".
    [[nodiscard]] std::string demanded(const std::string& thing) const {
        const auto found = m_demands.find(thing);
        return found == m_demands.end() ? std::string() : found->second;
    }

  private:
    void read(const GroupPattern& group, bool demands) {
        for (const PatternElement& element : group.elements) {
            if (const auto* triples = std::get_if<Triples>(&element))
                for (const TriplePattern& triple : triples->patterns) read(triple, demands);
            if (const auto* nested = std::get_if<NestedGroup>(&element))
                read(*nested->group, demands);
            if (const auto* graph = std::get_if<GraphPattern>(&element))
                read(*graph->group, demands);
            if (const auto* optional = std::get_if<Optional>(&element))
                read(*optional->group, false);
            if (const auto* alternatives = std::get_if<Union>(&element))
                for (const GroupPattern& one : alternatives->groups) read(one, false);
        }
    }
    void read(const TriplePattern& triple, bool demands) {
        const auto* thing = std::get_if<Variable>(&triple.subject);
        if (!thing) return;
        const auto* predicate = std::get_if<Node>(&triple.predicate);
        if (predicate && std::holds_alternative<Variable>(*predicate)) return;
        if (const auto* object = std::get_if<Variable>(&triple.object)) {
            if (!predicate) return;
            const std::string& iri = std::get<rdf::Term>(*predicate).lexical;
            if (naming::mayBeLabelPredicate(iri)) m_labels[object->name].insert({thing->name, iri});
        } else if (demands) {
            const TriplePattern demand{Variable{"thing"}, triple.predicate, triple.object};
            m_demands[thing->name] += "  " + toText(demand) + " .\n";
        }
    }

    std::map<std::string, std::set<LabelPattern>> m_labels;  ///< by the label's variable
    std::map<std::string, std::string> m_demands;            ///< by the thing's
};

/// The literals of a column; none if it has things.
std::vector<rdf::Term> labelsIn(const QueryAnswer& answer, std::size_t column) {
    std::set<rdf::Term> labels;
    for (const auto& row : answer.rows) {
        if (!row[column]) continue;
        if (!row[column]->isLiteral()) return {};
        if (labels.size() < mostLabels) labels.insert(*row[column]);
    }
    return {labels.begin(), labels.end()};
}

/// Adds the IRIs of what alone bears its label.
void addUnique(const QueryAnswer& found, std::map<rdf::Term, std::string>& things) {
    std::map<rdf::Term, std::set<rdf::Term>> bearers;
    for (const auto& row : found.rows)
        if (row[0] && row[1]) bearers[*row[0]].insert(*row[1]);
    for (const auto& [label, all] : bearers)
        if (all.size() == 1 && all.begin()->isIri()) things[label] = all.begin()->lexical;
}

}  // namespace

Result<LabelledThings> thingsLabelledIn(SparqlSource& source, std::string_view query,
                                        const QueryAnswer& answer, QueryLimits limits,
                                        const CancelToken& cancel) {
    LabelledThings things;
    const auto read = parse(query, {.prefixes = source.prefixes()});
    if (!read || read->form != QueryForm::Select) return things;
    const Sayings said(read->where);
    limits.rows = mostThings;
    for (std::size_t column = 0; column < answer.variables.size(); ++column) {
        const LabelPattern* pattern = said.labelled(answer.variables[column]);
        if (!pattern || std::ranges::count(answer.variables, pattern->thing) > 0) continue;
        const std::vector<rdf::Term> labels = labelsIn(answer, column);
        for (std::size_t begin = 0; begin < labels.size(); begin += batch) {
            std::string asked = "SELECT DISTINCT ?label ?thing WHERE {\n  VALUES ?label {";
            for (std::size_t i = begin; i < std::min(begin + batch, labels.size()); ++i)
                asked += " " + toText(labels[i], {});
            asked += " }\n  ?thing " + iriInQuery(pattern->predicate) + " ?label .\n" +
                     said.demanded(pattern->thing) + "}";
            const auto found = source.query(asked, limits, cancel);
            if (!found) return found.error();
            if (!found->truncated) addUnique(*found, things[answer.variables[column]]);
        }
    }
    return things;
}

}  // namespace tripletalk::sparql
