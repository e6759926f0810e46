// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/graphindex.h"

namespace tripletalk::lookup {

struct GraphIndex::Private {};

Result<GraphIndex> GraphIndex::open(const std::filesystem::path& folder) {
    return Error{ErrorKind::NotFound, say("Sentence", "There is no search index yet."),
                 folder.string()};
}

std::uint32_t GraphIndex::count(ItemKind) const { return 0; }
Item GraphIndex::item(ItemKind, std::uint32_t) const { return {}; }
std::optional<std::uint32_t> GraphIndex::rowOf(ItemKind, std::string_view) const {
    return std::nullopt;
}
std::vector<Hit> GraphIndex::byWords(ItemKind, std::string_view, std::size_t, const Rows*) const {
    return {};
}
Result<std::vector<Hit>> GraphIndex::byMeaning(ItemKind, std::string_view, std::span<const float>,
                                               std::size_t, const Rows*) const {
    return std::vector<Hit>();
}

}  // namespace tripletalk::lookup
