// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "evaluation/record.h"

#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

namespace tripletalk::evaluation {

/// The folder of an evaluation: a file of JSON lines a configuration, to which each answer is added
/// as soon as it is there, so that a run that was killed can go on. Without a folder nothing is
/// kept. add() may be called from any thread; the rest from one.
class Journal {
  public:
    Journal() = default;
    explicit Journal(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Reads what is kept of this configuration. Errors: Usage if there is something and `resume`
    /// is not wished, or if it was answered with other settings; Io, Syntax.
    Result<void> open(const std::string& configuration, const nlohmann::json& settings,
                      bool resume);

    /// The kept answers to the first turns of a conversation, given as records without an answer.
    /// They end before the first that is missing, that was another question, or that only failed
    /// because a model server could not be reached: from there on all is asked again, and what was
    /// kept of it is dropped.
    Result<std::vector<Record>> keptTurns(const std::vector<Record>& conversation);

    Result<void> add(const Record& record);

  private:
    [[nodiscard]] std::filesystem::path fileOf(const std::string& configuration) const;
    Result<void> drop(const Record& first);

    std::filesystem::path m_folder;
    std::vector<Record> m_kept;
    std::mutex m_mutex;
};

/// All records of a folder, in the order of its files' names. Errors: as for readRecords; NotFound
/// if there are none.
Result<std::vector<Record>> readFolder(const std::filesystem::path& folder);

}  // namespace tripletalk::evaluation
