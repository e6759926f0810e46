// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/sources.h"

#include "base/file.h"

#include <filesystem>

namespace tripletalk::knowledge {

Result<std::vector<SourceState>> sourceStates(const Manifest& manifest, const CancelToken& cancel) {
    std::vector<SourceState> states;
    for (const Source& source : manifest.sources) {
        std::error_code failed;
        const auto bytes = std::filesystem::file_size(source.path, failed);
        if (failed) {
            states.push_back(SourceState::Missing);
        } else if (static_cast<std::int64_t>(bytes) != source.bytes) {
            states.push_back(SourceState::Changed);
        } else {
            auto hash = sha256OfFile(source.path, cancel);
            if (!hash) return hash.error();
            states.push_back(*hash == source.sha256 ? SourceState::Same : SourceState::Changed);
        }
    }
    return states;
}

}  // namespace tripletalk::knowledge
