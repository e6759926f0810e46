// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/importchanges.h"

#include "graph/triplestore.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;
using graph::TermId;
using graph::TripleStore;
using nlohmann::json;

namespace {

constexpr std::size_t sampleCount = 5;
constexpr std::int64_t progressPause = 1 << 14;

/// Predicate, object and graph of a fact, in the numbers of the graph before.
using Fact = std::array<TermId, 3>;

struct FactCounts {
    std::int64_t came = 0;
    std::int64_t went = 0;
};

/// The rows of a statement in order, one ahead.
class Rows {
  public:
    static Result<Rows> of(const sqlite::Database& database, const char* sql) {
        auto statement = database.prepare(sql);
        if (!statement) return statement.error();
        Rows rows(std::move(*statement));
        if (auto moved = rows.next(); !moved) return moved.error();
        return rows;
    }
    [[nodiscard]] bool ended() const { return !m_there; }
    [[nodiscard]] std::int64_t at(int column) const { return m_statement.integer(column); }
    Result<void> next() {
        auto there = m_statement.step();
        if (!there) return there.error();
        m_there = *there;
        return {};
    }

  private:
    explicit Rows(sqlite::Statement statement) : m_statement(std::move(statement)) {}
    sqlite::Statement m_statement;
    bool m_there = false;
};

class Comparison {
  public:
    Comparison(TripleStore before, TripleStore after, const ProgressSink& progress,
               const CancelToken& cancel)
        : m_before(std::move(before)),
          m_after(std::move(after)),
          m_progress(progress),
          m_cancel(cancel) {}

    Result<ImportChanges> run(const fs::path& before, const fs::path& after) {
        if (auto done = matchTerms(); !done) return done.error();
        if (auto done = compareFacts(); !done) return done.error();
        if (auto done = compareEntities(before, after); !done) return done.error();
        for (auto& [name, changes] : m_classes) m_changes.classes.push_back(std::move(changes));
        std::ranges::stable_sort(m_changes.classes, std::greater<>(), [](const ClassChanges& one) {
            return one.came.count + one.went.count + one.changed.count;
        });
        return std::move(m_changes);
    }

  private:
    Result<void> step() {
        if (++m_state.done % progressPause != 0) return {};
        if (m_progress) m_progress(m_state);
        if (m_cancel.cancelled()) return m_cancel.error();
        return {};
    }

    /// Numbers that the terms of the graph after have in the one before. Both keep hashes of their
    /// terms in order: one walk over both finds the equal ones.
    Result<void> matchTerms() {
        auto last = m_after.database().integer("SELECT coalesce(max(id), 0) FROM term");
        if (!last) return last.error();
        m_known.assign(static_cast<std::size_t>(*last) + 1, 0);
        constexpr const char* hashes = "SELECT hash, id FROM term_hash ORDER BY hash, id";
        auto old = Rows::of(m_before.database(), hashes);
        if (!old) return old.error();
        auto now = Rows::of(m_after.database(), hashes);
        if (!now) return now.error();
        while (!old->ended() && !now->ended()) {
            if (auto done = step(); !done) return done;
            Rows& behind = old->at(0) < now->at(0) ? *old : *now;
            if (old->at(0) == now->at(0)) {
                m_known[static_cast<std::size_t>(now->at(1))] =
                    static_cast<std::uint32_t>(old->at(1));
                if (auto moved = old->next(); !moved) return moved;
                if (auto moved = now->next(); !moved) return moved;
            } else if (auto moved = behind.next(); !moved) {
                return moved;
            }
        }
        return {};
    }

    /// 0 stands for the default graph in both; a term that is new has no number, -1.
    [[nodiscard]] TermId known(TermId id) const {
        if (id == 0) return 0;
        const TermId old = m_known[static_cast<std::size_t>(id)];
        return old == 0 ? -1 : old;
    }

    Result<void> compareFacts() {
        for (const TripleStore* store : {&m_before, &m_after}) {
            auto counts = store->counts();
            if (!counts) return counts.error();
            m_state.total += counts->triples;
        }
        m_state.done = 0;
        auto lastOld = m_before.database().integer("SELECT coalesce(max(id), 0) FROM term");
        if (!lastOld) return lastOld.error();
        m_visited.assign(static_cast<std::size_t>(*lastOld) + 1, false);
        auto now = Rows::of(m_after.database(), "SELECT s, p, o, g FROM quad ORDER BY s, p, o, g");
        if (!now) return now.error();
        while (!now->ended()) {
            const TermId subject = now->at(0);
            std::vector<Fact> facts;
            for (; !now->ended() && now->at(0) == subject;) {
                facts.push_back({known(now->at(1)), known(now->at(2)), known(now->at(3))});
                if (auto done = step(); !done) return done;
                if (auto moved = now->next(); !moved) return moved;
            }
            if (auto done = compareSubject(subject, facts); !done) return done;
        }
        return countGone();
    }

    Result<void> compareSubject(TermId subject, std::vector<Fact>& facts) {
        const TermId old = known(subject);
        FactCounts counts;
        if (old <= 0) {
            counts.came = static_cast<std::int64_t>(facts.size());
        } else {
            auto before = factsBefore(old);
            if (!before) return before.error();
            m_visited[static_cast<std::size_t>(old)] = true;
            std::ranges::sort(facts);
            std::vector<Fact> same;
            std::ranges::set_intersection(*before, facts, std::back_inserter(same));
            counts.came = static_cast<std::int64_t>(facts.size() - same.size());
            counts.went = static_cast<std::int64_t>(before->size() - same.size());
        }
        m_changes.factsCame += counts.came;
        m_changes.factsWent += counts.went;
        if (counts.came + counts.went > 0) m_changed[subject] = counts;
        return {};
    }

    /// In order.
    Result<std::vector<Fact>> factsBefore(TermId subject) {
        std::vector<Fact> facts;
        auto read = m_before.match({.s = subject, .p = {}, .o = {}, .g = {}},
                                   [&](const graph::QuadIds& quad) {
                                       facts.push_back({quad.p, quad.o, quad.g});
                                       return true;
                                   });
        if (!read) return read.error();
        std::ranges::sort(facts);
        return facts;
    }

    Result<void> countGone() {
        Result<void> done;
        auto read = m_before.database().each("SELECT s FROM quad ORDER BY s", [&](auto& row) {
            const TermId subject = row.integer(0);
            if (!m_visited[static_cast<std::size_t>(subject)]) {
                ++m_changes.factsWent;
                ++m_gone[subject];
            }
            done = step();
            return done.ok();
        });
        return read ? done : read;
    }

    struct Entity {
        std::string iri;
        std::string label;
        std::string className;
        std::string table;
    };

    static Entity entityOf(const sqlite::Statement& row) {
        const auto text = [&](int column) { return std::string(row.text(column)); };
        return {text(0), text(1), text(2), text(3)};
    }

    ClassChanges& classOf(const Entity& entity) {
        ClassChanges& changes = m_classes[entity.className];
        changes.name = entity.className;
        changes.table = entity.table;
        return changes;
    }

    static void note(EntityChange& change, const Entity& entity) {
        ++change.count;
        if (change.samples.size() < sampleCount)
            change.samples.push_back(entity.label.empty() ? entity.iri : entity.label);
    }

    Result<void> compareEntities(const fs::path& before, const fs::path& after) {
        constexpr const char* all = R"(SELECT iri, label, class, "table" FROM entity)";
        auto old = sqlite::Database::open(before / "database.db", sqlite::OpenMode::ReadOnly);
        if (!old) return old.error();
        auto now = sqlite::Database::open(after / "database.db", sqlite::OpenMode::ReadOnly);
        if (!now) return now.error();
        // One lock for all look-ups instead of one for each.
        for (sqlite::Database* read : {&*old, &*now})
            if (auto begun = read->execute("BEGIN"); !begun) return begun;
        auto wasThere = old->prepare("SELECT 1 FROM entity WHERE iri = ?");
        if (!wasThere) return wasThere.error();
        auto isThere = now->prepare("SELECT 1 FROM entity WHERE iri = ?");
        if (!isThere) return isThere.error();
        Result<void> done;
        auto read = now->each(all, [&](sqlite::Statement& row) {
            done = cameOrChanged(entityOf(row), *wasThere);
            return done.ok();
        });
        if (!read || !done) return read ? done : read;
        read = old->each(all, [&](sqlite::Statement& row) {
            done = went(entityOf(row), *isThere);
            return done.ok();
        });
        return read ? done : read;
    }

    static Result<bool> has(sqlite::Statement& statement, const std::string& iri) {
        statement.reset();
        statement.bind(1, iri);
        auto found = statement.step();
        if (!found) return found.error();
        const bool there = *found;
        statement.reset();
        return there;
    }

    Result<void> cameOrChanged(const Entity& entity, sqlite::Statement& wasThere) {
        if (m_cancel.cancelled()) return m_cancel.error();
        auto id = m_after.findIri(entity.iri);
        if (!id) return id.error();
        const auto counts = m_changed.find(id->value_or(0));
        auto there = has(wasThere, entity.iri);
        if (!there) return there.error();
        if (*there && counts == m_changed.end()) return {};
        ClassChanges& changes = classOf(entity);
        note(*there ? changes.changed : changes.came, entity);
        ++(*there ? m_changes.entitiesChanged : m_changes.entitiesCame);
        if (counts == m_changed.end()) return {};
        changes.factsCame += counts->second.came;
        changes.factsWent += counts->second.went;
        return {};
    }

    Result<void> went(const Entity& entity, sqlite::Statement& isThere) {
        if (m_cancel.cancelled()) return m_cancel.error();
        auto there = has(isThere, entity.iri);
        if (!there || *there) return there ? Result<void>() : there.error();
        ClassChanges& changes = classOf(entity);
        note(changes.went, entity);
        ++m_changes.entitiesWent;
        auto id = m_before.findIri(entity.iri);
        if (!id) return id.error();
        if (const auto gone = m_gone.find(id->value_or(0)); gone != m_gone.end())
            changes.factsWent += gone->second;
        return {};
    }

    TripleStore m_before;
    TripleStore m_after;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    Progress m_state{"compare", 0, 0, "triples"};
    std::vector<std::uint32_t> m_known;                ///< by number after: number before, 0 none
    std::vector<bool> m_visited;                       ///< by number before: still a subject
    std::unordered_map<TermId, FactCounts> m_changed;  ///< by subject after
    std::unordered_map<TermId, std::int64_t> m_gone;   ///< facts, by subject before
    std::map<std::string, ClassChanges> m_classes;
    ImportChanges m_changes;
};

json toJson(const EntityChange& change) {
    return {{"count", change.count}, {"samples", change.samples}};
}

}  // namespace

json toJson(const ImportChanges& changes) {
    json classes = json::array();
    for (const ClassChanges& one : changes.classes)
        classes.push_back({{"class", one.name},
                           {"table", one.table},
                           {"came", toJson(one.came)},
                           {"went", toJson(one.went)},
                           {"changed", toJson(one.changed)},
                           {"facts_came", one.factsCame},
                           {"facts_went", one.factsWent}});
    return {{"entities_came", changes.entitiesCame},
            {"entities_went", changes.entitiesWent},
            {"entities_changed", changes.entitiesChanged},
            {"facts_came", changes.factsCame},
            {"facts_went", changes.factsWent},
            {"classes", std::move(classes)}};
}

Result<ImportChanges> compareBases(const fs::path& before, const fs::path& after,
                                   const ProgressSink& progress, const CancelToken& cancel) {
    auto old = TripleStore::open(before / "graph.db");
    if (!old) return old.error();
    auto now = TripleStore::open(after / "graph.db");
    if (!now) return now.error();
    return Comparison(std::move(*old), std::move(*now), progress, cancel).run(before, after);
}

}  // namespace tripletalk::knowledge
