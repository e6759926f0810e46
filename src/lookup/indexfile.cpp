// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/indexfile.h"

#include "base/file.h"
#include "base/texthash.h"
#include "lookup/mapping.h"

#include <cerrno>
#include <cstddef>
#include <cstring>

namespace tripletalk::lookup {

namespace {

constexpr std::size_t sectionCount = static_cast<std::size_t>(Section::Count);
constexpr std::uint64_t magic = 0x0158444E494B4C54ULL;  // "TLKINDX" and a byte that tells the order
constexpr std::uint64_t alignment = 8;

/// The last bytes of a file.
struct Directory {
    std::array<std::uint64_t, 2 * sectionCount> places = {};  ///< begin and bytes of each section
    std::uint64_t check = 0;                                  ///< hash of the places
    std::uint32_t version = indexVersion;
    std::uint32_t sections = sectionCount;
    std::uint64_t magic = lookup::magic;

    [[nodiscard]] std::uint64_t hash() const {
        return hashOf({reinterpret_cast<const char*>(places.data()), sizeof places});
    }
};

std::size_t valueBytes(Section section) {
    switch (section) {
        case Section::ItemBegins:
        case Section::ItemDictionaries:
        case Section::IriHashes:
        case Section::PostingMarks:
            return 8;
        case Section::ItemText:
        case Section::WordText:
            return 1;
        default:
            return 4;
    }
}

}  // namespace

Result<IndexFileWriter> IndexFileWriter::create(const std::filesystem::path& file) {
    IndexFileWriter writer;
    writer.m_path = file;
    writer.m_file.reset(std::fopen(file.c_str(), "wbe"));
    if (!writer.m_file) return ioError(say("Sentence", "Writing \"%1\" failed."), file);
    std::setvbuf(writer.m_file.get(), nullptr, _IOFBF, std::size_t{1} << 20);
    return writer;
}

Result<void> IndexFileWriter::put(std::string_view bytes) {
    m_size += bytes.size();
    if (!m_file) {
        m_memory += bytes;
        return {};
    }
    if (bytes.empty() || std::fwrite(bytes.data(), 1, bytes.size(), m_file.get()) == bytes.size())
        return {};
    return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
}

void IndexFileWriter::endSection() {
    if (m_section == Section::Count) return;
    Place& place = m_places[static_cast<std::size_t>(m_section)];
    place.bytes = m_size - place.begin;
}

Result<void> IndexFileWriter::begin(Section section) {
    endSection();
    const std::string padding((alignment - m_size % alignment) % alignment, '\0');
    if (auto written = put(padding); !written) return written;
    m_section = section;
    m_places[static_cast<std::size_t>(section)].begin = m_size;
    return {};
}

Result<void> IndexFileWriter::write(std::string_view bytes) { return put(bytes); }

std::uint64_t IndexFileWriter::written() const {
    return m_size - m_places[static_cast<std::size_t>(m_section)].begin;
}

Result<std::string> IndexFileWriter::finish() {
    endSection();
    m_section = Section::Count;
    if (auto padded = put(std::string((alignment - m_size % alignment) % alignment, '\0')); !padded)
        return padded.error();
    Directory directory;
    for (std::size_t i = 0; i < sectionCount; ++i) {
        directory.places[2 * i] = m_places[i].begin;
        directory.places[2 * i + 1] = m_places[i].bytes;
    }
    directory.check = directory.hash();
    auto written = put({reinterpret_cast<const char*>(&directory), sizeof directory});
    if (!written) return written.error();
    if (m_file && std::fclose(m_file.release()) != 0)
        return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
    return std::move(m_memory);
}

Result<IndexFile> IndexFile::open(const std::filesystem::path& file) {
    auto mapping = mapFile(file);
    if (!mapping) return mapping.error();
    IndexFile index;
    index.m_owner = std::move(mapping->owner);
    index.m_all = mapping->bytes;
    if (auto read = index.readDirectory(file.string()); !read) return read.error();
    return index;
}

Result<IndexFile> IndexFile::inMemory(std::string bytes) {
    IndexFile index;
    const auto kept = std::make_shared<const std::string>(std::move(bytes));
    index.m_owner = kept;
    index.m_all = *kept;
    if (auto read = index.readDirectory("memory"); !read) return read.error();
    return index;
}

Result<void> IndexFile::readDirectory(const std::string& name) {
    const auto damaged = [&](const char* why) {
        return Error{ErrorKind::Input,
                     say("Sentence", "The search index is damaged or was never finished."),
                     name + ": " + why};
    };
    Directory directory;
    constexpr std::size_t endBytes = sizeof directory - offsetof(Directory, version);
    if (m_all.size() < endBytes) return damaged("it is too short");
    std::memcpy(&directory.version, m_all.data() + m_all.size() - endBytes, endBytes);
    if (directory.magic != magic) return damaged("it has no end");
    if (directory.version != indexVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "The search index is of another version of the program."),
                     name};
    if (directory.sections != sectionCount || m_all.size() < sizeof directory)
        return damaged("its directory is cut");
    const std::size_t end = m_all.size() - sizeof directory;
    std::memcpy(&directory, m_all.data() + end, sizeof directory);
    if (directory.check != directory.hash()) return damaged("its directory was changed");
    for (std::size_t i = 0; i < sectionCount; ++i) {
        const std::uint64_t begin = directory.places[2 * i];
        const std::uint64_t bytes = directory.places[2 * i + 1];
        if (begin > end || bytes > end - begin || begin % alignment != 0 ||
            bytes % valueBytes(static_cast<Section>(i)) != 0)
            return damaged("a section lies outside");
        m_sections[i] = m_all.substr(begin, bytes);
    }
    m_names = {.rowNames = values<std::uint32_t>(Section::RowNames),
               .nameRows = values<std::uint32_t>(Section::NameRows),
               .nameBegins = values<std::uint32_t>(Section::NameBegins),
               .nameWords = values<std::uint32_t>(Section::NameWords),
               .wordBegins = values<std::uint32_t>(Section::WordBegins),
               .wordText = bytes(Section::WordText),
               .postingBegins = values<std::uint32_t>(Section::PostingBegins),
               .postings = values<std::uint32_t>(Section::Postings),
               .postingMarks = values<std::uint64_t>(Section::PostingMarks)};
    return {};
}

std::string_view IndexFile::bytes(Section section) const {
    return m_sections[static_cast<std::size_t>(section)];
}

}  // namespace tripletalk::lookup
