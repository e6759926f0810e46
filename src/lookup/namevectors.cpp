// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/namevectors.h"

#include "lookup/graphindex.h"
#include "lookup/indexfolder.h"
#include "lookup/vectorfile.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <optional>

namespace tripletalk::lookup {

namespace fs = std::filesystem;

namespace {

/// Embeds names in batches and writes their vectors.
class Embedding {
  public:
    Embedding(fs::path file, llm::Embedder& embedder, const ProgressSink& progress,
              const CancelToken& cancel)
        : m_file(std::move(file)), m_embedder(embedder), m_progress(progress), m_cancel(cancel) {}

    Result<void> run(const GraphIndex& index, ItemKind kind) {
        for (std::uint32_t row = 0; row < index.count(kind); ++row)
            m_rows.insert(m_rows.end(), 1 + index.item(kind, row).synonyms.size(), row);
        m_state.total = static_cast<std::int64_t>(m_rows.size());
        const auto batch = static_cast<std::size_t>(std::max(1, m_embedder.batchSize()));
        for (std::uint32_t row = 0; row < index.count(kind); ++row) {
            Item item = index.item(kind, row);
            m_texts.push_back(std::move(item.label));
            std::ranges::move(item.synonyms, std::back_inserter(m_texts));
            if (m_texts.size() < batch) continue;
            if (auto embedded = embed(); !embedded) return embedded;
        }
        if (auto embedded = embed(); !embedded) return embedded;
        // Of nothing there are no vectors; their length is of no matter then.
        if (!m_writer)
            if (auto begun = begin(1); !begun) return begun;
        return m_writer->finish();
    }

  private:
    Result<void> begin(std::size_t dimensions) {
        auto writer = VectorFileWriter::create(m_file, dimensions, m_rows);
        if (!writer) return writer.error();
        m_dimensions = dimensions;
        m_writer.emplace(*std::move(writer));
        return {};
    }

    Result<void> embed() {
        if (m_texts.empty()) return {};
        if (m_cancel.cancelled()) return m_cancel.error();
        auto vectors = m_embedder.embed(m_texts, m_cancel);
        if (!vectors) return vectors.error();
        if (!m_writer && !vectors->empty() && !vectors->front().empty())
            if (auto begun = begin(vectors->front().size()); !begun) return begun;
        const bool fit = vectors->size() == m_texts.size() &&
                         std::ranges::all_of(*vectors, [&](const llm::Vector& vector) {
                             return m_writer && vector.size() == m_dimensions;
                         });
        if (!fit)
            return Error{ErrorKind::Model,
                         say("Sentence", "The embedder gave vectors of different lengths."),
                         m_embedder.name()};
        for (const llm::Vector& vector : *vectors)
            if (auto added = m_writer->add(vector); !added) return added;
        m_state.done += static_cast<std::int64_t>(m_texts.size());
        if (m_progress) m_progress(m_state);
        m_texts.clear();
        return {};
    }

    fs::path m_file;
    llm::Embedder& m_embedder;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    Progress m_state{"embed", 0, 0, "names"};
    std::vector<std::uint32_t> m_rows;  ///< of all names
    std::vector<std::string> m_texts;   ///< of the batch at hand
    std::size_t m_dimensions = 0;
    std::optional<VectorFileWriter> m_writer;
};

/// True if the index had them.
bool forget(const IndexFolder::Vectors& forgotten, IndexFolder& index) {
    return std::erase_if(index.vectors, [&](const IndexFolder::Vectors& vectors) {
               return vectors.kind == forgotten.kind && vectors.embedder == forgotten.embedder;
           }) > 0;
}

}  // namespace

Result<void> addVectors(const fs::path& folder, ItemKind kind, llm::Embedder& embedder,
                        const ProgressSink& progress, const CancelToken& cancel) {
    auto index = GraphIndex::open(folder);
    if (!index) return index.error();
    const IndexFolder::Vectors added{kind, embedder.name()};
    const fs::path file = IndexFolder::vectorsFile(folder, added);
    const fs::path draft = fs::path(file) += ".part";
    std::error_code failed;
    if (auto made = Embedding(draft, embedder, progress, cancel).run(*index, kind); !made) {
        fs::remove(draft, failed);
        return made;
    }
    fs::rename(draft, file, failed);
    if (failed)
        return Error{ErrorKind::Io, say("Sentence", "Saving \"%1\" failed.").arg(file.string()),
                     failed.message()};
    auto known = IndexFolder::read(folder);
    if (!known) return known.error();
    forget(added, *known);
    known->vectors.push_back(added);
    return known->write(folder);
}

Result<void> removeVectors(const fs::path& folder, ItemKind kind, const std::string& embedder) {
    auto known = IndexFolder::read(folder);
    if (!known) return known.error();
    const IndexFolder::Vectors removed{kind, embedder};
    if (!forget(removed, *known)) return {};
    if (auto written = known->write(folder); !written) return written;
    std::error_code ignored;
    fs::remove(IndexFolder::vectorsFile(folder, removed), ignored);
    return {};
}

}  // namespace tripletalk::lookup
