// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/translation.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <gtest/gtest.h>

namespace {

QString read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString german() {
    return read(QStringLiteral(TRIPLETALK_SOURCE "/translations/tripletalk_de.ts"));
}

TEST(Translation, GermanIsComplete) {
    ASSERT_FALSE(german().isEmpty());
    EXPECT_FALSE(german().contains("unfinished"));
    EXPECT_FALSE(german().contains("<translation></translation>"));
}

TEST(Translation, KnowsEveryTextOfTheScreens) {
    static const QRegularExpression text(QStringLiteral(R"re(qsTr\("((?:[^"\\]|\\.)*)")re"));
    const QString known = german();
    int texts = 0;
    QDirIterator screens(QStringLiteral(TRIPLETALK_SOURCE "/qml"), {"*.qml"}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (screens.hasNext()) {
        const QString screen = screens.next();
        for (auto it = text.globalMatch(read(screen)); it.hasNext(); ++texts) {
            const QString source = it.next().captured(1).toHtmlEscaped().replace("'", "&apos;");
            EXPECT_TRUE(known.contains("<source>" + source + "</source>"))
                << screen.toStdString() << ": " << source.toStdString();
        }
    }
    EXPECT_GT(texts, 100);
}

TEST(Translation, IsSwitchedWithoutARestart) {
    tripletalk::app::Translation translation;
    const auto sources = [](int n) {
        return QCoreApplication::translate("ResultBar", "%Ln row(s)", nullptr, n);
    };
    translation.use("de");
    EXPECT_EQ(QCoreApplication::translate("SettingsView", "Settings"), "Einstellungen");
    EXPECT_EQ(sources(2), "2 Zeilen");
    const auto facts = [](int n) {
        return QCoreApplication::translate("BaseWords", "%Ln fact(s)", nullptr, n);
    };
    EXPECT_EQ(facts(1000000), "1.000.000 Fakten");
    translation.use("en");
    EXPECT_EQ(facts(1), "1 fact");
    EXPECT_EQ(facts(1000000), "1,000,000 facts");
    EXPECT_EQ(sources(1), "1 row");
    EXPECT_EQ(QCoreApplication::translate("SettingsView", "Settings"), "Settings");
}

}  // namespace
