// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/vectorfile.h"

#include "base/file.h"
#include "base/texthash.h"
#include "lookup/mapping.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <unordered_map>

namespace tripletalk::lookup {

namespace {

constexpr std::uint64_t vectorMagic = 0x0152544356544C54ULL;
constexpr std::uint32_t vectorVersion = 1;
constexpr std::size_t mostDimensions = 65'536;

/// The first bytes of a file; behind them rows, numbers and bits, each from a multiple of 8 on.
struct VectorHead {
    std::uint64_t magic = vectorMagic;
    std::uint32_t version = vectorVersion;
    std::uint32_t dimensions = 0;
    std::uint64_t count = 0;
    std::uint64_t check = 0;

    [[nodiscard]] std::uint64_t hash() const {
        return hashOf({reinterpret_cast<const char*>(this), offsetof(VectorHead, check)});
    }
};

constexpr std::uint64_t aligned(std::uint64_t bytes) { return (bytes + 7) / 8 * 8; }

std::size_t wordsOfBits(std::size_t dimensions) { return (dimensions + 63) / 64; }

/// A bit for each number: set where it is positive.
void appendSigns(std::span<const float> vector, std::vector<std::uint64_t>& bits) {
    const std::size_t begin = bits.size();
    bits.resize(begin + wordsOfBits(vector.size()), 0);
    for (std::size_t i = 0; i < vector.size(); ++i)
        if (vector[i] > 0) bits[begin + i / 64] |= std::uint64_t{1} << (i % 64);
}

/// The best k of the cosines that were seen.
std::vector<Hit> bestOf(const std::unordered_map<std::uint32_t, float>& scores, std::size_t k) {
    std::vector<Hit> hits;
    for (const auto& [row, score] : scores) hits.push_back({row, score});
    const auto best = hits.begin() + static_cast<std::ptrdiff_t>(std::min(k, hits.size()));
    std::ranges::partial_sort(hits, best, [](const Hit& a, const Hit& b) {
        return a.score != b.score ? a.score > b.score : a.row < b.row;
    });
    hits.erase(best, hits.end());
    return hits;
}

}  // namespace

Result<VectorFile> VectorFile::open(const std::filesystem::path& file) {
    auto mapping = mapFile(file);
    if (!mapping) return mapping.error();
    const auto damaged = [&] {
        return Error{ErrorKind::Input,
                     say("Sentence", "The search index is damaged or was never finished."),
                     file.string()};
    };
    VectorHead head;
    const std::string_view all = mapping->bytes;
    if (all.size() < sizeof head) return damaged();
    std::memcpy(&head, all.data(), sizeof head);
    if (head.magic != vectorMagic || head.check != head.hash()) return damaged();
    if (head.version != vectorVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "The search index is of another version of the program."),
                     file.string()};
    // Bounds first, so that no product below overflows.
    if (head.dimensions == 0 || head.dimensions > mostDimensions || head.count > all.size())
        return damaged();
    const bool hasBits = head.count > mostCompared;
    const std::uint64_t rows = sizeof head;
    const std::uint64_t numbers = rows + aligned(head.count * sizeof(std::uint32_t));
    const std::uint64_t bits = numbers + aligned(head.count * head.dimensions * sizeof(float));
    const std::uint64_t bitWords = hasBits ? head.count * wordsOfBits(head.dimensions) : 0;
    if (all.size() != bits + bitWords * sizeof(std::uint64_t)) return damaged();
    VectorFile vectors;
    vectors.m_owner = std::move(mapping->owner);
    vectors.m_dimensions = head.dimensions;
    vectors.m_rows = {reinterpret_cast<const std::uint32_t*>(all.data() + rows), head.count};
    vectors.m_numbers = {reinterpret_cast<const float*>(all.data() + numbers),
                         head.count * head.dimensions};
    vectors.m_bits = {reinterpret_cast<const std::uint64_t*>(all.data() + bits), bitWords};
    return vectors;
}

float VectorFile::cosine(std::size_t at, std::span<const float> vector) const {
    const auto numbers = m_numbers.subspan(at * m_dimensions, m_dimensions);
    // Four sums, so that the compiler may add them side by side.
    std::array<float, 4> sums = {};
    std::size_t i = 0;
    for (; i + 4 <= numbers.size(); i += 4)
        for (std::size_t lane = 0; lane < 4; ++lane)
            sums[lane] += numbers[i + lane] * vector[i + lane];
    for (; i < numbers.size(); ++i) sums[0] += numbers[i] * vector[i];
    return sums[0] + sums[1] + sums[2] + sums[3];
}

std::vector<std::uint32_t> VectorFile::nearestByBits(std::span<const float> vector,
                                                     std::size_t most) const {
    std::vector<std::uint64_t> wanted;
    appendSigns(vector, wanted);
    std::vector<std::uint32_t> byDistance(m_dimensions + 2, 0);  // then: where they begin
    std::vector<std::uint16_t> distances(m_rows.size());
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        int distance = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            distance += std::popcount(m_bits[at * wanted.size() + i] ^ wanted[i]);
        distances[at] = static_cast<std::uint16_t>(
            std::min<std::size_t>(static_cast<std::size_t>(distance), m_dimensions));
        ++byDistance[distances[at]];
    }
    std::size_t limit = 0;
    for (std::size_t sum = 0; limit < byDistance.size() && sum < most; ++limit)
        sum += byDistance[limit];
    std::vector<std::uint32_t> nearest;
    for (std::size_t at = 0; at < distances.size(); ++at)
        if (distances[at] < limit) nearest.push_back(static_cast<std::uint32_t>(at));
    return nearest;
}

std::vector<Hit> VectorFile::search(std::span<const float> vector, std::size_t k, float least,
                                    const Rows* within) const {
    std::unordered_map<std::uint32_t, float> scores;
    const auto compare = [&](std::size_t at) {
        const float score = cosine(at, vector);
        if (!(score >= least)) return;  // damaged numbers may be none at all
        const auto [known, isNew] = scores.emplace(m_rows[at], score);
        if (!isNew) known->second = std::max(known->second, score);
    };
    if (within && within->size() < mostCompared) {
        for (const std::uint32_t row : *within) {
            auto at = std::ranges::lower_bound(m_rows, row) - m_rows.begin();
            for (; at < std::ssize(m_rows) && m_rows[static_cast<std::size_t>(at)] == row; ++at)
                compare(static_cast<std::size_t>(at));
        }
        return bestOf(scores, k);
    }
    const auto isWanted = [&](std::size_t at) {
        return !within || std::ranges::binary_search(*within, m_rows[at]);
    };
    if (m_bits.empty()) {
        for (std::size_t at = 0; at < m_rows.size(); ++at)
            if (isWanted(at)) compare(at);
    } else {
        for (const std::uint32_t at : nearestByBits(vector, std::max<std::size_t>(1000, 20 * k)))
            if (isWanted(at)) compare(at);
    }
    return bestOf(scores, k);
}

Result<VectorFileWriter> VectorFileWriter::create(const std::filesystem::path& file,
                                                  std::size_t dimensions,
                                                  std::span<const std::uint32_t> rows) {
    VectorFileWriter writer;
    writer.m_path = file;
    writer.m_file.reset(std::fopen(file.c_str(), "wbe"));
    if (!writer.m_file) return ioError(say("Sentence", "Writing \"%1\" failed."), file);
    writer.m_dimensions = dimensions;
    writer.m_count = rows.size();
    writer.m_hasBits = rows.size() > VectorFile::mostCompared;
    VectorHead head;
    head.dimensions = static_cast<std::uint32_t>(dimensions);
    head.count = rows.size();
    head.check = head.hash();
    if (auto put = writer.put({reinterpret_cast<const char*>(&head), sizeof head}); !put)
        return put.error();
    if (auto put = writer.put({reinterpret_cast<const char*>(rows.data()), rows.size_bytes()});
        !put)
        return put.error();
    const std::string padding(aligned(rows.size_bytes()) - rows.size_bytes(), '\0');
    if (auto put = writer.put(padding); !put) return put.error();
    return writer;
}

Result<void> VectorFileWriter::put(std::string_view bytes) {
    if (bytes.empty() || std::fwrite(bytes.data(), 1, bytes.size(), m_file.get()) == bytes.size())
        return {};
    return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
}

Result<void> VectorFileWriter::add(std::span<const float> vector) {
    if (m_hasBits) appendSigns(vector, m_bits);
    return put({reinterpret_cast<const char*>(vector.data()), vector.size_bytes()});
}

Result<void> VectorFileWriter::finish() {
    const std::uint64_t bytes = m_count * m_dimensions * sizeof(float);
    if (auto done = put(std::string(aligned(bytes) - bytes, '\0')); !done) return done;
    const auto bits = std::span<const std::uint64_t>(m_bits);
    auto done = put({reinterpret_cast<const char*>(bits.data()), bits.size_bytes()});
    if (!done) return done;
    if (std::fclose(m_file.release()) != 0)
        return ioError(say("Sentence", "Writing \"%1\" failed."), m_path);
    return {};
}

}  // namespace tripletalk::lookup
