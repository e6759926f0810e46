// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/graphview.h"

#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace tripletalk::answering {

using retrieval::LinkKind;
using retrieval::ValueLink;
using sparql::ClassSummary;
using sparql::PropertySummary;

namespace {

constexpr std::size_t sampleBytes = 60;
constexpr std::size_t shortestWord = 3;

/// One value; where values have digits also others, which show how they are written.
std::string literalsText(const PropertySummary& property, const GraphNotation& notation) {
    std::vector<std::string> texts;
    for (rdf::Term sample : property.samples) {
        const bool counts = sample.lexical.find_first_of("0123456789") != std::string::npos;
        if (!sample.isLiteral() || (!texts.empty() && !counts)) continue;
        sample.lexical = text::elide(text::collapseWhitespace(sample.lexical), sampleBytes);
        texts.push_back(notation.literal(sample));
    }
    return text::join(texts, " ");
}

/// How much is told of a property's values.
enum class Values : unsigned char { Samples, AllOfFew };

std::string valueText(const PropertySummary& property, Values told, const GraphNotation& notation) {
    if (told == Values::AllOfFew && !property.values.empty()) {
        std::string text = "values:";
        for (const rdf::Term& value : property.values)
            text += " " + (value.isIri() ? notation.thing(value.lexical) : notation.literal(value));
        return text;
    }
    const rdf::Term& first = property.samples.front();
    if (first.isLiteral()) return literalsText(property, notation);
    if (!property.valueClass.empty()) return "-> " + notation.word(property.valueClass);
    return first.isBlank() ? "-> (a thing without a name)" : "-> " + notation.thing(first.lexical);
}

/// How many things of the class have it, where some have not.
std::string shareText(const PropertySummary& property) {
    if (property.share >= 1) return {};
    return "; " + std::to_string(std::clamp(std::lround(property.share * 100), 1L, 99L)) +
           " % have it";
}

/// "pv:weight_g (weight) 15; 40 % have it"
std::string propertyLine(const PropertySummary& property, Values told,
                         const GraphNotation& notation) {
    return "  " + notation.word(property.iri) + " (" + text::elide(property.label, 80) + ") " +
           valueText(property, told, notation) + shareText(property) + "\n";
}

std::string headOf(const ClassSummary& one, const GraphNotation& notation) {
    return notation.word(one.iri) + " (" + text::elide(one.label, 80) + "), " +
           std::to_string(one.instances) + " things\n";
}

std::string described(const ClassSummary& one, Values told, const GraphNotation& notation) {
    std::string lines = headOf(one, notation);
    for (const PropertySummary& property : one.properties)
        lines += propertyLine(property, told, notation);
    return lines;
}

std::string described(const sparql::GraphSummary& summary, Values told,
                      const GraphNotation& notation) {
    std::string lines;
    for (const ClassSummary& one : summary.classes) lines += described(one, told, notation);
    for (const PropertySummary& property : summary.others)
        lines += propertyLine(property, told, notation);
    return lines;
}

std::set<std::string> wordsOf(std::string_view text) {
    std::set<std::string> words;
    for (const std::string& word : text::split(text::collapseWhitespace(text::fold(text)), ' '))
        if (word.size() >= shortestWord) words.insert(word);
    return words;
}

/// How much a class has to do with a question: its words, and what is linked to it.
class Relevance {
  public:
    Relevance(std::string_view question, const std::vector<ValueLink>& links)
        : m_words(wordsOf(question)) {
        for (const ValueLink& link : links) m_linked.insert(link.entry.iri);
    }
    [[nodiscard]] int of(const ClassSummary& one) const {
        int score = 3 * shared(one.label) + (m_linked.contains(one.iri) ? 5 : 0);
        for (const PropertySummary& property : one.properties)
            score += shared(property.label) + (m_linked.contains(property.iri) ? 2 : 0);
        return score;
    }

  private:
    [[nodiscard]] int shared(std::string_view label) const {
        const auto words = wordsOf(label);
        return static_cast<int>(std::ranges::count_if(
            words, [&](const std::string& word) { return m_words.contains(word); }));
    }
    std::set<std::string> m_words;
    std::set<std::string> m_linked;
};

/// Whole classes, the most relevant first, until the room is used up.
std::string chosenOf(const sparql::GraphSummary& summary, const GraphNotation& notation,
                     const Relevance& relevance, std::size_t tokens) {
    std::vector<std::size_t> order(summary.classes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t at) { return relevance.of(summary.classes[at]); });
    std::string text;
    const auto fits = [&](const std::string& lines) {
        return text::estimatedTokens(text) + text::estimatedTokens(lines) <= tokens;
    };
    for (const std::size_t at : order) {
        std::string lines = described(summary.classes[at], Values::AllOfFew, notation);
        if (!fits(lines)) lines = described(summary.classes[at], Values::Samples, notation);
        if (!text.empty() && !fits(lines)) break;
        text += lines;
    }
    return text;
}

std::string meaningOf(const ValueLink& link, const GraphNotation& notation) {
    const auto& entry = link.entry;
    switch (entry.kind) {
        case LinkKind::Entity:
            return notation.thing(entry.iri) + " (" + text::elide(entry.label, 100) + ")";
        case LinkKind::Value:
            return "the value " +
                   notation.literal(rdf::Term::literal(text::elide(entry.text, 100))) +
                   (entry.iri.empty() ? "" : " of " + notation.word(entry.iri));
        case LinkKind::Table:
            return "class " + notation.word(entry.iri);
        case LinkKind::Column:
            return "property " + notation.word(entry.iri);
    }
    return {};
}

}  // namespace

GraphView viewGraph(const sparql::GraphSummary& summary, const GraphNotation& notation,
                    std::string_view question, const std::vector<ValueLink>& links,
                    std::size_t tokens) {
    GraphView view{notation.opening, {}};
    const std::size_t room = tokens - std::min(tokens, text::estimatedTokens(view.unchanging));
    for (const Values told : {Values::AllOfFew, Values::Samples}) {
        const std::string all = described(summary, told, notation);
        if (text::estimatedTokens(all) > room) continue;
        view.unchanging += all;
        return view;
    }
    std::string heads;
    for (const ClassSummary& one : summary.classes) heads += headOf(one, notation);
    view.unchanging += text::elide(heads, room * 3 / 2);
    view.chosen = chosenOf(summary, notation, Relevance(question, links), room / 2);
    return view;
}

std::string graphLinksText(std::string_view question, const std::vector<ValueLink>& links,
                           const GraphNotation& notation, std::size_t tokens) {
    std::string lines;
    for (const ValueLink& link : links) {
        if (link.entry.iri.empty() && link.entry.kind != LinkKind::Value) continue;
        const std::string words(question.substr(link.begin, link.end - link.begin));
        const std::string line = "\"" + words + "\": " + meaningOf(link, notation) + "\n";
        if (lines.find(line) != std::string::npos) continue;
        if (text::estimatedTokens(lines + line) > tokens) break;
        lines += line;
    }
    return lines;
}

}  // namespace tripletalk::answering
