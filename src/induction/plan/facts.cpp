// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/facts.h"

#include "induction/tables/termreader.h"
#include "naming/labels.h"

#include <algorithm>
#include <limits>

namespace tripletalk::induction {

namespace {

constexpr std::int64_t reportEvery = 16'384;

/// Collects the objects of one subject and predicate; its strings are used again for the next.
class Collector {
  public:
    explicit Collector(const Workbench& bench) : m_bench(bench), m_terms(bench.store) {}

    [[nodiscard]] bool continues(graph::TermId subject, graph::TermId predicate) const {
        return subject == m_facts.subject && predicate == m_facts.predicate;
    }

    void start(graph::TermId subject, graph::TermId predicate) {
        if (subject != m_facts.subject) {
            m_facts.entityClass = m_bench.entities.classOf(subject);
            m_facts.key = m_bench.entities.name(subject);
        }
        m_facts.subject = subject;
        m_facts.predicate = predicate;
        m_count = 0;
    }

    Result<void> add(graph::TermId id, graph::TermId graph) {
        if (m_count > 0 && m_objects[m_count - 1].id == id) {
            m_objects[m_count - 1].furtherGraphs.push_back(graph);
            return {};
        }
        if (m_count == m_objects.size()) m_objects.emplace_back();
        Object& object = m_objects[m_count++];
        object.id = id;
        object.graph = graph;
        object.furtherGraphs.clear();
        object.kind = m_bench.entities.kind(id);
        if (object.kind == rdf::TermKind::Literal) return readLiteral(object);
        object.entityClass = m_bench.entities.classOf(id);
        object.key = m_bench.entities.name(id);
        return {};
    }

    [[nodiscard]] bool ofEntity() const { return m_facts.entityClass >= 0; }
    [[nodiscard]] const Facts& facts() {
        m_facts.objects = {m_objects.data(), m_count};
        return m_facts;
    }
    [[nodiscard]] bool empty() const { return m_count == 0; }

  private:
    Result<void> readLiteral(Object& object) {
        auto row = m_terms.read(object.id);
        if (!row) return row.error();
        object.entityClass = Entities::undescribed;
        object.literal.lexical = (*row)->term.lexical;
        object.literal.datatype = (*row)->term.datatype;
        object.literal.language = (*row)->term.language;
        object.literal.number = (*row)->number;
        return {};
    }

    const Workbench& m_bench;
    TermReader m_terms;
    Facts m_facts;
    std::vector<Object> m_objects;
    std::size_t m_count = 0;
};

}  // namespace

Result<void> eachFacts(const Workbench& bench, const char* stage,
                       const std::function<Result<void>(const Facts&)>& use) {
    auto total = bench.store.counts();
    if (!total) return total.error();
    Collector collector(bench);
    std::int64_t done = 0;
    auto read = bench.eachOfGraph("SELECT s, p, o, g FROM quad ORDER BY s, p, o, g",
                                  [&](sqlite::Statement& row) -> Result<void> {
                                      if (++done % reportEvery == 0)
                                          bench.report(stage, done, total->triples, "triples");
                                      const graph::TermId subject = row.integer(0);
                                      const graph::TermId predicate = row.integer(1);
                                      if (!collector.continues(subject, predicate)) {
                                          if (!collector.empty())
                                              if (auto used = use(collector.facts()); !used)
                                                  return used;
                                          collector.start(subject, predicate);
                                      }
                                      if (!collector.ofEntity()) return {};
                                      return collector.add(row.integer(2), row.integer(3));
                                  });
    if (!read) return read;
    if (!collector.empty())
        if (auto used = use(collector.facts()); !used) return used;
    bench.report(stage, total->triples, total->triples, "triples");
    return {};
}

void partByLanguage(const Facts& facts, std::string_view preferred, Spoken& spoken) {
    spoken.chosen.clear();
    spoken.others.clear();
    const auto rank = [&](const Object& object) {
        return naming::languageRank(object.literal.language, preferred);
    };
    int best = std::numeric_limits<int>::max();
    const std::string* tag = nullptr;
    for (const Object& object : facts.objects) {
        if (object.kind != rdf::TermKind::Literal) continue;
        const int own = rank(object);
        // Equally short tags of two languages: the first by letter, so that a column does not mix
        // them.
        if (!tag || own < best || (own == best && object.literal.language < *tag)) {
            best = own;
            tag = &object.literal.language;
        }
    }
    for (const Object& object : facts.objects)
        if (object.kind == rdf::TermKind::Literal)
            (object.literal.language == *tag ? spoken.chosen : spoken.others).push_back(&object);
    std::sort(spoken.chosen.begin(), spoken.chosen.end(), [](const Object* a, const Object* b) {
        return a->literal.lexical < b->literal.lexical;
    });
}

}  // namespace tripletalk::induction
