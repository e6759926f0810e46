// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ranking.h"

#include "answering/replymembers.h"
#include "base/text.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering {

nlohmann::ordered_json rankingSchema() {
    return objectSchema({{"best", {{"type", "array"}, {"items", {{"type", "integer"}}}}}});
}

std::vector<std::size_t> rankingOf(const llm::ChatReply& reply, std::size_t count) {
    std::vector<std::size_t> places;
    const auto object = llm::extractJsonObject(reply.content);
    if (!object) return places;
    for (const std::string& number : textsMember(*object, "best")) {
        double value = 0;
        if (!text::parseNumber(number, value) || value < 1 || value > static_cast<double>(count))
            continue;
        const auto place = static_cast<std::size_t>(value) - 1;
        if (std::find(places.begin(), places.end(), place) == places.end()) places.push_back(place);
    }
    return places;
}

}  // namespace tripletalk::answering
