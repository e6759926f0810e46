// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>

namespace tripletalk::lookup {

/// What is fetched of an endpoint, in this order.
enum class FetchStep : unsigned char {
    Properties,      ///< IRIs of predicates with their uses
    Subjects,        ///< IRIs of subjects with their triples
    Objects,         ///< IRIs of objects with their triples
    PropertyThings,  ///< names and infos of the properties
    EntityThings,    ///< names and infos of the entities
    Done
};
inline constexpr std::size_t fetchSteps = static_cast<std::size_t>(FetchStep::Done);

/// How far fetching has come, as state.json beside the fetched records tells: whatever happens
/// between two writes of it is done again.
struct FetchState {
    std::string of;  ///< what it is fetched from and how; another one begins anew
    std::int64_t triples =
        -1;  ///< of the graph when it began; below 0 where the endpoint did not say
    FetchStep step = FetchStep::Properties;
    std::string last = {};     ///< the last IRI of the step at hand
    std::uint64_t offset = 0;  ///< rows of the step at hand, where the endpoint is asked by OFFSET
    bool byOffset = false;
    std::array<std::uint64_t, fetchSteps> bytes = {};  ///< that are whole, of each step's records

    /// A state that cannot be read is a fresh one.
    static FetchState read(const std::filesystem::path& folder);
    /// Errors: Io, DiskFull.
    [[nodiscard]] Result<void> write(const std::filesystem::path& folder) const;

    static std::filesystem::path recordsFile(const std::filesystem::path& folder, FetchStep step);
};

}  // namespace tripletalk::lookup
