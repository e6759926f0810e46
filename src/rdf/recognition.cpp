// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/recognition.h"

#include "base/ascii.h"
#include "base/text.h"
#include "rdf/jsonldrecognition.h"
#include "rdf/plainline.h"
#include "rdf/remedy.h"
#include "rdf/splitter.h"
#include "rdf/statementparser.h"
#include "rdf/utf8.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>

namespace tripletalk::rdf {

namespace {

constexpr std::size_t mostLooked = std::size_t{64} << 10;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

Error notRdf(const std::string& name, Sentence looksLike, std::string_view switches = {}) {
    return {ErrorKind::Input,
            say("Sentence", "The file \"%1\" is not RDF text: it looks like %2.")
                .arg(name, std::move(looksLike)),
            withRemedy({}, switches)};
}

/// The text without blanks, and comments where they are wanted away, at its beginning.
std::string_view begun(std::string_view text, bool comments) {
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    for (;;) {
        while (!text.empty() && ascii::isSpace(static_cast<unsigned char>(text.front())))
            text.remove_prefix(1);
        if (!comments || !text.starts_with('#')) return text;
        text.remove_prefix(std::min(text.size(), text.find_first_of("\r\n")));
    }
}

/// A brace or bracket that is followed as in JSON; TriG and N3 have other things in theirs.
bool isJson(std::string_view text) {
    text = begun(text, false);
    while (text.starts_with('[')) text = begun(text.substr(1), false);
    if (!text.starts_with('{')) return false;
    text = begun(text.substr(1), false);
    if (!text.starts_with('"')) return text.starts_with('}');
    const auto end = text.find('"', 1);
    return end != std::string_view::npos && begun(text.substr(end + 1), false).starts_with(':');
}

bool isJsonLd(std::string_view text) {
    return isJson(text) && hasJsonLdKeyword(begun(text, false));
}

bool isXmlText(std::string_view text) {
    const std::string start = text::toLower(begun(text, false).substr(0, 64));
    // RDF/XML declares its names; <rdf:rdf> alone is an IRI.
    constexpr std::string_view root = "<rdf:rdf";
    if (start.starts_with(root)) return start.find_first_of(" \t\r\n") == root.size();
    constexpr std::array<std::string_view, 3> beginnings{"<?xml", "<!--", "<!doctype"};
    return std::ranges::any_of(beginnings,
                               [&](std::string_view each) { return start.starts_with(each); });
}

bool isDirective(std::string_view text) {
    const auto word =
        text::toLower(text.substr(0, std::min(text.size(), text.find_first_of(" \t\r\n"))));
    return word == "@prefix" || word == "@base" || word == "prefix" || word == "base" ||
           word == "@version" || word == "version";
}

/// Whether a text is made of lines that each say one thing, and whether one names a graph.
struct Lines {
    bool all = false;
    bool graphs = false;
};
Lines linesOf(std::string_view text, bool whole) {
    Lines lines;
    Quad quad;
    std::int64_t count = 0;
    while (!text.empty()) {
        const auto end = text.find_first_of("\r\n");
        if (end == std::string_view::npos && !whole) break;  // may go on
        const auto line = text.substr(0, end);
        if (!readPlainLine(line, true, "", quad)) return lines;
        lines.graphs = lines.graphs || !quad.graph.lexical.empty();
        ++count;
        text = end == std::string_view::npos ? std::string_view() : begun(text.substr(end), true);
    }
    lines.all = count > 0;
    return lines;
}

/// Turtle, or TriG if there are graphs; null for what does not parse.
const GraphFormat* formatOfStatements(std::string_view text, bool whole) {
    ByteSource source = ByteSource::ofText(text);
    StatementSplitter splitter(source, Syntax::TriG);
    StatementParser parser(Syntax::TriG, {});
    Piece piece;
    std::int64_t count = 0;
    bool graphs = false;
    for (;; ++count) {
        const auto more = splitter.next(piece);
        if (!more || !*more) break;
        if (!whole && source.peek() == ByteSource::End) break;  // may be cut
        if (parser.parse(
                piece, [](const Quad&) {}, [](Fault&&) {}))
            return nullptr;
        graphs = graphs || !piece.before.empty();
    }
    if (count == 0) return nullptr;
    return &formatOf(graphs ? Syntax::TriG : Syntax::Turtle);
}

/// Whether whoever reads `wider` reads `narrower` as well, to the same end.
bool reads(const GraphFormat& wider, const GraphFormat& narrower) {
    const auto is = [&](Syntax syntax) { return wider.syntax == syntax; };
    const bool lines = narrower.syntax == Syntax::NTriples;
    return &wider == &narrower || (lines && !wider.isXml && !is(Syntax::JsonLd)) ||
           (is(Syntax::TriG) && narrower.syntax == Syntax::Turtle);
}

Error unknownFile(const std::filesystem::path& path) {
    return {ErrorKind::Input,
            say("Sentence",
                "The name of \"%1\" does not end like that of an RDF file (%2, each also with "
                ".gz), and its content is not known either.")
                .arg(path.string(), graphEndings()),
            withRemedy({}, "--format NAME")};
}

}  // namespace

Recognised recogniseContent(std::string_view head) {
    const bool whole = head.size() < mostLooked;
    head = head.substr(0, mostLooked);
    if (isXmlText(head)) {
        const bool isRdf =
            head.find("http://www.w3.org/1999/02/22-rdf-syntax-ns#") != std::string_view::npos;
        return {isRdf ? &formatOf(Syntax::RdfXml) : nullptr, isRdf};
    }
    if (isJsonLd(head)) return {&formatOf(Syntax::JsonLd), true};
    const auto text = begun(head, true);
    if (text.empty() || isJson(text) ||
        firstInvalidUtf8(text.substr(0, text.size() - std::min<std::size_t>(text.size(), 3))) !=
            std::string_view::npos)
        return {};
    const Lines lines = linesOf(text, whole);
    if (lines.graphs) return {&formatOf(Syntax::NQuads), true};
    if (lines.all) return {&formatOf(Syntax::NTriples), true};
    return {formatOfStatements(text, whole), isDirective(text)};
}

Result<const GraphFormat*> formatOfContent(ByteSource& source, const std::filesystem::path& path) {
    const GraphFormat* named = formatOfFile(path);
    const auto found = recogniseContent(source.ahead());
    if (!named && !found.format) {
        const bool isXml = isXmlText(source.ahead());
        const GraphFormat& anything = formatOf(isXml ? Syntax::RdfXml : Syntax::TriG);
        if (auto fits = sniff(source, path.string(), anything); !fits) return fits.error();
        return unknownFile(path);
    }
    const bool otherwise =
        found.format && (!named || (found.sure && !reads(*named, *found.format)));
    return otherwise ? found.format : named;
}

Result<void> sniff(ByteSource& source, const std::string& name, const GraphFormat& format) {
    std::string_view head = source.ahead();
    if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF"))
        return notRdf(name, say("Sentence", "UTF-16 text; save it as UTF-8"));
    const auto controls = std::count_if(head.begin(), head.end(), [](unsigned char c) {
        return c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f';
    });
    // Either alone may stand in a damaged text; RDF literals may even hold zero bytes.
    const std::size_t bad = firstInvalidUtf8(head);
    const bool broken = bad != std::string_view::npos && bad + 4 <= head.size();  // else cut off
    if ((controls > 0 && broken) || controls * 5 > static_cast<std::ptrdiff_t>(head.size()) * 2)
        return notRdf(name, say("Sentence", "binary data"));
    const std::string start = text::toLower(begun(head, false).substr(0, 512));
    if (format.syntax == Syntax::JsonLd) {
        if (start.empty() || start.starts_with('{') || start.starts_with('[')) return {};
        return notRdf(name, say("Sentence", "something other than JSON"), "--format NAME");
    }
    if (isJsonLd(head)) return notRdf(name, say("Sentence", "JSON-LD"), "--format jsonld");
    if (isJson(head)) return notRdf(name, say("Sentence", "JSON"));
    // What goes on is an IRI: <html://e/x>.
    constexpr std::string_view root = "<html";
    const bool isRoot = start.starts_with(root) && start.find_first_of("> \t\r\n") == root.size();
    if (start.starts_with("<!doctype html") || isRoot)
        return notRdf(name, say("Sentence", "a web page"));
    if (!format.isXml && isXmlText(head))
        return notRdf(name, say("Sentence", "XML; if it is RDF/XML, let its name end with .rdf"),
                      "--format rdf");
    if (format.isXml && !start.empty() && !start.starts_with('<'))
        return notRdf(name,
                      say("Sentence",
                          "something other than XML; if it is Turtle, let its name end with .ttl"),
                      "--format ttl");
    return {};
}

}  // namespace tripletalk::rdf
