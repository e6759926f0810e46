// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/fault.h"
#include "rdf/reader.h"
#include "rdf/splitter.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::rdf {

struct TermFault;

/// Makes complete terms of what is written in Turtle and its kin, whichever parser read it: expands
/// prefixes, resolves relative IRIs, checks and, where that is wanted, repairs. It knows the
/// prefixes and the base of the file, and the piece at hand, for the places of faults.
class TermReading {
  public:
    explicit TermReading(const ReadOptions& options);

    /// Faults go to `faults` from now on; both stay while the piece is read.
    void begin(const Piece& piece, const FaultSink& faults);
    /// Whose text stands at the same places, with bytes covered (see withOddIrisMarked).
    void show(const Piece& piece) { m_piece = &piece; }
    [[nodiscard]] const Piece& piece() const { return *m_piece; }

    /// Bytes of the piece's `before`, `text` and `after` that were read; faults lie at the last.
    std::size_t consumed = 0;
    /// How many terms were rejected or repaired in this piece.
    [[nodiscard]] std::size_t oddTerms() const { return m_oddTerms; }

    // Each fills in what is written, or rejects it: tells a fault and returns false.
    bool readIri(std::string_view written, std::string& into);
    bool readPrefixedName(std::string_view written, std::string& into);
    bool readLexical(std::string_view text, Term& into);
    bool readLanguage(std::string_view tag, Term& into);
    /// Of an IRI that was read; xsd:string becomes none.
    bool readDatatype(Term& into);
    void readBlank(std::string_view label, Term& into) const;

    void declareBase(std::string_view iri);
    void declarePrefix(std::string_view name, std::string_view iri);
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& prefixes() const {
        return m_prefixes;
    }

    /// What was repaired counts if its triple, or its directive, is read.
    void endTerms(bool good);

    [[nodiscard]] Fault faultAt(std::size_t at, Sentence reason, std::string message) const;
    /// At the byte that was read last.
    [[nodiscard]] Fault faultHere(Sentence reason, std::string message) const;

  private:
    bool accept(std::optional<TermFault>&& fault);
    bool acceptIri(std::string& iri);
    void note(Sentence reason, std::string message);
    void noteRepair(Sentence reason, std::string_view written, const std::string& read);
    std::string resolved(std::string_view written);
    std::string declared(std::string_view written);

    std::string m_blankPrefix;
    std::string m_base;
    bool m_baseIsAssumed = false;
    OnError m_onError = OnError::Stop;
    std::map<std::string, std::string, std::less<>> m_prefixes;
    const Piece* m_piece = nullptr;
    const FaultSink* m_faults = nullptr;
    std::vector<Fault> m_repairs;  // in the triple at hand
    std::size_t m_oddTerms = 0;
};

}  // namespace tripletalk::rdf
