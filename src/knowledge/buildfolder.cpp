// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/buildfolder.h"

#include "base/file.h"
#include "base/folder.h"

#include <cerrno>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

Result<void> syncFile(const fs::path& path, int flags) {
    const int fd = ::open(path.c_str(), flags | O_CLOEXEC);
    if (fd < 0) return ioError(say("Sentence", "Saving \"%1\" failed."), path);
    const bool synced = ::fsync(fd) == 0;
    const Error error = ioError(say("Sentence", "Saving \"%1\" failed."), path);
    ::close(fd);
    if (!synced) return error;
    return {};
}

Result<void> syncTree(const fs::path& folder) {
    const auto sync = [](const fs::directory_entry& entry) {
        std::error_code failed;
        const bool isFolder = entry.is_directory(failed);
        return syncFile(entry.path(), isFolder ? O_RDONLY | O_DIRECTORY : O_RDONLY);
    };
    if (auto synced = eachBelow(folder, Unreadable::Error, sync); !synced) return synced;
    return syncFile(folder, O_RDONLY | O_DIRECTORY);
}

/// NFS, FUSE and some others cannot exchange folders, and refuse flags altogether.
bool knowsNoFlags(int error) { return error == EINVAL || error == ENOSYS || error == ENOTSUP; }

/// Where the folder that is replaced lies for a moment, on such file systems.
fs::path placeBefore(const fs::path& target) {
    return target.parent_path() / ("." + target.filename().string() + ".before");
}

/// A program that was killed at that moment left no target.
void bringBack(const fs::path& target) {
    const fs::path before = placeBefore(target);
    std::error_code ignored;
    if (!fs::exists(before, ignored)) return;
    if (fs::exists(target, ignored))
        fs::remove_all(before, ignored);
    else
        fs::rename(before, target, ignored);
}

}  // namespace

Result<BuildFolder> BuildFolder::create(const fs::path& target) {
    return createUnder(BaseLock::take(target));
}

Result<BuildFolder> BuildFolder::createWithin(const fs::path& base, const fs::path& part) {
    return createUnder(BaseLock::takeWithin(base, part));
}

Result<BuildFolder> BuildFolder::createUnder(Result<BaseLock> lock) {
    if (!lock) return lock.error();
    BuildFolder folder(*std::move(lock));
    const fs::path& base = folder.m_lock.target();
    bringBack(base);
    folder.m_path = base.parent_path() / ("." + base.filename().string() + ".building");
    std::error_code failed;
    fs::remove_all(folder.m_path,
                   failed);  // what a killed import left: the lock says that nobody works in it
    if (!fs::create_directory(folder.m_path, failed))
        return Error{
            ErrorKind::Io,
            say("Sentence", "The folder \"%1\" cannot be made.").arg(folder.m_path.string()),
            failed.message()};
    return folder;
}

BuildFolder::BuildFolder(BuildFolder&& other) noexcept
    : m_lock(std::move(other.m_lock)), m_path(std::exchange(other.m_path, {})) {}

BuildFolder::~BuildFolder() {
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
}

int renameInKernel(const char* from, const char* to, unsigned int flags) {
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, flags);
}

Result<void> BuildFolder::commit(RenameCall rename) {
    if (auto synced = syncTree(m_path); !synced) return synced;
    const fs::path& target = m_lock.target();
    std::error_code ignored;
    const bool exists = fs::exists(target, ignored);
    if (auto renamed = exists ? swap(rename) : renameToTarget(rename); !renamed) return renamed;
    if (!exists) m_path.clear();
    return syncFile(target.parent_path(), O_RDONLY | O_DIRECTORY);
}

Result<void> BuildFolder::renameToTarget(RenameCall rename) {
    const fs::path& target = m_lock.target();
    if (rename(m_path.c_str(), target.c_str(), RENAME_NOREPLACE) == 0) return {};
    // The lock keeps out whoever else would make the target meanwhile.
    if (knowsNoFlags(errno) && ::rename(m_path.c_str(), target.c_str()) == 0) return {};
    return ioError(say("Sentence", "Saving \"%1\" failed."), target);
}

/// In one step where the file system can; the old folder then stands in our building place and goes
/// with it.
Result<void> BuildFolder::swap(RenameCall rename) {
    const fs::path& target = m_lock.target();
    if (rename(m_path.c_str(), target.c_str(), RENAME_EXCHANGE) == 0) return {};
    const fs::path before = placeBefore(target);
    if (!knowsNoFlags(errno) || ::rename(target.c_str(), before.c_str()) != 0)
        return ioError(say("Sentence", "Saving \"%1\" failed."), target);
    if (::rename(m_path.c_str(), target.c_str()) != 0) {
        const Error error = ioError(say("Sentence", "Saving \"%1\" failed."), target);
        ::rename(before.c_str(), target.c_str());
        return error;
    }
    m_path = before;
    return {};
}

Result<void> copyLasting(const fs::path& before, const fs::path& now) {
    std::error_code failed;
    for (const char* name :
         {"examples.db", "examples.db-journal", "questions.jsonl", "questions-run.json"}) {
        if (!fs::exists(before / name, failed) && !failed) continue;
        if (!failed) fs::copy_file(before / name, now / name, failed);
        if (failed)
            return Error{ErrorKind::Io,
                         say("Sentence", "\"%1\" cannot be copied to the new knowledge base.")
                             .arg((before / name).string()),
                         failed.message()};
    }
    fs::copy_file(before / "embeddings.db", now / "embeddings.db", failed);  // else computed anew
    // What was learned is told by IRIs, which are the same in the new graph, or lead nowhere.
    fs::copy(before / "learned", now / "learned", failed);
    return {};
}

}  // namespace tripletalk::knowledge
