// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/modelscript.h"

#include "base/text.h"

#include <functional>
#include <map>

namespace tripletalk::tests {

namespace {

using nlohmann::json;
using Setter = std::function<void(Rule&, const json&)>;

template <typename T>
Setter into(T Rule::*member) {
    return [member](Rule& rule, const json& value) { rule.*member = value.get<T>(); };
}

template <typename T>
Setter into(std::optional<T> Rule::*member) {
    return [member](Rule& rule, const json& value) { rule.*member = value.get<T>(); };
}

Rule::On placeNamed(const std::string& name) {
    static const std::map<std::string, Rule::On> places = {{"user", Rule::On::User},
                                                           {"last", Rule::On::Last},
                                                           {"prompt", Rule::On::Prompt},
                                                           {"embedding", Rule::On::Embedding}};
    return places.at(name);
}

const std::map<std::string, Setter>& setters() {
    static const std::map<std::string, Setter> table = {
        {"match", into(&Rule::match)},
        {"on",
         [](Rule& rule, const json& value) { rule.on = placeNamed(value.get<std::string>()); }},
        {"times", into(&Rule::times)},
        {"content", into(&Rule::content)},
        {"tool_calls", into(&Rule::toolCalls)},
        {"thinking", into(&Rule::thinking)},
        {"finish", into(&Rule::finish)},
        {"model", into(&Rule::model)},
        {"prompt_tokens", into(&Rule::promptTokens)},
        {"usage", into(&Rule::usage)},
        {"raw", into(&Rule::raw)},
        {"vectors", into(&Rule::vectors)},
        {"status", into(&Rule::status)},
        {"retry_after", into(&Rule::retryAfter)},
        {"redirect", into(&Rule::redirect)},
        {"refuse", into(&Rule::refuse)},
        {"delay_ms", into(&Rule::delayMs)},
        {"chunk_delay_ms", into(&Rule::chunkDelayMs)},
        {"truncate_stream_after_chunks", into(&Rule::truncateAfterChunks)},
        {"silent_after_chunks", into(&Rule::silentAfterChunks)},
        {"malformed", into(&Rule::malformed)},
        {"half", into(&Rule::half)},
        {"dropped", into(&Rule::dropped)},
    };
    return table;
}

Rule readRule(const std::string& line) {
    Rule rule;
    const json object = json::parse(line);
    for (const auto& [key, value] : object.items()) {
        const auto setter = setters().find(key);
        if (setter == setters().end()) throw std::invalid_argument("unknown key " + key);
        setter->second(rule, value);
    }
    return rule;
}

}  // namespace

Result<std::vector<Rule>> readScript(std::string_view jsonLines) {
    std::vector<Rule> rules;
    std::int64_t number = 0;
    for (const std::string& line : text::split(jsonLines, '\n')) {
        ++number;
        if (text::trim(line).empty()) continue;
        try {
            rules.push_back(readRule(line));
        } catch (const std::exception& error) {
            return Error{ErrorKind::Syntax, Sentence::verbatim("The script has a wrong line."),
                         error.what(), Place{"", number, 0}};
        }
    }
    return rules;
}

}  // namespace tripletalk::tests
