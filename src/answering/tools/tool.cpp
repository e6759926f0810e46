// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/tool.h"

#include "answering/model/replymembers.h"
#include "base/text.h"
#include "llm/jsonfields.h"

namespace tripletalk::answering {

using nlohmann::json;
using nlohmann::ordered_json;

llm::ToolSpec toolOfOne(std::string name, std::string description, const std::string& argument,
                        bool list) {
    const ordered_json text{{"type", "string"}};
    const ordered_json texts{{"type", "array"}, {"items", text}};
    return {std::move(name), std::move(description),
            objectSchema({{argument, list ? texts : text}})};
}

std::string onlyArgument(const llm::ToolSpec& spec) {
    const auto properties = spec.parameters.find("properties");
    if (properties == spec.parameters.end() || properties->size() != 1) return {};
    return properties->begin().key();
}

std::string Tool::asked(const json& arguments) const { return askedBy(spec(), arguments); }

std::string askedBy(const llm::ToolSpec& spec, const json& arguments) {
    const std::string only = onlyArgument(spec);
    if (only.empty()) return llm::toText(arguments);
    return text::join(textsMember(arguments, only.c_str()), ", ");
}

}  // namespace tripletalk::answering
