// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/linkstext.h"
#include "answering/tools/falsefriends.h"
#include "answering/tools/graphlinks.h"
#include "knowledge/entitysearch.h"
#include "language/wording.h"
#include "llm/providers.h"
#include "serving/mcp/mcptool.h"
#include "sparql/sparqlsource.h"

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::size_t linkTokens = 1'500;
constexpr std::size_t mostFound = 20;

std::string_view kindName(retrieval::LinkKind kind) {
    switch (kind) {
        case retrieval::LinkKind::Entity:
            return "thing";
        case retrieval::LinkKind::Value:
            return "value";
        case retrieval::LinkKind::Table:
            return "table";
        case retrieval::LinkKind::Column:
            return "column";
    }
    return "thing";
}

json linkJson(const std::string& words, const retrieval::ValueLink& link) {
    json one = {{"words", words.substr(link.begin, link.end - link.begin)},
                {"kind", kindName(link.entry.kind)},
                {"text", link.entry.text},
                {"score", link.score}};
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) one[name] = value;
    };
    add("table", link.entry.table);
    add("column", link.entry.column);
    add("key", link.entry.key);
    add("iri", link.entry.iri);
    return one;
}

Result<McpResult> lookUp(const McpCall& call) {
    const auto asked = call.base(Part::Values);
    if (!asked) return asked.error();
    const auto words = call.text("words");
    if (!words) return words.error();
    auto source = asked->base.openSparql();
    if (!source) return source.error();
    auto found = answering::graphLinks(asked->base, **source, *words, call.cancel);
    if (!found) return found.error();
    const auto& wording = language::Wording::forText(*words, asked->base.manifest().language);
    const auto links =
        answering::trueLinks(*std::move(found), *words, asked->base.schema(), wording);
    McpResult result;
    result.text = answering::linksText(*words, links, linkTokens);
    json list = json::array();
    for (const auto& link : links)
        if (list.size() < 4 * mostFound) list.push_back(linkJson(*words, link));
    if (list.empty()) result.text = "Nothing bears these words. Try others, or search_passages.";
    result.structured = {{"base", asked->name}, {"matches", std::move(list)}};
    return result;
}

Result<McpResult> searchPassages(const McpCall& call) {
    const auto asked = call.base(Part::Values);
    if (!asked) return asked.error();
    if (auto derived = asked->base.requireDerived(); !derived) return derived.error();
    const auto words = call.text("text");
    if (!words) return words.error();
    const auto most = call.number("limit", 5, 1, static_cast<int>(mostFound));
    if (!most) return most.error();
    auto embedder = llm::makeEmbedder("builtin", {}, nullptr);
    if (!embedder) return embedder.error();
    auto searcher = asked->base.openSearcher(*std::move(embedder));
    if (!searcher) return searcher.error();
    const auto hits = searcher->search(*words, {.k = *most}, call.cancel);
    if (!hits) return hits.error();
    McpResult result;
    json list = json::array();
    for (const auto& hit : *hits) {
        const retrieval::Passage& passage = hit.passage;
        json one = {{"title", passage.title}, {"text", passage.text}, {"score", hit.score}};
        if (!passage.heading.empty()) one["heading"] = passage.heading;
        if (!passage.iri.empty()) one["iri"] = passage.iri;
        if (!passage.source.empty()) one["source"] = passage.source;
        list.push_back(std::move(one));
        result.text += passage.title + (passage.heading.empty() ? "" : " › " + passage.heading) +
                       "\n" + passage.text + "\n\n";
    }
    if (hits->empty()) result.text = "No passage has any of these words.";
    result.structured = {{"base", asked->name}, {"passages", std::move(list)}};
    return result;
}

}  // namespace

std::vector<McpTool> searchTools() {
    const json text = {{"type", "string"}};
    const json number = {{"type", "number"}};
    const json match = objectSchema(
        {{"words", text},
         {"kind", {{"type", "string"}, {"enum", {"thing", "value", "table", "column"}}}},
         {"text", text},
         {"table", text},
         {"column", text},
         {"key", text},
         {"iri", text},
         {"score", number}},
        {"words", "kind", "text"});
    const json passage = objectSchema({{"title", text},
                                       {"heading", text},
                                       {"text", text},
                                       {"iri", text},
                                       {"source", text},
                                       {"score", number}},
                                      {"title", "text"});
    return {
        {"look_up", "Look words up",
         "Finds what the words of a question stand for in a knowledge base: things with their "
         "keys and IRIs, values with the column they stand in, tables and columns. Use it before "
         "a query that names something, misspelt or in part; separate names in separate calls.",
         objectSchema(
             {{"base", baseSchema()}, {"words", textSchema("A question, or some of its words.")}},
             {"words"}),
         objectSchema({{"base", text}, {"matches", listSchema(match)}}, {"base", "matches"}),
         lookUp},
        {"search_passages", "Search texts",
         "Finds the passages of text that are nearest to some words, best first: facts of one "
         "thing in sentences, as the graph writes them, and parts of documents. For descriptions "
         "and what no column holds; the last ones may not fit.",
         objectSchema(
             {{"base", baseSchema()},
              {"text", textSchema("A full question with the names that are meant.")},
              {"limit", numberSchema("Passages (default 5).", 1, static_cast<int>(mostFound))}},
             {"text"}),
         objectSchema({{"base", text}, {"passages", listSchema(passage)}}, {"base", "passages"}),
         searchPassages}};
}

}  // namespace tripletalk::serving
