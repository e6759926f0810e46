// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/profile.h"

#include "induction/facts.h"
#include "rdf/vocabulary.h"

namespace tripletalk::induction {

namespace {

void add(PredicateProfile& seen, const Facts& facts, const Classes& classes,
         const std::string& language) {
    const Spoken spoken = byLanguage(facts, language);
    if (!spoken.chosen.empty()) {
        ++seen.literalSubjects;
        seen.literals += static_cast<std::int64_t>(spoken.chosen.size());
        seen.severalLiterals += spoken.chosen.size() > 1 ? 1 : 0;
        seen.otherLanguages += static_cast<std::int64_t>(spoken.others.size());
        for (const Object* object : spoken.chosen) seen.evidence.see(object->literal);
    }
    const std::vector<const Object*> found = links(facts);
    if (found.empty()) return;
    ++seen.linkSubjects;
    seen.links += static_cast<std::int64_t>(found.size());
    seen.severalLinks += found.size() > 1 ? 1 : 0;
    for (const Object* object : found) {
        if (object->entityClass < 0)
            ++seen.undescribed;
        else
            ++seen.targets[classes.list[static_cast<std::size_t>(object->entityClass)].home];
    }
}

}  // namespace

Result<Profile> profile(const Workbench& bench, const Classes& classes) {
    Profile found;
    for (const EntityClass& entityClass : classes.list)
        if (entityClass.home >= 0) found.rows[entityClass.home] += entityClass.entities;
    const graph::TermId type = bench.id(rdf::vocabulary::rdfType);
    auto read = eachFacts(bench, "induce", [&](const Facts& facts) -> Result<void> {
        if (facts.predicate == type) return {};
        const int home = classes.list[static_cast<std::size_t>(facts.entityClass)].home;
        add(found.predicates[{home, facts.predicate}], facts, classes, bench.language);
        return {};
    });
    if (!read) return read.error();
    return found;
}

}  // namespace tripletalk::induction
