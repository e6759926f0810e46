// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/translated.h"

#include "app/window/qttext.h"

#include <QCoreApplication>

namespace tripletalk::app {

QString translated(const Sentence& sentence) {
    const QString words =
        sentence.context().empty()
            ? qs(sentence.source())
            : QCoreApplication::translate(sentence.context().c_str(), sentence.source().c_str());
    return qs(
        sentence.said(utf8(words), [](const Sentence& part) { return utf8(translated(part)); }));
}

QString translated(const Error& error) { return translated(error.message); }

}  // namespace tripletalk::app
