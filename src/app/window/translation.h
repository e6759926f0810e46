// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace tripletalk::app {

/// The translations of the window, ours and Qt's own, installed in the application.
class Translation {
  public:
    Translation() = default;
    ~Translation();
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;

    /// The tags of the languages that the window is offered in.
    static QStringList languages();

    /// One of them, or empty for the system's language. The caller retranslates its views.
    void use(const QString& language);

  private:
    QTranslator m_own;
    QTranslator m_qt;
};

}  // namespace tripletalk::app
