// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/relationpath.h"
#include "learning/questionfeatures.h"
#include "learning/textclassifier.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// The paths that a base's training knows and their relations, each with its number.
class PathVocabulary {
  public:
    /// Adds it where it is new, and gives its number.
    int add(const RelationPath& path);
    [[nodiscard]] const std::vector<RelationPath>& paths() const { return m_paths; }
    [[nodiscard]] const std::vector<PathStep>& steps() const { return m_steps; }
    [[nodiscard]] int numberOf(const PathStep& step) const { return m_stepNumbers.at(step); }

  private:
    std::vector<RelationPath> m_paths;
    std::vector<PathStep> m_steps;
    std::map<RelationPath, int> m_pathNumbers;
    std::map<PathStep, int> m_stepNumbers;
};

/// How likely paths and their parts are for one question.
struct PathGuess {
    std::vector<double> whole = {};         ///< of each path of the vocabulary; together 1
    std::map<PathStep, double> first = {};  ///< of each relation: to be a path's first; together 1
    std::map<PathStep, double> last = {};
    std::vector<double> hops = {};  ///< of 1, 2, … hops; together 1
    double known = 0;  ///< the share of the question's features that the training had seen

    /// The likelihood of a path's parts together; `named` gives that of a step by its name, which
    /// counts where it is the greater one.
    template <typename Named>
    [[nodiscard]] double parts(const RelationPath& path, const Named& named) const {
        double likely = path.size() <= hops.size() ? hops[path.size() - 1] : 0.01;
        const auto of = [&](const std::map<PathStep, double>& guesses, const PathStep& step) {
            const auto guessed = guesses.find(step);
            return std::max(guessed == guesses.end() ? 0 : guessed->second, named(step));
        };
        for (std::size_t i = 0; i < path.size(); ++i) {
            const double asFirst = i + 1 < path.size() || i == 0 ? of(first, path[i]) : 0;
            const double asLast = i > 0 ? of(last, path[i]) : 0;
            // What stands between may be worded as either.
            likely *= std::max(asFirst, asLast);
        }
        return likely;
    }
};

/// What a base learned from questions with their paths, in its folder learned/: which wording asks
/// for which path. Constant, any thread, cheap to copy.
class LearnedPaths {
  public:
    static constexpr const char* folderName = "learned";

    /// Right among the answers whose score is at most `upTo`.
    struct Trust {
        double upTo = 0;
        double right = 0;
    };

    /// What is told apart, each by a classifier of its own: whole paths, first relations, last
    /// relations, numbers of hops.
    enum Aspect : unsigned char { Whole, First, Last, Hops };
    static constexpr std::size_t aspects = 4;
    using Classifiers = std::vector<learning::TextClassifier>;  ///< one an aspect, in their order

    LearnedPaths(PathVocabulary vocabulary, Classifiers classifiers)
        : m_vocabulary(std::move(vocabulary)), m_classifiers(std::move(classifiers)) {}

    /// The label of an example in each aspect.
    static std::array<int, aspects> labelsOf(const PathVocabulary& vocabulary, int path);

    /// `folder`: of the base. Errors: NotFound (nothing was learned), Version and Input (damaged,
    /// told before any of it is used), Io.
    static Result<LearnedPaths> open(const std::filesystem::path& folder);
    /// What write() was given as its report. Errors: those of open().
    static Result<nlohmann::json> reportOf(const std::filesystem::path& folder);
    /// Into a folder that is empty. `report`: what training tells people. Errors: Io, DiskFull.
    [[nodiscard]] Result<void> write(const std::filesystem::path& folder,
                                     const nlohmann::json& report) const;

    [[nodiscard]] PathGuess guess(std::string_view question,
                                  const learning::Mention& mention) const;
    /// Whether training questions had this word (folded).
    [[nodiscard]] bool knowsWord(const std::string& word) const;
    [[nodiscard]] const PathVocabulary& vocabulary() const { return m_vocabulary; }

    /// What share of answers with such a score was right when it was measured; the score itself
    /// where nothing was.
    [[nodiscard]] double trust(double score) const;
    void setTrust(std::vector<Trust> trust) { m_trust = std::move(trust); }

  private:
    PathVocabulary m_vocabulary;
    Classifiers m_classifiers;
    std::vector<Trust> m_trust;
};

}  // namespace tripletalk::answering
