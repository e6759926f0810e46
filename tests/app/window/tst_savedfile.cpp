// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/savedfile.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace tripletalk::app {

namespace {

const QStringList endings{"md", "html", "tar.gz"};

QString saved(const QString& name, int kind, int suggested = 0) {
    return SavedFile::nameOf(
        SavedFile::of(QUrl::fromLocalFile("/somewhere/" + name), endings, kind, suggested));
}

}  // namespace

TEST(SavedFile, GetsTheEndingOfTheChosenKind) {
    EXPECT_EQ(saved("talk", 0), "talk.md");
    EXPECT_EQ(saved("talk", 1), "talk.html");
    EXPECT_EQ(saved("May 2026.06", 2), "May 2026.06.tar.gz");
    EXPECT_EQ(saved("talk", -1), "talk.md") << "no kind is chosen";
}

TEST(SavedFile, KeepsAnEndingThatThePersonWrote) {
    EXPECT_EQ(saved("talk.md", 0), "talk.md");
    EXPECT_EQ(saved("talk.HTML", 0), "talk.HTML");
    EXPECT_EQ(saved("talk.html", 2), "talk.html");
    EXPECT_EQ(saved("talk.tar.gz", 0), "talk.tar.gz");
}

TEST(SavedFile, TakesAWholePathThatWasTypedInQtsOwnDialog) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("report.pdf");
    const QUrl typed = QUrl::fromLocalFile(folder.path() + "/" + file);  // behind its own folder
    EXPECT_EQ(SavedFile::of(typed, {"pdf"}, 0, 0).toLocalFile(), file);
    EXPECT_EQ(
        SavedFile::of(QUrl::fromLocalFile(folder.path() + "//x.pdf"), {"pdf"}, 0, 0).toLocalFile(),
        folder.path() + "//x.pdf")
        << "a folder that is there";
}

TEST(SavedFile, LetsTheSuggestedEndingYieldToAnotherKind) {
    EXPECT_EQ(saved("talk.md", 1), "talk.html");
    EXPECT_EQ(saved("talk.html", 0, 1), "talk.md");
}

TEST(SavedFile, KeepsANameThatWasTypedInQtsOwnDialog) {
    const QUrl typed("/somewhere/report.pdf");  // which leaves the scheme out
    EXPECT_EQ(SavedFile::nameOf(typed), "report.pdf");
    EXPECT_EQ(SavedFile::of(typed, {"md", "pdf"}, 0, 0),
              QUrl::fromLocalFile("/somewhere/report.pdf"));
    EXPECT_EQ(SavedFile::of(QUrl("/somewhere/report"), {"md", "pdf"}, 1, 0),
              QUrl::fromLocalFile("/somewhere/report.pdf"));
}

TEST(SavedFile, ThatIsThereIsKnown) {
    EXPECT_TRUE(SavedFile::isThere(QUrl::fromLocalFile("/")));
    EXPECT_FALSE(SavedFile::isThere(QUrl::fromLocalFile("/no/such/file")));
}

}  // namespace tripletalk::app
