// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/declared.h"

#include "induction/classes/separatevocabulary.h"
#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <array>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr std::array<std::string_view, 3> domains{rdf::vocabulary::rdfsDomain,
                                                  "http://schema.org/domainIncludes",
                                                  "https://schema.org/domainIncludes"};
constexpr std::array<std::string_view, 3> ranges{rdf::vocabulary::rdfsRange,
                                                 "http://schema.org/rangeIncludes",
                                                 "https://schema.org/rangeIncludes"};

Result<void> readPairs(const Workbench& bench, std::string_view property,
                       std::map<TermId, std::set<TermId>>& into) {
    const TermId id = bench.id(property);
    if (id == 0) return {};
    return bench.eachOfGraph("SELECT s, o FROM quad WHERE p = " + std::to_string(id),
                             [&](sqlite::Statement& row) -> Result<void> {
                                 // A blank class is a union or a restriction, which nobody could
                                 // name.
                                 if (bench.entities.kind(row.integer(1)) == rdf::TermKind::Iri &&
                                     !rdf::isWeakClass(bench.iri(row.integer(1))))
                                     into[row.integer(0)].insert(row.integer(1));
                                 return {};
                             });
}

TermId onlyOne(const std::map<TermId, std::set<TermId>>& classes, TermId predicate) {
    const auto found = classes.find(predicate);
    return found == classes.end() || found->second.size() != 1 ? 0 : *found->second.begin();
}

}  // namespace

Result<DeclaredClasses> DeclaredClasses::read(const Workbench& bench) {
    DeclaredClasses declared;
    for (const std::string_view property : domains)
        if (auto done = readPairs(bench, property, declared.m_domains); !done) return done.error();
    for (const std::string_view property : ranges)
        if (auto done = readPairs(bench, property, declared.m_ranges); !done) return done.error();
    if (auto done = readPairs(bench, rdf::vocabulary::rdfsSubClassOf, declared.m_parents); !done)
        return done.error();
    return declared;
}

bool DeclaredClasses::isBelow(TermId lower, TermId upper) const {
    std::set<TermId> seen{lower};
    std::vector<TermId> open{lower};
    while (!open.empty()) {
        const TermId current = open.back();
        open.pop_back();
        if (current == upper) return true;
        if (const auto parents = m_parents.find(current); parents != m_parents.end())
            for (const TermId parent : parents->second)
                if (seen.insert(parent).second) open.push_back(parent);
    }
    return false;
}

TermId DeclaredClasses::classOf(const std::vector<TermId>& predicates, TermId incoming) const {
    std::map<TermId, int> named;
    for (const TermId predicate : predicates)
        if (const TermId domain = onlyOne(m_domains, predicate); domain != 0) ++named[domain];
    if (named.empty()) return incoming == 0 ? 0 : onlyOne(m_ranges, incoming);
    TermId best = 0;
    int most = 0;
    for (const auto& [candidate, own] : named) {
        int votes = 0;  // what a super-class has speaks for its sub-class too
        for (const auto& [other, count] : named)
            if (isBelow(candidate, other)) votes += count;
        if (votes > most) {
            most = votes;
            best = candidate;
        }
    }
    return best;
}

}  // namespace tripletalk::induction
