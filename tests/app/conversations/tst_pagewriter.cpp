// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/pagewriter.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

using namespace tripletalk;

namespace {

/// The pages of the PDF that is made of a page in HTML, or -1.
qsizetype pagesOf(const QString& html) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page.pdf"));
    QFile file(path);
    if (!app::writePdf(path, html) || !file.open(QIODevice::ReadOnly)) return -1;
    return file.readAll().count("/Type /Page\n");
}

}  // namespace

TEST(PageWriter, WritesWhatWordProcessorsOpen) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page.odt"));
    ASSERT_TRUE(
        app::writeOdt(path, QStringLiteral("<h1>Cars</h1><table><tr><td>Two</td></tr></table>")));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray content = file.readAll();
    EXPECT_TRUE(content.startsWith("PK")) << "a package";
    EXPECT_TRUE(content.contains("application/vnd.oasis.opendocument.text"));
    EXPECT_FALSE(app::writeOdt(folder.filePath(QStringLiteral("none/page.odt")), QString()));
}

TEST(PageWriter, PutsWhatFitsOnOnePage) {
    EXPECT_EQ(pagesOf(QStringLiteral("<h1>Cars</h1><p>Two.</p>")), 1);
}

// Qt's layout never ended here.
TEST(PageWriter, BreaksACodeLineWithoutEnd) {
    EXPECT_GT(pagesOf(QStringLiteral("<pre style='white-space: pre-wrap'><code>%1</code></pre>")
                          .arg(QString(2'000'000, u'x'))),
              100);
}

TEST(PageWriter, BreaksAWordWithoutEnd) {
    EXPECT_GT(pagesOf(QStringLiteral("<p>%1</p>").arg(QString(300'000, u'x'))), 20);
}
