// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/questionwords.h"

#include "app/window/qttext.h"
#include "naming/names.h"

#include <tuple>

#include <QRegularExpression>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using induction::Column;
using induction::ColumnRole;
using induction::Table;

namespace {

constexpr std::int64_t mostValuesOfGroup = 30;
constexpr std::size_t longestValue = 30;

bool isEnglish() {
    //: The code of the language that these texts are in.
    return QCoreApplication::translate("Question", "en") == u"en"_s;
}

QString readableName(const std::string& label, const std::string& name) {
    // Without a unit in brackets.
    static const QRegularExpression bracket(uR"(\s*[\(\[][^\)\]]*[\)\]]\s*$)"_s);
    const QString text =
        qs(label.empty() ? name : label).replace(u'_', u' ').remove(bracket).trimmed();
    return isEnglish() ? text.toLower() : text;
}

bool isFull(const Table& table, const Column& column) {
    return table.rows > 0 && !column.hidden && column.nulls * 4 < table.rows;
}

}  // namespace

QString nameOf(const Table& table) { return readableName(table.label, table.name); }

QString nameOf(const Column& column) { return readableName(column.label, column.name); }

QString groupName(const induction::Schema& schema, const Column& column) {
    const Table* table = column.references.empty() ? nullptr : schema.table(column.references);
    return table ? nameOf(*table) : nameOf(column);
}

QString plural(const QString& noun) { return isEnglish() ? qs(naming::plural(utf8(noun))) : noun; }

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

}  // namespace tripletalk::app
