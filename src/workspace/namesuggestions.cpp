// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/namesuggestions.h"

#include "base/text.h"
#include "curation/wantednames.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::workspace {

using induction::Schema;
using induction::Table;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t longestComment = 300;
constexpr std::size_t mostSynonyms = 5;
constexpr int longestReply = 3000;

ordered_json replySchema() {
    const ordered_json text = {{"type", "string"}};
    const ordered_json words = {{"type", "array"}, {"items", text}};
    const ordered_json described = {{"name", text}, {"comment", text}, {"synonyms", words}};
    ordered_json column = {{"column", text}};
    column.update(described);
    return {
        {"type", "object"},
        {"properties",
         {{"table", {{"type", "object"}, {"properties", described}}},
          {"columns",
           {{"type", "array"},
            {"items", {{"type", "object"}, {"properties", column}, {"required", {"column"}}}}}}}},
        {"required", {"table", "columns"}}};
}

std::string textOf(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string()
               ? text::collapseWhitespace(found->get<std::string>())
               : std::string();
}

/// A person would not want it if nothing changed, and could not have it if it is no name.
NameSuggestion suggestionOf(const json& object, const std::string& name,
                            const std::string& comment) {
    NameSuggestion suggestion{.name = textOf(object, "name"),
                              .comment = text::elide(textOf(object, "comment"), longestComment)};
    if (suggestion.name == name || !curation::whyNoName(suggestion.name).empty())
        suggestion.name.clear();
    if (suggestion.comment == comment) suggestion.comment.clear();
    if (const auto words = object.find("synonyms"); words != object.end() && words->is_array())
        for (const json& word : *words)
            if (word.is_string() && suggestion.synonyms.size() < mostSynonyms &&
                text::toLower(word.get<std::string>()) != text::toLower(name))
                suggestion.synonyms.push_back(text::collapseWhitespace(word.get<std::string>()));
    return suggestion;
}

bool saysNothing(const NameSuggestion& suggestion) {
    return suggestion.name.empty() && suggestion.comment.empty() && suggestion.synonyms.empty();
}

std::vector<NameSuggestion> suggestionsOf(const json& reply, const Table& table) {
    std::vector<NameSuggestion> all;
    if (const auto said = reply.find("table"); said != reply.end() && said->is_object())
        all.push_back(suggestionOf(*said, table.name, table.comment));
    const auto columns = reply.find("columns");
    if (columns != reply.end() && columns->is_array())
        for (const json& said : *columns) {
            if (!said.is_object()) continue;
            const std::string name = textOf(said, "column");
            const induction::Column* column = table.column(name);
            if (!column) continue;
            NameSuggestion suggestion = suggestionOf(said, column->name, column->comment);
            suggestion.column = name;
            all.push_back(std::move(suggestion));
        }
    std::erase_if(all, saysNothing);
    return all;
}

}  // namespace

Result<std::vector<NameSuggestion>> suggestNames(const Schema& schema, const std::string& name,
                                                 llm::ChatModel& model,
                                                 const answering::Prompts& prompts,
                                                 const CancelToken& cancel) {
    const Table* table = schema.table(name);
    if (!table) return Error{ErrorKind::NotFound, say("Sentence", "There is no such table."), name};
    auto prompt = prompts.render(
        "suggest-names", {{"table", name}, {"schema", renderDdl(schema, {.only = {name}})}});
    if (!prompt) return prompt.error();
    llm::ChatRequest request{.messages = {{llm::Message::Role::User, *prompt}}};
    request.jsonSchema = replySchema();
    request.maxTokens = longestReply;
    auto reply = model.complete(request, {}, cancel);
    if (!reply) return reply.error();
    auto object = llm::extractJsonObject(reply->content);
    if (!object) return object.error();
    return suggestionsOf(*object, *table);
}

}  // namespace tripletalk::workspace
