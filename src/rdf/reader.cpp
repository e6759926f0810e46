// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"

#include "base/text.h"
#include "rdf/bytesource.h"
#include "rdf/rdfxmlparser.h"
#include "rdf/splitter.h"
#include "rdf/statementparser.h"
#include "rdf/utf8.h"
#include "rdf/xmlcutter.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

constexpr std::size_t samplesKept = 5;
constexpr std::int64_t progressStep = 1 << 20;

Error notRdf(const std::string& name, Sentence looksLike) {
    return {ErrorKind::Input, say("Sentence", "The file \"%1\" is not RDF text: it looks like %2.")
                                  .arg(name, std::move(looksLike))};
}

/// Refuses what is obviously something else, with a name for it, instead of a puzzling syntax
/// error.
Result<void> sniff(ByteSource& source, const std::string& name, Syntax syntax) {
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
    if (syntax != Syntax::RdfXml &&
        (start.starts_with("<?xml") || start.starts_with("<rdf:rdf") || start.starts_with("<!--")))
        return notRdf(name, say("Sentence", "XML; if it is RDF/XML, let its name end with .rdf"));
    if (syntax == Syntax::RdfXml && !start.empty() && !start.starts_with('<'))
        return notRdf(name,
                      say("Sentence",
                          "something other than XML; if it is Turtle, let its name end with .ttl"));
    const bool braceIsWrong = syntax != Syntax::TriG && start.starts_with('{');
    if (braceIsWrong || start.starts_with("[{"))
        return notRdf(name, say("Sentence", "JSON; convert JSON-LD to Turtle"));
    return {};
}

/// One reading of one file.
class Reading {
  public:
    using Sink = std::function<Result<void>(const Quad&)>;

    Reading(ByteSource source, std::string name, Syntax syntax, const ReadOptions& options,
            const Sink& sink)
        : m_source(std::move(source)),
          m_name(std::move(name)),
          m_syntax(syntax),
          m_options(options),
          m_skip(options.onError == OnError::Skip),
          m_sink(sink) {}

    Result<ReadReport> run(const ProgressSink& progress, const CancelToken& cancel) {
        if (auto fits = sniff(m_source, m_name, m_syntax); !fits) return fits.error();
        if (m_source.ahead().starts_with("\xEF\xBB\xBF")) m_source.advance(3);
        auto done = m_syntax == Syntax::RdfXml ? readElements(progress, cancel)
                                               : readStatements(progress, cancel);
        if (!done) return done.error();
        if (m_report.triples == 0 && !m_report.skipped.empty()) return nothingReadable();
        tell(progress, true);
        return std::move(m_report);
    }

  private:
    Result<void> readStatements(const ProgressSink& progress, const CancelToken& cancel) {
        StatementParser parser(m_syntax, m_options.blankPrefix, m_options.base);
        StatementSplitter splitter(m_source, m_syntax);
        Piece piece;
        for (;;) {
            auto more = splitter.next(piece);
            if (!more) return placed(more.error(), piece.line, piece.column);
            if (m_source.error())
                return *m_source.error();  // what is cut off there is no statement's fault
            if (!*more) break;
            if (cancel.cancelled()) return cancel.error();
            const auto fault = parser.parse(piece, m_take, m_note);
            if (fault) note(*fault);
            endStatement(!fault);
            if (m_failure) return *m_failure;
            if (endsHere()) break;
            tell(progress, false);
        }
        m_report.prefixes = parser.prefixes();
        return {};
    }

    Result<void> readElements(const ProgressSink& progress, const CancelToken& cancel) {
        RdfXmlParser parser(m_options.blankPrefix, m_options.base);
        XmlCutter cutter(m_source);
        XmlPiece piece;
        bool good = true;  // the element at hand
        std::int64_t start = 0;
        const auto noteTriple = [&](const Fault& fault) {
            if (good) note(fault);
        };
        for (bool more = true; more;) {
            auto next = cutter.next(piece);
            if (!next) return placed(next.error(), piece.line, piece.column);
            if (m_source.error()) return *m_source.error();
            if (cancel.cancelled()) return cancel.error();
            more = *next;
            const auto step = more ? parser.parse(piece, m_take, noteTriple) : parser.finish(piece);
            if (step.fatal) return syntaxError(*step.fault);
            if (step.fault) note(*step.fault);
            good = good && !step.fault;
            if (m_skip && m_source.consumed() - start > static_cast<std::int64_t>(longestStatement))
                return placed(
                    {ErrorKind::Limit, say("Sentence", "A single element is longer than 256 MB.")},
                    piece.line, piece.column);
            if (step.elementEnds) {
                endStatement(good);
                good = true;
                start = m_source.consumed();
            }
            if (m_failure) return *m_failure;
            if (step.elementEnds && endsHere()) break;
            tell(progress, false);
        }
        m_report.prefixes = parser.prefixes();
        return {};
    }

    /// As many triples have been read as were wanted.
    bool endsHere() {
        if (!m_options.mostTriples || m_report.triples < *m_options.mostTriples) return false;
        if (m_source.size() > 0)
            m_report.share = std::min(1.0, static_cast<double>(m_source.position()) /
                                               static_cast<double>(m_source.size()));
        return true;
    }

    /// A statement is read whole or not at all: its quads are held back until its end was seen.
    /// Where the first error ends everything, they need not wait.
    void take(const Quad& quad) {
        if (!m_skip) return deliver(quad);
        if (m_heldCount == m_held.size()) m_held.emplace_back();
        m_held[m_heldCount++] = quad;
    }

    void endStatement(bool good) {
        for (std::size_t i = 0; good && i < m_heldCount; ++i) deliver(m_held[i]);
        m_heldCount = 0;
    }

    void deliver(const Quad& quad) {
        if (m_failure) return;
        if (auto taken = m_sink(quad); taken)
            ++m_report.triples;
        else
            m_failure = taken.error();
    }

    [[nodiscard]] Error placed(Error error, std::int64_t line, std::int64_t column) const {
        error.place = Place{m_name, line, column};
        return error;
    }

    [[nodiscard]] Error syntaxError(const Fault& fault) const {
        return placed(
            {ErrorKind::Syntax,
             say("Sentence", "This is not valid %1: %2.").arg(nameOf(m_syntax), fault.reason),
             fault.message},
            fault.line, fault.column);
    }

    void note(const Fault& fault) {
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

    [[nodiscard]] Error nothingReadable() const {
        return {ErrorKind::Input,
                say("Sentence", "Nothing in the file \"%1\" could be read as %2.")
                    .arg(m_name, nameOf(m_syntax)),
                m_report.skipped.front().samples.front()};
    }

    void tell(const ProgressSink& progress, bool end) {
        if (!progress || (!end && m_source.consumed() < m_asked + progressStep)) return;
        m_asked = m_source.consumed();
        const auto position = end ? m_source.size() : m_source.position();
        progress({"read", position, m_source.size(), "bytes"});
    }

    ByteSource m_source;
    std::string m_name;
    Syntax m_syntax;
    const ReadOptions& m_options;
    bool m_skip;
    const Sink& m_sink;
    StatementParser::QuadSink m_take = [this](const Quad& quad) { take(quad); };
    StatementParser::FaultSink m_note = [this](const Fault& fault) { note(fault); };
    ReadReport m_report;
    std::vector<Quad> m_held;  // never cleared, so that its strings need not be made anew
    std::size_t m_heldCount = 0;
    std::optional<Error> m_failure;
    std::int64_t m_asked = 0;  // bytes consumed when the position was asked last
};

Error unknownName(const std::filesystem::path& path) {
    return {ErrorKind::Input, say("Sentence",
                                  "The name of \"%1\" does not end like that of an RDF file (.nt, "
                                  ".ttl, .trig, .nq, .rdf, .owl, .xml, each also with .gz).")
                                  .arg(path.string())};
}

}  // namespace

std::string_view nameOf(Syntax syntax) {
    switch (syntax) {
        case Syntax::NTriples:
            return "N-Triples";
        case Syntax::Turtle:
            return "Turtle";
        case Syntax::TriG:
            return "TriG";
        case Syntax::NQuads:
            return "N-Quads";
        case Syntax::RdfXml:
            return "RDF/XML";
    }
    return "RDF";
}

std::optional<Syntax> syntaxOf(const std::filesystem::path& path) {
    std::string name = text::toLower(path.filename().string());
    if (name.ends_with(".gz")) name.resize(name.size() - 3);
    if (name.ends_with(".nt")) return Syntax::NTriples;
    if (name.ends_with(".ttl")) return Syntax::Turtle;
    if (name.ends_with(".trig")) return Syntax::TriG;
    if (name.ends_with(".nq")) return Syntax::NQuads;
    for (const char* ending : {".rdf", ".owl", ".xml"})
        if (name.ends_with(ending)) return Syntax::RdfXml;
    return std::nullopt;
}

Result<ReadReport> read(const std::filesystem::path& path, const ReadOptions& options,
                        const std::function<Result<void>(const Quad&)>& sink,
                        const ProgressSink& progress, const CancelToken& cancel) {
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    const auto syntax = options.syntax ? options.syntax : syntaxOf(path);
    if (!syntax) return unknownName(path);
    return Reading(std::move(*source), path.string(), *syntax, options, sink).run(progress, cancel);
}

Result<Syntax> recognise(const std::filesystem::path& path) {
    const auto syntax = syntaxOf(path);
    if (!syntax) return unknownName(path);
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    if (auto fits = sniff(*source, path.string(), *syntax); !fits) return fits.error();
    return *syntax;
}

Result<ReadReport> readText(std::string_view content, const std::string& name,
                            const ReadOptions& options,
                            const std::function<Result<void>(const Quad&)>& sink) {
    const auto syntax = options.syntax ? *options.syntax : syntaxOf(name).value_or(Syntax::Turtle);
    return Reading(ByteSource::ofText(content), name, syntax, options, sink).run({}, {});
}

}  // namespace tripletalk::rdf
