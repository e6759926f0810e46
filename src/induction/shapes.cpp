// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/shapes.h"

#include "induction/declared.h"
#include "induction/termreader.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr std::size_t mostSets = 20'000;
constexpr std::size_t mostPathWords = 64;
constexpr std::size_t mostGroups = 64;
constexpr std::size_t mostLeaders = 256;
constexpr std::int64_t fewEntities = 5;
constexpr std::int64_t smallShare = 100;  // one in so many
constexpr std::int64_t fewShare = 50;
constexpr std::string_view rdfFirst = "http://www.w3.org/1999/02/22-rdf-syntax-ns#first";
constexpr std::string_view rdfRest = "http://www.w3.org/1999/02/22-rdf-syntax-ns#rest";

/// The last path word before the name: "river" of "http://x/river/12"; empty if that is a number or
/// the host.
std::string pathWordOf(std::string_view iri) {
    const auto scheme = iri.find("://");
    const std::size_t host =
        scheme == std::string_view::npos ? 0 : std::min(iri.find('/', scheme + 3), iri.size());
    const std::string_view last = naming::ending(iri, 1);
    const std::string_view lastTwo = naming::ending(iri, 2);
    if (lastTwo.size() <= last.size() + 1 || iri.find(lastTwo, host) == std::string_view::npos)
        return {};
    const std::string word = naming::decoded(lastTwo.substr(0, lastTwo.size() - last.size() - 1));
    const bool letters = std::all_of(word.begin(), word.end(), [](unsigned char c) {
        return c >= 0x80 || c == '-' || c == '_' || (c >= 'a' && c <= 'z') ||
               (c >= 'A' && c <= 'Z');
    });
    return letters && word.size() > 1 ? word : std::string();
}

/// "author", but not "written by" or "borrowed".
bool canBeNoun(std::string_view attribute) {
    static constexpr std::array<std::string_view, 10> endings{
        "ed", " by", " of", " in", " to", " at", " on", " for", " from", " with"};
    return std::none_of(endings.begin(), endings.end(),
                        [&](std::string_view ending) { return attribute.ends_with(ending); });
}

template <typename Counts>
auto mostFrequent(const Counts& counts) {
    return std::max_element(counts.begin(), counts.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; });
}

}  // namespace

class ShapeGrouper {
  public:
    ShapeGrouper(const Workbench& bench, Untyped& untyped, std::vector<std::uint32_t>& incoming)
        : m_bench(bench),
          m_untyped(untyped),
          m_incoming(incoming),
          m_first(bench.id(rdfFirst)),
          m_rest(bench.id(rdfRest)) {}

    Result<void> run() {
        if (m_untyped.m_subjects.empty()) return {};
        for (auto step :
             {&ShapeGrouper::followLists, &ShapeGrouper::readVocabulary, &ShapeGrouper::formShapes})
            if (auto done = (this->*step)(); !done) return done;
        partPlain();
        partSimilar();
        joinLinked();
        joinAlike();
        joinSmall();
        publish();
        return {};
    }

  private:
    enum class Kind { List, Declared, Nested, Similar };
    struct Draft {
        Kind kind = Kind::Similar;
        TermId by = 0;  ///< predicate or class
        std::int32_t pathWord = 0;
        std::vector<TermId> leader = {};  ///< the predicates that others are compared with
        std::vector<int> shapes = {};
        std::int64_t entities = 0;
        std::map<TermId, std::int64_t> incoming = {};
    };

    [[nodiscard]] const std::vector<TermId>& setOf(const Shape& shape) const {
        return m_untyped.m_sets[static_cast<std::size_t>(shape.predicates)];
    }

    /// Gives each list node the predicate that leads to the first one of its list.
    Result<void> followLists() {
        if (m_first == 0 || m_rest == 0) return {};
        std::unordered_map<TermId, TermId> before;
        auto read = m_bench.eachOfGraph(
            "SELECT s, o FROM quad WHERE p = " + std::to_string(m_rest),
            [&](sqlite::Statement& row) -> Result<void> {
                if (m_bench.entities.kind(row.integer(1)) != rdf::TermKind::Literal)
                    before[row.integer(1)] = row.integer(0);
                return {};
            });
        if (!read) return read;
        const auto leads = [&](TermId id) -> std::uint32_t& {
            return m_incoming[static_cast<std::size_t>(id)];
        };
        for (const Untyped::Subject& subject : m_untyped.m_subjects) {
            std::vector<TermId> path;
            TermId node = subject.id;
            while (leads(node) == m_rest && path.size() <= before.size()) {
                path.push_back(node);
                node = before.at(node);
            }
            // Nothing leads to a ring.
            const std::uint32_t head =
                leads(node) == m_rest ? static_cast<std::uint32_t>(m_first) : leads(node);
            for (const TermId passed : path) leads(passed) = head;
        }
        return followItems();
    }

    /// What stands in a list is what the link to the list means; lists in lists are lists still.
    Result<void> followItems() {
        std::unordered_set<TermId> nodes;
        for (const Untyped::Subject& subject : m_untyped.m_subjects) {
            const auto& set = m_untyped.m_sets[static_cast<std::size_t>(subject.shape)];
            if (std::binary_search(set.begin(), set.end(), m_first)) nodes.insert(subject.id);
        }
        return m_bench.eachOfGraph(
            "SELECT s, o FROM quad WHERE p = " + std::to_string(m_first),
            [&](sqlite::Statement& row) -> Result<void> {
                auto& item = m_incoming[static_cast<std::size_t>(row.integer(1))];
                const auto list = m_incoming[static_cast<std::size_t>(row.integer(0))];
                if (item == m_first && list != 0 && !nodes.contains(row.integer(1))) item = list;
                return {};
            });
    }

    Result<void> readVocabulary() {
        auto declared = DeclaredClasses::read(m_bench);
        if (!declared) return declared.error();
        m_declared = *std::move(declared);
        auto labels = naming::labelPredicatesOf(m_bench.store);
        if (!labels) return labels.error();
        m_weightless.insert(labels->begin(), labels->end());
        for (const std::string_view iri :
             {rdf::vocabulary::skosAltLabel, rdf::vocabulary::rdfsComment,
              rdf::vocabulary::skosDefinition, rdf::vocabulary::dctermsDescription})
            m_weightless.insert(m_bench.id(iri));
        return {};
    }

    Result<void> formShapes() {
        std::map<std::string, std::int32_t> words;
        TermReader terms(m_bench.store);
        std::map<Shape, std::int32_t> known;
        const auto total = static_cast<std::int64_t>(m_untyped.m_subjects.size());
        for (Untyped::Subject& subject : m_untyped.m_subjects) {
            Shape shape{.predicates = subject.shape,
                        .incoming = m_incoming[subject.id],
                        .blank = m_bench.entities.kind(subject.id) == rdf::TermKind::Blank};
            if (!shape.blank && words.size() <= mostPathWords) {
                auto term = terms.read(subject.id);
                if (!term) return term.error();
                const std::string word = pathWordOf((*term)->term.lexical);
                if (!word.empty())
                    shape.pathWord =
                        words.try_emplace(word, static_cast<std::int32_t>(words.size()) + 1)
                            .first->second;
            }
            if (known.size() >= mostSets) shape.predicates = 0;
            const auto [found, added] =
                known.try_emplace(shape, static_cast<std::int32_t>(m_shapes.size()));
            if (added) {
                m_shapes.push_back(shape);
                m_counts.push_back(0);
            }
            subject.shape = found->second;
            ++m_counts[static_cast<std::size_t>(subject.shape)];
        }
        keepTellingWords(words, total);
        return {};
    }

    /// Path words that few entities or the predicates have too say nothing of what the entities
    /// are; so do very many.
    void keepTellingWords(const std::map<std::string, std::int32_t>& words, std::int64_t total) {
        std::map<std::int32_t, std::int64_t> counts;
        for (std::size_t i = 0; i < m_shapes.size(); ++i)
            counts[m_shapes[i].pathWord] += m_counts[i];
        std::set<TermId> used;
        for (const auto& set : m_untyped.m_sets) used.insert(set.begin(), set.end());
        std::set<std::string> ofPredicates;
        for (const TermId predicate : used) ofPredicates.insert(pathWordOf(m_bench.iri(predicate)));
        std::set<std::int32_t> kept;
        for (const auto& [word, number] : words) {
            m_words[number] = word;
            const bool few = counts[number] < fewEntities && counts[number] * smallShare < total;
            if (words.size() <= mostPathWords && !few && !ofPredicates.contains(word))
                kept.insert(number);
        }
        for (Shape& shape : m_shapes)
            if (!kept.contains(shape.pathWord)) shape.pathWord = 0;
    }

    void put(int shape, Draft& draft) {
        const auto at = static_cast<std::size_t>(shape);
        draft.shapes.push_back(shape);
        draft.entities += m_counts[at];
        draft.incoming[m_shapes[at].incoming] += m_counts[at];
    }

    /// What a list, the vocabulary or a link already decides; the rest is left in m_rest.
    void partPlain() {
        std::map<std::pair<Kind, TermId>, Draft> drafts;
        for (std::size_t i = 0; i < m_shapes.size(); ++i) {
            const Shape& shape = m_shapes[i];
            const std::vector<TermId>& set = setOf(shape);
            const TermId declared = m_declared.classOf(set, shape.incoming);
            std::pair<Kind, TermId> key(Kind::Similar, 0);
            if (m_first != 0 && std::binary_search(set.begin(), set.end(), m_first))
                key = {Kind::List, shape.incoming};
            else if (declared != 0)
                key = {Kind::Declared, declared};
            else if (shape.blank && shape.incoming != 0)
                key = {Kind::Nested, shape.incoming};
            if (key.first == Kind::Similar) {
                m_left.push_back(static_cast<int>(i));
                continue;
            }
            Draft& draft = drafts[key];
            draft.kind = key.first;
            draft.by = key.second;
            put(static_cast<int>(i), draft);
        }
        for (auto& [key, draft] : drafts) m_drafts.push_back(std::move(draft));
    }

    [[nodiscard]] std::vector<TermId> weighty(const Shape& shape) const {
        std::vector<TermId> kept;
        for (const TermId id : setOf(shape))
            if (!m_weightless.contains(id)) kept.push_back(id);
        return kept;
    }

    /// How much two sets share, in thousandths of all their predicates.
    static std::int64_t likeness(const std::vector<TermId>& a, const std::vector<TermId>& b) {
        std::vector<TermId> shared;
        std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(shared));
        const std::size_t all = a.size() + b.size() - shared.size();
        return all == 0 ? 0 : static_cast<std::int64_t>(shared.size() * 1000 / all);
    }

    static bool belongs(const std::vector<TermId>& set, const std::vector<TermId>& leader) {
        if (2 * likeness(set, leader) >= 1000) return true;
        return (!set.empty() &&
                std::includes(leader.begin(), leader.end(), set.begin(), set.end())) ||
               (leader.size() > 1 &&
                std::includes(set.begin(), set.end(), leader.begin(), leader.end()));
    }

    /// The draft of the same path word whose leader is most like the set; the earlier, larger one
    /// of two.
    Draft* nearest(const std::vector<TermId>& set, std::int32_t pathWord, const Draft* besides,
                   bool mustBelong) {
        Draft* best = nullptr;
        std::int64_t most = 0;
        for (Draft& draft : m_similar) {
            if (&draft == besides || draft.pathWord != pathWord || draft.entities == 0 ||
                (mustBelong && !belongs(set, draft.leader)))
                continue;
            if (const std::int64_t like = likeness(set, draft.leader); like > most) {
                most = like;
                best = &draft;
            }
        }
        return best;
    }

    /// The most frequent sets lead; those of labels alone go by the link that leads to them.
    void partSimilar() {
        std::sort(m_left.begin(), m_left.end(), [&](int a, int b) {
            const auto rank = [&](int i) {
                return std::tuple(-m_counts[static_cast<std::size_t>(i)], i);
            };
            return rank(a) < rank(b);
        });
        std::vector<int> bare;
        for (const int i : m_left) {
            const Shape& shape = m_shapes[static_cast<std::size_t>(i)];
            const std::vector<TermId> set = weighty(shape);
            if (set.empty()) {
                bare.push_back(i);
                continue;
            }
            Draft* draft = nearest(set, shape.pathWord, nullptr, m_similar.size() < mostLeaders);
            if (!draft) {
                m_similar.push_back({.pathWord = shape.pathWord, .leader = set});
                draft = &m_similar.back();
            }
            put(i, *draft);
        }
        for (const int i : bare) put(i, linkedLike(m_shapes[static_cast<std::size_t>(i)]));
    }

    /// Where entities with labels alone go: with those that the same link leads to, else with those
    /// of their path.
    Draft& linkedLike(const Shape& shape) {
        Draft* best = nullptr;
        std::int64_t most = 0;
        for (Draft& draft : m_similar) {
            if (draft.pathWord != shape.pathWord) continue;
            const auto linked = draft.incoming.find(shape.incoming);
            const bool alike = shape.incoming == 0 ? draft.leader.empty() || shape.pathWord != 0
                                                   : linked != draft.incoming.end();
            const std::int64_t count = shape.incoming == 0 ? draft.entities
                                       : alike             ? linked->second
                                                           : 0;
            if (!alike || count <= most) continue;
            most = count;
            best = &draft;
        }
        if (best) return *best;
        m_similar.push_back({.pathWord = shape.pathWord});
        return m_similar.back();
    }

    /// The predicate that leads to at least four fifths of them, or 0.
    static TermId usualLink(const Draft& draft) {
        if (draft.entities == 0) return 0;
        const auto most = mostFrequent(draft.incoming);
        return 5 * most->second >= 4 * draft.entities ? most->first : 0;
    }

    /// Groups that one link leads to and that share a predicate are one.
    void joinLinked() {
        for (std::size_t i = 0; i < m_similar.size(); ++i)
            for (std::size_t j = i + 1; j < m_similar.size(); ++j)
                if (m_similar[i].pathWord == m_similar[j].pathWord &&
                    usualLink(m_similar[i]) != 0 &&
                    usualLink(m_similar[i]) == usualLink(m_similar[j]) &&
                    likeness(m_similar[i].leader, m_similar[j].leader) > 0)
                    join(m_similar[j], m_similar[i]);
    }

    void join(Draft& from, Draft& to) {
        for (const int shape : from.shapes) put(shape, to);
        from.shapes.clear();
        from.entities = 0;
        from.incoming.clear();
    }

    /// The predicates that more than a few of a group have, sorted.
    [[nodiscard]] std::vector<TermId> usual(const Draft& draft) const {
        std::map<TermId, std::int64_t> counts;
        for (const int i : draft.shapes)
            for (const TermId id : weighty(m_shapes[static_cast<std::size_t>(i)]))
                counts[id] += m_counts[static_cast<std::size_t>(i)];
        std::vector<TermId> kept;
        for (const auto& [id, count] : counts)
            if (count * fewShare >= draft.entities) kept.push_back(id);
        return kept;
    }

    /// Where attributes are often left out, sets of one kind of thing may have little in common:
    /// groups are one if, taken together, they use the same predicates, or the smaller one few
    /// others.
    void joinAlike() {
        std::stable_sort(m_similar.begin(), m_similar.end(),
                         [](const Draft& a, const Draft& b) { return a.entities > b.entities; });
        std::vector<std::vector<TermId>> used;
        for (const Draft& draft : m_similar) used.push_back(usual(draft));
        for (bool joined = true; joined;) {
            joined = false;
            for (std::size_t i = 0; i < m_similar.size(); ++i)
                for (std::size_t j = i + 1; j < m_similar.size(); ++j) {
                    if (m_similar[i].entities == 0 || m_similar[j].entities == 0 ||
                        m_similar[i].pathWord != m_similar[j].pathWord ||
                        !sameKind(used[i], used[j]))
                        continue;
                    join(m_similar[j], m_similar[i]);
                    used[i] = usual(m_similar[i]);
                    joined = true;
                }
        }
    }

    static bool sameKind(const std::vector<TermId>& larger, const std::vector<TermId>& smaller) {
        const auto shared =
            static_cast<std::size_t>(std::count_if(smaller.begin(), smaller.end(), [&](TermId id) {
                return std::binary_search(larger.begin(), larger.end(), id);
            }));
        const std::size_t all = larger.size() + smaller.size() - shared;
        return shared > 0 && (3 * shared >= 2 * all || 10 * shared >= 9 * smaller.size());
    }

    /// What is like nothing else becomes one group of things.
    void joinSmall() {
        std::int64_t total = 0;
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < m_similar.size(); ++i) order.push_back(i);
        for (const std::int64_t count : m_counts) total += count;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return m_similar[a].entities > m_similar[b].entities;
        });
        Draft rest;
        for (std::size_t place = order.size(); place-- > 0;) {
            Draft& draft = m_similar[order[place]];
            const bool small = draft.entities < fewEntities && draft.entities * smallShare < total;
            if (!small && place < mostGroups) continue;
            Draft* near = nearest(draft.leader, draft.pathWord, &draft, false);
            join(draft, near ? *near : rest);
        }
        for (Draft& draft : m_similar)
            if (draft.entities > 0) m_drafts.push_back(std::move(draft));
        if (rest.entities > 0) m_drafts.push_back(std::move(rest));
    }

    [[nodiscard]] std::string attribute(TermId predicate) const {
        return naming::attributeName(m_bench.labels.label(predicate));
    }

    [[nodiscard]] std::string nameOf(const Draft& draft) const {
        switch (draft.kind) {
            case Kind::List:
                return draft.by == 0 || draft.by == m_first || draft.by == m_rest
                           ? "list node"
                           : attribute(draft.by) + " list node";
            case Kind::Declared:
                return m_bench.labels.label(draft.by);
            case Kind::Nested:
                return attribute(draft.by);
            case Kind::Similar:
                break;
        }
        if (draft.pathWord != 0) return naming::humanise(m_words.at(draft.pathWord));
        const auto link = mostFrequent(draft.incoming);
        if (link->first != 0 && link->first != m_first && 2 * link->second > draft.entities)
            if (std::string name = attribute(link->first); canBeNoun(name)) return name;
        return "thing";
    }

    [[nodiscard]] std::set<TermId> predicatesOf(const Draft& draft) const {
        std::set<TermId> used;
        for (const int i : draft.shapes) {
            const auto& set = setOf(m_shapes[static_cast<std::size_t>(i)]);
            used.insert(set.begin(), set.end());
        }
        return used;
    }

    /// The attribute that most of a group and no other group of its name has.
    [[nodiscard]] std::string distinguishing(const std::vector<std::size_t>& alike,
                                             std::size_t own) const {
        std::map<TermId, std::int64_t> counts;
        for (const int i : m_drafts[own].shapes)
            for (const TermId id : weighty(m_shapes[static_cast<std::size_t>(i)]))
                counts[id] += m_counts[static_cast<std::size_t>(i)];
        for (const std::size_t other : alike)
            if (other != own)
                for (const TermId id : predicatesOf(m_drafts[other])) counts.erase(id);
        if (counts.empty()) return {};
        const auto most = mostFrequent(counts);
        return 2 * most->second > m_drafts[own].entities ? attribute(most->first) : std::string();
    }

    void publish() {
        std::stable_sort(m_drafts.begin(), m_drafts.end(),
                         [](const Draft& a, const Draft& b) { return a.entities > b.entities; });
        std::map<std::string, std::vector<std::size_t>> byName;
        for (std::size_t i = 0; i < m_drafts.size(); ++i) byName[nameOf(m_drafts[i])].push_back(i);
        std::vector<std::string> names(m_drafts.size());
        std::set<std::string> taken;
        for (const auto& [name, alike] : byName)
            for (const std::size_t i : alike) {
                const std::string with =
                    alike.size() > 1 ? distinguishing(alike, i) : std::string();
                const std::string wanted = with.empty() ? name : name + " with " + with;
                names[i] = wanted;
                for (int number = 2; !taken.insert(names[i]).second; ++number)
                    names[i] = wanted + " " + std::to_string(number);
            }
        m_untyped.m_groupOf.resize(m_shapes.size());
        for (std::size_t i = 0; i < m_drafts.size(); ++i) {
            for (const int shape : m_drafts[i].shapes)
                m_untyped.m_groupOf[static_cast<std::size_t>(shape)] = static_cast<int>(i);
            m_untyped.m_groups.push_back(
                {names[i], predicatesOf(m_drafts[i]), m_drafts[i].entities,
                 m_drafts[i].kind == Kind::Similar || m_drafts[i].kind == Kind::Nested});
        }
    }

    const Workbench& m_bench;
    Untyped& m_untyped;
    std::vector<std::uint32_t>& m_incoming;
    TermId m_first;
    TermId m_rest;
    DeclaredClasses m_declared;
    std::set<TermId> m_weightless;
    std::map<std::int32_t, std::string> m_words;
    std::vector<Shape> m_shapes;
    std::vector<std::int64_t> m_counts;  ///< entities by shape
    std::vector<int> m_left;             ///< shapes that only their predicates can part
    std::vector<Draft> m_similar;
    std::vector<Draft> m_drafts;
};

void Untyped::add(TermId subject, const std::vector<TermId>& predicates) {
    auto known = m_knownSets.find(predicates);
    if (known == m_knownSets.end() && m_sets.size() < mostSets) {
        known = m_knownSets.emplace(predicates, static_cast<std::int32_t>(m_sets.size())).first;
        m_sets.push_back(predicates);
    }
    m_subjects.push_back(
        {static_cast<std::uint32_t>(subject), known == m_knownSets.end() ? 0 : known->second});
}

Result<void> Untyped::group(const Workbench& bench, std::vector<std::uint32_t>& incoming) {
    return ShapeGrouper(bench, *this, incoming).run();
}

}  // namespace tripletalk::induction
