// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/namelist.h"

#include <QCoreApplication>
#include <QLocale>

namespace tripletalk::app {

QString namesInQuotes(const QStringList& names) {
    QStringList quoted;
    for (const QString& name : names)
        quoted << QCoreApplication::translate("Names", "“%1”").arg(name);
    return QLocale().createSeparatedList(quoted);
}

}  // namespace tripletalk::app
