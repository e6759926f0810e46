// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/pages.h"

#include "base/escaping.h"
#include "conversations/htmlwriter.h"
#include "knowledge/entityfacts.h"

#include <algorithm>

namespace tripletalk::serving {

using answering::Source;
using conversations::HtmlWriter;
using knowledge::FactGroup;
using knowledge::FactValue;

namespace {

constexpr int valuesShown = 50;  ///< of one group of facts
constexpr std::size_t rowsShown = 200;

std::string link(const std::string& path, const std::string& text) {
    return "<a href=\"" + text::escapedMarkup(path) + "\">" + text::escapedMarkup(text) + "</a>";
}

std::string valueHtml(const std::string& baseName, const FactValue& value) {
    if (!value.name.empty()) return link(entityPath(baseName, value.name), value.text);
    return text::escapedMarkup(value.text) +
           (value.language.empty()
                ? ""
                : " <span class=\"note\">" + text::escapedMarkup(value.language) + "</span>");
}

void writeGroup(const std::string& baseName, const FactGroup& group, HtmlWriter& page) {
    page.open("tr").element("th", group.incoming ? "← " + group.label : group.label);
    std::string cell = "<td>";
    for (const FactValue& value : group.values) cell += valueHtml(baseName, value) + "<br>";
    const auto left = group.count - static_cast<std::int64_t>(group.values.size());
    if (left > 0) cell += "<span class=\"note\">" + std::to_string(left) + " more</span>";
    page.raw(cell + "</td>").close("tr");
}

void writeTable(const std::string& baseName, const Source& source, HtmlWriter& page) {
    page.open("table").open("tr");
    for (const auto& column : source.columns) page.element("th", column.name);
    page.close("tr");
    for (std::size_t i = 0; i < std::min(rowsShown, source.rows.size()); ++i) {
        page.open("tr");
        for (const auto& cell : source.rows[i]) {
            if (cell.iri.empty())
                page.element("td", cell.text);
            else
                page.raw("<td>" + link(entityPath(baseName, cell.iri), cell.text) + "</td>");
        }
        page.close("tr");
    }
    page.close("table");
    if (source.rows.size() > rowsShown || source.truncated)
        page.element("p", "There are more rows.", "note");
}

void writeSource(const std::string& baseName, const Source& source, HtmlWriter& page) {
    const std::string number = std::to_string(source.n);
    page.anchor("source-" + number);
    if (source.isQuery()) {
        page.element("h3", "[" + number + "] " + source.language()->title());
        page.element("pre", source.query);
        if (source.error) page.element("p", source.error->message.text(), "note");
        writeTable(baseName, source, page);
        return;
    }
    page.element("h3", "[" + number + "] " + source.title).element("blockquote", source.text);
    if (!source.iri.empty())
        page.raw("<p>" + link(entityPath(baseName, source.iri), source.title) + "</p>");
}

}  // namespace

std::string entityPath(const std::string& baseName, const std::string& iri) {
    return "/bases/" + text::percentEncoded(baseName) + "/entity?iri=" + text::percentEncoded(iri);
}

std::string answerPath(const std::string& id, int source) {
    return "/answers/" + id + (source == 0 ? "" : "#source-" + std::to_string(source));
}

std::string indexPage(const SharedBases& bases, const Visitor& visitor) {
    HtmlWriter page("TripleTalk", "en");
    page.element("h1", "TripleTalk").open("table").open("tr");
    for (const char* title : {"Knowledge base", "Triples", "SPARQL"}) page.element("th", title);
    page.close("tr");
    for (const std::string& name : bases.names()) {
        const auto base = bases.find(name, Part::Schema, visitor);
        page.open("tr").element("td", base ? name + ": " + base->manifest().name
                                           : name + ": " + base.error().message.text());
        page.element("td", base ? std::to_string(base->manifest().triples) : "");
        page.element("td", "/bases/" + name + "/sparql").close("tr");
    }
    page.close("table");
    page.element("p", "Model Context Protocol: /mcp. Chat programs: /v1.", "note");
    return page.finished();
}

Result<std::string> entityPage(const std::string& baseName, const knowledge::KnowledgeBase& base,
                               const std::string& name, const CancelToken& cancel) {
    if (auto derived = base.requireDerived(); !derived) return derived.error();
    auto facts = knowledge::EntityFacts::open(base);
    if (!facts) return facts.error();
    const auto id = facts->find(name);
    if (!id) return id.error();
    const auto card = facts->card(*id, valuesShown, cancel);
    if (!card) return card.error();
    HtmlWriter page(card->entity.text, base.manifest().language);
    page.element("h1", card->entity.text).element("p", card->entity.name, "note");
    if (!card->description.empty()) page.element("p", card->description);
    page.open("table");
    for (const FactGroup& group : card->groups) writeGroup(baseName, group, page);
    page.close("table");
    page.element("p", base.manifest().name, "note");
    return page.finished();
}

std::string answerPage(const GivenAnswer& given) {
    HtmlWriter page(given.question, "");
    page.element("h1", given.question);
    if (!given.answer.understoodAs.empty())
        page.element("p", "Understood as: " + given.answer.understoodAs, "note");
    page.element("blockquote", given.answer.text);
    for (const Source& source : given.answer.sources) writeSource(given.base, source, page);
    return page.finished();
}

}  // namespace tripletalk::serving
