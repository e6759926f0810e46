// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/readingasker.h"

#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"

#include <numeric>

namespace tripletalk::answering::offline {

Result<std::optional<int>> ReadingAsker::ask(std::string_view purpose, const std::string& question,
                                             const std::vector<ShownReading>& readings,
                                             const CancelToken& cancel) {
    nlohmann::json lines = nlohmann::json::array();
    for (std::size_t i = 0; i < readings.size(); ++i)
        lines.push_back({{"number", std::to_string(i + 1)},
                         {"meaning", asData(readings[i].meaning)},
                         {"finds", asData(readings[i].finds)}});
    const auto prompt =
        m_parts.prompts.render("reading-choice", {{"question", question}, {"readings", lines}});
    if (!prompt) return prompt.error();
    auto request = requestOf(m_parts.numbers, {{llm::Message::Role::User, *prompt}});
    std::vector<int> numbers(readings.size() + 1);
    std::iota(numbers.begin(), numbers.end(), 0);
    request.jsonSchema = objectSchema({{"number", {{"type", "integer"}, {"enum", numbers}}}});
    const auto number =
        m_caller.askFor(purpose, 1, std::move(request), cancel,
                        [&](const llm::ChatReply& reply) { return chosenNumber(reply, numbers); });
    if (number) return std::optional(*number);
    if (number.error().kind != ErrorKind::Model) return number.error();
    return std::optional<int>();
}

}  // namespace tripletalk::answering::offline
