// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QGuiApplication>
#include <QQmlNetworkAccessManagerFactory>
#include <QQuickImageProvider>

namespace tripletalk::app {

/// The style of the controls and the typeface of the window; before the first QML is loaded.
void chooseLook(QGuiApplication& application);

/// Refuses every request of the QML engine: showing a text never touches the network. May be asked
/// from several threads.
class NoNetwork : public QQmlNetworkAccessManagerFactory {
  public:
    QNetworkAccessManager* create(QObject* parent) override;
};

/// "image://icons/NAME/COLOUR": one of our SVG icons drawn in a colour ("#rrggbb" without the #).
class IconProvider : public QQuickImageProvider {
  public:
    IconProvider();
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace tripletalk::app
