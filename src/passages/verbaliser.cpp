// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/verbaliser.h"

#include "base/text.h"
#include "passages/capsule.h"
#include "passages/sentences.h"

namespace tripletalk::passages {

namespace {

constexpr std::size_t longestList = 700;  ///< bytes of names in one sentence
constexpr std::size_t smallestPassage = 200;

struct Entity {
    std::string key, iri, label, type;
};

/// A long list becomes several sentences, so that a passage is never cut inside one; the last says
/// what was left out.
template <typename Sentence>
void addSentences(const Facts& facts, bool english, Sentence&& sentence,
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
    if (facts.more > 0) some.push_back(std::to_string(facts.more) + (english ? " more" : " +"));
    flush();
}

std::vector<std::string> wording(const Capsule& capsule, const std::string& title, bool english) {
    std::vector<std::string> sentences;
    for (const std::string& description : capsule.descriptions)
        sentences.push_back(asSentence(description));
    if (!capsule.otherNames.empty())
        sentences.push_back((english ? "It is also called " : "= ") +
                            enumeration(capsule.otherNames, english) + ".");
    for (const Facts& facts : capsule.facts)
        addSentences(
            facts, english,
            [&](const auto& values) { return factSentence(facts.phrase, values, english); },
            sentences);
    for (const Facts& facts : capsule.reverse)
        addSentences(
            facts, english,
            [&](const auto& subjects) {
                return reverseSentence(facts.phrase, title, subjects, english);
            },
            sentences);
    return sentences;
}

/// Writes the passages of one entity after the other.
class Verbaliser {
  public:
    Verbaliser(const graph::TripleStore& store, const VerbaliseOptions& options,
               const std::function<Result<void>(const retrieval::Passage&)>& sink)
        : m_store(store), m_options(options), m_sink(sink), m_reader(store, options.language) {}

    Result<void> prepare() { return m_reader.prepare(); }

    Result<void> add(const Entity& entity) {
        auto id = idOf(entity.iri);
        if (!id) return id.error();
        const bool blank = entity.iri.starts_with("_:");
        if (blank) {
            auto owned = m_reader.hasOwner(*id);
            if (!owned) return owned.error();
            if (*owned) return {};
        }
        const std::string type = typeLabel(entity.type);
        std::string title = entity.label.empty() && !blank ? m_reader.label(*id) : entity.label;
        if (title.empty()) title = type.empty() ? entity.key : type;
        auto capsule = m_reader.read(*id, title, m_options.reverseFacts);
        if (!capsule) return capsule.error();
        return write(entity, text::collapseWhitespace(title), type, *capsule);
    }
    [[nodiscard]] std::int64_t passages() const { return m_passages; }

  private:
    Result<graph::TermId> idOf(const std::string& iri) const {
        auto found = m_store.find(iri.starts_with("_:") ? rdf::Term::blank(iri.substr(2))
                                                        : rdf::Term::iri(iri));
        if (!found) return found.error();
        if (!*found)
            return Error{ErrorKind::Internal,
                         "The database names an entity that the graph does not have.", iri};
        return **found;
    }

    std::string typeLabel(const std::string& type) {
        auto id = m_store.findIri(type);
        return id && *id && !type.empty() ? m_reader.label(**id) : type;
    }

    Result<void> write(const Entity& entity, const std::string& title, const std::string& type,
                       const Capsule& capsule) {
        const bool english = m_reader.isEnglish();
        std::string opening = typeSentence(title, capsule.types, english);
        if (opening.empty()) opening = title + ".";
        const std::size_t room = m_options.maxBytes > opening.size() + smallestPassage
                                     ? m_options.maxBytes - opening.size() - 1
                                     : smallestPassage;
        auto texts = packed(wording(capsule, title, english), room);
        if (texts.empty()) texts.emplace_back();
        for (const std::string& text : texts) {
            retrieval::Passage passage;
            passage.title = title;
            passage.text = text.empty() ? opening : opening + ' ' + text;
            passage.iri = entity.iri;
            passage.key = entity.key;
            passage.type = type;
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

Result<std::int64_t> verbalise(const graph::TripleStore& store,
                               const std::filesystem::path& database,
                               const VerbaliseOptions& options,
                               const std::function<Result<void>(const retrieval::Passage&)>& sink,
                               const ProgressSink& progress, const CancelToken& cancel) {
    auto induced = sqlite::Database::open(database, sqlite::OpenMode::ReadOnly);
    if (!induced) return induced.error();
    auto total = induced->integer("SELECT count(*) FROM entity");
    if (!total) return total.error();
    Verbaliser verbaliser(store, options, sink);
    if (auto done = verbaliser.prepare(); !done) return done.error();
    Progress state{"verbalise", 0, *total, "entities"};
    Result<void> added;
    auto read = induced->each(
        "SELECT key, iri, label, class FROM entity", [&](const sqlite::Statement& row) {
            if (state.done++ % 256 == 0) {
                if (progress) progress(state);
                if (cancel.cancelled()) added = cancel.error();
            }
            if (added)
                added = verbaliser.add({std::string(row.text(0)), std::string(row.text(1)),
                                        std::string(row.text(2)), std::string(row.text(3))});
            return added.ok();
        });
    if (!added) return added.error();
    if (!read) return read.error();
    if (progress) progress(state);
    return verbaliser.passages();
}

}  // namespace tripletalk::passages
