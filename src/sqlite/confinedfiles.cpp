// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/confinedfiles.h"

#include "base/escaping.h"
#include "sqlite/memoryaccount.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <vector>

#include <sqlite3.h>

namespace tripletalk::sqlite {

namespace {

constexpr std::size_t pieceBytes = 65'536;
using Piece = std::array<char, pieceBytes>;

/// A file that lives in memory as long as it is open. The first member is SQLite's own part.
struct MemoryFile {
    sqlite3_file base;
    std::size_t* used;  // of all files of one connection
    std::size_t size;
    std::vector<std::unique_ptr<Piece>>* pieces;

    static MemoryFile& of(sqlite3_file* file) { return *reinterpret_cast<MemoryFile*>(file); }
    [[nodiscard]] Piece* piece(std::size_t at) const { return (*pieces)[at / pieceBytes].get(); }

    void shrink(std::size_t bytes) {
        const std::size_t kept = (bytes + pieceBytes - 1) / pieceBytes;
        if (kept < pieces->size()) {
            *used -= (pieces->size() - kept) * pieceBytes;
            pieces->resize(kept);
        }
        size = std::min(size, bytes);
    }

    bool grow(std::size_t bytes) {
        try {
            while (pieces->size() * pieceBytes < bytes) {
                pieces->push_back(std::make_unique<Piece>());
                *used += pieceBytes;
            }
        } catch (const std::bad_alloc&) {
            return false;
        }
        size = std::max(size, bytes);
        return true;
    }
};

int closeFile(sqlite3_file* file) {
    auto& memory = MemoryFile::of(file);
    memory.shrink(0);
    delete memory.pieces;
    return SQLITE_OK;
}

int readFile(sqlite3_file* file, void* target, int bytes, sqlite3_int64 from) {
    const auto& memory = MemoryFile::of(file);
    auto* out = static_cast<char*>(target);
    auto at = static_cast<std::size_t>(from);
    auto left = static_cast<std::size_t>(bytes);
    while (left > 0 && at < memory.size) {
        const std::size_t part = std::min({left, pieceBytes - at % pieceBytes, memory.size - at});
        std::memcpy(out, memory.piece(at)->data() + at % pieceBytes, part);
        out += part;
        at += part;
        left -= part;
    }
    std::memset(out, 0, left);
    return left > 0 ? SQLITE_IOERR_SHORT_READ : SQLITE_OK;
}

int writeFile(sqlite3_file* file, const void* source, int bytes, sqlite3_int64 from) {
    auto& memory = MemoryFile::of(file);
    const auto* in = static_cast<const char*>(source);
    auto at = static_cast<std::size_t>(from);
    auto left = static_cast<std::size_t>(bytes);
    if (!memory.grow(at + left)) return SQLITE_FULL;
    while (left > 0) {
        const std::size_t part = std::min(left, pieceBytes - at % pieceBytes);
        std::memcpy(memory.piece(at)->data() + at % pieceBytes, in, part);
        in += part;
        at += part;
        left -= part;
    }
    return SQLITE_OK;
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    MemoryFile::of(file).shrink(static_cast<std::size_t>(size));
    return SQLITE_OK;
}

int fileSize(sqlite3_file* file, sqlite3_int64* size) {
    *size = static_cast<sqlite3_int64>(MemoryFile::of(file).size);
    return SQLITE_OK;
}

int notLocked(sqlite3_file*, int* locked) {
    *locked = 0;
    return SQLITE_OK;
}

const sqlite3_io_methods memoryMethods = {
    1,
    closeFile,
    readFile,
    writeFile,
    truncateFile,
    [](sqlite3_file*, int) { return SQLITE_OK; },  // sync
    fileSize,
    [](sqlite3_file*, int) { return SQLITE_OK; },  // lock
    [](sqlite3_file*, int) { return SQLITE_OK; },  // unlock
    notLocked,
    [](sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; },  // file control
    [](sqlite3_file*) { return 4096; },                         // sector size
    [](sqlite3_file*) { return 0; },                            // device characteristics
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
};

/// SQLite's own, which it sets itself up for.
sqlite3_vfs* usualFiles() {
    setUpMemory();
    return sqlite3_vfs_find(nullptr);
}

}  // namespace

struct ConfinedFiles::Private {
    sqlite3_vfs* real = usualFiles();
    sqlite3_vfs vfs = {};
    std::string name;
    std::string database;
    std::size_t used = 0;
    bool logWasMissing = false;

    static Private& of(sqlite3_vfs* vfs) { return *static_cast<Private*>(vfs->pAppData); }
    [[nodiscard]] std::string log() const { return database + "-wal"; }

    int openInMemory(sqlite3_file* file, int flags, int* outFlags) {
        auto& memory = MemoryFile::of(file);
        memory.used = &used;
        memory.size = 0;
        memory.pieces = new std::vector<std::unique_ptr<Piece>>();
        file->pMethods = &memoryMethods;
        if (outFlags) *outFlags = flags;
        return SQLITE_OK;
    }

    int open(const char* path, sqlite3_file* file, int flags, int* outFlags) {
        constexpr int kinds = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL;
        constexpr int writing = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                                SQLITE_OPEN_DELETEONCLOSE | SQLITE_OPEN_EXCLUSIVE;
        file->pMethods = nullptr;
        if ((flags & (SQLITE_OPEN_TEMP_DB | SQLITE_OPEN_TRANSIENT_DB | SQLITE_OPEN_TEMP_JOURNAL |
                      SQLITE_OPEN_SUBJOURNAL)) != 0)
            return openInMemory(file, flags, outFlags);
        if ((flags & kinds) == 0 || !path || (database != path && log() != path))
            return SQLITE_CANTOPEN;
        if ((flags & SQLITE_OPEN_WAL) != 0) {
            // SQLite makes an empty log where there is none; here nothing is made.
            std::error_code failed;
            logWasMissing = !std::filesystem::exists(path, failed);
            if (logWasMissing)
                return openInMemory(file, SQLITE_OPEN_READONLY | SQLITE_OPEN_WAL, outFlags);
        }
        return real->xOpen(real, path, file, (flags & ~writing) | SQLITE_OPEN_READONLY, outFlags);
    }
};

ConfinedFiles::ConfinedFiles(const std::filesystem::path& given) : d(std::make_unique<Private>()) {
    std::error_code failed;
    const auto resolved = std::filesystem::canonical(given, failed);
    d->database = failed ? given.string() : resolved.string();
    d->name = "tripletalk-sandbox-" + std::to_string(reinterpret_cast<std::uintptr_t>(d.get()));
    auto& vfs = d->vfs;
    vfs.iVersion = 2;
    vfs.szOsFile = std::max<int>(d->real->szOsFile, sizeof(MemoryFile));
    vfs.mxPathname = d->real->mxPathname;
    vfs.zName = d->name.c_str();
    vfs.pAppData = d.get();
    vfs.xOpen = [](sqlite3_vfs* self, const char* path, sqlite3_file* file, int flags,
                   int* outFlags) { return Private::of(self).open(path, file, flags, outFlags); };
    vfs.xDelete = [](sqlite3_vfs*, const char*, int) { return SQLITE_IOERR_DELETE; };
    vfs.xAccess = [](sqlite3_vfs* self, const char* path, int flags, int* result) {
        auto* real = Private::of(self).real;
        return real->xAccess(real, path, flags, result);
    };
    vfs.xFullPathname = [](sqlite3_vfs* self, const char* path, int bytes, char* out) {
        auto* real = Private::of(self).real;
        return real->xFullPathname(real, path, bytes, out);
    };
    vfs.xDlOpen = [](sqlite3_vfs*, const char*) -> void* { return nullptr; };
    vfs.xDlError = [](sqlite3_vfs*, int bytes, char* message) {
        sqlite3_snprintf(bytes, message, "not available");
    };
    vfs.xDlSym = [](sqlite3_vfs*, void*, const char*) -> void (*)() { return nullptr; };
    vfs.xDlClose = [](sqlite3_vfs*, void*) {};
    vfs.xRandomness = [](sqlite3_vfs* self, int bytes, char* out) {
        auto* real = Private::of(self).real;
        return real->xRandomness(real, bytes, out);
    };
    vfs.xSleep = [](sqlite3_vfs* self, int microseconds) {
        auto* real = Private::of(self).real;
        return real->xSleep(real, microseconds);
    };
    vfs.xCurrentTime = [](sqlite3_vfs* self, double* days) {
        auto* real = Private::of(self).real;
        return real->xCurrentTime(real, days);
    };
    vfs.xGetLastError = [](sqlite3_vfs* self, int bytes, char* out) {
        auto* real = Private::of(self).real;
        return real->xGetLastError(real, bytes, out);
    };
    vfs.xCurrentTimeInt64 = [](sqlite3_vfs* self, sqlite3_int64* milliseconds) {
        auto* real = Private::of(self).real;
        return real->xCurrentTimeInt64(real, milliseconds);
    };
    sqlite3_vfs_register(&vfs, 0);
}

ConfinedFiles::~ConfinedFiles() { sqlite3_vfs_unregister(&d->vfs); }

const char* ConfinedFiles::name() const { return d->name.c_str(); }

std::string ConfinedFiles::uri(bool immutable) const {
    return "file://" + text::percentEncoded(d->database, "/.-_") + "?mode=ro" +
           (immutable ? "&immutable=1" : "");
}

bool ConfinedFiles::hasLog() const {
    std::error_code missing;
    return std::filesystem::exists(d->log(), missing) &&
           std::filesystem::file_size(d->log(), missing) > 0;
}

bool ConfinedFiles::logWasMissing() const { return d->logWasMissing; }

std::size_t ConfinedFiles::memoryUsed() const { return d->used; }

}  // namespace tripletalk::sqlite
