// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/statementparser.h"
#include "rdf/xmlcutter.h"

#include <memory>

namespace tripletalk::rdf {

/// Parses RDF/XML with raptor as a stream, one tag after the other. Nothing outside the text is
/// ever loaded, be it from the network or the disk: who refers to it is at fault. Terms come out as
/// from StatementParser.
class RdfXmlParser {
  public:
    /// What a piece brought to light. What a statement is in Turtle, an element is here: a child
    /// of the document's root.
    struct Step {
        std::optional<Fault> fault = {};  ///< the element at hand cannot be read, told once, or …
        bool fatal = false;               ///< … nothing after it either
        bool elementEnds = false;         ///< the next piece starts another one
    };

    /// Of the options it heeds onError, blankPrefix and the base.
    explicit RdfXmlParser(const ReadOptions& options);
    RdfXmlParser(RdfXmlParser&&) noexcept;
    ~RdfXmlParser();

    /// Hands over the quads that are complete with this piece, and the faults found in single
    /// triples, which are left out.
    Step parse(const XmlPiece& piece, const StatementParser::QuadSink& quads,
               const StatementParser::FaultSink& faults);
    /// At the end of the text, which the empty piece names.
    Step finish(const XmlPiece& end);

    /// As declared so far: prefix -> namespace.
    [[nodiscard]] std::map<std::string, std::string> prefixes() const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::rdf
