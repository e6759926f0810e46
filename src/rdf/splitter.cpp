// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/splitter.h"

#include "base/ascii.h"
#include "base/text.h"
#include "rdf/oddiris.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace tripletalk::rdf {

namespace {

using ascii::isBlank;

/// Characters of names, numbers, keywords, language tags and blank node labels, except '.'.
constexpr std::array<bool, 256> wordBytes = [] {
    std::array<bool, 256> all{};
    for (unsigned c = 0; c < all.size(); ++c)
        all[c] = c >= 0x80 || ascii::isLetterOrDigit(c) ||
                 (c != 0 && std::string_view("_:-%\\@+").find(static_cast<char>(c)) !=
                                std::string_view::npos);
    return all;
}();
bool isWordChar(int c) { return c >= 0 && wordBytes[static_cast<std::size_t>(c)]; }

bool isSparqlDirective(std::string_view word) {
    const auto is = [&](std::string_view keyword) {
        return std::equal(
            word.begin(), word.end(), keyword.begin(), keyword.end(),
            [](char a, char b) { return std::toupper(static_cast<unsigned char>(a)) == b; });
    };
    return is("PREFIX") || is("BASE") || is("VERSION");
}
bool isVersion(std::string_view word) {
    return text::toLower(word) == "version" || word == "@version";
}

}  // namespace

Result<bool> StatementSplitter::next(Piece& piece) {
    const bool byLine = m_syntax == Syntax::NTriples || m_syntax == Syntax::NQuads;
    const bool found = byLine ? nextLine(piece) : nextStatement(piece);
    if (tooLong(piece))
        return Error{ErrorKind::Limit,
                     say("Sentence", "A single statement is longer than 256 MB.")};
    return found;
}

bool StatementSplitter::tooLong(const Piece& piece) const {
    return piece.text.size() > longestStatement;
}

void StatementSplitter::advance() {
    const int c = m_source.peek();
    m_source.advance();
    const bool newLine = c == '\n' || (c == '\r' && m_source.peek() != '\n');
    if (newLine) {
        ++m_line;
        m_column = 1;
    } else if ((c & 0xC0) != 0x80) {
        ++m_column;
    }
}

void StatementSplitter::take(Piece& piece) {
    piece.text += static_cast<char>(m_source.peek());
    advance();
}

/// What begins with a byte that something else begins with as well.
bool StatementSplitter::takeTurtle12(Piece& piece) {
    const int c = m_source.peek();
    if (c != '<' && c != '>' && c != '{' && c != '|' && c != '~') return false;
    const int next = m_source.peek(1);
    const bool opens = (c == '<' && next == '<') || (c == '{' && next == '|');
    const bool closes = (c == '>' && next == '>') || (c == '|' && next == '}');
    if (!opens && !closes && c != '~') return false;
    piece.isOfTurtle12 = true;
    if (opens && ++m_open > deepestNesting && !piece.tooDeep) piece.tooDeep = piece.text.size();
    if (closes && m_open > 0) --m_open;
    if (opens || closes) take(piece);
    take(piece);
    return true;
}

/// Or whatever else stands between words.
void StatementSplitter::takeBracket(Piece& piece) {
    const int c = m_source.peek();
    if (c == '[' || c == '(') {
        if (++m_open > deepestNesting && !piece.tooDeep) piece.tooDeep = piece.text.size();
    } else if ((c == ']' || c == ')') && m_open > 0) {
        --m_open;
    }
    take(piece);
}

bool StatementSplitter::nextLine(Piece& piece) {
    startPiece(piece);
    piece.text = m_source.restOfLine(longestStatement + 1);
    m_source.advance(piece.text.size());
    return !piece.text.empty();
}

bool StatementSplitter::nextStatement(Piece& piece) {
    startPiece(piece);
    bool directive = false;
    for (int c = m_source.peek(); c != ByteSource::End && !tooLong(piece); c = m_source.peek()) {
        if (c == '.') {
            const bool ends = !ascii::isDigit(m_source.peek(1));  // not the start of ".5"
            take(piece);
            if (!ends) continue;
            m_graphHadStatement = true;
            return true;
        }
        if (takeTurtle12(piece)) continue;
        if (c == '<' || c == '"' || c == '\'') {
            const bool closed = c == '<' ? takeIri(piece) : takeString(piece);
            const bool brokenOff = !closed && text::trim(piece.text).ends_with('.');
            if (brokenOff && m_source.peek() != ByteSource::End)
                take(piece);  // the end of the line, which the parser will blame
            const bool endsDirective = directive && (c == '<' || piece.isOfTurtle12);
            if (!brokenOff && !endsDirective) continue;
            m_graphHadStatement = true;
            return true;
        }
        if (c == '#') {
            while (c != ByteSource::End && c != '\n' && c != '\r') take(piece), c = m_source.peek();
        } else if (isWordChar(c)) {
            const bool first = piece.text.empty();
            takeWord(piece);
            directive = directive || (first && !m_inGraph && isSparqlDirective(piece.text));
            if (first && !m_inGraph && isVersion(piece.text)) piece.isOfTurtle12 = true;
        } else if (c == '{' && m_syntax == Syntax::TriG && !m_inGraph) {
            enterGraph(piece);
        } else if (c == '}' && m_inGraph) {
            if (closeGraph(piece)) return true;
        } else {
            takeBracket(piece);
        }
    }
    const bool graphIsOpen = std::exchange(m_inGraph, false);
    if (graphIsOpen) piece.after.clear();  // the parser will say that the brace is missing
    return !piece.text.empty() || graphIsOpen;
}

bool StatementSplitter::dotEnds() {
    std::size_t dots = 1;
    while (dots < 64 && m_source.peek(dots) == '.') ++dots;
    return !isWordChar(m_source.peek(dots));
}

void StatementSplitter::takeWord(Piece& piece) {
    for (int c = m_source.peek(); (isWordChar(c) || (c == '.' && !dotEnds())) && !tooLong(piece);
         c = m_source.peek()) {
        take(piece);
        if (c == '\\' && m_source.peek() != ByteSource::End)
            take(piece);  // an escaped character, whichever
    }
}

bool StatementSplitter::takeIri(Piece& piece) {
    const auto inside = piece.text.size() + 1;
    int c = m_source.peek();
    for (; c != ByteSource::End && c != '>' && c != '\n' && c != '\r' && !tooLong(piece);
         c = m_source.peek())
        take(piece);
    if (piece.text.find_first_of(oddIriBytes, inside) != std::string::npos) piece.oddIri = true;
    if (c == '>') take(piece);
    return c == '>';
}

bool StatementSplitter::takeString(Piece& piece) {
    const int quote = m_source.peek();
    const bool longString = m_source.peek(1) == quote && m_source.peek(2) == quote;
    const auto closes = [&] {
        return !longString || (m_source.peek(1) == quote && m_source.peek(2) == quote);
    };
    for (int i = 0; i < (longString ? 3 : 1); ++i) take(piece);
    for (int c = m_source.peek(); c != ByteSource::End && !tooLong(piece); c = m_source.peek()) {
        if (c == quote && closes()) break;
        if (!longString && (c == '\n' || c == '\r'))
            return false;  // the quote is missing: do not swallow what follows
        take(piece);
        if (c == '\\' && m_source.peek() != ByteSource::End) take(piece);
    }
    for (int i = 0; i < (longString ? 3 : 1) && m_source.peek() == quote; ++i) take(piece);
    return true;
}

void StatementSplitter::skipBlanksAndComments() {
    for (int c = m_source.peek(); isBlank(c) || c == '#'; c = m_source.peek()) {
        if (c == '#') {
            for (; c != ByteSource::End && c != '\n' && c != '\r'; c = m_source.peek()) advance();
        } else {
            advance();
        }
    }
}

void StatementSplitter::startPiece(Piece& piece) {
    skipBlanksAndComments();
    piece.before = m_inGraph ? m_graphOpening : "";
    piece.after = m_inGraph ? "}" : "";
    piece.text.clear();
    piece.oddIri = m_inGraph && m_graphIsOdd;
    piece.isOfTurtle12 = false;
    piece.tooDeep = m_inGraph && m_graphIsDeep ? std::optional<std::size_t>(0) : std::nullopt;
    m_open = 0;
    piece.line = m_line;
    piece.column = m_column;
}

void StatementSplitter::enterGraph(Piece& piece) {
    advance();
    m_inGraph = true;
    m_graphHadStatement = false;
    m_graphOpening = piece.text;
    m_graphIsOdd = piece.oddIri;
    m_graphIsDeep = piece.tooDeep.has_value();
    // "[]" would name another graph for each of its statements.
    const auto bracket = m_graphOpening.find('[');
    if (bracket != std::string::npos &&
        text::collapseWhitespace(m_graphOpening.substr(bracket + 1)) == "]")
        m_graphOpening.replace(bracket, std::string::npos,
                               "_:anonymous-graph-" + std::to_string(++m_anonymousGraphs));
    m_graphOpening += " {";
    startPiece(piece);
}

bool StatementSplitter::closeGraph(Piece& piece) {
    advance();
    m_inGraph = false;
    // An empty graph is still handed on, for its name may be wrong.
    if (!piece.text.empty() || !m_graphHadStatement) return true;
    startPiece(piece);
    return false;
}

}  // namespace tripletalk::rdf
