// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace tripletalk::sample {

struct SampleOptions {
    std::filesystem::path out;
    std::uint64_t seed = 1;
    std::size_t triples = 3440;  ///< other sizes get a graph alone, without questions and documents
    std::string vocabulary = "cars";
};

inline constexpr std::size_t defaultTriples = 3440;

/// Writes sample.ttl and, for the default size, questions.jsonl, questions-documents.jsonl and
/// documents/ into `out`. The same options give the same bytes. A big graph is a group of makers of
/// about 3,440 triples each, written one by one. Errors: Usage (unknown vocabulary), Io, Internal
/// (a seed whose world has no fair target for a question).
Result<void> writeSample(const SampleOptions& options);

}  // namespace tripletalk::sample
