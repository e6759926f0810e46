// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemadetails.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/text.h"
#include "sqlite/sqltext.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

namespace tripletalk::app {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;

namespace {

QStringList listOf(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) list << qs(text);
    return list;
}

QString joined(const std::vector<std::string>& words) { return qs(text::join(words, ", ")); }

/// What a person said, else what was found. The schema's own comment has the synonyms in it.
template <typename Curated, typename Thing>
void describe(QVariantMap& map, const Curated* curated, const Thing* induced, const Thing& now) {
    map["name"] = qs(now.name);
    map["label"] = qs(now.label);
    map["hidden"] = now.hidden;
    map["inducedName"] = induced ? qs(induced->name) : QString();
    map["comment"] = curated && !curated->comment.empty() ? qs(curated->comment)
                     : induced                            ? qs(induced->comment)
                                                          : QString();
    map["synonyms"] = curated ? joined(curated->synonyms) : QString();
}

QString originOf(const Table& table) {
    return qs(table.predicate.empty() ? table.classIri : table.predicate);
}

bool mayHide(const Column& column) {
    return column.role != ColumnRole::Key && column.role != ColumnRole::Label;
}

QVariantList cleaningOf(const SchemaState& state, std::size_t table, std::size_t column) {
    const curation::ColumnCuration* curated = state.columnCuration(table, column);
    QVariantList list;
    for (const CleaningHint& hint : state.cleaningOf(table, column)) {
        const bool on = hint.applied ? !(curated && curated->cleaningOff.contains(hint.rule))
                                     : curated && curated->cleaningOn.contains(hint.rule);
        list << QVariantMap{{"rule", qs(hint.rule)},
                            {"description", translated(hint.description)},
                            {"applied", hint.applied},
                            {"on", on},
                            {"failed", static_cast<qlonglong>(hint.failed)},
                            {"before", qs(hint.before)},
                            {"after", qs(hint.after)}};
    }
    return list;
}

void addDdl(QVariantMap& map, const SchemaState& state, const Table& table) {
    const std::string ddl = renderDdl(state.schema(), {.only = {table.name}});
    map["ddl"] = qs(ddl);
    map["tokens"] = static_cast<int>(text::estimatedTokens(ddl));
}

/// Whether the person may say how several values stand, and what was said.
void addList(QVariantMap& map, const SchemaState& state, std::size_t index, const Column& column) {
    const Table& table = state.schema().tables[index];
    const bool listable = state.stored(index) && !table.hidden && !column.predicate.empty() &&
                          !column.inverse && column.of.empty() && mayHide(column) &&
                          column.role != ColumnRole::Type &&
                          (table.kind == TableKind::Entity ||
                           (!table.predicate.empty() && table.predicate == column.predicate));
    map["listable"] = listable;
    if (!listable) return;
    const auto list = listOf(state.curation, state.effective.ids[index].id, column.predicate);
    map["list"] = !list ? QString() : *list ? QStringLiteral("yes") : QStringLiteral("no");
    // A link has no first one.
    map["firstable"] = column.role == ColumnRole::Literal;
}

}  // namespace

bool isFixed(const Table& table) {
    return table.kind == TableKind::Side || table.kind == TableKind::Entities;
}

QVariantMap tableDetails(const SchemaState& state, std::size_t index) {
    const Table& table = state.schema().tables[index];
    const bool stored = state.stored(index);
    QVariantMap map;
    describe(map, state.tableCuration(index),
             stored ? &state.base.induced().tables[index] : nullptr, table);
    if (!stored) map["comment"] = qs(table.comment);
    map["rows"] = static_cast<qlonglong>(table.rows);
    map["columns"] = static_cast<int>(table.columns.size());
    map["origin"] = originOf(table);
    map["editable"] = stored && !isFixed(table);
    map["hideable"] = stored && !isFixed(table);
    map["fixed"] = stored && isFixed(table);
    map["select"] = qs(table.select);
    addDdl(map, state, table);
    return map;
}

QVariantMap columnDetails(const SchemaState& state, std::size_t index, std::size_t at) {
    const Table& table = state.schema().tables[index];
    const Column& column = table.columns[at];
    const bool stored = at < state.storedColumns(index);
    const curation::ColumnCuration* curated = state.columnCuration(index, at);
    const curation::ComputedColumn* computed = state.computed(index, at);
    QVariantMap map;
    describe(map, curated, stored ? &state.base.induced().tables[index].columns[at] : nullptr,
             column);
    if (computed) {
        map["comment"] = qs(computed->comment);
        map["synonyms"] = joined(computed->synonyms);
    }
    map["computed"] = computed != nullptr;
    map["expression"] = computed ? qs(computed->expression) : QString();
    map["editable"] = (stored && !isFixed(table)) || computed != nullptr;
    map["hideable"] = stored && !isFixed(table) && mayHide(column);
    map["type"] = curated && !curated->type.empty() ? qs(curated->type) : qs(column.type);
    map["inducedType"] = qs(column.type);
    map["retypable"] =
        computed != nullptr || (stored && !isFixed(table) && table.kind != TableKind::View &&
                                column.role == ColumnRole::Literal);
    addList(map, state, index, column);
    map["unit"] = qs(column.unit);
    map["rule"] = translated(column.rule);
    map["rows"] = static_cast<qlonglong>(table.rows);
    map["nulls"] = static_cast<qlonglong>(column.nulls);
    map["distinct"] = static_cast<qlonglong>(column.distinct);
    map["measured"] = stored && table.rows > 0;
    map["samples"] = listOf(column.samples);
    map["facts"] = listOf(column.facts);
    map["origin"] = qs(column.predicate);
    map["inverse"] = column.inverse;
    map["references"] = qs(column.target.empty() ? column.references : column.target);
    map["key"] = column.role == ColumnRole::Key;
    map["cleaning"] = cleaningOf(state, index, at);
    addDdl(map, state, table);
    return map;
}

std::pair<int, int> namedIn(const SchemaState& state, const QString& sql) {
    const auto names = sqlite::namesIn(utf8(sql));
    const auto& tables = state.schema().tables;
    int found = -1;
    for (const std::string& name : names) {
        const auto table = std::ranges::find(
            tables, name, [](const Table& candidate) { return text::toLower(candidate.name); });
        if (table == tables.end()) continue;
        found = static_cast<int>(table - tables.begin());
        break;
    }
    if (found < 0) return {-1, -1};
    const auto& columns = tables[static_cast<std::size_t>(found)].columns;
    int last = -1;
    for (const std::string& name : names)
        for (std::size_t c = 0; c < columns.size(); ++c)
            if (mayHide(columns[c]) && text::toLower(columns[c].name) == name)
                last = static_cast<int>(c);
    return {found, last};
}

std::vector<std::string> wordsOf(const QString& text) {
    static const QRegularExpression border(QStringLiteral("[,;\n]"));
    std::vector<std::string> words;
    for (const QString& part : text.split(border)) {
        const std::string word = utf8(part.simplified());
        if (!word.empty() && std::ranges::find(words, word) == words.end()) words.push_back(word);
    }
    return words;
}

}  // namespace tripletalk::app
