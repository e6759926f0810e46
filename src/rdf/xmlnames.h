// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/statementparser.h"
#include "rdf/xmlcutter.h"

#include <set>
#include <string>
#include <vector>

namespace tripletalk::rdf {

/// At an rdf:ID or rdf:nodeID that is no XML name raptor gives up all that the element holds. Here
/// such tags are written anew before raptor sees them: to skip, with an IRI that costs its own
/// triples alone; to repair, with one that says the same.
class XmlNames {
  public:
    explicit XmlNames(OnError onError) : m_onError(onError) {}

    /// Follows the tags; all pieces of a document are shown to it. The text to read in place of the
    /// piece's, or nothing. What was repaired or lost goes to `faults`.
    std::optional<std::string> mended(const XmlPiece& piece,
                                      const StatementParser::FaultSink& faults);

  private:
    /// What an open element's children are, and so what its attributes mean.
    enum class Kind { Root, Node, Property, Literal };

    Kind kindOf(std::string_view tag) const;
    bool mendId(std::string& tag, Kind kind, Fault& fault);
    bool mendNodeId(std::string& tag, Kind kind, Fault& fault) const;

    OnError m_onError;
    std::vector<Kind> m_open;
    std::set<std::string> m_ids;  ///< seen, where they may come again
};

}  // namespace tripletalk::rdf
