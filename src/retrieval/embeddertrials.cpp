// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/embeddertrials.h"

#include "language/language.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::retrieval {

namespace {

/// Of twelve sentences a model of English finds three to five by their common words, a multilingual
/// one all.
constexpr double neededShare = 0.75;

Result<std::vector<llm::Vector>> vectorsOf(llm::Embedder& embedder, const std::string& prompt,
                                           const std::vector<std::string>& sentences,
                                           const CancelToken& cancel) {
    std::vector<std::string> texts;
    for (const std::string& sentence : sentences) texts.push_back(prompt + sentence);
    auto vectors = embedder.embed(texts, cancel);
    if (vectors && vectors->size() != texts.size())
        return Error{ErrorKind::Model,
                     say("Sentence", "The embedder gave fewer vectors than there are texts.")};
    return vectors;
}

std::size_t nearest(const llm::Vector& vector, const std::vector<llm::Vector>& others) {
    const auto cosine = [&](const llm::Vector& other) {
        return std::inner_product(vector.begin(), vector.end(), other.begin(), 0.0);
    };
    return static_cast<std::size_t>(
        std::distance(others.begin(), std::ranges::max_element(others, {}, cosine)));
}

}  // namespace

std::shared_ptr<EmbedderTrials> EmbedderTrials::shared() {
    static const auto all = std::make_shared<EmbedderTrials>();
    return all;
}

Result<bool> EmbedderTrials::joins(llm::Embedder& embedder, const std::string& question,
                                   const std::string& passages, const CancelToken& cancel) {
    const auto& asked = language::languageOf(question).parallels();
    const auto& told = language::languageOf(passages).parallels();
    if (question == passages || asked.empty() || told.empty()) return true;
    const Trial trial{embedder.name(), question, passages};
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_outcomes.find(trial); known != m_outcomes.end())
            return known->second;
    }
    const llm::EmbedderPrompts prompts = embedder.prompts();
    const auto questions = vectorsOf(embedder, prompts.query, asked, cancel);
    if (!questions) return questions.error();
    const auto translations = vectorsOf(embedder, prompts.passage, told, cancel);
    if (!translations) return translations.error();
    std::size_t found = 0;
    for (std::size_t i = 0; i < questions->size(); ++i)
        if (nearest((*questions)[i], *translations) == i) ++found;
    const bool joins =
        static_cast<double>(found) >= neededShare * static_cast<double>(questions->size());
    const std::scoped_lock lock(m_mutex);
    return m_outcomes.insert_or_assign(trial, joins).first->second;
}

void EmbedderTrials::forget() {
    const std::scoped_lock lock(m_mutex);
    m_outcomes.clear();
}

}  // namespace tripletalk::retrieval
