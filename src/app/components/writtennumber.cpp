// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/writtennumber.h"

#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace tripletalk::app {

std::optional<double> numberIn(const QString& text) {
    bool ok = false;
    double number = QLocale().toDouble(text, &ok);
    if (!ok) number = QLocale::c().toDouble(text, &ok);
    if (!ok && text.count(u',') == 1)
        number = QLocale::c().toDouble(QString(text).replace(u',', u'.'), &ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QString writtenNumber(const QString& digits, bool grouped) {
    constexpr int exact = 15;  // digits that a double keeps
    static const QRegularExpression plain(QStringLiteral("^-?(0|[1-9]\\d*)(\\.\\d+)?$"));
    bool ok = false;
    const double number = digits.toDouble(&ok);
    if (!ok || digits.size() > exact || !plain.match(digits).hasMatch()) return digits;
    const qsizetype point = digits.indexOf(u'.');
    QLocale locale;
    if (!grouped) locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'f',
                           point < 0 ? 0 : static_cast<int>(digits.size() - point - 1));
}

QString writtenTruth(const QString& digit) {
    // As the schema editor calls them.
    constexpr const char* context = "tripletalk::app::SchemaChanges";
    return digit == u'1'   ? QCoreApplication::translate(context, "yes")
           : digit == u'0' ? QCoreApplication::translate(context, "no")
                           : digit;
}

QString truthIn(const QString& text) {
    if (text.isEmpty()) return text;
    for (const QString& digit : {QStringLiteral("1"), QStringLiteral("0")})
        if (writtenTruth(digit).startsWith(text, Qt::CaseInsensitive)) return digit;
    return text;
}

}  // namespace tripletalk::app
