// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/patternparser.h"

#include "sparql/parser/scope.h"

namespace tripletalk::sparql {

namespace {

constexpr int mostParts = 1000;

}  // namespace

void PatternParser::countPart(const Token& begin) {
    if (++m_parts <= mostParts) return;
    failAt(begin,
           say("Sentence",
               "The query has more than %1 parts like BIND, OPTIONAL, FILTER or (… AS ?name).")
               .arg(mostParts),
           ErrorKind::Limit);
}

GroupPattern PatternParser::group(const Sentence& place) {
    const Nesting nesting(*this);
    expect("{", place);
    const int pattern = beginPattern();
    const Aggregates aggregates = std::exchange(m_aggregates, Aggregates::Refused);
    GroupPattern group;
    if (atWord("SELECT"))
        group.elements.emplace_back(SubSelect{std::make_shared<const Query>(subSelect())});
    else
        group.elements = elements();
    if (!at("}")) fail(say("Sentence", "a further pattern or \"}\""));
    take();
    m_aggregates = aggregates;
    resumePattern(pattern);
    return group;
}

std::shared_ptr<const GroupPattern> PatternParser::sharedGroup(const Sentence& place) {
    return std::make_shared<const GroupPattern>(group(place));
}

std::vector<PatternElement> PatternParser::elements() {
    std::vector<PatternElement> elements;
    VisibleVariables visible;
    for (;;) {
        if (atTriples()) {
            if (!elements.empty() && std::holds_alternative<Triples>(elements.back()))
                fail(say("Sentence", "\".\", \";\" or \",\" behind a triple"));
            elements.emplace_back(Triples{triples(Place::Pattern)});
        } else {
            const Token begin = peek();
            auto one = element();
            if (!one) return elements;
            countPart(begin);
            const auto* bind = std::get_if<Bind>(&*one);
            if (bind && visible.contains(bind->variable.name))
                failAt(begin, say("Sentence",
                                  "BIND gives a value to ?%1, which the pattern before it has "
                                  "already; use a new name.")
                                  .arg(bind->variable.name));
            if (!std::holds_alternative<Filter>(*one)) beginPattern();
            elements.push_back(std::move(*one));
            accept(".");
        }
        visible.add(elements.back());
    }
}

std::optional<PatternElement> PatternParser::element() {
    if (at("{")) return groupOrUnion();
    if (atWord("FILTER")) return filter();
    if (atWord("BIND")) return bind();
    if (acceptWord("OPTIONAL")) return Optional{sharedGroup(say("Sentence", "%1 behind OPTIONAL"))};
    if (acceptWord("MINUS")) return MinusPattern{sharedGroup(say("Sentence", "%1 behind MINUS"))};
    if (acceptWord("VALUES")) return dataBlock();
    if (acceptWord("GRAPH")) {
        Node graph = variableOrIri(say("Sentence", "a variable or an IRI behind GRAPH"));
        return GraphPattern{std::move(graph),
                            sharedGroup(say("Sentence", "%1 behind the name of the graph"))};
    }
    if (atWord("SERVICE")) return service();
    return std::nullopt;
}

PatternElement PatternParser::groupOrUnion() {
    std::vector<GroupPattern> groups;
    do {
        if (!groups.empty()) beginPattern();
        groups.push_back(group(say("Sentence", "%1 behind UNION")));
    } while (acceptWord("UNION"));
    if (groups.size() == 1)
        return NestedGroup{std::make_shared<const GroupPattern>(std::move(groups.front()))};
    return Union{std::move(groups)};
}

Filter PatternParser::filter() {
    take();
    return {
        constraint(say("Sentence", "brackets around the condition or a function behind FILTER"))};
}

Service PatternParser::service() {
    const Token begin = take();
    if (!m_takesService)
        failAt(begin,
               say("Sentence",
                   "SERVICE would ask another server, which is never done; ask this graph alone."),
               ErrorKind::Forbidden);
    const bool isSilent = acceptWord("SILENT");
    Node endpoint = variableOrIri(say("Sentence", "a variable or an IRI behind SERVICE"));
    return {isSilent, std::move(endpoint), sharedGroup(say("Sentence", "%1 behind the service"))};
}

Bind PatternParser::bind() {
    take();
    expect("(", say("Sentence", "%1 behind BIND"));
    Expression value = expression();
    expectWord("AS", say("Sentence", "%1 and a variable, or an operator"));
    Bind bind{std::move(value), variable(say("Sentence", "a variable behind AS"))};
    expect(")", say("Sentence", "%1 at the end of BIND"));
    return bind;
}

Values PatternParser::dataBlock() {
    Values values;
    const bool isWide = accept("(");
    if (!isWide)
        values.variables.push_back(variable(say("Sentence", "a variable or \"(\" behind VALUES")));
    while (isWide && !accept(")"))
        values.variables.push_back(variable(say("Sentence", "a variable or \")\"")));
    expect("{", say("Sentence", "%1 before the rows of VALUES"));
    while (!accept("}")) {
        if (isWide)
            values.rows.push_back(dataRow(values.variables.size()));
        else
            values.rows.push_back({dataValue()});
    }
    return values;
}

std::vector<std::optional<rdf::Term>> PatternParser::dataRow(std::size_t width) {
    const Token begin = peek();
    expect("(", say("Sentence", "%1 before a row of VALUES, or \"}\""));
    std::vector<std::optional<rdf::Term>> row;
    while (!accept(")")) row.push_back(dataValue());
    if (row.size() != width)
        failAt(begin, say("Sentence", "This row of VALUES has %1 values for %2 variables.")
                          .arg(row.size(), width));
    return row;
}

std::optional<rdf::Term> PatternParser::dataValue() {
    if (acceptWord("UNDEF")) return std::nullopt;
    return term(say("Sentence", "an IRI, a literal or UNDEF in VALUES"));
}

}  // namespace tripletalk::sparql
