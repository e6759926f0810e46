// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/basesharing.h"
#include "app/world.h"
#include "support/rawclient.h"

#include <QUrl>
#include <gmock/gmock.h>

namespace tripletalk::app {
namespace {

using test::until;
using testing::HasSubstr;
using testing::StartsWith;

struct Shared : testing::Test {
    test::World world;

    void SetUp() override {
        ASSERT_TRUE(world.openRobots());
        sharing().start({world.session().bases()->folder()});
        ASSERT_TRUE(until([&] { return sharing().isActive() || !sharing().problem().isEmpty(); }));
        ASSERT_TRUE(sharing().isActive()) << utf8(sharing().problem());
    }
    BaseSharing& sharing() { return *world.session().sharing(); }
    [[nodiscard]] std::uint16_t port() {
        return static_cast<std::uint16_t>(QUrl(sharing().address()).port());
    }
    std::string said(const std::string& request, const QString& token,
                     const std::string& body = {}) {
        tests::RawClient client(port());
        client.send(
            request + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
            (body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n") +
            "Authorization: Bearer " + utf8(token) + "\r\n\r\n" + body);
        return client.rest();
    }
};

TEST_F(Shared, AnswersOtherProgramsThatHaveTheToken) {
    EXPECT_THAT(said("GET /", sharing().token()), StartsWith("HTTP/1.1 200 "));
    EXPECT_THAT(said("GET /", "guessed"), StartsWith("HTTP/1.1 401 "));
    EXPECT_EQ(sharing().names().size(), 1);
    const std::string path = "/bases/" + utf8(sharing().names().front()) + "/sparql";
    EXPECT_THAT(said("GET " + path + "?query=ASK%7B%3Fs%20%3Fp%20%3Fo%7D", sharing().token()),
                HasSubstr("true"));
    ASSERT_TRUE(until([&] { return sharing().asked() == 2; })) << "those that were let in";
    EXPECT_EQ(utf8(sharing().lastAsked()), path) << "without what was asked";
    EXPECT_TRUE(sharing().assistant().contains(sharing().token()));
}

TEST_F(Shared, SendsNothingElsewhereThatNobodyAgreedTo) {
    world.session().settings()->setOllamaHost("http://models.example:11434");
    world.session().configurations()->useModel("ollama:large");
    const std::string answer =
        said("POST /v1/chat/completions", sharing().token(),
             R"({"model":"","messages":[{"role":"user","content":"How many robots are there?"}]})");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 "));
    EXPECT_THAT(answer, HasSubstr("**3**")) << "answered without a model";
}

TEST_F(Shared, EndsWhenThePersonStopsIt) {
    const std::uint16_t was = port();
    sharing().stop();
    EXPECT_FALSE(sharing().isActive());
    EXPECT_TRUE(sharing().address().isEmpty());
    EXPECT_TRUE(until([&] {
        try {
            const tests::RawClient client(was);
            return false;
        } catch (const std::runtime_error&) {
            return true;
        }
    }));
}

TEST_F(Shared, MayBeSharedAgainWithAnotherToken) {
    const QString first = sharing().token();
    sharing().stop();
    ASSERT_TRUE(until([&] { return !sharing().isBusy(); }));
    sharing().start({world.session().bases()->folder()});
    ASSERT_TRUE(until([&] { return sharing().isActive(); }));
    EXPECT_NE(sharing().token(), first);
    EXPECT_THAT(said("GET /", first), StartsWith("HTTP/1.1 401 "));
}

TEST(BaseSharing, SaysWhatCannotBeOpened) {
    test::World world;
    BaseSharing& sharing = *world.session().sharing();
    sharing.start({"/nowhere/none.kb"});
    ASSERT_TRUE(until([&] { return !sharing.isBusy(); }));
    EXPECT_FALSE(sharing.isActive());
    EXPECT_FALSE(sharing.problem().isEmpty());
}

}  // namespace
}  // namespace tripletalk::app
