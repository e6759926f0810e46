// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/graphreading.h"

#include "base/text.h"
#include "rdf/utf8.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

constexpr std::size_t samplesKept = 5;
constexpr std::int64_t progressStep = 1 << 20;

Error notRdf(const std::string& name, Sentence looksLike) {
    return {ErrorKind::Input, say("Sentence", "The file \"%1\" is not RDF text: it looks like %2.")
                                  .arg(name, std::move(looksLike))};
}

}  // namespace

Result<void> sniff(ByteSource& source, const std::string& name, const GraphFormat& format) {
    std::string_view head = source.ahead();
    if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF"))
        return notRdf(name, say("Sentence", "UTF-16 text; save it as UTF-8"));
    const auto controls = std::count_if(head.begin(), head.end(), [](unsigned char c) {
        return c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f';
    });
    // Either alone may stand in a damaged text; RDF literals may even hold zero bytes.
    const bool broken =
        firstInvalidUtf8(head.substr(0, head.size() - std::min<std::size_t>(head.size(), 3))) !=
        std::string_view::npos;
    if ((controls > 0 && broken) || controls * 5 > static_cast<std::ptrdiff_t>(head.size()) * 2)
        return notRdf(name, say("Sentence", "binary data"));
    if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
    const std::string start = text::toLower(text::trim(head.substr(0, 512)));
    if (start.starts_with("<!doctype html") || start.starts_with("<html"))
        return notRdf(name, say("Sentence", "a web page"));
    if (!format.isXml &&
        (start.starts_with("<?xml") || start.starts_with("<rdf:rdf") || start.starts_with("<!--")))
        return notRdf(name, say("Sentence", "XML; if it is RDF/XML, let its name end with .rdf"));
    if (format.isXml && !start.empty() && !start.starts_with('<'))
        return notRdf(name,
                      say("Sentence",
                          "something other than XML; if it is Turtle, let its name end with .ttl"));
    const bool braceIsWrong = !format.mayOpenBrace && start.starts_with('{');
    if (braceIsWrong || start.starts_with("[{"))
        return notRdf(name, say("Sentence", "JSON; convert JSON-LD to Turtle"));
    return {};
}

GraphReading::GraphReading(ByteSource source, std::string name, const GraphFormat& format,
                           const ReadOptions& options, const Sink& sink,
                           const ProgressSink& progress, const CancelToken& cancel)
    : m_source(std::move(source)),
      m_name(std::move(name)),
      m_format(format),
      m_options(options),
      m_skip(options.onError == OnError::Skip),
      m_sink(sink),
      m_progress(progress),
      m_cancel(cancel) {}

Result<ReadReport> GraphReading::run() {
    if (auto fits = sniff(m_source, m_name, m_format); !fits) return fits.error();
    if (m_source.ahead().starts_with("\xEF\xBB\xBF")) m_source.advance(3);
    if (auto done = m_format.read(*this); !done) return done.error();
    if (m_report.triples == 0 && !m_report.skipped.empty()) return nothingReadable();
    tell(true);
    return std::move(m_report);
}

void GraphReading::declare(std::map<std::string, std::string> prefixes) {
    m_report.prefixes = std::move(prefixes);
}

bool GraphReading::endsHere() {
    if (!m_options.mostTriples || m_report.triples < *m_options.mostTriples) return false;
    if (m_source.size() > 0)
        m_report.share = std::min(
            1.0, static_cast<double>(m_source.position()) / static_cast<double>(m_source.size()));
    return true;
}

/// Where the first error ends everything, quads need not wait for the end of their statement.
void GraphReading::hold(const Quad& quad) {
    if (!m_skip) return deliver(quad);
    if (m_heldCount == m_held.size()) m_held.emplace_back();
    m_held[m_heldCount++] = quad;
}

void GraphReading::endStatement(bool good) {
    for (std::size_t i = 0; good && i < m_heldCount; ++i) deliver(m_held[i]);
    m_heldCount = 0;
}

void GraphReading::deliver(const Quad& quad) {
    if (m_failure) return;
    if (auto taken = m_sink(quad); taken)
        ++m_report.triples;
    else
        m_failure = taken.error();
}

Error GraphReading::placed(Error error, std::int64_t line, std::int64_t column) const {
    error.place = Place{m_name, line, column};
    return error;
}

Error GraphReading::syntaxError(const Fault& fault) const {
    return placed({ErrorKind::Syntax,
                   say("Sentence", "This is not valid %1: %2.").arg(m_format.name, fault.reason),
                   fault.message},
                  fault.line, fault.column);
}

void GraphReading::note(const Fault& fault) {
    if (!m_skip) {
        if (!m_failure) m_failure = syntaxError(fault);
        return;
    }
    auto& all = m_report.skipped;
    auto same = std::find_if(all.begin(), all.end(),
                             [&](const Skipped& s) { return s.reason == fault.reason; });
    if (same == all.end()) same = all.insert(all.end(), Skipped{fault.reason, 0, {}});
    ++same->count;
    if (same->samples.size() < samplesKept)
        same->samples.push_back(m_name + ":" + std::to_string(fault.line) + ":" +
                                std::to_string(fault.column) + ": " +
                                text::elide(fault.message, 300));
}

Error GraphReading::nothingReadable() const {
    return {ErrorKind::Input,
            say("Sentence", "Nothing in the file \"%1\" could be read as %2.")
                .arg(m_name, m_format.name),
            m_report.skipped.front().samples.front()};
}

void GraphReading::tell(bool end) {
    if (!m_progress || (!end && m_source.consumed() < m_asked + progressStep)) return;
    m_asked = m_source.consumed();
    const auto position = end ? m_source.size() : m_source.position();
    m_progress({"read", position, m_source.size(), "bytes"});
}

}  // namespace tripletalk::rdf
