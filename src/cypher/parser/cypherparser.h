// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/parser/cyphersyntax.h"
#include "cypher/parser/cyphertokens.h"

namespace tripletalk::cypher {

/// Reads one query of openCypher 9 by recursive descent. A clause that writes is refused
/// (Forbidden). Throws Mistake.
class CypherParser {
  public:
    explicit CypherParser(std::string_view query) : m_tokens(query) {}
    Query parse();

  private:
    // Clauses.
    Query query(bool nested);
    SingleQuery singleQuery(bool nested);
    bool clause(SingleQuery& query);
    void refuseOthers();
    Clause match(bool optional);
    Clause unwind();
    Clause projection(Clause::Kind kind);
    ProjectionItem item();
    void orderSkipLimit(Clause& clause);

    // Patterns.
    std::vector<Pattern> patterns();
    Pattern pattern();
    Pattern shortest(Pattern::Shortest shortest);
    Pattern chain();
    NodePattern node();
    RelationshipPattern relationship();
    void relationshipDetail(RelationshipPattern& relationship);
    void length(RelationshipPattern& relationship);
    std::int64_t bound();
    ExpressionPointer properties();
    std::vector<std::string> labels();
    [[nodiscard]] bool isChainAhead(std::size_t ahead = 0) const;
    [[nodiscard]] bool isRelationshipAt(std::size_t index) const;
    std::optional<Pattern::Shortest> shortestAhead() const;

    // Expressions, from the weakest operator to the strongest.
    ExpressionPointer expression();
    using Rule = ExpressionPointer (CypherParser::*)();
    ExpressionPointer words(std::string_view word, ExpressionKind kind, Rule inner);
    ExpressionPointer disjunction();
    ExpressionPointer exclusive();
    ExpressionPointer conjunction();
    ExpressionPointer negation();
    ExpressionPointer comparison();
    ExpressionPointer predicate();
    ExpressionPointer sum();
    ExpressionPointer product();
    ExpressionPointer power();
    ExpressionPointer unary();
    ExpressionPointer postfix();
    ExpressionPointer subscript(ExpressionPointer of);
    ExpressionPointer mapProjection(ExpressionPointer of);
    ExpressionPointer atom();
    ExpressionPointer wordAtom();
    ExpressionPointer parenthesised();
    ExpressionPointer literal();
    ExpressionPointer integer(bool negative);
    ExpressionPointer list();
    ExpressionPointer listComprehension(std::size_t begin);
    ExpressionPointer patternComprehension(std::size_t begin);
    ExpressionPointer map();
    ExpressionPointer caseOf();
    ExpressionPointer exists();
    ExpressionPointer quantifier(ExpressionKind kind);
    ExpressionPointer reduce();
    ExpressionPointer call();
    ExpressionPointer made(ExpressionKind kind, std::size_t begin);
    ExpressionPointer binary(ExpressionKind kind, ExpressionPointer left, ExpressionPointer right);
    std::string mapKey();

    CypherTokens m_tokens;
    std::size_t m_clauses = 0;
};

}  // namespace tripletalk::cypher
