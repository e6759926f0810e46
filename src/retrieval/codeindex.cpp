// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/codeindex.h"

#include "base/file.h"
#include "retrieval/codescan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>
#include <limits>
#include <span>
#include <string_view>
#include <system_error>

#include <faiss/impl/ScalarQuantizer.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace tripletalk::retrieval {

static_assert(std::endian::native == std::endian::little);

namespace {

constexpr std::string_view fileMark = "TTCODES2";
/// Of version 0.1.0: a header of 24 bytes without bits and first passage, which were 8 and 1, and
/// before the codes of each passage its number (int64).
constexpr std::string_view earlierMark = "TTCODES1";
constexpr std::size_t earlierHeaderBytes = 24;
/// By how much of its range in the sample a dimension of eight bits may go beyond it on either
/// side. With four that would cost steps that are needed; numbers beyond count as the end.
constexpr float margin = 0.5F;

struct Header {
    std::array<char, fileMark.size()> mark{};
    std::int64_t dimensions = 0;
    std::int64_t count = 0;
    std::int64_t bits = 0;
    std::int64_t first = 0;

    [[nodiscard]] bool isEarlier() const {
        return std::string_view(mark.data(), mark.size()) == earlierMark;
    }
    [[nodiscard]] std::size_t bytes() const {
        return isEarlier() ? earlierHeaderBytes : sizeof(Header);
    }
    /// Before the codes of a passage.
    [[nodiscard]] std::size_t numberBytes() const { return isEarlier() ? sizeof(std::int64_t) : 0; }
};

std::uint64_t codeBytes(std::uint64_t dimensions, std::int64_t bits) {
    return bits == 4 ? (dimensions + 1) / 2 : dimensions;
}

bool read(const std::filesystem::path& file, Header& header) {
    std::ifstream stream(file, std::ios::binary);
    stream.read(reinterpret_cast<char*>(&header), earlierHeaderBytes);
    if (stream && header.isEarlier()) {
        header.bits = 8;
        header.first = 1;
        return true;
    }
    stream.read(reinterpret_cast<char*>(&header) + earlierHeaderBytes,
                sizeof header - earlierHeaderBytes);
    return stream && std::string_view(header.mark.data(), fileMark.size()) == fileMark;
}

struct Unmap {
    std::size_t bytes = 0;
    void operator()(void* memory) const { ::munmap(memory, bytes); }
};
using Mapping = std::unique_ptr<void, Unmap>;

Mapping mapped(const std::filesystem::path& file, std::size_t bytes) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return {};
    void* memory = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, descriptor, 0);
    ::close(descriptor);
    return memory == MAP_FAILED ? Mapping() : Mapping(memory, Unmap{bytes});
}

/// A query in whole numbers: the cosine with a vector is base + unit * innerProduct(weights,
/// codes). Of four bits all even dimensions come first.
struct Weights {
    std::vector<std::int16_t> whole;
    double base = 0;
    double unit = 0;
};

Weights weightsOf(const llm::Vector& query, std::span<const float> minimum,
                  std::span<const float> range, std::int64_t bits) {
    const auto steps = static_cast<double>((1 << bits) - 1);
    Weights weights;
    std::vector<double> exact(query.size());
    double largest = 0;
    for (std::size_t i = 0; i < query.size(); ++i) {
        exact[i] = static_cast<double>(query[i]) * range[i] / steps;
        // A code stands for the middle of its step.
        weights.base += static_cast<double>(query[i]) * minimum[i] + exact[i] / 2;
        largest = std::max(largest, std::abs(exact[i]));
    }
    const double mostSum = std::numeric_limits<std::int32_t>::max();
    const double mostWeight =
        std::min<double>(std::numeric_limits<std::int16_t>::max(),
                         std::floor(mostSum / (steps * static_cast<double>(query.size()))) - 1);
    weights.unit = largest > 0 ? largest / mostWeight : 1;
    weights.whole.resize(exact.size() + 1);
    const std::size_t half = (exact.size() + 1) / 2;
    for (std::size_t i = 0; i < exact.size(); ++i)
        weights.whole[bits == 4 ? i / 2 + i % 2 * half : i] =
            static_cast<std::int16_t>(std::lround(exact[i] / weights.unit));
    return weights;
}

}  // namespace

struct CodeIndex::Private {
    Mapping file;
    std::size_t dimensions = 0;
    std::int64_t count = 0;
    std::int64_t bits = 0;
    std::int64_t first = 0;
    std::size_t headerBytes = 0;
    std::size_t numberBytes = 0;

    [[nodiscard]] std::span<const float> floats(std::size_t part) const {
        const auto* begin = static_cast<const char*>(file.get()) + headerBytes;
        return {reinterpret_cast<const float*>(begin) + part * dimensions, dimensions};
    }
    [[nodiscard]] const std::uint8_t* records() const {
        return static_cast<const std::uint8_t*>(file.get()) + headerBytes +
               2 * dimensions * sizeof(float);
    }
    [[nodiscard]] std::int32_t product(const Weights& weights, const std::uint8_t* codes) const {
        const std::int16_t* whole = weights.whole.data();
        const std::size_t half = (dimensions + 1) / 2;
        return bits == 4 ? innerProduct(whole, whole + half, codes, half)
                         : innerProduct(whole, codes, dimensions);
    }
};

CodeIndex::CodeIndex(std::unique_ptr<Private> data) : d(std::move(data)) {}
CodeIndex::CodeIndex(CodeIndex&&) noexcept = default;
CodeIndex::~CodeIndex() = default;

bool CodeIndex::isOne(const std::filesystem::path& file) {
    Header header;
    return read(file, header);
}

Result<CodeIndex> CodeIndex::open(const std::filesystem::path& file) {
    constexpr std::int64_t mostDimensions = 1 << 16;
    std::error_code failed;
    const auto bytes = std::filesystem::file_size(file, failed);
    if (failed)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no search index \"%1\".").arg(file.string())};
    Header header;
    const bool valid = read(file, header) && header.dimensions > 0 &&
                       header.dimensions <= mostDimensions && header.count >= 0 &&
                       (header.bits == 4 || header.bits == 8) && header.first >= 0 &&
                       header.first <= std::numeric_limits<std::int32_t>::max();
    const auto dimensions = static_cast<std::uint64_t>(header.dimensions);
    const std::uint64_t before = header.bytes() + 2 * sizeof(float) * dimensions;
    const std::uint64_t record = header.numberBytes() + codeBytes(dimensions, header.bits);
    if (!valid || bytes < before || (bytes - before) % record != 0 ||
        (bytes - before) / record != static_cast<std::uint64_t>(header.count))
        return Error{
            ErrorKind::Input,
            say("Sentence", "\"%1\" is not a search index of this program.").arg(file.string())};
    auto d = std::make_unique<Private>();
    d->file = mapped(file, bytes);
    if (!d->file) return ioError(say("Sentence", "Reading \"%1\" failed."), file);
    d->dimensions = static_cast<std::size_t>(dimensions);
    d->count = header.count;
    d->bits = header.bits;
    d->first = header.first;
    d->headerBytes = header.bytes();
    d->numberBytes = header.numberBytes();
    return CodeIndex(std::move(d));
}

std::vector<DenseHit> CodeIndex::search(const llm::Vector& query, std::size_t k) const {
    const Weights weights = weightsOf(query, d->floats(0), d->floats(1), d->bits);
    struct Candidate {
        std::int32_t product;
        std::int64_t passage;
    };
    const auto better = [](const Candidate& a, const Candidate& b) {
        return a.product != b.product ? a.product > b.product : a.passage < b.passage;
    };
    std::vector<Candidate> best;  // a heap whose worst one stands in front
    best.reserve(k + 1);
    const std::uint8_t* record = d->records();
    const std::uint64_t bytes = d->numberBytes + codeBytes(d->dimensions, d->bits);
    for (std::int64_t i = 0; i < d->count; ++i) {
        const Candidate candidate{d->product(weights, record + d->numberBytes), d->first + i};
        record += bytes;
        if (best.size() == k && (k == 0 || !better(candidate, best.front()))) continue;
        best.push_back(candidate);
        std::ranges::push_heap(best, better);
        if (best.size() <= k) continue;
        std::ranges::pop_heap(best, better);
        best.pop_back();
    }
    std::ranges::sort_heap(best, better);
    std::vector<DenseHit> hits;
    for (const Candidate& candidate : best)
        hits.push_back({candidate.passage, weights.base + weights.unit * candidate.product});
    return hits;
}

std::size_t CodeIndex::dimensions() const { return d->dimensions; }
std::int64_t CodeIndex::count() const { return d->count; }

struct CodeIndexWriter::Private {
    std::filesystem::path path;
    std::ofstream stream;
    faiss::ScalarQuantizer quantizer;
    CodeBits bits = CodeBits::Eight;
    std::int64_t first = 0;
    std::int64_t count = 0;
    std::vector<std::uint8_t> codes;  ///< of one batch, reused

    void writeHeader() {
        Header header;
        std::ranges::copy(fileMark, header.mark.begin());
        header.dimensions = static_cast<std::int64_t>(quantizer.d);
        header.count = count;
        header.bits = static_cast<std::int64_t>(bits);
        header.first = first;
        stream.seekp(0);
        stream.write(reinterpret_cast<const char*>(&header), sizeof header);
    }
    [[nodiscard]] Result<void> written() {
        if (stream) return {};
        return ioError(say("Sentence", "Writing \"%1\" failed."), path);
    }
};

CodeIndexWriter::CodeIndexWriter(std::unique_ptr<Private> data) : d(std::move(data)) {}
CodeIndexWriter::CodeIndexWriter(CodeIndexWriter&&) noexcept = default;
CodeIndexWriter::~CodeIndexWriter() = default;

Result<CodeIndexWriter> CodeIndexWriter::create(const std::filesystem::path& file,
                                                const std::vector<float>& sample,
                                                std::size_t dimensions, CodeBits bits,
                                                std::int64_t first) {
    if (dimensions == 0 || sample.empty())
        return Error{ErrorKind::Usage,
                     say("Sentence", "There are no vectors to learn a search index from.")};
    auto d = std::make_unique<Private>();
    d->path = file;
    d->bits = bits;
    d->first = first;
    const bool isFour = bits == CodeBits::Four;
    d->quantizer = faiss::ScalarQuantizer(
        dimensions, isFour ? faiss::ScalarQuantizer::QT_4bit : faiss::ScalarQuantizer::QT_8bit);
    d->quantizer.rangestat_arg = isFour ? 0 : margin;
    d->quantizer.train(sample.size() / dimensions, sample.data());
    d->stream.open(file, std::ios::binary | std::ios::trunc);
    d->writeHeader();
    d->stream.write(reinterpret_cast<const char*>(d->quantizer.trained.data()),
                    static_cast<std::streamsize>(d->quantizer.trained.size() * sizeof(float)));
    if (auto done = d->written(); !done) return done.error();
    return CodeIndexWriter(std::move(d));
}

Result<void> CodeIndexWriter::add(const std::vector<float>& vectors) {
    const std::size_t added = vectors.size() / d->quantizer.d;
    d->codes.assign(added * d->quantizer.code_size, 0);
    d->quantizer.compute_codes(vectors.data(), d->codes.data(), added);
    d->stream.write(reinterpret_cast<const char*>(d->codes.data()),
                    static_cast<std::streamsize>(d->codes.size()));
    d->count += static_cast<std::int64_t>(added);
    return d->written();
}

Result<void> CodeIndexWriter::finish() {
    d->writeHeader();
    d->stream.flush();
    return d->written();
}

}  // namespace tripletalk::retrieval
