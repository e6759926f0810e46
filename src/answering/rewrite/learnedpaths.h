// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/relationpath.h"
#include "learning/questionfeatures.h"
#include "learning/textclassifier.h"

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

/// Where in a path a relation stands; of one hop it is the first and the last.
enum class PathPlace : unsigned char { First, Middle, Last };

/// The paths and their relations that a base's training knows, and the numbers of its classifiers'
/// labels: of a whole path its place in `paths`; of its parts a number for each relation at each
/// place, then one for each number of hops.
class PathVocabulary {
  public:
    /// Adds it where it is new, and gives its number.
    int add(const RelationPath& path);
    [[nodiscard]] const std::vector<RelationPath>& paths() const { return m_paths; }
    [[nodiscard]] const std::vector<PathStep>& steps() const { return m_steps; }
    [[nodiscard]] std::vector<int> partLabels(const RelationPath& path) const;

    [[nodiscard]] static int stepLabel(int step, PathPlace place) {
        return hopLabels + 3 * step + static_cast<int>(place);
    }
    [[nodiscard]] static int hopLabel(std::size_t hops) {
        return static_cast<int>(std::min<std::size_t>(hops, hopLabels)) - 1;
    }
    /// More hops than that have the same label.
    static constexpr int hopLabels = 8;

  private:
    std::vector<RelationPath> m_paths;
    std::vector<PathStep> m_steps;
    std::map<RelationPath, int> m_pathNumbers;
    std::map<PathStep, int> m_stepNumbers;
};

/// How likely paths and their parts are for one question.
struct PathGuess {
    std::vector<double> whole = {};  ///< of each path of the vocabulary; together 1
    std::map<PathStep, std::array<double, 3>> steps = {};  ///< of each relation at each place
    std::vector<double> hops = {};                         ///< of 1, 2, … hops
    double known = 0;  ///< the share of the question's features that the training had seen

    /// The likelihood of a path's parts together; `unknown` gives that of a step that the training
    /// did not have.
    template <typename Unknown>
    [[nodiscard]] double parts(const RelationPath& path, const Unknown& unknown) const {
        double likely = path.size() <= hops.size() ? hops[path.size() - 1] : 0.01;
        for (std::size_t i = 0; i < path.size(); ++i) {
            const auto step = steps.find(path[i]);
            const auto of = [&](PathPlace place) {
                return step == steps.end() ? unknown(path[i])
                                           : step->second[static_cast<std::size_t>(place)];
            };
            if (i == 0) likely *= of(PathPlace::First);
            if (i + 1 == path.size()) likely *= of(PathPlace::Last);
            if (i > 0 && i + 1 < path.size()) likely *= of(PathPlace::Middle);
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

    LearnedPaths(PathVocabulary vocabulary, learning::TextClassifier whole,
                 learning::TextClassifier parts)
        : m_vocabulary(std::move(vocabulary)),
          m_whole(std::move(whole)),
          m_parts(std::move(parts)) {}

    /// `folder`: of the base. Errors: NotFound (nothing was learned), Version and Input (damaged,
    /// told before any of it is used), Io.
    static Result<LearnedPaths> open(const std::filesystem::path& folder);
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
    learning::TextClassifier m_whole;
    learning::TextClassifier m_parts;
    std::vector<Trust> m_trust;
};

}  // namespace tripletalk::answering
