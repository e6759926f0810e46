// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldreading.h"

#include "rdf/graphreading.h"
#include "rdf/jsoncutter.h"
#include "rdf/jsonlditem.h"

namespace tripletalk::rdf {

namespace {

using nlohmann::json;

constexpr std::size_t farthestLook = std::size_t{16} << 20;

class JsonLdReading {
  public:
    explicit JsonLdReading(GraphReading& reading)
        : m_reading(reading), m_cutter(reading.source()), m_item(reading) {}

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

    std::optional<Error> cutItem();
    Error fatal(std::string message);
    Error tooLong();
    [[nodiscard]] Error endsEarly();

    GraphReading& m_reading;
    JsonCutter m_cutter;
    JsonLdItem m_item;
};

Result<void> JsonLdReading::run() {
    for (int next = m_cutter.peek(); next != ByteSource::End; next = m_cutter.peek()) {
        m_item.toRdf().beginDocument();
        if (next != '[' && next != '{')
            return fatal("JSON-LD is an object or an array of objects.");
        const Goes goes =
            next == '{' ? readObject() : readArray(m_item.contexts().initial(), nullptr, Term{});
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
    if (auto failed = cutItem()) return *failed;
    json element;
    if (!m_item.parse(element)) return m_item.end(false);
    if (!property) m_item.declare(element);
    const bool isGood =
        m_item.convert(m_item.expansion().expand(context, property, element), graph);
    if (m_item.diagnosis().failed() && !m_reading.skips()) return m_item.refusal();
    return m_item.end(isGood);
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
    m_item.start(begin, m_cutter.since(begin));
    if (isGood) {
        m_item.declare(members);
        json nodes = m_item.expansion().expand(m_item.contexts().initial(), nullptr, members);
        if (nodes.is_object() && nodes.size() == 1 && nodes.contains("@graph"))
            nodes = json(std::move(nodes["@graph"]));
        isGood = m_item.convert(nodes, Term{});
        if (m_item.diagnosis().failed() && !m_reading.skips()) return m_item.refusal();
    }
    m_cutter.keepNothing();
    return m_item.end(isGood);
}

/// The array at hand is the object's @graph. What else the object says is read first, as far as it
/// is known: a node that says something is the name of a graph.
JsonLdReading::Goes JsonLdReading::readGraph(json members, JsonCutter::Mark begin) {
    const auto array = m_cutter.here();
    const auto behind =
        membersBehind(members.contains("@context") ? farthestLook : longestJsonLdItem);
    m_cutter.rewind(array);
    if (behind) members.update(*behind);
    m_item.start(begin, m_cutter.since(begin));
    m_item.declare(members);
    const auto header = m_item.expansion().expandHeader(members);
    if (header.node.contains("@value") || header.node.contains("@list") ||
        header.node.contains("@set"))
        m_item.diagnosis().fail("invalid value object", "A value or list has a @graph.");
    if (m_item.diagnosis().failed()) return m_item.refusal();
    std::optional<Term> graph = Term{};
    if (!header.node.empty()) graph = m_item.toRdf().addNode(header.node, {});
    m_cutter.keepNothing();
    auto goes = m_item.end(true);
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
        const auto iri =
            m_item.contexts().expandIri(*context, *name, ContextProcessor::Names::Terms);
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
    const auto context = m_item.contexts().ofNode(m_item.contexts().initial(), *local);
    const bool isGood = !m_item.diagnosis().failed();
    m_item.diagnosis().forget();  // who reads the object finds it again
    return isGood &&
           m_item.contexts().expandIri(*context, name, ContextProcessor::Names::Terms) == "@graph";
}

/// A name and the colon behind it.
Result<std::string> JsonLdReading::readName() {
    if (auto failed = cutItem()) return *failed;
    json name;
    if (const auto fault = parseJson(m_item.text(), name); fault || !name.is_string())
        return fatal(fault ? fault->fault.message : "A name in quotes is missing.");
    if (!m_cutter.take(':'))
        return m_cutter.peek() == ByteSource::End ? endsEarly() : fatal("A colon is missing.");
    return name.get<std::string>();
}

/// False where the value was bad, and was told.
Result<bool> JsonLdReading::readMember(json& members, const std::string& name) {
    if (auto failed = cutItem()) return *failed;
    json value;
    bool isGood = m_item.parse(value);
    if (isGood && members.contains(name)) {
        m_item.note(
            {{say("Sentence", "duplicate key"), "\"" + name + "\" stands twice in one object."}});
        isGood = false;
    }
    members[name] = std::move(value);
    if (m_reading.failure()) return *m_reading.failure();
    return isGood;
}

/// The next value becomes the item at hand.
std::optional<Error> JsonLdReading::cutItem() {
    m_cutter.peek();
    const auto begin = m_cutter.here();
    std::string_view text;
    const auto cut = m_cutter.cut(text, longestJsonLdItem);
    m_item.start(begin, text);
    if (cut == JsonCutter::Cut::TooLong) return tooLong();
    if (cut == JsonCutter::Cut::EndsEarly) return endsEarly();
    return std::nullopt;
}

Error JsonLdReading::fatal(std::string message) {
    if (m_reading.source().error()) return *m_reading.source().error();
    const auto here = m_cutter.here();
    return m_reading.syntaxError(
        {say("Sentence", "syntax error"), std::move(message), here.line, here.column}, false);
}

Error JsonLdReading::tooLong() {
    return m_reading.placed(
        {ErrorKind::Limit, say("Sentence", "A single item is longer than 64 MB.")},
        m_item.begin().line, m_item.begin().column);
}

Error JsonLdReading::endsEarly() {
    return fatal("The text ends before its last bracket is closed.");
}

}  // namespace

Result<void> readJsonLd(GraphReading& reading) { return JsonLdReading(reading).run(); }

}  // namespace tripletalk::rdf
