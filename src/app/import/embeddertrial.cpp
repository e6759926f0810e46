// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/embeddertrial.h"

#include "app/import/importmaps.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "retrieval/passagestore.h"
#include "workspace/privacygate.h"

#include <chrono>

namespace tripletalk::app {

namespace {

constexpr std::size_t fewPassages = 16;
/// Of an embedder that needs no server: enough for a clock to see.
constexpr std::size_t manyPassages = 512;

}  // namespace

EmbedderTrial::EmbedderTrial(Tasks& tasks, std::shared_ptr<net::Client> client, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_client(std::move(client)) {}

void EmbedderTrial::stop() {
    m_cancel.cancel();
    ++m_generation;
    m_state = Untried;
    m_tried = 0;
    m_passages = m_seconds = 0;
    m_error.clear();
    m_errorDetail.clear();
    Q_EMIT changed();
}

void EmbedderTrial::start(std::shared_ptr<const knowledge::ImportPreview> preview,
                          const std::string& embedder, knowledge::Privacy rule,
                          const llm::Access& access) {
    stop();
    if (!preview) return;
    m_cancel = CancelToken();
    m_state = Trying;
    const double share = preview->report.share;
    m_passages = static_cast<double>(preview->report.passages) / (share > 0 ? share : 1);
    Q_EMIT changed();
    m_tasks.run(
        this,
        [preview = std::move(preview), embedder, rule, access, client = m_client,
         cancel = m_cancel]() -> Result<Measured> {
            auto made = workspace::PrivacyGate(rule, access, client).embedder(embedder);
            if (!made) return made.error();
            return measure(preview->base, **made, cancel);
        },
        [this, generation = m_generation](const Result<Measured>& result) {
            if (generation == m_generation) ended(result);
        });
}

Result<EmbedderTrial::Measured> EmbedderTrial::measure(const knowledge::KnowledgeBase& base,
                                                       llm::Embedder& embedder,
                                                       const CancelToken& cancel) {
    auto store = retrieval::PassageStore::open(base.folder() / "passages.db");
    if (!store) return store.error();
    const std::size_t wanted = embedder.isInstant() ? manyPassages : fewPassages;
    std::vector<std::string> texts;
    auto read = store->each([&](const retrieval::Passage& passage) {
        texts.push_back(passage.title + "\n" + passage.text);
        return texts.size() < wanted;
    });
    if (!read) return read.error();
    if (texts.empty()) return Measured{};
    // A server may first have to load the model; that is not paid for every passage.
    if (auto warm = embedder.embed({texts.front()}, cancel); !warm) return warm.error();
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    if (auto vectors = embedder.embed(texts, cancel); !vectors) return vectors.error();
    const std::chrono::duration<double> took = Clock::now() - begin;
    return Measured{static_cast<int>(texts.size()), took.count()};
}

void EmbedderTrial::ended(const Result<Measured>& result) {
    if (result) {
        m_tried = result->tried;
        m_seconds = m_tried > 0 ? result->seconds * m_passages / m_tried : 0;
        m_state = Tried;
    } else {
        m_error = translated(result.error());
        m_errorDetail = app::errorDetail(result.error());
        m_state = Failed;
    }
    Q_EMIT changed();
}

}  // namespace tripletalk::app
