// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/foundcleaning.h"

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The cleaning rules that were found in the data, to be switched on or off before an import. One
/// rule at most is on for the literals of a predicate.
class CleaningRules : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Importer")
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(int inUse READ inUse NOTIFY changed)

  public:
    enum Role {
        TableRole = Qt::UserRole + 1,
        AttributeRole,
        RuleRole,  ///< induction::CleaningSuggestion
        DescriptionRole,
        UsedRole,
        SamplesRole,        ///< [{before, after}], after joined of its cells
        FailedRole,         ///< values that have no cells with this rule
        FailedSamplesRole,  ///< some of them
    };

    explicit CleaningRules(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int inUse() const;
    void set(std::vector<induction::FoundCleaning> rules);
    /// What differs from what an import does by itself.
    [[nodiscard]] induction::CleaningChoices choices() const;

    Q_INVOKABLE void setUsed(int row, bool used);

  Q_SIGNALS:
    void changed();

  private:
    struct Rule {
        induction::FoundCleaning report;
        bool used = false;
    };
    std::vector<Rule> m_rules;
};

}  // namespace tripletalk::app
