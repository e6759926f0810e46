// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/termwords.h"

#include "answering/reading/rules.h"
#include "answering/reading/termpaths.h"
#include "base/text.h"
#include "naming/names.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tripletalk::answering::reading {

namespace {

constexpr std::size_t toldValues = 3;

const char* phraseOf(Op op) {
    switch (op) {
        case Op::Different:
            return "not";
        case Op::Less:
            return "under";
        case Op::AtMost:
            return "atmost";
        case Op::More:
            return "over";
        case Op::AtLeast:
            return "atleast";
        case Op::Between:
            return "between";
        case Op::Like:
            return "containing";
        case Op::Known:
        case Op::Equal:
            return "";
    }
    return "";
}

const char* phraseOf(Function function) {
    switch (function) {
        case Function::Count:
            return "number";
        case Function::Sum:
            return "total";
        case Function::Average:
            return "average";
        case Function::Minimum:
            return "minimum";
        case Function::Maximum:
            return "maximum";
        case Function::None:
            return "";
    }
    return "";
}

/// "With a rig": that there is one, whatever it is.
bool isHad(const Condition& condition) { return condition.op == Op::Known && !condition.than; }

/// "sub class" for "sub class of": what has the link.
std::string turnedName(const induction::Column& link) {
    const std::string name = naming::attributeName(link.label);
    return name.substr(0, name.rfind(' '));
}

}  // namespace

std::string nameOf(const Place& place) {
    if (place.through) return turnedName(*place.through);
    if (!place.isThing() && isLink(place) && place.column->label.empty())
        return text::replaceAll(place.column->references, "_", " ");  // what has the link
    if (!place.isThing())
        return place.column->label.empty() ? place.column->name
                                           : naming::attributeName(place.column->label);
    return place.table->label.empty() ? place.table->name : text::toLower(place.table->label);
}

const OtherWord* TermWords::translated(const Place& place) const {
    const auto isOf = [&](const OtherWord& word) {
        const Place& other = word.named;
        const bool isSame = other.table == place.table && !other.through && !place.through &&
                            (other.column == place.column || (other.isThing() && place.isThing()));
        return isSame && word.how == "translated";
    };
    const auto found = std::ranges::find_if(m_others, isOf);
    return found == m_others.end() ? nullptr : &*found;
}

std::optional<std::string> TermWords::said(const Place& place) const {
    const OtherWord* word = translated(place);
    return word ? std::optional(word->said) : std::nullopt;
}

bool TermWords::isSaidInPlural(const Place& place) const {
    const OtherWord* word = translated(place);
    const auto& source = language::Wording::forTag(language::sourceTag);
    const std::string name = nameOf(place);
    return word && word->understood != name && word->understood == source.plural(name);
}

std::string TermWords::named(const Place& place) const {
    return said(place).value_or(nameOf(place));
}

std::string TermWords::plural(const Place& place) const {
    const auto own = said(place);  // however it was said
    return own ? *own : m_wording.plural(nameOf(place));
}

std::string TermWords::counted(const Place& counted, const induction::Table* head) const {
    // Whose it is stands behind it: "prices (car)".
    return plural(counted) + place(counted, head).substr(named(counted).size());
}

std::string TermWords::place(const Place& place, const induction::Table* head) const {
    // Which of several prices it is: that of the boat.
    return place.isThing() || !head || place.table == head
               ? named(place)
               : named(place) + " (" + named({place.table, nullptr}) + ")";
}

std::string TermWords::of(const Measure& measure, const induction::Table* head) const {
    if (measure.function == Function::None) return place(measure.place, head);
    return m_wording.phrase(phraseOf(measure.function)) + " " +
           (measure.function == Function::Count ? counted(measure.place, head)
                                                : place(measure.place, head));
}

std::string TermWords::shown(const Operand& operand, const std::string& unit) const {
    if (!operand.isNumber || operand.isDate)
        return operand.shown.empty() ? operand.text : operand.shown;
    // 300 hp are 220.649625 kW.
    const bool isLong = !unit.empty() && std::abs(operand.number) >= 1;
    const std::string plain =
        text::formatNumber(isLong ? std::round(operand.number * 100) / 100 : operand.number);
    // What has no unit may be a year or a code.
    return m_wording.number(plain, !unit.empty());
}

std::string TermWords::operands(const Condition& condition) const {
    if (isTruth(condition.of.place) && condition.of.function == Function::None &&
        condition.op == Op::Equal && condition.values.size() == 1)
        return text::toLower(m_wording.phrase(condition.values.front().number != 0 ? "yes" : "no"));
    const bool between = condition.op == Op::Between;
    const std::string unit = condition.of.place.column && !condition.values.empty() &&
                                     condition.values.front().isNumber &&
                                     condition.of.function == Function::None
                                 ? condition.of.place.column->unit
                                 : std::string();
    std::vector<std::string> told;
    for (const Operand& one : condition.values) {
        if (told.size() == toldValues) {
            told.emplace_back("…");
            break;
        }
        told.push_back(shown(one, unit));
    }
    return text::join(told, " " + m_wording.phrase(between ? "and" : "or") + " ") +
           (unit.empty() ? "" : " " + unit);
}

std::string TermWords::of(const Condition& condition, const induction::Table* head) const {
    if (isHad(condition))
        return m_wording.phrase(condition.negated ? "without" : "having") + " " +
               of(condition.of, head);
    std::vector<std::string> said;
    if (condition.negated) said.push_back(m_wording.phrase("not"));
    const bool named = !condition.of.place.isThing() || condition.of.function != Function::None;
    if (named) said.push_back(of(condition.of, head));
    if (const std::string name = phraseOf(condition.op); !name.empty())
        said.push_back(m_wording.phrase(name));
    said.push_back(condition.than ? of(*condition.than) : operands(condition));
    return text::join(said, " ");
}

std::vector<std::string> TermWords::columns(const Term& term) const {
    std::vector<std::string> names;
    for (const Measure& one : toldBy(term)) {
        const bool isGroup = std::ranges::find(term.groups, one.place) != term.groups.end();
        names.push_back(isGroup && !one.isComputed() ? group(one.place, term.head)
                                                     : of(one, term.head));
    }
    return names;
}

std::string TermWords::of(const Order& order, const induction::Table* head) const {
    const std::string by = of(order.by, head);
    if (order.limit == 0)
        return m_wording.phrase("sorted") + " " + by +
               (order.descending ? ", " + m_wording.phrase("downwards") : "");
    return (order.limit > 1 ? std::to_string(order.limit) + " × " : "") + extreme(order, head);
}

std::string TermWords::extreme(const Order& order, const induction::Table* head) const {
    if (order.by.function == Function::Count)
        return m_wording.phrase(order.descending ? "mostof" : "fewestof") + " " +
               counted(order.by.place, head);
    return m_wording.phrase(order.descending ? "highest" : "lowest") + " " + of(order.by, head);
}

std::string TermWords::group(const Place& group, const induction::Table* head) const {
    const std::string name = place(group, head);
    if (!isLink(group) || said(group)) return name;
    const auto words = m_wording.tokens(group.column->label);
    const bool isOpen = !words.empty() && words.back().stop;
    return isOpen ? text::replaceAll(group.column->references, "_", " ") : name;
}

std::string TermWords::subject(const Term& term) const {
    std::vector<std::string> parts;
    if (term.thingsAsked || (term.asked.empty() && term.groups.empty()))
        parts.push_back(named({term.head, nullptr}));
    for (const Measure& one : term.asked)
        if (std::ranges::find(term.groups, one.place) == term.groups.end() ||
            one.function != Function::None)
            parts.push_back(of(one, term.head));
    if (parts.empty())
        for (const Place& one : term.groups) parts.push_back(group(one, term.head));
    return text::join(parts, ", ");
}

std::string TermWords::conditions(const Term& term) const {
    std::vector<std::string> things, others, had;
    for (const Condition& one : term.where) {
        const bool thing = one.of.place.isThing() && one.of.function == Function::None &&
                           one.op == Op::Equal && !one.negated;
        (term.any     ? others
         : thing      ? things
         : isHad(one) ? had
                      : others)
            .push_back(of(one, term.head));
    }
    if (term.order && term.order->limit > 0) others.push_back(extreme(*term.order, term.head));
    std::string said;
    if (!things.empty()) said += " " + m_wording.phrase("of") + " " + text::join(things, ", ");
    if (!others.empty())
        said += " " + m_wording.phrase("with") + " " +
                text::join(others, term.any ? " " + m_wording.phrase("or") + " " : ", ");
    for (const std::string& one : had) said += " " + one;
    return said;
}

std::string TermWords::of(const Term& term) const {
    const auto limit = static_cast<std::size_t>(term.order ? std::max(term.order->limit, 0) : 0);
    if (limit > 1)
        if (const std::string many = several(term, limit); !many.empty()) return many;
    return (limit > 1 ? std::to_string(limit) + " × " : "") + subject(term) + rest(term);
}

std::string TermWords::several(const Term& term, std::size_t count) const {
    if (std::ranges::any_of(term.asked, &Measure::isComputed)) return {};
    const bool asksThings = term.thingsAsked || (term.asked.empty() && term.groups.empty());
    if (!asksThings && term.asked.size() + (term.asked.empty() ? term.groups.size() : 0) != 1)
        return {};
    const std::string one = asksThings ? named({term.head, nullptr}) : subject(term);
    const bool areSeveral = asksThings && isSaidInPlural({term.head, nullptr});
    const std::string many = areSeveral ? one : m_wording.plural(one);
    if ((many == one && !areSeveral) || one.ends_with(')')) return {};
    std::vector<std::string> beside;
    if (asksThings)
        for (const Measure& each : term.asked) beside.push_back(of(each, term.head));
    return std::to_string(count) + " " + many + rest(term) +
           (beside.empty() ? "" : " (" + text::join(beside, ", ") + ")");
}

std::string TermWords::rest(const Term& term) const {
    std::string said = conditions(term);
    if (std::ranges::any_of(term.asked, &Measure::isComputed) && !term.groups.empty()) {
        std::vector<std::string> names;
        std::ranges::transform(term.groups, std::back_inserter(names),
                               [&](const Place& one) { return group(one, term.head); });
        said += " " + m_wording.phrase("per") + " " + text::join(names, ", ");
    }
    if (term.other) said += ", " + ofOther(term);
    const bool isSorted = term.order && term.order->limit == 0 && !isSortedByTold(term);
    return isSorted ? said + ", " + of(*term.order, term.head) : said;
}

std::string TermWords::ofOther(const Term& term) const {
    const bool both = term.operation == SetOperation::Intersection;
    const std::string rest = conditions(*term.other);
    return m_wording.phrase(both ? "and" : "not") + (rest.empty() ? " " + of(*term.other) : rest);
}

}  // namespace tripletalk::answering::reading
