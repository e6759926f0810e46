// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/configurations/configurations.h"
#include "app/settings/appsettings.h"

#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <QAbstractListModel>

namespace tripletalk::app {

/// Asks the person once for each base and host before anything about the base leaves this computer,
/// and remembers what was agreed: the rows of this list, which can be taken back.
class Consent : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged)
    Q_PROPERTY(QVariantList departures READ departures NOTIFY askingChanged)
    Q_PROPERTY(bool offlineHelps READ offlineHelps NOTIFY askingChanged)
    Q_PROPERTY(QString bases READ bases NOTIFY askingChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

  public:
    enum Role { BaseRole = Qt::UserRole + 1, HostRole, GivenRole };

    Consent(AppSettings& settings, const Bases& bases, Configurations& configurations,
            QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    struct Wish {
        std::vector<workspace::Departure> leaving;
        std::function<void()> go;           ///< called if it may
        std::function<void()> giveUp = {};  ///< called if it may not; may be empty
        bool offline = true;  ///< it can be done under a configuration that asks no model
    };
    /// True if the wish must wait for an answer of the person. False: nothing is asked, go on.
    bool holds(Wish wish);

    [[nodiscard]] bool asking() const { return m_wish.has_value(); }
    /// The wish that waits can do without a model.
    [[nodiscard]] bool offlineHelps() const { return m_wish && m_wish->offline; }
    /// What waits for an answer, as Configurations::departures tells it.
    [[nodiscard]] QVariantList departures() const;
    /// The bases that it is about: those for which nothing was agreed yet.
    [[nodiscard]] QString bases() const;

    /// `remember`: for good; otherwise until the program ends.
    Q_INVOKABLE void send(bool remember);
    /// Uses a configuration that asks no model, and goes on.
    Q_INVOKABLE void answerOffline();
    Q_INVOKABLE void refuse();
    /// Takes back what was agreed.
    Q_INVOKABLE void revoke(int row);

  Q_SIGNALS:
    void askingChanged();
    void countChanged();

  private:
    using Agreed = std::pair<std::string, std::string>;  ///< base and host
    [[nodiscard]] bool waits(const workspace::Departure& one) const;
    /// Of the bases of which something waits.
    [[nodiscard]] std::vector<workspace::Departure> asked() const;
    void goOn();

    AppSettings& m_settings;
    Configurations& m_configurations;
    std::set<Agreed> m_session;
    std::optional<Wish> m_wish;
};

}  // namespace tripletalk::app
