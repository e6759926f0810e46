// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/plainline.h"

#include "base/ascii.h"
#include "rdf/iri.h"
#include "rdf/termcheck.h"
#include "rdf/utf8.h"

#include <array>

namespace tripletalk::rdf {

namespace {

enum : unsigned char { InIri = 1, InLiteral = 2, InLabel = 4, Letter = 8, Digit = 16 };

constexpr std::array<unsigned char, 256> classes = [] {
    std::array<unsigned char, 256> all{};
    for (unsigned c = 1; c < 256; ++c) {
        const bool letter = ascii::isLetter(c);
        const bool digit = ascii::isDigit(c);
        if (iriBytes[c]) all[c] |= InIri;
        if (c != '"' && c != '\\' && c != '\n' && c != '\r') all[c] |= InLiteral;
        if (letter || digit || c == '_' || c == '-') all[c] |= InLabel;
        if (letter) all[c] |= Letter;
        if (digit) all[c] |= Digit;
    }
    return all;
}();

using ascii::hexValue;

class PlainLine {
  public:
    PlainLine(std::string_view line, std::string_view blankPrefix)
        : m_rest(line), m_blankPrefix(blankPrefix) {}

    bool read(bool graphs, Quad& quad) {
        if (!takeNode(quad.subject) || !takeIri(quad.predicate) || !takeObject(quad.object))
            return false;
        clear(quad.graph, TermKind::Iri);
        if (graphs && !m_rest.starts_with('.') && !takeNode(quad.graph)) return false;
        if (!m_rest.starts_with('.')) return false;
        m_rest.remove_prefix(1);
        skipBlanks();
        return m_rest.empty();
    }

  private:
    static void clear(Term& term, TermKind kind) {
        term.kind = kind;
        term.lexical.clear();
        term.datatype.clear();
        term.language.clear();
    }

    void skipBlanks() {
        while (m_rest.starts_with(' ') || m_rest.starts_with('\t')) m_rest.remove_prefix(1);
    }

    std::string_view takeRun(unsigned kinds) {
        std::size_t end = 0;
        while (end < m_rest.size() && classes[static_cast<unsigned char>(m_rest[end])] & kinds)
            ++end;
        const auto run = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        return run;
    }

    bool takeIriText(std::string& into) {
        if (!m_rest.starts_with('<')) return false;
        m_rest.remove_prefix(1);
        const auto iri = takeRun(InIri);
        if (!m_rest.starts_with('>') || !hasScheme(iri)) return false;
        m_rest.remove_prefix(1);
        into = iri;
        return true;
    }

    bool takeIri(Term& term) {
        clear(term, TermKind::Iri);
        if (!takeIriText(term.lexical)) return false;
        skipBlanks();
        return true;
    }

    bool takeNode(Term& term) {
        if (!m_rest.starts_with("_:")) return takeIri(term);
        clear(term, TermKind::Blank);
        m_rest.remove_prefix(2);
        const auto label = takeRun(InLabel);
        const bool usual = !label.empty() && label.front() != '-' &&
                           (m_rest.starts_with(' ') || m_rest.starts_with('\t'));
        if (!usual) return false;
        term.lexical.append(m_blankPrefix).append(label);
        skipBlanks();
        return true;
    }

    bool takeObject(Term& term) {
        if (!m_rest.starts_with('"')) return takeNode(term);
        m_rest.remove_prefix(1);
        clear(term, TermKind::Literal);
        for (;;) {
            term.lexical += takeRun(InLiteral);
            if (!m_rest.starts_with('\\')) break;
            if (!takeEscape(term.lexical)) return false;
        }
        if (!m_rest.starts_with('"')) return false;
        m_rest.remove_prefix(1);
        if (m_rest.starts_with('@') ? !takeLanguage(term.language)
                                    : m_rest.starts_with('^') && !takeDatatype(term.datatype))
            return false;
        skipBlanks();
        return true;
    }

    bool takeEscape(std::string& into) {
        constexpr std::string_view names = "tbnrf\"'\\";
        constexpr std::string_view meanings = "\t\b\n\r\f\"'\\";
        if (m_rest.size() < 2) return false;
        const char name = m_rest[1];
        m_rest.remove_prefix(2);
        if (name == 'u' || name == 'U') return takeCodePoint(name == 'u' ? 4 : 8, into);
        const auto which = names.find(name);
        if (which == std::string_view::npos) return false;
        into += meanings[which];
        return true;
    }

    bool takeCodePoint(std::size_t digits, std::string& into) {
        if (m_rest.size() < digits) return false;
        char32_t codePoint = 0;
        for (const char c : m_rest.substr(0, digits)) {
            const int value = hexValue(c);
            if (value < 0 || codePoint > 0x10FFFF) return false;
            codePoint = codePoint * 16 + static_cast<char32_t>(value);
        }
        m_rest.remove_prefix(digits);
        return codePoint != 0 && appendUtf8(codePoint, into);
    }

    bool takeLanguage(std::string& into) {
        m_rest.remove_prefix(1);
        for (unsigned kinds = Letter;; kinds = Letter | Digit) {
            const auto run = takeRun(kinds);
            if (run.empty()) return false;
            for (const char c : run) into += ascii::toLower(c);
            if (!m_rest.starts_with('-')) return true;
            into += '-';
            m_rest.remove_prefix(1);
        }
    }

    bool takeDatatype(std::string& into) {
        if (!m_rest.starts_with("^^")) return false;
        m_rest.remove_prefix(2);
        if (!takeIriText(into)) return false;
        if (isXsdString(into)) into.clear();
        return !checkDatatype(into);
    }

    std::string_view m_rest;
    std::string_view m_blankPrefix;
};

}  // namespace

bool readPlainLine(std::string_view line, bool graphs, std::string_view blankPrefix, Quad& quad) {
    return PlainLine(line, blankPrefix).read(graphs, quad);
}

}  // namespace tripletalk::rdf
