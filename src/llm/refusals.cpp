// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/refusals.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "llm/jsonfields.h"

#include <array>
#include <vector>

namespace tripletalk::llm {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

/// A parameter that the answer can do without, and the words by which a server may speak of it.
struct Parameter {
    const char* name;
    std::vector<const char*> words;
};

const std::array<Parameter, 8>& parameters() {
    static const std::array<Parameter, 8> all = {{
        {"temperature", {"temperature"}},
        {"max_completion_tokens", {"max_completion_tokens"}},
        {"max_tokens", {"max_tokens"}},
        {"response_format", {"response_format", "json_schema", "structured output"}},
        {"stream_options", {"stream_options"}},
        {"tools", {"tools", "tool use", "tool call", "function call"}},
        {"encoding_format", {"encoding_format", "base64"}},
        {"format", {"format"}},
    }};
    return all;
}

/// Leaves the parameter out, or says it in the way that is next best.
void change(ordered_json& body, const std::string& name, int times) {
    if (!body.contains(name)) return;
    const ordered_json value = body[name];
    body.erase(name);
    if (name == "max_tokens") body["max_completion_tokens"] = value;
    // llama.cpp's server and its relatives take a schema beside json_object.
    const bool hasSchema = value.contains("json_schema") || value.contains("schema");
    if (name != "response_format" || times > (hasSchema ? 2 : 1)) return;
    body[name] = {{"type", "json_object"}};
    if (times == 1 && value.contains("json_schema"))
        body[name]["schema"] = value["json_schema"].value("schema", ordered_json::object());
}

}  // namespace

void Refusals::apply(const std::string& model, ordered_json& body) const {
    const std::lock_guard lock(m_mutex);
    const auto known = m_times.find(model);
    if (known == m_times.end()) return;
    // In the order of names "max_completion_tokens" comes before "max_tokens", which turns into it:
    // hence twice.
    for (int round = 0; round < 2; ++round)
        for (const auto& [name, times] : known->second)
            if (round == 0 || name == "max_completion_tokens") change(body, name, times);
}

std::string Refusals::learn(const std::string& model, ordered_json& body,
                            std::string_view serverError) {
    const json parsed = parsedJson(serverError);
    const std::string named = textField(field(parsed, "error"), "param");
    const std::string words = text::toLower(serverError);
    const auto complains = [&](const Parameter& parameter) {
        if (!named.empty())
            return named == parameter.name || named.starts_with(std::string(parameter.name) + ".");
        for (const char* word : parameter.words)
            if (words.find(word) != std::string::npos) return true;
        return false;
    };
    for (const Parameter& parameter : parameters()) {
        if (!body.contains(parameter.name) || !complains(parameter)) continue;
        const std::lock_guard lock(m_mutex);
        change(body, parameter.name, ++m_times[model][parameter.name]);
        return parameter.name;
    }
    return {};
}

bool Refusals::refuses(const std::string& model, const std::string& parameter) const {
    const std::lock_guard lock(m_mutex);
    const auto known = m_times.find(model);
    return known != m_times.end() && known->second.contains(parameter);
}

}  // namespace tripletalk::llm
