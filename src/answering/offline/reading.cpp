// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/reading.h"

#include "base/text.h"
#include "naming/names.h"

#include <algorithm>

namespace tripletalk::answering::offline {

namespace {

std::string operatorName(const std::string& op, const Wording& wording) {
    if (op == ">=") return wording.phrase("atleast");
    if (op == "<=") return wording.phrase("atmost");
    if (op == ">") return wording.phrase("over");
    if (op == "<") return wording.phrase("under");
    return op == "=" ? std::string() : wording.phrase(op);
}

bool isKey(const ColumnRef& ref, const SchemaGraph& graph) {
    const induction::Column* column = graph.column(ref);
    return column && column->role == induction::ColumnRole::Key;
}

/// "cars": what is counted.
std::string countedName(const ColumnRef& ref, const SchemaGraph& graph, const Wording& wording) {
    const std::string name = nameOf(ref, graph);
    return wording.plural(name);
}

std::string subject(const Reading& reading, const SchemaGraph& graph, const Wording& wording) {
    std::vector<std::string> parts;
    if (reading.order && reading.group) return nameOf(reading.group->column, graph);
    if (reading.function != Function::None) {
        const ColumnRef of =
            reading.measure ? reading.measure->column : ColumnRef{reading.target, ""};
        parts.push_back(describe(reading.function, of, graph, wording));
    }
    if (reading.entityAsked) parts.push_back(nameOf({reading.target, ""}, graph));
    for (const Selected& selected : reading.select) parts.push_back(nameOf(selected.column, graph));
    if (parts.empty()) parts.push_back(nameOf({reading.target, ""}, graph));
    return text::join(parts, ", ");
}

}  // namespace

std::string describe(Function function, const Wording& wording) {
    switch (function) {
        case Function::None:
            return {};
        case Function::Count:
        case Function::CountDistinct:
            return wording.phrase("number");
        case Function::Sum:
            return wording.phrase("total");
        case Function::Average:
            return wording.phrase("average");
        case Function::Minimum:
            return wording.phrase("minimum");
        case Function::Maximum:
            return wording.phrase("maximum");
        case Function::Median:
            return wording.phrase("median");
    }
    return {};
}

std::string describe(Function function, const ColumnRef& of, const SchemaGraph& graph,
                     const Wording& wording) {
    return describe(function, wording) + " " +
           (function == Function::Count ? countedName(of, graph, wording) : nameOf(of, graph));
}

std::string describe(const Filter& filter, const SchemaGraph& graph, const Wording& wording) {
    if (filter.op == "known")
        return wording.phrase(filter.negated ? "without" : "having") + " " +
               nameOf(filter.column, graph);
    std::string said;
    if (filter.negated) said = wording.phrase("not") + " ";
    if (filter.counted) said += wording.phrase("number") + " ";
    if (!isKey(filter.column, graph) || filter.counted) said += nameOf(filter.column, graph) + " ";
    said += operatorName(filter.op, wording);
    if (!said.empty() && said.back() != ' ') said += ' ';
    if (filter.than) return said + filter.than->label;
    if (filter.op == "=" && !filter.numeric && !filter.counted) {
        std::vector<std::string> first(
            filter.shown.begin(),
            filter.shown.begin() + std::min<std::ptrdiff_t>(3, std::ssize(filter.shown)));
        if (first.size() < filter.shown.size()) first.emplace_back("…");
        return said + text::join(first, " " + wording.phrase("or") + " ");
    }
    if (!filter.date.empty()) {
        said += filter.date;
        if (filter.op == "between") said += " " + wording.phrase("and") + " " + filter.dateUpTo;
        return said;
    }
    const induction::Column* column = graph.column(filter.column);
    const std::string unit = column ? column->unit : std::string();
    const auto shown = [&](double number) {
        return wording.number(text::formatNumber(number), !unit.empty());
    };
    said += shown(filter.number);
    if (filter.op == "between") said += " " + wording.phrase("and") + " " + shown(filter.upTo);
    return unit.empty() ? said : said + " " + unit;
}

std::string describe(const Order& order, const SchemaGraph& graph, const Wording& wording) {
    std::string said = wording.phrase(order.descending ? "highest" : "lowest") + " ";
    if (order.function != Function::None && order.column)
        said += describe(order.function, wording) + " ";
    said += order.column
                ? nameOf(*order.column, graph)
                : wording.phrase("number") + " " + countedName({order.countOf, ""}, graph, wording);
    return order.limit > 1 ? std::to_string(order.limit) + " × " + said : said;
}

std::string nameOf(const ColumnRef& ref, const SchemaGraph& graph) {
    const induction::Column* column = ref.column.empty() ? nullptr : graph.column(ref);
    if (column && column->role != induction::ColumnRole::Key)
        return column->label.empty() ? column->name : naming::attributeName(column->label);
    const induction::Table* table = graph.schema().table(ref.table);
    return table && !table->label.empty() ? text::toLower(table->label) : ref.table;
}

std::string describe(const Reading& reading, const SchemaGraph& graph, const Wording& wording) {
    std::string said = subject(reading, graph, wording);
    std::vector<std::string> things, conditions, had;
    for (const Filter& filter : reading.filters)
        (filter.op == "known"                             ? had
         : isKey(filter.column, graph) && !filter.negated ? things
                                                          : conditions)
            .push_back(describe(filter, graph, wording));
    if (!things.empty()) said += " " + wording.phrase("of") + " " + text::join(things, ", ");
    if (reading.order) conditions.push_back(describe(*reading.order, graph, wording));
    if (!conditions.empty())
        said += " " + wording.phrase("with") + " " + text::join(conditions, ", ");
    for (const std::string& one : had) said += " " + one;
    if (reading.group && !reading.order)
        said += " " + wording.phrase("per") + " " + nameOf(reading.group->column, graph);
    return said;
}

}  // namespace tripletalk::answering::offline
