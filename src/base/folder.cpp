// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/folder.h"

namespace tripletalk {

namespace fs = std::filesystem;

Result<void> eachBelow(const fs::path& folder, Unreadable unreadable,
                       const std::function<Result<void>(const fs::directory_entry&)>& use) {
    const auto options = unreadable == Unreadable::Left
                             ? fs::directory_options::skip_permission_denied
                             : fs::directory_options::none;
    std::error_code failed;
    fs::recursive_directory_iterator entry(folder, options, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed))
        if (auto used = use(*entry); !used) return used;
    if (failed)
        return Error{ErrorKind::Io,
                     say("Sentence", "The folder \"%1\" cannot be read.").arg(folder.string()),
                     failed.message()};
    return {};
}

void eachIn(const fs::path& folder, const std::function<void(const fs::directory_entry&)>& use) {
    std::error_code failed;
    fs::directory_iterator entry(folder, failed);
    for (; !failed && entry != fs::directory_iterator(); entry.increment(failed)) use(*entry);
}

}  // namespace tripletalk
