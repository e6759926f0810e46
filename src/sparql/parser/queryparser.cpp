// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/queryparser.h"

#include "sparql/parser/scope.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace tripletalk::sparql {

namespace {

using TokenKind = Token::Kind;

constexpr std::string_view updateForms[] = {"INSERT", "DELETE", "LOAD", "CLEAR", "DROP",
                                            "CREATE", "ADD",    "MOVE", "COPY",  "WITH"};
constexpr std::string_view modifierWords[] = {"GROUP",  "HAVING", "ORDER", "LIMIT",
                                              "OFFSET", "VALUES", "FROM",  "WHERE"};

}  // namespace

Query QueryParser::query() {
    Query query;
    prologue();
    if (atWord("SELECT")) {
        query = select(true);
    } else if (acceptWord("ASK")) {
        query.form = QueryForm::Ask;
        dataset(query);
        where(query);
        modifiers(query);
    } else if (acceptWord("CONSTRUCT")) {
        construct(query);
    } else if (acceptWord("DESCRIBE")) {
        describe(query);
    } else {
        refuseUpdate();
        fail(say("Sentence", "SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX or BASE"));
    }
    end();
    query.base = base();
    query.prefixes = takePrefixes();
    return query;
}

void QueryParser::refuseUpdate() {
    const Token word = peek();
    if (word.kind == TokenKind::Word &&
        std::ranges::find(updateForms, word.value) != std::end(updateForms))
        failAt(word,
               say("Sentence",
                   "This is an update (%1); only queries that read are answered: SELECT, ASK, "
                   "CONSTRUCT and DESCRIBE.")
                   .arg(word.value),
               ErrorKind::Forbidden);
}

void QueryParser::end() {
    const Token& token = peek();
    if (token.kind == TokenKind::End) return;
    if (token.kind == TokenKind::Word &&
        std::ranges::find(modifierWords, token.value) != std::end(modifierWords))
        failAt(token, say("Sentence",
                          "%1 cannot stand here: behind the pattern come GROUP BY, HAVING, ORDER "
                          "BY, LIMIT and OFFSET, VALUES, each once and in this order.")
                          .arg(token.value));
    fail(say("Sentence", "the end of the query"));
}

/// A SELECT; only a whole query says what its dataset is.
Query QueryParser::select(bool isWhole) {
    Query query;
    const bool isAggregated = std::exchange(m_isAggregated, false);
    const Aggregates aggregates = m_aggregates;
    take();
    query.distinct = acceptWord("DISTINCT");
    query.reduced = !query.distinct && acceptWord("REDUCED");
    const std::vector<Token> places = columns(query);
    if (isWhole) dataset(query);
    where(query);
    modifiers(query);
    checkNames(query, places);
    checkGrouping(query, places);
    m_isAggregated = isAggregated;
    m_aggregates = aggregates;
    return query;
}

std::vector<Token> QueryParser::columns(Query& query) {
    const Token select = peek();
    query.star = accept("*");
    if (query.star) return {select};
    std::vector<Token> places;
    std::unordered_set<std::string> plain;
    m_aggregates = Aggregates::Allowed;
    while (atVariable() || at("(")) {
        Projection column;
        if (at("(")) {
            countPart(take());
            column.expression = expression();
            expectWord("AS", say("Sentence", "%1 and a variable, or an operator"));
        }
        const Token place = peek();
        column.variable = variable(say("Sentence", "a variable behind AS"));
        if (column.expression) expect(")", say("Sentence", "%1 behind the name of the column"));
        const bool isNew = column.expression || plain.insert(column.variable->name).second;
        if (!isNew) continue;
        query.projection.push_back(std::move(column));
        places.push_back(place);
    }
    if (at(","))
        failAt(peek(), say("Sentence", "The columns of SELECT stand side by side without commas."));
    if (peek().kind == TokenKind::Word && peek(1).is("("))
        failAt(peek(), say("Sentence",
                           "An expression in SELECT needs brackets and a name: (%1(…) AS ?name).")
                           .arg(written(peek())));
    if (places.empty()) fail(say("Sentence", "\"*\", a variable or \"(\" behind SELECT"));
    return places;
}

void QueryParser::construct(Query& query) {
    query.form = QueryForm::Construct;
    const bool isShort = !accept("{");
    if (!isShort) {
        if (atTriples()) query.construct = triples(Place::Template);
        expect("}", say("Sentence", "%1 or \".\" behind a triple of the template"));
    }
    dataset(query);
    if (isShort) {
        expectWord("WHERE", say("Sentence", "%1 or \"{\" behind CONSTRUCT"));
        expect("{", say("Sentence", "%1 behind WHERE"));
        if (atTriples()) query.construct = triples(Place::Template);
        expect(
            "}",
            say("Sentence",
                "%1 (CONSTRUCT WHERE takes triples only; with a template it takes any pattern)"));
        if (!query.construct.empty()) query.where.elements.emplace_back(Triples{query.construct});
    } else {
        where(query);
    }
    modifiers(query);
}

void QueryParser::describe(Query& query) {
    query.form = QueryForm::Describe;
    query.star = accept("*");
    while (!query.star && (atVariable() || atIri())) query.describe.push_back(variableOrIri({}));
    if (!query.star && query.describe.empty())
        fail(say("Sentence", "\"*\", a variable or an IRI behind DESCRIBE"));
    dataset(query);
    if (atWord("WHERE") || at("{")) where(query);
    modifiers(query);
}

void QueryParser::dataset(Query& query) {
    while (acceptWord("FROM")) {
        std::vector<std::string>& graphs = acceptWord("NAMED") ? query.fromNamed : query.from;
        graphs.push_back(iri(say("Sentence", "the IRI of a graph or NAMED behind FROM")));
    }
}

void QueryParser::where(Query& query) {
    const bool isNamed = acceptWord("WHERE");
    query.where = group(isNamed ? say("Sentence", "%1 behind WHERE")
                                : say("Sentence", "%1 or WHERE before the pattern"));
}

void QueryParser::modifiers(Query& query) {
    m_aggregates = Aggregates::Refused;
    grouping(query);
    m_aggregates = Aggregates::Allowed;
    if (acceptWord("HAVING")) {
        do
            query.having.push_back(constraint(
                say("Sentence", "brackets around the condition or a function behind HAVING")));
        while (atConstraint());
    }
    ordering(query);
    m_aggregates = Aggregates::Refused;
    limits(query);
    if (acceptWord("VALUES")) query.values = dataBlock();
}

void QueryParser::grouping(Query& query) {
    if (!acceptWord("GROUP")) return;
    expectWord("BY", say("Sentence", "%1 behind GROUP"));
    do {
        Projection key;
        if (!atVariable()) countPart(peek());
        if (atVariable()) {
            key.variable = variable({});
        } else if (accept("(")) {
            key.expression = expression();
            const Token as = peek();
            if (acceptWord("AS")) {
                key.variable = variable(say("Sentence", "a variable behind AS"));
                VisibleVariables visible;
                visible.add(query.where);
                if (visible.contains(key.variable->name))
                    failAt(as, say("Sentence",
                                   "GROUP BY cannot give the name ?%1, which the pattern has "
                                   "already; use a new name.")
                                   .arg(key.variable->name));
            } else if (const auto* plain = std::get_if<Variable>(&key.expression->value)) {
                key = {std::nullopt, *plain};
            }
            expect(")", say("Sentence", "%1 or AS behind the expression"));
        } else {
            key.expression = constraint(
                say("Sentence",
                    "brackets around the condition or a function behind GROUP BY, or a variable"));
        }
        query.groupBy.push_back(std::move(key));
    } while (atVariable() || atConstraint());
}

void QueryParser::ordering(Query& query) {
    if (!acceptWord("ORDER")) return;
    expectWord("BY", say("Sentence", "%1 behind ORDER"));
    do {
        OrderCondition condition;
        if (atWord("ASC") || atWord("DESC")) {
            condition.descending = take().isWord("DESC");
            condition.expression = bracketed(say("Sentence", "%1 behind ASC or DESC"));
        } else if (atVariable()) {
            condition.expression = {variable({})};
        } else {
            condition.expression = constraint(say("Sentence",
                                                  "brackets around the condition or a function "
                                                  "behind ORDER BY, or a variable, ASC or DESC"));
        }
        query.orderBy.push_back(std::move(condition));
    } while (atVariable() || atWord("ASC") || atWord("DESC") || atConstraint());
}

void QueryParser::limits(Query& query) {
    while ((atWord("LIMIT") && !query.limit) || (atWord("OFFSET") && !query.offset)) {
        const bool isLimit = take().isWord("LIMIT");
        (isLimit ? query.limit : query.offset) =
            count(say("Sentence", "a whole number that is not negative"));
    }
}

/// What AS names must be new.
void QueryParser::checkNames(const Query& query, const std::vector<Token>& places) const {
    VisibleVariables known;
    known.add(query.where);
    for (const Projection& key : query.groupBy)
        if (key.variable) known.add(*key.variable);
    VisibleVariables earlier;
    for (std::size_t i = 0; i < query.projection.size(); ++i) {
        const Projection& column = query.projection[i];
        const std::string& name = column.variable->name;
        if (column.expression && known.contains(name))
            failAt(
                places[i],
                say("Sentence",
                    "AS cannot give the name ?%1, which the pattern has already; use a new name.")
                    .arg(name));
        if (earlier.contains(name))
            failAt(places[i], say("Sentence",
                                  "AS cannot give the name ?%1, which another column has already; "
                                  "use a new name.")
                                  .arg(name));
        earlier.add(*column.variable);
    }
}

namespace {

/// Why a column cannot have a variable that no group has by itself.
Sentence notGrouped(const Query& query, const std::string& name) {
    const bool isInside = std::ranges::any_of(query.groupBy, [&](const Projection& key) {
        if (!key.expression) return false;
        const auto used = variablesOutsideAggregates(*key.expression);
        return std::ranges::find(used, name, &Variable::name) != used.end();
    });
    if (isInside)
        return say("Sentence",
                   "GROUP BY has ?%1 only within an expression; name that in the pattern, "
                   "BIND(… AS ?key), group by ?key and select it.")
            .arg(name);
    return say("Sentence",
               "?%1 is neither in GROUP BY nor inside an aggregate; add it to GROUP BY or write, "
               "for example, SAMPLE(%2).")
        .arg(name, "?" + name);
}

}  // namespace

/// Where there are groups, a column is made of what is the same in the whole group.
void QueryParser::checkGrouping(const Query& query, const std::vector<Token>& places) const {
    if (query.groupBy.empty() && query.having.empty() && !m_isAggregated) return;
    if (query.star)
        failAt(places.front(),
               say("Sentence",
                   "SELECT * cannot stand with GROUP BY, HAVING or aggregates; name the columns."));
    VisibleVariables known;
    for (const Projection& key : query.groupBy)
        if (key.variable) known.add(*key.variable);
    for (std::size_t i = 0; i < query.projection.size(); ++i) {
        const Projection& column = query.projection[i];
        const auto used = column.expression ? variablesOutsideAggregates(*column.expression)
                                            : std::vector<Variable>{*column.variable};
        for (const Variable& variable : used)
            if (!known.contains(variable.name)) failAt(places[i], notGrouped(query, variable.name));
        known.add(*column.variable);
    }
}

}  // namespace tripletalk::sparql
