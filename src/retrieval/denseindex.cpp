// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/denseindex.h"

#include "base/file.h"
#include "retrieval/embeddingcache.h"
#include "retrieval/flatfile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <system_error>

#include <faiss/IndexFlat.h>
#include <faiss/IndexIDMap.h>
#include <faiss/index_io.h>
#include <omp.h>

namespace tripletalk::retrieval {

std::string embeddedText(const Passage& passage) {
    std::string text;
    for (const std::string* context : {&passage.title, &passage.heading})
        if (!context->empty() && !passage.text.starts_with(*context)) text += *context + "\n";
    return text + passage.text;
}

namespace {

/// Passages; an instant embedder makes exact cosines of the nearest anew, so that codes cost
/// nothing.
constexpr std::int64_t largestFlat = 50'000, largestInstantFlat = 5'000;
/// Passages whose vectors show each dimension's range; an eighth at most, since they are embedded
/// twice.
constexpr std::int64_t sampleSize = 4096;
constexpr std::int64_t firstPassage = 1;  ///< they are numbered without gaps
constexpr std::size_t addAtOnce = 2048;   ///< vectors: bounds memory and the wait for a cancel

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

using FlatIndex = std::unique_ptr<faiss::IndexIDMap>;

/// Takes the vectors as they are, since a copy would be most of what opening a base needs, and has
/// room for `expected` ones, since a list that doubles holds three times what it has.
FlatIndex makeFlat(FlatVectors flat, std::size_t expected = 0) {
    auto vectors =
        std::make_unique<faiss::IndexFlatIP>(static_cast<faiss::Index::idx_t>(flat.dimensions));
    auto index = std::make_unique<faiss::IndexIDMap>(vectors.get());
    index->own_fields = true;
    vectors->codes = std::move(flat.vectors);
    vectors->codes.reserve(expected * vectors->code_size);
    vectors->ntotal = index->ntotal = static_cast<faiss::Index::idx_t>(flat.ids.size());
    index->id_map = std::move(flat.ids);
    (void)vectors.release();
    return index;
}

/// Collects passages to batches, has them embedded, and adds the vectors to an index made for the
/// first of them.
class Build {
  public:
    Build(const PassageStore& passages, llm::Embedder& embedder, std::filesystem::path file,
          std::optional<EmbeddingCache> cache, const ProgressSink& progress,
          const CancelToken& cancel)
        : m_passages(passages),
          m_embedder(embedder),
          m_file(std::move(file)),
          m_cache(std::move(cache)),
          m_progress(progress),
          m_cancel(cancel) {}

    Result<void> run() {
        auto total = m_passages.count();
        if (!total) return total.error();
        m_total = *total;
        if (m_total > (m_embedder.isInstant() ? largestInstantFlat : largestFlat))
            if (auto done = startCodes(); !done) return done;
        Result<void> added;
        auto read = m_passages.each([&](const Passage& passage) {
            added = add(passage);
            return added.ok();
        });
        if (!added) return added;
        if (!read) return read;
        if (auto done = embedAll(); !done) return done;
        if (auto done = addVectors(); !done) return done;
        if (m_codes) return m_codes->finish();
        if (!m_flat)
            m_flat =
                makeFlat({.dimensions = 1});  // no passages: an index in which nothing is found
        faiss::write_index(m_flat.get(), m_file.c_str());
        return {};
    }

  private:
    /// The passages of one part of the graph look alike: the sample takes some from everywhere.
    Result<void> startCodes() {
        std::vector<std::string> texts;
        const std::int64_t size = std::min(sampleSize, m_total / 8);
        for (std::int64_t i = 0; i < size; ++i) {
            auto passage = m_passages.passage(firstPassage + i * m_total / size);
            if (!passage) return passage.error();
            if (*passage) texts.push_back(told(**passage));
        }
        std::vector<float> sample;
        const auto batch = static_cast<std::size_t>(std::max(1, m_embedder.batchSize()));
        for (std::size_t begin = 0; begin < texts.size(); begin += batch) {
            const auto end = std::min(begin + batch, texts.size());
            auto vectors = embed({texts.begin() + static_cast<std::ptrdiff_t>(begin),
                                  texts.begin() + static_cast<std::ptrdiff_t>(end)});
            if (!vectors) return vectors.error();
            append(*vectors, sample);
        }
        auto codes = CodeIndexWriter::create(
            m_file, sample, m_dimensions, m_embedder.isInstant() ? CodeBits::Four : CodeBits::Eight,
            firstPassage);
        if (!codes) return codes.error();
        m_codes.emplace(std::move(*codes));
        return {};
    }

    Result<void> add(const Passage& passage) {
        m_texts.push_back(told(passage));
        m_textIds.push_back(passage.id);
        return m_texts.size() < static_cast<std::size_t>(std::max(1, m_embedder.batchSize()))
                   ? Result<void>()
                   : embedAll();
    }

    [[nodiscard]] std::string told(const Passage& passage) const {
        return m_embedder.prompts().passage + embeddedText(passage);
    }

    Result<std::vector<llm::Vector>> embed(const std::vector<std::string>& texts) {
        if (m_cancel.cancelled()) return m_cancel.error();
        return m_cache ? m_cache->embed(texts, m_embedder, m_cancel)
                       : m_embedder.embed(texts, m_cancel);
    }

    void append(const std::vector<llm::Vector>& vectors, std::vector<float>& to) {
        for (const llm::Vector& vector : vectors) to.insert(to.end(), vector.begin(), vector.end());
        m_dimensions = vectors.front().size();
    }

    Result<void> embedAll() {
        if (m_cancel.cancelled()) return m_cancel.error();
        if (m_texts.empty()) return {};
        auto vectors = embed(m_texts);
        if (!vectors) return vectors.error();
        append(*vectors, m_vectors);
        m_vectorIds.insert(m_vectorIds.end(), m_textIds.begin(), m_textIds.end());
        m_done += static_cast<std::int64_t>(m_texts.size());
        m_texts.clear();
        m_textIds.clear();
        if (m_vectorIds.size() >= addAtOnce)
            if (auto done = addVectors(); !done) return done;
        if (m_progress) m_progress({"embed", m_done, m_total, "passages"});
        return {};
    }

    Result<void> addVectors() {
        if (m_vectorIds.empty()) return {};
        if (m_codes) {
            if (auto done = m_codes->add(m_vectors); !done) return done;
        } else {
            if (!m_flat)
                m_flat = makeFlat({.dimensions = m_dimensions}, static_cast<std::size_t>(m_total));
            m_flat->add_with_ids(static_cast<faiss::Index::idx_t>(m_vectorIds.size()),
                                 m_vectors.data(), m_vectorIds.data());
        }
        m_vectors.clear();
        m_vectorIds.clear();
        return {};
    }

    const PassageStore& m_passages;
    std::int64_t m_total = 0;
    std::int64_t m_done = 0;
    llm::Embedder& m_embedder;
    std::filesystem::path m_file;
    std::optional<EmbeddingCache> m_cache;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    std::vector<std::string> m_texts;  ///< not embedded yet
    std::vector<std::int64_t> m_textIds;
    std::vector<float> m_vectors;  ///< not added yet
    std::vector<std::int64_t> m_vectorIds;
    std::size_t m_dimensions = 0;
    FlatIndex m_flat;  ///< one of the two
    std::optional<CodeIndexWriter> m_codes;
};

Result<void> buildInto(const PassageStore& passages, llm::Embedder& embedder,
                       const std::filesystem::path& file, std::optional<EmbeddingCache> cache,
                       const ProgressSink& progress, const CancelToken& cancel) {
    const std::filesystem::path unfinished = file.string() + ".unfinished";
    auto built = Build(passages, embedder, unfinished, std::move(cache), progress, cancel).run();
    if (!built) return built;
    std::error_code failed;
    std::filesystem::rename(unfinished, file, failed);
    if (failed)
        return Error{
            ErrorKind::Io,
            say("Sentence", "The search index \"%1\" cannot be written.").arg(file.string()),
            failed.message()};
    return {};
}

}  // namespace

struct DenseIndex::Private {
    std::unique_ptr<faiss::Index> index;  ///< one of the two
    std::optional<CodeIndex> codes;
};

DenseIndex::DenseIndex(std::unique_ptr<Private> data) : d(std::move(data)) {}
DenseIndex::DenseIndex(DenseIndex&&) noexcept = default;
DenseIndex::~DenseIndex() = default;

Result<void> DenseIndex::build(const PassageStore& passages, llm::Embedder& embedder,
                               const std::filesystem::path& file,
                               const std::filesystem::path& cache, const ProgressSink& progress,
                               const CancelToken& cancel) {
    std::optional<EmbeddingCache> known;
    if (!embedder.isInstant()) {
        auto opened = EmbeddingCache::open(cache);
        if (!opened) return opened.error();
        known.emplace(std::move(*opened));
    }
    const ThreadCount threads(1);
    try {
        return buildInto(passages, embedder, file, std::move(known), progress, cancel);
    } catch (const std::exception& problem) {
        const std::string detail = problem.what();  // FAISS puts errno's words into its own
        if (detail.find(std::strerror(ENOSPC)) != std::string::npos)
            return Error{ErrorKind::DiskFull, say("Sentence", "The disk is full."), detail};
        return Error{ErrorKind::Io,
                     say("Sentence", "The search index \"%1\" cannot be built.").arg(file.string()),
                     detail};
    }
}

Result<DenseIndex> DenseIndex::open(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed))
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no search index \"%1\".").arg(file.string())};
    if (CodeIndex::isOne(file)) {
        auto codes = CodeIndex::open(file);
        if (!codes) return codes.error();
        return DenseIndex(std::make_unique<Private>(Private{nullptr, std::move(*codes)}));
    }
    auto flat = readFlat(file);
    if (!flat) return flat.error();
    return DenseIndex(std::make_unique<Private>(Private{makeFlat(std::move(*flat)), {}}));
}

Result<std::vector<DenseHit>> DenseIndex::search(const llm::Vector& query, int k) const {
    std::vector<DenseHit> hits;
    const auto count = d->codes ? d->codes->count() : d->index->ntotal;
    const auto wanted = std::min(static_cast<std::int64_t>(std::max(0, k)), count);
    if (wanted == 0) return hits;
    if (query.size() != static_cast<std::size_t>(dimensions()))
        return Error{
            ErrorKind::Usage,
            say("Sentence", "The embedder is not the one that this search index was built with."),
            std::to_string(query.size()) + " numbers instead of " + std::to_string(dimensions())};
    if (d->codes) return d->codes->search(query, static_cast<std::size_t>(wanted));
    std::vector<float> cosines(static_cast<std::size_t>(wanted));
    std::vector<faiss::Index::idx_t> ids(static_cast<std::size_t>(wanted));
    const ThreadCount threads(1);
    try {
        d->index->search(1, query.data(), wanted, cosines.data(), ids.data());
    } catch (const std::exception& problem) {
        return Error{ErrorKind::Internal,
                     say("Sentence", "The search index could not be searched."), problem.what()};
    }
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] >= 0) hits.push_back({ids[i], cosines[i]});
    return hits;
}

bool DenseIndex::isCoded() const { return d->codes.has_value(); }

int DenseIndex::dimensions() const {
    return d->codes ? static_cast<int>(d->codes->dimensions()) : static_cast<int>(d->index->d);
}

}  // namespace tripletalk::retrieval
