// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/session.h"
#include "sample/random.h"
#include "soak/soakedwindow.h"

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include <QString>
#include <QStringList>

namespace tripletalk::soak {

/// Somebody who works in a window: asks questions, and between them does whatever else can be done
/// there, drawn by a seed. Lives on a thread of its own and reaches the window by events alone.
/// Throws std::runtime_error where the window does not come to what it should within minutes.
class Person {
  public:
    Person(app::Session& session, const WindowTask& task);
    ~Person();
    Person(const Person&) = delete;

    /// Does everything once and asks some questions: from then on nothing is made for the first
    /// time.
    void warmUp();
    /// Asks all questions, spread over the time.
    void work();
    /// Stops what runs and comes back to where everything began; threads that have nothing to do
    /// have ended then.
    void rest();

  private:
    struct Deed;
    /// A question that was left while it was being answered.
    struct Left {
        QString run;
        QString conversation;
        std::chrono::steady_clock::time_point asked;
    };

    // The window.
    /// Does something as an event of the window and hands back what it says.
    template <typename Work>
    auto gui(Work work) -> std::invoke_result_t<Work>;
    /// False if it did not come true in time.
    bool within(std::chrono::milliseconds time, const std::function<bool()>& isSo);
    void await(const char* what, const std::function<bool()>& isSo);
    void spend(std::chrono::milliseconds time);
    [[nodiscard]] bool drawn(std::size_t oneIn) { return m_random.below(oneIn) == 0; }

    // Questions (person.cpp).
    void step();
    void keepPace();
    void askNext();
    [[nodiscard]] QString nextQuestion(bool ofModel);
    /// Does on the window's thread what asks something, and tells what was asked in the row that it
    /// hands back (-1: nothing); then waits for the answer for a moment, and leaves a question that
    /// takes longer.
    bool ask(const std::function<int(app::Chat&)>& asking);
    bool askNow(const std::function<int(app::Chat&)>& asking, Left& asked);
    void listen();
    void ended(const QString& run);
    void stopLeft(std::chrono::milliseconds olderThan);
    void chooseStrategy();
    void doDeeds();
    void perform(const Deed& deed);
    static const std::vector<Deed>& deeds();

    // With bases (personsbases.cpp). True: done; false: refused, or there was nothing to do.
    bool importGraph();
    bool editSchema();
    bool tryEdit();
    bool removeBase();
    bool openBase();
    bool query();
    bool explore();
    void openSample();
    bool ready();
    [[nodiscard]] QString anyTable();

    // With chats (personschats.cpp).
    bool removeChat();
    bool copyChat();
    bool reopenChat();
    bool searchChats();
    bool exportChat();
    bool lookAround();
    bool askAgain();
    bool branch();
    bool judge();
    bool nameChat();
    bool returnToWindow();
    bool openChat(const QString& conversation);
    [[nodiscard]] QString ownChat();

    app::Session& m_session;
    WindowTask m_task;
    sample::Random m_random;
    QStringList m_sampleQuestions;
    QString m_sampleFolder;
    int m_asked = 0;
    int m_goal = 0;
    int m_number = 0;  ///< of what is made: names are never used twice
    bool m_asksModel = false;
    std::chrono::steady_clock::time_point m_begin;
    std::chrono::duration<double> m_pace{0};  ///< between two questions
    std::vector<Left> m_left;
    std::vector<QString> m_chats;  ///< of this window, not deleted

    // On the window's thread alone.
    std::unique_ptr<QObject> m_ears;    ///< what is connected ends with it
    std::map<QString, QString> m_open;  ///< runs that were not told to have ended: how they end
};

template <typename Work>
auto Person::gui(Work work) -> std::invoke_result_t<Work> {
    using Value = std::invoke_result_t<Work>;
    if constexpr (std::is_void_v<Value>) {
        QMetaObject::invokeMethod(&m_session, work, Qt::BlockingQueuedConnection);
    } else {
        Value value{};
        QMetaObject::invokeMethod(
            &m_session, [&] { value = work(); }, Qt::BlockingQueuedConnection);
        return value;
    }
}

}  // namespace tripletalk::soak
