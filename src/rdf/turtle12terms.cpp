// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"
#include "rdf/iri.h"
#include "rdf/turtle12parser.h"
#include "rdf/vocabulary.h"

namespace tripletalk::rdf {

bool Turtle12Parser::readNode(Node& node, bool isObject, Within within) {
    if (m_text.comesNext("<<(")) {
        if (!isObject) return fail("A triple term stands as an object only.");
        Triple term;
        if (!readTripleTerm(term)) return false;
        node = nodeOf(term);
        return true;
    }
    const char next = m_text.peek();
    if (m_text.comesNext("<<"))
        return within == Within::TripleTerm ? fail("A triple term is written <<( … )>>.")
                                            : readReifiedTriple(node);
    const bool mayHoldMore = within == Within::Statement;
    if (next == '[' && !m_isLine) return readBracket(node, mayHoldMore);
    if (next == '(' && mayHoldMore) return readCollection(node);
    const bool isResource = next == '<' || next == '_' || next == ':';
    return isObject && !isResource ? readLiteral(node) : readResource(node);
}

bool Turtle12Parser::readVerb(Node& node) {
    // "a" alone, in lower case: not a:b.
    if (m_text.peek() == 'a' && m_text.takeKeyword("a")) {
        node = ofIri(vocabulary::rdfType);
        return true;
    }
    return readIri(node);
}

bool Turtle12Parser::readResource(Node& node) {
    if (m_text.comesNext("[") && !m_isLine) return readBracket(node, false);
    if (!m_text.take("_:")) return readIri(node);
    auto label = m_text.takeLabel();
    if (!label) return fail("A blank node has no label.");
    if (!m_isLine && label->size() > 1 && ascii::isDigit(static_cast<unsigned char>((*label)[1]))) {
        if (label->front() == 'B' && m_renamesLabels)  // as serd has it
            return fail("Blank nodes are called \"b\" and \"B\" with the same digit.");
        m_renamesLabels = m_renamesLabels || label->front() == 'b';
        if (label->front() == 'b') label->front() = 'B';
    }
    m_terms.readBlank(*label, node.term);
    judge(node, true);
    return true;
}

bool Turtle12Parser::readIri(Node& node) {
    node.term = {};
    bool isGood = true;
    if (!readIri(node.term.lexical, isGood)) return false;
    judge(node, isGood);
    return true;
}

/// False is an error of the grammar; an IRI that is no good costs its triples alone.
bool Turtle12Parser::readIri(std::string& into, bool& isGood) {
    if (m_text.comesNext("<<")) return fail("A triple stands as a subject or an object only.");
    if (m_text.peek() == '<') {
        const auto iri = m_text.takeIri();
        if (!iri) return fail("An IRI is not closed.");
        if (m_isLine && !hasScheme(*iri)) return fail("An IRI has no scheme.");
        m_terms.consumed = m_text.at();
        isGood = m_terms.readIri(*iri, into);
        return true;
    }
    const auto name = m_isLine ? std::nullopt : m_text.takeName();
    if (!name || name->find(':') == std::string::npos) return fail("An IRI is expected.");
    m_terms.consumed = m_text.at();
    isGood = m_terms.readPrefixedName(*name, into);
    return true;
}

/// "[]", or with what is said of the node.
bool Turtle12Parser::readBracket(Node& node, bool mayHoldMore) {
    if (!expect("[", {})) return false;
    node = fresh(Node::Kind::Empty);
    if (m_text.take("]")) return true;
    if (!mayHoldMore) return fail("Nothing may stand in these brackets.");
    node.kind = Node::Kind::Written;
    if (!enter() || !readPredicateObjects(node) || !expect("]", "A ']' is missing.")) return false;
    --m_depth;
    return true;
}

bool Turtle12Parser::readCollection(Node& node) {
    if (!expect("(", {}) || !enter()) return false;
    node = ofIri(vocabulary::rdfNil);
    Triple link{{}, ofIri(vocabulary::rdfRest), {}};
    while (m_text.peek() != ')') {
        Triple item{fresh(Node::Kind::Written), ofIri(vocabulary::rdfFirst), {}};
        if (!readNode(item.object, true, Within::Statement)) return false;
        emit(item);
        link.object = item.subject;
        if (node.term.isBlank())
            emit(link);
        else
            node = item.subject;
        link.subject = item.subject;
    }
    link.object = ofIri(vocabulary::rdfNil);
    if (node.term.isBlank()) emit(link);
    --m_depth;
    return expect(")", {});
}

bool Turtle12Parser::readLiteral(Node& node) {
    const char next = m_text.peek();
    if (next == '"' || (next == '\'' && !m_isLine)) return readText(node);
    const auto xsd = [&](std::string_view form, std::string_view type) {
        node.term = Term::literal(std::string(form), std::string(vocabulary::xsd).append(type));
        judge(node, true);
        return true;
    };
    if (m_isLine) return fail("An IRI, a blank node or a literal is expected.");
    for (const std::string_view word : {"true", "false"})
        if (m_text.comesNext(word) && m_text.takeKeyword(word)) return xsd(word, "boolean");
    if (const auto number = m_text.takeNumber()) return xsd(number->form, number->datatype);
    return readResource(node);
}

bool Turtle12Parser::readText(Node& node) {
    if (m_isLine && m_text.comesNext(R"(""")")) return fail("A text has three quotation marks.");
    const auto text = m_text.takeString();
    if (!text) return fail("A text is not closed, or has an escape that does not exist.");
    m_terms.consumed = m_text.at();
    bool isGood = m_terms.readLexical(*text, node.term);
    if (m_text.take("@")) {
        const auto tag = m_text.takeTag();
        if (!tag) return fail("A language is expected behind '@'.");
        m_terms.consumed = m_text.at();
        isGood = isGood && m_terms.readLanguage(*tag, node.term);
    } else if (m_text.take("^^")) {
        bool isGoodType = true;
        if (!readIri(node.term.datatype, isGoodType)) return false;
        isGood = isGood && isGoodType && m_terms.readDatatype(node.term);
    }
    judge(node, isGood);
    return true;
}

}  // namespace tripletalk::rdf
