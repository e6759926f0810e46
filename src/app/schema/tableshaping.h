// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/schemaeditor.h"
#include "knowledge/tablepreview.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Changes which tables there are: each change is first tried beside the base on a worker thread
/// and shown, table by table, and made when the person says so. It is then an edit of the schema
/// editor, with undo.
class TableShaping : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    /// What is proposed: "Merge car and bus"; empty while nothing is.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(bool trying READ trying NOTIFY changed)
    /// What it makes: [{before, after, rowsBefore, rowsAfter, gained, lost}], names empty where
    /// there is no table.
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
    /// Why it could not be tried.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

  public:
    TableShaping(Tasks& tasks, SchemaEditor& editor, QObject* parent = nullptr);
    ~TableShaping() override { shutdown(); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] bool trying() const { return m_trying; }
    [[nodiscard]] QVariantList tables() const { return m_tables; }
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Names of the tables that a table may be merged with, the most alike first.
    Q_INVOKABLE QStringList partnersOf(int table) const;
    /// What may have a table of its own: [{classes, label}], the first one all of them.
    Q_INVOKABLE QVariantList partsOf(int table) const;

    /// All of these share one table.
    Q_INVOKABLE void merge(const QStringList& tables);
    /// `classes`: IRIs or labels, as partsOf() has them.
    Q_INVOKABLE void part(int table, const QStringList& classes);
    /// `list`: "yes", "no", or "" for as found.
    Q_INVOKABLE void setList(int table, int column, const QString& list);

    /// Makes what is proposed.
    Q_INVOKABLE void accept();
    /// Forgets it.
    Q_INVOKABLE void refuse();

  Q_SIGNALS:
    void changed();

  private:
    void propose(const QString& title, const QString& text, EditHistory::Change change);
    void tried(const Result<std::vector<knowledge::TableChange>>& changes);
    [[nodiscard]] const induction::Table* inducedAt(int table) const;

    Tasks& m_tasks;
    SchemaEditor& m_editor;
    SchemaStatePtr m_state;  ///< that the proposal is about
    QString m_title;
    QString m_text;  ///< for the undo button
    EditHistory::Change m_change;
    bool m_trying = false;
    QVariantList m_tables;
    QString m_problem;
    CancelToken m_cancel;
    int m_number = 0;  ///< generation; of proposals that were left nothing is told
};

}  // namespace tripletalk::app
