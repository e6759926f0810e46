// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Where a person's choice in a file dialog leads. Stateless.
class SavedFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    explicit SavedFile(QObject* parent = nullptr) : QObject(parent) {}

    /// The chosen file with one of the endings ("md", "tar.gz"): its own, if the person wrote that,
    /// else that of the chosen kind, which is a place among the endings. `suggested` is the kind
    /// whose ending the dialog had written itself.
    Q_INVOKABLE static QUrl of(const QUrl& chosen, const QStringList& endings, int kind,
                               int suggested);
    Q_INVOKABLE static bool isThere(const QUrl& file);
    /// Without its folder.
    Q_INVOKABLE static QString nameOf(const QUrl& file);
};

}  // namespace tripletalk::app
