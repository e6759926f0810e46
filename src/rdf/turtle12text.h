// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// Whether a line of N-Triples or N-Quads tells a version, or has "<<" other than in a literal or
/// an IRI.
bool isOfTurtle12(std::string_view line);

/// The words of a statement of Turtle 1.2 and its kin, one after the other (RDF 1.2 Turtle, section
/// 6.5, its terminals). Blanks and comments between them are gone past.
class Turtle12Text {
  public:
    explicit Turtle12Text(std::string_view text) : m_text(text) {}

    /// The byte behind the word that was taken last.
    [[nodiscard]] std::size_t at() const { return m_at; }

    /// The next word's first byte; 0 at the end.
    char peek();
    bool comesNext(std::string_view symbol);
    /// Goes past it, if it comes next.
    bool take(std::string_view symbol);
    /// The same for a whole word, in upper or lower case.
    bool takeKeyword(std::string_view lower);

    // What comes next without its marks and escapes, or nothing where it is malformed.
    std::optional<std::string> takeIri();     ///< <…>
    std::optional<std::string> takeString();  ///< in one or three quotation marks of either kind
    std::optional<std::string> takeLabel();   ///< what is behind the "_:" of a blank node
    std::optional<std::string> takeName();    ///< prefix:local, or a word without a colon
    std::optional<std::string> takeTag();     ///< what is behind the '@' of a literal

    struct Number {
        std::string_view form;
        std::string_view datatype;  ///< the local name of XSD's
    };
    std::optional<Number> takeNumber();

  private:
    [[nodiscard]] char byteAt(std::size_t at) const { return at < m_text.size() ? m_text[at] : 0; }
    [[nodiscard]] bool isAt(std::string_view symbol) const {
        return m_text.substr(m_at).starts_with(symbol);
    }
    void takeRun(bool isLocal, std::string& into);
    [[nodiscard]] std::size_t nameLength(std::size_t at, bool isLocal) const;
    [[nodiscard]] std::size_t characterLength(std::size_t at, bool (*isOfClass)(char32_t)) const;
    [[nodiscard]] std::size_t skipDigits(std::size_t at) const;
    bool takeEscape(bool inString, std::string& into);
    bool takeCodePoint(std::size_t digits, std::string& into);
    bool takeLocalEscape(std::string& into);

    std::string_view m_text;
    std::size_t m_at = 0;
};

}  // namespace tripletalk::rdf
