// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/turtle12parser.h"

#include "rdf/vocabulary.h"

#include <utility>

namespace tripletalk::rdf {

namespace {

/// serd numbers its nodes "b1", "b2" …, and calls those of the file "B1"; so nobody else has these.
constexpr std::string_view labelOfTerm = "b0t";
constexpr std::string_view labelOfFresh = "b0a";

bool isLineSyntax(Syntax syntax) { return syntax == Syntax::NTriples || syntax == Syntax::NQuads; }

}  // namespace

Turtle12Parser::Turtle12Parser(Syntax syntax, const std::string& blankPrefix, TermReading& terms)
    : m_syntax(syntax),
      m_isLine(isLineSyntax(syntax)),
      m_terms(terms),
      m_reification(blankPrefix + std::string(labelOfTerm)) {
    m_note = [this](Fault&& fault) { note(std::move(fault)); };
    m_emit = [this](const Term& subject, const Term& predicate, const Term& object) {
        emit({{subject}, {predicate}, {object}});
    };
}

std::optional<Fault> Turtle12Parser::parse(const Piece& piece,
                                           const std::function<void(const Quad&)>& quads,
                                           const FaultSink& faults) {
    const std::string all = piece.before + piece.text + piece.after;
    m_text = Turtle12Text(all);
    m_graph = {};
    m_held.clear();
    m_depth = 0;
    m_failure.reset();
    m_badTerm.reset();
    m_quads = &quads;
    m_faults = &faults;
    m_terms.begin(piece, m_note);
    if (m_isLine)
        readLine();
    else
        readStatement();
    return std::exchange(m_failure, std::nullopt);
}

/// What is wrong with a term waits for the triples that it costs.
void Turtle12Parser::note(Fault&& fault) {
    if (fault.repaired)
        (*m_faults)(std::move(fault));
    else
        m_badTerm = std::make_shared<const Fault>(std::move(fault));
}

bool Turtle12Parser::fail(std::string message) {
    if (m_failure) return false;
    m_terms.consumed = m_text.at() + 1;
    m_failure = m_terms.faultHere(say("Sentence", "syntax error"), std::move(message));
    return false;
}

bool Turtle12Parser::expect(std::string_view symbol, std::string message) {
    return m_text.take(symbol) || fail(std::move(message));
}

bool Turtle12Parser::enter() {
    if (++m_depth <= deepestNesting) return true;
    if (!m_failure)
        m_failure = m_terms.faultAt(m_text.at(), say("Sentence", "nesting"),
                                    "More than 1,000 brackets are open at once.");
    return false;
}

std::shared_ptr<const Fault> Turtle12Parser::faultOf(const Triple& triple) {
    for (const Node* part : {&triple.subject, &triple.predicate, &triple.object})
        if (part->fault) return part->fault;
    return nullptr;
}

void Turtle12Parser::tell(const Fault& fault) const { (*m_faults)(Fault(fault)); }

void Turtle12Parser::emit(const Triple& triple) {
    const auto fault = faultOf(triple);
    if (fault || m_graph.fault) return tell(fault ? *fault : *m_graph.fault);
    Quad quad{triple.subject.term, triple.predicate.term, triple.object.term, m_graph.term};
    if (m_isLine)
        m_held.push_back(std::move(quad));
    else
        (*m_quads)(quad);
}

void Turtle12Parser::emitAll() {
    for (Quad& quad : m_held) {
        if (m_graph.fault) return tell(*m_graph.fault);
        quad.graph = m_graph.term;
        (*m_quads)(quad);
    }
}

/// A reifier that is not written stands for nothing else: what is wrong with its triple costs all
/// that is said of it.
void Turtle12Parser::reify(Node& reifier, const Triple& triple) {
    const bool isImplied = reifier.kind == Node::Kind::Implied;
    const auto fault = faultOf(triple);
    if (isImplied) reifier.fault = fault;
    if (reifier.fault || fault) return tell(reifier.fault ? *reifier.fault : *fault);
    const Reification::Triple terms{triple.subject.term, triple.predicate.term, triple.object.term};
    if (isImplied)
        Reification::describe(reifier.term, terms, m_emit);
    else
        m_reification.reify(reifier.term, terms, m_emit);
}

Turtle12Parser::Node Turtle12Parser::nodeOf(const Triple& term) {
    if (auto fault = faultOf(term)) return {{}, std::move(fault)};
    return {m_reification.node({term.subject.term, term.predicate.term, term.object.term}, m_emit)};
}

Turtle12Parser::Node Turtle12Parser::fresh(Node::Kind kind) {
    Node node;
    m_terms.readBlank(std::string(labelOfFresh) + std::to_string(++m_freshNodes), node.term);
    node.kind = kind;
    return node;
}

Turtle12Parser::Node Turtle12Parser::ofIri(std::string_view iri) const {
    return {Term::iri(std::string(iri))};
}

void Turtle12Parser::judge(Node& node, bool isGood) {
    m_terms.endTerms(isGood);
    node.fault = isGood ? nullptr : std::exchange(m_badTerm, nullptr);
    node.kind = Node::Kind::Written;
}

bool Turtle12Parser::readVersion() {
    const char mark = m_text.peek();
    if (m_text.comesNext(std::string(3, mark)) || !m_text.takeString())
        return fail("A version is written in single quotation marks: VERSION \"1.2\".");
    return true;
}

bool Turtle12Parser::readLine() {
    if (m_text.takeKeyword("version")) {
        if (!readVersion()) return false;
    } else {
        Triple triple;
        if (!readNode(triple.subject, false, Within::TripleTerm) || !readIri(triple.predicate) ||
            !readObject(triple))
            return false;
        const bool inGraph = m_syntax == Syntax::NQuads && m_text.peek() != '.';
        if (inGraph && !readResource(m_graph)) return false;
        if (!expect(".", "A dot is missing at the end of the triple.")) return false;
    }
    if (m_text.peek() != 0) return fail("Something stands behind the end of the statement.");
    emitAll();
    return true;
}

bool Turtle12Parser::readStatement() {
    const bool hasMark = m_text.take("@version");
    if (hasMark || m_text.takeKeyword("version"))
        return readVersion() && (!hasMark || expect(".", "A dot is missing behind the version."));
    const bool inGraph = m_syntax == Syntax::TriG && !m_terms.piece().before.empty();
    if (inGraph && !readGraph()) return false;
    if (!readTriples()) return false;
    const bool hasDot = m_text.take(".");
    if (!inGraph && !hasDot) return fail("A dot is missing at the end of the statement.");
    if (inGraph && !expect("}", "A '}' is missing behind the graph.")) return false;
    return m_text.peek() == 0 || fail("Something stands behind the end of the statement.");
}

bool Turtle12Parser::readGraph() {
    if (m_text.take("{")) return true;
    m_text.takeKeyword("graph");
    return readResource(m_graph) && expect("{", "A '{' is missing behind the name of a graph.");
}

bool Turtle12Parser::readTriples() {
    const bool isReified = m_text.comesNext("<<");
    const bool isBracket = m_text.comesNext("[");
    Node subject;
    if (!readNode(subject, false, Within::Statement)) return false;
    const char next = m_text.peek();
    const bool mayStandAlone =
        isReified || (isBracket && subject.kind != Node::Kind::Empty);  // "[]" says nothing
    if (mayStandAlone && (next == '.' || next == '}' || next == 0)) return true;
    return readPredicateObjects(subject);
}

bool Turtle12Parser::readPredicateObjects(const Node& subject) {
    for (;;) {
        Triple triple{subject, {}, {}};
        if (!readVerb(triple.predicate)) return false;
        do {
            if (!readObject(triple)) return false;
        } while (m_text.take(","));
        bool more = false;
        while (m_text.take(";")) more = true;
        const char next = m_text.peek();
        if (!more || next == '.' || next == ']' || next == '}' || next == '|') return true;
    }
}

/// And tells the triple that it completes.
bool Turtle12Parser::readObject(Triple& triple) {
    const bool reifies = triple.predicate.term.lexical == vocabulary::rdfReifies &&
                         triple.subject.kind != Node::Kind::Implied && m_text.comesNext("<<(");
    if (!reifies) {
        const auto within = m_isLine ? Within::TripleTerm : Within::Statement;
        if (!readNode(triple.object, true, within)) return false;
        emit(triple);
        return readAnnotations(triple);
    }
    Triple reified;
    if (!readTripleTerm(reified)) return false;
    reify(triple.subject, reified);
    if (!m_text.comesNext("~") && !m_text.comesNext("{|")) return true;
    triple.object = nodeOf(reified);  // the triple is spoken of that says that one is reified
    return readAnnotations(triple);
}

/// RDF 1.2 Turtle, section 7.3: a block belongs to the reifier right before it, else to a new one.
bool Turtle12Parser::readAnnotations(const Triple& triple) {
    std::optional<Node> reifier;
    while (!m_isLine) {
        if (m_text.comesNext("~")) {
            if (!readReifier(reifier.emplace())) return false;
            reify(*reifier, triple);
        } else if (m_text.take("{|")) {
            if (!reifier) reify(reifier.emplace(fresh(Node::Kind::Implied)), triple);
            if (!enter() || !readPredicateObjects(*reifier) ||
                !expect("|}", "A '|}' is missing behind an annotation."))
                return false;
            --m_depth;
            reifier.reset();
        } else {
            break;
        }
    }
    return true;
}

/// '~' and a name, or nothing but '~', or nothing.
bool Turtle12Parser::readReifier(Node& reifier) {
    reifier = fresh(Node::Kind::Implied);
    if (!m_text.take("~")) return true;
    const char next = m_text.peek();
    constexpr std::string_view behind = ">~{|},;.])";
    return next == 0 || behind.find(next) != std::string_view::npos || readResource(reifier);
}

bool Turtle12Parser::readReifiedTriple(Node& reifier) {
    Triple triple;
    if (!expect("<<", {}) || !enter() || !readNode(triple.subject, false, Within::ReifiedTriple) ||
        !readVerb(triple.predicate) || !readNode(triple.object, true, Within::ReifiedTriple) ||
        !readReifier(reifier) || !expect(">>", "A '>>' is missing behind a triple."))
        return false;
    --m_depth;
    reify(reifier, triple);
    return true;
}

bool Turtle12Parser::readTripleTerm(Triple& term) {
    const auto readPredicate = [&](Node& node) {
        return m_isLine ? readIri(node) : readVerb(node);
    };
    if (!expect("<<(", {}) || !enter() || !readNode(term.subject, false, Within::TripleTerm) ||
        !readPredicate(term.predicate) || !readNode(term.object, true, Within::TripleTerm) ||
        !expect(")>>", "A ')>>' is missing behind a triple term."))
        return false;
    --m_depth;
    return true;
}

}  // namespace tripletalk::rdf
