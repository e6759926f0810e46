// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/verbaliser.h"

#include "base/text.h"
#include "passages/capsule.h"
#include "passages/sentences.h"

#include <utility>

namespace tripletalk::passages {

using language::Language;

namespace {

constexpr std::size_t longestList = 700;  ///< bytes of names in one sentence
constexpr std::size_t smallestPassage = 200;

/// A long list becomes several sentences, so that a passage is never cut inside one; the last says
/// what was left out.
template <typename Sentence>
void addSentences(const Facts& facts, const Language& language, Sentence&& sentence,
                  std::vector<std::string>& sentences) {
    std::vector<std::string> some;
    std::size_t bytes = 0;
    const auto flush = [&] {
        if (!some.empty()) sentences.push_back(sentence(some));
        some.clear();
        bytes = 0;
    };
    for (const std::string& value : facts.values) {
        if (bytes + value.size() > longestList) flush();
        some.push_back(value);
        bytes += value.size();
    }
    if (facts.more > 0)
        some.push_back(
            language::filled(language.words().more, {{"count", std::to_string(facts.more)}}));
    flush();
}

std::vector<std::string> wording(const Capsule& capsule, const Language& language) {
    std::vector<std::string> sentences;
    for (const std::string& description : capsule.descriptions)
        sentences.push_back(asSentence(description));
    if (!capsule.otherNames.empty())
        sentences.push_back(
            language::filled(language.words().alias,
                             {{"list", enumeration(capsule.otherNames, language)}}) +
            ".");
    for (const Facts& facts : capsule.facts)
        addSentences(
            facts, language,
            [&](const auto& values) { return factSentence(*facts.phrase, values, language); },
            sentences);
    for (const Facts& facts : capsule.reverse)
        addSentences(
            facts, language,
            [&](const auto& subjects) {
                return reverseSentence(*facts.phrase, capsule.title, subjects, language);
            },
            sentences);
    return sentences;
}

/// "Lamp › Nord Works, Halle": the type, and one name for each relation.
std::string contextOf(const Capsule& capsule) {
    constexpr std::size_t mostNames = 6, longestName = 60;
    std::vector<std::string> names;
    for (const auto* relations : {&capsule.facts, &capsule.reverse})
        for (const Facts& facts : *relations)
            if (facts.areThings && !facts.values.empty() && names.size() < mostNames)
                names.push_back(text::elide(facts.values.front(), longestName));
    const std::string related = text::join(names, ", ");
    return capsule.type.empty() || related.empty() ? capsule.type + related
                                                   : capsule.type + " › " + related;
}

/// Writes the passages of one thing after the other.
class Verbaliser {
  public:
    Verbaliser(const graph::TripleStore& store, const VerbaliseOptions& options,
               const std::function<Result<void>(const retrieval::Passage&)>& sink,
               CapsuleReader reader)
        : m_store(store), m_options(options), m_sink(sink), m_reader(std::move(reader)) {}

    Result<std::int64_t> run(const ProgressSink& progress, const CancelToken& cancel) {
        auto counts = m_store.counts();
        if (!counts) return counts.error();
        Progress state{"verbalise", 0, counts->triples, "triples"};
        Capsule capsule;
        for (std::int64_t things = 0;; ++things) {
            auto more = m_reader.next(capsule);
            if (!more) return more.error();
            if (!*more) break;
            if (auto done = write(capsule); !done) return done.error();
            if (cancel.cancelled()) return cancel.error();
            if (things % 256 != 0) continue;
            state.done = m_reader.quadsRead();
            if (progress) progress(state);
        }
        state.done = state.total;
        if (progress) progress(state);
        return m_passages;
    }

  private:
    Result<void> write(const Capsule& capsule) {
        const Language& language = m_reader.wording();
        retrieval::Passage passage;
        passage.title = capsule.title;
        passage.iri = capsule.iri;
        passage.type = capsule.type;
        if (m_options.context) passage.heading = contextOf(capsule);
        std::string opening = typeSentence(capsule.title, capsule.types, language);
        if (opening.empty()) opening = capsule.title + ".";
        const std::size_t room = m_options.maxBytes > opening.size() + smallestPassage
                                     ? m_options.maxBytes - opening.size() - 1
                                     : smallestPassage;
        auto texts = packed(wording(capsule, language), room);
        if (texts.empty()) texts.emplace_back();
        for (const std::string& text : texts) {
            passage.text = text.empty() ? opening : opening + ' ' + text;
            if (auto done = m_sink(passage); !done) return done;
            ++m_passages;
        }
        return {};
    }

    const graph::TripleStore& m_store;
    const VerbaliseOptions& m_options;
    const std::function<Result<void>(const retrieval::Passage&)>& m_sink;
    CapsuleReader m_reader;
    std::int64_t m_passages = 0;
};

}  // namespace

Result<std::int64_t> verbalise(const graph::TripleStore& store, const VerbaliseOptions& options,
                               const std::function<Result<void>(const retrieval::Passage&)>& sink,
                               const ProgressSink& progress, const CancelToken& cancel) {
    auto reader = CapsuleReader::open(store, options.language, options.reverseFacts, cancel);
    if (!reader) return reader.error();
    reader->leaveOut(options.hiddenPredicates, options.hiddenClasses);
    return Verbaliser(store, options, sink, std::move(*reader)).run(progress, cancel);
}

}  // namespace tripletalk::passages
