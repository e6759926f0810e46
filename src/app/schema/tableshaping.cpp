// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/tableshaping.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "naming/names.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace tripletalk::app {

using curation::Curation;
using induction::Table;
using induction::TableKind;

namespace {

bool isMergeable(const Table& table) {
    return table.kind == TableKind::Entity && !table.hidden && !table.classes.empty();
}

std::set<std::string_view> predicatesOf(const Table& table) {
    std::set<std::string_view> predicates;
    for (const induction::Column& column : table.columns)
        if (!column.predicate.empty()) predicates.insert(column.predicate);
    return predicates;
}

/// Blank nodes that say the same are one row, and each stands in a hidden table.
bool hasNodes(const induction::Schema& schema, const Table& table) {
    return std::ranges::any_of(schema.tables, [&](const Table& other) {
        return &other != &table && other.kind == TableKind::Entity && other.hidden &&
               other.classes == table.classes;
    });
}

QString labelOf(const std::string& name) {
    const bool isIri = name.find(':') != std::string::npos;
    return qs(isIri ? naming::allWords(naming::localName(name)) : name);
}

QStringList texts(const std::vector<std::string>& from) {
    QStringList list;
    for (const std::string& text : from) list << qs(text);
    return list;
}

std::vector<std::string> strings(const QStringList& from) {
    std::vector<std::string> list;
    for (const QString& text : from) list.push_back(utf8(text));
    return list;
}

}  // namespace

TableShaping::TableShaping(Tasks& tasks, SchemaEditor& editor, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_editor(editor) {
    connect(&m_editor, &SchemaEditor::schemaChanged, this, [this] {
        // A proposal is about the schema that it was tried on.
        const SchemaStatePtr& now = m_editor.schema();
        if (!now || !m_state || now->curation != m_state->curation ||
            now->base.manifest().generation != m_state->base.manifest().generation)
            refuse();
    });
}

const Table* TableShaping::inducedAt(int table) const {
    const SchemaStatePtr& state = m_editor.schema();
    const auto index = static_cast<std::size_t>(table);
    return state && table >= 0 && state->stored(index) ? &state->base.induced().tables[index]
                                                       : nullptr;
}

QStringList TableShaping::partnersOf(int table) const {
    const Table* own = inducedAt(table);
    QStringList names;
    if (!own || !isMergeable(*own)) return names;
    const auto predicates = predicatesOf(*own);
    std::vector<std::pair<std::ptrdiff_t, QString>> found;
    for (int i = 0; const Table* other = inducedAt(i); ++i)
        if (other != own && isMergeable(*other))
            found.emplace_back(-std::ranges::count_if(predicatesOf(*other),
                                                      [&](std::string_view predicate) {
                                                          return predicates.contains(predicate);
                                                      }),
                               m_editor.tableName(i));
    std::ranges::sort(found);
    for (const auto& [like, name] : found) names << name;
    return names;
}

QVariantList TableShaping::partsOf(int table) const {
    const Table* own = inducedAt(table);
    QVariantList parts;
    if (!own || own->kind != TableKind::Entity || own->hidden) return parts;
    std::vector<std::string> classes = own->classes;
    const bool nodes = hasNodes(m_editor.schema()->base.induced(), *own);
    if (nodes)
        parts << QVariantMap{{"classes", texts(classes)}, {"label", tr("a row for each node")}};
    else if (classes.size() > 1)
        parts << QVariantMap{{"classes", texts(classes)}, {"label", tr("each kind")}};
    if (classes.size() < 2) classes.clear();
    classes.insert(classes.end(), own->inlined.begin(), own->inlined.end());
    for (const std::string& name : classes)
        parts << QVariantMap{{"classes", QStringList{qs(name)}}, {"label", labelOf(name)}};
    return parts;
}

void TableShaping::merge(const QStringList& tables) {
    induction::ClassMerge merge;
    for (const QString& name : tables)
        if (const Table* table = inducedAt(m_editor.indexOfTable(name)))
            merge.classes.insert(merge.classes.end(), table->classes.begin(), table->classes.end());
    if (merge.classes.size() < 2) return;
    propose(tr("Merge %1").arg(QLocale().createSeparatedList(tables)),
            tr("merge %1").arg(tables.join(u", ")),
            [merge](Curation& curation) { mergeClasses(curation, merge); });
}

void TableShaping::part(int table, const QStringList& classes) {
    if (!inducedAt(table) || classes.isEmpty()) return;
    QStringList labels;
    for (const QString& name : classes) labels << labelOf(utf8(name));
    propose(tr("Tables of their own: %1").arg(labels.join(u", ")),
            tr("part %1").arg(m_editor.tableName(table)),
            [apart = strings(classes)](Curation& curation) { setApart(curation, apart); });
}

void TableShaping::setList(int table, int column, const QString& list) {
    const Table* own = inducedAt(table);
    if (!own || column < 0 || column >= static_cast<int>(own->columns.size())) return;
    const std::optional<bool> wanted =
        list.isEmpty() ? std::nullopt : std::optional(list == QLatin1String("yes"));
    const QString name = m_editor.columnName(table, column);
    propose(tr("The values of %1").arg(name), tr("values of %1").arg(name),
            [id = m_editor.schema()->effective.ids[static_cast<std::size_t>(table)].id,
             predicate = own->columns[static_cast<std::size_t>(column)].predicate,
             wanted](Curation& curation) { curation::setList(curation, id, predicate, wanted); });
}

void TableShaping::propose(const QString& title, const QString& text, EditHistory::Change change) {
    refuse();
    m_title = title;
    m_text = text;
    m_change = std::move(change);
    m_trying = true;
    m_cancel = CancelToken();
    m_state = m_editor.schema();
    Curation wanted = m_state->curation;
    m_change(wanted);
    m_tasks.run(
        this,
        [state = m_state, wanted = std::move(wanted), cancel = m_cancel] {
            return knowledge::previewTables(state->base, wanted, {}, cancel);
        },
        [this, number = m_number](const Result<std::vector<knowledge::TableChange>>& changes) {
            if (number == m_number) tried(changes);
        });
    Q_EMIT changed();
}

void TableShaping::tried(const Result<std::vector<knowledge::TableChange>>& changes) {
    m_trying = false;
    if (!changes) {
        m_problem = translated(changes.error());
    } else {
        for (const knowledge::TableChange& change : *changes) {
            const bool both = !change.before.name.empty() && !change.after.name.empty();
            m_tables << QVariantMap{
                {"before", qs(change.before.name)},
                {"after", qs(change.after.name)},
                {"rowsBefore", static_cast<qlonglong>(change.before.rows)},
                {"rowsAfter", static_cast<qlonglong>(change.after.rows)},
                {"gained", both ? texts(change.gained()) : texts(change.after.columns)},
                {"lost", both ? texts(change.lost()) : QStringList()}};
        }
    }
    Q_EMIT changed();
}

void TableShaping::accept() {
    if (m_title.isEmpty()) return;
    const QString text = m_text;
    EditHistory::Change change = std::move(m_change);
    refuse();
    m_editor.edit(text, QStringLiteral("tables"), std::move(change));
}

void TableShaping::refuse() {
    if (m_title.isEmpty()) return;
    m_cancel.cancel();
    ++m_number;
    m_title.clear();
    m_change = {};
    m_state.reset();
    m_trying = false;
    m_tables.clear();
    m_problem.clear();
    Q_EMIT changed();
}

}  // namespace tripletalk::app
