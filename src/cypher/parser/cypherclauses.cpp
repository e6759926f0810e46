// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/parser/cypherparser.h"

namespace tripletalk::cypher {

namespace {

/// Each works on a copy of the row of the one before.
constexpr std::size_t mostClauses = 1'000;

}  // namespace

Query CypherParser::parse() {
    Query read = query(false);
    m_tokens.takeSign(";");
    if (m_tokens.peek().kind != Token::Kind::End) {
        refuseOthers();
        m_tokens.unexpected(say("Sentence", "the end of the query"));
    }
    return read;
}

Query CypherParser::query(bool nested) {
    const CypherTokens::Level level(m_tokens);
    Query query;
    query.parts.push_back(singleQuery(nested));
    while (m_tokens.isWord("UNION")) {
        const std::size_t begin = m_tokens.take().begin;
        const bool all = m_tokens.takeWord("ALL");
        if (query.parts.size() > 1 && all != query.all)
            mistake(begin, say("Sentence", "UNION and UNION ALL cannot be mixed in one query."),
                    "InvalidClauseComposition");
        query.all = all;
        query.parts.push_back(singleQuery(nested));
    }
    return query;
}

SingleQuery CypherParser::singleQuery(bool nested) {
    SingleQuery query;
    while (clause(query))
        if (query.clauses.back().kind == Clause::Kind::Return) return query;
    if (nested && !query.clauses.empty() && m_tokens.isSign("}")) return query;
    refuseOthers();
    if (query.clauses.empty())
        m_tokens.unexpected(say("Sentence", "MATCH, UNWIND, WITH or RETURN"));
    if (m_tokens.peek().kind == Token::Kind::End || m_tokens.isSign(";"))
        mistake(m_tokens.peek().begin,
                say("Sentence", "A query ends with RETURN, which says what is wanted."),
                "InvalidClauseComposition");
    m_tokens.unexpected(say("Sentence", "another clause"));
}

bool CypherParser::clause(SingleQuery& query) {
    if (++m_clauses > mostClauses)
        mistake(m_tokens.peek().begin,
                say("Sentence", "The query has more than %1 clauses.").arg(mostClauses),
                "UnexpectedSyntax", ErrorKind::Limit);
    if (m_tokens.isWord("OPTIONAL") && m_tokens.isWord("MATCH", 1)) {
        m_tokens.take();
        query.clauses.push_back(match(true));
    } else if (m_tokens.isWord("MATCH")) {
        query.clauses.push_back(match(false));
    } else if (m_tokens.isWord("UNWIND")) {
        query.clauses.push_back(unwind());
    } else if (m_tokens.isWord("WITH")) {
        query.clauses.push_back(projection(Clause::Kind::With));
    } else if (m_tokens.isWord("RETURN")) {
        query.clauses.push_back(projection(Clause::Kind::Return));
    } else {
        return false;
    }
    return true;
}

/// A clause that openCypher knows and that is not read here.
void CypherParser::refuseOthers() {
    const Token& token = m_tokens.peek();
    const auto begins = [&](std::initializer_list<std::string_view> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return m_tokens.isWord(word); });
    };
    if (begins({"CREATE", "MERGE", "SET", "DELETE", "DETACH", "REMOVE", "FOREACH", "DROP"}) ||
        (m_tokens.isWord("LOAD") && m_tokens.isWord("CSV", 1)))
        mistake(token.begin,
                say("Sentence", "The graph is only read: %1 is not allowed.").arg(token.text),
                "Forbidden", ErrorKind::Forbidden);
    if (begins({"CALL", "USE"}))
        mistake(token.begin,
                say("Sentence",
                    "%1 is not available: a query consists of MATCH, UNWIND, WITH and "
                    "RETURN.")
                    .arg(token.text),
                "Forbidden", ErrorKind::Forbidden);
    if (m_tokens.isWord("SELECT") || m_tokens.isWord("PREFIX"))
        mistake(token.begin,
                say("Sentence", "This is SPARQL or SQL: a Cypher query begins with MATCH."),
                "UnexpectedSyntax");
}

Clause CypherParser::match(bool optional) {
    Clause clause{
        .kind = Clause::Kind::Match, .begin = m_tokens.peek().begin, .optional = optional};
    m_tokens.expectWord("MATCH");
    clause.patterns = patterns();
    clause.patternsEnd = m_tokens.lastEnd();
    if (m_tokens.takeWord("WHERE")) clause.where = expression();
    return clause;
}

Clause CypherParser::unwind() {
    Clause clause{.kind = Clause::Kind::Unwind, .begin = m_tokens.take().begin};
    clause.unwound = expression();
    m_tokens.expectWord("AS");
    clause.variable = m_tokens.expectVariable();
    return clause;
}

ProjectionItem CypherParser::item() {
    ProjectionItem item{.expression = expression()};
    item.alias = m_tokens.text(item.expression->begin, item.expression->end);
    if (item.expression->kind == ExpressionKind::Variable) item.alias = item.expression->name;
    if (m_tokens.takeWord("AS")) {
        item.named = true;
        item.alias = m_tokens.expectVariable();
    }
    return item;
}

Clause CypherParser::projection(Clause::Kind kind) {
    Clause clause{.kind = kind, .begin = m_tokens.take().begin};
    clause.distinct = m_tokens.takeWord("DISTINCT");
    clause.star = m_tokens.takeSign("*");
    if (!clause.star || m_tokens.takeSign(",")) do {
            clause.items.push_back(item());
        } while (m_tokens.takeSign(","));
    orderSkipLimit(clause);
    if (kind == Clause::Kind::With && m_tokens.takeWord("WHERE")) clause.where = expression();
    return clause;
}

void CypherParser::orderSkipLimit(Clause& clause) {
    if (m_tokens.takeWords({"ORDER", "BY"})) do {
            OrderItem item{.expression = expression()};
            item.descending = m_tokens.takeWord("DESC") || m_tokens.takeWord("DESCENDING");
            if (!item.descending && !m_tokens.takeWord("ASC")) m_tokens.takeWord("ASCENDING");
            clause.order.push_back(std::move(item));
        } while (m_tokens.takeSign(","));
    if (m_tokens.takeWord("SKIP")) clause.skip = expression();
    if (m_tokens.takeWord("LIMIT")) clause.limit = expression();
}

}  // namespace tripletalk::cypher
