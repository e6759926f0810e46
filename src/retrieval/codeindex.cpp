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

constexpr std::string_view fileMark = "TTCODES1";
constexpr float steps = 255;
/// By how much of its range in the sample a dimension may go beyond it on either side.
constexpr float margin = 0.5F;

struct Header {
    std::array<char, fileMark.size()> mark{};
    std::int64_t dimensions = 0;
    std::int64_t count = 0;
};

bool read(const std::filesystem::path& file, Header& header) {
    std::ifstream stream(file, std::ios::binary);
    stream.read(reinterpret_cast<char*>(&header), sizeof header);
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
/// codes).
struct Weights {
    std::vector<std::int16_t> whole;
    double base = 0;
    double unit = 0;
};

Weights weightsOf(const llm::Vector& query, std::span<const float> minimum,
                  std::span<const float> range) {
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
    for (const double weight : exact)
        weights.whole.push_back(static_cast<std::int16_t>(std::lround(weight / weights.unit)));
    return weights;
}

}  // namespace

struct CodeIndex::Private {
    Mapping file;
    std::size_t dimensions = 0;
    std::int64_t count = 0;

    [[nodiscard]] std::span<const float> floats(std::size_t part) const {
        const auto* begin = static_cast<const char*>(file.get()) + sizeof(Header);
        return {reinterpret_cast<const float*>(begin) + part * dimensions, dimensions};
    }
    [[nodiscard]] const std::uint8_t* records() const {
        return static_cast<const std::uint8_t*>(file.get()) + sizeof(Header) +
               2 * dimensions * sizeof(float);
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
                       header.dimensions <= mostDimensions && header.count >= 0;
    const auto dimensions = static_cast<std::uint64_t>(header.dimensions);
    const std::uint64_t before = sizeof(Header) + 2 * sizeof(float) * dimensions;
    const std::uint64_t record = sizeof(std::int64_t) + dimensions;
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
    return CodeIndex(std::move(d));
}

std::vector<DenseHit> CodeIndex::search(const llm::Vector& query, std::size_t k) const {
    const Weights weights = weightsOf(query, d->floats(0), d->floats(1));
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
    for (std::int64_t i = 0; i < d->count; ++i) {
        Candidate candidate{};
        std::memcpy(&candidate.passage, record, sizeof candidate.passage);
        candidate.product =
            innerProduct(weights.whole.data(), record + sizeof candidate.passage, d->dimensions);
        record += sizeof candidate.passage + d->dimensions;
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
    std::int64_t count = 0;
    std::vector<std::uint8_t> codes;  ///< of one batch, reused

    void writeHeader() {
        Header header;
        std::ranges::copy(fileMark, header.mark.begin());
        header.dimensions = static_cast<std::int64_t>(quantizer.d);
        header.count = count;
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
                                                std::size_t dimensions) {
    if (dimensions == 0 || sample.empty())
        return Error{ErrorKind::Usage,
                     say("Sentence", "There are no vectors to learn a search index from.")};
    auto d = std::make_unique<Private>();
    d->path = file;
    d->quantizer = faiss::ScalarQuantizer(dimensions, faiss::ScalarQuantizer::QT_8bit);
    d->quantizer.rangestat_arg = margin;
    d->quantizer.train(sample.size() / dimensions, sample.data());
    d->stream.open(file, std::ios::binary | std::ios::trunc);
    d->writeHeader();
    d->stream.write(reinterpret_cast<const char*>(d->quantizer.trained.data()),
                    static_cast<std::streamsize>(d->quantizer.trained.size() * sizeof(float)));
    if (auto done = d->written(); !done) return done.error();
    return CodeIndexWriter(std::move(d));
}

Result<void> CodeIndexWriter::add(const std::vector<std::int64_t>& ids,
                                  const std::vector<float>& vectors) {
    const std::size_t bytes = d->quantizer.code_size;
    d->codes.assign(ids.size() * bytes, 0);
    d->quantizer.compute_codes(vectors.data(), d->codes.data(), ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        d->stream.write(reinterpret_cast<const char*>(&ids[i]), sizeof ids[i]);
        d->stream.write(reinterpret_cast<const char*>(d->codes.data() + i * bytes),
                        static_cast<std::streamsize>(bytes));
    }
    d->count += static_cast<std::int64_t>(ids.size());
    return d->written();
}

Result<void> CodeIndexWriter::finish() {
    d->writeHeader();
    d->stream.flush();
    return d->written();
}

}  // namespace tripletalk::retrieval
