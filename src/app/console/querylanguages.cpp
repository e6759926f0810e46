// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/console/querylanguages.h"

#include "app/window/qttext.h"

namespace tripletalk::app {

ShownLanguage shown(const knowledge::QueryLanguage& language) {
    const auto& is = language.description();
    ShownLanguage made;
    made.name = qs(is.name);
    made.title = qs(is.title);
    made.icon = qs(is.icon);
    made.invitation = qs(is.invitation.source());
    made.asking = qs(is.asking.source());
    made.asked = qs(is.asked.source());
    made.opener = QChar::fromLatin1(is.opener);
    made.tables = is.tables;
    made.explains = is.explains;
    return made;
}

QStringList QueryLanguages::names() const {
    QStringList names;
    for (const auto* language : knowledge::queryLanguages()) names << qs(language->name());
    return names;
}

ShownLanguage QueryLanguages::of(const QString& kind) const {
    const auto* language = knowledge::findQueryLanguage(utf8(kind));
    return language ? shown(*language) : ShownLanguage();
}

}  // namespace tripletalk::app
