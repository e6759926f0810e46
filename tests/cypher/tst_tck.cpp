// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/tck/scenariorun.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>

#include <gtest/gtest.h>

namespace tripletalk::tests {

namespace {

/// openCypher's TCK, or as much of it as there is.
std::filesystem::path kit() {
    const char* folder = std::getenv("TRIPLETALK_TEST_DATA");
    return std::filesystem::path(folder ? folder : TRIPLETALK_DEFAULT_TEST_DATA) / "opencypher/tck";
}

struct Figures {
    std::size_t passed = 0;
    std::vector<std::string> failed;
    std::map<std::string, std::size_t> listed;
};

std::vector<std::filesystem::path> featuresIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".feature") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

Figures figuresOf(const std::filesystem::path& features, const std::filesystem::path& graphs) {
    Figures figures;
    const char* only = std::getenv("TRIPLETALK_TCK_ONLY");
    for (const auto& file : featuresIn(features))
        for (const Scenario& scenario : scenariosOf(file)) {
            const std::string name =
                scenario.feature.substr(0, scenario.feature.find(' ')) + " " + scenario.name;
            if (only && name.find(only) == std::string::npos) continue;
            const ScenarioOutcome outcome = run(scenario, graphs);
            using Kind = ScenarioOutcome::Kind;
            if (outcome.kind == Kind::Passed) ++figures.passed;
            if (outcome.kind == Kind::NotApplicable) ++figures.listed[outcome.reason];
            if (outcome.kind == Kind::Failed)
                figures.failed.push_back(name + ": " + outcome.reason);
        }
    return figures;
}

void print(const Figures& figures) {
    std::cout << figures.passed << " scenarios pass, " << figures.failed.size() << " fail\n";
    for (const auto& [reason, count] : figures.listed)
        std::cout << "  " << count << " are none of ours: " << reason << "\n";
    for (const std::string& failure : figures.failed) std::cout << "  FAILED " << failure << "\n";
}

}  // namespace

TEST(OpenCypherTck, ReadingScenariosPass) {
    if (!std::filesystem::exists(kit() / "features"))
        GTEST_SKIP() << "openCypher's TCK is not in " << kit();
    const Figures figures = figuresOf(kit() / "features", kit() / "graphs");
    print(figures);
    EXPECT_GT(figures.passed, 0U);
    EXPECT_LE(figures.failed.size() * 9, figures.passed) << "less than nine in ten pass";
}

TEST(OwnScenarios, Pass) {
    const Figures figures = figuresOf(TRIPLETALK_OWN_SCENARIOS, {});
    if (!figures.failed.empty()) print(figures);
    EXPECT_GT(figures.passed, 100U);
    EXPECT_TRUE(figures.failed.empty());
    EXPECT_TRUE(figures.listed.empty());
}

}  // namespace tripletalk::tests
