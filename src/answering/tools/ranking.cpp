// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/ranking.h"

#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"
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

Result<std::vector<retrieval::Hit>> rankPassages(const RankingTask& task,
                                                 const std::vector<retrieval::Hit>& hits,
                                                 ModelCaller& caller, const Prompts& prompts,
                                                 const ModelNumbers& numbers,
                                                 const CancelToken& cancel) {
    std::vector<Source> numbered;
    for (const retrieval::Hit& hit : hits) {
        Source source;
        source.n = static_cast<int>(numbered.size()) + 1;
        source.kind = "passage";
        source.title = hit.passage.title;
        source.text = hit.passage.text;
        numbered.push_back(std::move(source));
    }
    auto prompt =
        prompts.render("rerank", {{"question", task.question},
                                  {"count", std::to_string(numbers.topK)},
                                  {"passages", sourcesText(numbered, promptRoom(numbers, 300))}});
    if (!prompt) return prompt.error();
    auto request = requestOf(numbers, {{llm::Message::Role::User, *prompt}});
    request.jsonSchema = rankingSchema();
    std::vector<std::size_t> order;
    // Without a usable ranking the fused order stands.
    if (const auto reply = caller.ask("rerank", task.round, request, cancel))
        order = rankingOf(*reply, hits.size());
    for (std::size_t i = 0; i < hits.size(); ++i)
        if (std::find(order.begin(), order.end(), i) == order.end()) order.push_back(i);
    order.resize(std::min(order.size(), static_cast<std::size_t>(numbers.topK)));
    std::vector<retrieval::Hit> ranked;
    for (const std::size_t place : order) ranked.push_back(hits[place]);
    return ranked;
}

}  // namespace tripletalk::answering
