// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/citations.h"
#include "serving/mcp/mcpresources.h"
#include "serving/mcp/mcptool.h"

#include <algorithm>

namespace tripletalk::serving {

using answering::Source;
using nlohmann::json;

namespace {

constexpr std::size_t rowsTold = 50;

json sourceJson(const GivenAnswer& given, const Source& source) {
    json one = {
        {"number", source.n}, {"kind", source.kind}, {"uri", sourceUri(given.id, source.n)}};
    if (source.isQuery())
        one["query"] = source.query;
    else
        one["title"] = source.title;
    if (!source.iri.empty()) one["iri"] = source.iri;
    return one;
}

json rowsJson(const answering::AnswerResult& result) {
    json columns = json::array();
    for (const auto& column : result.columns) columns.push_back(column.name);
    json rows = json::array();
    for (std::size_t i = 0; i < std::min(rowsTold, result.rows.size()); ++i) {
        json row = json::array();
        for (const auto& cell : result.rows[i]) row.push_back(cellJson(cell));
        rows.push_back(std::move(row));
    }
    return {{"columns", std::move(columns)},
            {"rows", std::move(rows)},
            {"total_rows", result.rows.size()}};
}

McpResult told(const GivenAnswer& given) {
    const answering::Answer& answer = given.answer;
    McpResult result;
    json sources = json::array();
    const auto cited = answering::citationsIn(answer.text);
    result.text = answer.text + "\n";
    if (!answer.understoodAs.empty())
        result.text = "Understood as: " + answer.understoodAs + "\n\n" + result.text;
    for (const Source& source : answer.sources) {
        if (std::ranges::find(cited, source.n) == cited.end()) continue;
        sources.push_back(sourceJson(given, source));
        result.text += "\n[" + std::to_string(source.n) + "] " + source.kind + ": " +
                       (source.isQuery() ? source.query : source.title);
    }
    result.structured = {{"base", given.base},
                         {"status", answering::toString(answer.status)},
                         {"answer", answer.text},
                         {"understood_as", answer.understoodAs},
                         {"result", rowsJson(answer.result)},
                         {"sources", std::move(sources)},
                         {"conversation", given.conversation}};
    result.text +=
        "\n(To go on in this conversation: \"conversation\": \"" + given.conversation + "\")";
    return result;
}

Result<McpResult> askBase(const McpCall& call) {
    const auto asked = call.base(Part::Values);
    if (!asked) return asked.error();
    const auto question = call.text("question");
    if (!question) return question.error();
    int steps = 0;
    const auto given = call.tools.asking.ask(
        {.baseName = asked->name,
         .base = asked->base,
         .question = *question,
         .conversation = call.textOr("conversation", {})},
        [&](const answering::Event& event) {
            const std::string kind = std::string(event.kind());
            if (!kind.ends_with("_delta")) call.progress(++steps, kind);
        },
        call.cancel);
    if (!given) return given.error();
    return told(**given);
}

}  // namespace

McpTool askTool() {
    const json text = {{"type", "string"}};
    const json source = objectSchema({{"number", {{"type", "integer"}}},
                                      {"kind", text},
                                      {"uri", text},
                                      {"query", text},
                                      {"title", text},
                                      {"iri", text}},
                                     {"number", "kind", "uri"});
    const json result = objectSchema({{"columns", listSchema(text)},
                                      {"rows", listSchema(listSchema(cellSchema()))},
                                      {"total_rows", {{"type", "integer"}}}},
                                     {"columns", "rows", "total_rows"});
    return {
        "ask",
        "Ask a question",
        "Asks the knowledge base one question in words and gets an answer that cites its sources "
        "[n], or that it has none. Needs no knowledge of tables; for what it answers wrongly or "
        "not at all, use the queries.",
        objectSchema({{"base", baseSchema()},
                      {"question", textSchema("The question.")},
                      {"conversation",
                       textSchema("Of an earlier answer, for a question that goes on from it.")}},
                     {"question"}),
        objectSchema({{"base", text},
                      {"status", {{"type", "string"}, {"enum", {"answered", "not_found"}}}},
                      {"answer", text},
                      {"understood_as", text},
                      {"result", result},
                      {"sources", listSchema(source)},
                      {"conversation", text}},
                     {"base", "status", "answer", "sources", "conversation"}),
        askBase};
}

}  // namespace tripletalk::serving
