// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/qmlengine.h"

#include <QBuffer>
#include <QFile>
#include <QFontDatabase>
#include <QImageReader>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQuickStyle>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualSize = 20;

class RefusedReply : public QNetworkReply {
  public:
    RefusedReply(const QNetworkRequest& request, QObject* parent) : QNetworkReply(parent) {
        setRequest(request);
        setUrl(request.url());
        setError(OperationCanceledError, QStringLiteral("refused"));
        open(ReadOnly);
        setFinished(true);
        QMetaObject::invokeMethod(this, &QNetworkReply::finished, Qt::QueuedConnection);
    }
    void abort() override {}

  protected:
    qint64 readData(char*, qint64) override { return -1; }
};

class RefusingManager : public QNetworkAccessManager {
  public:
    using QNetworkAccessManager::QNetworkAccessManager;

  protected:
    QNetworkReply* createRequest(Operation, const QNetworkRequest& request, QIODevice*) override {
        return new RefusedReply(request, this);
    }
};

}  // namespace

void chooseLook(QGuiApplication& application) {
    QQuickStyle::setStyle(u"Basic"_s);
    const QStringList families = QFontDatabase::families();
    for (const char* wanted : {"Inter", "Cantarell", "Noto Sans", "Open Sans"})
        if (families.contains(QLatin1String(wanted))) {
            QFont font = application.font();
            font.setFamily(QLatin1String(wanted));
            application.setFont(font);
            return;
        }
}

QNetworkAccessManager* NoNetwork::create(QObject* parent) { return new RefusingManager(parent); }

IconProvider::IconProvider() : QQuickImageProvider(Image) {}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    QFile file(u":/icons/"_s + id.section(u'/', 0, 0) + u".svg"_s);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray svg = file.readAll();
    svg.replace("currentColor", "#" + id.section(u'/', 1, 1).toLatin1());
    QBuffer buffer(&svg);
    QImageReader reader(&buffer, "svg");
    const int side = requested.width() > 0 ? requested.width() : usualSize;
    reader.setScaledSize({side, side});
    const QImage image = reader.read();
    if (size) *size = image.size();
    return image;
}

}  // namespace tripletalk::app
