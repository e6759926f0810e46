// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/learnedpaths.h"

#include "learning/modelfolder.h"

#include <algorithm>

namespace tripletalk::answering {

namespace fs = std::filesystem;
using learning::TextClassifier;
using nlohmann::json;

namespace {

constexpr const char* wholeFile = "paths.bin";
constexpr const char* partsFile = "parts.bin";

std::vector<std::string> modelFiles() { return {wholeFile, partsFile}; }

Error unreadable(const fs::path& folder) {
    return {ErrorKind::Input,
            say("Sentence", "\"%1\" is damaged: what was learned is left out. Train anew.")
                .arg(folder.string())};
}

/// The vocabulary in the order of its numbers; nothing if it is none.
std::optional<PathVocabulary> vocabularyOf(const json& about) {
    PathVocabulary vocabulary;
    const auto paths = about.find("paths");
    if (paths == about.end() || !paths->is_array()) return std::nullopt;
    for (const json& text : *paths) {
        const auto path = text.is_string() ? pathFromText(text.get<std::string>()) : std::nullopt;
        const auto before = vocabulary.paths().size();
        if (!path || vocabulary.add(*path) != static_cast<int>(before)) return std::nullopt;
    }
    return vocabulary;
}

std::vector<LearnedPaths::Trust> trustOf(const json& about) {
    std::vector<LearnedPaths::Trust> all;
    for (const json& one : about.value("trust", json::array()))
        if (one.is_array() && one.size() == 2 && one[0].is_number() && one[1].is_number())
            all.push_back({one[0].get<double>(), one[1].get<double>()});
    return all;
}

}  // namespace

int PathVocabulary::add(const RelationPath& path) {
    const auto [known, isNew] = m_pathNumbers.emplace(path, static_cast<int>(m_paths.size()));
    if (!isNew) return known->second;
    m_paths.push_back(path);
    for (const PathStep& step : path)
        if (m_stepNumbers.emplace(step, static_cast<int>(m_steps.size())).second)
            m_steps.push_back(step);
    return known->second;
}

std::vector<int> PathVocabulary::partLabels(const RelationPath& path) const {
    std::vector<int> labels{hopLabel(path.size())};
    for (std::size_t i = 0; i < path.size(); ++i) {
        const auto step = m_stepNumbers.find(path[i]);
        if (step == m_stepNumbers.end()) continue;
        const auto add = [&](PathPlace place) {
            labels.push_back(stepLabel(step->second, place));
        };
        if (i == 0) add(PathPlace::First);
        if (i + 1 == path.size()) add(PathPlace::Last);
        if (i > 0 && i + 1 < path.size()) add(PathPlace::Middle);
    }
    return labels;
}

Result<LearnedPaths> LearnedPaths::open(const fs::path& folder) {
    const fs::path place = folder / folderName;
    const auto about = learning::readModelFolder(place, modelFiles());
    if (!about) return about.error();
    auto vocabulary = about->is_object() ? vocabularyOf(*about) : std::nullopt;
    if (!vocabulary) return unreadable(place);
    auto whole = TextClassifier::load(place / wholeFile);
    if (!whole) return whole.error();
    auto parts = TextClassifier::load(place / partsFile);
    if (!parts) return parts.error();
    LearnedPaths learned(*std::move(vocabulary), *std::move(whole), *std::move(parts));
    learned.m_trust = trustOf(*about);
    return learned;
}

Result<void> LearnedPaths::write(const fs::path& folder, const json& report) const {
    if (auto saved = m_whole.save(folder / wholeFile); !saved) return saved;
    if (auto saved = m_parts.save(folder / partsFile); !saved) return saved;
    json about{{"paths", json::array()}, {"trust", json::array()}, {"report", report}};
    for (const RelationPath& path : m_vocabulary.paths()) about["paths"].push_back(toText(path));
    for (const Trust& one : m_trust) about["trust"].push_back({one.upTo, one.right});
    return learning::writeModelFolder(folder, modelFiles(), about);
}

PathGuess LearnedPaths::guess(std::string_view question, const learning::Mention& mention) const {
    const auto features = learning::featuresOf(question, mention);
    PathGuess guess;
    guess.whole.assign(m_vocabulary.paths().size(), 0);
    guess.hops.assign(PathVocabulary::hopLabels, 0);
    const auto known = std::ranges::count_if(
        features, [&](const std::string& feature) { return m_whole.knows(feature); });
    guess.known = features.empty()
                      ? 0
                      : static_cast<double>(known) / static_cast<double>(features.size());
    for (const auto& one : m_whole.guess(features, guess.whole.size()))
        if (const auto at = static_cast<std::size_t>(one.label); at < guess.whole.size())
            guess.whole[at] = one.probability;
    const auto& steps = m_vocabulary.steps();
    for (const PathStep& step : steps) guess.steps[step] = {0, 0, 0};
    const auto labels =
        static_cast<std::size_t>(PathVocabulary::hopLabels) + 3 * steps.size();
    for (const auto& one : m_parts.guess(features, labels)) {
        const int step = one.label - PathVocabulary::hopLabels;
        if (one.label >= 0 && step < 0)
            guess.hops[static_cast<std::size_t>(one.label)] = one.probability;
        else if (step >= 0 && static_cast<std::size_t>(step) < 3 * steps.size())
            guess.steps[steps[static_cast<std::size_t>(step / 3)]]
                       [static_cast<std::size_t>(step % 3)] = one.probability;
    }
    return guess;
}

bool LearnedPaths::knowsWord(const std::string& word) const { return m_whole.knows("w" + word); }

double LearnedPaths::trust(double score) const {
    for (const Trust& one : m_trust)
        if (score <= one.upTo) return one.right;
    return m_trust.empty() ? score : m_trust.back().right;
}

}  // namespace tripletalk::answering
