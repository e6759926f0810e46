// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemaadvice.h"

#include "answering/prompt/schemaview.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/text.h"
#include "workspace/privacygate.h"
#include "workspace/settings.h"

#include <algorithm>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using workspace::NameSuggestion;

SchemaAdvice::SchemaAdvice(Tasks& tasks, SchemaEditor& editor, TableShaping& shaping,
                           Configurations& configurations, Consent& consent,
                           std::shared_ptr<net::Client> client, QObject* parent)
    : QAbstractListModel(parent),
      m_tasks(tasks),
      m_editor(editor),
      m_shaping(shaping),
      m_configurations(configurations),
      m_consent(consent),
      m_client(std::move(client)) {
    connect(&m_editor, &SchemaEditor::schemaChanged, this, &SchemaAdvice::reload);
    connect(&m_configurations, &Configurations::changed, this, &SchemaAdvice::obstacleChanged);
}

int SchemaAdvice::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QHash<int, QByteArray> SchemaAdvice::roleNames() const {
    return {{WhatRole, "what"},   {TitleRole, "title"},   {BeforeRole, "before"},
            {AfterRole, "after"}, {DetailRole, "detail"}, {AcceptableRole, "acceptable"}};
}

QVariant SchemaAdvice::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
        case WhatRole: {
            const QString table = m_editor.tableName(entry.table);
            const QString column = m_editor.columnName(entry.table, entry.column);
            return column.isEmpty() ? table : table + u'.' + column;
        }
        case TitleRole:
            return entry.title;
        case BeforeRole:
            return entry.before;
        case AfterRole:
            return entry.after;
        case DetailRole:
            return entry.detail;
        case AcceptableRole:
            return !entry.field.isEmpty();
        default:
            return {};
    }
}

QString SchemaAdvice::obstacle() const {
    if (!m_configurations.asksModel() || m_configurations.current().model.empty())
        return tr(
            "The configuration in use has no model. Choose one with a model to be given "
            "names and comments.");
    return m_configurations.problem();
}

std::vector<SchemaAdvice::Entry> SchemaAdvice::found() const {
    std::vector<Entry> entries;
    const SchemaStatePtr& state = m_editor.schema();
    if (!state) return entries;
    const auto& induced = state->base.induced().tables;
    for (const auto& [attribute, hint] : state->cleaning) {
        const auto& columns = induced[attribute.first].columns;
        const auto column = std::ranges::find(columns, attribute.second, &induction::Column::label);
        if (hint.applied || column == columns.end()) continue;
        const auto at = static_cast<std::size_t>(column - columns.begin());
        const auto* curated = state->columnCuration(attribute.first, at);
        if (curated && curated->cleaningOn.contains(hint.rule)) continue;
        entries.push_back(
            {static_cast<int>(attribute.first), static_cast<int>(at), u"cleaning"_s, qs(hint.rule),
             tr("Clean: %1").arg(translated(hint.description)), qs(hint.before), qs(hint.after),
             hint.failed > 0
                 ? tr("%n value(s) cannot be converted.", nullptr, static_cast<int>(hint.failed))
                 : QString()});
    }
    for (const ReshapingHint& hint : state->reshaping)
        if (auto entry = reshaping(*state, hint)) entries.push_back(*std::move(entry));
    return entries;
}

/// Nothing where a table of the hint is no more: tables may have been filled anew since.
std::optional<SchemaAdvice::Entry> SchemaAdvice::reshaping(const SchemaState& state,
                                                           const ReshapingHint& hint) const {
    const auto& induced = state.base.induced().tables;
    Entry entry{.field = hint.kind == "inline" ? QString() : qs(hint.kind),
                .title = translated(hint.reason)};
    for (const std::string& name : hint.tables) {
        const auto table = std::ranges::find(induced, name, &induction::Table::name);
        if (table == induced.end()) return std::nullopt;
        const auto index = static_cast<int>(table - induced.begin());
        if (entry.table < 0) entry.table = index;
        entry.tables << m_editor.tableName(index);
    }
    const bool parts = hint.kind == "split" || hint.kind == "nodes";
    if (entry.table < 0 || (parts && m_shaping.partsOf(entry.table).isEmpty())) return std::nullopt;
    if (hint.kind == "merge") entry.after = tr("one table of %1").arg(entry.tables.join(u", "));
    if (hint.kind == "split") entry.after = tr("a table for each kind");
    if (hint.kind == "nodes") entry.after = tr("a row for each node");
    if (hint.kind == "list") entry.after = tr("all values in %1 alone").arg(entry.tables.last());
    return entry;
}

/// Shown to the person before it is made, and so still there if that was refused.
void SchemaAdvice::shape(const Entry& entry) {
    if (entry.field == u"merge"_s) {
        m_shaping.merge(entry.tables);
    } else if (entry.field == u"list"_s) {
        const int values = m_editor.indexOfTable(entry.tables.last());
        m_shaping.setList(values, 1, u"yes"_s);
    } else {
        m_shaping.part(
            entry.table,
            m_shaping.partsOf(entry.table).constFirst().toMap()[u"classes"_s].toStringList());
    }
}

void SchemaAdvice::reload() {
    const SchemaStatePtr& state = m_editor.schema();
    const std::string base = state ? state->base.manifest().id : std::string();
    std::vector<Entry> entries = found();
    std::erase_if(entries, [&](const Entry& entry) {
        return std::ranges::any_of(m_refused,
                                   [&](const Entry& refused) { return refused.same(entry); });
    });
    if (base == m_base)
        for (const Entry& entry : m_entries)
            if (entry.ofModel) entries.push_back(entry);
    m_base = base;
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
    Q_EMIT countChanged();
}

void SchemaAdvice::ask(int table) {
    const SchemaStatePtr state = m_editor.schema();
    const QString name = m_editor.tableName(table);
    if (m_asking || !state || name.isEmpty() || !obstacle().isEmpty()) return;
    if (m_consent.holds(
            {m_configurations.leavingAlone(), [this, table] { ask(table); }, {}, false}))
        return;
    m_asking = true;
    m_problem.clear();
    m_cancel = CancelToken();
    Q_EMIT askingChanged();
    using Suggested = Result<std::vector<NameSuggestion>>;
    m_tasks.run(
        this,
        [state, name = utf8(name), model = m_configurations.current().model, access = m_access,
         client = m_client, cancel = m_cancel]() -> Suggested {
            auto gate = workspace::PrivacyGate::of({state->base}, access, client);
            if (!gate) return gate.error();
            auto chat = gate->chatModel(model);
            if (!chat) return chat.error();
            return workspace::suggestNames(
                gate->valuesStay() ? answering::withoutValues(state->schema()) : state->schema(),
                name, **chat, answering::Prompts(workspace::ownPrompts()), cancel);
        },
        [this, state, table](const Suggested& suggested) {
            m_asking = false;
            if (suggested) {
                add(state->base, table, *suggested);
                if (suggested->empty()) m_problem = tr("The model has nothing to suggest here.");
            } else if (suggested.error().kind != ErrorKind::Cancelled) {
                m_problem = translated(suggested.error());
            }
            Q_EMIT askingChanged();  // NOLINT(readability-misleading-indentation): an empty macro
        });
}

void SchemaAdvice::add(const knowledge::KnowledgeBase& base, int table,
                       const std::vector<NameSuggestion>& suggestions) {
    if (base.manifest().id != m_base || !m_editor.schema()) return;
    const auto& tables = m_editor.schema()->schema().tables;
    const auto& shown = tables[static_cast<std::size_t>(table)];
    for (const NameSuggestion& suggestion : suggestions) {
        Entry entry{.table = table, .ofModel = true};
        std::string name = shown.name;
        std::string comment = shown.comment;
        if (!suggestion.column.empty()) {
            const induction::Column* column = shown.column(suggestion.column);
            if (!column) continue;
            entry.column = static_cast<int>(column - shown.columns.data());
            name = column->name;
            comment = column->comment;
        }
        const auto suggest = [&](const QString& field, const QString& title,
                                 const std::string& before, const std::string& after) {
            if (after.empty()) return;
            entry.field = field;
            entry.title = title;
            entry.before = qs(before);
            entry.value = entry.after = qs(after);
            append(entry);
        };
        suggest(u"name"_s, tr("Call it"), name, suggestion.name);
        suggest(u"comment"_s, tr("Say of it"), comment, suggestion.comment);
        suggest(u"synonyms"_s, tr("Also called"), {}, text::join(suggestion.synonyms, ", "));
    }
}

void SchemaAdvice::append(Entry entry) {
    beginInsertRows({}, rowCount(), rowCount());
    m_entries.push_back(std::move(entry));
    endInsertRows();
    Q_EMIT countChanged();
}

void SchemaAdvice::removeRow(int row) {
    beginRemoveRows({}, row, row);
    m_entries.erase(m_entries.begin() + row);
    endRemoveRows();
    Q_EMIT countChanged();
}

void SchemaAdvice::accept(int row) {
    if (row < 0 || row >= rowCount()) return;
    const Entry entry = m_entries[static_cast<std::size_t>(row)];
    if (entry.field.isEmpty()) return;
    if (!entry.tables.isEmpty()) return shape(entry);
    removeRow(row);
    m_editor.select(entry.table, entry.column);
    if (entry.field == u"cleaning"_s)
        m_editor.setCleaning(entry.table, entry.column, entry.value, true);
    else
        m_editor.set(entry.table, entry.column, entry.field, entry.value);
}

void SchemaAdvice::refuse(int row) {
    if (row < 0 || row >= rowCount()) return;
    m_refused.push_back(m_entries[static_cast<std::size_t>(row)]);
    removeRow(row);
}

void SchemaAdvice::select(int row) {
    if (row < 0 || row >= rowCount()) return;
    const Entry& entry = m_entries[static_cast<std::size_t>(row)];
    if (entry.table >= 0) m_editor.select(entry.table, entry.column);
}

}  // namespace tripletalk::app
