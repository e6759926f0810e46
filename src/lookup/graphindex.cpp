// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/graphindex.h"

#include "base/texthash.h"
#include "lookup/indexfile.h"
#include "lookup/indexfolder.h"
#include "lookup/itemtext.h"
#include "lookup/itemtexts.h"
#include "lookup/vectorfile.h"
#include "lookup/wordsearch.h"

#include <algorithm>
#include <array>
#include <map>

namespace tripletalk::lookup {

namespace {
constexpr float leastCosine = 0.5F;
}

struct GraphIndex::Private {
    Private(std::string stamp, IndexFile entityFile, IndexFile propertyFile)
        : madeOf(std::move(stamp)),
          entities(std::move(entityFile)),
          properties(std::move(propertyFile)) {}

    std::string madeOf;
    IndexFile entities, properties;
    ItemTexts entityTexts{entities}, propertyTexts{properties};
    std::map<std::pair<ItemKind, std::string>, VectorFile, std::less<>> vectors = {};

    [[nodiscard]] const IndexFile& of(ItemKind kind) const {
        return kind == ItemKind::Entity ? entities : properties;
    }

    [[nodiscard]] const ItemTexts& texts(ItemKind kind) const {
        return kind == ItemKind::Entity ? entityTexts : propertyTexts;
    }
};

Result<GraphIndex> GraphIndex::open(const std::filesystem::path& folder) {
    auto known = IndexFolder::read(folder);
    if (!known) return known.error();
    auto entities = IndexFile::open(IndexFolder::itemsFile(folder, ItemKind::Entity));
    if (!entities) return entities.error();
    auto properties = IndexFile::open(IndexFolder::itemsFile(folder, ItemKind::Property));
    if (!properties) return properties.error();
    auto made =
        std::make_shared<Private>(known->madeOf, *std::move(entities), *std::move(properties));
    for (const auto& vectors : known->vectors) {
        auto file = VectorFile::open(IndexFolder::vectorsFile(folder, vectors));
        if (!file) return file.error();
        made->vectors.insert_or_assign({vectors.kind, vectors.embedder}, *std::move(file));
    }
    return GraphIndex(std::move(made));
}

const std::string& GraphIndex::madeOf() const { return d->madeOf; }

std::uint32_t GraphIndex::count(ItemKind kind) const { return d->of(kind).names().rows(); }

Item GraphIndex::item(ItemKind kind, std::uint32_t row) const {
    return readItem(d->texts(kind).at(row));
}

std::optional<std::uint32_t> GraphIndex::rowOf(ItemKind kind, std::string_view iri) const {
    const auto hashes = d->of(kind).values<std::uint64_t>(Section::IriHashes);
    const auto rows = d->of(kind).values<std::uint32_t>(Section::IriRows);
    const std::uint64_t hash = hashOf(iri);
    auto at = static_cast<std::size_t>(std::ranges::lower_bound(hashes, hash) - hashes.begin());
    for (; at < hashes.size() && at < rows.size() && hashes[at] == hash; ++at)
        if (rows[at] < count(kind) && iriOf(d->texts(kind).at(rows[at])) == iri) return rows[at];
    return std::nullopt;
}

std::vector<Hit> GraphIndex::byWords(ItemKind kind, std::string_view query, std::size_t k,
                                     const Rows* within) const {
    return searchWords(d->of(kind).names(), query, k, within);
}

bool GraphIndex::hasMeanings(ItemKind kind, std::string_view embedder) const {
    return d->vectors.contains({kind, std::string(embedder)});
}

Result<std::vector<Hit>> GraphIndex::byMeaning(ItemKind kind, std::string_view embedder,
                                               std::span<const float> vector, std::size_t k,
                                               const Rows* within) const {
    const auto vectors = d->vectors.find({kind, std::string(embedder)});
    if (vectors == d->vectors.end())
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The search index has no vectors of the embedder \"%1\".")
                         .arg(embedder)};
    if (vector.size() != vectors->second.dimensions() && count(kind) > 0)
        return Error{ErrorKind::Input,
                     say("Sentence", "The vectors of the search index have another length."),
                     std::to_string(vector.size())};
    if (count(kind) == 0) return std::vector<Hit>();
    auto hits = vectors->second.search(vector, k, leastCosine, within);
    std::erase_if(hits, [&](const Hit& hit) { return hit.row >= count(kind); });
    return hits;
}

}  // namespace tripletalk::lookup
