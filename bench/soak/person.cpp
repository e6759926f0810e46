// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/person.h"

#include "app/window/qttext.h"
#include "base/jsontext.h"

#include <fstream>
#include <stdexcept>
#include <thread>

namespace tripletalk::soak {

using namespace std::chrono_literals;
using app::Bases;
using app::Chat;
using app::TurnModel;
using nlohmann::json;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto patience = 3min;  ///< then the window hangs
constexpr auto poll = 5ms;
constexpr auto readingTime = 700ms;  ///< after it a question is left while it is answered
constexpr auto stoppedAfter = 4s;    ///< a question that was left
constexpr std::size_t mostLeft = 2;
constexpr int longestChat = 12;  ///< turns
constexpr int warmQuestions = 30;
constexpr auto threadsEnd = 35s;      ///< QThreadPool keeps threads without work for 30 s
constexpr double shareOfTime = 0.93;  ///< in which all is asked, if the machine lets it

}  // namespace

struct Person::Deed {
    const char* name;
    std::size_t oneIn;  ///< questions
    bool (Person::*done)();
};

const std::vector<Person::Deed>& Person::deeds() {
    static const std::vector<Deed> all{{"imports", 60, &Person::importGraph},
                                       {"edits", 30, &Person::editSchema},
                                       {"bases deleted", 70, &Person::removeBase},
                                       {"bases opened", 30, &Person::openBase},
                                       {"queries", 12, &Person::query},
                                       {"explored", 30, &Person::explore},
                                       {"chats deleted", 40, &Person::removeChat},
                                       {"chats copied", 150, &Person::copyChat},
                                       {"chats reopened", 15, &Person::reopenChat},
                                       {"searches", 40, &Person::searchChats},
                                       {"exports", 25, &Person::exportChat},
                                       {"views", 20, &Person::lookAround},
                                       {"asked again", 25, &Person::askAgain},
                                       {"branches", 25, &Person::branch},
                                       {"opinions", 40, &Person::judge},
                                       {"chats named", 50, &Person::nameChat},
                                       {"returns", 10, &Person::returnToWindow}};
    return all;
}

Person::Person(app::Session& session, const WindowTask& task)
    : m_session(session),
      m_task(task),
      m_random(task.seed),
      m_sampleFolder(app::qs((task.folder / "bases" / "sample.kb").string())),
      m_ears(std::make_unique<QObject>()) {
    std::ifstream lines(task.folder / "sample" / "questions.jsonl");
    for (std::string line; std::getline(lines, line);)
        m_sampleQuestions << app::qs(memberOr(parsedJson(line), "question", std::string()));
    m_ears->moveToThread(session.thread());
    gui([this] { listen(); });
}

Person::~Person() {
    gui([this] { m_ears.reset(); });
}

void Person::listen() {
    Chat* chat = m_session.chat();
    QObject::connect(
        chat, &Chat::progressed, m_ears.get(),
        [this](const QString& run, const answering::EventKinds& kinds) {
            for (const auto kind : {answering::AnswerFinished::kind, answering::RunFailed::kind,
                                    answering::RunCancelled::kind})
                if (kinds.contains(kind)) m_open[run] = app::qs(std::string(kind));
        });
    QObject::connect(chat, &Chat::answered, m_ears.get(),
                     [this](const QString& run) { ended(run); });
    QObject::connect(&m_session, &app::Session::notice, m_ears.get(), [](const QString& words) {
        tell({{"notice", app::utf8(words)}});
    });
}

void Person::ended(const QString& run) {
    json line{{"ended", app::utf8(run)}, {"how", app::utf8(m_open[run])}};
    const TurnModel& turns = *m_session.chat()->turns();
    if (const int row = turns.rowOfRun(run);
        row >= 0 && m_open[run] == app::qs(std::string(answering::AnswerFinished::kind)))
        line["answer"] = app::utf8(turns.index(row).data(TurnModel::AnswerTextRole).toString());
    m_open.erase(run);
    tell(line);
}

bool Person::within(std::chrono::milliseconds time, const std::function<bool()>& isSo) {
    const auto end = Clock::now() + time;
    while (!gui(isSo)) {
        if (Clock::now() > end) return false;
        std::this_thread::sleep_for(poll);
    }
    return true;
}

void Person::await(const char* what, const std::function<bool()>& isSo) {
    if (!within(patience, isSo)) throw std::runtime_error(what);
}

void Person::spend(std::chrono::milliseconds time) { std::this_thread::sleep_for(time); }

void Person::warmUp() {
    await("the list of bases", [this] { return m_session.bases()->listed(); });
    openSample();
    m_goal = warmQuestions;
    for (const Deed& deed : deeds()) {
        for (int question = 0; question < 2; ++question) step();
        perform(deed);
    }
    while (m_asked < m_goal) step();
}

void Person::work() {
    m_asked = 0;
    m_goal = m_task.questions;
    m_begin = Clock::now();
    m_pace = std::chrono::minutes(1) * m_task.minutes * shareOfTime / m_task.questions;
    const auto end = m_begin + std::chrono::minutes(1) * m_task.minutes;
    while (m_asked < m_goal && Clock::now() < end) {
        step();
        doDeeds();
    }
}

void Person::rest() {
    stopLeft(0ms);
    await("the last answers", [this] { return m_open.empty(); });
    openSample();
    gui([this] {
        m_session.chat()->newConversation();
        m_session.importer()->reset();
        m_session.explorer()->home();
        m_session.schemaEditor()->open();
        m_session.show(QStringLiteral("sources"));
        m_session.show(QStringLiteral("chat"));
    });
    await("the schema at rest",
          [this] { return m_session.schemaEditor()->state() == app::SchemaEditor::Ready; });
    spend(threadsEnd);
}

void Person::step() {
    keepPace();
    stopLeft(stoppedAfter);
    askNext();
}

void Person::keepPace() {
    if (m_pace.count() > 0) std::this_thread::sleep_until(m_begin + m_asked * m_pace);
}

void Person::doDeeds() {
    for (const Deed& deed : deeds())
        if (drawn(deed.oneIn)) perform(deed);
}

void Person::perform(const Deed& deed) {
    const bool isDone = (this->*deed.done)();
    tell({{"deed", deed.name}, {"done", isDone}});
}

void Person::chooseStrategy() {
    const bool model = m_random.chance(50);
    const bool passages = m_random.chance(50);
    if (model == m_asksModel) return;
    m_asksModel = model;
    gui([this, model, passages] {
        if (!model) return m_session.configurations()->useOffline();
        m_session.configurations()->useModel(QStringLiteral("openai:soak"));
        m_session.configurations()->setStrategy(passages ? QStringLiteral("sql+passages")
                                                         : QStringLiteral("sql"));
    });
}

QString Person::nextQuestion(bool ofModel) {
    if (ofModel) return QStringLiteral("What is there in this base? (%1)").arg(++m_number);
    QStringList known =
        gui([this] { return m_session.bases()->examples() + m_session.chat()->followUps(); });
    if (known.isEmpty() || (gui([this] { return m_session.bases()->folder(); }) == m_sampleFolder &&
                            m_random.chance(50)))
        known = m_sampleQuestions;
    return known.value(static_cast<qsizetype>(
        m_random.below(static_cast<std::size_t>(std::max<qsizetype>(known.size(), 1)))));
}

void Person::askNext() {
    const bool goesOn = gui([this] {
        Chat& chat = *m_session.chat();
        return !chat.running() && !chat.conversation().isEmpty() && !m_session.chatBaseGone() &&
               chat.turns()->rowCount() < longestChat;
    });
    if (!goesOn || drawn(longestChat)) {
        gui([this] { m_session.chat()->newConversation(); });
        chooseStrategy();
    }
    if (!ready()) openSample();
    const QString question = nextQuestion(m_asksModel);
    QString begun;
    const bool isAsked = ask([&](Chat& chat) {
        const int rows = chat.turns()->rowCount();
        const bool begins = chat.conversation().isEmpty();
        chat.ask(question);
        if (begins) begun = chat.conversation();
        return chat.turns()->rowCount() > rows ? rows : -1;
    });
    if (!begun.isEmpty()) m_chats.push_back(begun);
    if (isAsked) return;
    // Its base is another one now, or gone.
    gui([this] { m_session.chat()->newConversation(); });
    openSample();
}

bool Person::askNow(const std::function<int(Chat&)>& asking, Left& asked) {
    return gui([&] {
        Chat& chat = *m_session.chat();
        const int row = asking(chat);
        if (row < 0) return false;
        const app::ShownTurn& turn = *chat.turns()->turns()[static_cast<std::size_t>(row)];
        m_open[turn.run().id] = QString();
        asked = {turn.run().id, chat.conversation(), Clock::now()};
        tell({{"asked", app::utf8(turn.run().id)},
              {"turn", app::utf8(turn.id)},
              {"conversation", app::utf8(chat.conversation())},
              {"question", app::utf8(turn.question)}});
        return true;
    });
}

bool Person::ask(const std::function<int(Chat&)>& asking) {
    Left asked;
    if (!askNow(asking, asked)) return false;
    ++m_asked;
    if (within(readingTime, [&] { return !m_open.contains(asked.run); })) return true;
    m_left.push_back(asked);
    if (m_left.size() > mostLeft) {
        const Left oldest = m_left.front();
        within(stoppedAfter, [&] { return !m_open.contains(oldest.run); });
        stopLeft(stoppedAfter);
    }
    gui([this] { m_session.chat()->newConversation(); });
    return true;
}

void Person::stopLeft(std::chrono::milliseconds olderThan) {
    std::erase_if(m_left,
                  [&](const Left& one) { return gui([&] { return !m_open.contains(one.run); }); });
    for (const Left& one : m_left) {
        if (Clock::now() - one.asked < olderThan || !openChat(one.conversation)) continue;
        gui([this] { m_session.chat()->stop(); });
        await("a run that was stopped", [&] { return !m_open.contains(one.run); });
    }
}

}  // namespace tripletalk::soak
