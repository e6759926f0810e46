// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/buildfolder.h"

#include "base/file.h"

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
    std::error_code failed;
    fs::recursive_directory_iterator entry(folder, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
        const bool isFolder = entry->is_directory(failed);
        auto synced = syncFile(entry->path(), isFolder ? O_RDONLY | O_DIRECTORY : O_RDONLY);
        if (!synced) return synced;
    }
    if (failed)
        return Error{ErrorKind::Io, say("Sentence", "Saving the knowledge base failed."),
                     failed.message()};
    return syncFile(folder, O_RDONLY | O_DIRECTORY);
}

}  // namespace

Result<BuildFolder> BuildFolder::create(const fs::path& target) {
    auto lock = BaseLock::take(target);
    if (!lock) return lock.error();
    BuildFolder folder(*std::move(lock));
    const fs::path& base = folder.m_lock.target();
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

Result<void> BuildFolder::commit() {
    if (auto synced = syncTree(m_path); !synced) return synced;
    // A folder that is there is swapped in one step; the old one then stands in our building place
    // and goes with it.
    std::error_code ignored;
    const bool exists = fs::exists(m_lock.target(), ignored);
    const unsigned int how = exists ? RENAME_EXCHANGE : RENAME_NOREPLACE;
    if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, m_lock.target().c_str(), how) != 0)
        return ioError(say("Sentence", "Saving \"%1\" failed."), m_lock.target());
    auto synced = syncFile(m_lock.target().parent_path(), O_RDONLY | O_DIRECTORY);
    if (!exists) m_path.clear();
    return synced;
}

void copyLasting(const fs::path& before, const fs::path& now) {
    std::error_code ignored;
    for (const char* name : {"examples.db", "examples.db-journal", "embeddings.db",
                             "questions.jsonl", "questions-run.json"})
        fs::copy_file(before / name, now / name, ignored);
    // What was learned is told by IRIs, which are the same in the new graph, or lead nowhere.
    fs::copy(before / "learned", now / "learned", ignored);
}

}  // namespace tripletalk::knowledge
