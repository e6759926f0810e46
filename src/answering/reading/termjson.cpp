// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/termjson.h"

#include "answering/reading/termwords.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tripletalk::answering::reading {

using nlohmann::json;

namespace {

constexpr std::array functions = {"", "count", "sum", "avg", "minimum", "maximum"};
constexpr std::array operators = {"=", "!=", "<", "<=", ">", ">=", "between", "like", "known"};
constexpr std::array wishes = {"rows", "description", "comparison", "difference", "unique"};
constexpr std::array operations = {"none", "intersection", "difference"};
constexpr std::size_t mostChoices = 6;
constexpr int mostRows = 10000;
constexpr int deepest = 4;

template <typename Enum, typename Names>
const char* nameIn(const Names& names, Enum value) {
    return names.at(static_cast<std::size_t>(value));
}
template <typename Enum, typename Names>
Enum valueIn(const Names& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) throw std::invalid_argument("no " + name);
    return static_cast<Enum>(found - names.begin());
}

struct Writer {
    const Heard* heard;
    TermWords words;

    [[nodiscard]] static json place(const Place& place) {
        json made = {{"table", place.table->name},
                     {"column", place.column ? place.column->name : ""}};
        if (place.through) made["through"] = place.through->name;
        return made;
    }
    [[nodiscard]] static json operand(const Operand& operand) {
        json made = {{"value", operand.text}, {"shown", operand.shown}};
        if (operand.isDate) made["date"] = true;
        if (operand.isNumber) made["number"] = operand.number;
        return made;
    }
    /// What else the words could be that a part came from: of the same kind, best first.
    [[nodiscard]] json alternatives(const Place& chosen, const Operand* value) const {
        json made = json::array();
        if (!heard) return made;
        std::vector<const Evidence*> others;
        for (const Evidence& one : heard->evidence) {
            const bool names =
                one.kind == EvidenceKind::Property || one.kind == EvidenceKind::Class;
            const Words& said = value ? value->words : chosen.words;
            const bool samePlace =
                one.place == chosen || (value && one.place.table == chosen.table &&
                                        one.place.isThing() && chosen.isThing());
            const bool same = samePlace && (!value || one.value.text == value->text);
            if (one.first == said.first && one.last == said.last && one.place && !same &&
                (value ? one.kind == EvidenceKind::Value
                       : names && (one.place.column == nullptr) == (chosen.column == nullptr)))
                others.push_back(&one);
        }
        std::ranges::stable_sort(others, std::greater(), &Evidence::quality);
        if (others.size() > mostChoices) others.resize(mostChoices);
        for (const Evidence* one : others) {
            json other =
                place(value && !one->place.column ? Place{one->place.table, one->place.table->key()}
                                                  : one->place);
            other["text"] = value ? one->value.shown : nameOf(one->place);
            other["detail"] = value && !one->place.column
                                  ? nameOf(one->place) + ", " + one->value.text
                              : value ? nameOf(one->place)
                                      : nameOf(Place{one->place.table});
            if (value) other["values"] = {operand(one->value)};
            made.push_back(std::move(other));
        }
        return made;
    }
    [[nodiscard]] json part(const Place& of, std::string text, const Operand* value = {}) const {
        json made = place(of);
        const Words& said = value ? value->words : of.words;
        made["text"] = std::move(text);
        made["mention"] = heard ? heard->said(said) : "";
        made["alternatives"] = alternatives(of, value);
        return made;
    }
    [[nodiscard]] json measure(const Measure& one, const Term& term) const {
        json made = part(one.place, words.of(one, term.head));
        made["function"] = nameIn(functions, one.function);
        return made;
    }
    [[nodiscard]] json condition(const Condition& one, const Term& term) const {
        const bool single = one.values.size() == 1 && !one.values.front().isNumber;
        json made =
            part(one.of.place, words.of(one, term.head), single ? &one.values.front() : nullptr);
        made["function"] = nameIn(functions, one.of.function);
        made["op"] = nameIn(operators, one.op);
        made["values"] = json::array();
        for (const Operand& value : one.values) made["values"].push_back(operand(value));
        if (one.than) made["than"] = written(*one.than);
        made["negated"] = one.negated;
        return made;
    }
    [[nodiscard]] json written(const Term& term) const {
        json made = {{"text", words.of(term)},
                     {"target", term.head->name},
                     {"wish", nameIn(wishes, term.wish)},
                     {"things", term.thingsAsked},
                     {"truth", term.truth},
                     {"any", term.any},
                     {"select", json::array()},
                     {"filters", json::array()},
                     {"groups", json::array()},
                     {"order", nullptr},
                     {"other", nullptr},
                     {"via", json::array()},
                     {"links", json::array()}};
        for (const Measure& one : term.asked) made["select"].push_back(measure(one, term));
        for (const Condition& one : term.where) made["filters"].push_back(condition(one, term));
        for (const Place& one : term.groups)
            made["groups"].push_back(part(one, words.of(Measure{Function::None, one}, term.head)));
        if (term.order) {
            made["order"] = measure(term.order->by, term);
            made["order"]["text"] = words.of(*term.order, term.head);
            made["order"]["descending"] = term.order->descending;
            made["order"]["limit"] = term.order->limit;
        }
        if (term.other) {
            made["other"] = written(*term.other);
            made["other"]["text"] = words.ofOther(term);
            made["other"]["operation"] = nameIn(operations, term.operation);
        }
        for (const induction::Table* one : term.via) made["via"].push_back(one->name);
        for (const Place& one : term.links) made["links"].push_back(place(one));
        return made;
    }
};

/// Reads what the writer wrote; throws json::exception or invalid_argument, which end here.
struct Reader {
    const SchemaGraph& graph;
    int depth = 0;

    [[nodiscard]] const induction::Table* table(const std::string& name) const {
        const induction::Table* found = graph.schema().table(name);
        if (!found) throw std::invalid_argument("no table " + name);
        return found;
    }
    /// A member that may be null.
    [[nodiscard]] static const json* object(const json& from, const char* name) {
        const auto found = from.find(name);
        return found != from.end() && found->is_object() ? &*found : nullptr;
    }
    [[nodiscard]] Place place(const json& from) const {
        Place read{table(from.at("table"))};
        const std::string column = from.value("column", "");
        if (!column.empty()) read.column = read.table->column(column);
        if (!column.empty() && !read.column) throw std::invalid_argument("no column " + column);
        const std::string through = from.value("through", "");
        if (!through.empty()) read.through = read.table->column(through);
        if (!through.empty() && !read.through) throw std::invalid_argument("no column " + through);
        return read;
    }
    [[nodiscard]] OtherWord otherWord(const json& from) const {
        const json* named = object(from, "named");
        return {from.at("said"), from.at("understood"), from.at("how"),
                named ? place(*named) : Place()};
    }
    [[nodiscard]] static Operand operand(const json& from) {
        Operand read{from.value("value", "")};
        read.shown = from.value("shown", read.text);
        read.isDate = from.value("date", false);
        read.isNumber = from.contains("number");
        if (read.isNumber) read.number = from.at("number");
        return read;
    }
    [[nodiscard]] Measure measure(const json& from) const {
        return {valueIn<Function>(functions, from.value("function", "")), place(from)};
    }
    [[nodiscard]] Condition condition(const json& from) const {
        Condition read{measure(from), valueIn<Op>(operators, from.value("op", "="))};
        for (const json& value : from.value("values", json::array()))
            read.values.push_back(operand(value));
        if (const json* than = object(from, "than")) read.than = inner(*than);
        read.negated = from.value("negated", false);
        const std::size_t needed = read.than || read.op == Op::Known ? 0
                                   : read.op == Op::Between          ? 2
                                                                     : 1;
        if (read.values.size() < needed) throw std::invalid_argument("a condition lacks its value");
        return read;
    }
    [[nodiscard]] std::shared_ptr<const Term> inner(const json& from) const {
        if (depth >= deepest) throw std::invalid_argument("too deep");
        return std::make_shared<Term>(Reader{graph, depth + 1}.term(from));
    }
    [[nodiscard]] Term term(const json& from) const {
        Term read;
        read.head = table(from.at("target"));
        read.wish = valueIn<Wish>(wishes, from.value("wish", "rows"));
        read.thingsAsked = from.value("things", false);
        read.truth = from.value("truth", false);
        read.any = from.value("any", false);
        for (const json& one : from.value("select", json::array()))
            read.asked.push_back(measure(one));
        for (const json& one : from.value("filters", json::array()))
            read.where.push_back(condition(one));
        for (const json& one : from.value("groups", json::array()))
            read.groups.push_back(place(one));
        if (const json* order = object(from, "order"))
            read.order = Order{measure(*order), order->value("descending", true),
                               std::clamp(order->value("limit", 1), 0, mostRows)};
        if (const json* other = object(from, "other")) {
            read.operation = valueIn<SetOperation>(operations, other->at("operation"));
            read.other = inner(*other);
        }
        for (const std::string name : from.value("via", json::array()))
            read.via.push_back(table(name));
        for (const json& one : from.value("links", json::array())) read.links.push_back(place(one));
        return read;
    }
};

json otherWord(const OtherWord& word) {
    json made = {{"said", word.said}, {"understood", word.understood}, {"how", word.how}};
    if (word.named) made["named"] = Writer::place(word.named);
    return made;
}

}  // namespace

json toJson(const ScoredReading& reading, const language::Wording& wording) {
    json made =
        Writer{reading.heard.get(), TermWords(wording, reading.others)}.written(reading.term);
    made["probability"] = reading.probability;
    made["unplaced"] = reading.open;
    for (const OtherWord& word : reading.others) made["others"].push_back(otherWord(word));
    return made;
}

bool isTold(const json& reading) { return reading.is_object() && reading.contains("wish"); }

void keepChoices(json& told, const json& given) {
    if (told.is_array() && given.is_array())
        for (std::size_t i = 0; i < std::min(told.size(), given.size()); ++i)
            keepChoices(told[i], given[i]);
    if (!told.is_object() || !given.is_object()) return;
    for (auto& [name, value] : told.items()) {
        const auto same = given.find(name);
        if (same == given.end()) continue;
        if (name == "mention" || name == "alternatives")
            value = *same;
        else
            keepChoices(value, *same);
    }
}

Result<ScoredReading> readingFromJson(const json& from, const SchemaGraph& graph) {
    const auto refused = [](const char* why) {
        return Error{ErrorKind::Usage,
                     say("Sentence", "This reading does not fit the knowledge base."), why};
    };
    try {
        ScoredReading read;
        read.term = Reader{graph}.term(from);
        read.probability = from.value("probability", 0.0);
        read.open = from.value("unplaced", std::vector<std::string>());
        for (const json& word : from.value("others", json::array()))
            read.others.push_back(Reader{graph}.otherWord(word));
        return read;
    } catch (const json::exception& exception) {
        return refused(exception.what());
    } catch (const std::invalid_argument& exception) {
        return refused(exception.what());
    }
}

}  // namespace tripletalk::answering::reading
