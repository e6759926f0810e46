// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonlditem.h"

#include "base/text.h"

namespace tripletalk::rdf {

namespace {

constexpr std::size_t longestRepairTold = 300;
constexpr std::size_t placesTold = 20;  // of an item: each is looked for in its text

}  // namespace

JsonLdItem::JsonLdItem(GraphReading& reading)
    : m_reading(reading),
      m_contexts(reading.options(), m_diagnosis),
      m_toRdf(reading.options(), m_diagnosis, reading.take()) {}

void JsonLdItem::declare(const nlohmann::json& object) {
    const auto local = object.is_object() ? object.find("@context") : object.end();
    if (m_hasDeclared || !object.is_object() || local == object.end()) return;
    m_hasDeclared = true;
    std::map<std::string, std::string> prefixes;
    const auto context = m_contexts.ofNode(m_contexts.initial(), *local);
    for (const auto& [name, term] : *context->terms)
        if (term->isPrefix && term->iri && !checkIri(*term->iri)) prefixes[name] = *term->iri;
    m_reading.declare(std::move(prefixes));
}

void JsonLdItem::start(JsonCutter::Mark begin, std::string_view text) {
    m_begin = begin;
    m_text = text;
    m_placed = 0;
    m_diagnosis.forget();
    m_contexts.beginItem();
}

bool JsonLdItem::convert(const nlohmann::json& expanded, const std::optional<Term>& graph) {
    if (m_diagnosis.failed()) {
        if (m_reading.skips()) m_reading.note(placed(*m_diagnosis.failure()));
        return false;
    }
    if (graph)
        m_toRdf.add(expanded, *graph);
    else
        m_toRdf.leaveOut(expanded);
    return true;
}

std::optional<Fault> JsonLdItem::parse(nlohmann::json& into, std::size_t& values) {
    auto fault = parseJson(m_text, into, values);
    if (!fault) return std::nullopt;
    return placed(*std::move(fault));
}

Fault JsonLdItem::placed(JsonFault&& fault) const {
    Fault told{std::move(fault.fault.reason), std::move(fault.fault.message), m_begin.line,
               m_begin.column};
    told.moveOn(m_text, fault.at);
    return told;
}

Result<bool> JsonLdItem::end(bool isGood) {
    m_reading.endStatement(isGood);
    if (m_reading.failure()) return *m_reading.failure();
    if (m_reading.cancel().cancelled()) return m_reading.cancel().error();
    m_reading.tell();
    return !m_reading.endsHere();
}

void JsonLdItem::hear(const JsonLdFinding& finding) {
    Fault fault = placed(finding);
    fault.repaired = finding.kind == JsonLdFinding::Kind::Repaired;
    if (fault.repaired) fault.message = text::elide(fault.message, longestRepairTold);  // they wait
    if (finding.kind == JsonLdFinding::Kind::LeftOut)
        m_reading.leaveOut(fault);
    else
        m_reading.note(fault);
}

/// Where the text that is at fault stands first in the item, or at the item's beginning.
Fault JsonLdItem::placed(const JsonLdFinding& finding) {
    Fault fault{finding.what.reason, finding.what.message, m_begin.line, m_begin.column};
    if (finding.near.empty() || m_placed++ >= placesTold) return fault;
    auto at = m_text.find('"' + finding.near + '"');
    if (at == std::string_view::npos) {
        const auto tail = finding.near.find_last_of("/#:") + 1;
        at = m_text.find(finding.near.substr(tail) + '"');
    }
    if (at != std::string_view::npos) fault.moveOn(m_text, at);
    return fault;
}

Error JsonLdItem::refusal(bool canBeSkipped) {
    const Fault fault = placed(*m_diagnosis.failure());
    if (fault.reason.source() == "context overflow") {
        Error error = m_reading.syntaxError(fault, canBeSkipped);
        error.kind = ErrorKind::Limit;
        return error;
    }
    if (fault.reason.source() != "missing context")
        return m_reading.syntaxError(fault, canBeSkipped);
    return m_reading.placed(
        {ErrorKind::NotFound, say("Sentence", "The file refers to a context that is not here."),
         fault.message},
        fault.line, fault.column);
}

}  // namespace tripletalk::rdf
