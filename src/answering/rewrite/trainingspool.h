// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/pathexamples.h"
#include "base/result.h"

#include <filesystem>
#include <fstream>
#include <functional>

namespace tripletalk::answering {

/// Examples in a file of our own, read more than once: their number does not matter for memory.
class TrainingSpool {
  public:
    /// Errors: Io.
    static Result<TrainingSpool> create(std::filesystem::path file);

    /// `path`: its number in the vocabulary.
    void add(const PathExample& example, int path);
    /// Errors: Io, DiskFull.
    Result<void> close();
    /// In their order, until `visit` returns an error. Errors: that; Io.
    Result<void> each(const std::function<Result<void>(const PathExample&, int path)>& visit) const;
    void remove() const;

  private:
    explicit TrainingSpool(std::filesystem::path file) : m_file(std::move(file)) {}
    std::filesystem::path m_file;
    std::ofstream m_out;
};

}  // namespace tripletalk::answering
