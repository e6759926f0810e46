// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/separatevocabulary.h"

#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tripletalk::induction {

namespace vocabulary = rdf::vocabulary;
using graph::TermId;

namespace {

/// So many classes and properties for each thing.
constexpr std::size_t nextToNone = 50;

class Separator {
  public:
    explicit Separator(const Workbench& bench) : m_bench(bench) {}

    Result<std::vector<Typing>> run() {
        for (auto step : {&Separator::readTypings, &Separator::markTyped, &Separator::markAxioms,
                          &Separator::markPredicates})
            if (auto done = (this->*step)(); !done) return done.error();
        for (const Typing& typing : m_typings) mark(typing.second);
        for (const Typing& typing : m_typings)
            if (!isMetaClass(typing.second)) m_bench.entities.file(typing.first, Entities::unfiled);
        if (auto done = markAxiomNodes(); !done) return done.error();
        auto data = hasData();
        if (!data) return data.error();
        auto ontology = *data ? isOntology() : Result<bool>(true);
        if (!ontology) return ontology.error();
        if (*ontology) forgetAll();
        std::erase_if(m_typings, [&](const Typing& typing) { return isVocabulary(typing.first); });
        return std::move(m_typings);
    }

  private:
    void mark(TermId id) {
        if (m_bench.entities.kind(id) == rdf::TermKind::Literal) return;
        if (m_bench.entities.classOf(id) == Entities::undescribed) m_marked.push_back(id);
        m_bench.entities.file(id, Entities::vocabulary);
    }

    bool isMetaClass(TermId id) {
        const auto [known, added] = m_meta.try_emplace(id, false);
        if (added) known->second = rdf::isMetaClass(m_bench.iri(id));
        return known->second;
    }

    Result<void> readTypings() {
        auto read = m_bench.eachOfGraph(
            "SELECT s, o FROM quad WHERE p = " + std::to_string(m_bench.id(vocabulary::rdfType)),
            [&](sqlite::Statement& row) -> Result<void> {
                if (m_bench.entities.kind(row.integer(1)) != rdf::TermKind::Literal)
                    m_typings.emplace_back(row.integer(0), row.integer(1));
                return {};
            });
        std::sort(m_typings.begin(), m_typings.end());
        m_typings.erase(std::unique(m_typings.begin(), m_typings.end()), m_typings.end());
        return read;
    }

    Result<void> markTyped() {
        for (const Typing& typing : m_typings)
            if (isMetaClass(typing.second)) mark(typing.first);
        return {};
    }

    Result<void> markAxioms() {
        const std::string axioms = idList(std::vector<TermId>{
            m_bench.id(vocabulary::rdfsSubClassOf), m_bench.id(vocabulary::rdfsSubPropertyOf),
            m_bench.id(vocabulary::rdfsDomain), m_bench.id(vocabulary::rdfsRange)});
        return m_bench.eachOfGraph("SELECT s, o FROM quad WHERE p IN (" + axioms + ")",
                                   [&](sqlite::Statement& row) -> Result<void> {
                                       mark(row.integer(0));
                                       mark(row.integer(1));
                                       return {};
                                   });
    }

    /// Leaps from predicate to predicate over the index instead of reading every triple.
    Result<void> markPredicates() {
        return m_bench.eachOfGraph(
            "WITH RECURSIVE used(p) AS (SELECT min(p) FROM quad UNION ALL "
            "SELECT (SELECT min(p) FROM quad WHERE p > used.p) FROM used WHERE used.p IS NOT NULL) "
            "SELECT p FROM used WHERE p IS NOT NULL",
            [&](sqlite::Statement& row) -> Result<void> {
                mark(row.integer(0));
                return {};
            });
    }

    /// Blank nodes inside axioms (restrictions, unions and their lists) belong to them.
    Result<void> markAxiomNodes() {
        auto statement = m_bench.store.database().prepare("SELECT o FROM quad WHERE s = ?1");
        if (!statement) return statement.error();
        for (std::size_t next = 0; next < m_marked.size(); ++next) {
            if (!isVocabulary(m_marked[next])) continue;
            statement->reset();
            statement->bind(1, m_marked[next]);
            for (;;) {
                auto more = statement->step();
                if (!more) return more.error();
                if (!*more) break;
                const TermId object = statement->integer(0);
                if (m_bench.entities.kind(object) == rdf::TermKind::Blank &&
                    m_bench.entities.classOf(object) == Entities::undescribed)
                    mark(object);
            }
        }
        return {};
    }

    Result<bool> hasData() {
        bool found = false;
        auto read =
            m_bench.store.database().each("SELECT s FROM quad", [&](sqlite::Statement& row) {
                found = !isVocabulary(row.integer(0));
                return !found;
            });
        if (!read) return read.error();
        return found;
    }

    /// Whether the graph is about its vocabulary: it describes more classes and properties than
    /// things, of most of them there is no thing and no fact, and the things are no data of their
    /// own: next to none, or hardly one of them leads to another.
    Result<bool> isOntology() {
        std::set<TermId> unused;
        for (const Typing& typing : m_typings)
            if (isMetaClass(typing.second) &&
                m_bench.entities.kind(typing.first) == rdf::TermKind::Iri &&
                isVocabulary(typing.first))
                unused.insert(typing.first);
        const std::size_t terms = unused.size();
        const TermId type = m_bench.id(vocabulary::rdfType);
        std::size_t things = 0;
        std::size_t linking = 0;
        TermId subject = 0;
        TermId linked = 0;
        const auto mayBe = [&] { return things < terms && 2 * unused.size() > terms; };
        auto read = m_bench.store.database().each(
            "SELECT s, p, o FROM quad ORDER BY s", [&](sqlite::Statement& row) {
                if (isVocabulary(row.integer(0))) return true;
                if (std::exchange(subject, row.integer(0)) != row.integer(0)) ++things;
                unused.erase(row.integer(1));
                if (row.integer(1) == type)
                    unused.erase(row.integer(2));
                else if (isThing(row.integer(2)) && std::exchange(linked, subject) != subject)
                    ++linking;
                return mayBe();
            });
        if (!read) return read.error();
        return mayBe() && (nextToNone * things <= terms || 2 * linking < things);
    }

    /// What has a class that is no vocabulary.
    [[nodiscard]] bool isThing(TermId id) const {
        return m_bench.entities.classOf(id) == Entities::unfiled;
    }

    [[nodiscard]] bool isVocabulary(TermId id) const {
        return m_bench.entities.classOf(id) == Entities::vocabulary;
    }

    void forgetAll() {
        for (const TermId id : m_marked) m_bench.entities.file(id, Entities::undescribed);
        for (const Typing& typing : m_typings)
            m_bench.entities.file(typing.first, Entities::unfiled);
    }

    const Workbench& m_bench;
    std::vector<Typing> m_typings;
    std::vector<TermId> m_marked;
    std::map<TermId, bool> m_meta;
};

}  // namespace

Result<std::vector<Typing>> separateVocabulary(const Workbench& bench) {
    return Separator(bench).run();
}

}  // namespace tripletalk::induction
