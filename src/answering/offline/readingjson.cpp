// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/readingjson.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tripletalk::answering::offline {

using nlohmann::json;

namespace {

constexpr std::array functions = {"",    "count",   "count_distinct", "sum",
                                  "avg", "minimum", "maximum",        "median"};
constexpr std::array operators = {"=", "<", "<=", ">", ">=", "between", "known"};
constexpr int mostRows = 10000;

/// The switches of a reading that are no parts of their own.
constexpr std::array<std::pair<const char*, bool Reading::*>, 10> switches = {{
    {"entity_asked", &Reading::entityAsked},
    {"about", &Reading::about},
    {"contrast", &Reading::contrast},
    {"either", &Reading::either},
    {"open", &Reading::open},
    {"assumed", &Reading::assumed},
    {"unique", &Reading::unique},
    {"person", &Reading::person},
    {"yes_no", &Reading::yesNo},
    {"difference", &Reading::difference},
}};

struct Writer {
    const SchemaGraph& graph;
    const Wording& wording;

    [[nodiscard]] static json ref(const ColumnRef& column) {
        return {{"table", column.table}, {"column", column.column}};
    }
    /// A part as an object; each alternative has the members that replace those of the part.
    [[nodiscard]] json part(const ColumnRef& column, std::string text, double score,
                            const Origin& origin) const {
        json made = ref(column);
        made["text"] = std::move(text);
        made["score"] = score;
        made["mention"] = origin.mention;
        made["alternatives"] = json::array();
        for (const Choice& choice : origin.alternatives) {
            json other = ref(choice.column);
            other["text"] = choice.shown.empty() ? nameOf(choice.column, graph) : choice.shown;
            other["detail"] = choice.detail;
            other["score"] = choice.score;
            if (!choice.value.empty())
                other["values"] = {{{"value", choice.value}, {"shown", choice.shown}}};
            made["alternatives"].push_back(std::move(other));
        }
        return made;
    }
    [[nodiscard]] json selected(const Selected& one) const {
        return part(one.column, nameOf(one.column, graph), one.score, one.origin);
    }
    [[nodiscard]] static json entity(const EntityRef& one) {
        return {{"table", one.table}, {"key", one.key}, {"iri", one.iri}, {"label", one.label}};
    }
    [[nodiscard]] json filter(const Filter& one) const {
        json made = part(one.column, describe(one, graph, wording), one.score, one.origin);
        made["op"] = one.op;
        made["values"] = json::array();
        for (std::size_t i = 0; i < one.values.size(); ++i)
            made["values"].push_back({{"value", one.values[i]}, {"shown", one.shown[i]}});
        made["number"] = one.number;
        made["up_to"] = one.upTo;
        made["than"] = one.than ? entity(*one.than) : json();
        made["counted"] = one.counted;
        made["numeric"] = one.numeric;
        made["date"] = one.date;
        made["date_up_to"] = one.dateUpTo;
        made["negated"] = one.negated;
        made["leave"] = one.leave;
        return made;
    }
    [[nodiscard]] json order(const Order& one) const {
        json made = part(one.column.value_or(ColumnRef{one.countOf, ""}),
                         describe(one, graph, wording), one.score, one.origin);
        made["function"] = functions.at(static_cast<std::size_t>(one.function));
        made["descending"] = one.descending;
        made["limit"] = one.limit;
        return made;
    }
};

/// Reads what the writer wrote; throws json::exception or invalid_argument, which end here.
struct Reader {
    const SchemaGraph& graph;

    [[nodiscard]] ColumnRef ref(const json& from) const {
        ColumnRef column{from.at("table"), from.value("column", "")};
        const induction::Table* table = graph.schema().table(column.table);
        if (!table || (!column.column.empty() && !table->column(column.column)))
            throw std::invalid_argument("no column " + column.table + "." + column.column);
        return column;
    }
    [[nodiscard]] Origin origin(const json& part) const {
        Origin read{part.value("mention", ""), {}};
        for (const json& other : part.value("alternatives", json::array())) {
            Choice choice{ref(other), {}, {}, other.value("detail", ""), other.value("score", 0.0)};
            for (const json& value : other.value("values", json::array())) {
                choice.value = value.at("value");
                choice.shown = value.value("shown", choice.value);
            }
            read.alternatives.push_back(std::move(choice));
        }
        return read;
    }
    [[nodiscard]] Selected selected(const json& part) const {
        return {ref(part), part.value("score", 1.0), origin(part)};
    }
    [[nodiscard]] Function function(const std::string& name) const {
        const auto known = std::ranges::find(functions, name);
        if (known == functions.end()) throw std::invalid_argument("no function " + name);
        return static_cast<Function>(known - functions.begin());
    }
    [[nodiscard]] EntityRef entity(const json& from) const {
        EntityRef read{from.at("table"), from.at("key"), from.value("iri", ""),
                       from.value("label", "")};
        static_cast<void>(ref({{"table", read.table}}));
        return read;
    }
    [[nodiscard]] Filter filter(const json& part) const {
        Filter read;
        read.column = ref(part);
        read.op = part.value("op", "=");
        if (std::ranges::find(operators, read.op) == operators.end())
            throw std::invalid_argument("no operator " + read.op);
        for (const json& value : part.value("values", json::array())) {
            read.values.push_back(value.at("value"));
            read.shown.push_back(value.value("shown", read.values.back()));
        }
        read.number = part.value("number", 0.0);
        read.upTo = part.value("up_to", 0.0);
        if (const auto than = part.find("than"); than != part.end() && !than->is_null())
            read.than = entity(*than);
        read.counted = part.value("counted", false);
        read.numeric = part.value("numeric", false);
        read.date = part.value("date", "");
        read.dateUpTo = part.value("date_up_to", read.date);
        read.negated = part.value("negated", false);
        read.leave = part.value("leave", false);
        read.score = part.value("score", 1.0);
        read.origin = origin(part);
        return read;
    }
    [[nodiscard]] Order order(const json& part) const {
        Order read;
        const ColumnRef by = ref(part);
        if (by.column.empty())
            read.countOf = by.table;
        else
            read.column = by;
        read.function = function(part.value("function", ""));
        read.descending = part.value("descending", true);
        read.limit = std::clamp(part.value("limit", 1), 1, mostRows);
        read.score = part.value("score", 1.0);
        read.origin = origin(part);
        return read;
    }
    [[nodiscard]] Reading reading(const json& from) const {
        Reading read;
        read.target = ref({{"table", from.at("target")}}).table;
        for (const auto& [name, member] : switches) read.*member = from.value(name, false);
        for (const json& part : from.value("select", json::array()))
            read.select.push_back(selected(part));
        for (const json& part : from.value("filters", json::array()))
            read.filters.push_back(filter(part));
        if (const auto part = from.find("aggregate"); part != from.end() && !part->is_null()) {
            read.function = function(part->value("function", ""));
            if (!part->value("column", "").empty()) read.measure = selected(*part);
        }
        if (const auto part = from.find("group"); part != from.end() && !part->is_null())
            read.group = selected(*part);
        if (const auto part = from.find("order"); part != from.end() && !part->is_null())
            read.order = order(*part);
        for (const json& link : from.value("hints", json::array())) read.hints.push_back(ref(link));
        for (const json& one : from.value("entities", json::array()))
            read.entities.push_back(entity(one));
        for (const std::string table : from.value("via", json::array()))
            read.via.push_back(ref({{"table", table}}).table);
        read.unplaced = from.value("unplaced", std::vector<std::string>());
        read.guessed = from.value("guessed", std::vector<std::string>());
        read.score = from.value("score", 0.0);
        read.confidence = from.value("confidence", 1.0);
        return read;
    }
};

}  // namespace

json toJson(const Reading& reading, const SchemaGraph& graph, const Wording& wording) {
    const Writer writer{graph, wording};
    json made = {{"text", describe(reading, graph, wording)},
                 {"score", reading.score},
                 {"confidence", reading.confidence},
                 {"target", reading.target},
                 {"select", json::array()},
                 {"filters", json::array()},
                 {"aggregate", nullptr},
                 {"order", reading.order ? writer.order(*reading.order) : json()},
                 {"group", reading.group ? writer.selected(*reading.group) : json()},
                 {"hints", json::array()},
                 {"entities", json::array()},
                 {"via", reading.via},
                 {"unplaced", reading.unplaced},
                 {"guessed", reading.guessed}};
    for (const auto& [name, member] : switches) made[name] = reading.*member;
    for (const Selected& one : reading.select) made["select"].push_back(writer.selected(one));
    for (const Filter& one : reading.filters) made["filters"].push_back(writer.filter(one));
    if (reading.function != Function::None) {
        const Selected of = reading.measure.value_or(Selected{{reading.target, ""}});
        made["aggregate"] = writer.selected(of);
        made["aggregate"]["text"] = describe(reading.function, of.column, graph, wording);
        made["aggregate"]["function"] = functions.at(static_cast<std::size_t>(reading.function));
    }
    for (const ColumnRef& link : reading.hints) made["hints"].push_back(Writer::ref(link));
    for (const EntityRef& one : reading.entities) made["entities"].push_back(Writer::entity(one));
    return made;
}

Result<Reading> readingFromJson(const json& from, const SchemaGraph& graph) {
    const auto refused = [](const char* why) {
        return Error{ErrorKind::Usage,
                     say("Sentence", "This reading does not fit the knowledge base."), why};
    };
    try {
        return Reader{graph}.reading(from);
    } catch (const json::exception& exception) {
        return refused(exception.what());
    } catch (const std::invalid_argument& exception) {
        return refused(exception.what());
    }
}

}  // namespace tripletalk::answering::offline
