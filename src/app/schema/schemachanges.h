// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/schemastate.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What a person changed of the induced schema, one row each.
class SchemaChanges : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of SchemaEditor")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

  public:
    enum Role {
        WhatRole = Qt::UserRole + 1,  ///< "car.owner"; empty: the base
        FieldRole,                    ///< in words
        BeforeRole,
        AfterRole,
        KnownRole,  ///< the graph has it
    };

    explicit SchemaChanges(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const std::vector<curation::Decision>& decisions);
    [[nodiscard]] const curation::Decision* at(int row) const;

  Q_SIGNALS:
    void countChanged();

  private:
    std::vector<curation::Decision> m_decisions;
};

}  // namespace tripletalk::app
