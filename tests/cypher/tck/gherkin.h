// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// As much of Gherkin as openCypher's TCK uses.
namespace tripletalk::tests {

struct Step {
    std::string text;  ///< without "Given", "When" …
    std::string document = {};
    std::vector<std::vector<std::string>> table = {};
};

/// One of a feature file: an outline is one for each row of its examples.
struct Scenario {
    std::string feature, name;
    std::vector<Step> steps;
};

std::vector<Scenario> scenariosOf(const std::filesystem::path& file);

}  // namespace tripletalk::tests
