// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLocale>

namespace tripletalk::app::test {

/// A window in this language ("de_DE"), while it lives.
struct In {
    explicit In(const char* language) { QLocale::setDefault(QLocale(QString(language))); }
    In(const In&) = delete;
    In& operator=(const In&) = delete;
    ~In() { QLocale::setDefault(before); }
    QLocale before = QLocale();
};

}  // namespace tripletalk::app::test
