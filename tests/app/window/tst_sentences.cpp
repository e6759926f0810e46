// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sentences.h"
#include "app/window/translation.h"

#include <algorithm>

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

/// The C++ sources, with string literals that continue each other joined.
QString sources() {
    QString all;
    QDirIterator files(QStringLiteral(TRIPLETALK_SOURCE "/src"), {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().endsWith("app/window/sentences.cpp") || !file.open(QIODevice::ReadOnly))
            continue;
        all += QString::fromUtf8(file.readAll());
    }
    static const QRegularExpression joint(QStringLiteral(R"re(([^\\])"\s*")re"));
    return all.replace(joint, QStringLiteral("\\1")).replace("\\\"", "\"");
}

TEST(Sentences, AreThoseThatTheRoomsSay) {
    static const QRegularExpression placeholder(QStringLiteral("%[1-9]"));
    const QString said = sources();
    ASSERT_FALSE(said.isEmpty());
    for (const char* known : knownSentences()) {
        const QStringList parts = QString::fromUtf8(known).split(placeholder);
        const auto longest = std::ranges::max_element(parts, {}, &QString::size);
        EXPECT_TRUE(said.contains(longest->trimmed())) << known;
    }
}

TEST(Sentences, AreTranslatedWithWhatTheyWereFilledWith) {
    Translation translation;
    translation.use("de");
    const Error error{ErrorKind::NotFound, "There is no file \"a %1 b.ttl\"."};
    EXPECT_EQ(sentence(error), "Die Datei „a %1 b.ttl“ gibt es nicht.");
    EXPECT_EQ(sentence("The disk is full."), "Die Festplatte ist voll.");
    translation.use("en");
    EXPECT_EQ(sentence(error), "There is no file \"a %1 b.ttl\".");
}

TEST(Sentences, AreTranslatedPartByPart) {
    Translation translation;
    translation.use("de");
    EXPECT_EQ(phrases("unit kg removed, a dot as thousands mark removed"),
              "Einheit kg entfernt, Punkt als Tausenderzeichen entfernt");
    EXPECT_EQ(phrases("ja is 1, nein is 0"), "ja is 1, nein is 0");
    translation.use("en");
}

TEST(Sentences, SayWhatAQueryShouldGoOnWithInTheSameLanguage) {
    Translation translation;
    translation.use("de");
    EXPECT_EQ(sentence("Expected a variable behind AS, but found \"}\"."),
              "Erwartet: eine Variable hinter AS; hier steht aber „}“.");
    EXPECT_EQ(sentence("Expected \")\" or an operator, but the query ends here."),
              "Erwartet: \")\" oder ein Operator; die Abfrage endet aber hier.");
    translation.use("en");
}

TEST(Sentences, StayAsTheyAreWhereTheyAreNotKnown) {
    EXPECT_EQ(sentence("Something new happened."), "Something new happened.");
}

}  // namespace
}  // namespace tripletalk::app
