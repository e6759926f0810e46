// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/writingplace.h"

#include "base/ascii.h"
#include "rdf/vocabulary.h"
#include "sparql/parser/characters.h"
#include "sparql/parser/lexer.h"

#include <utility>
#include <vector>

namespace tripletalk::sparql {

namespace {

using PlaceKind = WritingPlace::Kind;

/// Walks over the tokens of a query and keeps what may come next, one frame a bracket. Judges
/// nothing: what is wrong is for the parser to say.
class Walker {
  public:
    void take(const Token& token);
    [[nodiscard]] PlaceKind next() const { return m_frames.back().next; }

  private:
    enum class Bracket : unsigned char { None, Group, Data, Expression, Path, List, Properties };
    struct Frame {
        Bracket bracket = Bracket::None;
        PlaceKind next = PlaceKind::Start;
        bool isType = false;  ///< the property was "a"
    };

    Frame& top() { return m_frames.back(); }
    void takeWord(const std::string& word);
    void takeSymbol(const std::string& symbol);
    void takeTerm(const Token& token);
    void open(Bracket bracket, PlaceKind next) { m_frames.push_back({bracket, next}); }
    void openRound();
    void close();

    std::vector<Frame> m_frames{{}};
    bool m_isData = false;      ///< behind VALUES, before its rows
    bool m_isDatatype = false;  ///< behind ^^
};

void Walker::take(const Token& token) {
    switch (token.kind) {
        case Token::Kind::Word:
            return takeWord(token.value);
        case Token::Kind::Symbol:
            return takeSymbol(token.value);
        case Token::Kind::Language:
        case Token::Kind::Comment:
        case Token::Kind::Error:
        case Token::Kind::End:
            return;
        default:
            return takeTerm(token);
    }
}

void Walker::takeTerm(const Token& token) {
    if (std::exchange(m_isDatatype, false)) return;
    Frame& frame = top();
    switch (frame.next) {
        case PlaceKind::Prefix:
            if (token.kind == Token::Kind::Iri) frame.next = PlaceKind::Start;
            break;
        case PlaceKind::Subject:
            frame.next = PlaceKind::Property;
            break;
        case PlaceKind::Property:
            frame.isType = token.value == rdf::vocabulary::rdfType ||
                           (token.prefix == "rdf" && token.value == "type");
            frame.next = frame.isType ? PlaceKind::Class : PlaceKind::Object;
            break;
        case PlaceKind::Class:
        case PlaceKind::Object:
            if (frame.bracket != Bracket::List) frame.next = PlaceKind::Behind;
            break;
        case PlaceKind::Graph:
            if (frame.bracket == Bracket::None) frame.next = PlaceKind::Columns;
            break;
        case PlaceKind::Nothing:
            if (frame.bracket == Bracket::None) frame.next = PlaceKind::Modifiers;
            break;
        default:
            break;  // BASE, lists of columns and expressions go on as they were
    }
}

void Walker::takeWord(const std::string& word) {
    const auto is = [&](auto... words) { return ((word == words) || ...); };
    Frame& frame = top();
    if (is("TRUE", "FALSE", "UNDEF")) {
        takeTerm({Token::Kind::Integer});
    } else if (is("A") && frame.next == PlaceKind::Property) {
        frame.next = PlaceKind::Class;
        frame.isType = true;
    } else if (is("PREFIX")) {
        frame.next = PlaceKind::Prefix;
    } else if (is("SELECT", "DESCRIBE", "ASK", "CONSTRUCT")) {
        frame.next = PlaceKind::Columns;
    } else if (is("FROM", "GRAPH", "SERVICE")) {
        frame.next = PlaceKind::Graph;
    } else if (is("FILTER", "BIND", "VALUES")) {
        frame.next = PlaceKind::Expression;
        m_isData = is("VALUES");
    } else if (is("GROUP", "ORDER", "HAVING")) {
        frame.next = PlaceKind::Modifiers;
    } else if (is("LIMIT", "OFFSET")) {
        frame.next = PlaceKind::Nothing;
    } else if (is("OPTIONAL", "MINUS", "UNION")) {
        frame.next = PlaceKind::Subject;
    }
}

void Walker::takeSymbol(const std::string& symbol) {
    Frame& frame = top();
    const bool isGroup = frame.bracket == Bracket::Group || frame.bracket == Bracket::Properties;
    if (symbol == "{") {
        const bool isData = std::exchange(m_isData, false);
        open(isData ? Bracket::Data : Bracket::Group,
             isData ? PlaceKind::Nothing : PlaceKind::Subject);
    } else if (symbol == "(") {
        openRound();
    } else if (symbol == "[") {
        open(Bracket::Properties, PlaceKind::Property);
    } else if (symbol == "}" || symbol == ")" || symbol == "]") {
        close();
    } else if (symbol == "^^") {
        m_isDatatype = true;
    } else if (isGroup && symbol == ".") {
        frame.next = PlaceKind::Subject;
    } else if (isGroup && symbol == ";") {
        frame.next = PlaceKind::Property;
    } else if (isGroup && symbol == ",") {
        frame.next = frame.isType ? PlaceKind::Class : PlaceKind::Object;
    } else if ((isGroup || frame.bracket == Bracket::Path) && (symbol == "/" || symbol == "|")) {
        frame.next = PlaceKind::Property;
    }
}

void Walker::openRound() {
    const PlaceKind next = top().next;
    const bool isExpression = next == PlaceKind::Expression || next == PlaceKind::Columns ||
                              next == PlaceKind::Behind || next == PlaceKind::Modifiers;
    if (top().bracket == Bracket::Data)
        open(Bracket::Data, PlaceKind::Nothing);
    else if (isExpression)
        open(Bracket::Expression, PlaceKind::Expression);
    else if (next == PlaceKind::Property)
        open(Bracket::Path, PlaceKind::Property);
    else
        open(Bracket::List, PlaceKind::Object);
}

void Walker::close() {
    if (m_frames.size() == 1) return;
    const Bracket closed = top().bracket;
    m_frames.pop_back();
    Frame& frame = top();
    if (closed == Bracket::List || closed == Bracket::Properties) {
        takeTerm({Token::Kind::BlankLabel});
    } else if (closed == Bracket::Path) {
        frame.next = PlaceKind::Object;
        frame.isType = false;
    } else if (closed == Bracket::Group || closed == Bracket::Data) {
        if (frame.bracket == Bracket::None) frame.next = PlaceKind::Modifiers;
        if (frame.bracket == Bracket::Group) frame.next = PlaceKind::Subject;
    } else if (frame.bracket == Bracket::Group) {
        frame.next = PlaceKind::Subject;  // behind FILTER and BIND
    }
}

/// Where an IRI begins that is not closed yet, or npos.
std::size_t openIri(std::string_view before) {
    const auto sign = before.find_last_of("<> \t\r\n\"'");
    const bool isOpen = sign != std::string_view::npos && before[sign] == '<' &&
                        (sign + 1 == before.size() || ascii::isLetter(before[sign + 1]));
    return isOpen ? sign : std::string_view::npos;
}

bool isUnclosed(const Token& token, std::string_view text) {
    const char c = text[token.begin];
    return token.kind == Token::Kind::Comment ||
           (token.kind == Token::Kind::Error && (c == '"' || c == '\''));
}

bool isBegunWord(const Token& token) {
    return token.kind == Token::Kind::Word || token.kind == Token::Kind::PrefixedName ||
           token.kind == Token::Kind::Variable || token.is("?") || token.kind == Token::Kind::Error;
}

}  // namespace

WritingPlace writingPlaceAt(std::string_view query, std::size_t cursor) {
    const std::string_view before = query.substr(0, cursor);
    std::vector<Token> tokens;
    Lexer lexer(before);
    do tokens.push_back(lexer.next());
    while (tokens.back().kind != Token::Kind::End);
    tokens.pop_back();
    WritingPlace place{PlaceKind::Nothing, before.size()};
    if (!tokens.empty() && tokens.back().end == before.size()) {
        if (isUnclosed(tokens.back(), before) || tokens.back().isNumber()) return place;
        if (isBegunWord(tokens.back())) place.begin = tokens.back().begin;
        if (const auto iri = openIri(before); iri != std::string_view::npos) place.begin = iri;
    }
    Walker walker;
    for (const Token& token : tokens)
        if (token.end <= place.begin) walker.take(token);
    place.kind = walker.next();
    return place;
}

}  // namespace tripletalk::sparql
