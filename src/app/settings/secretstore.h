// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include <QObject>
#include <QString>

namespace tripletalk::app {

/// Secrets in the desktop's keychain, where one runs and the program was built with QtKeychain.
/// Asynchronous; a callback comes on the GUI thread, unless the store is gone by then.
class SecretStore : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Calls `done` with the secret, empty if there is none or no keychain.
    void read(const QString& name, std::function<void(const QString& secret)> done);
    /// Stores, or with an empty secret removes. Calls `done(kept)`.
    void write(const QString& name, const QString& secret, std::function<void(bool kept)> done);
};

}  // namespace tripletalk::app
