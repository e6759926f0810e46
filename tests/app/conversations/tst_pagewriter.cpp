// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/chartpage.h"
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

/// The chart of a table, as it is put into a page of this format.
std::string chartIn(const QString& format) {
    const app::ResultTable table({{"name", true}, {"mass"}}, {{{"Ada <b>"}, {"40", "", "integer"}},
                                                              {{"Bo"}, {"9.5", "", "number"}}});
    const auto charts = app::chartPictures({{"r1", 2, &table}}, format);
    const auto found = charts.find({"r1", 2});
    return found == charts.end() ? std::string() : found->second;
}

TEST(PageWriter, DrawsAChartIntoAPageThatFetchesNothing) {
    const QString chart = QString::fromStdString(chartIn(QStringLiteral("html")));
    EXPECT_TRUE(chart.startsWith(QStringLiteral("<svg")));
    EXPECT_TRUE(chart.contains(QStringLiteral("Ada &lt;b&gt;")));
    EXPECT_FALSE(chart.contains(QStringLiteral("href")));
    EXPECT_EQ(chartIn(QStringLiteral("md")), "");
    EXPECT_EQ(chartIn(QStringLiteral("json")), "");
}

TEST(PageWriter, PutsAChartIntoAPdfAndADocumentAsAPicture) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page"));
    const auto written = [&](auto write, const QString& html) {
        EXPECT_TRUE(write(path, html));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    const QString chart = QString::fromStdString(chartIn(QStringLiteral("pdf")));
    EXPECT_TRUE(written(app::writePdf, chart).contains("/Subtype /Image"));
    EXPECT_FALSE(written(app::writePdf, QStringLiteral("<p>Two.</p>")).contains("/Subtype /Image"));
    EXPECT_TRUE(written(app::writeOdt, chart).contains("Pictures/"));
    EXPECT_FALSE(written(app::writeOdt, QStringLiteral("<p>Two.</p>")).contains("Pictures/"));
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
