// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>

namespace tripletalk::rdf {

/// What RDF 1.2 says with triple terms, in triples of RDF 1.1: the triple that is spoken of is
/// described as an rdf:Statement by its rdf:subject, rdf:predicate and rdf:object.
///
/// A reifier is described itself, so that what it reifies and what is said of it stand in one row.
/// Where one reifies several triples that would mix them: from the second on each is a node of its
/// own, to which rdf:reifies leads. To notice it takes about 50 bytes for each reifier that has a
/// name or label, for 4 million of a file; all triples of further ones are nodes of their own.
class Reification {
  public:
    using TripleSink = std::function<void(const Term&, const Term&, const Term&)>;
    struct Triple {
        Term subject, predicate, object;
    };

    /// Labels of blank nodes begin with `labelStart`, which no label of the file has.
    explicit Reification(std::string labelStart) : m_labelStart(std::move(labelStart)) {}

    /// The blank node of a triple term, and what describes it. Its label comes from the term: the
    /// same term is the same node, wherever in the file it stands.
    [[nodiscard]] Term node(const Triple& term, const TripleSink& triples) const;

    /// What describes a reifier that reifies nothing else.
    static void describe(const Term& reifier, const Triple& reified, const TripleSink& triples);

    /// The same of any other.
    void reify(const Term& reifier, const Triple& reified, const TripleSink& triples);

  private:
    std::string m_labelStart;
    std::unordered_map<std::uint64_t, std::uint64_t> m_reified;  // hashes: reifier -> its triple
};

}  // namespace tripletalk::rdf
