// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/random/randomquery.h"

#include <set>

namespace tripletalk::tests {

using namespace sparql;
using rdf::Term;

namespace {

const std::string names = "http://example.org/";
const std::string integers = "http://www.w3.org/2001/XMLSchema#integer";
const std::string booleans = "http://www.w3.org/2001/XMLSchema#boolean";

Term iri(const std::string& name) { return Term::iri(names + name); }

std::shared_ptr<const GroupPattern> shared(GroupPattern group) {
    return std::make_shared<GroupPattern>(std::move(group));
}

}  // namespace

Term RandomQuery::node() { return iri("n" + std::to_string(below(4))); }
Term RandomQuery::predicate() { return iri(std::string(1, "pqr"[below(3)])); }

Term RandomQuery::literal() {
    switch (below(8)) {
        case 0:
            return Term::literal(pick(std::vector<std::string>{"x", "y", ""}));
        case 1:
            return Term::literal(pick(std::vector<std::string>{"x", "y"}), {},
                                 oneIn(2) ? "en" : "de");
        case 2:
            return Term::literal(oneIn(2) ? "true" : "false", booleans);
        default:
            return Term::literal(std::to_string(below(4)), integers);
    }
}

Term RandomQuery::term() { return oneIn(3) ? literal() : node(); }

std::vector<rdf::Quad> RandomQuery::graph() {
    std::vector<rdf::Quad> quads;
    const std::size_t named = below(3);
    const auto resource = [&] {
        return oneIn(5) ? Term::blank("b" + std::to_string(below(2))) : node();
    };
    for (std::size_t i = 6 + below(20); i > 0; --i) {
        rdf::Quad quad{resource(), predicate(), oneIn(3) ? literal() : resource()};
        if (named > 0 && oneIn(3)) quad.graph = iri("g" + std::to_string(below(named)));
        quads.push_back(quad);
    }
    return quads;
}

Variable RandomQuery::variable() {
    if (m_fresh > 0 && oneIn(5)) return {"v" + std::to_string(1 + below(m_fresh))};
    return {std::string(1, "abcd"[below(4)])};
}

Variable RandomQuery::fresh() { return {"v" + std::to_string(++m_fresh)}; }

Node RandomQuery::subject() {
    if (oneIn(6)) return node();
    return variable();
}

Node RandomQuery::object() {
    if (oneIn(5)) return term();
    return variable();
}

Path RandomQuery::step() {
    const Path forward{Path::Kind::Iri, predicate().lexical};
    return oneIn(4) ? Path{Path::Kind::Inverse, {}, {forward}} : forward;
}

Path RandomQuery::path(int depth) {
    using Kind = Path::Kind;
    if (depth == 0) return step();
    switch (below(9)) {
        case 0:
        case 1:
            return {Kind::Sequence, {}, {path(depth - 1), path(depth - 1)}};
        case 2:
            return {Kind::Alternative, {}, {path(depth - 1), path(depth - 1)}};
        case 3:
        case 4:
            return {Kind::ZeroOrMore, {}, {path(depth - 1)}};
        case 5:
        case 6:
            return {Kind::OneOrMore, {}, {path(depth - 1)}};
        case 7:
            return {Kind::ZeroOrOne, {}, {path(depth - 1)}};
        default: {
            Path negated{Kind::NegatedSet, {}, {step()}};
            if (oneIn(2)) negated.parts.push_back(step());
            return negated;
        }
    }
}

TriplePattern RandomQuery::triple() {
    TriplePattern triple{subject(), Node(predicate()), object()};
    if (oneIn(6)) triple.predicate = Node(variable());
    if (oneIn(4)) {
        Path found = path(1 + static_cast<int>(below(2)));
        if (found.kind == Path::Kind::Iri)
            triple.predicate = Node(Term::iri(found.iri));
        else
            triple.predicate = std::move(found);
    }
    return triple;
}

Triples RandomQuery::triples() {
    Triples all;
    for (std::size_t i = 1 + below(oneIn(3) ? 3 : 2); i > 0; --i) all.patterns.push_back(triple());
    if (oneIn(6)) {
        const Variable blank{"_:" + fresh().name};
        all.patterns.front().subject = blank;
        if (oneIn(2)) all.patterns.back().object = blank;
    }
    return all;
}

Values RandomQuery::values() {
    Values all{{variable()}, {}};
    if (oneIn(3))
        if (Variable second = variable(); second != all.variables.front())
            all.variables.push_back(std::move(second));
    for (std::size_t i = below(4); i > 0; --i) {
        std::vector<std::optional<Term>> row;
        for (std::size_t j = 0; j < all.variables.size(); ++j)
            row.push_back(oneIn(6) ? std::nullopt : std::optional(term()));
        all.rows.push_back(std::move(row));
    }
    return all;
}

Expression RandomQuery::call(Function function, std::vector<Expression> arguments) {
    Call call;
    call.function = function;
    call.arguments = std::move(arguments);
    return {call};
}

Expression RandomQuery::exists(Place place) {
    Call call;
    call.function = oneIn(2) ? Function::Exists : Function::NotExists;
    call.pattern = shared(group({place.depth - 1, true}));
    return {call};
}

Expression RandomQuery::expression(Place place, int depth) {
    if (depth == 0 || oneIn(3)) {
        if (oneIn(3)) return {term()};
        return {variable()};
    }
    const auto part = [&] { return expression(place, depth - 1); };
    switch (below(10)) {
        case 7:
            return call(pick(std::vector{Function::Lang, Function::Datatype, Function::UCase,
                                         Function::StrLen, Function::IsNumeric}),
                        {part()});
        case 8:
            return call(pick(std::vector{Function::Concat, Function::StrStarts}), {part(), part()});
        case 0:
            return call(Function::Coalesce, {part(), part()});
        case 1:
            return call(Function::If, {condition(place, depth - 1), part(), part()});
        case 2:
            return call(Function::Str, {part()});
        case 3:
            return condition(place, depth - 1);
        default:
            return call(pick(std::vector{Function::Add, Function::Subtract, Function::Multiply}),
                        {part(), part()});
    }
}

Expression RandomQuery::condition(Place place, int depth) {
    const auto part = [&] { return expression(place, depth > 0 ? depth - 1 : 0); };
    if (depth > 0) switch (below(8)) {
            case 0:
                return call(Function::And,
                            {condition(place, depth - 1), condition(place, depth - 1)});
            case 1:
                return call(Function::Or,
                            {condition(place, depth - 1), condition(place, depth - 1)});
            case 2:
                return call(Function::Not, {condition(place, depth - 1)});
            case 3:
                if (place.depth > 0) return exists(place);
                break;
            case 4:
                return call(oneIn(2) ? Function::In : Function::NotIn, {part(), part(), part()});
            default:
                break;
        }
    switch (below(6)) {
        case 0:
            return call(Function::Bound, {{variable()}});
        case 1:
            return call(pick(std::vector{Function::IsIri, Function::IsBlank, Function::IsLiteral}),
                        {part()});
        case 2:
            return call(Function::SameTerm, {part(), part()});
        default:
            return call(pick(std::vector{Function::Equal, Function::NotEqual, Function::Less,
                                         Function::Greater, Function::LessOrEqual,
                                         Function::GreaterOrEqual}),
                        {part(), part()});
    }
}

GroupPattern RandomQuery::group(Place place) {
    GroupPattern all;
    if (!oneIn(12)) all.elements.emplace_back(triples());
    for (std::size_t i = below(place.depth > 0 ? 3 : 2); i > 0; --i)
        all.elements.push_back(element(place));
    return all;
}

PatternElement RandomQuery::element(Place place) {
    const Place inner{place.depth - 1, place.inExists};
    if (place.depth > 0) switch (below(place.inExists ? 7 : 10)) {
            case 0:
            case 1:
                return sparql::Optional{shared(group(inner))};
            case 2:
            case 3: {
                Union all;
                all.groups.push_back(group(inner));
                all.groups.push_back(group(inner));
                return all;
            }
            case 4:
                return GraphPattern{oneIn(2) ? Node(variable()) : Node(iri("g0")),
                                    shared(group(inner))};
            case 5:
                return NestedGroup{shared(group(inner))};
            case 7:
            case 8:
                return MinusPattern{shared(group(inner))};
            case 9:
                return NestedGroup{
                    shared({{SubSelect{std::make_shared<Query>(subSelect(inner))}}})};
            default:
                break;
        }
    switch (below(place.inExists ? 4 : 6)) {
        case 0: {
            // The variable is made after the expression, which must not know it.
            Expression value = expression(place, 2);
            return Bind{std::move(value), fresh()};
        }
        case 1:
            return triples();
        case 4:
        case 5:
            return values();
        default:
            return Filter{condition(place, 2)};
    }
}

void RandomQuery::aggregate(Query& query) {
    std::set<std::string> keys;
    for (std::size_t i = below(3); i > 0; --i) keys.insert(variable().name);
    for (const std::string& key : keys) {
        query.groupBy.push_back({std::nullopt, Variable{key}});
        query.projection.push_back({std::nullopt, Variable{key}});
    }
    const auto one = [&] {
        Call call;
        call.function = pick(std::vector{Function::Count, Function::Sum, Function::Min,
                                         Function::Max, Function::Sample, Function::GroupConcat});
        if (call.function == Function::GroupConcat && oneIn(2)) call.separator = "|";
        call.distinct = oneIn(3);
        if (call.function != Function::Count || !oneIn(3) || call.distinct)
            call.arguments.push_back(expression({}, 1));
        return Expression{call};
    };
    if (keys.empty() || !oneIn(4)) {
        Expression value = one();
        if (oneIn(4)) value = call(Function::Add, {value, {literal()}});
        query.projection.push_back({std::move(value), fresh()});
    }
    if (oneIn(4)) query.having.push_back(call(Function::Greater, {one(), {literal()}}));
}

void RandomQuery::arrange(Query& query) {
    if (oneIn(3)) query.distinct = true;
    if (!oneIn(3)) return;
    if (query.projection.empty()) return;
    for (const Projection& projection : query.projection)
        query.orderBy.push_back({{*projection.variable}, oneIn(3)});
    if (oneIn(2)) query.limit = below(4);
    if (oneIn(4)) query.offset = below(3);
}

void RandomQuery::select(Query& query, Place place) {
    query.where = group(place);
    if (oneIn(4)) {
        aggregate(query);
    } else if (oneIn(2)) {
        query.star = true;
    } else {
        std::set<std::string> shown;
        for (std::size_t i = 1 + below(3); i > 0; --i) shown.insert(variable().name);
        for (const std::string& name : shown)
            query.projection.push_back({std::nullopt, Variable{name}});
        if (oneIn(4)) {
            Expression value = expression({oneIn(2) ? 1 : 0, place.inExists}, 2);
            query.projection.push_back({std::move(value), fresh()});
        }
    }
    arrange(query);
}

Query RandomQuery::subSelect(Place place) {
    Query query;
    select(query, place);
    return query;
}

Query RandomQuery::query() {
    Query query;
    if (oneIn(10)) {
        query.form = QueryForm::Ask;
        query.where = group({2, false});
        return query;
    }
    // First, so that none of its variables is one that SELECT or BIND makes.
    if (oneIn(8)) query.values = values();
    select(query, {2, false});
    if (oneIn(20)) query.from.push_back(names + "g0");
    if (oneIn(20)) query.from.push_back(names + "g1");
    if (oneIn(20)) query.fromNamed.push_back(names + "g0");
    return query;
}

}  // namespace tripletalk::tests
