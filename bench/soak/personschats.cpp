// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/qttext.h"
#include "soak/person.h"

#include <QFile>

namespace tripletalk::soak {

using namespace std::chrono_literals;
using app::Chat;
using app::ConversationModel;

namespace {

constexpr std::size_t keptChats = 6;  ///< the newest are not deleted

}  // namespace

QString Person::ownChat() { return m_chats.empty() ? QString() : m_random.pick(m_chats); }

bool Person::openChat(const QString& conversation) {
    gui([&] { m_session.chat()->open(conversation); });
    return within(60s, [&] { return !m_session.chat()->loading(); }) &&
           gui([&] { return m_session.chat()->conversation() == conversation; });
}

bool Person::removeChat() {
    if (m_chats.size() <= keptChats) return false;
    const std::size_t place = m_random.below(m_chats.size() - keptChats);
    const QString chat = m_chats[place];
    const bool isBroughtBack = m_random.chance(50);
    const auto isListed = [&] { return !m_session.conversations()->titleOf(chat).isEmpty(); };
    if (!gui(isListed)) return false;
    gui([&] { m_session.conversations()->remove(chat); });
    tell({{"removed", app::utf8(chat)}});
    if (isBroughtBack) {
        spend(100ms);
        gui([&] { m_session.conversations()->undoRemove(); });
        tell({{"restored", app::utf8(chat)}});
    } else {
        m_chats.erase(m_chats.begin() + static_cast<std::ptrdiff_t>(place));
    }
    return true;
}

bool Person::copyChat() {
    const QString chat = ownChat();
    const QString title = QStringLiteral("Copy %1 by %2").arg(++m_number).arg(app::qs(m_task.name));
    if (chat.isEmpty() || !openChat(chat)) return false;
    const int turns = gui([&] {
        if (m_session.chat()->running()) return 0;
        m_session.conversations()->duplicate(chat, title);
        return m_session.chat()->turns()->rowCount();
    });
    if (turns > 0) tell({{"copied", app::utf8(title)}, {"turns", turns}});
    return turns > 0;
}

bool Person::reopenChat() {
    const std::size_t place = m_random.next();
    const QString chat = gui([&] {
        const ConversationModel& all = *m_session.conversations();
        if (all.rowCount() == 0) return QString();
        const int row = static_cast<int>(place % static_cast<std::size_t>(all.rowCount()));
        return all.index(row).data(ConversationModel::IdRole).toString();
    });
    return !chat.isEmpty() && openChat(chat) && ready();
}

bool Person::searchChats() {
    gui([this] { m_session.conversations()->setSearch(QStringLiteral("what is")); });
    spend(100ms);
    gui([this] { m_session.conversations()->setSearch({}); });
    return true;
}

bool Person::exportChat() {
    const QString chat = ownChat();
    if (chat.isEmpty()) return false;
    const QString format =
        m_random.pick(std::vector<QString>{QStringLiteral("md"), QStringLiteral("html"),
                                           QStringLiteral("pdf"), QStringLiteral("json")});
    const QString file =
        app::qs((m_task.folder / ("export-" + m_task.name)).string()) + u'.' + format;
    gui([&] { m_session.exporter()->save(chat, QUrl::fromLocalFile(file)); });
    const bool isThere = within(60s, [&] { return QFile::exists(file); });
    QFile::remove(file);
    return isThere;
}

bool Person::lookAround() {
    const QString view = m_random.pick(std::vector<QString>{
        QStringLiteral("bases"), QStringLiteral("schema"), QStringLiteral("settings"),
        QStringLiteral("import"), QStringLiteral("explore"), QStringLiteral("console"),
        QStringLiteral("steps"), QStringLiteral("prompts")});
    gui([&] { m_session.show(view); });
    spend(200ms);
    gui([&] {
        m_session.show(QStringLiteral("sources"));
        m_session.show(QStringLiteral("chat"));
    });
    return true;
}

bool Person::askAgain() {
    return ready() && ask([](Chat& chat) {
               const int row = chat.turns()->rowCount() - 1;
               if (row < 0) return -1;
               const QString before = chat.currentRun();
               chat.askAgain(row);
               return chat.currentRun() != before && chat.running() ? row : -1;
           });
}

bool Person::branch() {
    const QString question = nextQuestion(m_asksModel);
    const std::size_t place = m_random.next();
    return ready() && ask([&](Chat& chat) {
               const int rows = chat.turns()->rowCount();
               if (rows == 0) return -1;
               const int row = static_cast<int>(place % static_cast<std::size_t>(rows));
               const bool wasRunning = chat.running();
               chat.edit(row, question);
               return !wasRunning && chat.running() ? row : -1;
           });
}

bool Person::judge() {
    const int opinion = m_random.chance(50) ? 1 : -1;
    return gui([&] {
        const int row = m_session.chat()->turns()->rowCount() - 1;
        if (row < 0 || m_session.chat()->running()) return false;
        m_session.feedback()->say(row, opinion);
        m_session.feedback()->say(row, 0);
        return true;
    });
}

bool Person::nameChat() {
    const QString chat = ownChat();
    const bool isPinned = m_random.chance(20);
    const QString title = QStringLiteral("Chat %1 of %2").arg(++m_number).arg(app::qs(m_task.name));
    return !chat.isEmpty() && gui([&] {
        m_session.conversations()->rename(chat, title);
        m_session.conversations()->setPinned(chat, isPinned);
        return m_session.conversations()->titleOf(chat) == title;
    });
}

bool Person::returnToWindow() {
    gui([this] { m_session.refresh(); });
    return true;
}

}  // namespace tripletalk::soak
