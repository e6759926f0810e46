// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/savedfile.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

namespace tripletalk::app {

namespace {

/// Qt's own dialog leaves the scheme out where a name was typed, and puts its folder before a whole
/// path.
QString pathOf(const QUrl& file) {
    const QString path = file.scheme().isEmpty() ? file.path() : file.toLocalFile();
    const QString typed = path.mid(path.lastIndexOf(QStringLiteral("//")) + 1);
    const bool isTyped = !QFileInfo(path).dir().exists() && QFileInfo(typed).dir().exists();
    return isTyped ? typed : path;
}

}  // namespace

QUrl SavedFile::of(const QUrl& chosen, const QStringList& endings, int kind, int suggested) {
    if (kind < 0 || kind >= endings.size()) kind = 0;
    QString path = pathOf(chosen);
    const auto isOwn = [&](const QString& ending) {
        return path.endsWith(u'.' + ending, Qt::CaseInsensitive);
    };
    const auto own = std::ranges::find_if(endings, isOwn);
    if (own != endings.end()) {
        const bool isWritten = kind == suggested || endings.indexOf(*own) != suggested;
        if (isWritten) return QUrl::fromLocalFile(path);
        path.chop(own->size() + 1);
    }
    return QUrl::fromLocalFile(path + u'.' + endings[kind]);
}

bool SavedFile::isThere(const QUrl& file) { return QFileInfo::exists(pathOf(file)); }

QString SavedFile::nameOf(const QUrl& file) { return QFileInfo(pathOf(file)).fileName(); }

}  // namespace tripletalk::app
