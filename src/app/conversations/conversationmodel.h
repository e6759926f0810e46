// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/conversations/history.h"

#include <vector>

#include <QAbstractListModel>
#include <QHash>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The list of conversations, pinned ones first, then by last use; or, while something is searched,
/// those in which it was found. Changes show at once and are written behind.
class ConversationModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString removedTitle READ removedTitle NOTIFY removedChanged)

  public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        TitleRole,
        PinnedRole,
        UpdatedRole,    ///< QDateTime, local
        GroupRole,      ///< "pinned", or the ISO date of the last use
        SnippetRole,    ///< while searching: the text around the words, escaped, these in <b>
        BaseRole,       ///< id of the base that it talks with
        FoundTurnRole,  ///< while searching: id of the turn that has them
    };

    explicit ConversationModel(History& history, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_shown.size()); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& words);
    /// Title of the conversation that `undoRemove` would bring back, empty if none.
    [[nodiscard]] QString removedTitle() const;

    void load();
    /// Loads again if another window wrote since.
    void refresh();
    /// How many talk with this knowledge base, alone or beside others.
    Q_INVOKABLE int countOf(const QString& base) const;
    void add(conversations::Conversation conversation);
    /// The bases that it asks together with its own; nothing if it is not kept.
    void setOthers(const QString& id, std::vector<conversations::NamedBase> others);
    /// Its last use is now: it moves to the top of its group.
    void touch(const QString& id, conversations::Instant when);
    [[nodiscard]] QString titleOf(const QString& id) const;

    /// A copy with everything in it, which stands beside it; `title` is the copy's.
    Q_INVOKABLE void duplicate(const QString& id, const QString& title);
    Q_INVOKABLE void rename(const QString& id, const QString& title);
    Q_INVOKABLE void setPinned(const QString& id, bool pinned);
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void undoRemove();
    /// The next or previous one in the list, for the keyboard; empty if there is none.
    Q_INVOKABLE QString neighbour(const QString& id, int offset) const;

  Q_SIGNALS:
    void searchChanged();
    void countChanged();
    void removedChanged();
    void removed(const QString& id);
    void titleChanged(const QString& id);
    /// Another window asked something in it.
    void changedElsewhere(const QString& id);
    void loaded();

  private:
    using Conversation = conversations::Conversation;
    Conversation* find(const QString& id);
    void read(bool onlyIfForeign);
    void show();  ///< recomputes what is shown and tells the difference
    void snippetsChanged();
    void emitChanged(const QString& id, const QList<int>& roles);

    History& m_history;
    std::vector<Conversation> m_all;
    std::vector<Conversation> m_shown;
    QString m_search;
    int m_generation = 0;  ///< of the search; late results are dropped
    struct Place {
        QString snippet;
        QString turn;
    };
    QHash<QString, Place> m_found;        ///< by conversation, while searching
    std::int64_t m_foreign = 0;           ///< ConversationStore::foreignVersion at the last reading
    int m_edits = 0;                      ///< of the list by this window
    std::vector<Conversation> m_removed;  ///< the latest last
};

}  // namespace tripletalk::app
