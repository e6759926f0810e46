// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "lookup/item.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::lookup {

/// What the files of an index are, as its index.json tells. It is written last: a folder without it
/// was never finished.
struct IndexFolder {
    /// The vectors of one kind's names by one embedder.
    struct Vectors {
        ItemKind kind = ItemKind::Property;
        std::string embedder;
    };

    std::string madeOf;  ///< what it was made of, for its owner to compare
    std::vector<Vectors> vectors = {};

    /// Errors: NotFound (no index.json), Version, Input (damaged), Io.
    static Result<IndexFolder> read(const std::filesystem::path& folder);
    /// Errors: Io, DiskFull.
    [[nodiscard]] Result<void> write(const std::filesystem::path& folder) const;

    static std::filesystem::path itemsFile(const std::filesystem::path& folder, ItemKind kind);
    /// Named by a hash: an embedder's name may hold anything.
    static std::filesystem::path vectorsFile(const std::filesystem::path& folder,
                                             const Vectors& vectors);
};

}  // namespace tripletalk::lookup
