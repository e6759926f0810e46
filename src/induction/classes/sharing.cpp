// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/sharing.h"

#include "induction/classes/homes.h"
#include "naming/names.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr double alikeFrom = 0.75;        // cosine
constexpr std::size_t fewestAlike = 3;    // tables that become one
constexpr std::int64_t sharedFrom = 20;   // one in so many entities that have both classes
constexpr std::int64_t mostlyLinked = 2;  // one in so many is linked to
constexpr std::size_t mostOwn = 4;        // one in so many predicates

/// How the entities of one table, or of several, use predicates.
struct Usage {
    std::int64_t entities = 0;
    std::map<TermId, std::int64_t> uses = {};

    /// Of a class or of another table.
    void add(const auto& other) {
        entities += other.entities;
        for (const auto& [predicate, count] : other.uses) uses[predicate] += count;
    }
    [[nodiscard]] double share(std::int64_t count) const {
        return static_cast<double>(count) /
               static_cast<double>(std::max<std::int64_t>(entities, 1));
    }
    [[nodiscard]] double length() const {
        double sum = 1;  // to be there counts as a predicate that all have
        for (const auto& [predicate, count] : uses) sum += share(count) * share(count);
        return std::sqrt(sum);
    }
    [[nodiscard]] double cosine(const Usage& other, double otherLength) const {
        double sum = 1;
        for (const auto& [predicate, count] : uses)
            if (const auto found = other.uses.find(predicate); found != other.uses.end())
                sum += share(count) * other.share(found->second);
        return sum / (length() * otherLength);
    }
    /// Whether much of what it mostly has nothing else in `all` has: a shape of its own.
    [[nodiscard]] bool isOfItsOwn(const Usage& all) const {
        std::size_t frequent = 0;
        std::size_t own = 0;
        for (const auto& [predicate, count] : uses) {
            if (2 * count < entities) continue;
            ++frequent;
            if (10 * count > 9 * all.uses.at(predicate)) ++own;
        }
        return own * mostOwn > frequent;
    }
    /// Less than half a fact an entity.
    [[nodiscard]] bool saysLittle() const {
        std::int64_t facts = 0;
        for (const auto& [predicate, count] : uses) facts += count;
        return 2 * facts < entities;
    }
};

using Uses = std::map<TermId, std::int64_t>;

bool contains(const Uses& larger, const Uses& smaller) {
    return std::includes(larger.begin(), larger.end(), smaller.begin(), smaller.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
}

class TableSharing {
  public:
    TableSharing(const Workbench& bench, const LinksToClasses& links, Classes& classes)
        : m_bench(bench), m_links(links), m_classes(classes) {}

    void run() {
        shelterAll();
        for (const EntityClass& entityClass : m_classes.list) {
            if (entityClass.home < 0) continue;
            m_usage[entityClass.home].add(entityClass);
            ++m_filed[entityClass.home];
        }
        const std::vector<int> upwards = byEntities();
        for (const auto host : {&TableSharing::hostSiblings, &TableSharing::hostAlike})
            for (const int parent : upwards) {
                if (m_bench.cancel.cancelled()) return;
                (this->*host)(parent);
            }
        shareAmongOverlapping();
        shareByLinks();
        for (const ClassMerge& merge : m_bench.tables.merges) shareAsChosen(merge);
    }

  private:
    EntityClass& classAt(int index) { return m_classes.list[static_cast<std::size_t>(index)]; }
    /// A person wants it to have a table of its own.
    [[nodiscard]] bool isApart(int index) const {
        return m_bench.tables.apart.contains(choiceNameOf(m_classes.at(index)));
    }
    [[nodiscard]] int count() const { return static_cast<int>(m_classes.list.size()); }

    /// The super-class in whose table a class may live: it has entities and every predicate of the
    /// class.
    [[nodiscard]] int shelter(const EntityClass& entityClass) const {
        for (const int above : entityClass.above) {
            const EntityClass& parent = m_classes.at(above);
            if (parent.entities > 0 && !parent.weak && !parent.uses.empty() &&
                contains(parent.uses, entityClass.uses))
                return above;
        }
        return -1;
    }

    void shelterAll() {
        std::vector<int> next(m_classes.list.size(), -1);
        for (std::size_t i = 0; i < next.size(); ++i)
            if (m_classes.list[i].entities > 0 && !isApart(static_cast<int>(i)))
                next[i] = shelter(m_classes.list[i]);
        const std::vector<int> homes = endsOf(next);
        for (std::size_t i = 0; i < next.size(); ++i)
            m_classes.list[i].home = m_classes.list[i].entities > 0 ? homes[i] : -1;
    }

    /// Where the way from each place ends; on a circle (classes declared below each other) at its
    /// first place. Each is walked once: ways may be as long as there are places.
    [[nodiscard]] static std::vector<int> endsOf(const std::vector<int>& next) {
        std::vector<int> ends(next.size(), -1);
        std::vector<std::size_t> stands(next.size(), 0);  // on the way that is walked, from 1
        for (std::size_t start = 0; start < next.size(); ++start) {
            std::vector<std::size_t> way;
            std::size_t at = start;
            while (ends[at] < 0 && stands[at] == 0) {
                way.push_back(at);
                stands[at] = way.size();
                if (next[at] < 0) break;
                at = static_cast<std::size_t>(next[at]);
            }
            int end = ends[at];
            if (end < 0)
                end = static_cast<int>(*std::min_element(
                    way.begin() + static_cast<std::ptrdiff_t>(stands[at]) - 1, way.end()));
            for (const std::size_t passed : way) ends[passed] = end;
        }
        return ends;
    }

    /// Classes with something below them, smaller ones first.
    [[nodiscard]] std::vector<int> byEntities() const {
        std::vector<std::pair<std::int64_t, int>> parents;
        for (int i = 0; i < count(); ++i) {
            if (m_classes.at(i).weak) continue;
            const std::set<int> closure = m_classes.closure(i);
            std::int64_t entities = 0;
            for (const int below : closure) entities += m_classes.at(below).entities;
            if (closure.size() > 1) parents.emplace_back(entities, i);
        }
        // Of classes with the same entities the lower one comes first.
        std::stable_sort(parents.begin(), parents.end(), [&](const auto& a, const auto& b) {
            if (a.first != b.first) return a.first < b.first;
            return m_classes.at(a.second).above.size() > m_classes.at(b.second).above.size();
        });
        std::vector<int> order;
        for (const auto& [entities, index] : parents) order.push_back(index);
        return order;
    }

    /// The tables in which classes from `inside` live and no other.
    [[nodiscard]] Homes homesWithin(const std::set<int>& inside) const {
        std::map<int, int> within;
        for (const int index : inside)
            if (m_classes.at(index).home >= 0) ++within[m_classes.at(index).home];
        Homes homes;
        for (const auto& [home, filed] : within)
            if (filed == m_filed.at(home) && !isApart(home)) homes.push_back(home);
        return homes;
    }

    [[nodiscard]] std::size_t homesOf(const std::set<int>& inside) const {
        std::set<int> all;
        for (const int index : inside)
            if (m_classes.at(index).home >= 0 && !isApart(m_classes.at(index).home))
                all.insert(m_classes.at(index).home);
        return all.size();
    }

    [[nodiscard]] const Usage& usageAt(int home) const {
        static const Usage none;
        const auto found = m_usage.find(home);
        return found == m_usage.end() ? none : found->second;
    }

    [[nodiscard]] Usage usageOf(const Homes& homes) const {
        Usage usage;
        for (const int home : homes) usage.add(usageAt(home));
        return usage;
    }

    /// Those that are like all of them together; the least like go first, of many a tenth at once.
    [[nodiscard]] Homes alike(Homes homes) const {
        while (homes.size() > 1) {
            const Usage all = usageOf(homes);
            const double length = all.length();
            std::vector<std::pair<double, int>> unlike;
            for (const int home : homes) {
                const Usage& usage = usageAt(home);
                const double likeness = usage.isOfItsOwn(all) ? 0 : usage.cosine(all, length);
                if (likeness < alikeFrom) unlike.emplace_back(likeness, home);
            }
            if (unlike.empty()) break;
            std::ranges::stable_sort(unlike, {}, &std::pair<double, int>::first);
            unlike.resize((unlike.size() + 9) / 10);
            std::erase_if(homes, [&](int home) {
                return std::ranges::find(unlike, home, &std::pair<double, int>::second) !=
                       unlike.end();
            });
        }
        return homes;
    }

    void move(const Homes& homes, int to) {
        const std::set<int> moved(homes.begin(), homes.end());
        for (EntityClass& entityClass : m_classes.list)
            if (moved.contains(entityClass.home)) entityClass.home = to;
        int filed = 0;
        for (const int home : moved)
            if (const auto known = m_filed.extract(home)) filed += known.mapped();
        m_filed[to] += filed;
        Usage usage = usageOf(homes);
        for (const int home : homes) m_usage.erase(home);
        m_usage[to].add(usage);
    }

    /// Sub-classes of a class without entities of its own, of which one has all predicates of the
    /// others, share the table of that class.
    void hostSiblings(int parent) {
        if (classAt(parent).entities > 0) return;
        const std::set<int> inside = m_classes.closure(parent);
        const Homes homes = homesWithin(inside);
        if (homes.size() < 2 || homes.size() < homesOf(inside) || classAt(parent).home >= 0) return;
        const auto usesOf = [&](int home) -> const Uses& { return usageAt(home).uses; };
        const int largest = *std::max_element(homes.begin(), homes.end(), [&](int a, int b) {
            return classAt(a).uses.size() < classAt(b).uses.size();
        });
        if (std::all_of(homes.begin(), homes.end(),
                        [&](int home) { return contains(usesOf(largest), usesOf(home)); }))
            move(homes, parent);
    }

    void hostAlike(int parent) {
        Homes homes = homesWithin(m_classes.closure(parent));
        if (homes.size() < fewestAlike) return;
        homes = alike(std::move(homes));
        if (homes.size() < fewestAlike) return;
        // A class that has entities elsewhere cannot host others.
        const bool isFree = classAt(parent).home < 0 || classAt(parent).home == parent;
        const bool isAmong = std::find(homes.begin(), homes.end(), parent) != homes.end();
        if (isFree && (isAmong || usageAt(parent).entities == 0)) move(homes, parent);
    }

    /// How many entities that live in one of two tables have a class of the other, too, which is
    /// no super-class of their own.
    [[nodiscard]] std::map<std::pair<int, int>, std::int64_t> overlaps() const {
        std::map<std::pair<int, int>, std::int64_t> found;
        for (const EntityClass& own : m_classes.list) {
            if (own.home < 0 || isApart(own.home)) continue;
            std::map<int, std::int64_t> most;
            for (const auto& [index, shared] : own.further) {
                const EntityClass& other = m_classes.at(index);
                const bool isAbove =
                    std::find(own.above.begin(), own.above.end(), index) != own.above.end();
                if (other.weak || isAbove || other.home < 0 || other.home == own.home ||
                    isApart(other.home))
                    continue;
                most[other.home] = std::max(most[other.home], shared);
            }
            for (const auto& [home, shared] : most) found[std::minmax(own.home, home)] += shared;
        }
        return found;
    }

    void shareAmongOverlapping() {
        std::map<int, int> group;  // by home: the smallest home that it is connected with
        const auto rootOf = [&](int home) {
            while (group.try_emplace(home, home).first->second != home) home = group.at(home);
            return home;
        };
        for (const auto& [pair, shared] : overlaps()) {
            const auto smaller =
                std::min(usageAt(pair.first).entities, usageAt(pair.second).entities);
            if (shared * sharedFrom < smaller) continue;
            const int first = rootOf(pair.first);
            const int second = rootOf(pair.second);
            group[std::max(first, second)] = std::min(first, second);
        }
        std::map<int, Homes> groups;
        for (const auto& [home, root] : group) groups[rootOf(home)].push_back(home);
        for (auto& [root, homes] : groups) {
            homes = alike(std::move(homes));
            if (homes.size() < 2) continue;
            move(homes, hostOf(m_classes, homes, {}));
        }
    }

    /// By predicate the tables that are mostly led to by it.
    [[nodiscard]] std::map<TermId, Homes> ledTo() const {
        std::map<int, std::map<TermId, std::int64_t>> links;
        for (std::size_t i = 0; i < m_links.size(); ++i)
            for (const auto& [predicate, linked] : m_links[i])
                links[m_classes.list[i].home][predicate] += linked;
        std::map<TermId, Homes> found;
        for (const auto& [home, predicates] : links) {
            if (home < 0 || isApart(home)) continue;
            const auto most =
                std::max_element(predicates.begin(), predicates.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
            const Usage usage = usageAt(home);
            if (most->second * mostlyLinked >= usage.entities &&
                (m_classes.at(home).id == 0 || usage.saysLittle()))
                found[most->first].push_back(home);
        }
        return found;
    }

    void shareByLinks() {
        for (auto& [predicate, homes] : ledTo()) {
            if (homes.size() < fewestAlike) continue;
            const Homes same = alike(std::move(homes));
            if (same.size() < fewestAlike) continue;
            const std::string label = m_bench.labels.label(predicate);
            move(same, addGroup(m_classes, same, naming::attributeName(label),
                                "What “" + label + "” leads to."));
        }
    }

    /// Whoever lives in the table of one of the classes comes along.
    void shareAsChosen(const ClassMerge& merge) {
        Homes all;
        for (int i = 0; i < count(); ++i)
            if (std::ranges::count(merge.classes, choiceNameOf(m_classes.at(i))) > 0 &&
                m_classes.at(i).entities > 0)
                all.push_back(i);
        if (all.size() < 2) return;
        for (const int index : all) classAt(index).home = index;
        move(all, hostOf(m_classes, all, merge.label));
    }

    const Workbench& m_bench;
    const LinksToClasses& m_links;
    Classes& m_classes;
    std::map<int, Usage> m_usage;  ///< by home
    std::map<int, int> m_filed;    ///< by home: how many classes live there
};

}  // namespace

void shareTables(const Workbench& bench, const LinksToClasses& links, Classes& classes) {
    TableSharing(bench, links, classes).run();
}

}  // namespace tripletalk::induction
