// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/translation.h"

#include "app/window/qttext.h"
#include "language/language.h"

#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

namespace tripletalk::app {

QStringList Translation::languages() {
    QStringList tags;
    for (const language::Language& language : language::languages())
        if (QFile::exists(QStringLiteral(":/i18n/tripletalk_%1.qm").arg(qs(language.tag()))))
            tags << qs(language.tag());
    return tags;
}

Translation::~Translation() {
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Translation::use(const QString& language) {
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    // The texts in the language of the house stand in the program; their plurals in a file, which
    // serves every language that we do not have.
    const auto load = [this](const QLocale& wanted) {
        return m_own.load(wanted, QStringLiteral("tripletalk"), QStringLiteral("_"),
                          QStringLiteral(":/i18n"));
    };
    if (load(locale) || load(QLocale(qs(language::sourceTag))))
        QCoreApplication::installTranslator(&m_own);
    if (m_qt.load(locale, QStringLiteral("qt"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

}  // namespace tripletalk::app
