// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exporttarget.h"

#include "base/file.h"
#include "base/folder.h"

#include <algorithm>
#include <array>

namespace tripletalk::exporting {

namespace fs = std::filesystem;
using Writes = ExportFormat::Writes;

namespace {

/// Whether an export may have written everything in the folder: only such a one is replaced, which
/// takes all that is in it.
bool isExport(const fs::path& folder) {
    constexpr std::array<std::string_view, 2> endings{".csv", ".parquet"};
    const auto isPart = [&](const fs::directory_entry& entry) -> Result<void> {
        std::error_code failed;
        const std::string name = entry.path().filename().string();
        const bool known =
            name == "csv-metadata.json" ||
            std::ranges::any_of(endings, [&](auto end) { return name.ends_with(end); });
        if (known && entry.is_regular_file(failed)) return {};
        return Error{ErrorKind::Usage, Sentence::verbatim(name)};
    };
    return eachBelow(folder, Unreadable::Error, isPart).ok();
}

Result<void> mayBeWritten(const fs::path& target, Writes writes, bool replace) {
    std::error_code failed;
    const auto found = fs::symlink_status(target, failed);
    if (!fs::exists(found)) return {};
    if (!replace)
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is there already.").arg(target.string()),
                     "use --replace"};
    const bool fits = writes == Writes::Folder ? fs::is_directory(found) && isExport(target)
                                               : fs::is_regular_file(found);
    if (fits) return {};
    return Error{ErrorKind::Usage,
                 say("Sentence", "What is at \"%1\" is no export and is not replaced.")
                     .arg(target.string())};
}

}  // namespace

Result<ExportTarget> ExportTarget::create(const fs::path& target, Writes writes, bool replace) {
    fs::path whole = fs::absolute(target).lexically_normal();
    if (whole.filename().empty()) whole = whole.parent_path();
    if (auto may = mayBeWritten(whole, writes, replace); !may) return may.error();
    auto folder = knowledge::BuildFolder::create(whole);
    if (!folder) {
        if (folder.error().kind != ErrorKind::Locked) return folder.error();
        return Error{ErrorKind::Locked,
                     say("Sentence", "Another export is writing to \"%1\".").arg(target.string())};
    }
    return ExportTarget(*std::move(folder), std::move(whole), writes, replace);
}

fs::path ExportTarget::path() const {
    return m_writes == Writes::Folder ? m_folder.path() : m_folder.path() / m_target.filename();
}

Result<void> ExportTarget::commit() {
    if (auto may = mayBeWritten(m_target, m_writes, m_replace); !may) return may;
    if (m_writes == Writes::Folder) return m_folder.commit();
    std::error_code failed;
    fs::rename(path(), m_target, failed);
    if (failed)
        return Error{ErrorKind::Io,
                     say("Sentence", "Writing \"%1\" failed.").arg(m_target.string()),
                     failed.message()};
    return {};
}

}  // namespace tripletalk::exporting
