// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/flatfile.h"

#include <array>
#include <fstream>
#include <string_view>

namespace tripletalk::retrieval {

namespace {

constexpr std::int32_t mostDimensions = 1 << 14;
constexpr std::int32_t innerProduct = 0;  ///< FAISS's number of the metric

/// What FAISS writes before each index: mark, dimensions, vectors, two unused numbers, whether it
/// is trained, metric.
struct Head {
    std::array<char, 4> mark{};
    std::int32_t dimensions = 0;
    std::int64_t count = 0;
    std::int32_t metric = -1;

    [[nodiscard]] bool is(std::string_view name) const {
        return std::string_view(mark.data(), mark.size()) == name && metric == innerProduct;
    }
};
constexpr std::uint64_t headBytes = 4 + 4 + 3 * 8 + 1 + 4;

template <typename Number>
void read(std::ifstream& stream, Number& number) {
    stream.read(reinterpret_cast<char*>(&number), sizeof number);
}

Head readHead(std::ifstream& stream) {
    Head head;
    std::int64_t unused = 0;
    char trained = 0;
    stream.read(head.mark.data(), head.mark.size());
    read(stream, head.dimensions);
    read(stream, head.count);
    read(stream, unused);
    read(stream, unused);
    read(stream, trained);
    read(stream, head.metric);
    return head;
}

/// As many numbers as must follow, behind how many they are said to be; `bytes` of them in all.
template <typename Part>
bool readNumbers(std::ifstream& stream, std::vector<Part>& parts, std::uint64_t count,
                 std::uint64_t bytes) {
    std::uint64_t said = 0;
    read(stream, said);
    if (!stream || said != count) return false;
    parts.resize(bytes / sizeof(Part));
    stream.read(reinterpret_cast<char*>(parts.data()), static_cast<std::streamsize>(bytes));
    return stream.good();
}

bool readAll(const std::filesystem::path& file, FlatVectors& all) {
    std::error_code failed;
    const std::uint64_t bytes = std::filesystem::file_size(file, failed);
    std::ifstream stream(file, std::ios::binary);
    const Head ids = readHead(stream);
    const Head flat = readHead(stream);
    if (failed || !stream || !ids.is("IxMp") || !flat.is("IxFI") || ids.count != flat.count ||
        ids.dimensions != flat.dimensions || ids.dimensions < 1 ||
        ids.dimensions > mostDimensions || ids.count < 0)
        return false;
    const auto count = static_cast<std::uint64_t>(ids.count);
    const auto dimensions = static_cast<std::uint64_t>(ids.dimensions);
    const std::uint64_t each = dimensions * sizeof(float) + sizeof(std::int64_t);
    const std::uint64_t around = 2 * headBytes + 2 * sizeof(std::uint64_t);
    if (bytes < around || count > (bytes - around) / each || bytes != around + count * each)
        return false;
    all.dimensions = dimensions;
    return readNumbers(stream, all.vectors, count * dimensions,
                       count * dimensions * sizeof(float)) &&
           readNumbers(stream, all.ids, count, count * sizeof(std::int64_t));
}

}  // namespace

Result<FlatVectors> readFlat(const std::filesystem::path& file) {
    FlatVectors all;
    if (readAll(file, all)) return all;
    return Error{
        ErrorKind::Input,
        say("Sentence", "\"%1\" is not a search index of this program.").arg(file.string())};
}

}  // namespace tripletalk::retrieval
