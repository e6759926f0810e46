// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "support/graphs.h"
#include "workspace/answerer.h"
#include "workspace/departure.h"
#include "workspace/settingsfile.h"

#include <cstdlib>

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using namespace tripletalk::tests;
using testing::HasSubstr;

namespace {

const std::vector<ModelServer> lab{{"lab", "Lab", "http://lab.example/v1"}};

std::string refusal(const ModelServer& wanted) {
    const auto done = checked(wanted, lab, "api.openai.com");
    return done ? "" : done.error().message.text();
}

}  // namespace

TEST(ModelServers, GetAnIdOfTheirNameThatNobodyHas) {
    const auto idOf = [](const char* name) {
        return must(checked({{}, name, "https://x.example/v1"}, lab, "api.openai.com")).id;
    };
    EXPECT_EQ(idOf("  My  Lab's server "), "my-lab-s-server");
    EXPECT_EQ(idOf("LAB!"), "lab-2");
    EXPECT_EQ(idOf("Müller"), "muller");
    EXPECT_EQ(idOf("研究室"), "server");
}

TEST(ModelServers, SayInASentenceWhatIsWrong) {
    const std::string good = "https://x.example/v1";
    EXPECT_EQ(refusal({{}, "Home", good}), "");
    EXPECT_THAT(refusal({{}, "  ", good}), HasSubstr("name"));
    EXPECT_THAT(refusal({{}, "LAB", good}), HasSubstr("Another server"));
    EXPECT_THAT(refusal({{}, "Api.OpenAI.com", good}), HasSubstr("Another server"));
    EXPECT_THAT(refusal({{}, "Ollama", good}), HasSubstr("Another server"));
    for (const char* address : {"", " ", "x.example/v1", "ftp://x.example", "file:///etc/passwd",
                                "https://", "https:// x", "javascript:alert(1)"})
        EXPECT_THAT(refusal({{}, "Home", address}), HasSubstr("Write the address")) << address;
    EXPECT_THAT(refusal({{}, "Home", "https://me:secret@x.example/v1"}), HasSubstr("passwords"));
}

TEST(ModelServers, AreKeptInTheSettingsAndMergedOneByOne) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "settings.json";
    Settings one;
    one.modelServers = lab;
    ASSERT_TRUE(updateSettings({}, one, file));
    Settings other;
    other.modelServers = {{"home", "Home", "http://127.0.0.1:8000/v1"}};
    ASSERT_TRUE(updateSettings({}, other, file));
    auto renamed = one;
    renamed.modelServers.front().name = "Laboratory";
    ASSERT_TRUE(updateSettings(one, renamed, file));
    const auto kept = must(loadSettings(file)).modelServers;
    ASSERT_EQ(kept.size(), 2U);
    EXPECT_EQ(kept[0], (ModelServer{"lab", "Laboratory", "http://lab.example/v1"}));
    EXPECT_EQ(kept[1].id, "home");
}

TEST(ModelServers, LeaveOutWhatAFileHasThatIsNone) {
    const auto read = modelServersFromJson(nlohmann::json::parse(R"([
        {"id": "lab", "name": "Lab", "address": "http://lab.example/v1"},
        {"id": "lab", "name": "Again", "address": "http://other.example/v1"},
        {"id": "Not:one", "name": "x", "address": "http://x.example"},
        {"id": 7}, "text", {"id": "nameless"}])"));
    EXPECT_EQ(read, lab);
}

TEST(ModelServers, SayWhereTheirModelsAre) {
    llm::Access access{.openAiBaseUrl = "https://api.example.org/v1"};
    addServers(access, lab);
    EXPECT_EQ(hostOf("openai@lab:m", access), "lab.example");
    EXPECT_EQ(hostOf("openai:m", access), "api.example.org");
    EXPECT_EQ(hostOf("openai@gone:m", access), "") << "nobody is asked";
}

TEST(ModelServers, AreAskedByTheCommandLineWithKeysOfTheEnvironment) {
    const TemporaryFolder folder;
    Settings settings;
    settings.modelServers = {{"my-lab", "My lab", "http://lab.example/v1"},
                             {"home", "Home", "http://home.example/v1"}};
    ASSERT_TRUE(saveSettings(settings, folder.path() / "settings.json"));
    ::setenv("TRIPLETALK_DATA", folder.path().c_str(), 1);
    ::setenv("OPENAI_API_KEY", "sk-usual", 1);
    ::setenv("OPENAI_API_KEY_MY_LAB", "sk-lab", 1);
    const llm::Access access = accessOfCommands();
    for (const char* name : {"TRIPLETALK_DATA", "OPENAI_API_KEY", "OPENAI_API_KEY_MY_LAB"})
        ::unsetenv(name);
    EXPECT_EQ(access.openAiKey, "sk-usual");
    EXPECT_EQ(llm::accessTo("my-lab", access).openAiBaseUrl, "http://lab.example/v1");
    EXPECT_EQ(llm::accessTo("my-lab", access).openAiKey, "sk-lab");
    EXPECT_EQ(llm::accessTo("home", access).openAiKey, "");
}

}  // namespace tripletalk::workspace
