// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/shapegrouper.h"

#include <algorithm>
#include <tuple>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr std::size_t mostGroups = 64;
constexpr std::size_t mostLeaders = 256;
constexpr std::int64_t fewShare = 50;

}  // namespace

/// Nothing but names and comments.
bool ShapeGrouper::isBare(std::int32_t predicates) const {
    return std::ranges::all_of(m_untyped.m_sets[static_cast<std::size_t>(predicates)],
                               [&](TermId id) { return m_weightless.contains(id); });
}

/// Without any, the links that lead to it, with a minus.
std::vector<TermId> ShapeGrouper::weighty(const Shape& shape) const {
    std::vector<TermId> kept;
    for (const TermId id : setOf(shape))
        if (!m_weightless.contains(id)) kept.push_back(id);
    return kept.empty() ? m_linkSets[static_cast<std::size_t>(shape.links)] : kept;
}

/// How much two sets share, in thousandths of all their predicates.
std::int64_t ShapeGrouper::likeness(const std::vector<TermId>& a, const std::vector<TermId>& b) {
    std::vector<TermId> shared;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
    const std::size_t all = a.size() + b.size() - shared.size();
    return all == 0 ? 0 : static_cast<std::int64_t>(shared.size() * 1000 / all);
}

bool ShapeGrouper::belongs(const std::vector<TermId>& set, const std::vector<TermId>& leader) {
    if (2 * likeness(set, leader) >= 1000) return true;
    return (!set.empty() && std::includes(leader.begin(), leader.end(), set.begin(), set.end())) ||
           (leader.size() > 1 &&
            std::includes(set.begin(), set.end(), leader.begin(), leader.end()));
}

/// The draft of the same path word whose leader is most like the set; the earlier, larger one
/// of two.
ShapeGrouper::Draft* ShapeGrouper::nearest(const std::vector<TermId>& set, std::int32_t pathWord,
                                           const Draft* besides, bool mustBelong) {
    Draft* best = nullptr;
    std::int64_t most = 0;
    for (Draft& draft : m_similar) {
        if (&draft == besides || draft.pathWord != pathWord || draft.entities == 0 ||
            (mustBelong && !belongs(set, draft.leader)))
            continue;
        if (const std::int64_t like = likeness(set, draft.leader); like > most) {
            most = like;
            best = &draft;
        }
    }
    return best;
}

/// The most frequent sets lead; those of labels alone go by the link that leads to them.
void ShapeGrouper::partSimilar() {
    std::sort(m_left.begin(), m_left.end(), [&](int a, int b) {
        const auto rank = [&](int i) {
            return std::tuple(-m_counts[static_cast<std::size_t>(i)], i);
        };
        return rank(a) < rank(b);
    });
    std::vector<int> bare;
    for (const int i : m_left) {
        const Shape& shape = m_shapes[static_cast<std::size_t>(i)];
        const std::vector<TermId> set = weighty(shape);
        if (set.empty()) {
            bare.push_back(i);
            continue;
        }
        Draft* draft = nearest(set, shape.pathWord, nullptr, m_similar.size() < mostLeaders);
        if (!draft) {
            m_similar.push_back({.pathWord = shape.pathWord, .leader = set});
            draft = &m_similar.back();
        }
        put(i, *draft);
    }
    for (const int i : bare) put(i, linkedLike(m_shapes[static_cast<std::size_t>(i)]));
}

/// Where entities with labels alone go: with those that the same link leads to, else with those
/// of their path.
ShapeGrouper::Draft& ShapeGrouper::linkedLike(const Shape& shape) {
    Draft* best = nullptr;
    std::int64_t most = 0;
    for (Draft& draft : m_similar) {
        if (draft.pathWord != shape.pathWord) continue;
        const auto linked = draft.incoming.find(shape.incoming);
        const bool alike = shape.incoming == 0 ? draft.leader.empty() || shape.pathWord != 0
                                               : linked != draft.incoming.end();
        const std::int64_t count = shape.incoming == 0 ? draft.entities
                                   : alike             ? linked->second
                                                       : 0;
        if (!alike || count <= most) continue;
        most = count;
        best = &draft;
    }
    if (best) return *best;
    m_similar.push_back({.pathWord = shape.pathWord});
    return m_similar.back();
}

/// The predicate that leads to at least four fifths of them, or 0.
TermId ShapeGrouper::usualLink(const Draft& draft) {
    if (draft.entities == 0) return 0;
    const auto most = mostFrequent(draft.incoming);
    return 5 * most->second >= 4 * draft.entities ? most->first : 0;
}

/// Groups that one link leads to and that share a predicate are one.
void ShapeGrouper::joinLinked() {
    for (std::size_t i = 0; i < m_similar.size(); ++i)
        for (std::size_t j = i + 1; j < m_similar.size(); ++j)
            if (m_similar[i].pathWord == m_similar[j].pathWord && usualLink(m_similar[i]) != 0 &&
                usualLink(m_similar[i]) == usualLink(m_similar[j]) &&
                likeness(m_similar[i].leader, m_similar[j].leader) > 0)
                join(m_similar[j], m_similar[i]);
}

void ShapeGrouper::join(Draft& from, Draft& to) {
    for (const int shape : from.shapes) put(shape, to);
    from.shapes.clear();
    from.entities = 0;
    from.incoming.clear();
}

/// The predicates that more than a few of a group have, sorted.
std::vector<TermId> ShapeGrouper::usual(const Draft& draft) const {
    std::map<TermId, std::int64_t> counts;
    for (const int i : draft.shapes)
        for (const TermId id : weighty(m_shapes[static_cast<std::size_t>(i)]))
            counts[id] += m_counts[static_cast<std::size_t>(i)];
    std::vector<TermId> kept;
    for (const auto& [id, count] : counts)
        if (count * fewShare >= draft.entities) kept.push_back(id);
    return kept;
}

/// Where attributes are often left out, sets of one kind of thing may have little in common:
/// groups are one if, taken together, they use the same predicates, or the smaller one few
/// others.
void ShapeGrouper::joinAlike() {
    std::stable_sort(m_similar.begin(), m_similar.end(),
                     [](const Draft& a, const Draft& b) { return a.entities > b.entities; });
    std::vector<std::vector<TermId>> used;
    for (const Draft& draft : m_similar) used.push_back(usual(draft));
    for (bool joined = true; joined;) {
        joined = false;
        for (std::size_t i = 0; i < m_similar.size(); ++i)
            for (std::size_t j = i + 1; j < m_similar.size(); ++j) {
                if (m_similar[i].entities == 0 || m_similar[j].entities == 0 ||
                    m_similar[i].pathWord != m_similar[j].pathWord || !sameKind(used[i], used[j]))
                    continue;
                join(m_similar[j], m_similar[i]);
                used[i] = usual(m_similar[i]);
                joined = true;
            }
    }
}

bool ShapeGrouper::sameKind(const std::vector<TermId>& larger, const std::vector<TermId>& smaller) {
    const auto shared =
        static_cast<std::size_t>(std::count_if(smaller.begin(), smaller.end(), [&](TermId id) {
            return std::binary_search(larger.begin(), larger.end(), id);
        }));
    const std::size_t all = larger.size() + smaller.size() - shared;
    return shared > 0 && (3 * shared >= 2 * all || 10 * shared >= 9 * smaller.size());
}

/// What is like nothing else becomes one group of things.
void ShapeGrouper::joinSmall() {
    std::int64_t total = 0;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_similar.size(); ++i) order.push_back(i);
    for (const std::int64_t count : m_counts) total += count;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return m_similar[a].entities > m_similar[b].entities;
    });
    Draft rest;
    for (std::size_t place = order.size(); place-- > 0;) {
        Draft& draft = m_similar[order[place]];
        const bool small = draft.entities < fewEntities && draft.entities * smallShare < total;
        if (!small && place < mostGroups) continue;
        Draft* near = nearest(draft.leader, draft.pathWord, &draft, false);
        join(draft, near ? *near : rest);
    }
    m_similar.push_back(std::move(rest));
    std::erase_if(m_similar, [](const Draft& draft) { return draft.entities == 0; });
}

/// What a thing has and, where that is nothing, what leads to it.
std::vector<TermId> ShapeGrouper::relationsOf(const Shape& shape) const {
    std::vector<TermId> relations = weighty(shape);
    if (relations.empty() && shape.incoming != 0)
        relations.push_back(-static_cast<TermId>(shape.incoming));
    return relations;
}

RelationUse ShapeGrouper::useOf(const Draft& draft) const {
    RelationUse use;
    for (const int i : draft.shapes) {
        const auto at = static_cast<std::size_t>(i);
        use.add(relationsOf(m_shapes[at]), m_counts[at]);
    }
    return use;
}

/// Where things have but some of many relations, sets part what is of one kind. Groups whose things
/// meet become one, and a group that says little that the others do not joins the one it is most
/// like, until all that are left are clearly different kinds.
void ShapeGrouper::joinUnclear() {
    std::map<std::int32_t, std::vector<Draft*>> byPath;
    for (Draft& draft : m_similar) byPath[draft.pathWord].push_back(&draft);
    for (auto& [word, drafts] : byPath) {
        std::vector<RelationUse> uses;
        std::stable_sort(drafts.begin(), drafts.end(),
                         [](const Draft* a, const Draft* b) { return a->entities > b->entities; });
        for (const Draft* draft : drafts) uses.push_back(useOf(*draft));
        for (const auto& [from, to] : joinsOfOneKind(std::move(uses)))
            join(*drafts[from], *drafts[to]);
    }
}

/// What has but a name, and that nothing leads to, is with the others of its path if these are of
/// one kind and more.
void ShapeGrouper::joinSilent() {
    for (Draft& draft : m_similar) {
        if (!useOf(draft).saysNothing()) continue;
        Draft* only = nullptr;
        std::size_t others = 0;
        for (Draft& other : m_similar)
            if (&other != &draft && other.entities > 0 && other.pathWord == draft.pathWord) {
                only = &other;
                ++others;
            }
        if (others == 1 && only->entities > draft.entities) join(draft, *only);
    }
    for (Draft& draft : m_similar)
        if (draft.entities > 0) m_drafts.push_back(std::move(draft));
}

}  // namespace tripletalk::induction
