// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "conversations/conversationstore.h"
#include "sqlite/database.h"

#include <csignal>
#include <map>
#include <random>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

/// The program may be killed at any moment of a chat.
namespace {

using namespace tripletalk;
using namespace tripletalk::app;
using nlohmann::json;

/// What a person had seen when the program was killed.
struct SeenChat {
    int asked = -1;                      ///< the last question
    std::map<int, std::string> answers;  ///< those in full
};

/// A process that writes lines.
class Chatting {
  public:
    explicit Chatting(const std::filesystem::path& folder) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) return;
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::execl(TRIPLETALK_KILLED_CHAT, "killed_chat", folder.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        m_output = ::fdopen(ends[0], "r");
    }
    ~Chatting() {
        kill();
        if (m_output) std::fclose(m_output);
    }
    Chatting(const Chatting&) = delete;
    Chatting& operator=(const Chatting&) = delete;

    /// Nothing if it ended.
    json line() {
        char* text = nullptr;
        std::size_t size = 0;
        const bool isRead = m_output && ::getline(&text, &size, m_output) > 0;
        json line = isRead ? json::parse(text, nullptr, false) : json();
        std::free(text);
        return line;
    }
    void kill() {
        if (m_process <= 0) return;
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
    }

  private:
    pid_t m_process = 0;
    std::FILE* m_output = nullptr;
};

void add(SeenChat& seen, const json& line) {
    seen.asked = line.at("asked").get<int>();
    if (line.contains("answer")) seen.answers[seen.asked] = line["answer"].get<std::string>();
}

/// Lets it chat for some lines, kills it, and takes what it had said by then, too.
::testing::AssertionResult chatAndKill(const std::filesystem::path& folder, int lines,
                                       SeenChat& seen) {
    Chatting chatting(folder);
    for (int count = 0; count < lines; ++count) {
        const json line = chatting.line();
        if (!line.is_object()) return ::testing::AssertionFailure() << "it ended by itself";
        add(seen, line);
    }
    chatting.kill();
    for (json line = chatting.line(); line.is_object(); line = chatting.line()) add(seen, line);
    return ::testing::AssertionSuccess();
}

std::string answerOf(const conversations::Turn& turn) {
    std::string text;
    for (const json& event : turn.runs.at(0).events) {
        if (event.at("kind") == "answer_delta") text += event.at("text").get<std::string>();
        if (event.at("kind") == "answer_finished") return event.at("answer");
    }
    return "… " + text;
}

void expectNothingIsLost(const std::filesystem::path& folder, const SeenChat& seen) {
    const auto file = folder / "conversations.db";
    {
        const auto database = sqlite::Database::open(file, sqlite::OpenMode::ReadWrite);
        ASSERT_TRUE(database) << database.error().toText();
        auto check = database->prepare("PRAGMA integrity_check");
        ASSERT_TRUE(check && *check->step());
        EXPECT_EQ(check->text(0), "ok");
    }
    const auto store = conversations::ConversationStore::open(file);
    ASSERT_TRUE(store) << store.error().toText();
    const auto list = store->list();
    ASSERT_TRUE(list);
    ASSERT_EQ(list->size(), 1U);
    const auto turns = store->turns(list->front().id);
    ASSERT_TRUE(turns) << turns.error().toText();
    ASSERT_GT(static_cast<int>(turns->size()), seen.asked);
    for (const auto& [number, answer] : seen.answers)
        EXPECT_EQ(answerOf(turns->at(static_cast<std::size_t>(number))), answer);
}

TEST(Killed, LosesNoFinishedMessage) {
    const int moments = qEnvironmentVariableIsSet("TRIPLETALK_SLOW_TESTS") ? 50 : 5;
    test::World world;
    ASSERT_TRUE(world.openRobots());
    std::mt19937 random(5);
    std::uniform_int_distribution<int> lines(1, 60);
    SeenChat seen;
    for (int moment = 0; moment < moments; ++moment) {
        ASSERT_TRUE(chatAndKill(world.folder(), lines(random), seen)) << "moment " << moment;
        expectNothingIsLost(world.folder(), seen);
        if (testing::Test::HasFailure()) FAIL() << "killed for the time " << moment;
    }
    EXPECT_FALSE(seen.answers.empty());
}

}  // namespace
