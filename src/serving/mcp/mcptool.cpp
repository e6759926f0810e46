// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/mcp/mcptool.h"

#include "base/jsontext.h"

#include <utility>

namespace tripletalk::serving {

using nlohmann::json;

const std::vector<McpTool>& mcpTools() {
    static const std::vector<McpTool> tools = [] {
        std::vector<McpTool> all = schemaTools();
        for (auto part : {searchTools(), queryTools()})
            for (McpTool& tool : part) all.push_back(std::move(tool));
        all.push_back(askTool());
        return all;
    }();
    return tools;
}

Result<std::string> McpCall::text(const char* name) const {
    const auto at = arguments.find(name);
    if (at != arguments.end() && at->is_string()) return at->get<std::string>();
    return Error{ErrorKind::Usage,
                 say("Sentence", "The argument \"%1\" is needed, as a text.").arg(name)};
}

std::string McpCall::textOr(const char* name, const std::string& otherwise) const {
    return memberOr(arguments, name, otherwise);
}

Result<std::vector<std::string>> McpCall::texts(const char* name) const {
    std::vector<std::string> all;
    const auto at = arguments.find(name);
    if (at == arguments.end() || at->is_null()) return all;
    const Error wrong{ErrorKind::Usage,
                      say("Sentence", "The argument \"%1\" is a list of texts.").arg(name)};
    if (!at->is_array()) return wrong;
    for (const json& element : *at) {
        if (!element.is_string()) return wrong;
        all.push_back(element.get<std::string>());
    }
    return all;
}

Result<int> McpCall::number(const char* name, int otherwise, int least, int most) const {
    const auto at = arguments.find(name);
    if (at == arguments.end() || at->is_null()) return otherwise;
    const double value = at->is_number() ? at->get<double>() : least - 1.0;
    if (value < least || value > most || value != static_cast<int>(value))
        return Error{ErrorKind::Usage,
                     say("Sentence", "The argument \"%1\" is a whole number from %2 to %3.")
                         .arg(name)
                         .arg(least)
                         .arg(most)};
    return static_cast<int>(value);
}

Result<McpCall::Base> McpCall::base(Part part) const {
    auto name = tools.bases.nameOf(textOr("base", {}));
    if (!name) return name.error();
    auto base = tools.bases.find(*name, part, visitor);
    if (!base) return base.error();
    return Base{*std::move(name), *std::move(base)};
}

json textSchema(const std::string& description) {
    return {{"type", "string"}, {"description", description}};
}

json numberSchema(const std::string& description, int least, int most) {
    return {
        {"type", "integer"}, {"description", description}, {"minimum", least}, {"maximum", most}};
}

json listSchema(json items, const std::string& description) {
    json schema = {{"type", "array"}, {"items", std::move(items)}};
    if (!description.empty()) schema["description"] = description;
    return schema;
}

json objectSchema(json members, const std::vector<std::string>& required) {
    json schema = {{"type", "object"}, {"properties", std::move(members)}};
    if (!required.empty()) schema["required"] = required;
    return schema;
}

json cellJson(const knowledge::Cell& cell) {
    if (!cell.iri.empty()) return {{"label", cell.text}, {"iri", cell.iri}};
    if (cell.datatype == "null") return nullptr;
    return cell.text;
}

json cellSchema() {
    const json text = {{"type", "string"}};
    return {{"description", "A text or number as a text, null, or a thing as {label, iri}."},
            {"anyOf",
             {text,
              {{"type", "null"}},
              objectSchema({{"label", text}, {"iri", text}}, {"label", "iri"})}}};
}

json baseSchema() {
    return textSchema(
        "Name of the knowledge base, as list_bases tells it; may be left out where there is one.");
}

}  // namespace tripletalk::serving
