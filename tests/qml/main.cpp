// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/engine.h"
#include "testworld.h"

#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

/// Gives the tests what the program gives its window.
class Setup : public QObject {
    Q_OBJECT

  public Q_SLOTS:
    void applicationAvailable() { QQuickStyle::setStyle(QStringLiteral("Basic")); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/"));
        engine->setNetworkAccessManagerFactory(&m_noNetwork);
        engine->addImageProvider(QStringLiteral("icons"), new tripletalk::app::IconProvider);
        qmlRegisterType<TestWorld>("TripleTalk.Test", 1, 0, "TestWorld");
    }

  private:
    tripletalk::app::NoNetwork m_noNetwork;
};

QUICK_TEST_MAIN_WITH_SETUP(window, Setup)

#include "main.moc"
