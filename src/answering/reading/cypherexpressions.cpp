// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/cypherexpressions.h"

#include "cypher/parser/cypherwords.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;

namespace {

std::string localName(const std::string& iri) { return iri.substr(iri.find_last_of("#/:") + 1); }

}  // namespace

std::string quotedName(const std::string& name) {
    return cypher::isReservedWord(name) ? "`" + name + "`" : cypher::writtenName(name);
}

std::string variableOf(const std::string& sparql) { return quotedName(sparql.substr(1)); }

std::string cypherName(const std::string& iri, GraphStep::Kind kind,
                       const induction::Schema& schema) {
    const std::string local = localName(iri);
    const auto isOther = [&](const std::string& other) {
        return !other.empty() && other != iri && localName(other) == local;
    };
    const auto clashes = [&](const Column& column) {
        const bool isLink = column.role == ColumnRole::ForeignKey || column.role == ColumnRole::Key;
        return isLink == (kind == GraphStep::Kind::Link) && isOther(column.predicate);
    };
    const bool isShared = std::ranges::any_of(schema.tables, [&](const Table& table) {
        return kind == GraphStep::Kind::Class ? isOther(table.classIri)
                                              : std::ranges::any_of(table.columns, clashes);
    });
    return cypher::writtenName(local.empty() || isShared ? iri : local);
}

std::string cypherOf(Function function, const std::string& to) {
    switch (function) {
        case Function::None:
            return to;
        case Function::Count:
            return "count(DISTINCT " + to + ")";
        case Function::Sum:
            return "sum(" + to + ")";
        case Function::Average:
            return "avg(" + to + ")";
        case Function::Minimum:
            return "min(" + to + ")";
        case Function::Maximum:
            return "max(" + to + ")";
    }
    return to;
}

bool isAsInGraph(const Column& column) {
    const bool isDate =
        column.datatype.ends_with("#date") || column.datatype.ends_with("#dateTime");
    return column.role != ColumnRole::Type &&
           (column.type != "TEXT" || isDate || column.role != ColumnRole::Literal ||
            column.rule.source().empty());
}

std::optional<std::string> cypherLikeTest(const std::string& pattern, const std::string& of) {
    const bool isOpen = pattern.starts_with("%");
    const bool goesOn = pattern.size() > 1 && pattern.ends_with("%");
    const std::string part =
        pattern.substr(isOpen ? 1 : 0, pattern.size() - (isOpen ? 1 : 0) - (goesOn ? 1 : 0));
    if (part.find_first_of("%_") != std::string::npos || (!isOpen && !goesOn)) return std::nullopt;
    const char* how = isOpen && goesOn ? " CONTAINS " : isOpen ? " ENDS WITH " : " STARTS WITH ";
    return "toLower(toString(" + of + "))" + how + "toLower(" + cypher::writtenText(part) + ")";
}

}  // namespace tripletalk::answering::reading
