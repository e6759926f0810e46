// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemaeditor.h"

#include "app/components/columnvalues.h"
#include "app/schema/schemadetails.h"
#include "app/schema/schemaedits.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/file.h"
#include "base/jsontext.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using curation::Curation;
using Edit = EditHistory::Edit;
using Kind = EditHistory::Kind;

namespace {

/// Reasons are told without a capital and a full stop.
QString asSentence(QString text) {
    if (text.isEmpty()) return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.'))) text += QLatin1Char('.');
    return text;
}

}  // namespace

SchemaEditor::SchemaEditor(Tasks& tasks, Bases& bases, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_bases(bases), m_diagram(tasks), m_writer(tasks) {
    connect(&m_writer, &CurationWriter::progressChanged, this, &SchemaEditor::writingChanged);
    connect(&m_writer, &CurationWriter::written, this, &SchemaEditor::written);
    connect(&m_writer, &CurationWriter::failed, this, &SchemaEditor::writeFailed);
    connect(&m_diagram, &DiagramModel::selectedChanged, this, [this] {
        const int table = indexOfTable(m_diagram.selected());
        if (table >= 0 && table != m_table) select(table, -1);
    });
    connect(&m_diagram, &DiagramModel::saved, this,
            [this](const QString& file, const QString& error) {
                Q_EMIT notice(error.isEmpty() ? tr("Saved as %1").arg(file) : error);
            });
}

void SchemaEditor::shutdown() {
    m_writer.shutdown();
    m_diagram.shutdown();
    m_counting.cancel(CancelReason::Shutdown);
}

int SchemaEditor::tokens() const { return m_schema ? static_cast<int>(m_schema->tokens) : 0; }

QString SchemaEditor::glossary() const {
    return m_schema ? qs(m_schema->curation.glossary) : QString();
}

QString SchemaEditor::houseRules() const {
    return m_schema ? qs(m_schema->curation.houseRules) : QString();
}

QString SchemaEditor::stage() const {
    return m_writer.progress() ? qs(m_writer.progress()->stage) : QString();
}

double SchemaEditor::fraction() const {
    const auto& progress = m_writer.progress();
    return progress && progress->total > 0
               ? static_cast<double>(progress->done) / static_cast<double>(progress->total)
               : -1;
}

// --- reading -------------------------------------------------------------------------------------

void SchemaEditor::open() {
    if (!m_bases.current()) {
        // A newer version of the same base is on its way.
        if (m_schema && qs(m_schema->base.folder().string()) == m_bases.folder() &&
            m_bases.state() == Bases::Opening)
            return;
        m_schema.reset();
        m_state = m_bases.state() == Bases::Opening ? Loading : NoBase;
        Q_EMIT schemaChanged();
        return;
    }
    const bool same = m_schema && m_schema->base.manifest().id == m_bases.current()->manifest().id;
    if (!same) {
        m_history.clear();
        m_table = m_column = -1;
        m_state = Loading;
        m_schema.reset();
        Q_EMIT historyChanged();
        Q_EMIT schemaChanged();
    }
    if (!m_checking && !m_outdated) read();
}

void SchemaEditor::read() {
    m_tasks.run(
        this, [base = *m_bases.current()] { return readSchemaState(base); },
        [this, reading = ++m_reading](Result<SchemaStatePtr> read) {
            if (reading != m_reading) return;
            m_outdated = false;
            Q_EMIT writingChanged();
            if (!read) {
                m_state = Failed;
                setProblem(read.error());
                Q_EMIT schemaChanged();
                return;
            }
            m_counted.clear();
            show(std::move(*read));
        });
}

void SchemaEditor::show(SchemaStatePtr schema) {
    const SchemaStatePtr before = std::exchange(m_schema, std::move(schema));
    follow(before.get());
    m_state = Ready;
    m_tree.show(m_schema);
    m_changes.show(m_schema->decisions);
    m_diagram.setSchema(m_schema->schema());
    Q_EMIT schemaChanged();
    if (const auto wanted = std::exchange(m_wanted, {})) wanted();
    if (!isThere(m_table, m_column)) select(isThere(m_table, -1) ? m_table : -1, -1);
    updateDetails();
}

/// Other tables have other indexes: the selection stays on what it was.
void SchemaEditor::follow(const SchemaState* before) {
    const auto& now = m_schema->effective.ids;
    const auto selected = static_cast<std::size_t>(m_table);
    if (!before || m_table < 0 || selected >= before->effective.ids.size()) return;
    const curation::TableIds& was = before->effective.ids[selected];
    if (selected < now.size() && now[selected].id == was.id) return;
    const auto found = std::ranges::find(now, was.id, &curation::TableIds::id);
    m_table = found == now.end() ? -1 : static_cast<int>(found - now.begin());
    m_column = -1;
    Q_EMIT selectionChanged();
}

int SchemaEditor::indexOfTable(const QString& name) const {
    if (!m_schema || name.isEmpty()) return -1;
    const auto& all = m_schema->schema().tables;
    const auto found = std::ranges::find(all, utf8(name), &induction::Table::name);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QString SchemaEditor::tableName(int table) const { return nameOf(table, -1); }

QString SchemaEditor::columnName(int table, int column) const {
    return column < 0 ? QString() : nameOf(table, column);
}

bool SchemaEditor::isThere(int table, int column) const {
    if (!m_schema || table < 0 || table >= static_cast<int>(m_schema->schema().tables.size()))
        return false;
    const auto& columns = m_schema->schema().tables[static_cast<std::size_t>(table)].columns;
    return column < static_cast<int>(columns.size());
}

QString SchemaEditor::nameOf(int table, int column) const {
    if (!isThere(table, column)) return {};
    const auto& named = m_schema->schema().tables[static_cast<std::size_t>(table)];
    return qs(column < 0 ? named.name : named.columns[static_cast<std::size_t>(column)].name);
}

// --- selection -----------------------------------------------------------------------------------

void SchemaEditor::goTo(const QString& table, const QString& column) {
    open();
    if (!m_schema) {
        m_wanted = [this, table, column] { goTo(table, column); };
        return;
    }
    const int index = indexOfTable(table);
    if (index < 0) return;
    const auto& columns = m_schema->schema().tables[static_cast<std::size_t>(index)].columns;
    const auto found = std::ranges::find(columns, utf8(column), &induction::Column::name);
    select(index, found == columns.end() ? -1 : static_cast<int>(found - columns.begin()));
}

void SchemaEditor::goToQuery(const QString& sql) {
    open();
    if (!m_schema) {
        m_wanted = [this, sql] { goToQuery(sql); };
        return;
    }
    const auto [table, column] = namedIn(*m_schema, sql);
    if (table >= 0) select(table, column);
}

void SchemaEditor::select(int table, int column) {
    if (table == m_table && column == m_column) return;
    if (table >= 0 && !isThere(table, column)) return;
    m_table = table;
    m_column = column;
    clearError();
    m_diagram.setSelected(nameOf(table, -1));
    updateDetails();
    Q_EMIT selectionChanged();
}

void SchemaEditor::updateDetails() {
    if (!isThere(m_table, m_column))
        m_details.clear();
    else if (m_column < 0)
        m_details = tableDetails(*m_schema, static_cast<std::size_t>(m_table));
    else
        m_details = columnDetails(*m_schema, static_cast<std::size_t>(m_table),
                                  static_cast<std::size_t>(m_column));
    Q_EMIT detailsChanged();
    countValues();
}

void SchemaEditor::countValues() {
    m_counting.cancel();
    const auto known = m_counted.find({m_table, m_column});
    m_values = known == m_counted.end() ? QVariantMap() : known->second;
    Q_EMIT valuesChanged();
    // The base has the names that it was read with: only those can be asked for.
    if (known != m_counted.end() || m_column < 0 || m_checking || m_outdated) return;
    m_counting = CancelToken();
    m_tasks.run(
        this,
        [base = m_schema->base, table = utf8(nameOf(m_table, -1)),
         column = utf8(nameOf(m_table, m_column)),
         cancel = m_counting] { return columnValues(base, table, column, cancel); },
        [this, at = std::pair(m_table, m_column)](const QVariantMap& values) {
            if (values.isEmpty() || at != std::pair(m_table, m_column)) return;
            m_counted[at] = values;
            m_values = values;
            Q_EMIT valuesChanged();
        });
}

// --- edits ---------------------------------------------------------------------------------------

void SchemaEditor::edit(const QString& text, const QString& field, EditHistory::Change change) {
    if (!m_schema) return;
    m_history.push({Kind::Do, text, field, std::move(change)});
    checkNext();
}

void SchemaEditor::undo() {
    m_history.push({Kind::Undo});
    checkNext();
}

void SchemaEditor::redo() {
    m_history.push({Kind::Redo});
    checkNext();
}

void SchemaEditor::checkNext() {
    if (m_checking || !m_schema) return;
    const auto next = m_history.next();
    if (!next) {
        // What was written before can be read now.
        if (m_outdated && !m_writer.running() && m_bases.current()) read();
        return;
    }
    m_checking = true;
    ++m_reading;
    Q_EMIT checkingChanged();
    m_tasks.run(
        this,
        [state = m_schema, change = next->change]() -> Result<SchemaStatePtr> {
            Curation wanted = state->curation;
            change(wanted);
            prune(wanted);
            if (wanted == state->curation) return state;
            return curated(*state, std::move(wanted));
        },
        [this, edit = *next](const Result<SchemaStatePtr>& result) { checked(edit, result); });
}

void SchemaEditor::checked(const Edit& edit, const Result<SchemaStatePtr>& result) {
    m_checking = false;
    if (!result)
        setError(edit.field, asSentence(translated(result.error())));
    else
        clearError();
    if (result && *result != m_schema) {
        m_history.made(edit, m_schema->curation);
        Q_EMIT historyChanged();
        m_outdated = true;
        m_writer.write((*result)->base.folder(), (*result)->curation);
        Q_EMIT writingChanged();
        show(*result);
    }
    Q_EMIT checkingChanged();
    checkNext();
}

void SchemaEditor::set(int table, int column, const QString& field, const QVariant& value) {
    if (!isThere(table, column)) return;
    const auto& ids = m_schema->effective.ids[static_cast<std::size_t>(table)];
    const QString name = nameOf(table, column);
    const QString text =
        field == QLatin1String("name") ? tr("rename %1").arg(name) : tr("change %1").arg(name);
    if (column >= 0 &&
        m_schema->computed(static_cast<std::size_t>(table), static_cast<std::size_t>(column))) {
        edit(text, field, computedChange(ids.id, utf8(name), field, value));
        return;
    }
    if (!m_schema->stored(static_cast<std::size_t>(table))) return;
    if (column < 0)
        edit(text, field,
             tableChange(ids.id, m_schema->base.induced().tables[static_cast<std::size_t>(table)],
                         field, value));
    // Of a fixed table no column has a name in a curation: a base with such an edit does not open.
    else if (ids.columns[static_cast<std::size_t>(column)] != curation::ColumnId())
        edit(text, field,
             columnChange(ids.id, ids.columns[static_cast<std::size_t>(column)],
                          m_schema->base.induced()
                              .tables[static_cast<std::size_t>(table)]
                              .columns[static_cast<std::size_t>(column)],
                          field, value));
}

void SchemaEditor::setCleaning(int table, int column, const QString& rule, bool on) {
    if (!isThere(table, column) || column < 0) return;
    const auto t = static_cast<std::size_t>(table);
    const auto c = static_cast<std::size_t>(column);
    if (c >= m_schema->storedColumns(t)) return;
    const auto hints = m_schema->cleaningOf(t, c);
    const auto hint = std::ranges::find(hints, utf8(rule), &CleaningHint::rule);
    const auto& ids = m_schema->effective.ids[t];
    edit(tr("cleaning of %1").arg(nameOf(table, column)), QStringLiteral("cleaning"),
         cleaningChange(ids.id, ids.columns[c], utf8(rule), on,
                        hint != hints.end() && hint->applied));
}

void SchemaEditor::addComputed(int table, const QString& name, const QString& expression,
                               const QString& type) {
    if (!isThere(table, -1) || !m_schema->stored(static_cast<std::size_t>(table))) return;
    const curation::ComputedColumn column{utf8(name.trimmed()), utf8(expression.trimmed()),
                                          utf8(type)};
    edit(tr("compute %1").arg(name), QStringLiteral("computed"),
         [id = m_schema->effective.ids[static_cast<std::size_t>(table)].id,
          column](Curation& curation) { tableIn(curation, id).computed.push_back(column); });
}

void SchemaEditor::removeComputed(int table, int column) {
    if (!isThere(table, column) || column < 0) return;
    edit(tr("remove %1").arg(nameOf(table, column)), {},
         [id = m_schema->effective.ids[static_cast<std::size_t>(table)].id,
          name = utf8(nameOf(table, column))](Curation& curation) {
             std::erase_if(tableIn(curation, id).computed,
                           [&](const auto& computed) { return computed.name == name; });
         });
}

void SchemaEditor::setGlossary(const QString& text) {
    edit(tr("change the glossary"), QStringLiteral("glossary"),
         [text = utf8(text.trimmed())](Curation& curation) { curation.glossary = text; });
}

void SchemaEditor::setHouseRules(const QString& text) {
    edit(tr("change the house rules"), QStringLiteral("houseRules"),
         [text = utf8(text.trimmed())](Curation& curation) { curation.houseRules = text; });
}

void SchemaEditor::takeBack(int change) {
    const curation::Decision* decision = m_changes.at(change);
    if (!decision) return;
    edit(tr("take back a change"), {},
         [decision = *decision](Curation& curation) { curation::takeBack(curation, decision); });
}

// --- files ---------------------------------------------------------------------------------------

void SchemaEditor::exportTo(const QUrl& file) {
    if (!m_schema) return;
    const QString path = file.toLocalFile();
    m_tasks.run(
        this,
        [path, state = m_schema] {
            return writeFileAtomically(utf8(path),
                                       jsonText(curation::toJson(state->curation), 1) + "\n");
        },
        [this, path](const Result<void>& result) {
            Q_EMIT notice(result ? tr("Saved as %1").arg(path) : translated(result.error()));
        });
}

void SchemaEditor::importFrom(const QUrl& file) {
    m_tasks.run(
        this,
        [path = utf8(file.toLocalFile())]() -> Result<curation::ReadCuration> {
            auto text = readFile(path);
            if (!text) return text.error();
            return curation::curationFromText(*text);
        },
        [this](const Result<curation::ReadCuration>& read) {
            if (!read) {
                setProblem(read.error());
                return;
            }
            edit(tr("load a file"), QStringLiteral("file"),
                 [loaded = read->curation](Curation& curation) { curation = loaded; });
        });
}

// --- writing -------------------------------------------------------------------------------------

void SchemaEditor::written() {
    m_problem.clear();
    m_problemDetail.clear();
    Q_EMIT problemChanged();
    Q_EMIT writingChanged();
    m_bases.refresh();
    if (!m_checking) checkNext();
    Q_EMIT applied();
}

void SchemaEditor::writeFailed(const Error& error) {
    Q_EMIT writingChanged();
    // What could not be written is not shown either; the way back leads to where it was tried.
    m_history.dropLast();
    Q_EMIT historyChanged();
    if (error.kind != ErrorKind::Cancelled) setProblem(error);
    m_outdated = true;
    if (!m_checking) checkNext();
}

void SchemaEditor::setProblem(const Error& error) {
    m_problem = translated(error);
    m_problemDetail = qs(error.detail);
    Q_EMIT problemChanged();
}

void SchemaEditor::setError(const QString& field, const QString& error) {
    m_error = error;
    m_errorField = field;
    Q_EMIT errorChanged();
}

void SchemaEditor::clearError() {
    if (!m_error.isEmpty()) setError({}, {});
}

}  // namespace tripletalk::app
