// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/dictionary.h"

#include "base/text.h"

#include <algorithm>
#include <fstream>
#include <optional>

#include <zlib.h>

namespace tripletalk::language {

namespace {

constexpr std::size_t mostTranslations = 40;
constexpr std::uint64_t longestEntry = 64 * 1024;

std::optional<std::uint64_t> number64(std::string_view text) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr std::size_t mostDigits = 10;  // 60 bits
    std::uint64_t value = 0;
    if (text.empty() || text.size() > mostDigits) return {};
    for (const char c : text) {
        const auto digit = digits.find(c);
        if (digit == std::string_view::npos) return {};
        value = value * digits.size() + digit;
    }
    return value;
}

std::uint64_t number16(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]) + 256U * static_cast<unsigned char>(bytes[at + 1]);
}

std::string bytesAt(std::ifstream& file, std::uint64_t offset, std::size_t count) {
    std::string bytes(count, '\0');
    file.clear();
    file.seekg(static_cast<std::streamoff>(offset));
    file.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, file.gcount())));
    return bytes;
}

/// Without what stands in brackets: "<n>", "[Br.]", "(in compounds)".
std::string withoutRemarks(std::string_view text) {
    std::string kept;
    int depth = 0;
    for (const char c : text) {
        if (c == '<' || c == '[' || c == '(' || c == '{') {
            // What follows a mark is an abbreviation or said of the word before it: "female
            // <adj>f".
            if (c == '<' && depth == 0) kept += '\n';
            ++depth;
        } else if (c == '>' || c == ']' || c == ')' || c == '}') {
            depth = std::max(0, depth - 1);
        } else if (depth == 0) {
            kept += c;
        }
    }
    const std::string_view first(kept);
    return std::string(text::trim(first.substr(0, first.find('\n'))));
}

}  // namespace

std::vector<std::string> translationsIn(std::string_view entry) {
    std::vector<std::string> all;
    auto lines = text::split(entry, '\n');
    if (lines.empty()) return all;
    // The first line is the word itself. Examples, notes and other entries are indented, but a
    // field of knowledge may stand before translations: " [school] pupil <n>".
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::string_view line = lines[i];
        if (line.starts_with(" ") && !line.starts_with(" [")) continue;
        line = text::trim(line);
        // "2. bed"
        if (const auto digits = line.find_first_not_of("0123456789");
            digits > 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". "))
            line.remove_prefix(digits + 2);
        for (const std::string& part : text::split(line, ',')) {
            std::string one = text::toLower(withoutRemarks(part));
            // "sth." and "sb." stand where others would be named.
            if (one.starts_with("to ")) one.erase(0, 3);
            one = text::replaceAll(text::replaceAll(one, " sth.", ""), " sb.", "");
            const bool spoken = one.find('/') == std::string::npos;
            if (!one.empty() && spoken && std::ranges::find(all, one) == all.end())
                all.push_back(std::move(one));
        }
    }
    return all;
}

Dictionary::Dictionary(const std::string& name, const std::filesystem::path& from)
    : m_index(from / (name + ".index")), m_data(from / (name + ".dict.dz")) {
    readPieces();
}

void Dictionary::readPieces() {
    // A gzip file with the field "RA" in its header: the lengths of the pieces.
    constexpr std::size_t fixed = 12;  // the header up to the length of its extra fields
    constexpr unsigned hasChecksum = 2;
    constexpr unsigned hasExtra = 4;
    constexpr unsigned hasName = 8;
    constexpr unsigned hasComment = 16;
    std::ifstream file(m_data, std::ios::binary);
    const std::string head = bytesAt(file, 0, fixed);
    if (head.size() < fixed || !head.starts_with("\x1f\x8b\x08")) return;
    const auto flags = static_cast<unsigned char>(head[3]);
    if ((flags & hasExtra) == 0) return;
    const std::string extra = bytesAt(file, fixed, number16(head, fixed - 2));
    constexpr std::size_t lengths = 10;  // "RA", its length, version, piece length, pieces
    if (extra.size() < lengths || !extra.starts_with("RA")) return;
    const std::uint64_t pieces = number16(extra, 8);
    if (extra.size() < lengths + 2 * pieces) return;
    std::uint64_t at = fixed + extra.size();
    for (const unsigned text : {hasName, hasComment})
        if ((flags & text) != 0) {
            constexpr std::size_t longest = 4096;
            const auto end = bytesAt(file, at, longest).find('\0');
            if (end == std::string::npos) return;
            at += end + 1;
        }
    if ((flags & hasChecksum) != 0) at += 2;
    m_pieceLength = number16(extra, 6);
    if (m_pieceLength == 0) return;
    for (std::size_t i = 0; i < pieces; ++i) {
        m_offsets.push_back(at);
        at += number16(extra, lengths + 2 * i);
    }
    m_offsets.push_back(at);
}

std::vector<Dictionary::Extent> Dictionary::entries(std::string_view word) const {
    std::vector<Extent> found;
    std::ifstream index(m_index, std::ios::binary);
    index.seekg(0, std::ios::end);
    std::streamoff low = 0;
    std::streamoff high = index.tellg();
    std::string line;
    // The last place whose next line is before the word; a line that is cut belongs to the one
    // before it.
    while (low < high) {
        const std::streamoff middle = low + (high - low) / 2;
        index.clear();
        index.seekg(middle);
        if (middle > 0) std::getline(index, line);
        const bool before =
            std::getline(index, line) && std::string_view(line).substr(0, line.find('\t')) < word;
        if (before)
            low = middle + 1;
        else
            high = middle;
    }
    index.clear();
    index.seekg(low);
    if (low > 0) std::getline(index, line);
    while (std::getline(index, line)) {
        const auto parts = text::split(line, '\t');
        if (parts.size() < 3 || parts[0] != word) break;
        const auto offset = number64(parts[1]);
        const auto length = number64(parts[2]);
        if (offset && length && *length <= longestEntry) found.push_back({*offset, *length});
    }
    std::ranges::sort(found, {}, &Extent::offset);
    return found;
}

std::string Dictionary::unpacked(std::size_t piece) const {
    std::string text;
    if (piece + 1 >= m_offsets.size()) return text;
    std::ifstream file(m_data, std::ios::binary);
    std::string packed = bytesAt(file, m_offsets[piece], m_offsets[piece + 1] - m_offsets[piece]);
    text.resize(m_pieceLength);
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    inflate(&stream, Z_SYNC_FLUSH);
    text.resize(text.size() - stream.avail_out);
    inflateEnd(&stream);
    return text;
}

std::string Dictionary::read(const Extent& entry, Pieces& known) const {
    std::string text;
    for (std::uint64_t at = entry.offset; at < entry.offset + entry.length;) {
        const std::size_t which = at / m_pieceLength;
        auto [held, isNew] = known.try_emplace(which);
        if (isNew) held->second = unpacked(which);
        const std::string& piece = held->second;
        const std::uint64_t from = at % m_pieceLength;
        if (from >= piece.size()) break;
        const auto count = std::min(piece.size() - from, entry.offset + entry.length - at);
        text += piece.substr(from, count);
        at += count;
    }
    return text;
}

std::vector<std::string> Dictionary::translations(std::string_view word) const {
    std::vector<std::string> all;
    if (m_offsets.empty() || word.empty()) return all;
    Pieces pieces;
    for (const Extent& entry : entries(word))
        for (std::string& one : translationsIn(read(entry, pieces)))
            if (all.size() < mostTranslations && std::ranges::find(all, one) == all.end())
                all.push_back(std::move(one));
    return all;
}

}  // namespace tripletalk::language
