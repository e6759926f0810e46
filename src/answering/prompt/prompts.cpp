// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/prompts.h"

#include "answering/promptdata.h"
#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"

#include <kainjow/mustache.hpp>

namespace tripletalk::answering {

namespace mustache = kainjow::mustache;
using nlohmann::json;

namespace {

mustache::data toData(const json& value) {
    if (value.is_object()) {
        mustache::data object(mustache::data::type::object);
        for (const auto& [name, member] : value.items()) object.set(name, toData(member));
        return object;
    }
    if (value.is_array()) {
        mustache::data list(mustache::data::type::list);
        for (const json& entry : value) list.push_back(toData(entry));
        return list;
    }
    if (value.is_boolean())
        return value.get<bool>() ? mustache::data::type::bool_true
                                 : mustache::data::type::bool_false;
    // An empty text is "nothing": its section does not show.
    if (value.is_null() || (value.is_string() && value.get_ref<const std::string&>().empty()))
        return mustache::data::type::bool_false;
    return value.is_string() ? value.get<std::string>() : jsonText(value);
}

Result<std::string> source(const std::string& name,
                           const std::optional<std::filesystem::path>& overrides) {
    std::error_code failed;
    if (overrides) {
        const auto file = *overrides / (name + ".mustache");
        if (std::filesystem::exists(file, failed)) return readFile(file);
    }
    for (const auto& prompt : promptData)
        if (prompt.name == name) return std::string(prompt.text);
    return Error{ErrorKind::NotFound, say("Sentence", "There is no prompt \"%1\".").arg(name)};
}

}  // namespace

Result<std::string> Prompts::render(const std::string& name, const json& variables) const {
    auto text = source(name, m_overrides);
    if (!text) return text.error();
    mustache::mustache prompt(*text);
    prompt.set_custom_escape([](const std::string& plain) { return plain; });
    if (!prompt.is_valid())
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The prompt \"%1\" is not a valid template.").arg(name),
                     prompt.error_message()};
    return std::string(text::trim(prompt.render(toData(variables)))) + "\n";
}

}  // namespace tripletalk::answering
