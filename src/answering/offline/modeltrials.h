// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/readingasker.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace tripletalk::answering::offline {

/// How a model did on choices whose right one is known. A model that always names the same place
/// or guesses does not pass (of guesses among four one in ten thousand); one that is right in nine
/// of ten passes nine times in ten.
struct TrialOutcome {
    static constexpr int needed = 8;   ///< right choices that pass
    static constexpr int tooMany = 3;  ///< wrong ones that end the trial

    int right = 0;
    int wrong = 0;
    [[nodiscard]] bool passed() const { return right >= needed; }
    [[nodiscard]] bool ended() const { return passed() || wrong >= tooMany; }
    bool operator==(const TrialOutcome&) const = default;
};

/// Tries each model on a few questions of our own (resources/reading/trials.json) before its
/// choices count: what a model says that cannot choose is worse than what the rules say. An outcome
/// is remembered by the model's name. Thread-safe.
class ModelTrials {
  public:
    /// That of this process.
    static std::shared_ptr<ModelTrials> shared();

    /// How `asker`'s model did; it is asked only if that is not known: three to ten questions.
    /// Errors: those of the model's server, Cancelled; then nothing is remembered.
    Result<TrialOutcome> of(ReadingAsker& asker, const CancelToken& cancel);
    /// Another model may be behind a name by now.
    void forget();

  private:
    std::mutex m_mutex;
    std::map<std::string, TrialOutcome> m_outcomes;
};

}  // namespace tripletalk::answering::offline
