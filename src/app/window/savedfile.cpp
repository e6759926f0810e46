// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/savedfile.h"

#include <algorithm>

#include <QFileInfo>

namespace tripletalk::app {

QUrl SavedFile::of(const QUrl& chosen, const QStringList& endings, int kind, int suggested) {
    if (kind < 0 || kind >= endings.size()) kind = 0;
    QString path = chosen.toLocalFile();
    const auto isOwn = [&](const QString& ending) {
        return path.endsWith(u'.' + ending, Qt::CaseInsensitive);
    };
    const auto own = std::ranges::find_if(endings, isOwn);
    if (own != endings.end()) {
        const bool isWritten = kind == suggested || endings.indexOf(*own) != suggested;
        if (isWritten) return chosen;
        path.chop(own->size() + 1);
    }
    return QUrl::fromLocalFile(path + u'.' + endings[kind]);
}

bool SavedFile::isThere(const QUrl& file) { return QFileInfo::exists(file.toLocalFile()); }

QString SavedFile::nameOf(const QUrl& file) { return QFileInfo(file.toLocalFile()).fileName(); }

}  // namespace tripletalk::app
