// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/recordfile.h"

#include "base/file.h"

namespace tripletalk::lookup {

namespace fs = std::filesystem;

namespace {

using Length = std::uint32_t;

Error brokenOff(const fs::path& file) {
    return Error{ErrorKind::Input,
                 say("Sentence", "What was fetched of the graph is damaged; begin anew."),
                 file.string()};
}

}  // namespace

Result<RecordFile> RecordFile::goOn(const fs::path& file, std::uint64_t bytes) {
    std::error_code failed;
    if (!fs::exists(file, failed) && bytes == 0) {
        // Made by opening it below.
    } else if (fs::file_size(file, failed) < bytes || failed) {
        return brokenOff(file);
    } else {
        fs::resize_file(file, bytes, failed);
    }
    RecordFile records;
    records.m_path = file;
    records.m_bytes = bytes;
    records.m_file.reset(std::fopen(file.c_str(), "abe"));
    if (!records.m_file) return ioError(say("Sentence", "Writing \"%1\" failed."), file);
    return records;
}

Result<void> RecordFile::add(std::string_view record) {
    const auto length = static_cast<Length>(record.size());
    const bool written =
        std::fwrite(&length, sizeof length, 1, m_file.get()) == 1 &&
        std::fwrite(record.data(), 1, record.size(), m_file.get()) == record.size();
    if (!written) return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
    m_bytes += sizeof length + record.size();
    return {};
}

Result<std::uint64_t> RecordFile::flush() {
    if (std::fflush(m_file.get()) != 0)
        return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
    return m_bytes;
}

Result<RecordReader> RecordReader::open(const fs::path& file, std::uint64_t bytes) {
    RecordReader reader;
    reader.m_path = file;
    reader.m_rest = bytes;
    reader.m_file.reset(std::fopen(file.c_str(), "rbe"));
    if (!reader.m_file) return ioError(say("Sentence", "Reading \"%1\" failed."), file);
    return reader;
}

Result<bool> RecordReader::next(std::string_view& record) {
    if (m_rest == 0) return false;
    Length length = 0;
    if (m_rest < sizeof length || std::fread(&length, sizeof length, 1, m_file.get()) != 1)
        return brokenOff(m_path);
    m_rest -= sizeof length;
    if (m_rest < length) return brokenOff(m_path);
    m_record.resize(length);
    if (std::fread(m_record.data(), 1, length, m_file.get()) != length) return brokenOff(m_path);
    m_rest -= length;
    record = m_record;
    return true;
}

}  // namespace tripletalk::lookup
