// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/screenshot.h"

#include <cstdio>

#include <QCoreApplication>
#include <QTimer>
#include <QUrlQuery>

namespace tripletalk::app {

namespace {
/// Long enough for the last layout and animation to be over.
constexpr int settleMs = 900;
}  // namespace

Screenshot::Screenshot(Session& session, QQuickWindow& window, ScreenshotWish wish, QObject* parent)
    : QObject(parent), m_session(session), m_window(window), m_wish(std::move(wish)) {
    m_window.resize(m_wish.size);
    connect(m_session.bases(), &Bases::currentChanged, this, &Screenshot::proceed);
    connect(m_session.importer(), &Importer::stateChanged, this, &Screenshot::proceed);
    connect(m_session.chat(), &Chat::answered, this, &Screenshot::grabSoon);
    QTimer::singleShot(0, this, &Screenshot::proceed);
}

void Screenshot::proceed() {
    if (m_session.bases()->state() == Bases::Failed) return fail(m_session.bases()->error());
    if (m_session.importer()->state() == Importer::Failed)
        return fail(m_session.importer()->error());
    if (m_asked || m_session.bases()->state() != Bases::Ready) return;
    m_asked = true;
    if (m_wish.question.isEmpty()) return grabSoon();
    m_session.chat()->newConversation();
    m_session.chat()->ask(m_wish.question);
}

void Screenshot::grabSoon() {
    // "entity?iri=…": what follows the view's name is wanted in it.
    QVariantMap wanted;
    for (const auto& [name, value] :
         QUrlQuery(m_wish.view.section(u'?', 1)).queryItems(QUrl::FullyDecoded))
        wanted.insert(name, value);
    if (!m_wish.view.isEmpty()) m_session.show(m_wish.view.section(u'?', 0, 0), wanted);
    QTimer::singleShot(settleMs, this, &Screenshot::grab);
}

void Screenshot::grab() {
    if (m_window.grabWindow().save(m_wish.file))
        QCoreApplication::exit(0);
    else
        fail(QStringLiteral("%1 cannot be written.").arg(m_wish.file));
}

void Screenshot::fail(const QString& why) {
    std::fprintf(stderr, "%s\n", qPrintable(why));
    QCoreApplication::exit(1);
}

}  // namespace tripletalk::app
