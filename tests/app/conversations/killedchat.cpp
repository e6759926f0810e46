// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "workspace/answerer.h"

#include <cstdio>
#include <cstdlib>
#include <semaphore>

#include <QGuiApplication>

/// killed_chat FOLDER: a program that is killed. It opens the session of FOLDER, goes on with its
/// last conversation and asks without end, in turn a model that answers slowly, word by word, and
/// the offline strategy. It writes a JSON line for each thing that a person has seen by then:
/// {"asked", "words"} as an answer grows, and {"asked", "answer"} for an answer in full.
namespace {

using namespace tripletalk;
using namespace tripletalk::app;
using nlohmann::json;

constexpr int words = 10;

/// One for each piece of a slow answer that the person has seen.
std::counting_semaphore<> seen(0);

class Slow : public answering::AnswerStrategy {
  public:
    [[nodiscard]] std::string_view name() const override { return "slow"; }

    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken& cancel) override {
        trace.emit(answering::RunStarted{.question = question.text, .strategy = "slow"});
        std::string text;
        std::string next = "To " + question.text + ":";
        for (int word = 0; word < words && !cancel.cancelled(); ++word) {
            text += next;
            trace.emit(answering::AnswerDelta{next});
            trace.emit(answering::Understood{question.text});  // no piece waits for the next
            seen.acquire();
            next = " word" + std::to_string(word);
        }
        if (cancel.cancelled()) return trace.fail(cancel.error());
        trace.emit(
            answering::AnswerFinished{.status = answering::AnswerStatus::Answered, .answer = text});
    }
};

Result<std::unique_ptr<answering::AnswerStrategy>> answerer(
    const workspace::Configuration& configuration,
    const std::vector<knowledge::KnowledgeBase>& bases, const llm::Access& access) {
    if (configuration.rounds == 1)
        return std::unique_ptr<answering::AnswerStrategy>(std::make_unique<Slow>());
    const auto gate = workspace::PrivacyGate::of(bases, access, std::make_shared<net::Client>());
    if (!gate) return gate.error();
    return workspace::makeAnswerer(configuration, *gate);
}

void say(const json& line) {
    std::puts(line.dump().c_str());
    std::fflush(stdout);
}

QString at(Session& session, int role) {
    const TurnModel& turns = *session.chat()->turns();
    return turns.index(turns.rowCount() - 1).data(role).toString();
}

void ask(Session& session, int number) {
    const bool isSlow = number % 2 == 0;
    session.configurations()->setRounds(isSlow ? 1 : 3);
    const QString question =
        isSlow ? QStringLiteral("question %1").arg(number) : QStringLiteral("How many robots?");
    session.chat()->ask(question);
    if (session.chat()->turns()->rowCount() != number + 1) std::exit(1);
    for (qsizetype known = 0; session.chat()->running();) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        const qsizetype size = at(session, TurnModel::AnswerTextRole).size();
        if (!session.chat()->running() || size == known) continue;
        known = size;
        say({{"asked", number}, {"words", size}});
        if (isSlow) seen.release();
    }
    say({{"asked", number}, {"answer", utf8(at(session, TurnModel::AnswerTextRole))}});
}

/// Killed before its settings were written, the program does not know where it was.
void goOn(Session& session, const std::filesystem::path& file) {
    if (!session.chat()->conversation().isEmpty() || !std::filesystem::exists(file)) return;
    const auto store = conversations::ConversationStore::open(file);
    const auto list = store ? store->list() : store.error();
    if (list && !list->empty()) session.chat()->open(qs(list->front().id));
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const std::filesystem::path folder = argv[1];
    const auto base = folder / "bases" / "robots.kb";
    Session session(folder, answerer, std::make_shared<net::Client>());
    session.start({}, {});
    goOn(session, folder / "conversations.db");
    const auto isReady = [&] { return session.bases()->state() == Bases::Ready; };
    if (session.bases()->state() == Bases::NoBase) session.bases()->open(qs(base.string()));
    if (!test::until(isReady)) return 1;
    if (!test::until([&] { return !session.chat()->loading(); })) return 1;
    for (int number = session.chat()->turns()->rowCount();; ++number) ask(session, number);
}
