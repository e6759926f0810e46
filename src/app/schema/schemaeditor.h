// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/schema/curationwriter.h"
#include "app/schema/diagrammodel.h"
#include "app/schema/edithistory.h"
#include "app/schema/schemachanges.h"
#include "app/schema/schemastate.h"
#include "app/schema/schematree.h"

#include <functional>
#include <map>

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Changes what people and models see of a base's schema. Every edit is checked at once on a worker
/// thread, shown, can be undone, and is written in the background: names in a moment, types and
/// cleaning by filling the tables anew. Tables and columns are told by their indexes, which stay
/// the same over edits; column -1 is the table itself.
class SchemaEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY schemaChanged)
    /// Why there is nothing to edit, or why the last edit could not be written.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString problemDetail READ problemDetail NOTIFY problemChanged)
    Q_PROPERTY(tripletalk::app::SchemaTree* tree READ tree CONSTANT)
    Q_PROPERTY(tripletalk::app::SchemaChanges* changes READ changes CONSTANT)
    Q_PROPERTY(tripletalk::app::DiagramModel* diagram READ diagram CONSTANT)
    Q_PROPERTY(int tokens READ tokens NOTIFY schemaChanged)
    /// How many a person sees.
    Q_PROPERTY(int tables READ shownTables NOTIFY schemaChanged)
    Q_PROPERTY(QString glossary READ glossary NOTIFY schemaChanged)
    Q_PROPERTY(QString houseRules READ houseRules NOTIFY schemaChanged)

    Q_PROPERTY(int table READ table NOTIFY selectionChanged)
    Q_PROPERTY(int column READ column NOTIFY selectionChanged)
    Q_PROPERTY(QVariantMap details READ details NOTIFY detailsChanged)
    /// Of the selected column, counted now: {values: [{value, count}], minimum, maximum}.
    Q_PROPERTY(QVariantMap values READ values NOTIFY valuesChanged)

    Q_PROPERTY(bool checking READ checking NOTIFY checkingChanged)
    Q_PROPERTY(bool writing READ writing NOTIFY writingChanged)
    /// While tables are filled anew: the stage (base/progress.h) and its share, -1 unknown.
    Q_PROPERTY(QString stage READ stage NOTIFY writingChanged)
    Q_PROPERTY(double fraction READ fraction NOTIFY writingChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)

    /// Why the last edit was refused, and the field that it was made in.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged)
    Q_PROPERTY(QString errorField READ errorField NOTIFY errorChanged)

  public:
    enum State { NoBase, Loading, Ready, Failed };
    Q_ENUM(State)

    SchemaEditor(Tasks& tasks, Bases& bases, QObject* parent = nullptr);
    ~SchemaEditor() override { shutdown(); }
    void shutdown();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemDetail() const { return m_problemDetail; }
    [[nodiscard]] SchemaTree* tree() { return &m_tree; }
    [[nodiscard]] SchemaChanges* changes() { return &m_changes; }
    [[nodiscard]] DiagramModel* diagram() { return &m_diagram; }
    [[nodiscard]] int tokens() const;
    [[nodiscard]] int shownTables() const { return m_tree.tables(); }
    [[nodiscard]] QString glossary() const;
    [[nodiscard]] QString houseRules() const;
    [[nodiscard]] int table() const { return m_table; }
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] QVariantMap details() const { return m_details; }
    [[nodiscard]] QVariantMap values() const { return m_values; }
    [[nodiscard]] bool checking() const { return m_checking; }
    [[nodiscard]] bool writing() const { return m_outdated; }
    [[nodiscard]] QString stage() const;
    [[nodiscard]] double fraction() const;
    [[nodiscard]] QString undoText() const { return m_history.undoText(); }
    [[nodiscard]] QString redoText() const { return m_history.redoText(); }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorField() const { return m_errorField; }
    /// What is shown now; null before a base was read.
    [[nodiscard]] const SchemaStatePtr& schema() const { return m_schema; }

    /// Reads the base in use if it is another, or another version, than what is shown.
    Q_INVOKABLE void open();
    /// Selects by names, as a link to the editor has them; opens first.
    Q_INVOKABLE void goTo(const QString& table, const QString& column);
    /// Selects what a query is most about: a column of its conditions, else its first table.
    Q_INVOKABLE void goToQuery(const QString& sql);
    Q_INVOKABLE void select(int table, int column);
    Q_INVOKABLE int indexOfTable(const QString& name) const;
    Q_INVOKABLE QString tableName(int table) const;
    /// Empty if it is the table itself.
    [[nodiscard]] QString columnName(int table, int column) const;

    /// `field` is "name", "label", "comment", "synonyms", "hidden", "type", "expression" or "unit".
    Q_INVOKABLE void set(int table, int column, const QString& field, const QVariant& value);
    Q_INVOKABLE void setCleaning(int table, int column, const QString& rule, bool on);
    Q_INVOKABLE void addComputed(int table, const QString& name, const QString& expression,
                                 const QString& type);
    Q_INVOKABLE void removeComputed(int table, int column);
    Q_INVOKABLE void setGlossary(const QString& text);
    Q_INVOKABLE void setHouseRules(const QString& text);
    Q_INVOKABLE void takeBack(int change);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE void importFrom(const QUrl& file);
    Q_INVOKABLE void cancelWriting() { m_writer.cancel(); }
    Q_INVOKABLE void clearError();

    /// An edit of any kind: `text` names it in the undo button, `field` is where a refusal is
    /// shown.
    void edit(const QString& text, const QString& field, EditHistory::Change change);

  Q_SIGNALS:
    void schemaChanged();
    void problemChanged();
    void selectionChanged();
    void detailsChanged();
    void valuesChanged();
    void checkingChanged();
    void writingChanged();
    void historyChanged();
    void errorChanged();
    /// The base itself is as shown now.
    void applied();
    void notice(const QString& message);

  private:
    void read();
    void show(SchemaStatePtr schema);
    void follow(const SchemaState* before);
    void checkNext();
    void checked(const EditHistory::Edit& edit, const Result<SchemaStatePtr>& result);
    void written();
    void writeFailed(const Error& error);
    void setProblem(const Error& error);
    void setError(const QString& field, const QString& error);
    void updateDetails();
    void countValues();
    [[nodiscard]] QString nameOf(int table, int column) const;
    [[nodiscard]] bool isThere(int table, int column) const;

    Tasks& m_tasks;
    Bases& m_bases;
    SchemaTree m_tree;
    SchemaChanges m_changes;
    DiagramModel m_diagram;
    CurationWriter m_writer;
    SchemaStatePtr m_schema;
    State m_state = NoBase;
    QString m_problem;
    QString m_problemDetail;
    EditHistory m_history;
    bool m_checking = false;
    int m_table = -1;
    int m_column = -1;
    QVariantMap m_details;
    QVariantMap m_values;
    std::map<std::pair<int, int>, QVariantMap> m_counted;  ///< of the base as it is
    CancelToken m_counting;
    QString m_error;
    QString m_errorField;
    std::function<void()> m_wanted;  ///< selects something when the base is read
    int m_reading = 0;               ///< generation; a reading that an edit overtook is dropped
    bool m_outdated = false;         ///< until what was written is read again
};

}  // namespace tripletalk::app
