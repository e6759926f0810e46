// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/vocabularyindex.h"

#include "retrieval/tokens.h"

#include <algorithm>
#include <map>

namespace tripletalk::answering {

namespace {

/// With the uses of a term that is met again added up.
class Gathering {
  public:
    void add(VocabularyTerm term) {
        const auto [place, isNew] = m_places.emplace(term.iri, m_terms.size());
        if (isNew)
            m_terms.push_back(std::move(term));
        else
            m_terms[place->second].uses += term.uses;
    }
    void add(const std::vector<sparql::PropertySummary>& properties) {
        for (const auto& one : properties) add({one.iri, one.label, false, one.uses});
    }
    std::vector<VocabularyTerm> sorted() && {
        std::ranges::stable_sort(m_terms, std::greater(), &VocabularyTerm::uses);
        return std::move(m_terms);
    }

  private:
    std::vector<VocabularyTerm> m_terms;
    std::map<std::string, std::size_t> m_places;
};

std::vector<std::string> wordsOf(std::string_view label) {
    std::vector<std::string> words;
    for (const auto& token : retrieval::tokens(label)) words.push_back(token.text);
    return words;
}

}  // namespace

std::vector<VocabularyTerm> vocabularyOf(const sparql::GraphSummary& summary) {
    Gathering all;
    for (const auto& one : summary.classes) {
        all.add({one.iri, one.label, true, one.instances});
        all.add(one.properties);
    }
    all.add(summary.others);
    return std::move(all).sorted();
}

Result<VocabularyIndex> VocabularyIndex::make(std::vector<VocabularyTerm> terms,
                                              GraphVectors& vectors, const std::string& language,
                                              const CancelToken& cancel) {
    VocabularyIndex index(language);
    std::vector<std::string> labels;
    for (const VocabularyTerm& term : terms) {
        labels.push_back(term.label);
        index.m_stems.push_back(index.stems(wordsOf(term.label)));
    }
    auto made = vectors.of(labels, cancel);
    if (!made) return made.error();
    index.m_vectors = *std::move(made);
    index.m_terms = std::move(terms);
    return index;
}

std::string VocabularyIndex::stems(const std::vector<std::string>& words) const {
    std::string all;
    for (const std::string& word : words) all += m_stemmer.stem(word) + ' ';
    return all;
}

std::optional<TermMatch> VocabularyIndex::best(const NGram& gram, const llm::Vector& vector) const {
    const std::string asked = stems(gram.words);
    std::size_t best = 0;
    double nearest = 0;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const double near = m_stems[i] == asked ? 1 : cosine(vector, m_vectors[i]);
        if (near <= nearest) continue;
        nearest = near;
        best = i;
    }
    if (nearest < nearEnough) return std::nullopt;
    const VocabularyTerm& term = m_terms[best];
    return TermMatch{term.isClass ? TermMatch::Kind::Class : TermMatch::Kind::Property, gram.text,
                     term.iri, term.label, nearest};
}

std::vector<double> VocabularyIndex::nearness(const llm::Vector& vector) const {
    std::vector<double> all;
    for (const llm::Vector& own : m_vectors) all.push_back(cosine(vector, own));
    return all;
}

const VocabularyTerm* VocabularyIndex::term(std::string_view iri) const {
    const auto found = std::ranges::find(m_terms, iri, &VocabularyTerm::iri);
    return found == m_terms.end() ? nullptr : &*found;
}

}  // namespace tripletalk::answering
