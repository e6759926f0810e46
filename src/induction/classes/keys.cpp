// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/keys.h"

#include "base/text.h"
#include "induction/tables/termreader.h"
#include "naming/names.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace tripletalk::induction {

namespace {

constexpr int mostSegments = 6;  // then the whole IRI
constexpr std::int64_t fewPercent = 50;

/// The name of a term when `segments` parts of its IRI may be used.
using NameOf = std::function<std::string(graph::TermId, const rdf::Term&, int segments)>;
/// Terms of one group get names of one form. Two groups of one number are one.
using Group = std::uint32_t;
using GroupOf = std::function<Group(graph::TermId, const rdf::Term&)>;

struct Hashed {
    std::uint64_t hash = 0;
    graph::TermId id = 0;
    auto operator<=>(const Hashed&) const = default;
};

/// Calls `use` with the terms of `ids`, which are sorted.
Result<void> eachTerm(const Workbench& bench, const std::vector<graph::TermId>& ids,
                      const std::function<void(graph::TermId, const rdf::Term&)>& use) {
    TermReader reader(bench.store);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i % 4096 == 0 && bench.cancel.cancelled()) return bench.cancel.error();
        auto term = reader.read(ids[i]);
        if (!term) return term.error();
        use(ids[i], (*term)->term);
    }
    return {};
}

std::uint64_t hashOf(std::string_view name) { return std::hash<std::string_view>()(name); }

/// What is left of an IRI where neither its scheme nor a separator at its end counts: twins differ
/// in nothing but their whole IRIs, however long their names become.
std::uint64_t twinHash(const rdf::Term& term) {
    std::string_view iri = term.lexical;
    if (const auto scheme = iri.find("://"); scheme != std::string_view::npos)
        iri.remove_prefix(scheme + 3);
    return hashOf(naming::decoded(iri.substr(0, iri.find_last_not_of("/#:") + 1)));
}

Group aloneGroup(graph::TermId id) {
    return static_cast<Group>(std::hash<std::string>()(std::to_string(id)));
}

/// Starts with the shortest names and lengthens those of a whole group as long as one of them is
/// like another or like one in `taken` (sorted). Two names of one hash are taken for alike: then
/// they become longer than they had to be. Memory: 16 bytes a term.
class Namer {
  public:
    Namer(const Workbench& bench, const std::vector<graph::TermId>& ids, const NameOf& nameOf,
          std::vector<Hashed> taken = {}, std::int64_t leastShare = 0)
        : m_bench(bench),
          m_ids(ids),
          m_nameOf(nameOf),
          m_taken(std::move(taken)),
          m_leastShare(leastShare) {}

    Result<void> run(const GroupOf& groupOf) {
        m_names.reserve(m_ids.size());
        auto named = eachTerm(m_bench, m_ids, [&](graph::TermId id, const rdf::Term& term) {
            const std::string name = m_nameOf(id, term, 1);
            m_bench.entities.setName(id, name);
            m_names.push_back(
                {hashOf(name), static_cast<std::uint32_t>(m_names.size()), groupOf(id, term)});
        });
        if (!named) return named;
        std::vector<Name> alike = clashes();
        if (alike.empty()) return {};
        if (auto found = findTwins(alike); !found) return found;
        std::set<Group> grown;
        for (bool first = true; first || !grown.empty(); first = false) {
            grown = lengthen(alike);
            auto hashed = eachTerm(m_bench, longerOnes(grown, first),
                                   [&](graph::TermId id, const rdf::Term& term) {
                                       Name& name = m_names[indexOf(id)];
                                       name.hash = hashOf(m_nameOf(id, term, segmentsOf(name)));
                                   });
            if (!hashed) return hashed;
            alike = clashes();
        }
        std::set<Group> all;
        for (const auto& [group, segments] : m_segments) all.insert(group);
        return eachTerm(m_bench, longerOnes(all, true),
                        [&](graph::TermId id, const rdf::Term& term) {
                            const Name& name = m_names[indexOf(id)];
                            m_bench.entities.setName(id, m_nameOf(id, term, segmentsOf(name)));
                        });
    }

  private:
    struct Name {
        std::uint64_t hash = 0;
        std::uint32_t index = 0;  ///< in m_ids
        Group group = 0;
    };

    [[nodiscard]] std::size_t indexOf(graph::TermId id) const {
        return static_cast<std::size_t>(std::lower_bound(m_ids.begin(), m_ids.end(), id) -
                                        m_ids.begin());
    }

    [[nodiscard]] bool isTwin(const Name& name) const {
        return std::binary_search(m_twins.begin(), m_twins.end(), name.index);
    }

    [[nodiscard]] int segmentsOf(const Name& name) const {
        if (isTwin(name)) return mostSegments + 1;
        const auto found = m_segments.find(name.group);
        return found == m_segments.end() ? 1 : found->second;
    }

    [[nodiscard]] bool isTaken(std::uint64_t hash) const {
        const auto found = std::lower_bound(m_taken.begin(), m_taken.end(), Hashed{hash, 0});
        return found != m_taken.end() && found->hash == hash;
    }

    /// Those that another one has too.
    std::vector<Name> clashes() {
        std::sort(m_names.begin(), m_names.end(),
                  [](const Name& a, const Name& b) { return a.hash < b.hash; });
        std::vector<Name> found;
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if ((i > 0 && m_names[i - 1].hash == m_names[i].hash) ||
                (i + 1 < m_names.size() && m_names[i + 1].hash == m_names[i].hash) ||
                isTaken(m_names[i].hash))
                found.push_back(m_names[i]);
        std::sort(m_names.begin(), m_names.end(),
                  [](const Name& a, const Name& b) { return a.index < b.index; });
        return found;
    }

    /// A few IRIs that differ in their scheme alone must not make the names of all others long.
    Result<void> findTwins(const std::vector<Name>& alike) {
        std::vector<graph::TermId> ids;
        for (const Name& name : alike) {
            ids.push_back(m_ids[name.index]);
            for (auto at = std::lower_bound(m_taken.begin(), m_taken.end(), Hashed{name.hash, 0});
                 at != m_taken.end() && at->hash == name.hash; ++at)
                ids.push_back(at->id);
        }
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        std::vector<Hashed> hashes;
        auto read = eachTerm(m_bench, ids, [&](graph::TermId id, const rdf::Term& term) {
            hashes.push_back({twinHash(term), id});
        });
        if (!read) return read;
        std::sort(hashes.begin(), hashes.end());
        for (std::size_t i = 0; i < hashes.size(); ++i) {
            const bool twin = (i > 0 && hashes[i - 1].hash == hashes[i].hash) ||
                              (i + 1 < hashes.size() && hashes[i + 1].hash == hashes[i].hash);
            const std::size_t index = indexOf(hashes[i].id);
            if (twin && index < m_ids.size() && m_ids[index] == hashes[i].id)
                m_twins.push_back(static_cast<std::uint32_t>(index));
        }
        std::sort(m_twins.begin(), m_twins.end());
        return {};
    }

    /// Makes those that are few among their group groups of their own.
    void partFew(std::vector<Name>& alike) {
        std::map<Group, std::int64_t> of;
        std::map<Group, std::int64_t> all;
        for (const Name& name : alike) ++of[name.group];
        for (const Name& name : m_names)
            if (of.contains(name.group)) ++all[name.group];
        for (Name& name : alike) {
            if (isTwin(name) || of[name.group] * 100 >= all[name.group] * m_leastShare) continue;
            name.group = aloneGroup(m_ids[name.index]);
            m_names[name.index].group = name.group;
        }
    }

    /// One segment more for each group that has one of these; the groups.
    std::set<Group> lengthen(std::vector<Name>& alike) {
        partFew(alike);
        std::set<Group> grown;
        for (const Name& name : alike)
            if (!isTwin(name) && segmentsOf(name) <= mostSegments) grown.insert(name.group);
        for (const Group group : grown) ++m_segments.try_emplace(group, 1).first->second;
        return grown;
    }

    [[nodiscard]] std::vector<graph::TermId> longerOnes(const std::set<Group>& groups,
                                                        bool twins) const {
        std::vector<graph::TermId> found;
        for (const Name& name : m_names)
            if (groups.contains(name.group) || (twins && isTwin(name)))
                found.push_back(m_ids[name.index]);
        return found;
    }

    const Workbench& m_bench;
    const std::vector<graph::TermId>& m_ids;
    const NameOf& m_nameOf;
    std::vector<Hashed> m_taken;         ///< sorted
    std::vector<Name> m_names;           ///< by index, but while clashes are looked for
    std::map<Group, int> m_segments;     ///< of groups that have more than one
    std::vector<std::uint32_t> m_twins;  ///< sorted
    std::int64_t m_leastShare = 0;       ///< per cent of a group that lengthen all of it
};

std::string longer(const std::string& iri, int segments) {
    return segments > mostSegments ? iri : naming::decoded(naming::ending(iri, segments));
}

std::vector<graph::TermId> described(const Entities& entities) {
    std::vector<graph::TermId> ids;
    for (graph::TermId id = 1; id <= entities.last(); ++id)
        if (entities.isDescribed(id)) ids.push_back(id);
    return ids;
}

/// Pages, pictures, mail addresses: their last segment says nothing, the address itself does.
bool isAddress(const std::string& iri) {
    static constexpr std::array<std::string_view, 20> endings{
        ".html", ".htm", ".php", ".pdf", ".jpg",  ".jpeg", ".png", ".gif", ".svg", ".webp",
        ".mp3",  ".mp4", ".ogg", ".wav", ".flac", ".json", ".xml", ".csv", ".txt", ".zip"};
    if (iri.starts_with("mailto:") || iri.starts_with("tel:")) return true;
    if (!iri.starts_with("http://") && !iri.starts_with("https://")) return false;
    if (iri.find('?') != std::string::npos) return true;
    const auto path = iri.find('/', iri.find("//") + 2);
    if (path == std::string::npos || path + 1 == iri.size()) return true;
    const std::string lower = text::toLower(iri);
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return lower.ends_with(ending); });
}

}  // namespace

Result<void> assignKeys(const Workbench& bench, const Classes& classes) {
    const std::vector<graph::TermId> ids = described(bench.entities);
    const NameOf nameOf = [](graph::TermId, const rdf::Term& term, int segments) {
        if (term.isBlank()) return "_:" + term.lexical;
        return segments == 1 ? naming::localName(term.lexical) : longer(term.lexical, segments);
    };
    return Namer(bench, ids, nameOf).run([&](graph::TermId id, const rdf::Term&) {
        return static_cast<Group>(classes.at(bench.entities.classOf(id)).home);
    });
}

Result<void> nameUndescribed(const Workbench& bench, const std::vector<graph::TermId>& linked) {
    std::vector<Hashed> keys;
    for (const graph::TermId id : described(bench.entities))
        keys.push_back({hashOf(bench.entities.name(id)), id});
    std::sort(keys.begin(), keys.end());
    const NameOf nameOf = [&](graph::TermId id, const rdf::Term& term, int segments) {
        if (term.isBlank()) return "_:" + term.lexical;
        if (isAddress(term.lexical)) return term.lexical;
        return segments == 1 ? bench.labels.label(id) : longer(term.lexical, segments);
    };
    return Namer(bench, linked, nameOf, std::move(keys), fewPercent)
        .run([&](graph::TermId id, const rdf::Term& term) {
            // A label stands for itself, an IRI is one of its namespace.
            const std::string_view iri = term.lexical;
            const std::string_view last = naming::ending(iri, 1);
            const bool alone = term.isBlank() || !bench.labels.writtenLabel(id).empty();
            return alone ? aloneGroup(id)
                         : static_cast<Group>(hashOf(
                               iri.substr(0, static_cast<std::size_t>(last.data() - iri.data()))));
        });
}

}  // namespace tripletalk::induction
