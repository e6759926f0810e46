// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/kindsapart.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tripletalk::induction {

namespace {

constexpr std::int64_t ownFrom = 5;  // times as frequent
constexpr double mostMeeting = 0.2;  // of the things of two kinds
constexpr double sharedLoose = 0.5;  // beside all others

using GroupPair = std::pair<std::size_t, std::size_t>;

/// Joins groups until none is left that is unclear.
class Joiner {
  public:
    explicit Joiner(std::vector<RelationUse> groups) : m_groups(std::move(groups)) {
        for (const RelationUse& group : m_groups) m_whole.add(group);
    }

    std::vector<GroupPair> run() {
        for (std::size_t i = 0; i < m_groups.size(); ++i)
            for (std::size_t j = i + 1; j < m_groups.size(); ++j) measure(i, j);
        while (auto next = nextPair()) join(next->second, next->first);
        return std::move(m_joins);
    }

  private:
    void measure(std::size_t a, std::size_t b) {
        const GroupPair pair = std::minmax(a, b);
        m_meeting.erase(pair);
        if (m_groups[a].saysNothing() || m_groups[b].saysNothing()) return;
        if (const double share = m_groups[a].meets(m_groups[b]); share > mostMeeting)
            m_meeting[pair] = share;
    }

    /// The pair that meets most, else the smallest loose group that has too little of its own and
    /// the one it is most like.
    [[nodiscard]] std::optional<GroupPair> nextPair() const {
        const auto most =
            std::max_element(m_meeting.begin(), m_meeting.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; });
        if (most != m_meeting.end()) return most->first;
        for (std::size_t i = m_groups.size(); i-- > 0;) {
            const std::size_t like = mostLike(i);
            if (like != i && m_groups[i].isLoose() &&
                m_groups[i].ownShare(m_groups[i].restOf(m_whole)) <= sharedLoose)
                return GroupPair(std::minmax(i, like));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::size_t mostLike(std::size_t group) const {
        std::size_t best = group;
        double most = 0;
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            const double likeness = i == group ? 0 : m_groups[group].likeness(m_groups[i]);
            if (likeness <= most) continue;
            most = likeness;
            best = i;
        }
        return best;
    }

    void join(std::size_t from, std::size_t to) {
        m_groups[to].add(m_groups[from]);
        m_groups[from] = RelationUse();
        m_joins.emplace_back(from, to);
        for (std::size_t i = 0; i < m_groups.size(); ++i)
            for (const std::size_t changed : {to, from})
                if (i != changed) measure(i, changed);
    }

    std::vector<RelationUse> m_groups;
    RelationUse m_whole;
    std::map<GroupPair, double> m_meeting;
    std::vector<GroupPair> m_joins;
};

bool haveOneOf(const RelationUse::Relations& set, const RelationUse::Relations& wanted) {
    return std::any_of(set.begin(), set.end(), [&](graph::TermId relation) {
        return std::binary_search(wanted.begin(), wanted.end(), relation);
    });
}

}  // namespace

void RelationUse::add(const Relations& relations, std::int64_t things) {
    m_sets[relations] += things;
    m_things += things;
    for (const graph::TermId relation : relations) m_uses[relation] += things;
}

void RelationUse::add(const RelationUse& other) {
    for (const auto& [relations, things] : other.m_sets) add(relations, things);
}

RelationUse RelationUse::restOf(const RelationUse& whole) const {
    RelationUse rest;
    rest.m_things = whole.m_things - m_things;
    for (const auto& [relation, uses] : whole.m_uses) {
        const auto here = m_uses.find(relation);
        rest.m_uses[relation] = uses - (here == m_uses.end() ? 0 : here->second);
    }
    return rest;
}

RelationUse::Relations RelationUse::ownBeside(const RelationUse& other) const {
    Relations own;
    for (const auto& [relation, uses] : m_uses) {
        const auto there = other.m_uses.find(relation);
        const std::int64_t others = there == other.m_uses.end() ? 0 : there->second;
        if (uses * other.m_things >= ownFrom * others * m_things) own.push_back(relation);
    }
    return own;
}

double RelationUse::ownShare(const RelationUse& other) const {
    const Relations own = ownBeside(other);
    std::int64_t all = 0;
    std::int64_t byOwn = 0;
    for (const auto& [relation, uses] : m_uses) {
        all += uses;
        byOwn += std::binary_search(own.begin(), own.end(), relation) ? uses : 0;
    }
    return all == 0 ? 0 : static_cast<double>(byOwn) / static_cast<double>(all);
}

graph::TermId RelationUse::mostOwn(const RelationUse& other) const {
    graph::TermId most = 0;
    for (const graph::TermId relation : ownBeside(other))
        if (most == 0 || m_uses.at(relation) > m_uses.at(most)) most = relation;
    return most;
}

RelationUse::Counts RelationUse::count(const Relations& own, const Relations& others) const {
    Counts counts;
    for (const auto& [relations, things] : m_sets) {
        const bool hasOwn = haveOneOf(relations, own);
        const bool hasOthers = haveOneOf(relations, others);
        counts.own += hasOwn ? things : 0;
        counts.others += hasOthers ? things : 0;
        counts.both += hasOwn && hasOthers ? things : 0;
    }
    return counts;
}

double RelationUse::meets(const RelationUse& other) const {
    const Relations own = ownBeside(other);
    const Relations others = other.ownBeside(*this);
    const Counts here = count(own, others);
    const Counts there = other.count(others, own);
    if (2 * here.own < m_things || 2 * there.own < other.m_things) return 1;
    const std::int64_t fewer = std::min(here.own + there.others, there.own + here.others);
    return static_cast<double>(here.both + there.both) / static_cast<double>(fewer);
}

double RelationUse::likeness(const RelationUse& other) const {
    const auto squares = [](const RelationUse& use) {
        double sum = 0;
        for (const auto& [relation, uses] : use.m_uses)
            sum += static_cast<double>(uses) * static_cast<double>(uses);
        return sum;
    };
    double shared = 0;
    for (const auto& [relation, uses] : m_uses)
        if (const auto there = other.m_uses.find(relation); there != other.m_uses.end())
            shared += static_cast<double>(uses) * static_cast<double>(there->second);
    return shared == 0 ? 0 : shared / std::sqrt(squares(*this) * squares(other));
}

std::vector<GroupPair> joinsOfOneKind(std::vector<RelationUse> groups) {
    return Joiner(std::move(groups)).run();
}

}  // namespace tripletalk::induction
