// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/bytesource.h"

#include "base/file.h"

#include <algorithm>
#include <utility>

#include <zlib.h>

namespace tripletalk::rdf {

namespace {
constexpr std::size_t pageSize = 64 << 10;
}

void ByteSource::Close::operator()(gzFile_s* file) const { gzclose_r(file); }

Result<ByteSource> ByteSource::open(const std::filesystem::path& path) {
    const std::string name = "\"" + path.string() + "\"";
    std::error_code failed;
    const auto status = std::filesystem::status(path, failed);
    if (!std::filesystem::exists(status))
        return Error{ErrorKind::NotFound, say("Sentence", "There is no file %1.").arg(name)};
    if (std::filesystem::is_directory(status))
        return Error{ErrorKind::Input, say("Sentence", "%1 is a folder, not a file.").arg(name)};
    ByteSource source;
    source.m_name = name;
    if (std::filesystem::is_regular_file(status)) {
        source.m_size = static_cast<std::int64_t>(std::filesystem::file_size(path, failed));
        if (!failed && source.m_size == 0)
            return Error{ErrorKind::Input, say("Sentence", "The file %1 is empty.").arg(name)};
    }
    source.m_file.reset(gzopen(path.c_str(), "rb"));  // reads plain files as they are
    if (!source.m_file) return ioError(say("Sentence", "Opening \"%1\" failed."), path);
    gzbuffer(source.m_file.get(), 128 << 10);
    return source;
}

ByteSource ByteSource::ofText(std::string_view content) {
    ByteSource source;
    source.m_size = static_cast<std::int64_t>(content.size());
    source.m_buffer = content;
    source.m_ended = true;
    return source;
}

bool ByteSource::fill(std::size_t wanted) {
    while (!m_ended && m_buffer.size() - m_at < wanted) {
        m_buffer.erase(0, m_at);
        m_dropped += static_cast<std::int64_t>(std::exchange(m_at, 0));
        const std::size_t kept = m_buffer.size();
        m_buffer.resize(kept + pageSize);
        const int got = gzread(m_file.get(), m_buffer.data() + kept, pageSize);
        m_buffer.resize(kept + static_cast<std::size_t>(got > 0 ? got : 0));
        if (got < static_cast<int>(pageSize)) {
            m_ended = true;
            noteError();
        }
    }
    return m_buffer.size() - m_at >= wanted;
}

void ByteSource::noteError() {
    int code = Z_OK;
    const char* detail = gzerror(m_file.get(), &code);
    if (code == Z_OK || code == Z_STREAM_END) return;
    if (code == Z_ERRNO)
        m_error = Error{ErrorKind::Io, say("Sentence", "Reading %1 failed.").arg(m_name), detail};
    else if (code == Z_BUF_ERROR)
        m_error =
            Error{ErrorKind::Input,
                  say("Sentence", "The compressed file %1 is cut off before its end.").arg(m_name),
                  detail};
    else
        m_error = Error{ErrorKind::Input,
                        say("Sentence", "The compressed file %1 is damaged.").arg(m_name), detail};
}

std::string_view ByteSource::ahead() {
    fill(pageSize);
    return std::string_view(m_buffer).substr(m_at);
}

std::string_view ByteSource::restOfLine(std::size_t enough) {
    for (std::size_t searched = 0;;) {
        std::string_view rest = std::string_view(m_buffer).substr(m_at);
        // Line feeds first, for carriage returns without them are rare.
        const auto fresh = rest.substr(searched);
        const auto lineFeed = std::min(fresh.find('\n'), fresh.size());
        const auto end = std::min(fresh.substr(0, lineFeed).find('\r'), lineFeed);
        if (end < fresh.size()) return rest.substr(0, searched + end);
        searched = rest.size();
        if (searched >= enough || !fill(searched + 1))
            return std::string_view(m_buffer).substr(m_at);
    }
}

std::int64_t ByteSource::position() const {
    return m_file ? gzoffset(m_file.get()) : static_cast<std::int64_t>(m_at);
}

}  // namespace tripletalk::rdf
