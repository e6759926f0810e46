// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/mcp/mcpresources.h"

#include "answering/prompt/schemaview.h"
#include "base/escaping.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "induction/schema.h"
#include "knowledge/entityfacts.h"
#include "serving/web/decoding.h"

#include <algorithm>

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::string_view scheme = "tripletalk://";

Error noSuch(const std::string& uri) {
    return {ErrorKind::NotFound, say("Sentence", "There is no resource \"%1\".").arg(uri)};
}

json contents(const std::string& uri, const std::string& type, const std::string& text) {
    return {{"contents", {{{"uri", uri}, {"mimeType", type}, {"text", wellFormed(text)}}}}};
}

Result<json> schemaOf(const std::string& uri, const std::string& name, const SharedBases& bases,
                      const Visitor& visitor) {
    const auto base = bases.find(name, Part::Schema, visitor);
    if (!base) return base.error();
    if (auto derived = base->requireDerived(); !derived) return derived.error();
    const bool values = bases.find(name, Part::Values, visitor).ok();
    return contents(
        uri, "application/sql",
        induction::renderDdl(values ? base->schema() : answering::withoutValues(base->schema())));
}

Result<json> entityOf(const std::string& uri, const std::string& name, const std::string& iri,
                      const SharedBases& bases, const Visitor& visitor) {
    const auto base = bases.find(name, Part::Values, visitor);
    if (!base) return base.error();
    if (auto derived = base->requireDerived(); !derived) return derived.error();
    const auto facts = knowledge::EntityFacts::open(*base);
    if (!facts) return facts.error();
    const auto id = facts->find(iri);
    if (!id) return id.error();
    const auto turtle = facts->turtle(*id);
    if (!turtle) return turtle.error();
    return contents(uri, "text/turtle", turtle->text);
}

std::string sourceText(const answering::Source& source) {
    if (!source.isQuery()) return source.title + "\n\n" + source.text;
    std::string text = source.query + "\n\n";
    for (const auto& column : source.columns) text += column.name + "\t";
    for (const auto& row : source.rows) {
        text += "\n";
        for (const auto& cell : row)
            text += cell.text + (cell.iri.empty() ? "" : " <" + cell.iri + ">") + "\t";
    }
    return text;
}

Result<json> sourceOf(const std::string& uri, const std::string& answer, const std::string& number,
                      const SharedBases& bases, const Asking& asking, const Visitor& visitor) {
    const auto given = asking.given(answer);
    if (!given) return noSuch(uri);
    if (auto base = bases.find(given->base, Part::Values, visitor); !base) return base.error();
    const auto source = std::ranges::find_if(
        given->answer.sources, [&](const auto& one) { return std::to_string(one.n) == number; });
    if (source == given->answer.sources.end()) return noSuch(uri);
    return contents(uri, "text/plain", sourceText(*source));
}

}  // namespace

std::string sourceUri(const std::string& answer, int source) {
    return std::string(scheme) + "answers/" + answer + "/sources/" + std::to_string(source);
}

json listedResources(const SharedBases& bases, const Visitor& visitor) {
    json list = json::array();
    for (const std::string& name : bases.names()) {
        const auto base = bases.find(name, Part::Schema, visitor);
        if (!base || base->isRemote()) continue;
        list.push_back(
            {{"uri", std::string(scheme) + "bases/" + text::percentEncoded(name) + "/schema"},
             {"name", name + "-schema"},
             {"title", "Tables of " + base->manifest().name},
             {"description", "CREATE TABLE texts with what is known of each column"},
             {"mimeType", "application/sql"}});
    }
    return list;
}

json resourceTemplates() {
    return {{{"uriTemplate", std::string(scheme) + "bases/{base}/entities/{iri}"},
             {"name", "entity"},
             {"title", "A thing's facts"},
             {"description", "The facts that begin at a thing, by its percent-encoded IRI or key"},
             {"mimeType", "text/turtle"}},
            {{"uriTemplate", std::string(scheme) + "answers/{answer}/sources/{number}"},
             {"name", "source"},
             {"title", "A source of an answer"},
             {"description", "The rows or the passage that an answer of ask cites"},
             {"mimeType", "text/plain"}}};
}

Result<json> readResource(const std::string& uri, const SharedBases& bases, const Asking& asking,
                          const Visitor& visitor) {
    if (!uri.starts_with(scheme)) return noSuch(uri);
    std::vector<std::string> parts = text::split(std::string_view(uri).substr(scheme.size()), '/');
    for (std::string& part : parts) part = percentDecoded(part);
    if (parts.size() == 3 && parts[0] == "bases" && parts[2] == "schema")
        return schemaOf(uri, parts[1], bases, visitor);
    if (parts.size() == 4 && parts[0] == "bases" && parts[2] == "entities")
        return entityOf(uri, parts[1], parts[3], bases, visitor);
    if (parts.size() == 4 && parts[0] == "answers" && parts[2] == "sources")
        return sourceOf(uri, parts[1], parts[3], bases, asking, visitor);
    return noSuch(uri);
}

}  // namespace tripletalk::serving
