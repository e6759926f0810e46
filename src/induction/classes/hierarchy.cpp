// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/hierarchy.h"

#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::induction {

using graph::TermId;

namespace {

/// Beyond this many different combinations of types, containment of classes is not looked for.
constexpr std::size_t mostTypeSets = 20'000;

bool holds(const std::vector<TermId>& list, TermId id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

}  // namespace

Result<Hierarchy> Hierarchy::read(const Workbench& bench, const std::vector<Typing>& typings) {
    Hierarchy hierarchy;
    if (auto declared = hierarchy.readDeclared(bench); !declared) return declared.error();
    hierarchy.count(typings);
    for (const auto& [id, count] : hierarchy.m_count) {
        hierarchy.m_all.insert(id);
        hierarchy.m_declared[id] = hierarchy.declaredAbove(id);
        for (const TermId upper : hierarchy.m_declared[id]) hierarchy.m_all.insert(upper);
    }
    for (const TermId id : hierarchy.m_all) {
        if (rdf::isWeakClass(bench.iri(id))) hierarchy.m_weak.insert(id);
        hierarchy.m_declared.try_emplace(id, hierarchy.declaredAbove(id));
    }
    hierarchy.derive();
    return hierarchy;
}

Result<void> Hierarchy::readDeclared(const Workbench& bench) {
    return bench.eachOfGraph("SELECT DISTINCT s, o FROM quad WHERE p = " +
                                 std::to_string(bench.id(rdf::vocabulary::rdfsSubClassOf)) +
                                 " ORDER BY s, o",
                             [&](sqlite::Statement& row) -> Result<void> {
                                 const TermId upper = row.integer(1);
                                 if (row.integer(0) == upper) return {};
                                 m_parents[row.integer(0)].push_back(upper);
                                 if (bench.entities.kind(upper) == rdf::TermKind::Blank)
                                     m_blank.insert(upper);
                                 return {};
                             });
}

void Hierarchy::count(const std::vector<Typing>& typings) {
    eachTypeSet(typings, [&](TermId, const TypeSet& types) {
        for (const TermId type : types) ++m_count[type];
        if (types.size() > 1 && (m_sets.size() < mostTypeSets || m_sets.contains(types)))
            ++m_sets[types];
    });
}

std::vector<TermId> Hierarchy::declaredAbove(TermId id) const {
    std::vector<TermId> found;
    std::set<TermId> seen{id};
    std::vector<TermId> level{id};
    while (!level.empty()) {
        std::vector<TermId> next;
        for (const TermId below : level)
            if (const auto parents = m_parents.find(below); parents != m_parents.end())
                for (const TermId parent : parents->second)
                    if (seen.insert(parent).second) next.push_back(parent);
        found.insert(found.end(), next.begin(), next.end());
        level = std::move(next);
    }
    // A blank class that nothing has is a restriction, not a class that anyone would ask for.
    std::erase_if(
        found, [&](TermId above) { return m_blank.contains(above) && !m_count.contains(above); });
    return found;
}

/// A class whose instances are all instances of a larger class lies below it, declared or not.
void Hierarchy::derive() {
    if (m_sets.size() >= mostTypeSets) return;
    std::map<std::pair<TermId, TermId>, std::int64_t> together;
    for (const auto& [types, count] : m_sets)
        for (const TermId a : types)
            for (const TermId b : types)
                if (a != b) together[{a, b}] += count;
    // What lies below the lower class by declaration must lie below the larger one, too.
    const auto holdsBelow = [&](TermId lower, TermId larger) {
        return std::all_of(m_count.begin(), m_count.end(), [&](const auto& entry) {
            if (entry.first == larger || !holds(m_declared[entry.first], lower) ||
                holds(m_declared[entry.first], larger))
                return true;
            const auto both = together.find({entry.first, larger});
            return both != together.end() && both->second == entry.second;
        });
    };
    for (const auto& [pair, count] : together)
        if (count == m_count[pair.first] && m_count[pair.first] < m_count[pair.second] &&
            !m_weak.contains(pair.first) && !m_weak.contains(pair.second) &&
            !holds(m_declared[pair.second], pair.first) && holdsBelow(pair.first, pair.second))
            m_contained[pair.first].push_back(pair.second);
    for (auto& [id, larger] : m_contained)
        std::stable_sort(larger.begin(), larger.end(),
                         [&](TermId a, TermId b) { return m_count[a] < m_count[b]; });
}

std::vector<TermId> Hierarchy::above(TermId id) const {
    std::vector<TermId> found;
    if (const auto declared = m_declared.find(id); declared != m_declared.end())
        found = declared->second;
    if (const auto larger = m_contained.find(id); larger != m_contained.end())
        for (const TermId upper : larger->second)
            if (!holds(found, upper)) found.push_back(upper);
    return found;
}

bool Hierarchy::isBelow(TermId lower, TermId upper) const {
    const auto declared = m_declared.find(lower);
    if (declared != m_declared.end() && holds(declared->second, upper)) return true;
    const auto contained = m_contained.find(lower);
    return contained != m_contained.end() && holds(contained->second, upper);
}

std::int64_t Hierarchy::entities(TermId id) const {
    const auto found = m_count.find(id);
    return found == m_count.end() ? 0 : found->second;
}

}  // namespace tripletalk::induction
