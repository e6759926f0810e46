// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "support/graphs.h"
#include "workspace/settingsfile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::workspace {

using namespace tripletalk::tests;
using testing::ElementsAre;

namespace {

struct SettingsFile : testing::Test {
    TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "settings.json";

    [[nodiscard]] Settings now() const { return must(loadSettings(file)); }
    void change(const Settings& before, const std::function<void(Settings&)>& edit) const {
        Settings after = before;
        edit(after);
        must(updateSettings(before, after, file));
    }
    static Configuration named(const std::string& name, int rounds = 3) {
        Configuration one;
        one.name = name;
        one.rounds = rounds;
        return one;
    }
    static std::vector<std::string> names(const Settings& settings) {
        std::vector<std::string> all;
        for (const Configuration& one : settings.configurations) all.push_back(one.name);
        return all;
    }
};

}  // namespace

TEST_F(SettingsFile, TwoWindowsKeepEachOthersChanges) {
    const Settings both = now();
    change(both, [](Settings& one) { one.theme = "dark"; });
    change(both, [](Settings& other) { other.language = "de"; });
    EXPECT_EQ(now().theme, "dark");
    EXPECT_EQ(now().language, "de");
}

TEST_F(SettingsFile, TheLaterOfTwoChangesOfOneValueStays) {
    const Settings both = now();
    change(both, [](Settings& one) { one.theme = "dark"; });
    change(both, [](Settings& other) { other.theme = "light"; });
    EXPECT_EQ(now().theme, "light");
}

TEST_F(SettingsFile, ConfigurationsAreMergedOneByOne) {
    Settings both = now();
    both.configurations = {named("a"), named("b"), named("c")};
    change(now(), [&](Settings& settings) { settings.configurations = both.configurations; });
    change(now(), [](Settings& shell) { shell.configurations.push_back(named("shell")); });
    change(now(), [](Settings& shell) { shell.configurations[0].rounds = 7; });
    change(both, [](Settings& window) {
        window.configurations = {named("a"), named("b", 9), named("window")};
    });
    const std::vector<std::string> names = SettingsFile::names(now());
    EXPECT_THAT(names, testing::IsSupersetOf({"a", "b", "shell", "window"}));
    EXPECT_EQ(names.size(), 4u + (std::ranges::count(names, "Offline") > 0 ? 1u : 0u));
    EXPECT_EQ(must(savedConfiguration(now(), "a")).rounds, 7);
    EXPECT_EQ(must(savedConfiguration(now(), "b")).rounds, 9);
}

TEST_F(SettingsFile, FoldersAreMergedToo) {
    Settings both = now();
    change(both, [](Settings& one) { one.otherBases = {"/x", "/y"}; });
    Settings after = both = now();
    change(both, [](Settings& other) { other.otherBases.push_back("/z"); });
    change(after, [](Settings& other) { other.otherBases = {"/y"}; });
    EXPECT_THAT(now().otherBases, ElementsAre("/y", "/z"));
}

TEST_F(SettingsFile, WhatANewerProgramWroteStays) {
    must(writeFileAtomically(file, R"({"version": 1, "later": [1, 2], "theme": "dark"})"));
    change(now(), [](Settings& settings) { settings.language = "en"; });
    const auto json = nlohmann::json::parse(must(readFile(file)));
    EXPECT_EQ(json["later"], (nlohmann::json{1, 2}));
    EXPECT_EQ(json["theme"], "dark");
}

TEST_F(SettingsFile, ADamagedFileIsLeftAlone) {
    must(writeFileAtomically(file, "{ no json"));
    EXPECT_EQ(updateSettings({}, {}, file).error().kind, ErrorKind::Syntax);
    EXPECT_EQ(must(readFile(file)), "{ no json");
}

}  // namespace tripletalk::workspace
