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
/// Nor beyond so many pairs of types in one of these.
constexpr std::size_t mostTypePairs = 2'000'000;

/// The nearest ones. What a class has above it beyond these tells nobody more, and of a long chain
/// of classes all that lie above each would be as many as its square.
constexpr std::size_t mostAbove = 200;

bool holds(const std::vector<TermId>& list, TermId id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

}  // namespace

Result<Hierarchy> Hierarchy::read(const Workbench& bench, const std::vector<Typing>& typings) {
    Hierarchy hierarchy;
    if (auto declared = hierarchy.readDeclared(bench); !declared) return declared.error();
    hierarchy.count(typings);
    for (const auto& [id, count] : hierarchy.m_count) {
        if (bench.cancel.cancelled()) return bench.cancel.error();
        hierarchy.m_all.insert(id);
        hierarchy.m_declared[id] = hierarchy.declaredAbove(id);
        for (const TermId upper : hierarchy.m_declared[id]) hierarchy.m_all.insert(upper);
    }
    for (const TermId id : hierarchy.m_all) {
        if (bench.cancel.cancelled()) return bench.cancel.error();
        if (rdf::isWeakClass(bench.iri(id))) hierarchy.m_weak.insert(id);
        const auto [above, isNew] = hierarchy.m_declared.try_emplace(id);
        if (!isNew) continue;
        above->second = hierarchy.declaredAbove(id);  // what lies too far above all others is left
        std::erase_if(above->second,
                      [&](TermId upper) { return !hierarchy.m_all.contains(upper); });
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
    // A blank class that nothing has is a restriction, not a class that anyone would ask for.
    const auto isRestriction = [&](TermId above) {
        return m_blank.contains(above) && !m_count.contains(above);
    };
    while (!level.empty()) {
        std::vector<TermId> next;
        for (const TermId below : level) {
            const auto parents = m_parents.find(below);
            if (parents == m_parents.end()) continue;
            for (const TermId parent : parents->second) {
                if (!seen.insert(parent).second) continue;
                next.push_back(parent);
                if (isRestriction(parent)) continue;
                found.push_back(parent);
                if (found.size() == mostAbove) return found;
            }
        }
        level = std::move(next);
    }
    return found;
}

/// A class whose instances are all instances of a larger class lies below it, declared or not.
void Hierarchy::derive() {
    if (m_sets.size() >= mostTypeSets) return;
    std::size_t pairs = 0;
    for (const auto& [types, count] : m_sets) pairs += types.size() * types.size();
    if (pairs > mostTypePairs) return;
    std::map<TermId, std::vector<TermId>> below;  // by declaration
    for (const auto& [id, count] : m_count)
        for (const TermId upper : m_declared[id]) below[upper].push_back(id);
    std::map<std::pair<TermId, TermId>, std::int64_t> together;
    for (const auto& [types, count] : m_sets)
        for (const TermId a : types)
            for (const TermId b : types)
                if (a != b) together[{a, b}] += count;
    // What lies below the lower class by declaration must lie below the larger one, too.
    const auto holdsBelow = [&](TermId lower, TermId larger) {
        return std::ranges::all_of(below[lower], [&](TermId id) {
            if (id == larger || holds(m_declared[id], larger)) return true;
            const auto both = together.find({id, larger});
            return both != together.end() && both->second == m_count[id];
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
