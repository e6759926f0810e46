// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/conversation.h"

#include <algorithm>

namespace tripletalk::conversations {

std::vector<Turn> shownPath(std::vector<Turn> turns, std::string last) {
    std::vector<Turn> path;
    if (std::ranges::find(turns, last, &Turn::id) == turns.end() && !turns.empty())
        last = turns.back().id;
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
        if (turn->id == last) {
            last = turn->parent;
            path.push_back(std::move(*turn));
        }
    std::ranges::reverse(path);
    return path;
}

}  // namespace tripletalk::conversations
