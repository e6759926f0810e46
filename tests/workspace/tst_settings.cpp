// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "support/testapplication.h"
#include "support/testbases.h"
#include "workspace/settings.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Settings, KeepWhatAPersonAgreedToAndHowTheNetworkIsReached) {
    Settings settings;
    settings.reducedMotion = true;
    settings.dataLanguage = "de";
    settings.proxy = "http";
    settings.proxyHost = "proxy.example";
    settings.proxyPort = 3128;
    settings.proxyUser = "me";
    settings.certificates = "/etc/own.pem";
    settings.consents = {{"id", "api.example", "Museum", "2026-01-02T03:04:05Z"}};
    const Settings again = settingsFromJson(toJson(settings));
    EXPECT_EQ(toJson(again), toJson(settings));
    EXPECT_THAT(again.consents, ElementsAre(settings.consents.front()));
}

TEST(Settings, TakeNoNonsense) {
    const auto settings = settingsFromJson(
        {{"consents", {1, {{"base", "x"}}}}, {"proxy_port", 99999999}, {"reduced_motion", "yes"}});
    EXPECT_THAT(settings.consents, IsEmpty());
    EXPECT_EQ(settings.proxyPort, 65535);
    EXPECT_FALSE(settings.reducedMotion);
}

TEST(Settings, KeepAConfigurationWhoseStrategyIsGone) {
    Settings settings;
    settings.configurations = {{.name = "Old", .strategy = "clairvoyance", .model = "ollama:m"}};
    const Settings read = settingsFromJson(toJson(settings));
    const auto old = savedConfiguration(read, "Old");
    ASSERT_TRUE(old);
    EXPECT_EQ(old->strategy, "clairvoyance");
    EXPECT_EQ(validated(*old).error().message.text(), "There is no strategy \"clairvoyance\".");
}

TEST(Settings, MakeAConnection) {
    using Proxy = net::Connection::Proxy;
    Settings settings;
    EXPECT_EQ(connectionOf(settings, "pw")->proxy, Proxy::None);
    settings.proxy = "socks";
    EXPECT_EQ(connectionOf(settings, "pw")->proxy, Proxy::None);  // until it is named
    settings.proxyHost = "proxy.example";
    settings.proxyPort = 1080;
    const auto connection = connectionOf(settings, "pw");
    ASSERT_TRUE(connection);
    EXPECT_EQ(connection->proxy, Proxy::Socks);
    EXPECT_EQ(connection->host, "proxy.example");
    EXPECT_EQ(connection->password, "pw");
    settings.proxy = "system";
    EXPECT_EQ(connectionOf(settings, "")->proxy, Proxy::System);
}

TEST(Settings, TrustNoFileWithoutCertificates) {
    tests::ensureApplication();
    const TemporaryFolder folder;
    Settings settings;
    settings.certificates = (folder.path() / "own.pem").string();
    EXPECT_EQ(connectionOf(settings, "").error().kind, ErrorKind::NotFound);
    ASSERT_TRUE(writeFileAtomically(settings.certificates, "not a certificate"));
    EXPECT_EQ(connectionOf(settings, "").error().kind, ErrorKind::Input);
}

}  // namespace tripletalk::workspace
