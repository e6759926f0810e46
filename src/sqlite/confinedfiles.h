// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

namespace tripletalk::sqlite {

/// What one sandboxed connection sees of the file system (a SQLite VFS of its own): the database
/// and its write-ahead log, both read-only, and temporary files that live in memory and are
/// counted. No other file can be opened, made or deleted, whatever the SQL says; only SQLite's -shm
/// file, which readers share with writers, is made or written.
///
/// Temporary files in memory instead of `temp_store=MEMORY`: SQLite then sorts in small pieces
/// between which it can be stopped, and its memory can be measured a connection.
class ConfinedFiles {
  public:
    explicit ConfinedFiles(const std::filesystem::path& database);
    ~ConfinedFiles();
    ConfinedFiles(const ConfinedFiles&) = delete;
    ConfinedFiles& operator=(const ConfinedFiles&) = delete;

    /// The VFS's name for sqlite3_open_v2.
    [[nodiscard]] const char* name() const;
    /// The database as a file: URI with mode=ro; `immutable` reads it without locks and log.
    [[nodiscard]] std::string uri(bool immutable) const;
    /// True if a write-ahead log with content lies beside the database.
    [[nodiscard]] bool hasLog() const;
    /// True if there was no log when the connection asked for it; it then sees an empty one.
    [[nodiscard]] bool logWasMissing() const;
    /// Bytes that temporary files hold now.
    [[nodiscard]] std::size_t memoryUsed() const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sqlite
