// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/graphreading.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "rdf/recognition.h"
#include "rdf/remedy.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

constexpr std::size_t samplesKept = 5;
constexpr std::int64_t progressStep = 1 << 20;

/// Bytes of the quads that wait for the end of their statement: a quad may be of three bytes ("1,
/// ") and takes half a kilobyte here.
constexpr std::size_t mostHeld = std::size_t{256} << 20;

std::size_t sizeOf(const Quad& quad) {
    std::size_t bytes = sizeof(Quad);
    for (const Term* term : {&quad.subject, &quad.predicate, &quad.object, &quad.graph})
        bytes += term->lexical.size() + term->datatype.size();
    return bytes;
}

}  // namespace

GraphReading::GraphReading(ByteSource source, std::string name, const GraphFormat& format,
                           const ReadOptions& options, const Sink& sink,
                           const ProgressSink& progress, const CancelToken& cancel)
    : m_source(std::move(source)),
      m_name(std::move(name)),
      m_format(format),
      m_options(options),
      m_skip(options.onError != OnError::Stop),
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
    if (m_failure) return;
    m_heldBytes += sizeOf(quad);
    if (m_heldBytes > mostHeld) {
        m_failure = Error{
            ErrorKind::Limit,
            say("Sentence",
                "A single statement of \"%1\" has more triples than can be held back until its end "
                "is seen; where errors are not skipped it can be read.")
                .arg(m_name)};
        return;
    }
    if (m_heldCount == m_held.size()) m_held.emplace_back();
    m_held[m_heldCount++] = quad;
}

void GraphReading::endStatement(bool good) {
    for (std::size_t i = 0; good && i < m_heldCount; ++i) deliver(m_held[i]);
    m_heldCount = m_heldBytes = 0;
    for (const Fault& repaired : m_repaired)
        if (good) count(repaired, m_report.repaired);
    m_repaired.clear();
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

Error GraphReading::syntaxError(const Fault& fault, bool canBeSkipped) const {
    const auto remedy =
        canBeSkipped ? remedyFor(fault, m_format) : "--format NAME if it is another format";
    return placed({ErrorKind::Syntax,
                   say("Sentence", "This is not valid %1: %2.").arg(m_format.name, fault.reason),
                   withRemedy(wellFormed(fault.message), remedy)},
                  fault.line, fault.column);
}

void GraphReading::note(const Fault& fault) {
    if (fault.repaired)
        m_repaired.push_back(fault);  // counts if its statement is read
    else if (m_skip)
        count(fault, m_report.skipped);
    else if (!m_failure)
        m_failure = syntaxError(fault);
}

void GraphReading::count(const Fault& fault, std::vector<Skipped>& among) const {
    auto same = std::find_if(among.begin(), among.end(),
                             [&](const Skipped& s) { return s.reason == fault.reason; });
    if (same == among.end()) same = among.insert(among.end(), Skipped{fault.reason, 0, {}});
    ++same->count;
    if (same->samples.size() < samplesKept)
        same->samples.push_back(m_name + ":" + std::to_string(fault.line) + ":" +
                                std::to_string(fault.column) + ": " +
                                text::elide(wellFormed(fault.message), 300));
}

Error GraphReading::nothingReadable() const {
    const Skipped& first = m_report.skipped.front();
    const bool iris = first.reason.source() == "invalid IRI" && m_options.onError == OnError::Skip;
    return {ErrorKind::Input,
            say("Sentence", "Nothing in the file \"%1\" could be read as %2.")
                .arg(m_name, m_format.name),
            withRemedy(first.samples.front(),
                       iris ? "--on-error repair" : "--format NAME if it is another format")};
}

void GraphReading::tell(bool end) {
    if (!m_progress || (!end && m_source.consumed() < m_asked + progressStep)) return;
    m_asked = m_source.consumed();
    const auto position = end ? m_source.size() : m_source.position();
    m_progress({"read", position, m_source.size(), "bytes"});
}

}  // namespace tripletalk::rdf
