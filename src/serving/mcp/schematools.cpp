// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/graphview.h"
#include "answering/prompt/schemaview.h"
#include "base/text.h"
#include "induction/budget.h"
#include "knowledge/entityfacts.h"
#include "knowledge/graphsummary.h"
#include "serving/mcp/mcptool.h"
#include "sparql/sparqlsource.h"

#include <algorithm>

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::size_t schemaTokens = 6'000;
constexpr std::size_t graphTokens = 5'000;

std::int64_t shownTables(const knowledge::KnowledgeBase& base) {
    return std::ranges::count_if(base.schema().tables, answering::isShown);
}

Result<McpResult> listBases(const McpCall& call) {
    McpResult result;
    json list = json::array();
    for (const std::string& name : call.tools.bases.names()) {
        const auto base = call.tools.bases.find(name, Part::Schema, call.visitor);
        if (!base) {
            result.text += name + ": " + base.error().message.text() + "\n";
            continue;
        }
        const knowledge::Manifest& manifest = base->manifest();
        list.push_back({{"name", name},
                        {"title", manifest.name},
                        {"language", manifest.language},
                        {"triples", manifest.triples},
                        {"entities", manifest.entities},
                        {"tables", shownTables(*base)},
                        {"passages", manifest.passages},
                        {"remote", base->isRemote()}});
        result.text += name + ": " + manifest.name + ", " + std::to_string(manifest.triples) +
                       " triples, " + std::to_string(shownTables(*base)) + " tables, " +
                       std::to_string(manifest.passages) + " passages" +
                       (manifest.language.empty() ? "" : ", names in " + manifest.language) +
                       (base->isRemote() ? "; a remote graph: SPARQL alone" : "") + "\n";
    }
    result.structured = {{"bases", std::move(list)}};
    return result;
}

/// The schema as this visitor may see it.
induction::Schema shownSchema(const McpCall& call, const McpCall::Base& asked) {
    const bool values = call.tools.bases.find(asked.name, Part::Values, call.visitor).ok();
    return values ? asked.base.schema() : answering::withoutValues(asked.base.schema());
}

Result<McpResult> describeSchema(const McpCall& call) {
    const auto asked = call.base(Part::Schema);
    if (!asked) return asked.error();
    if (auto derived = asked->base.requireDerived(); !derived) return derived.error();
    const auto tables = call.texts("tables");
    if (!tables) return tables.error();
    const induction::Schema schema = shownSchema(call, *asked);
    McpResult result;
    if (tables->empty()) {
        const auto whole = induction::renderWithin(schema, schemaTokens);
        result.text = whole.ddl;
        if (!whole.leftOut.empty())
            result.text += "\nLeft out, call again with \"tables\" to see it: " +
                           text::join(whole.leftOut, "; ");
    } else {
        result.text = answering::describeTables(schema, *tables, schemaTokens);
    }
    json list = json::array();
    for (const induction::Table& table : schema.tables)
        if (answering::isShown(table))
            list.push_back({{"name", table.name}, {"label", table.label}, {"rows", table.rows}});
    result.structured = {{"base", asked->name}, {"tables", std::move(list)}, {"ddl", result.text}};
    const curation::Curation& curation = asked->base.curation();
    // The glossary may name values.
    const bool values = call.tools.bases.find(asked->name, Part::Values, call.visitor).ok();
    if (values && !curation.glossary.empty()) {
        result.structured["glossary"] = curation.glossary;
        result.text += "\n\nWhat words mean to the people who ask:\n" + curation.glossary;
    }
    return result;
}

Result<McpResult> describeGraph(const McpCall& call) {
    const auto asked = call.base(Part::Values);
    if (!asked) return asked.error();
    auto source = asked->base.openSparql();
    if (!source) return source.error();
    const auto summary = knowledge::graphSummary(asked->base, **source, call.cancel);
    if (!summary) return summary.error();
    const auto notation = answering::sparqlNotation((*source)->prefixes());
    const answering::GraphView view =
        answering::viewGraph(*summary, notation, call.textOr("words", {}), {}, graphTokens);
    McpResult result;
    result.text = view.unchanging + (view.chosen.empty() ? "" : "\n\n" + view.chosen);
    json classes = json::array();
    for (const sparql::ClassSummary& one : summary->classes)
        classes.push_back({{"iri", one.iri}, {"label", one.label}, {"instances", one.instances}});
    result.structured = {
        {"base", asked->name}, {"classes", std::move(classes)}, {"vocabulary", result.text}};
    return result;
}

json factsJson(const knowledge::FactGroup& group) {
    json values = json::array();
    for (const auto& value : group.values) {
        json one = {{"text", value.text}};
        if (!value.name.empty()) one["iri"] = value.name;
        if (!value.language.empty()) one["language"] = value.language;
        values.push_back(std::move(one));
    }
    return {{"property", group.label},
            {"iri", group.iri},
            {"incoming", group.incoming},
            {"count", group.count},
            {"values", std::move(values)}};
}

Result<McpResult> describeEntity(const McpCall& call) {
    const auto asked = call.base(Part::Values);
    if (!asked) return asked.error();
    const auto name = call.text("entity");
    if (!name) return name.error();
    const auto most = call.number("values", 20, 1, 200);
    if (!most) return most.error();
    if (auto derived = asked->base.requireDerived(); !derived) return derived.error();
    auto facts = knowledge::EntityFacts::open(asked->base);
    if (!facts) return facts.error();
    const auto id = facts->find(*name);
    if (!id) return id.error();
    const auto card = facts->card(*id, *most, call.cancel);
    if (!card) return card.error();
    McpResult result;
    result.text = card->entity.text + " <" + card->entity.name + ">" +
                  (card->key.empty() ? "" : ", key " + card->key) + "\n" +
                  (card->description.empty() ? "" : card->description + "\n");
    json groups = json::array();
    for (const knowledge::FactGroup& group : card->groups) {
        groups.push_back(factsJson(group));
        std::vector<std::string> texts;
        for (const auto& value : group.values) texts.push_back(value.text);
        const auto left = group.count - static_cast<std::int64_t>(texts.size());
        result.text += (group.incoming ? "← " : "") + group.label + ": " +
                       text::elide(text::join(texts, "; "), 2000) +
                       (left > 0 ? "; and " + std::to_string(left) + " more" : "") + "\n";
    }
    result.structured = {
        {"base", asked->name}, {"label", card->entity.text},       {"iri", card->entity.name},
        {"key", card->key},    {"description", card->description}, {"facts", std::move(groups)}};
    return result;
}

}  // namespace

std::vector<McpTool> schemaTools() {
    const json text = {{"type", "string"}};
    const json whole = {{"type", "integer"}};
    const json truth = {{"type", "boolean"}};
    const json base = objectSchema({{"name", text},
                                    {"title", text},
                                    {"language", text},
                                    {"triples", whole},
                                    {"entities", whole},
                                    {"tables", whole},
                                    {"passages", whole},
                                    {"remote", truth}},
                                   {"name", "title"});
    const json table = objectSchema({{"name", text}, {"label", text}, {"rows", whole}}, {"name"});
    const json graphClass =
        objectSchema({{"iri", text}, {"label", text}, {"instances", whole}}, {"iri"});
    const json value = objectSchema({{"text", text}, {"iri", text}, {"language", text}}, {"text"});
    const json group = objectSchema({{"property", text},
                                     {"iri", text},
                                     {"incoming", truth},
                                     {"count", whole},
                                     {"values", listSchema(value)}},
                                    {"property", "iri", "values"});
    return {
        {"list_bases", "List the knowledge bases",
         "Lists the knowledge bases: what they hold, how much, and in which language their names "
         "are.",
         objectSchema(json::object(), {}), objectSchema({{"bases", listSchema(base)}}, {"bases"}),
         listBases},
        {"describe_schema", "Describe the tables",
         "Shows the tables of a knowledge base as CREATE TABLE texts, with what is known of each "
         "column (unit, values, what it links to): needed before query_sql. Of a large schema what "
         "matters most; \"tables\" shows others by name, or by words in their names.",
         objectSchema({{"base", baseSchema()},
                       {"tables", listSchema(text, "Names of tables, or words in names.")}},
                      {}),
         objectSchema(
             {{"base", text}, {"tables", listSchema(table)}, {"ddl", text}, {"glossary", text}},
             {"base", "tables", "ddl"}),
         describeSchema},
        {"describe_graph", "Describe the graph's vocabulary",
         "Shows the classes and properties of the graph with prefixes and sample values: needed "
         "before query_sparql.",
         objectSchema({{"base", baseSchema()},
                       {"words", textSchema("What the query will be about: classes that bear these "
                                            "words come first where there are many.")}},
                      {}),
         objectSchema({{"base", text}, {"classes", listSchema(graphClass)}, {"vocabulary", text}},
                      {"base", "classes", "vocabulary"}),
         describeGraph},
        {"describe_entity", "Describe one thing",
         "Tells all facts of one thing as the graph writes them (in the tables numbers are "
         "cleaned and have one unit), those that lead to it, too.",
         objectSchema({{"base", baseSchema()},
                       {"entity", textSchema("Its IRI, or its key in the tables.")},
                       {"values", numberSchema("Values of each property (default 20).", 1, 200)}},
                      {"entity"}),
         objectSchema({{"base", text},
                       {"label", text},
                       {"iri", text},
                       {"key", text},
                       {"description", text},
                       {"facts", listSchema(group)}},
                      {"base", "label", "facts"}),
         describeEntity}};
}

}  // namespace tripletalk::serving
