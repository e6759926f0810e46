// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/turntree.h"

#include <algorithm>

namespace tripletalk::app {

void TurnTree::clear() {
    m_children.clear();
    m_turns.clear();
    m_newest.reset();
}

void TurnTree::add(const TurnPtr& turn) {
    auto& siblings = m_children[turn->parent];
    turn->branch = static_cast<int>(siblings.size());
    siblings.push_back(turn);
    for (const TurnPtr& one : siblings) one->branches = static_cast<int>(siblings.size());
    m_turns[turn->id] = turn;
    m_newest = turn;
}

std::vector<TurnPtr> TurnTree::pathTo(const QString& turn) const {
    const auto wanted = m_turns.find(turn);
    std::vector<TurnPtr> path;
    for (TurnPtr one = wanted == m_turns.end() ? m_newest : wanted->second; one;) {
        path.push_back(one);
        const auto parent = m_turns.find(one->parent);
        one = parent == m_turns.end() ? nullptr : parent->second;
    }
    std::ranges::reverse(path);
    return path;
}

std::vector<TurnPtr> TurnTree::branch(const ShownTurn& turn, int place) const {
    const auto siblings = m_children.find(turn.parent);
    if (siblings == m_children.end() || place < 0 ||
        place >= static_cast<int>(siblings->second.size()))
        return {};
    std::vector<TurnPtr> path;
    for (TurnPtr one = siblings->second[static_cast<std::size_t>(place)]; one;) {
        path.push_back(one);
        const auto next = m_children.find(one->id);
        one = next == m_children.end() ? nullptr : next->second.back();
    }
    return path;
}

}  // namespace tripletalk::app
