// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/explore/factreader.h"

#include <cstdint>
#include <vector>

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One thing of the graph: its names, and its facts as rows. Facts of one predicate stand together,
/// the first few of them; a row at their end brings more.
class EntityCard : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Its IRI, or "_:x" of a blank node; while it is loading what was asked for.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString classLabel READ classLabel NOTIFY changed)
    Q_PROPERTY(QString table READ table NOTIFY changed)
    Q_PROPERTY(QString description READ description NOTIFY changed)
    /// {name, label} of each class that the graph says.
    Q_PROPERTY(QVariantList classes READ classes NOTIFY changed)

  public:
    enum State { Empty, Loading, Ready, Failed };
    Q_ENUM(State)

    enum Role {
        PredicateRole = Qt::UserRole + 1,  ///< its label
        FirstRole,                         ///< the first row of its predicate
        CountRole,                         ///< facts of this predicate
        TextRole,
        NameRole,      ///< IRI or "_:x" of what is no literal
        KindRole,      ///< entity, link, text, number, date, more
        DetailRole,    ///< class of an entity, language or datatype of a literal
        IncomingRole,  ///< the fact starts at the other end
        RemainingRole  ///< of a row of kind "more": facts that are not shown
    };

    explicit EntityCard(FactReader& reader, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString classLabel() const;
    [[nodiscard]] QString table() const;
    [[nodiscard]] QString description() const;
    [[nodiscard]] QVariantList classes() const;
    /// The graph says something of it, and does not only lead to it.
    [[nodiscard]] bool isDescribed() const;
    [[nodiscard]] graph::TermId id() const { return m_card.entity.id; }

    /// Shows what has this IRI, blank node or key.
    void open(const QString& name);
    /// Tells that this cannot be shown.
    void fail(const QString& name, const Error& error);
    void clear();
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    /// Brings more facts in place of a row of kind "more".
    Q_INVOKABLE void more(int row);
    Q_INVOKABLE void makeTurtle();

  Q_SIGNALS:
    void changed();
    /// What was opened cannot be shown: whoever knows no other place calls `fail`.
    void notFound(const tripletalk::Error& error);
    void turtleMade(const QString& text);
    void failed(const QString& why);

  private:
    struct Row {
        std::size_t group = 0;
        std::size_t value = 0;  ///< as many as there are: the row that brings more
    };
    void restart(const QString& name);
    void show(knowledge::FactCard card);
    void append(std::size_t group, std::vector<knowledge::FactValue> values);
    [[nodiscard]] std::vector<Row> makeRows() const;
    [[nodiscard]] QString kindOf(const knowledge::FactValue& value) const;

    FactReader& m_reader;
    State m_state = Empty;
    QString m_name;
    QString m_error;
    knowledge::FactCard m_card;
    std::vector<Row> m_rows;
    CancelToken m_cancel;
    int m_generation = 0;
};

}  // namespace tripletalk::app
