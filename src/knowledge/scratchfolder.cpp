// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/scratchfolder.h"

#include "base/file.h"

#include <stdlib.h>

namespace tripletalk::knowledge {

Result<ScratchFolder> ScratchFolder::create() {
    std::error_code failed;
    std::string pattern =
        (std::filesystem::temp_directory_path(failed) / "tripletalk-XXXXXX").string();
    if (failed || !::mkdtemp(pattern.data()))
        return ioError(say("Sentence", "Making a folder \"%1\" failed."), pattern);
    return ScratchFolder(pattern);
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    if (!m_path.empty()) std::filesystem::remove_all(m_path, ignored);
}

}  // namespace tripletalk::knowledge
