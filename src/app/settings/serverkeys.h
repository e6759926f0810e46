// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings/secretstore.h"

#include <map>
#include <string>

#include <QObject>
#include <QString>

namespace tripletalk::app {

/// The keys of servers by the keychain's entries for them, which name the server's address: so no
/// key goes to another address than it was given for. Where no keychain runs, a key lives as long
/// as this. For the GUI thread.
class ServerKeys : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Empty if none is known.
    [[nodiscard]] std::string of(const QString& entry) const;
    /// It is in the keychain.
    [[nodiscard]] bool isKept(const QString& entry) const;
    /// Asks the keychain, unless a key is known already.
    void load(const QString& entry);
    /// An empty key removes it, from the keychain too.
    void keep(const QString& entry, const QString& key);

  Q_SIGNALS:
    void changed();

  private:
    struct Held {
        std::string key = {};
        bool kept = false;
    };

    SecretStore m_secrets;
    std::map<QString, Held> m_held;
};

}  // namespace tripletalk::app
