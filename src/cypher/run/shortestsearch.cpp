// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/run/matcher.h"

#include <algorithm>

namespace tripletalk::cypher {

using graph::TermId;

bool ShortestSearch::run(TermId start, TermId end, std::int64_t most, bool all,
                         const std::function<bool(const PathRef&)>& found) {
    m_seen.clear();
    m_seen[start] = {};
    std::size_t bytes = 0;
    std::vector<TermId> front{start};
    bool arrived = false;
    for (std::int64_t depth = 1; depth <= most && !front.empty() && !arrived; ++depth) {
        std::vector<TermId> next;
        for (const TermId from : front) {
            m_links(from, [&](const RelationshipRef& link, TermId at) {
                m_state.step();
                if (at == start) return true;
                Before& before = m_seen[at];
                const bool first = before.links.empty();
                if (!first && (before.depth != depth || !all)) return true;
                before.depth = depth;
                before.links.push_back(link);
                bytes += sizeof(Before) + 64;
                m_state.take(sizeof(Before) + 64);
                if (first) next.push_back(at);
                arrived = arrived || at == end;
                return !(arrived && !all);
            });
            if (arrived && !all) break;
        }
        front = std::move(next);
    }
    std::vector<RelationshipRef> backwards;
    const bool goesOn = !arrived || follow(end, start, backwards, found);
    m_state.giveBack(bytes);
    return goesOn;
}

/// From the end back to the start, along each link by which a node was first reached.
bool ShortestSearch::follow(TermId at, TermId start, std::vector<RelationshipRef>& backwards,
                            const std::function<bool(const PathRef&)>& found) {
    struct Turn {
        TermId at;
        std::size_t next = 0;
    };
    std::vector<Turn> turns{{at}};
    while (!turns.empty()) {
        m_state.step();
        Turn& turn = turns.back();
        if (turn.at == start) {
            PathRef path{{start}, {}};
            for (auto link = backwards.rbegin(); link != backwards.rend(); ++link) {
                const TermId here = path.nodes.back();
                path.relationships.push_back(*link);
                path.nodes.push_back(link->start == here ? link->end : link->start);
            }
            if (!found(path)) return false;
            turns.pop_back();
            backwards.pop_back();
            continue;
        }
        const std::vector<RelationshipRef>& links = m_seen[turn.at].links;
        if (turn.next == links.size()) {
            turns.pop_back();
            if (!backwards.empty()) backwards.pop_back();
            continue;
        }
        const RelationshipRef link = links[turn.next++];
        const TermId before = link.start == turn.at ? link.end : link.start;
        backwards.push_back(link);
        turns.push_back({before});
    }
    return true;
}

}  // namespace tripletalk::cypher
