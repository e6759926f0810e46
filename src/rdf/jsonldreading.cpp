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
constexpr std::size_t mostKept = 4 * longestJsonLdItem;  // what lies before, in and behind a @graph

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
    Result<bool> addMembersBehind(json& members);
    bool endsBefore(std::size_t farthest);
    Result<void> readBehindGraph(json members, const ContextPtr& context, bool isKnown);
    Result<std::string> readName();
    Result<std::optional<Fault>> readMember(json& members, const std::string& name);
    bool namesGraph(const std::string& name, const json& members, JsonCutter::Mark begin);

    std::optional<Error> cutItem();
    Error fatal(std::string message);
    Error missing(std::string message);
    Error tooLong();
    Error endsEarly();

    GraphReading& m_reading;
    JsonCutter m_cutter;
    JsonLdItem m_item;
    std::size_t m_values = 0;  // of the item at hand

    // Of the top-level object at hand:
    std::optional<ContextPtr> m_context;  // once it was needed; null: it is bad
    std::optional<std::string> m_graph;   // the name of the array that is read by its items
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
        if (!m_cutter.take(',')) return missing("A comma or ']' is missing.");
    }
}

JsonLdReading::Goes JsonLdReading::readElement(const ContextPtr& context,
                                               const std::string* property,
                                               const std::optional<Term>& graph) {
    if (auto failed = cutItem()) return *failed;
    json element;
    m_values = 0;
    if (const auto fault = m_item.parse(element, m_values)) {
        m_reading.note(*fault);
        return m_item.end(false);
    }
    if (!property) m_item.declare(element);
    const bool isGood =
        m_item.convert(m_item.expansion().expand(context, property, element), graph);
    if (m_item.diagnosis().failed() && !m_reading.skips()) return m_item.refusal();
    return m_item.end(isGood);
}

JsonLdReading::Goes JsonLdReading::readObject() {
    const auto begin = m_cutter.here();
    m_cutter.keepFrom(begin, mostKept);
    m_cutter.take('{');
    m_values = 0;
    m_context.reset();
    m_graph.reset();
    json members = json::object();
    bool isGood = true;
    bool isFirst = true;
    for (bool more = !m_cutter.take('}'); more; more = !m_cutter.take('}')) {
        if (m_reading.cancel().cancelled()) return m_reading.cancel().error();
        if (!isFirst && !m_cutter.take(',')) return missing("A comma or '}' is missing.");
        isFirst = false;
        const auto name = readName();
        if (!name) return name.error();
        if (m_cutter.peek() == '[' && isGood && namesGraph(*name, members, begin)) {
            m_graph = *name;
            return readGraph(std::move(members), begin);
        }
        if (isGood) {
            const auto fault = readMember(members, *name);
            if (!fault) return fault.error();
            isGood = !*fault;
            if (!isGood) {
                m_reading.note(**fault);
                members.clear();
            }
            if (m_reading.failure()) return *m_reading.failure();
        } else if (auto failed = cutItem()) {
            return *failed;
        }
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
    const auto isKnown = addMembersBehind(members);
    if (!isKnown) return isKnown.error();
    m_cutter.rewind(array);
    m_item.start(begin, m_cutter.since(begin));
    m_item.declare(members);
    const auto header = m_item.expansion().expandHeader(members);
    if (header.node.contains("@value") || header.node.contains("@list") ||
        header.node.contains("@set"))
        m_item.diagnosis().fail("invalid value object", "A value or list has a @graph.");
    if (header.node.contains("@graph"))
        m_item.diagnosis().fail("colliding keywords", "A node says @graph twice.", "@graph");
    if (m_item.diagnosis().failed()) return m_item.refusal(false);
    std::optional<Term> graph = Term{};
    if (!header.node.empty()) graph = m_item.toRdf().addNode(header.node, {});
    m_cutter.keepNothing();
    auto goes = m_item.end(true);
    if (!goes || !*goes) return goes;
    const std::string property = "@graph";
    goes = readArray(header.inner, &property, graph);
    if (!goes || !*goes) return goes;
    if (auto done = readBehindGraph(std::move(members), header.inner, *isKnown); !done)
        return done.error();
    return true;
}

/// The members behind the array at hand as well, or none and false where they are too far away. A
/// fault in them is one of the object, whose nodes cannot be read without it.
Result<bool> JsonLdReading::addMembersBehind(json& members) {
    const std::size_t farthest = members.contains("@context") ? farthestLook : longestJsonLdItem;
    std::string_view text;
    const auto array = m_cutter.here();
    if (m_cutter.cut(text, farthest) != JsonCutter::Cut::Whole || !text.ends_with(']'))
        return false;
    const auto behind = m_cutter.here();
    if (!endsBefore(array.at + farthest)) return false;
    m_cutter.rewind(behind);
    while (!m_cutter.take('}')) {
        if (m_reading.cancel().cancelled()) return m_reading.cancel().error();
        if (!m_cutter.take(',')) return missing("A comma or '}' is missing.");
        const auto name = readName();
        if (!name) return name.error();
        const auto fault = readMember(members, *name);
        if (!fault) return fault.error();
        if (*fault) return m_reading.syntaxError(**fault, false);
    }
    return true;
}

/// Whether the object at hand ends before this byte of the text, or its JSON does.
bool JsonLdReading::endsBefore(std::size_t farthest) {
    std::string_view text;
    while (!m_cutter.take('}')) {
        if (!m_cutter.take(',')) m_cutter.take(':');
        const auto at = m_cutter.here().at;
        if (at >= farthest) return false;
        const auto cut = m_cutter.cut(text, farthest - at);
        if (cut == JsonCutter::Cut::TooLong) return false;
        if (cut == JsonCutter::Cut::EndsEarly || text.empty()) return true;
    }
    return true;
}

/// Behind a @graph whose nodes have been handed over nothing may come that changes them.
Result<void> JsonLdReading::readBehindGraph(json members, const ContextPtr& context, bool isKnown) {
    m_values = 0;
    while (!m_cutter.take('}')) {
        if (m_reading.cancel().cancelled()) return m_reading.cancel().error();
        if (!m_cutter.take(',')) return missing("A comma or '}' is missing.");
        const auto name = readName();
        if (!name) return name.error();
        if (isKnown) {
            if (auto failed = cutItem()) return *failed;
            continue;
        }
        const auto fault = readMember(members, *name);
        if (!fault) return fault.error();
        if (*fault) return m_reading.syntaxError(**fault, false);
        members[*name] = nullptr;  // its name alone is needed
        const auto iri =
            m_item.contexts().expandIri(*context, *name, ContextProcessor::Names::Terms);
        if (iri && (iri->find(':') != std::string::npos || iri->starts_with('@')))
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

/// Whether an array of this name is the object's @graph.
bool JsonLdReading::namesGraph(const std::string& name, const json& members,
                               JsonCutter::Mark begin) {
    if (members.contains(name)) return false;
    if (name == "@graph") return true;
    const auto local = members.find("@context");
    if (local == members.end()) return false;
    if (!m_context) {
        m_item.start(begin, m_cutter.since(begin));
        m_context = m_item.contexts().ofNode(m_item.contexts().initial(), *local);
        if (m_item.diagnosis().failed()) m_context = nullptr;
        m_item.diagnosis().forget();  // who reads the object finds it again
    }
    return *m_context && (*m_context)->means(name, "@graph");
}

/// A name and the colon behind it.
Result<std::string> JsonLdReading::readName() {
    if (auto failed = cutItem()) return *failed;
    json name;
    if (const auto fault = parseJson(m_item.text(), name); fault || !name.is_string())
        return fatal(fault ? fault->fault.message : "A name in quotes is missing.");
    if (!m_cutter.take(':')) return missing("A colon is missing.");
    return name.get<std::string>();
}

/// The next value, and what is wrong with it or with its name.
Result<std::optional<Fault>> JsonLdReading::readMember(json& members, const std::string& name) {
    if (auto failed = cutItem()) return *failed;
    json value;
    auto fault = m_item.parse(value, m_values);
    if (!fault && (members.contains(name) || name == m_graph))
        fault = m_item.placed(JsonFault{
            {say("Sentence", "duplicate key"), "\"" + name + "\" stands twice in one object."}});
    members[name] = std::move(value);
    return fault;
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

Error JsonLdReading::missing(std::string message) {
    return m_cutter.peek() == ByteSource::End ? endsEarly() : fatal(std::move(message));
}

Error JsonLdReading::tooLong() {
    return m_reading.placed(
        {ErrorKind::Limit, say("Sentence", "A single item is longer than 64 MB.")},
        m_item.begin().line, m_item.begin().column);
}

Error JsonLdReading::endsEarly() {
    if (m_cutter.keepsTooMuch()) return tooLong();
    return fatal("The text ends before its last bracket is closed.");
}

}  // namespace

Result<void> readJsonLd(GraphReading& reading) { return JsonLdReading(reading).run(); }

}  // namespace tripletalk::rdf
