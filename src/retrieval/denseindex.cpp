// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/denseindex.h"

#include "base/file.h"
#include "retrieval/embeddingcache.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <thread>

#include <faiss/IndexFlat.h>
#include <faiss/IndexHNSW.h>
#include <faiss/IndexIDMap.h>
#include <faiss/index_io.h>
#include <omp.h>

namespace tripletalk::retrieval {

namespace {

constexpr std::int64_t largestFlat = 50'000;
constexpr int hnswNeighbours = 16;
constexpr int hnswConstruction = 40;
constexpr int hnswSearch = 96;
constexpr std::size_t addAtOnce = 2048;  ///< vectors: bounds memory and the wait for a cancel

/// OpenMP's number of threads belongs to the calling thread: set it for one piece of work and put
/// it back.
class ThreadCount {
  public:
    explicit ThreadCount(int count) : m_before(omp_get_max_threads()) {
        omp_set_num_threads(count);
    }
    ThreadCount(const ThreadCount&) = delete;
    ThreadCount& operator=(const ThreadCount&) = delete;
    ~ThreadCount() { omp_set_num_threads(m_before); }

  private:
    int m_before;
};

int buildThreads() {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, 4);
}

std::unique_ptr<faiss::IndexIDMap> makeIndex(std::size_t dimensions, std::int64_t passages) {
    const auto length = static_cast<faiss::Index::idx_t>(dimensions);
    std::unique_ptr<faiss::Index> vectors;
    if (passages <= largestFlat) {
        vectors = std::make_unique<faiss::IndexFlatIP>(length);
    } else {
        auto graph = std::make_unique<faiss::IndexHNSWFlat>(
            static_cast<int>(dimensions), hnswNeighbours, faiss::METRIC_INNER_PRODUCT);
        graph->hnsw.efConstruction = hnswConstruction;
        graph->hnsw.efSearch = hnswSearch;
        vectors = std::move(graph);
    }
    auto index = std::make_unique<faiss::IndexIDMap>(vectors.get());
    index->own_fields = true;
    (void)vectors.release();
    return index;
}

std::string embeddedText(const Passage& passage) {
    std::string text;
    for (const std::string* context : {&passage.title, &passage.heading})
        if (!context->empty() && !passage.text.starts_with(*context)) text += *context + "\n";
    return text + passage.text;
}

/// Collects passages to batches, has them embedded, and adds the vectors to an index made for the
/// first of them.
class Build {
  public:
    Build(std::int64_t total, llm::Embedder& embedder, EmbeddingCache cache,
          const ProgressSink& progress, const CancelToken& cancel)
        : m_total(total),
          m_embedder(embedder),
          m_cache(std::move(cache)),
          m_progress(progress),
          m_cancel(cancel) {}

    Result<void> add(const Passage& passage) {
        m_texts.push_back(embeddedText(passage));
        m_textIds.push_back(passage.id);
        return m_texts.size() < static_cast<std::size_t>(std::max(1, m_embedder.batchSize()))
                   ? Result<void>()
                   : embed();
    }
    Result<std::unique_ptr<faiss::IndexIDMap>> finish() {
        if (auto done = embed(); !done) return done.error();
        addVectors();
        if (!m_index) m_index = makeIndex(1, 0);  // no passages: an index in which nothing is found
        return std::move(m_index);
    }

  private:
    Result<void> embed() {
        if (m_cancel.cancelled()) return m_cancel.error();
        if (m_texts.empty()) return {};
        auto vectors = m_cache.embed(m_texts, m_embedder, m_cancel);
        if (!vectors) return vectors.error();
        for (const llm::Vector& vector : *vectors)
            m_vectors.insert(m_vectors.end(), vector.begin(), vector.end());
        m_dimensions = vectors->front().size();
        m_vectorIds.insert(m_vectorIds.end(), m_textIds.begin(), m_textIds.end());
        m_done += static_cast<std::int64_t>(m_texts.size());
        m_texts.clear();
        m_textIds.clear();
        if (m_vectorIds.size() >= addAtOnce) addVectors();
        if (m_progress) m_progress({"embed", m_done, m_total, "passages"});
        return {};
    }
    void addVectors() {
        if (m_vectorIds.empty()) return;
        if (!m_index) m_index = makeIndex(m_dimensions, m_total);
        m_index->add_with_ids(static_cast<faiss::Index::idx_t>(m_vectorIds.size()),
                              m_vectors.data(), m_vectorIds.data());
        m_vectors.clear();
        m_vectorIds.clear();
    }

    std::int64_t m_total;
    std::int64_t m_done = 0;
    llm::Embedder& m_embedder;
    EmbeddingCache m_cache;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    std::vector<std::string> m_texts;  ///< not embedded yet
    std::vector<std::int64_t> m_textIds;
    std::vector<float> m_vectors;  ///< not added yet
    std::vector<faiss::Index::idx_t> m_vectorIds;
    std::size_t m_dimensions = 0;
    std::unique_ptr<faiss::IndexIDMap> m_index;
};

Result<void> buildInto(const PassageStore& passages, llm::Embedder& embedder,
                       const std::filesystem::path& file, EmbeddingCache cache,
                       const ProgressSink& progress, const CancelToken& cancel) {
    auto total = passages.count();
    if (!total) return total.error();
    Build build(*total, embedder, std::move(cache), progress, cancel);
    Result<void> added;
    auto read = passages.each([&](const Passage& passage) {
        added = build.add(passage);
        return added.ok();
    });
    if (!added) return added;
    if (!read) return read;
    auto index = build.finish();
    if (!index) return index.error();
    const std::filesystem::path unfinished = file.string() + ".unfinished";
    faiss::write_index(index->get(), unfinished.c_str());
    std::error_code failed;
    std::filesystem::rename(unfinished, file, failed);
    if (failed)
        return Error{ErrorKind::Io, "The search index \"" + file.string() + "\" cannot be written.",
                     failed.message()};
    return {};
}

}  // namespace

namespace {

/// Whether the file begins like an index of ours and is long enough for its vectors: FAISS leaks
/// what it has read when it meets the end of a truncated file.
bool isPlausible(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 4> mark{};
    std::int32_t dimensions = 0;
    std::int64_t vectors = 0;
    stream.read(mark.data(), mark.size());
    stream.read(reinterpret_cast<char*>(&dimensions), sizeof dimensions);
    stream.read(reinterpret_cast<char*>(&vectors), sizeof vectors);
    if (!stream || std::string_view(mark.data(), mark.size()) != "IxMp") return false;
    std::error_code failed;
    const auto bytes = std::filesystem::file_size(file, failed);
    return !failed && dimensions > 0 && vectors >= 0 &&
           static_cast<std::uint64_t>(vectors) <=
               bytes / (sizeof(float) * static_cast<std::uint64_t>(dimensions));
}

}  // namespace

struct DenseIndex::Private {
    std::unique_ptr<faiss::Index> index;
};

DenseIndex::DenseIndex(std::unique_ptr<Private> data) : d(std::move(data)) {}
DenseIndex::DenseIndex(DenseIndex&&) noexcept = default;
DenseIndex::~DenseIndex() = default;

Result<void> DenseIndex::build(const PassageStore& passages, llm::Embedder& embedder,
                               const std::filesystem::path& file,
                               const std::filesystem::path& cache, const ProgressSink& progress,
                               const CancelToken& cancel) {
    auto opened = EmbeddingCache::open(cache);
    if (!opened) return opened.error();
    const ThreadCount threads(buildThreads());
    try {
        return buildInto(passages, embedder, file, std::move(*opened), progress, cancel);
    } catch (const std::exception& problem) {
        const std::string detail = problem.what();  // FAISS puts errno's words into its own
        if (detail.find(std::strerror(ENOSPC)) != std::string::npos)
            return Error{ErrorKind::DiskFull, "The disk is full.", detail};
        return Error{ErrorKind::Io, "The search index \"" + file.string() + "\" cannot be built.",
                     detail};
    }
}

Result<DenseIndex> DenseIndex::open(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed))
        return Error{ErrorKind::NotFound, "There is no search index \"" + file.string() + "\"."};
    if (!isPlausible(file))
        return Error{ErrorKind::Input,
                     "\"" + file.string() + "\" is not a search index of this program."};
    try {
        std::unique_ptr<faiss::Index> index(faiss::read_index(file.c_str()));
        return DenseIndex(std::make_unique<Private>(Private{std::move(index)}));
    } catch (const std::exception& problem) {
        return Error{ErrorKind::Input, "The search index \"" + file.string() + "\" cannot be read.",
                     problem.what()};
    }
}

Result<std::vector<DenseHit>> DenseIndex::search(const llm::Vector& query, int k) const {
    std::vector<DenseHit> hits;
    const auto wanted =
        std::min(static_cast<faiss::Index::idx_t>(std::max(0, k)), d->index->ntotal);
    if (wanted == 0) return hits;
    if (static_cast<faiss::Index::idx_t>(query.size()) != d->index->d)
        return Error{
            ErrorKind::Usage, "The embedder is not the one that this search index was built with.",
            std::to_string(query.size()) + " numbers instead of " + std::to_string(d->index->d)};
    std::vector<float> cosines(static_cast<std::size_t>(wanted));
    std::vector<faiss::Index::idx_t> ids(static_cast<std::size_t>(wanted));
    const ThreadCount threads(1);
    try {
        d->index->search(1, query.data(), wanted, cosines.data(), ids.data());
    } catch (const std::exception& problem) {
        return Error{ErrorKind::Internal, "The search index could not be searched.",
                     problem.what()};
    }
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] >= 0) hits.push_back({ids[i], cosines[i]});
    return hits;
}

int DenseIndex::dimensions() const { return static_cast<int>(d->index->d); }

}  // namespace tripletalk::retrieval
