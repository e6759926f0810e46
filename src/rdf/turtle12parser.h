// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/fault.h"
#include "rdf/reification.h"
#include "rdf/splitter.h"
#include "rdf/term.h"
#include "rdf/termreading.h"
#include "rdf/turtle12text.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::rdf {

/// Parses single statements (see Piece) of Turtle, TriG, N-Triples and N-Quads 1.2 that have syntax
/// of RDF 1.2, which serd 0.30 does not know: triple terms, reified triples, annotations, versions
/// (RDF 1.2 Turtle, section 6.5). What they say comes out in triples of RDF 1.1 (see Reification).
/// Directives other than versions are not read here.
class Turtle12Parser {
  public:
    /// Prefixes, base and places are those of `terms`, which must outlive it.
    Turtle12Parser(Syntax syntax, const std::string& blankPrefix, TermReading& terms);

    /// As StatementParser::parse.
    std::optional<Fault> parse(const Piece& piece, const std::function<void(const Quad&)>& quads,
                               const FaultSink& faults);

  private:
    /// A term, or what is wrong with it: that is told with each triple that it costs.
    struct Node {
        enum class Kind { Written, Empty, Implied };
        Term term;
        std::shared_ptr<const Fault> fault = {};
        Kind kind = Kind::Written;  ///< "[]" is empty; a reifier that is not written is implied
    };
    struct Triple {
        Node subject, predicate, object;
    };
    /// What a term stands in, where fewer kinds of terms are allowed the farther down.
    enum class Within { Statement, ReifiedTriple, TripleTerm };

    bool readLine();
    bool readStatement();
    bool readGraph();
    bool readVersion();
    bool readTriples();
    bool readPredicateObjects(const Node& subject);
    bool readObject(Triple& triple);
    bool readAnnotations(const Triple& triple);
    bool readReifier(Node& reifier);
    bool readReifiedTriple(Node& reifier);
    bool readTripleTerm(Triple& term);
    bool readVerb(Node& node);
    bool readNode(Node& node, bool isObject, Within within);
    bool readResource(Node& node);
    bool readIri(Node& node);
    bool readIri(std::string& into, bool& isGood);
    bool readBracket(Node& node, bool mayHoldMore);
    bool readCollection(Node& node);
    bool readLiteral(Node& node);
    bool readText(Node& node);

    bool enter();
    bool expect(std::string_view symbol, std::string message);
    bool fail(std::string message);
    Node fresh(Node::Kind kind);
    Node ofIri(std::string_view iri) const;
    void judge(Node& node, bool isGood);
    void note(Fault&& fault);
    static std::shared_ptr<const Fault> faultOf(const Triple& triple);
    void tell(const Fault& fault) const;
    void emit(const Triple& triple);
    void emitAll();
    void reify(Node& reifier, const Triple& triple);
    Node nodeOf(const Triple& term);

    Syntax m_syntax;
    bool m_isLine;
    TermReading& m_terms;
    Reification m_reification;
    std::size_t m_freshNodes = 0;
    bool m_renamesLabels = false;  // "b1" has become "B1"

    // The piece at hand.
    Turtle12Text m_text{{}};
    Node m_graph;
    std::vector<Quad> m_held;  // of a line, whose graph is told last
    std::size_t m_depth = 0;
    std::optional<Fault> m_failure;
    std::shared_ptr<const Fault> m_badTerm;  // until its node is read
    const std::function<void(const Quad&)>* m_quads = nullptr;
    const FaultSink* m_faults = nullptr;
    FaultSink m_note;
    Reification::TripleSink m_emit;
};

}  // namespace tripletalk::rdf
