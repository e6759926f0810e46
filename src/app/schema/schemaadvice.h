// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/configurations/configurations.h"
#include "app/dialogs/consent.h"
#include "app/schema/schemaeditor.h"
#include "app/schema/tableshaping.h"
#include "workspace/namesuggestions.h"

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What might make a schema better, to be accepted or refused one by one: cleaning rules and
/// reshapings that the import found, and names and comments that a model suggests.
class SchemaAdvice : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged)
    /// Why no model can be asked; empty if one can.
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY obstacleChanged)
    /// Why asking failed.
    Q_PROPERTY(QString problem READ problem NOTIFY askingChanged)

  public:
    enum Role {
        WhatRole = Qt::UserRole + 1,  ///< "car.owner"
        TitleRole,
        BeforeRole,
        AfterRole,
        DetailRole,
        AcceptableRole,  ///< false: only to be known
    };

    SchemaAdvice(Tasks& tasks, SchemaEditor& editor, TableShaping& shaping,
                 Configurations& configurations, Consent& consent,
                 std::shared_ptr<net::Client> client, QObject* parent = nullptr);
    ~SchemaAdvice() override { shutdown(); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }
    void setAccess(llm::Access access) { m_access = std::move(access); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool asking() const { return m_asking; }
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Asks the model of the configuration in use for names of this table and its columns.
    Q_INVOKABLE void ask(int table);
    Q_INVOKABLE void stop() { m_cancel.cancel(); }
    Q_INVOKABLE void accept(int row);
    Q_INVOKABLE void refuse(int row);
    /// Selects what a row speaks of.
    Q_INVOKABLE void select(int row);

  Q_SIGNALS:
    void countChanged();
    void askingChanged();
    void obstacleChanged();

  private:
    struct Entry {
        int table = -1;
        int column = -1;
        /// Of SchemaEditor::set, or "cleaning"; "merge", "split", "nodes", "list": of TableShaping;
        /// empty: nothing to accept.
        QString field = {};
        QString value = {};
        QString title = {};
        QString before = {};
        QString after = {};
        QString detail = {};
        bool ofModel = false;
        QStringList tables = {};  ///< that would change
        [[nodiscard]] bool same(const Entry& other) const {
            return table == other.table && column == other.column && field == other.field &&
                   value == other.value && title == other.title;
        }
    };
    void reload();
    [[nodiscard]] std::vector<Entry> found() const;
    [[nodiscard]] std::optional<Entry> reshaping(const SchemaState& state,
                                                 const ReshapingHint& hint) const;
    void shape(const Entry& entry);
    void add(const knowledge::KnowledgeBase& base, int table,
             const std::vector<workspace::NameSuggestion>& suggestions);
    void append(Entry entry);
    void removeRow(int row);

    Tasks& m_tasks;
    SchemaEditor& m_editor;
    TableShaping& m_shaping;
    Configurations& m_configurations;
    Consent& m_consent;
    std::shared_ptr<net::Client> m_client;
    llm::Access m_access;
    std::vector<Entry> m_entries;
    std::vector<Entry> m_refused;
    std::string m_base;  ///< id of the base that the entries are about
    QString m_problem;
    CancelToken m_cancel;
    bool m_asking = false;
};

}  // namespace tripletalk::app
