// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/profile.h"

#include "induction/plan/facts.h"
#include "rdf/vocabulary.h"

namespace tripletalk::induction {

namespace {

void addLiterals(PredicateProfile& seen, const Spoken& spoken) {
    if (spoken.chosen.empty()) return;
    ++seen.literalSubjects;
    seen.literals += static_cast<std::int64_t>(spoken.chosen.size());
    seen.severalLiterals += spoken.chosen.size() > 1 ? 1 : 0;
    for (const Object* object : spoken.chosen) {
        ++seen.languages[object->literal.language];
        seen.evidence.see(object->literal);
    }
}

void addLinks(PredicateProfile& seen, const Facts& facts, const Spoken& spoken,
              const Classes& classes) {
    std::int64_t links = 0;
    for (const Object& object : facts.objects) {
        if (object.kind == rdf::TermKind::Literal) continue;
        ++links;
        if (object.entityClass < 0)
            ++seen.undescribed;
        else
            ++seen.targets[classes.at(object.entityClass).home];
    }
    seen.links += links;
    seen.linkSubjects += links > 0 ? 1 : 0;
    seen.severalLinks += links > 1 ? 1 : 0;
    seen.severalValues += links + static_cast<std::int64_t>(spoken.chosen.size()) > 1 ? 1 : 0;
}

}  // namespace

Result<Profile> profile(const Workbench& bench, const Classes& classes) {
    Profile found;
    for (const EntityClass& entityClass : classes.list)
        if (entityClass.home >= 0) found.rows[entityClass.home] += entityClass.entities;
    const graph::TermId type = bench.id(rdf::vocabulary::rdfType);
    Spoken spoken;
    auto read = eachFacts(bench, "induce", [&](const Facts& facts) -> Result<void> {
        if (facts.predicate == type) return {};
        PredicateProfile& seen =
            found.predicates[{classes.at(facts.entityClass).home, facts.predicate}];
        partByLanguage(facts, bench.language, spoken);
        addLiterals(seen, spoken);
        addLinks(seen, facts, spoken, classes);
        return {};
    });
    if (!read) return read.error();
    return found;
}

}  // namespace tripletalk::induction
