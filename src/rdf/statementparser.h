// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/fault.h"
#include "rdf/reader.h"
#include "rdf/splitter.h"

#include <memory>

namespace tripletalk::rdf {

/// Parses single statements (see Piece) with serd, those with syntax of RDF 1.2 by Turtle12Parser,
/// keeping prefixes, base and blank node numbers from one to the next. Terms come out complete and
/// checked: absolute valid IRIs, valid UTF-8, lower-case language tags. Of the options it heeds
/// onError, blankPrefix and the base.
class StatementParser {
  public:
    using QuadSink = std::function<void(const Quad&)>;
    using FaultSink = rdf::FaultSink;

    StatementParser(Syntax syntax, const ReadOptions& options);
    StatementParser(StatementParser&&) noexcept;
    ~StatementParser();

    /// Hands over the quads of one piece and the faults found in single triples, which are left
    /// out, or repaired. Returns the fault that makes the rest of the piece unreadable, if there is
    /// one.
    std::optional<Fault> parse(const Piece& piece, const QuadSink& quads, const FaultSink& faults);

    /// As declared so far: prefix -> namespace.
    [[nodiscard]] std::map<std::string, std::string> prefixes() const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::rdf
