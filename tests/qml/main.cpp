// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/application.h"
#include "app/window/qmlengine.h"
#include "testworld.h"
#include "tourworld.h"

#include <QQmlEngine>
#include <QtQuickTest>

/// Gives the tests what the program gives its window.
class Setup : public QObject {
    Q_OBJECT

  public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/"));
        engine->setNetworkAccessManagerFactory(&m_noNetwork);
        engine->addImageProvider(QStringLiteral("icons"), new tripletalk::app::IconProvider);
        qmlRegisterType<TestWorld>("TripleTalk.Test", 1, 0, "TestWorld");
        qmlRegisterType<TourWorld>("TripleTalk.Test", 1, 0, "TourWorld");
    }

  private:
    tripletalk::app::NoNetwork m_noNetwork;
};

int main(int argc, char** argv) {
    tripletalk::app::Application application(argc, argv);  // with its watchdog
    tripletalk::app::chooseLook(application);
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "window", nullptr, &setup);
}

#include "main.moc"
