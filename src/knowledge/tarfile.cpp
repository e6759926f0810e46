// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/tarfile.h"

#include "base/file.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <vector>

#include <zlib.h>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t blockSize = 512;
constexpr std::size_t pieceSize = 256 << 10;
/// Fast: a base is mostly numbers, which gain little from more work.
constexpr const char* writeMode = "wb3";

/// The layout of a header in ustar.
struct Header {
    char name[100];
    char mode[8];
    char owner[8];
    char group[8];
    char size[12];
    char time[12];
    char checksum[8];
    char type;
    char link[100];
    char magic[6];
    char version[2];
    char ownerName[32];
    char groupName[32];
    char major[8];
    char minor[8];
    char prefix[155];
    char padding[12];
};
static_assert(sizeof(Header) == blockSize);

template <std::size_t n>
void putText(char (&field)[n], std::string_view text) {
    std::memcpy(field, text.data(), std::min(n, text.size()));
}

template <std::size_t n>
void putOctal(char (&field)[n], std::uint64_t number) {
    for (std::size_t i = n - 1; i-- > 0; number >>= 3U)
        field[i] = static_cast<char>('0' + (number & 7U));
}

/// More than eight gigabytes do not fit as octal digits: then the number stands as bytes.
void putSize(char (&field)[12], std::uint64_t number) {
    if (number < (std::uint64_t{1} << 33U)) return putOctal(field, number);
    field[0] = static_cast<char>(0x80);
    for (std::size_t i = 11; i >= 4; --i, number >>= 8U)
        field[i] = static_cast<char>(number & 0xffU);
}

template <std::size_t n>
std::string textOf(const char (&field)[n]) {
    return {field, strnlen(field, n)};
}

std::optional<std::int64_t> numberOf(const char* field, std::size_t length) {
    if ((static_cast<unsigned char>(field[0]) & 0x80U) != 0) {
        std::uint64_t number = static_cast<unsigned char>(field[0]) & 0x7fU;
        for (std::size_t i = 1; i < length; ++i) {
            if (number >> 54U != 0) return std::nullopt;
            number = number << 8U | static_cast<unsigned char>(field[i]);
        }
        return static_cast<std::int64_t>(number);
    }
    const char* end = field + length;
    const char* begin = std::find_if_not(field, end, [](char c) { return c == ' '; });
    std::int64_t number = 0;
    const auto [at, failed] = std::from_chars(begin, end, number, 8);
    if (failed != std::errc() || number < 0) return std::nullopt;
    return number;
}

unsigned int checksumOf(Header header) {
    std::memset(header.checksum, ' ', sizeof header.checksum);
    unsigned int sum = 0;
    const auto* bytes = reinterpret_cast<const unsigned char*>(&header);
    for (std::size_t i = 0; i < blockSize; ++i) sum += bytes[i];
    return sum;
}

std::size_t paddingOf(std::int64_t bytes) {
    return (blockSize - static_cast<std::size_t>(bytes) % blockSize) % blockSize;
}

Error damaged(const fs::path& path, const std::string& detail) {
    return Error{ErrorKind::Input, "\"" + path.string() + "\" is no packed knowledge base.",
                 detail};
}

}  // namespace

void CloseGzip::operator()(gzFile_s* file) const { gzclose(file); }

Result<TarWriter> TarWriter::create(const fs::path& file, const std::string& folder) {
    TarWriter writer;
    writer.m_path = file;
    writer.m_folder = folder;
    writer.m_file.reset(gzopen(file.c_str(), writeMode));
    if (!writer.m_file) return ioError("Writing", file);
    gzbuffer(writer.m_file.get(), pieceSize);
    return writer;
}

Result<void> TarWriter::write(const void* bytes, std::size_t count) {
    if (count == 0 || gzwrite(m_file.get(), bytes, static_cast<unsigned int>(count)) > 0) return {};
    return ioError("Writing", m_path);
}

Result<void> TarWriter::add(const std::string& name, const fs::path& content,
                            const ByteStep& step) {
    Header header{};
    if (name.size() > sizeof header.name || m_folder.size() > sizeof header.prefix)
        return Error{ErrorKind::Limit, "A file's name is too long to be packed.", name};
    std::error_code failed;
    auto left = static_cast<std::int64_t>(fs::file_size(content, failed));
    if (failed) return ioError("Reading", content);
    putText(header.name, name);
    putText(header.prefix, m_folder);
    putOctal(header.mode, 0644);
    putOctal(header.owner, 0);
    putOctal(header.group, 0);
    putSize(header.size, static_cast<std::uint64_t>(left));
    putOctal(header.time, static_cast<std::uint64_t>(std::time(nullptr)));
    header.type = '0';
    putText(header.magic, "ustar");
    putText(header.version, "00");
    putOctal(header.checksum, checksumOf(header));
    if (auto written = write(&header, blockSize); !written) return written;

    std::ifstream stream(content, std::ios::binary);
    std::vector<char> piece(pieceSize);
    const std::size_t padding = paddingOf(left);
    while (left > 0) {
        const auto wanted = std::min<std::int64_t>(left, pieceSize);
        if (!stream.read(piece.data(), wanted)) return ioError("Reading", content);
        if (auto written = write(piece.data(), static_cast<std::size_t>(wanted)); !written)
            return written;
        if (auto moved = step(wanted); !moved) return moved;
        left -= wanted;
    }
    const std::array<char, blockSize> zeros{};
    return write(zeros.data(), padding);
}

Result<void> TarWriter::finish() {
    const std::array<char, 2 * blockSize> zeros{};
    if (auto written = write(zeros.data(), zeros.size()); !written) return written;
    if (gzclose(m_file.release()) != Z_OK) return ioError("Writing", m_path);
    return {};
}

Result<TarReader> TarReader::open(const fs::path& file) {
    std::error_code failed;
    if (!fs::is_regular_file(file, failed))
        return Error{ErrorKind::NotFound, "There is no file \"" + file.string() + "\"."};
    TarReader reader;
    reader.m_path = file;
    reader.m_file.reset(gzopen(file.c_str(), "rb"));
    if (!reader.m_file) return ioError("Reading", file);
    gzbuffer(reader.m_file.get(), pieceSize);
    return reader;
}

Result<void> TarReader::read(void* bytes, std::size_t count) {
    if (count == 0) return {};
    const int got = gzread(m_file.get(), bytes, static_cast<unsigned int>(count));
    if (got == static_cast<int>(count)) return {};
    int code = Z_OK;
    const std::string detail = gzerror(m_file.get(), &code);
    if (code == Z_ERRNO) return ioError("Reading", m_path);
    return damaged(m_path, detail.empty() ? "cut off" : detail);
}

Result<std::optional<TarReader::Member>> TarReader::next() {
    Header header{};
    if (auto done = read(&header, blockSize); !done) return done.error();
    const auto* bytes = reinterpret_cast<const char*>(&header);
    if (std::all_of(bytes, bytes + blockSize, [](char c) { return c == 0; }))
        return std::optional<Member>();
    const auto sum = numberOf(header.checksum, sizeof header.checksum);
    const auto size = numberOf(header.size, sizeof header.size);
    if (!sum || *sum != checksumOf(header) || !size) return damaged(m_path, "no header");
    Member member{textOf(header.name), *size};
    if (textOf(header.magic).starts_with("ustar") && header.prefix[0] != 0)
        member.name = textOf(header.prefix) + "/" + member.name;
    member.folder = header.type == '5';
    if (!member.folder && header.type != '0' && header.type != 0)
        return damaged(m_path, "\"" + member.name + "\" is no plain file");
    if (member.folder && member.bytes != 0) return damaged(m_path, "a folder with a content");
    const auto slash = member.name.find('/');
    if (slash == std::string::npos) return damaged(m_path, "\"" + member.name + "\" has no folder");
    member.name.erase(0, slash + 1);
    return std::optional(member);
}

Result<void> TarReader::extract(const Member& member, const fs::path& to, const ByteStep& step) {
    std::FILE* out = std::fopen(to.c_str(), "wbxe");  // never over what is there
    if (!out) return ioError("Writing", to);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> closing(out, std::fclose);
    std::vector<char> piece(pieceSize);
    for (std::int64_t left = member.bytes; left > 0;) {
        const auto wanted = static_cast<std::size_t>(std::min<std::int64_t>(left, pieceSize));
        if (auto done = read(piece.data(), wanted); !done) return done;
        if (std::fwrite(piece.data(), 1, wanted, out) != wanted) return ioError("Writing", to);
        if (auto moved = step(static_cast<std::int64_t>(wanted)); !moved) return moved;
        left -= static_cast<std::int64_t>(wanted);
    }
    if (std::fflush(out) != 0) return ioError("Writing", to);
    return read(piece.data(), paddingOf(member.bytes));
}

}  // namespace tripletalk::knowledge
