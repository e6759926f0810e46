// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "conversations/conversation.h"
#include "knowledge/knowledgebase.h"

#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The knowledge bases that a chat asks together with its own, in the order in which a person added
/// them. They are opened when they are added; one that is deleted stays, is asked again when it
/// comes back, and can be taken out.
class OtherBases : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Chat")
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QVariantList offered READ offered NOTIFY changed)
    Q_PROPERTY(QStringList gone READ gone NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(bool opening READ opening NOTIFY changed)

  public:
    enum State { Opening, Ready, Gone, Failed };
    Q_ENUM(State)

    enum Role { IdRole = Qt::UserRole + 1, NameRole, StateRole };

    explicit OtherBases(Bases& bases, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// {id, name} of each listed base that can be added: none twice, and not the one in use.
    [[nodiscard]] QVariantList offered() const;
    /// Ids of those that are not there any more.
    [[nodiscard]] QStringList gone() const;
    /// Why some cannot be asked, in a sentence; empty if all can, or will be in a moment.
    [[nodiscard]] QString trouble() const;
    /// One is being opened.
    [[nodiscard]] bool opening() const;
    /// Those that can be asked.
    [[nodiscard]] std::vector<knowledge::KnowledgeBase> ready() const;
    /// The same as the list tells of them now, rules included.
    [[nodiscard]] std::vector<knowledge::Manifest> manifests() const;
    /// All, to be kept with the conversation.
    [[nodiscard]] std::vector<conversations::NamedBase> kept() const;
    /// Those of another conversation.
    void set(const std::vector<conversations::NamedBase>& bases);

    Q_INVOKABLE void add(const QString& id);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void removeGone();

  Q_SIGNALS:
    void changed();
    /// By the person.
    void edited();

  private:
    struct Row {
        conversations::NamedBase base;
        State state = Opening;
        QString error = {};
        std::optional<knowledge::KnowledgeBase> opened = {};
        int opening = 0;  ///< of m_opening; what was asked for earlier is dropped
    };
    void follow();
    void open(Row& row);
    void drop(int row);
    [[nodiscard]] Row* find(const QString& id);
    void tell(const Row& row);

    Bases& m_bases;
    std::vector<Row> m_rows;
    int m_opening = 0;
};

}  // namespace tripletalk::app
