// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/facts.h"

#include "naming/labels.h"

#include <algorithm>
#include <limits>

namespace tripletalk::induction {

namespace {

constexpr std::int64_t reportEvery = 8192;

Object objectFrom(const sqlite::Statement& row) {
    Object object;
    object.id = row.integer(4);
    object.kind = static_cast<rdf::TermKind>(row.integer(5));
    object.literal.lexical = row.text(6);
    if (object.kind == rdf::TermKind::Literal) {
        object.literal.datatype = row.text(7);
        object.literal.language = row.text(8);
        if (!row.isNull(9)) object.literal.number = row.real(9);
        return object;
    }
    const bool described = !row.isNull(10);
    if (described) object.entityClass = static_cast<int>(row.integer(10));
    object.key = row.text(described ? 11 : 12);
    return object;
}

}  // namespace

Result<void> eachFacts(const Workbench& bench, const char* stage,
                       const std::function<Result<void>(const Facts&)>& use) {
    auto total = bench.store.counts();
    if (!total) return total.error();
    Facts facts;
    std::int64_t done = 0;
    auto flush = [&]() -> Result<void> {
        if (facts.objects.empty()) return {};
        return use(facts);
    };
    auto read = bench.each(
        "SELECT q.s, e.class, e.key, q.p, q.o, t.kind, t.lexical, t.datatype, t.language, "
        "t.number, eo.class, eo.key, u.key "
        "FROM graph.quad q CROSS JOIN entity_work e ON e.id = q.s CROSS JOIN graph.term t ON t.id "
        "= q.o "
        "LEFT JOIN entity_work eo ON eo.id = q.o LEFT JOIN undescribed_work u ON u.id = q.o ORDER "
        "BY q.s, q.p, q.o",
        [&](sqlite::Statement& row) -> Result<void> {
            if (++done % reportEvery == 0) bench.report(stage, done, total->triples, "triples");
            if (row.integer(0) != facts.subject || row.integer(3) != facts.predicate) {
                if (auto used = flush(); !used) return used;
                if (row.integer(0) != facts.subject) {
                    facts.entityClass = static_cast<int>(row.integer(1));
                    facts.key = row.text(2);
                }
                facts.subject = row.integer(0);
                facts.predicate = row.integer(3);
                facts.objects.clear();
            }
            if (!facts.objects.empty() && facts.objects.back().id == row.integer(4))
                ++facts.objects.back().copies;
            else
                facts.objects.push_back(objectFrom(row));
            return {};
        });
    if (!read) return read;
    if (auto used = flush(); !used) return used;
    bench.report(stage, total->triples, total->triples, "triples");
    return {};
}

Spoken byLanguage(const Facts& facts, std::string_view preferred) {
    Spoken spoken;
    const auto rank = [&](const Object& object) {
        return naming::languageRank(object.literal.language, preferred);
    };
    int best = std::numeric_limits<int>::max();
    for (const Object& object : facts.objects)
        if (object.kind == rdf::TermKind::Literal) best = std::min(best, rank(object));
    // Equally short tags of two languages: the first by letter, so that a column does not mix them.
    std::string tag;
    for (const Object& object : facts.objects)
        if (object.kind == rdf::TermKind::Literal && rank(object) == best &&
            (tag.empty() || object.literal.language < tag))
            tag = object.literal.language;
    for (const Object& object : facts.objects)
        if (object.kind == rdf::TermKind::Literal)
            (object.literal.language == tag ? spoken.chosen : spoken.others).push_back(&object);
    std::sort(spoken.chosen.begin(), spoken.chosen.end(), [](const Object* a, const Object* b) {
        return a->literal.lexical < b->literal.lexical;
    });
    return spoken;
}

std::vector<const Object*> links(const Facts& facts) {
    std::vector<const Object*> found;
    for (const Object& object : facts.objects)
        if (object.kind != rdf::TermKind::Literal) found.push_back(&object);
    return found;
}

}  // namespace tripletalk::induction
