// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/grasptool.h"

#include "answering/model/replymembers.h"
#include "base/text.h"
#include "llm/jsonfields.h"

#include <algorithm>

namespace tripletalk::answering::grasp {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr const char* graphArgument = "kg";
constexpr const char* malformed = "_malformed";
constexpr std::size_t mostQuoted = 300;

/// True for a value that can be read as what the schema asks for: numbers and truths are texts,
/// one text is a list of one.
bool fits(const json& value, const ordered_json& schema) {
    const std::string type = schema.value("type", "");
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array() || value.is_string();
    return value.is_string() || value.is_number() || value.is_boolean();
}

bool isGiven(const json& arguments, const std::string& name) {
    const json& value = llm::field(arguments, name);
    return !value.is_null() && !(value.is_string() && text::trim(value.get<std::string>()).empty());
}

}  // namespace

std::string Arguments::text(const char* name) const { return textMember(m_given, name); }

std::vector<std::string> Arguments::texts(const char* name) const {
    return textsMember(m_given, name);
}

int Arguments::number(const char* name) const { return integerMember(m_given, name); }

const json& Arguments::object(const char* name) const { return llm::field(m_given, name); }

GraphAtHand* graphNamed(const Graphs& graphs, const std::string& name) {
    if (name.empty() && graphs.all().size() == 1) return &graphs.first();
    return graphs.find(name);
}

std::string noSuchGraph(const Graphs& graphs, const std::string& name) {
    return (name.empty() ? "\"kg\" must name a graph"
                         : "There is no graph \"" + text::elide(name, mostQuoted) + "\"") +
           ". There are: " + text::join(graphs.names(), ", ") + ".";
}

GraspTool::GraspTool(const Graphs& graphs, std::string name, std::string description,
                     bool asksGraph, std::vector<Argument> arguments)
    : m_graphs(graphs), m_arguments(std::move(arguments)), m_asksGraph(asksGraph) {
    if (asksGraph)
        m_arguments.insert(
            m_arguments.begin(),
            {graphArgument, "the graph", true, {{"type", "string"}, {"enum", graphs.names()}}});
    ordered_json properties = ordered_json::object();
    ordered_json required = ordered_json::array();
    for (const Argument& argument : m_arguments) {
        ordered_json schema = argument.schema;
        schema["description"] = argument.description;
        properties[argument.name] = std::move(schema);
        if (argument.required) required.push_back(argument.name);
    }
    m_spec = {std::move(name),
              std::move(description),
              {{"type", "object"},
               {"properties", std::move(properties)},
               {"required", std::move(required)},
               {"additionalProperties", false}}};
}

std::string GraspTool::usage() const {
    std::vector<std::string> names;
    for (const Argument& argument : m_arguments)
        names.push_back(argument.name + (argument.required ? "" : " (may be left out)"));
    return m_spec.name + " takes " + text::join(names, ", ") + ".";
}

std::string GraspTool::fault(const json& arguments) const {
    if (!arguments.is_object()) return "The arguments are no JSON object: " + usage();
    if (const auto text = llm::textField(arguments, malformed); !text.empty())
        return "The arguments are not valid JSON: " + text::elide(text, mostQuoted) + "\n" +
               usage();
    for (const Argument& argument : m_arguments) {
        if (argument.name == graphArgument) continue;
        if (!isGiven(arguments, argument.name)) {
            if (argument.required) return "\"" + argument.name + "\" is missing: " + usage();
        } else if (!fits(llm::field(arguments, argument.name), argument.schema)) {
            return "\"" + argument.name + "\" must be of type " +
                   argument.schema.value("type", "") + ": " + argument.description + ".";
        }
    }
    return {};
}

Result<Found> GraspTool::call(const json& arguments, int /*round*/, const CancelToken& cancel) {
    if (const std::string wrong = fault(arguments); !wrong.empty()) return Found{{}, wrong};
    GraphAtHand* graph = nullptr;
    if (m_asksGraph) {
        const std::string name = textMember(arguments, graphArgument);
        graph = graphNamed(m_graphs, name);
        if (!graph) return Found{{}, noSuchGraph(m_graphs, name)};
    }
    return act(Arguments(arguments, graph), cancel);
}

std::string GraspTool::asked(const json& arguments) const {
    std::vector<std::string> values;
    for (const Argument& argument : m_arguments) {
        if (argument.name == graphArgument && m_graphs.all().size() == 1) continue;
        if (!arguments.is_object() || !isGiven(arguments, argument.name)) continue;
        const json& value = arguments[argument.name];
        values.push_back(value.is_string() ? value.get<std::string>() : llm::toText(value));
    }
    return values.empty() && !arguments.empty() ? llm::toText(arguments)
                                                : text::join(values, " · ");
}

}  // namespace tripletalk::answering::grasp
