// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/capsule.h"

#include "base/text.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>

namespace tripletalk::passages {

using graph::TermId;
namespace vocabulary = rdf::vocabulary;

namespace {

constexpr std::size_t mostValues = 500;         ///< of one predicate; what is left is counted
constexpr std::size_t longestLiteral = 20'000;  ///< bytes; the rest is cut, visibly
constexpr int deepest = 3;                      ///< blank nodes inside blank nodes
constexpr std::size_t mostNestedObjects =
    6;  ///< unnamed things are written out only where there are few

constexpr std::string_view rdfFirst = "http://www.w3.org/1999/02/22-rdf-syntax-ns#first";
constexpr std::string_view rdfRest = "http://www.w3.org/1999/02/22-rdf-syntax-ns#rest";

/// Types that say nothing.
bool isEmptyType(std::string_view iri) {
    static constexpr std::array<std::string_view, 3> empty{
        "http://www.w3.org/2002/07/owl#NamedIndividual", "http://www.w3.org/2002/07/owl#Thing",
        "http://www.w3.org/2000/01/rdf-schema#Resource"};
    return std::ranges::find(empty, iri) != empty.end();
}

bool isDescription(std::string_view iri) {
    return iri == vocabulary::rdfsComment || iri == vocabulary::skosDefinition ||
           iri == vocabulary::dctermsDescription ||
           text::toLower(naming::localName(iri)) == "description";
}

std::string shortened(std::string_view literal) {
    const bool tooLong = literal.size() > longestLiteral;
    return text::collapseWhitespace(text::elide(literal, longestLiteral)) +
           (tooLong ? " (text shortened)" : "");
}

}  // namespace

CapsuleReader::CapsuleReader(const graph::TripleStore& store, std::string_view language)
    : m_store(store),
      m_language(text::toLower(language)),
      m_english(m_language.empty() || m_language == "en" || m_language.starts_with("en-")),
      m_labels(store, m_language) {}

Result<void> CapsuleReader::prepare() {
    auto names = naming::labelPredicatesOf(m_store);
    if (!names) return names.error();
    m_nameIds.insert(names->begin(), names->end());
    const std::pair<std::optional<sqlite::Statement>*, std::string_view> statements[] = {
        {&m_forward,
         "SELECT DISTINCT q.p, q.o, t.kind, t.lexical, t.language FROM quad q JOIN term t ON t.id "
         "= q.o "
         "WHERE q.s = ? ORDER BY q.p, q.o"},
        {&m_backward, "SELECT p, count(DISTINCT s) FROM quad WHERE o = ? GROUP BY p"},
        {&m_backwardOf,
         "SELECT DISTINCT q.s, t.kind FROM quad q JOIN term t ON t.id = q.s WHERE q.p = ? AND q.o "
         "= ? "
         "ORDER BY q.s LIMIT ?"},
        {&m_owner,
         "SELECT q.s, t.kind FROM quad q JOIN term t ON t.id = q.s WHERE q.o = ?1 AND q.s <> ?1 "
         "LIMIT 1"}};
    for (const auto& [target, sql] : statements) {
        auto statement = m_store.database().prepare(sql);
        if (!statement) return statement.error();
        *target = std::move(*statement);
    }
    return {};
}

const CapsuleReader::Predicate& CapsuleReader::predicate(TermId id) {
    auto [found, isNew] = m_predicates.try_emplace(id);
    if (!isNew) return found->second;
    Predicate& predicate = found->second;
    auto term = m_store.term(id);
    const std::string iri = term ? term->lexical : std::string();
    using Use = Predicate::Use;
    if (iri == vocabulary::rdfType)
        predicate.use = Use::Type;
    else if (iri == vocabulary::skosAltLabel)
        predicate.use = Use::OtherName;
    else if (m_nameIds.contains(id))
        predicate.use = Use::Name;
    else if (isDescription(iri))
        predicate.use = Use::Description;
    else if (iri == rdfFirst)
        predicate.use = Use::ListFirst;
    else if (iri == rdfRest)
        predicate.use = Use::ListRest;
    predicate.label = m_labels.label(id);
    predicate.localName = naming::localName(iri);
    return predicate;
}

Result<CapsuleReader::Objects> CapsuleReader::objectsOf(TermId subject) {
    Objects found;
    m_forward->bind(1, subject);
    for (;;) {
        auto row = m_forward->step();
        if (!row) return row.error();
        if (!*row) break;
        const TermId id = m_forward->integer(0);
        if (found.empty() || found.back().first != id) found.push_back({id, {}});
        found.back().second.push_back(
            {m_forward->integer(1), static_cast<int>(m_forward->integer(2)),
             std::string(m_forward->text(3)), std::string(m_forward->text(4))});
    }
    m_forward->reset();
    for (auto& [id, objects] : found) keepBestLanguage(objects);
    return found;
}

/// Of literals with a language only those that suit the base's language best.
void CapsuleReader::keepBestLanguage(std::vector<Object>& objects) const {
    const auto rank = [&](const Object& object) {
        return naming::languageRank(object.language, m_language);
    };
    const auto tagged = [](const Object& object) {
        return object.kind == 2 && !object.language.empty();
    };
    if (std::ranges::none_of(objects, tagged)) return;
    int best = rank(*std::ranges::find_if(objects, tagged));
    for (const Object& object : objects)
        if (object.kind == 2) best = std::min(best, rank(object));
    std::erase_if(objects,
                  [&](const Object& object) { return tagged(object) && rank(object) > best; });
}

Result<std::string> CapsuleReader::written(const Object& object, int depth) {
    if (object.kind == 2) return shortened(object.lexical);
    const bool blank = object.kind == 1;
    const std::string name = blank ? std::string() : m_labels.label(object.id);
    if (depth > deepest || (!blank && !m_labels.writtenLabel(object.id).empty()))
        return blank ? "…" : name;
    if (!blank && depth > 1) return name;
    auto inside = nested(object.id, depth);
    if (!inside) return inside.error();
    if (inside->empty()) return blank ? "something" : name;
    return blank ? *inside : name + " (" + *inside + ")";
}

/// The facts of an unnamed node in a few words: "amount 3.72, currency EUR"; of a list its members.
Result<std::string> CapsuleReader::nested(TermId node, int depth) {
    std::vector<std::string> parts;
    std::set<TermId> seen;
    while (node != 0 && seen.insert(node).second && seen.size() <= mostValues) {
        auto all = objectsOf(node);
        if (!all) return all.error();
        node = 0;
        for (const auto& [id, objects] : *all) {
            const Predicate known = predicate(id);
            if (known.use == Predicate::Use::Type) continue;
            if (known.use == Predicate::Use::ListRest) {
                if (objects.front().kind == 1) node = objects.front().id;
                continue;
            }
            std::vector<std::string> values;
            for (const Object& object : objects) {
                if (values.size() == mostNestedObjects) break;
                auto value = written(object, depth + 1);
                if (!value) return value.error();
                values.push_back(std::move(*value));
            }
            std::string text = enumeration(values, m_english);
            if (objects.size() > values.size())
                text += " … (" + std::to_string(objects.size()) + " in all)";
            const bool bare =
                known.use == Predicate::Use::ListFirst || known.use == Predicate::Use::Name;
            parts.push_back(bare ? text : naming::attributeName(known.label) + ' ' + text);
        }
    }
    return text::join(parts, ", ");
}

Result<std::optional<Facts>> CapsuleReader::facts(TermId predicateId,
                                                  const std::vector<Object>& objects) {
    const Predicate& known = predicate(predicateId);
    const bool toEntities = objects.front().kind != 2;
    Facts facts{phraseOf(known.label, known.localName, m_english, toEntities), {}, 0};
    const bool few = objects.size() <= mostNestedObjects;
    for (const Object& object : objects) {
        if (facts.values.size() == mostValues) break;
        auto value = written(object, few || object.kind == 1 ? 1 : deepest);
        if (!value) return value.error();
        if (!value->empty()) facts.values.push_back(std::move(*value));
    }
    if (facts.values.empty()) return std::optional<Facts>{};
    facts.more =
        static_cast<std::int64_t>(objects.size() > mostValues ? objects.size() - mostValues : 0);
    return std::optional(std::move(facts));
}

Result<Capsule> CapsuleReader::read(TermId entity, const std::string& title, bool reverseFacts) {
    Capsule capsule;
    auto all = objectsOf(entity);
    if (!all) return all.error();
    for (const auto& [id, objects] : *all) {
        switch (predicate(id).use) {
            case Predicate::Use::Type:
                for (const Object& object : objects)
                    if (!isEmptyType(object.lexical))
                        capsule.types.push_back(m_labels.label(object.id));
                break;
            case Predicate::Use::Name:
            case Predicate::Use::OtherName:
                for (const Object& object : objects) {
                    const std::string name =
                        shortened(object.kind == 2 ? object.lexical : m_labels.label(object.id));
                    auto& names = capsule.otherNames;
                    if (!name.empty() && name != title &&
                        std::ranges::find(names, name) == names.end())
                        names.push_back(name);
                }
                break;
            case Predicate::Use::Description:
                for (const Object& object : objects)
                    capsule.descriptions.push_back(
                        shortened(object.kind == 2 ? object.lexical : m_labels.label(object.id)));
                break;
            default: {
                auto made = facts(id, objects);
                if (!made) return made.error();
                if (*made) capsule.facts.push_back(std::move(**made));
            }
        }
    }
    if (!reverseFacts) return capsule;
    auto reverse = reverseOf(entity);
    if (!reverse) return reverse.error();
    capsule.reverse = std::move(*reverse);
    return capsule;
}

Result<std::vector<Facts>> CapsuleReader::reverseOf(TermId entity) {
    std::vector<std::pair<TermId, std::int64_t>> used;
    m_backward->bind(1, entity);
    for (;;) {
        auto row = m_backward->step();
        if (!row) return row.error();
        if (!*row) break;
        used.emplace_back(m_backward->integer(0), m_backward->integer(1));
    }
    m_backward->reset();
    std::vector<Facts> found;
    for (const auto& [id, count] : used) {
        const Predicate known = predicate(id);
        if (known.use != Predicate::Use::Fact) continue;
        std::vector<std::pair<TermId, bool>> subjects;
        m_backwardOf->bind(1, id);
        m_backwardOf->bind(2, entity);
        m_backwardOf->bind(3, static_cast<std::int64_t>(mostValues));
        for (;;) {
            auto row = m_backwardOf->step();
            if (!row) return row.error();
            if (!*row) break;
            subjects.emplace_back(m_backwardOf->integer(0), m_backwardOf->integer(1) == 1);
        }
        m_backwardOf->reset();
        Facts facts{phraseOf(known.label, known.localName, m_english, true), {}, count};
        for (const auto& [subject, blank] : subjects) {
            auto name = blank ? ownerOf(subject) : Result<std::string>(m_labels.label(subject));
            if (!name) return name.error();
            facts.values.push_back(std::move(*name));
        }
        facts.more = count - static_cast<std::int64_t>(facts.values.size());
        found.push_back(std::move(facts));
    }
    return found;
}

/// The name of the node in whose capsule a blank node is written out.
Result<std::string> CapsuleReader::ownerOf(TermId blank) {
    for (int depth = 0; depth < deepest; ++depth) {
        m_owner->bind(1, blank);
        auto row = m_owner->step();
        if (!row) return row.error();
        const bool found = *row;
        const TermId owner = found ? m_owner->integer(0) : 0;
        const bool ownerIsBlank = found && m_owner->integer(1) == 1;
        m_owner->reset();
        if (!found) break;
        if (!ownerIsBlank) return m_labels.label(owner);
        blank = owner;
    }
    return std::string("something");
}

Result<bool> CapsuleReader::hasOwner(TermId blank) {
    m_owner->bind(1, blank);
    auto row = m_owner->step();
    m_owner->reset();
    return row;
}

}  // namespace tripletalk::passages
