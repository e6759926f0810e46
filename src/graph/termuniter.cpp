// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termuniter.h"

#include <map>
#include <vector>

namespace tripletalk::graph {

Result<void> uniteTerms(KeySorter& terms,
                        const std::function<Result<std::string>(std::uint32_t id)>& keyOf,
                        const std::function<Result<void>(std::uint64_t hash, std::uint32_t id,
                                                         std::uint32_t kept)>& use) {
    std::uint64_t hash = 0;
    std::vector<std::uint32_t> ids;  // of this hash, ascending
    const auto useGroup = [&]() -> Result<void> {
        if (ids.size() == 1) return use(hash, ids.front(), ids.front());
        std::map<std::string, std::uint32_t> kept;
        for (const std::uint32_t id : ids) {
            auto key = keyOf(id);
            if (!key) return key.error();
            const auto found = kept.try_emplace(*std::move(key), id).first;
            if (auto used = use(hash, id, found->second); !used) return used;
        }
        return {};
    };
    for (SortKey entry;;) {
        auto more = terms.next(entry);
        if (!more) return more.error();
        if (!ids.empty() && (!*more || entry.high != hash)) {
            if (auto used = useGroup(); !used) return used;
            ids.clear();
        }
        if (!*more) return {};
        hash = entry.high;
        ids.push_back(static_cast<std::uint32_t>(entry.low));
    }
}

}  // namespace tripletalk::graph
