// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/bytesource.h"
#include "rdf/graphformat.h"
#include "rdf/reader.h"
#include "rdf/statementparser.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::rdf {

/// One reading of one file: what the readers of all formats share. They take the text from its
/// source, hand over triples and faults, and ask after each statement whether to go on.
class GraphReading {
  public:
    using Sink = std::function<Result<void>(const Quad&)>;

    GraphReading(ByteSource source, std::string name, const GraphFormat& format,
                 const ReadOptions& options, const Sink& sink, const ProgressSink& progress,
                 const CancelToken& cancel);
    GraphReading(const GraphReading&) = delete;
    GraphReading& operator=(const GraphReading&) = delete;

    Result<ReadReport> run();

    [[nodiscard]] ByteSource& source() { return m_source; }
    [[nodiscard]] const GraphFormat& format() const { return m_format; }
    [[nodiscard]] const ReadOptions& options() const { return m_options; }
    [[nodiscard]] const CancelToken& cancel() const { return m_cancel; }
    /// What is bad is left out, or repaired, and counted, instead of ending everything.
    [[nodiscard]] bool skips() const { return m_skip; }

    [[nodiscard]] const StatementParser::QuadSink& take() const { return m_take; }
    [[nodiscard]] const StatementParser::FaultSink& noteSink() const { return m_note; }
    void note(const Fault& fault);
    /// Counts among what was skipped what is no fault: the format itself leaves it out.
    void leaveOut(const Fault& fault) { count(fault, m_report.skipped); }
    /// A statement is read whole or not at all: its quads are held back until its end was seen.
    void endStatement(bool good);
    void declare(std::map<std::string, std::string> prefixes);
    /// What ends the reading: of the sink, or the first fault where none is skipped.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    /// As many triples have been read as were wanted.
    bool endsHere();
    /// Now and then, how far it is.
    void tell() { tell(false); }

    [[nodiscard]] Error placed(Error error, std::int64_t line, std::int64_t column) const;
    [[nodiscard]] Error syntaxError(const Fault& fault, bool canBeSkipped = true) const;

  private:
    void tell(bool end);
    void hold(const Quad& quad);
    void count(const Fault& fault, std::vector<Skipped>& among) const;
    void deliver(const Quad& quad);
    [[nodiscard]] Error nothingReadable() const;

    ByteSource m_source;
    std::string m_name;
    const GraphFormat& m_format;
    const ReadOptions& m_options;
    bool m_skip;
    const Sink& m_sink;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    StatementParser::QuadSink m_take = [this](const Quad& quad) { hold(quad); };
    StatementParser::FaultSink m_note = [this](const Fault& fault) { note(fault); };
    ReadReport m_report;
    std::deque<Quad> m_held;  // never cleared, so that its strings need not be made anew
    std::size_t m_heldCount = 0, m_heldBytes = 0;
    std::vector<Fault> m_repaired;  // of the statement at hand
    std::optional<Error> m_failure;
    std::int64_t m_asked = 0;  // bytes consumed when the position was asked last
};

}  // namespace tripletalk::rdf
