// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/capsule.h"

#include "base/text.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <utility>

namespace tripletalk::passages {

using graph::TermId;
namespace vocabulary = rdf::vocabulary;

namespace {

constexpr std::size_t mostValues = 500;         ///< of one predicate; what is left is counted
constexpr std::size_t longestLiteral = 20'000;  ///< bytes; the rest is cut, visibly
constexpr int deepest = 3;                      ///< blank nodes inside blank nodes
constexpr std::size_t mostNestedObjects = 6;    ///< of more, unnamed ones are not written out
constexpr std::size_t mostNestedBytes = std::size_t{16} << 20;  ///< kept to be used again
// What unnamed things are written out for: a value, or 64 bytes of one, or 8 facts read. Where few
// nodes lead to one another by many predicates, all ways through them are the product of these.
constexpr std::int64_t mostInside = 10'000;         ///< in one capsule
constexpr std::int64_t mostInsideByFact = 20;       ///< in all, for each fact of the graph
constexpr std::int64_t mostInsideAnyway = 100'000;  ///< and besides
constexpr const char* leftOut = "…";

bool isDescription(std::string_view iri) {
    return iri == vocabulary::rdfsComment || iri == vocabulary::skosDefinition ||
           iri == vocabulary::dctermsDescription ||
           text::toLower(naming::localName(iri)) == "description";
}

std::string shortened(std::string_view literal) {
    if (literal.size() <= longestLiteral) return text::collapseWhitespace(literal);
    return text::collapseWhitespace(text::elide(literal, longestLiteral)) + " (text shortened)";
}

/// Calls `use` with the facts of each predicate.
template <typename Use>
Result<void> eachPredicate(const std::vector<Fact>& facts, Use&& use) {
    for (auto begin = facts.begin(); begin != facts.end();) {
        const auto end = std::find_if(begin, facts.end(), [&](const Fact& fact) {
            return fact.predicate != begin->predicate;
        });
        if (auto done = use(std::pair(begin, end)); !done) return done;
        begin = end;
    }
    return {};
}

}  // namespace

CapsuleReader::CapsuleReader(const graph::TripleStore& store, std::string_view language,
                             bool reverseFacts, Subjects subjects, FactStream stream)
    : m_store(store),
      m_language(text::toLower(language)),
      m_wording(&language::languageOf(m_language)),
      m_reverseFacts(reverseFacts),
      m_subjects(std::move(subjects)),
      m_stream(std::move(stream)),
      m_labels(store, m_language) {}

Result<CapsuleReader> CapsuleReader::open(const graph::TripleStore& store,
                                          std::string_view language, bool reverseFacts,
                                          const CancelToken& cancel) {
    auto subjects = Subjects::read(store, cancel);
    if (!subjects) return subjects.error();
    auto stream = FactStream::open(store, mostValues);
    if (!stream) return stream.error();
    CapsuleReader reader(store, language, reverseFacts, std::move(*subjects), std::move(*stream));
    if (auto done = reader.prepare(cancel); !done) return done.error();
    return reader;
}

Result<void> CapsuleReader::prepare(const CancelToken& cancel) {
    m_cancel = cancel;
    const auto counts = m_store.counts();
    if (!counts) return counts.error();
    m_insideInAll = mostInsideAnyway + mostInsideByFact * counts->triples;
    if (auto done = m_labels.preload(); !done) return done;
    auto names = naming::labelPredicatesOf(m_store);
    if (!names) return names.error();
    m_nameIds.insert(names->begin(), names->end());
    const std::pair<std::optional<sqlite::Statement>*, std::string_view> statements[] = {
        {&m_lexical, "SELECT lexical, language FROM term WHERE id = ?"},
        {&m_factsOf, "SELECT DISTINCT p, o FROM quad WHERE s = ? ORDER BY p, o LIMIT 5000"},
        {&m_owner, "SELECT s FROM quad WHERE o = ?1 AND s <> ?1 LIMIT 1"}};
    for (const auto& [target, sql] : statements) {
        auto statement = m_store.database().prepare(sql);
        if (!statement) return statement.error();
        *target = std::move(*statement);
    }
    return {};
}

void CapsuleReader::leaveOut(std::set<std::string> predicates, std::set<std::string> classes) {
    m_hiddenPredicates = std::move(predicates);
    m_hiddenClasses = std::move(classes);
}

bool CapsuleReader::isHidden(const std::vector<Fact>& facts) {
    if (m_hiddenClasses.empty()) return false;
    return std::ranges::any_of(facts, [this](const Fact& fact) {
        if (predicate(fact.predicate).use != Predicate::Use::Type) return false;
        const auto [known, isNew] = m_hiddenTypes.try_emplace(fact.object);
        if (isNew) {
            const auto term = m_store.term(fact.object);
            known->second = term && m_hiddenClasses.contains(term->lexical);
        }
        return known->second;
    });
}

const CapsuleReader::Predicate& CapsuleReader::predicate(TermId id) {
    const auto [found, isNew] = m_predicates.try_emplace(id);
    if (isNew) found->second = described(id);
    return found->second;
}

CapsuleReader::Predicate CapsuleReader::described(TermId id) {
    Predicate predicate;
    auto term = m_store.term(id);
    const std::string iri = term ? term->lexical : std::string();
    using Use = Predicate::Use;
    if (m_hiddenPredicates.contains(iri))
        predicate.use = Use::Hidden;
    else if (iri == vocabulary::rdfType)
        predicate.use = Use::Type;
    else if (iri == vocabulary::skosAltLabel)
        predicate.use = Use::OtherName;
    else if (m_nameIds.contains(id))
        predicate.use = Use::Name;
    else if (isDescription(iri))
        predicate.use = Use::Description;
    else if (iri == vocabulary::rdfFirst)
        predicate.use = Use::ListFirst;
    else if (iri == vocabulary::rdfRest)
        predicate.use = Use::ListRest;
    const std::string label = m_labels.label(id), localName = naming::localName(iri);
    predicate.attribute = naming::attributeName(label);
    predicate.toLiterals = phraseOf(label, localName, *m_wording, false);
    predicate.toThings = phraseOf(label, localName, *m_wording, true);
    return predicate;
}

Result<void> CapsuleReader::readLexical(Object& object) {
    m_lexical->bind(1, object.id);
    auto row = m_lexical->step();
    if (!row) return row.error();
    if (*row) {
        // What is cut off anyway need not be held: a predicate may have many long values.
        object.lexical = m_lexical->text(0).substr(0, longestLiteral + 4);
        object.language = m_lexical->text(1);
    }
    m_lexical->reset();
    return {};
}

Result<std::vector<CapsuleReader::Object>> CapsuleReader::objects(FactRange facts) {
    std::vector<Object> found;
    found.reserve(static_cast<std::size_t>(facts.second - facts.first));
    for (auto fact = facts.first; fact != facts.second; ++fact) {
        Object& object = found.emplace_back();
        object.id = fact->object;
        object.kind = m_subjects.kind(fact->object);
        if (object.kind != rdf::TermKind::Literal) continue;
        if (auto read = readLexical(object); !read) return read.error();
    }
    keepBestLanguage(found);
    return found;
}

/// Of literals with a language only those that suit the base's language best.
void CapsuleReader::keepBestLanguage(std::vector<Object>& objects) const {
    const auto rank = [&](const Object& object) {
        return naming::languageRank(object.language, m_language);
    };
    const auto tagged = [](const Object& object) { return !object.language.empty(); };
    const auto first = std::ranges::find_if(objects, tagged);
    if (first == objects.end()) return;
    int best = rank(*first);
    for (const Object& object : objects)
        if (object.kind == rdf::TermKind::Literal) best = std::min(best, rank(object));
    std::erase_if(objects,
                  [&](const Object& object) { return tagged(object) && rank(object) > best; });
}

std::string CapsuleReader::name(const Object& object) {
    return object.kind == rdf::TermKind::Literal ? shortened(object.lexical)
                                                 : m_labels.label(object.id);
}

Result<std::string> CapsuleReader::written(const Object& object, int depth) {
    if (object.kind == rdf::TermKind::Literal)
        return dateForPeople(shortened(object.lexical), *m_wording);
    const bool blank = object.kind == rdf::TermKind::Blank;
    if (!blank && (depth > 1 || !m_labels.writtenLabel(object.id).empty())) return name(object);
    if (depth > deepest || isSpent()) return std::string(leftOut);
    auto inside = blank ? nested(object.id, depth) : nestedOnce(object.id, depth);
    if (!inside) return inside.error();
    if (blank && inside->empty()) return m_wording->words().something;
    if (blank) return inside;
    return inside->empty() ? name(object) : name(object) + " (" + *inside + ")";
}

/// A thing that many others refer to is not read again for each of them.
Result<std::string> CapsuleReader::nestedOnce(TermId node, int depth) {
    if (const auto known = m_nested.find(node); known != m_nested.end()) return known->second;
    auto inside = nested(node, depth);
    if (!inside || isSpent()) return inside;  // or cut
    m_nestedBytes += inside->size() + sizeof(*m_nested.begin());
    if (m_nestedBytes > mostNestedBytes) {
        m_nested.clear();
        m_nestedBytes = 0;
    }
    return m_nested[node] = std::move(*inside);
}

/// The facts of an unnamed node in a few words: "amount 3.72, currency EUR"; of a list its members.
Result<std::string> CapsuleReader::nested(TermId node, int depth) {
    std::vector<std::string> parts;
    std::set<TermId> seen;
    while (node != 0 && seen.insert(node).second && seen.size() <= mostValues) {
        if (m_cancel.cancelled()) return m_cancel.error();
        auto all = factsOf(node);
        if (!all) return all.error();
        spend(static_cast<std::int64_t>(all->size() / 8));
        node = 0;
        auto done = eachPredicate(*all, [&](FactRange range) -> Result<void> {
            const Predicate& known = predicate(range.first->predicate);
            if (known.use == Predicate::Use::Type || known.use == Predicate::Use::Hidden) return {};
            if (isSpent() && (parts.empty() || parts.back() != leftOut))
                parts.emplace_back(leftOut);
            if (isSpent()) return {};
            if (known.use == Predicate::Use::ListRest) {
                if (m_subjects.kind(range.first->object) == rdf::TermKind::Blank)
                    node = range.first->object;
                return {};
            }
            auto found = objects(range);
            if (!found) return found.error();
            std::vector<std::string> values;
            for (const Object& object : *found) {
                if (values.size() == mostNestedObjects) break;
                auto value = written(object, depth + 1);
                if (!value) return value.error();
                spend(1 + static_cast<std::int64_t>(value->size() / 64));
                values.push_back(std::move(*value));
            }
            std::string text = enumeration(values, *m_wording);
            if (found->size() > values.size())
                text += " … (" +
                        language::filled(m_wording->words().all,
                                         {{"count", std::to_string(found->size())}}) +
                        ")";
            const bool bare =
                known.use == Predicate::Use::ListFirst || known.use == Predicate::Use::Name;
            parts.push_back(bare ? text : known.attribute + ' ' + text);
            return {};
        });
        if (!done) return done.error();
    }
    return text::join(parts, ", ");
}

Result<std::vector<Fact>> CapsuleReader::factsOf(TermId subject) {
    std::vector<Fact> facts;
    m_factsOf->bind(1, subject);
    for (;;) {
        auto row = m_factsOf->step();
        if (!row) return row.error();
        if (!*row) break;
        facts.push_back({m_factsOf->integer(0), m_factsOf->integer(1)});
    }
    m_factsOf->reset();
    return facts;
}

Result<bool> CapsuleReader::next(Capsule& capsule) {
    for (;;) {
        auto more = m_stream.next();
        if (!more || !*more) return more;
        const TermId id = m_stream.subject();
        if (!m_subjects.isThing(id)) continue;
        const bool blank = m_subjects.kind(id) == rdf::TermKind::Blank;
        if (auto read = m_stream.readIncoming(); !read) return read.error();
        if (isHidden(m_stream.facts())) continue;
        if (blank && m_stream.isOwned()) continue;  // part of its owner's capsule
        capsule = {};
        m_inside = mostInside;
        capsule.id = id;
        capsule.blank = blank;
        break;
    }
    auto added = nameThing(capsule);
    if (added)
        added = eachPredicate(m_stream.facts(),
                              [&](FactRange range) { return addFacts(range, capsule); });
    if (added && m_reverseFacts) added = addReverse(capsule);
    if (!added) return added.error();
    return true;
}

Result<void> CapsuleReader::nameThing(Capsule& capsule) {
    Object self;
    self.id = capsule.id;
    if (auto read = readLexical(self); !read) return read;
    capsule.iri = capsule.blank ? "_:" + self.lexical : std::move(self.lexical);
    std::vector<TermId> types;
    for (const Fact& fact : m_stream.facts())
        if (predicate(fact.predicate).use == Predicate::Use::Type &&
            m_subjects.kind(fact.object) != rdf::TermKind::Literal)
            types.push_back(fact.object);
    if (const TermId best = m_subjects.bestType(types); best != 0)
        capsule.type = m_labels.label(best);
    capsule.title = capsule.blank ? m_labels.writtenLabel(capsule.id) : m_labels.label(capsule.id);
    if (capsule.title.empty()) capsule.title = capsule.type.empty() ? capsule.iri : capsule.type;
    return {};
}

Result<void> CapsuleReader::addFacts(FactRange range, Capsule& capsule) {
    const Predicate& known = predicate(range.first->predicate);
    if (known.use == Predicate::Use::Hidden) return {};
    auto found = objects(range);
    if (!found) return found.error();
    switch (known.use) {
        case Predicate::Use::Type:
            for (const Object& object : *found)
                if (!m_subjects.saysNothing(object.id)) capsule.types.push_back(name(object));
            return {};
        case Predicate::Use::Name:
        case Predicate::Use::OtherName:
            for (const Object& object : *found) {
                std::string other = name(object);
                auto& names = capsule.otherNames;
                if (!other.empty() && other != capsule.title &&
                    std::ranges::find(names, other) == names.end())
                    names.push_back(std::move(other));
            }
            return {};
        case Predicate::Use::Description:
            for (const Object& object : *found) capsule.descriptions.push_back(name(object));
            return {};
        default:
            break;
    }
    const bool toThings = found->front().kind != rdf::TermKind::Literal;
    Facts facts{toThings ? &known.toThings : &known.toLiterals, {}, 0, toThings};
    const bool few = found->size() <= mostNestedObjects;
    for (const Object& object : *found) {
        if (facts.values.size() == mostValues) break;
        const bool inside = few || object.kind == rdf::TermKind::Blank;
        auto value = written(object, inside ? 1 : deepest);
        if (!value) return value.error();
        if (!value->empty()) facts.values.push_back(std::move(*value));
    }
    if (facts.values.empty()) return {};
    if (found->size() > mostValues)
        facts.more = static_cast<std::int64_t>(found->size() - mostValues);
    capsule.facts.push_back(std::move(facts));
    return {};
}

Result<void> CapsuleReader::addReverse(Capsule& capsule) {
    for (const auto& [id, incoming] : m_stream.incoming()) {
        const Predicate& known = predicate(id);
        if (known.use != Predicate::Use::Fact) continue;
        Facts facts{&known.toThings, {}, 0, true};
        for (const TermId subject : incoming.subjects) {
            const bool blank = m_subjects.kind(subject) == rdf::TermKind::Blank;
            auto name = blank ? ownerOf(subject) : Result<std::string>(m_labels.label(subject));
            if (!name) return name.error();
            facts.values.push_back(std::move(*name));
        }
        facts.more = incoming.count - static_cast<std::int64_t>(facts.values.size());
        capsule.reverse.push_back(std::move(facts));
    }
    return {};
}

/// The name of the node in whose capsule a blank node is written out.
Result<std::string> CapsuleReader::ownerOf(TermId blank) {
    for (int depth = 0; depth < deepest; ++depth) {
        m_owner->bind(1, blank);
        auto row = m_owner->step();
        if (!row) return row.error();
        const TermId owner = *row ? m_owner->integer(0) : 0;
        m_owner->reset();
        if (owner == 0) break;
        if (m_subjects.kind(owner) != rdf::TermKind::Blank) return m_labels.label(owner);
        blank = owner;
    }
    return m_wording->words().something;
}

}  // namespace tripletalk::passages
