// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/bytesource.h"
#include "rdf/reader.h"

#include <optional>
#include <string>

namespace tripletalk::rdf {

/// In bytes; what holds all of a file's memory in bounds.
inline constexpr std::size_t longestStatement = std::size_t{256} << 20;

/// Brackets, or elements of RDF/XML, that may be open at once: parsers go down into each.
inline constexpr std::size_t deepestNesting = 1000;

/// One statement as text, which a parser can read alone: a line of N-Triples or N-Quads, a Turtle
/// statement or directive with its '.', or one statement of a TriG graph, whose graph is named
/// again by `before` and `after`.
struct Piece {
    std::string before = {};
    std::string text;
    std::string after = {};
    bool oddIri = false;  ///< an IRI holds oddIriBytes; told of statements, not of lines
    /// It has syntax that RDF 1.2 added, other than a text's direction; told of statements, not of
    /// lines.
    bool isOfTurtle12 = false;
    /// The byte of `text`, which must not be parsed, where more than deepestNesting brackets are
    /// open; told of statements, for no line can nest.
    std::optional<std::size_t> tooDeep = {};
    std::int64_t line = 1;  ///< where `text` starts, counting from 1; columns count characters
    std::int64_t column = 1;
};

/// Cuts RDF text into statements without judging them, so that an error costs one statement and has
/// an exact place, and memory stays bounded by the longest statement. It knows just enough of the
/// grammars: strings, IRIs, comments, names, and which dots are not ends. A piece that holds too
/// much does no harm to valid text; one that holds too little never happens to valid text. Where an
/// IRI or a string is open at the end of a line that ends with a dot, the dot is taken for the end.
class StatementSplitter {
  public:
    StatementSplitter(ByteSource& source, Syntax syntax) : m_source(source), m_syntax(syntax) {}

    /// Moves the next statement into `piece`; false at the end of the bytes. Error: Limit (a
    /// statement of over 256 MB).
    Result<bool> next(Piece& piece);

  private:
    bool nextLine(Piece& piece);
    bool nextStatement(Piece& piece);
    bool closeGraph(Piece& piece);
    void enterGraph(Piece& piece);
    void take(Piece& piece);
    void takeBracket(Piece& piece);
    bool takeTurtle12(Piece& piece);
    void takeWord(Piece& piece);
    bool takeIri(Piece& piece);
    bool takeString(Piece& piece);
    void skipBlanksAndComments();
    void startPiece(Piece& piece);
    bool dotEnds();
    void advance();
    [[nodiscard]] bool tooLong(const Piece& piece) const;

    ByteSource& m_source;
    Syntax m_syntax;
    std::int64_t m_line = 1;
    std::int64_t m_column = 1;
    bool m_inGraph = false;
    bool m_graphHadStatement = false;
    std::size_t m_open = 0;      // brackets of the piece at hand
    std::string m_graphOpening;  // what names the graph, with its brace
    bool m_graphIsOdd = false;   // as Piece::oddIri
    bool m_graphIsDeep = false;  // as Piece::tooDeep
    std::int64_t m_anonymousGraphs = 0;
};

}  // namespace tripletalk::rdf
