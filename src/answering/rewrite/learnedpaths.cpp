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

/// Of each aspect.
std::vector<std::string> modelFiles() { return {"paths.bin", "first.bin", "last.bin", "hops.bin"}; }

Error unreadable(const fs::path& folder) {
    return {ErrorKind::Input,
            say("Sentence", "\"%1\" is damaged: what was learned is left out. Learn anew.")
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

std::vector<LearnedPaths::Trust> trustIn(const json& about) {
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

std::array<int, LearnedPaths::aspects> LearnedPaths::labelsOf(const PathVocabulary& vocabulary,
                                                              int path) {
    const RelationPath& steps = vocabulary.paths()[static_cast<std::size_t>(path)];
    return {path, vocabulary.numberOf(steps.front()), vocabulary.numberOf(steps.back()),
            static_cast<int>(steps.size()) - 1};
}

Result<LearnedPaths> LearnedPaths::open(const fs::path& folder) {
    const fs::path place = folder / folderName;
    const auto about = learning::readModelFolder(place, modelFiles());
    if (!about) return about.error();
    auto vocabulary = about->is_object() ? vocabularyOf(*about) : std::nullopt;
    if (!vocabulary) return unreadable(place);
    Classifiers classifiers;
    for (const std::string& file : modelFiles()) {
        auto one = TextClassifier::load(place / file);
        if (!one) return one.error();
        classifiers.push_back(*std::move(one));
    }
    LearnedPaths learned(*std::move(vocabulary), std::move(classifiers));
    learned.m_trust = trustIn(*about);
    return learned;
}

Result<json> LearnedPaths::reportOf(const fs::path& folder) {
    const fs::path place = folder / folderName;
    const auto about = learning::readModelFolder(place, modelFiles());
    if (!about) return about.error();
    if (!about->is_object() || !about->contains("report")) return unreadable(place);
    return about->at("report");
}

Result<void> LearnedPaths::write(const fs::path& folder, const json& report) const {
    const auto files = modelFiles();
    for (std::size_t i = 0; i < aspects; ++i)
        if (auto saved = m_classifiers[i].save(folder / files[i]); !saved) return saved;
    json about{{"paths", json::array()}, {"trust", json::array()}, {"report", report}};
    for (const RelationPath& path : m_vocabulary.paths()) about["paths"].push_back(toText(path));
    for (const Trust& one : m_trust) about["trust"].push_back({one.upTo, one.right});
    return learning::writeModelFolder(folder, modelFiles(), about);
}

PathGuess LearnedPaths::guess(std::string_view question, const learning::Mention& mention) const {
    const auto features = learning::featuresOf(question, mention);
    PathGuess guess;
    const auto known = std::ranges::count_if(
        features, [&](const std::string& feature) { return m_classifiers[Whole].knows(feature); });
    guess.known =
        features.empty() ? 0 : static_cast<double>(known) / static_cast<double>(features.size());
    const auto likely = [&](Aspect aspect, std::size_t labels) {
        std::vector<double> all(labels, 0);
        for (const auto& one : m_classifiers[aspect].guess(features, labels))
            if (const auto at = static_cast<std::size_t>(one.label); at < labels)
                all[at] = one.probability;
        return all;
    };
    std::size_t hops = 0;
    for (const RelationPath& path : m_vocabulary.paths()) hops = std::max(hops, path.size());
    guess.whole = likely(Whole, m_vocabulary.paths().size());
    guess.hops = likely(Hops, hops);
    const auto& steps = m_vocabulary.steps();
    const auto first = likely(First, steps.size());
    const auto last = likely(Last, steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        guess.first[steps[i]] = first[i];
        guess.last[steps[i]] = last[i];
    }
    return guess;
}

bool LearnedPaths::knowsWord(const std::string& word) const {
    return m_classifiers[Whole].knows("w" + word);
}

double LearnedPaths::trust(double score) const {
    for (const Trust& one : m_trust)
        if (score <= one.upTo) return one.right;
    return m_trust.empty() ? score : m_trust.back().right;
}

}  // namespace tripletalk::answering
