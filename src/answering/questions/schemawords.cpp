// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/questions/schemawords.h"

#include "base/text.h"
#include "language/language.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>

namespace tripletalk::answering {

using induction::Column;
using induction::ColumnRole;
using induction::Table;

namespace {

constexpr std::int64_t mostValuesOfGroup = 30;
constexpr std::size_t longestValue = 30;

/// Without a unit in brackets.
std::string questionName(const std::string& label, const std::string& name) {
    const std::string all = text::replaceAll(label.empty() ? name : label, "_", " ");
    const std::string_view words = text::trim(all);
    if (!words.ends_with(')') && !words.ends_with(']')) return std::string(words);
    const std::string_view inner = words.substr(0, words.size() - 1);
    const auto closed = inner.find_last_of(")]");
    const auto open = inner.find_first_of("([", closed == std::string_view::npos ? 0 : closed + 1);
    return std::string(text::trim(words.substr(0, std::min(open, words.size()))));
}

Sentence inSentence(const std::string& english, const std::string& name) {
    //: A name in a question: %1 in lower case and perhaps in the plural, as English wants it; %2 as
    //: it stands.
    return say("Question", "%1").arg(text::toLower(english), name);
}

Sentence inSentence(const std::string& name) { return inSentence(name, name); }

bool isFull(const Table& table, const Column& column) {
    return table.rows > 0 && !column.hidden && column.nulls * 4 < table.rows;
}

}  // namespace

Sentence nameOf(const Table& table) { return inSentence(questionName(table.label, table.name)); }

Sentence nameOf(const Column& column) {
    return inSentence(questionName(column.label, column.name));
}

Sentence pluralOf(const Table& table) {
    const std::string name = questionName(table.label, table.name);
    return inSentence(language::languageOf(language::sourceTag).plural(text::toLower(name)), name);
}

Sentence groupName(const induction::Schema& schema, const Column& column) {
    const Table* table = column.references.empty() ? nullptr : schema.table(column.references);
    return table ? nameOf(*table) : nameOf(column);
}

bool isMeasure(const Table& table, const Column& column) {
    return column.role == ColumnRole::Literal && column.type != "TEXT" && column.distinct > 2 &&
           isFull(table, column);
}

const Column* measureOf(const Table& table) {
    const Column* best = nullptr;
    const auto rank = [](const Column& column) {
        return std::tuple(!column.unit.empty(), column.distinct);
    };
    for (const Column& column : table.columns)
        if (isMeasure(table, column) && (!best || rank(column) > rank(*best))) best = &column;
    return best;
}

bool isCategory(const Table& table, const Column& column) {
    return column.role == ColumnRole::Literal && column.type == "TEXT" && column.distinct >= 2 &&
           column.distinct <= mostValuesOfGroup && column.distinct * 2 <= table.rows &&
           !column.samples.empty() && column.samples.front().size() <= longestValue &&
           isFull(table, column);
}

bool isLink(const Table& table, const Column& column) {
    return column.role == ColumnRole::ForeignKey && column.distinct >= 2 && isFull(table, column);
}

}  // namespace tripletalk::answering
