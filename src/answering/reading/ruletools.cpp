// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

namespace {
std::string zoneName(Zone zone) {
    switch (zone) {
        case Zone::Asked:
            return "asked";
        case Zone::Where:
            return "where";
        case Zone::Group:
            return "group";
        case Zone::Order:
            return "order";
    }
    return {};
}

std::string kindIn(const std::string& rule) { return rule.substr(0, rule.find('.')); }

bool isSaidOf(const Evidence& evidence, const Surroundings& around) {
    return evidence.last < around.tokens.size() &&
           around.tokens[evidence.last].folded == around.wording.phrase("of");
}
}  // namespace

State used(const State& state, const Evidence& evidence, const Surroundings& around,
           const std::string& rule) {
    State next = state;
    const auto add = [&](const std::string& feature, double value) {
        next.add(feature, value, around.weights.of(feature));
    };
    add(rule, 1);
    add(state.before + ">" + rule, 1);
    add(kindIn(state.before) + ">>" + kindIn(rule), 1);
    next.before = rule;
    add(rule + "|" + zoneName(state.zone), 1);
    if (evidence.quality < 1)
        add(std::string(evidence.kind == EvidenceKind::Value ? "value" : "name") + ".quality",
            1 - evidence.quality);
    add("words", static_cast<double>(evidence.last - evidence.first));
    const std::string kind = kindIn(rule);
    add(kind + "|words" + std::to_string(std::min<std::size_t>(evidence.last - evidence.first, 4)),
        1);
    const double q = evidence.quality;
    add(kind + (q > 0.99 ? "|whole" : q > 0.85 ? "|nearly" : q > 0.6 ? "|mostly" : "|partly"), 1);
    if (evidence.rival > 0) add(kind + "|rival", evidence.rival);
    if (evidence.within) add(kind + "|within", 1);
    if (evidence.headless) add(kind + "|headless", 1);
    if (evidence.unsaid) add(kind + "|unsaid", 1);
    if (evidence.elsewhere) add(kind + "|elsewhere", 1);
    if (evidence.through && !evidence.place.through) next.term.links.push_back(evidence.through);
    if (evidence.through || evidence.isOf) {
        // Whether the link's end or what has it is meant shows in the words around it.
        const std::string way = evidence.through ? "link.turned" : "link.straight";
        add(way, 1);
        if (state.headSaid) add(way + "|late", 1);
        if (isSaidOf(evidence, around)) add(way + "|of", 1);
    }
    if (!evidence.other.empty()) {
        const bool isName = evidence.kind != EvidenceKind::Value;
        if (isName) add("name." + evidence.how, 1);
        next.others.push_back({around.tokens[evidence.first].text, evidence.other, evidence.how,
                               isName ? evidence.place : Place()});
    }
    if (around.commaBefore) add(rule + "|comma", 1);
    return next;
}

void note(State& state, const Surroundings& around, const std::string& feature, double value) {
    state.add(feature, value, around.weights.of(feature));
}

namespace {
/// A column of the table's own is called as the other table's is.
bool hasNamesake(const induction::Table& table, const Place& place) {
    return place.column && !place.column->label.empty() &&
           std::ranges::any_of(table.columns, [&](const induction::Column& own) {
               return !own.hidden && own.label == place.column->label;
           });
}
}  // namespace

void noteDistance(State& state, const Surroundings& around, const Place& place) {
    const induction::Table* from = state.term.head   ? state.term.head
                                   : state.lastClass ? state.lastClass
                                                     : state.last.table;
    if (!from && !state.term.asked.empty()) from = state.term.asked.front().place.table;
    if (!from) return;
    const int steps =
        from == place.table ? 0 : around.graph.distance(from->name, place.table->name);
    note(state, around,
         steps == 0   ? "distance.0"
         : steps == 1 ? "distance.1"
         : steps < 4  ? "distance.few"
                      : "distance.far");
    // "Cars that cost less than …": what the cars cost, not their colours, though those have
    // prices.
    if (steps > 0 && state.lastClass == from && isNumeric(place) && hasNamesake(*from, place))
        note(state, around, "distance|namesake");
}

std::shared_ptr<const Term> overall(Function function, const Place& place) {
    auto term = std::make_shared<Term>();
    term->head = place.table;
    term->asked.push_back({function, place});
    return term;
}

std::vector<Operand> countedBy(const State& state) {
    std::vector<Operand> numbers;
    if (state.lower) numbers.push_back(*state.lower);
    if (state.howMany) numbers.push_back(Operand{"", *state.howMany, true});
    return numbers;
}

bool isHad(const Evidence& evidence, const Surroundings& around) {
    const auto& tokens = around.tokens;
    const auto isPossessive = [&](std::size_t at) {
        return std::ranges::any_of(around.wording.cuesAt(tokens, at), [](const auto& found) {
            return found.length == 1 && found.cue->generic &&
                   (found.cue->kind == language::CueKind::Pronoun ||
                    found.cue->kind == language::CueKind::Set);
        });
    };
    std::size_t before = evidence.first;
    while (before > 0 && (tokens[before - 1].article || isPossessive(before - 1))) --before;
    return before > 0 && around.wording.isHaving(tokens[before - 1].folded);
}

void speakOf(State& state, const induction::Table* table) {
    if (std::ranges::find(state.term.via, table) == state.term.via.end())
        state.term.via.push_back(table);
}

}  // namespace tripletalk::answering::reading
