// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/mcp/mcpprompts.h"

#include "answering/prompt/schemaneeds.h"
#include "base/jsontext.h"
#include "base/text.h"

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr const char* question = "question_of_base";
constexpr std::size_t longestNames = 4'000;  ///< bytes

/// Tables with their columns, as far as there is room.
std::string namesOf(const induction::Schema& schema) {
    std::string names;
    for (const induction::Table& table : schema.tables) {
        if (!answering::isShown(table)) continue;
        names += "- " + table.name + " (" + std::to_string(table.rows) + "):";
        for (const induction::Column& column : table.columns)
            if (!column.hidden) names += " " + column.name;
        names += "\n";
    }
    return text::elide(names, longestNames);
}

}  // namespace

json listedPrompts() {
    return {
        {{"name", question},
         {"title", "Ask a knowledge base"},
         {"description",
          "A question put so that it is answered from a knowledge base alone, with its sources"},
         {"arguments",
          {{{"name", "question"}, {"description", "What you want to know"}, {"required", true}},
           {{"name", "base"},
            {"description", "Name of the knowledge base; may be left out where there is one"},
            {"required", false}}}}}};
}

Result<json> promptFor(const json& params, const SharedBases& bases, const Visitor& visitor) {
    if (memberOr<std::string>(params, "name", {}) != question)
        return Error{
            ErrorKind::Usage,
            say("Sentence", "There is no prompt of this name: there is \"%1\".").arg(question)};
    const json arguments = memberOr(params, "arguments", json::object());
    const std::string asked = memberOr<std::string>(arguments, "question", {});
    if (asked.empty()) return Error{ErrorKind::Usage, say("Sentence", "There is no question.")};
    const auto name = bases.nameOf(memberOr<std::string>(arguments, "base", {}));
    if (!name) return name.error();
    const auto base = bases.find(*name, Part::Schema, visitor);
    if (!base) return base.error();
    const std::string text =
        "Answer from the knowledge base \"" + *name + "\" (" + base->manifest().name +
        ") by its tools alone, and say which query or passage each statement comes from. If it "
        "does "
        "not hold the answer, say so.\n\nQuestion: " +
        asked +
        (base->isRemote() ? "" : "\n\nIts tables (rows) and columns:\n" + namesOf(base->schema()));
    return json{
        {"description", "A question of " + base->manifest().name},
        {"messages",
         {{{"role", "user"}, {"content", {{"type", "text"}, {"text", wellFormed(text)}}}}}}};
}

}  // namespace tripletalk::serving
