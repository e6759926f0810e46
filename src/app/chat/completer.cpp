// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/completer.h"

#include "app/window/qttext.h"

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using knowledge::NameHints;

namespace {
constexpr std::size_t mostHints = 7;
}

Completer::Completer(Bases& bases, QObject* parent) : QObject(parent), m_bases(bases) {
    connect(&bases, &Bases::currentChanged, this, &Completer::clear);
}

void Completer::look(const QString& text) {
    const int number = ++m_wanted;
    const auto& base = m_bases.current();
    if (!base || text.isEmpty()) return show(0, {});
    m_worker.run(
        this,
        [this, number, base = *base, written = utf8(text)]() -> NameHints {
            if (number != m_wanted) return {};
            const auto names = m_names.get(base);
            if (!names) return {};  // a question can be asked without
            auto found = (*names)->complete(written, mostHints);
            return found ? std::move(*found) : NameHints{};
        },
        [this, number, text](const NameHints& found) {
            if (number != m_wanted) return;
            QVariantList hints;
            for (const auto& hint : found.hints)
                hints << QVariantMap{{u"text"_s, qs(hint.text)}, {u"detail"_s, qs(hint.detail)}};
            const QByteArray before = text.toUtf8().first(static_cast<qsizetype>(found.begin));
            show(static_cast<int>(QString::fromUtf8(before).size()), hints);
        });
}

void Completer::clear() {
    ++m_wanted;
    show(0, {});
}

void Completer::show(int begin, QVariantList hints) {
    if (hints.isEmpty() && m_hints.isEmpty()) return;
    m_begin = begin;
    m_hints = std::move(hints);
    Q_EMIT changed();
}

}  // namespace tripletalk::app
