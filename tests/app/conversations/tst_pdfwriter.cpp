// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/pdfwriter.h"

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

TEST(PdfWriter, PutsWhatFitsOnOnePage) {
    EXPECT_EQ(pagesOf(QStringLiteral("<h1>Cars</h1><p>Two.</p>")), 1);
}

// Qt's layout never ended here.
TEST(PdfWriter, BreaksACodeLineWithoutEnd) {
    EXPECT_GT(pagesOf(QStringLiteral("<pre style='white-space: pre-wrap'><code>%1</code></pre>")
                          .arg(QString(2'000'000, u'x'))),
              100);
}

TEST(PdfWriter, BreaksAWordWithoutEnd) {
    EXPECT_GT(pagesOf(QStringLiteral("<p>%1</p>").arg(QString(300'000, u'x'))), 20);
}
