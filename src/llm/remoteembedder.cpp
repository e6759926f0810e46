// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/remoteembedder.h"

#include "base/text.h"
#include "llm/jsonfields.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <optional>
#include <utility>

#include <QByteArray>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

static_assert(std::endian::native == std::endian::little,
              "base64 embeddings are little-endian floats");

constexpr std::size_t longestText = 16'000;

Error strange(std::string detail) {
    return {ErrorKind::Model,
            say("Sentence", "The embedding server sent something that is not in its protocol."),
            std::move(detail)};
}

std::optional<Vector> vectorOf(const json& sent) {
    Vector vector;
    if (sent.is_string()) {
        const QByteArray bytes =
            QByteArray::fromBase64(QByteArray::fromStdString(sent.get<std::string>()));
        vector.resize(static_cast<std::size_t>(bytes.size()) / sizeof(float));
        std::memcpy(vector.data(), bytes.data(), vector.size() * sizeof(float));
        return vector;
    }
    if (!sent.is_array()) return std::nullopt;
    vector.reserve(sent.size());
    for (const json& number : sent) {
        if (!number.is_number()) return std::nullopt;
        vector.push_back(number.get<float>());
    }
    return vector;
}

/// The vectors in the order of the texts; one that is missing stays empty.
Result<std::vector<Vector>> readVectors(bool ollama, const json& reply, std::size_t expected) {
    const json& list = field(reply, ollama ? "embeddings" : "data");
    if (!list.is_array()) return strange("no list of embeddings");
    std::vector<Vector> vectors(expected);
    std::size_t position = 0;
    for (const json& entry : list) {
        const json& index = field(entry, "index");
        const std::size_t at = index.is_number_unsigned() ? index.get<std::size_t>() : position;
        auto vector = vectorOf(ollama ? entry : field(entry, "embedding"));
        if (!vector) return strange("an embedding is no list of numbers");
        if (at >= expected) return strange("more embeddings than texts");
        vectors[at] = *std::move(vector);
        ++position;
    }
    return vectors;
}

/// A server may refuse an empty text.
std::string prepared(const std::string& text) {
    const auto trimmed = text::trim(text);
    return trimmed.empty() ? std::string(".") : text::elide(trimmed, longestText);
}

}  // namespace

bool normalise(Vector& vector) {
    double sum = 0;
    for (const float x : vector) sum += static_cast<double>(x) * x;
    if (!std::isfinite(sum)) return false;
    if (sum == 0) return true;
    const auto factor = static_cast<float>(1 / std::sqrt(sum));
    for (float& x : vector) x *= factor;
    return true;
}

EmbedderPrompts promptsOf(const std::string& model) {
    const std::string name = text::toLower(model);
    const auto has = [&](std::string_view part) { return name.find(part) != std::string::npos; };
    if (has("instruct")) return {};  // wants the task in words
    if (has("e5-")) return {"query: ", "passage: "};
    if (has("nomic-embed-text")) return {"search_query: ", "search_document: "};
    if (has("embeddinggemma")) return {"task: search result | query: ", "title: none | text: "};
    if (has("arctic-embed") && (has("v2") || has("embed2"))) return {"query: ", ""};
    const bool isEnglishBge = has("bge-") && has("-en");
    if (has("mxbai-embed") || has("arctic-embed") || isEnglishBge)
        return {"Represent this sentence for searching relevant passages: ", ""};
    return {};
}

RemoteEmbedder::RemoteEmbedder(Endpoint::Settings settings) : m_endpoint(std::move(settings)) {}

EmbedderPrompts RemoteEmbedder::prompts() const { return promptsOf(m_endpoint.model()); }

Result<void> RemoteEmbedder::check(std::vector<Vector>& vectors, std::size_t expected) {
    if (vectors.size() != expected) return strange("fewer embeddings than texts");
    for (Vector& vector : vectors) {
        if (vector.empty()) return strange("an embedding is missing");
        std::size_t known = 0;
        if (!m_dimensions.compare_exchange_strong(known, vector.size()) && known != vector.size())
            return Error{
                ErrorKind::Model,
                say("Sentence",
                    "The embedding server changed its model: vectors of %1 and of %2 numbers.")
                    .arg(known, vector.size())};
        if (!normalise(vector)) return strange("an embedding holds what is no number");
    }
    return {};
}

Result<std::vector<Vector>> RemoteEmbedder::embedBatch(const json& texts,
                                                       const CancelToken& cancel) {
    const bool ollama = m_endpoint.spec().provider == Provider::Ollama;
    nlohmann::ordered_json body = {{"model", m_endpoint.model()}, {"input", texts}};
    if (ollama)
        body["keep_alive"] = "15m";
    else
        body["encoding_format"] = "base64";
    const auto reply =
        m_endpoint.post(ollama ? "/api/embed" : "/embeddings", std::move(body), cancel, {});
    if (!reply) return reply.error();
    const auto parsed = parseObject(reply->body);
    if (!parsed) return m_endpoint.withoutKey(parsed.error());
    auto vectors = readVectors(ollama, *parsed, texts.size());
    if (!vectors) return vectors;
    if (const auto checked = check(*vectors, texts.size()); !checked) return checked.error();
    return vectors;
}

Result<std::vector<Vector>> RemoteEmbedder::embed(const std::vector<std::string>& texts,
                                                  const CancelToken& cancel) {
    std::vector<Vector> all;
    all.reserve(texts.size());
    const auto batch = static_cast<std::size_t>(batchSize());
    for (std::size_t begin = 0; begin < texts.size(); begin += batch) {
        json part = json::array();
        for (std::size_t i = begin; i < std::min(begin + batch, texts.size()); ++i)
            part.push_back(prepared(texts[i]));
        auto vectors = embedBatch(part, cancel);
        if (!vectors) return vectors;
        std::move(vectors->begin(), vectors->end(), std::back_inserter(all));
    }
    return all;
}

}  // namespace tripletalk::llm
