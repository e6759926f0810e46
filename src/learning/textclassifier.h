// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::learning {

/// The examples of a classifier, written to a file as they come, so that their number does not
/// matter for memory.
class ClassifierLines {
  public:
    /// Errors: Io.
    static Result<ClassifierLines> create(const std::filesystem::path& file);

    /// `label`: a small number from 0.
    void add(int label, const std::vector<std::string>& features);
    /// Errors: Io, DiskFull.
    Result<void> close();

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] std::int64_t lines() const { return m_lines; }

  private:
    explicit ClassifierLines(std::filesystem::path file) : m_file(std::move(file)) {}
    std::filesystem::path m_file;
    std::ofstream m_out;
    std::int64_t m_lines = 0;
};

struct ClassifierOptions {
    int dimensions = 32;           ///< of the vectors of features
    std::int64_t looks = 250'000;  ///< at examples in all, about: some seconds
    double rate = 0.5;             ///< of learning, at the beginning
};

/// A linear classifier of sets of features, trained by fastText on one thread: the same lines give
/// the same classifier. No exception leaves it. Constant once made, any thread; cheap to copy.
class TextClassifier {
  public:
    struct Guess {
        int label = 0;
        double probability = 0;
    };

    /// Errors: Input (nothing to learn from), Limit (out of memory), Cancelled.
    static Result<TextClassifier> train(const ClassifierLines& lines,
                                        const ClassifierOptions& options,
                                        const ProgressSink& progress, const CancelToken& cancel);

    /// A file of ours that is known to be whole: what is damaged may do anything to its reader, so
    /// check it before (modelfolder.h). Errors: Input.
    static Result<TextClassifier> load(const std::filesystem::path& file);
    /// Errors: Io.
    [[nodiscard]] Result<void> save(const std::filesystem::path& file) const;

    /// The most likely labels first, at most `most`; none where no feature is known.
    [[nodiscard]] std::vector<Guess> guess(const std::vector<std::string>& features,
                                           std::size_t most) const;
    /// Whether the feature stood in an example.
    [[nodiscard]] bool knows(const std::string& feature) const;

  private:
    struct Private;
    explicit TextClassifier(std::shared_ptr<Private> d) : d(std::move(d)) {}
    std::shared_ptr<Private> d;
};

}  // namespace tripletalk::learning
