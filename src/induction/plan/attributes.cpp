// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/attributes.h"

#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <tuple>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr std::int64_t rareShare = 100;  // less than one row in so many
constexpr std::size_t mostColumns = 200;

/// Among other facts the nodes of a list would have no owner, and stay nodes.
bool leadsToLists(const Workbench& bench, const Profile& profile, const Attribute& attribute) {
    const TermId first = bench.id(rdf::vocabulary::rdfFirst);
    return std::ranges::any_of(attribute.profile->targets, [&](const auto& target) {
        return profile.predicates.contains({target.first, first});
    });
}

}  // namespace

std::int64_t Attribute::filled() const {
    return std::max(profile->literalSubjects, profile->linkSubjects);
}

std::vector<Attribute> attributesOf(const Workbench& bench, const Profile& profile, int home,
                                    const std::vector<TermId>& labelPredicates) {
    const auto isLabel = [&](const Attribute& attribute) {
        return std::find(labelPredicates.begin(), labelPredicates.end(), attribute.id) !=
               labelPredicates.end();
    };
    std::vector<Attribute> found;
    for (auto at = profile.predicates.lower_bound({home, 0});
         at != profile.predicates.end() && at->first.first == home; ++at) {
        Attribute attribute{.id = at->first.second,
                            .iri = bench.iri(at->first.second),
                            .label = bench.labels.label(at->first.second),
                            .comment = bench.labels.comment(at->first.second),
                            .profile = &at->second};
        attribute.name = naming::identifier(naming::attributeName(attribute.label));
        if (isLabel(attribute) || attribute.filled() * rareShare >= profile.rows.at(home) ||
            leadsToLists(bench, profile, attribute))
            found.push_back(std::move(attribute));
    }
    if (found.size() > mostColumns) {
        std::stable_sort(found.begin(), found.end(), [&](const Attribute& a, const Attribute& b) {
            return std::tuple(isLabel(a), a.filled()) > std::tuple(isLabel(b), b.filled());
        });
        found.resize(mostColumns);
    }
    // Of several that are named alike the one that is called so in its IRI comes first.
    const auto rank = [](const Attribute& attribute) {
        return std::tuple(attribute.name,
                          naming::identifier(naming::localName(attribute.iri)) != attribute.name,
                          attribute.iri);
    };
    std::sort(found.begin(), found.end(),
              [&](const Attribute& a, const Attribute& b) { return rank(a) < rank(b); });
    return found;
}

TermId labelPredicateOf(const Profile& profile, int home,
                        const std::vector<TermId>& labelPredicates) {
    TermId most = 0;
    std::int64_t filled = 0;
    for (const TermId id : labelPredicates) {
        const auto found = profile.predicates.find({home, id});
        if (found == profile.predicates.end()) continue;
        const std::int64_t subjects = found->second.literalSubjects;
        if (2 * subjects >= profile.rows.at(home)) return id;
        if (subjects > filled) {
            filled = subjects;
            most = id;
        }
    }
    return most;
}

}  // namespace tripletalk::induction
