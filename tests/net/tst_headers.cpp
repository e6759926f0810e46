// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using testing::HasSubstr;
using testing::Not;

namespace {

void expectRefused(const std::string& authorization) {
    tests::ModelServer server({{.raw = "ok"}});
    net::Client client;
    const auto reply = client.send({.method = "POST",
                                    .url = server.url() + "/api/chat",
                                    .headers = {{"Authorization", authorization}},
                                    .body = "{}"},
                                   {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Usage);
    EXPECT_THAT(reply.error().toText(), Not(HasSubstr("sk-secret")));
    EXPECT_TRUE(server.requests().empty());
}

}  // namespace

TEST(Client, RefusesAHeaderThatWouldStartAnother) {
    expectRefused("Bearer sk-secret\r\nX-Evil: 1");
}

TEST(Client, RefusesAHeaderWithACharacterThatNobodySees) {
    for (const char* value : {"Bearer sk-secret\x7f", "Bearer \tsk-secret", "Bearer sk-secret\x01"})
        expectRefused(value);
}
