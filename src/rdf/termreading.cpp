// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/termreading.h"

#include "rdf/iri.h"
#include "rdf/oddiris.h"
#include "rdf/termcheck.h"

#include <algorithm>
#include <utility>

namespace tripletalk::rdf {

void Fault::moveOn(std::string_view text, std::size_t at) {
    for (std::size_t i = 0; i < std::min(at, text.size()); ++i) {
        const char c = text[i];
        if (c == '\n' || (c == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))) {
            ++line;
            column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++column;
        }
    }
}

TermReading::TermReading(const ReadOptions& options)
    : m_blankPrefix(options.blankPrefix),
      m_base(options.base),
      m_baseIsAssumed(options.baseIsAssumed),
      m_onError(options.onError) {}

void TermReading::begin(const Piece& piece, const FaultSink& faults) {
    m_piece = &piece;
    m_faults = &faults;
    m_repairs.clear();
    m_oddTerms = 0;
    consumed = 0;
}

Fault TermReading::faultAt(std::size_t at, Sentence reason, std::string message) const {
    Fault fault{std::move(reason), std::move(message), m_piece->line, m_piece->column};
    fault.moveOn(m_piece->text, at - std::min(at, m_piece->before.size()));
    return fault;
}

Fault TermReading::faultHere(Sentence reason, std::string message) const {
    return faultAt(consumed > 0 ? consumed - 1 : 0, std::move(reason), std::move(message));
}

bool TermReading::accept(std::optional<TermFault>&& fault) {
    if (!fault) return true;
    ++m_oddTerms;
    (*m_faults)(faultHere(std::move(fault->reason), std::move(fault->message)));
    return false;
}

void TermReading::note(Sentence reason, std::string message) {
    ++m_oddTerms;
    Fault fault = faultHere(std::move(reason), std::move(message));
    fault.repaired = true;
    m_repairs.push_back(std::move(fault));
}

void TermReading::noteRepair(Sentence reason, std::string_view written, const std::string& read) {
    note(std::move(reason), "<" + withoutMarks(written) + "> is read as <" + read + ">");
}

void TermReading::endTerms(bool good) {
    for (Fault& repair : m_repairs)
        if (good) (*m_faults)(std::move(repair));
    m_repairs.clear();
}

std::string TermReading::resolved(std::string_view written) {
    std::string iri = resolveIri(m_base, written);
    if (m_baseIsAssumed)
        noteRepair(say("Sentence", "relative IRI, read as relative to the file's own address"),
                   written, iri);
    return iri;
}

/// Of a base or a prefix. What is wrong with it the IRIs tell that are made of it.
std::string TermReading::declared(std::string_view written) {
    std::string iri = hasScheme(written) ? std::string(written) : resolved(written);
    if (m_onError == OnError::Repair) acceptIri(iri);
    endTerms(true);
    return iri;
}

void TermReading::declareBase(std::string_view iri) {
    m_base = declared(iri);
    m_baseIsAssumed = false;
}

void TermReading::declarePrefix(std::string_view name, std::string_view iri) {
    m_prefixes.insert_or_assign(std::string(name), declared(iri));
}

bool TermReading::acceptIri(std::string& iri) {
    auto fault = checkIri(iri);
    if (!fault) return true;
    if (m_onError == OnError::Repair)
        if (auto repaired = repairedMarkedIri(iri); repaired && !checkIri(*repaired)) {
            noteRepair(say("Sentence", "invalid IRI, repaired by percent-encoding"), iri,
                       *repaired);
            iri = *std::move(repaired);
            return true;
        }
    fault->message = withoutMarks(fault->message);
    return accept(std::move(fault));
}

bool TermReading::readIri(std::string_view written, std::string& into) {
    if (hasScheme(written))
        into = written;
    else
        into = resolved(written);
    return acceptIri(into);
}

bool TermReading::readPrefixedName(std::string_view written, std::string& into) {
    const auto colon = written.find(':');
    const auto declared = m_prefixes.find(written.substr(0, colon));
    if (declared == m_prefixes.end())
        return accept(TermFault{say("Sentence", "undefined prefix"),
                                "The prefix of \"" + std::string(written) + "\" is not declared."});
    into.assign(declared->second).append(written.substr(colon + 1));
    return acceptIri(into);
}

bool TermReading::readLexical(std::string_view text, Term& into) {
    into.kind = TermKind::Literal;
    into.lexical = text;
    into.datatype.clear();
    into.language.clear();
    return accept(checkLexical(into.lexical));
}

bool TermReading::readLanguage(std::string_view tag, Term& into) {
    std::string_view language = tag;
    for (const std::string_view direction : {"--ltr", "--rtl"})
        if (tag.ends_with(direction)) language.remove_suffix(direction.size());
    into.language = language;
    if (!accept(checkLanguage(into.language))) return false;
    if (language != tag)
        note(say("Sentence", "base direction of a text, which is left out"),
             "\"" + std::string(tag) + "\" is read as \"" + into.language + "\".");
    return true;
}

bool TermReading::readDatatype(Term& into) {
    if (isXsdString(into.datatype)) into.datatype.clear();
    return accept(checkDatatype(into.datatype));
}

void TermReading::readBlank(std::string_view label, Term& into) const {
    into.kind = TermKind::Blank;
    into.lexical.assign(m_blankPrefix).append(label);
    into.datatype.clear();
    into.language.clear();
}

}  // namespace tripletalk::rdf
