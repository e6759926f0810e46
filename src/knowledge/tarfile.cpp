// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/tarfile.h"

#include "base/file.h"
#include "rdf/bytesource.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <vector>

#include <archive.h>
#include <archive_entry.h>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t pieceSize = 256 << 10;
constexpr std::size_t longestMember = 100;  ///< what a header holds; a base's names are far shorter
/// Fast: a base is mostly numbers, which gain little from more work.
constexpr const char* compression = "3";

struct FreeEntry {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

std::string detailOf(archive* file) {
    const char* detail = archive_error_string(file);
    return detail ? detail : "";
}

}  // namespace

void CloseArchive::operator()(archive* file) const { archive_free(file); }

Result<TarWriter> TarWriter::create(const fs::path& file, const std::string& folder) {
    TarWriter writer;
    writer.m_path = file;
    writer.m_folder = folder;
    writer.m_archive.reset(archive_write_new());
    archive* made = writer.m_archive.get();
    if (archive_write_add_filter_gzip(made) != ARCHIVE_OK ||
        archive_write_set_filter_option(made, "gzip", "compression-level", compression) !=
            ARCHIVE_OK ||
        archive_write_set_format_pax_restricted(made) != ARCHIVE_OK ||
        archive_write_open_filename(made, file.c_str()) != ARCHIVE_OK)
        return writer.failure();
    return writer;
}

Error TarWriter::failure() const {
    errno = archive_errno(m_archive.get());
    return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
}

Result<void> TarWriter::add(const std::string& name, const fs::path& content,
                            const ByteStep& step) {
    if (name.size() > longestMember)
        return Error{ErrorKind::Limit, say("Sentence", "A file's name is too long to be packed."),
                     name};
    std::error_code failed;
    auto left = static_cast<std::int64_t>(fs::file_size(content, failed));
    if (failed) return ioError(say("Sentence", "Reading \"%1\" failed."), content);
    const std::unique_ptr<archive_entry, FreeEntry> entry(archive_entry_new());
    archive_entry_set_pathname(entry.get(), (m_folder + "/" + name).c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_size(entry.get(), left);
    archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
    if (archive_write_header(m_archive.get(), entry.get()) != ARCHIVE_OK) return failure();

    std::ifstream stream(content, std::ios::binary);
    std::vector<char> piece(pieceSize);
    while (left > 0) {
        const auto wanted = std::min<std::int64_t>(left, pieceSize);
        if (!stream.read(piece.data(), wanted))
            return ioError(say("Sentence", "Reading \"%1\" failed."), content);
        if (archive_write_data(m_archive.get(), piece.data(), static_cast<std::size_t>(wanted)) !=
            wanted)
            return failure();
        if (auto moved = step(wanted); !moved) return moved;
        left -= wanted;
    }
    return {};
}

Result<void> TarWriter::finish() {
    if (archive_write_close(m_archive.get()) != ARCHIVE_OK) return failure();
    return {};
}

/// What libarchive reads from. It would unpack gzip as well, but looks at no checksum.
struct TarReader::Source {
    rdf::ByteSource bytes;
    std::size_t given = 0;  ///< of `bytes`, at the last call

    std::string_view next() {
        bytes.advance(given);
        const std::string_view ahead = bytes.ahead();
        given = ahead.size();
        return ahead;
    }
};

TarReader::TarReader() = default;
TarReader::TarReader(TarReader&&) noexcept = default;
TarReader::~TarReader() = default;

std::ptrdiff_t TarReader::give(archive* file, void* source, const void** bytes) {
    auto* from = static_cast<Source*>(source);
    const std::string_view next = from->next();
    *bytes = next.data();
    if (!next.empty() || !from->bytes.error()) return static_cast<std::ptrdiff_t>(next.size());
    archive_set_error(file, EIO, "%s", from->bytes.error()->message.text().c_str());
    return ARCHIVE_FATAL;
}

Result<TarReader> TarReader::open(const fs::path& file) {
    auto bytes = rdf::ByteSource::open(file);
    if (!bytes) return bytes.error();
    TarReader reader;
    reader.m_path = file;
    reader.m_source = std::make_unique<Source>(Source{*std::move(bytes)});
    reader.m_archive.reset(archive_read_new());
    archive* read = reader.m_archive.get();
    if (archive_read_support_format_tar(read) != ARCHIVE_OK ||
        archive_read_open(read, reader.m_source.get(), nullptr, give, nullptr) != ARCHIVE_OK)
        return reader.failure();
    return reader;
}

Error TarReader::damaged(const std::string& detail) const {
    return Error{ErrorKind::Input,
                 say("Sentence", "\"%1\" is no packed knowledge base.").arg(m_path.string()),
                 detail};
}

Error TarReader::failure() const {
    const auto& broken = m_source->bytes.error();
    return broken ? *broken : damaged(detailOf(m_archive.get()));
}

/// libarchive takes an archive without its end mark for whole, and does not look at what follows.
Result<void> TarReader::checkEnd() {
    if (archive_filter_bytes(m_archive.get(), 0) == archive_read_header_position(m_archive.get()))
        return damaged("cut off");
    m_source->next();  // zeros up to the end of a record
    if (!m_source->next().empty()) return damaged("it goes on behind its end");
    if (m_source->bytes.error()) return failure();
    return {};
}

Result<std::optional<TarReader::Member>> TarReader::next() {
    archive_entry* entry = nullptr;
    const int code = archive_read_next_header(m_archive.get(), &entry);
    if (code == ARCHIVE_EOF) {
        if (auto whole = checkEnd(); !whole) return whole.error();
        return std::optional<Member>();
    }
    if (code != ARCHIVE_OK) return failure();
    const char* path = archive_entry_pathname(entry);
    if (!path) return damaged("a name that cannot be read");
    Member member{path, archive_entry_size(entry)};
    member.folder = archive_entry_filetype(entry) == AE_IFDIR;
    const bool plain = archive_entry_filetype(entry) == AE_IFREG &&
                       !archive_entry_hardlink(entry) && archive_entry_sparse_count(entry) == 0;
    if (!member.folder && !plain) return damaged("\"" + member.name + "\" is no plain file");
    if (member.folder && member.bytes != 0) return damaged("a folder with a content");
    const auto slash = member.name.find('/');
    if (slash == std::string::npos) return damaged("\"" + member.name + "\" has no folder");
    member.name.erase(0, slash + 1);
    if (member.name.size() > longestMember) return damaged("a long name");
    return std::optional(std::move(member));
}

Result<void> TarReader::extract(const Member& member, const fs::path& to, const ByteStep& step) {
    std::FILE* out = std::fopen(to.c_str(), "wbxe");  // never over what is there
    if (!out) return ioError(say("Sentence", "Writing \"%1\" failed."), to);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> closing(out, std::fclose);
    std::vector<char> piece(pieceSize);
    for (std::int64_t left = member.bytes; left > 0;) {
        const auto got = archive_read_data(m_archive.get(), piece.data(), piece.size());
        if (got <= 0 || got > left) return failure();
        if (std::fwrite(piece.data(), 1, static_cast<std::size_t>(got), out) !=
            static_cast<std::size_t>(got))
            return ioError(say("Sentence", "Writing \"%1\" failed."), to);
        if (auto moved = step(got); !moved) return moved;
        left -= got;
    }
    if (std::fflush(out) != 0) return ioError(say("Sentence", "Writing \"%1\" failed."), to);
    return {};
}

}  // namespace tripletalk::knowledge
