// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/derivation/runrecord.h"

#include <set>
#include <utility>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The model calls of a run with the exact text sent and the raw reply, in rows small enough that a
/// view makes only those that are seen: a row for each call, one for each of its parts (messages,
/// tools, reply), and under it its text in pieces. Parts can be folded, and all text be searched.
class PromptModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Derivation")
    Q_PROPERTY(int calls READ calls NOTIFY callsChanged)
    Q_PROPERTY(QString phrase READ phrase WRITE search NOTIFY searched)
    Q_PROPERTY(int hits READ hits NOTIFY searched)
    Q_PROPERTY(int hit READ hit NOTIFY hitChanged)
    Q_PROPERTY(int hitRow READ hitRow NOTIFY hitChanged)
    Q_PROPERTY(int hitPlace READ hitPlace NOTIFY hitChanged)

  public:
    enum Role {
        KindRole = Qt::UserRole + 1,  ///< call, part or text
        PurposeRole,                  ///< of a call, as are the next ones
        RoundRole,
        ModelRole,
        DurationRole,  ///< ms
        ErrorRole,
        RunningRole,
        PartRole,    ///< of a part: system, user, assistant, tools, reply
        TokensRole,  ///< of the reply, or of all that was sent (first part); else 0
        FoldedRole,
        BodyRole,  ///< of a text: as it was sent or came
        LastRole,  ///< the last row of its call
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void update(const std::vector<PromptCall>& calls);
    void clear();

    [[nodiscard]] int calls() const { return static_cast<int>(m_calls.size()); }
    [[nodiscard]] const QString& phrase() const { return m_phrase; }
    [[nodiscard]] int hits() const { return static_cast<int>(m_hits.size()); }
    /// The hit that is looked at, from 0; -1 if there is none.
    [[nodiscard]] int hit() const { return m_hit; }
    [[nodiscard]] int hitRow() const;
    [[nodiscard]] int hitPlace() const;

    /// Looks for a phrase in all text, whatever its case; folded parts with hits open.
    void search(const QString& phrase);
    /// To the hit before (-1) or behind (1), around the ends.
    Q_INVOKABLE void move(int offset);
    Q_INVOKABLE void toggle(int row);
    /// The whole text of a row's part, or of a call all of it.
    Q_INVOKABLE QString textOf(int row) const;
    /// The row of a call of the trace, or -1.
    Q_INVOKABLE int rowOf(double call) const;

  Q_SIGNALS:
    void callsChanged();
    void searched();
    void hitChanged();

  private:
    struct Row {
        int call = 0;
        int part = -1;  ///< -1: the call itself
        int piece = -1;
        QString text = {};
        bool operator==(const Row&) const = default;
    };
    struct Hit {
        int row;
        int place;
    };
    struct Part {
        QString name;
        QString text;
    };
    [[nodiscard]] static std::vector<Part> partsOf(const PromptCall& call);
    [[nodiscard]] std::vector<Row> rowsOf(int call) const;
    /// Puts a call's rows in the place of those that it had.
    void replace(int call);
    void findHits();

    std::vector<PromptCall> m_calls;
    std::vector<Row> m_rows;
    std::set<std::pair<int, int>> m_folded;  ///< call and part
    QString m_phrase;
    std::vector<Hit> m_hits;
    int m_hit = -1;
};

}  // namespace tripletalk::app
