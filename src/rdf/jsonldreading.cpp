// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldreading.h"

#include "rdf/graphreading.h"
#include "rdf/jsoncutter.h"
#include "rdf/jsonldcontext.h"
#include "rdf/jsonldexpansion.h"
#include "rdf/jsonldtordf.h"
#include "rdf/jsonparsing.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

using nlohmann::json;

constexpr std::size_t farthestLook = std::size_t{16} << 20;
constexpr std::size_t placesTold = 20;  // of an item: each is looked for in its text

class JsonLdReading {
  public:
    explicit JsonLdReading(GraphReading& reading)
        : m_reading(reading),
          m_cutter(reading.source()),
          m_contexts(reading.options(), m_diagnosis),
          m_toRdf(reading.options(), m_diagnosis, reading.take()) {}

    Result<void> run();

  private:
    /// False where as much was read as was wanted.
    using Goes = Result<bool>;

    Goes readArray(const ContextPtr& context, const std::string* property,
                   const std::optional<Term>& graph);
    Goes readElement(const ContextPtr& context, const std::string* property,
                     const std::optional<Term>& graph);
    Goes readObject();
    Goes readWhole(const json& members, bool isGood, JsonCutter::Mark begin);
    Goes readGraph(json members, JsonCutter::Mark begin);
    Result<void> readBehindGraph(const json& members, const ContextPtr& context, bool isKnown);
    Result<std::string> readName();
    Result<bool> readMember(json& members, const std::string& name);
    std::optional<json> membersBehind(std::size_t farthest);
    bool namesGraph(const std::string& name, const json& members);
    void declare(const json& object);

    void startItem(JsonCutter::Mark begin, std::string_view text);
    Goes endItem(bool isGood);
    bool convert(const json& expanded, const std::optional<Term>& graph);
    void hear(const JsonLdFinding& finding);
    Fault placed(const JsonLdFinding& finding);
    Error fatal(std::string message);
    Error refusal(const JsonLdFinding& finding);
    Error tooLong();
    [[nodiscard]] Error endsEarly();

    GraphReading& m_reading;
    JsonCutter m_cutter;
    JsonLdDiagnosis m_diagnosis{[this](const JsonLdFinding& finding) { hear(finding); }};
    ContextProcessor m_contexts;
    JsonLdExpansion m_expansion{m_contexts, m_diagnosis};
    JsonLdToRdf m_toRdf;
    JsonCutter::Mark m_begin;  // of the item at hand, and its text
    std::string_view m_text;
    std::size_t m_placed = 0;
    bool m_hasDeclared = false;
};

Result<void> JsonLdReading::run() {
    for (int next = m_cutter.peek(); next != ByteSource::End; next = m_cutter.peek()) {
        m_toRdf.beginDocument();
        if (next != '[' && next != '{')
            return fatal("JSON-LD is an object or an array of objects.");
        const Goes goes =
            next == '{' ? readObject() : readArray(m_contexts.initial(), nullptr, Term{});
        if (!goes) return goes.error();
        if (!*goes) return {};
    }
    if (m_reading.source().error()) return *m_reading.source().error();
    return {};
}

/// The elements of an array; null graph: their triples have none, for its name is bad.
JsonLdReading::Goes JsonLdReading::readArray(const ContextPtr& context, const std::string* property,
                                             const std::optional<Term>& graph) {
    m_cutter.take('[');
    if (m_cutter.take(']')) return true;
    for (;;) {
        auto goes = readElement(context, property, graph);
        if (!goes || !*goes) return goes;
        if (m_cutter.take(']')) return true;
        if (!m_cutter.take(','))
            return m_cutter.peek() == ByteSource::End ? endsEarly()
                                                      : fatal("A comma or ']' is missing.");
    }
}

JsonLdReading::Goes JsonLdReading::readElement(const ContextPtr& context,
                                               const std::string* property,
                                               const std::optional<Term>& graph) {
    m_cutter.peek();
    const auto begin = m_cutter.here();
    std::string_view text;
    const auto cut = m_cutter.cut(text, longestJsonLdItem);
    startItem(begin, text);
    if (cut == JsonCutter::Cut::TooLong) return tooLong();
    if (cut == JsonCutter::Cut::EndsEarly) return endsEarly();
    json element;
    if (auto fault = parseJson(text, element)) {
        Fault told{std::move(fault->fault.reason), std::move(fault->fault.message), begin.line,
                   begin.column};
        told.moveOn(text, fault->at);
        m_reading.note(told);
        return endItem(false);
    }
    if (!property) declare(element);
    const bool isGood = convert(m_expansion.expand(context, property, element), graph);
    if (m_diagnosis.failed() && !m_reading.skips()) return refusal(*m_diagnosis.failure());
    return endItem(isGood);
}

JsonLdReading::Goes JsonLdReading::readObject() {
    const auto begin = m_cutter.here();
    m_cutter.keepFrom(begin);
    m_cutter.take('{');
    json members = json::object();
    bool isGood = true;
    for (bool more = !m_cutter.take('}'); more; more = !m_cutter.take('}')) {
        if (!members.empty() && !m_cutter.take(','))
            return m_cutter.peek() == ByteSource::End ? endsEarly()
                                                      : fatal("A comma or '}' is missing.");
        const auto name = readName();
        if (!name) return name.error();
        if (m_cutter.peek() == '[' && isGood && namesGraph(*name, members))
            return readGraph(std::move(members), begin);
        const auto good = readMember(members, *name);
        if (!good) return good.error();
        isGood = isGood && *good;
        if (m_cutter.since(begin).size() > longestJsonLdItem) return tooLong();
    }
    return readWhole(members, isGood, begin);
}

JsonLdReading::Goes JsonLdReading::readWhole(const json& members, bool isGood,
                                             JsonCutter::Mark begin) {
    startItem(begin, m_cutter.since(begin));
    if (isGood) {
        declare(members);
        json nodes = m_expansion.expand(m_contexts.initial(), nullptr, members);
        if (nodes.is_object() && nodes.size() == 1 && nodes.contains("@graph"))
            nodes = json(std::move(nodes["@graph"]));
        isGood = convert(nodes, Term{});
        if (m_diagnosis.failed() && !m_reading.skips()) return refusal(*m_diagnosis.failure());
    }
    m_cutter.keepNothing();
    return endItem(isGood);
}

/// The array at hand is the object's @graph. What else the object says is read first, as far as it
/// is known: a node that says something is the name of a graph.
JsonLdReading::Goes JsonLdReading::readGraph(json members, JsonCutter::Mark begin) {
    const auto array = m_cutter.here();
    const auto behind =
        membersBehind(members.contains("@context") ? farthestLook : longestJsonLdItem);
    m_cutter.rewind(array);
    if (behind) members.update(*behind);
    startItem(begin, m_cutter.since(begin));
    declare(members);
    const auto header = m_expansion.expandHeader(members);
    if (header.node.contains("@value") || header.node.contains("@list") ||
        header.node.contains("@set"))
        m_diagnosis.fail("invalid value object", "A value or list has a @graph.");
    if (m_diagnosis.failed()) return refusal(*m_diagnosis.failure());
    std::optional<Term> graph = Term{};
    if (!header.node.empty()) graph = m_toRdf.addNode(header.node, {});
    m_cutter.keepNothing();
    auto goes = endItem(true);
    if (!goes || !*goes) return goes;
    const std::string property = "@graph";
    goes = readArray(header.inner, &property, graph);
    if (!goes || !*goes) return goes;
    if (auto done = readBehindGraph(members, header.inner, behind.has_value()); !done)
        return done.error();
    return true;
}

/// Behind a @graph whose nodes have been handed over nothing may come that changes them.
Result<void> JsonLdReading::readBehindGraph(const json& members, const ContextPtr& context,
                                            bool isKnown) {
    while (!m_cutter.take('}')) {
        if (!m_cutter.take(','))
            return m_cutter.peek() == ByteSource::End ? endsEarly()
                                                      : fatal("A comma or '}' is missing.");
        const auto name = readName();
        if (!name) return name.error();
        json late;
        const auto good = readMember(late, *name);
        if (!good) return good.error();
        if (isKnown) continue;
        const auto iri = m_contexts.expandIri(*context, *name, ContextProcessor::Names::Terms);
        if (members.contains(*name) ||
            (iri && (iri->find(':') != std::string::npos || iri->starts_with('@'))))
            return m_reading.placed(
                {ErrorKind::Limit,
                 say("Sentence",
                     "\"%1\" stands behind a long @graph for which it holds; let it stand before "
                     "it.")
                     .arg(*name)},
                m_cutter.here().line, m_cutter.here().column);
    }
    return {};
}

/// The members behind the array at hand, if the object ends before so many bytes.
std::optional<json> JsonLdReading::membersBehind(std::size_t farthest) {
    std::string_view text;
    if (m_cutter.cut(text, farthest) != JsonCutter::Cut::Whole) return std::nullopt;
    std::size_t left = farthest - text.size();
    json members = json::object();
    while (!m_cutter.take('}')) {
        json name;
        if (!m_cutter.take(',') || m_cutter.cut(text, left) != JsonCutter::Cut::Whole ||
            parseJson(text, name) || !name.is_string() || !m_cutter.take(':') ||
            m_cutter.cut(text, left) != JsonCutter::Cut::Whole)
            return std::nullopt;
        json& member = members[name.get<std::string>()];
        if (!member.is_null() || parseJson(text, member)) return std::nullopt;
        left -= text.size();
    }
    return members;
}

bool JsonLdReading::namesGraph(const std::string& name, const json& members) {
    if (name == "@graph") return true;
    const auto local = members.find("@context");
    if (local == members.end()) return false;
    const auto context = m_contexts.ofNode(m_contexts.initial(), *local);
    const bool isGood = !m_diagnosis.failed();
    m_diagnosis.forget();  // who reads the object finds it again
    return isGood &&
           m_contexts.expandIri(*context, name, ContextProcessor::Names::Terms) == "@graph";
}

/// A name and the colon behind it.
Result<std::string> JsonLdReading::readName() {
    const auto begin = m_cutter.here();
    std::string_view text;
    json name;
    const auto cut = m_cutter.cut(text, longestJsonLdItem);
    if (cut == JsonCutter::Cut::TooLong) return tooLong();
    if (cut == JsonCutter::Cut::EndsEarly) return endsEarly();
    if (const auto fault = parseJson(text, name); fault || !name.is_string()) {
        startItem(begin, {});
        return fatal(fault ? fault->fault.message : "A name in quotes is missing.");
    }
    if (!m_cutter.take(':'))
        return m_cutter.peek() == ByteSource::End ? endsEarly() : fatal("A colon is missing.");
    return name.get<std::string>();
}

/// False where the value was bad, and was told.
Result<bool> JsonLdReading::readMember(json& members, const std::string& name) {
    m_cutter.peek();
    const auto begin = m_cutter.here();
    std::string_view text;
    const auto cut = m_cutter.cut(text, longestJsonLdItem);
    startItem(begin, text);
    if (cut == JsonCutter::Cut::TooLong) return tooLong();
    if (cut == JsonCutter::Cut::EndsEarly) return endsEarly();
    json value;
    auto fault = parseJson(text, value);
    if (!fault && members.contains(name))
        fault = JsonFault{
            {say("Sentence", "duplicate key"), "\"" + name + "\" stands twice in one object."}};
    members[name] = std::move(value);
    if (!fault) return true;
    Fault told{std::move(fault->fault.reason), std::move(fault->fault.message), begin.line,
               begin.column};
    told.moveOn(text, fault->at);
    m_reading.note(told);
    if (m_reading.failure()) return *m_reading.failure();
    return false;
}

/// The prefixes of the first context are those of the file.
void JsonLdReading::declare(const json& object) {
    const auto local = object.is_object() ? object.find("@context") : object.end();
    if (m_hasDeclared || !object.is_object() || local == object.end()) return;
    m_hasDeclared = true;
    std::map<std::string, std::string> prefixes;
    const auto context = m_contexts.ofNode(m_contexts.initial(), *local);
    for (const auto& [name, term] : context->terms)
        if (term->isPrefix && term->iri && !checkIri(*term->iri)) prefixes[name] = *term->iri;
    m_reading.declare(std::move(prefixes));
}

void JsonLdReading::startItem(JsonCutter::Mark begin, std::string_view text) {
    m_begin = begin;
    m_text = text;
    m_placed = 0;
    m_diagnosis.forget();
    m_contexts.beginItem();
}

/// Hands over the quads of what was expanded; false, and the fault told, if that failed.
bool JsonLdReading::convert(const json& expanded, const std::optional<Term>& graph) {
    if (m_diagnosis.failed()) {
        if (m_reading.skips()) m_reading.note(placed(*m_diagnosis.failure()));
        return false;
    }
    if (graph) m_toRdf.add(expanded, *graph);
    return true;
}

JsonLdReading::Goes JsonLdReading::endItem(bool isGood) {
    m_reading.endStatement(isGood);
    if (m_reading.failure()) return *m_reading.failure();
    if (m_reading.cancel().cancelled()) return m_reading.cancel().error();
    m_reading.tell();
    return !m_reading.endsHere();
}

void JsonLdReading::hear(const JsonLdFinding& finding) {
    Fault fault = placed(finding);
    fault.repaired = finding.kind == JsonLdFinding::Kind::Repaired;
    if (finding.kind == JsonLdFinding::Kind::LeftOut)
        m_reading.leaveOut(fault);
    else
        m_reading.note(fault);
}

/// Where the text that is at fault stands first in the item, or at the item's beginning.
Fault JsonLdReading::placed(const JsonLdFinding& finding) {
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

Error JsonLdReading::fatal(std::string message) {
    if (m_reading.source().error()) return *m_reading.source().error();
    const auto here = m_cutter.here();
    return m_reading.syntaxError(
        {say("Sentence", "syntax error"), std::move(message), here.line, here.column}, false);
}

Error JsonLdReading::refusal(const JsonLdFinding& finding) {
    const Fault fault = placed(finding);
    if (fault.reason.source() != "missing context") return m_reading.syntaxError(fault);
    return m_reading.placed(
        {ErrorKind::NotFound, say("Sentence", "The file refers to a context that is not here."),
         fault.message},
        fault.line, fault.column);
}

Error JsonLdReading::tooLong() {
    return m_reading.placed(
        {ErrorKind::Limit, say("Sentence", "A single item is longer than 64 MB.")}, m_begin.line,
        m_begin.column);
}

Error JsonLdReading::endsEarly() {
    return fatal("The text ends before its last bracket is closed.");
}

}  // namespace

Result<void> readJsonLd(GraphReading& reading) { return JsonLdReading(reading).run(); }

}  // namespace tripletalk::rdf
