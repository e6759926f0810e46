// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/termtable.h"

#include "graph/literalvalue.h"
#include "graph/termkey.h"
#include "rdf/termcheck.h"

#include <algorithm>

namespace tripletalk::sparql {

namespace {

/// Powers of two. A query with few terms is over before a large cache is cleared; a large one is
/// still small enough for the processor's own: most rows of a long scan have terms of their own
/// anyway.
constexpr std::size_t firstCache = 64;
constexpr std::size_t largestCache = 1024;
/// Beyond this a text's memory is given back rather than kept for the next one.
constexpr std::size_t keptText = 4096;

void assign(std::string& text, std::string_view other) {
    if (text.capacity() > keptText && other.size() <= keptText) text = std::string();
    text.assign(other);
}

}  // namespace

TermTable::TermTable(const graph::TripleStore& store, TermCursor& stored, std::size_t memory)
    : m_store(store),
      m_stored(stored),
      m_left(memory),
      m_madeIndex(0, MadeHash{this}, MadeEqual{this}) {}

void TermTable::fail(Error error) {
    if (!m_trouble) m_trouble = std::move(error);
}

bool TermTable::charge(std::size_t bytes) {
    if (bytes <= m_left) {
        m_left -= bytes;
        return true;
    }
    m_left = 0;
    fail({ErrorKind::Limit,
          say("Sentence", "The query makes more new values than its memory limit allows.")});
    return false;
}

void TermTable::newRow() {
    ++m_row;
    m_displaced.clear();
    if (m_reads > m_cache.size() && m_cache.size() < largestCache)
        m_cache = std::vector<Entry>(std::max(firstCache, m_cache.size() * 4));
    for (std::size_t i = 0; i < m_textsUsed; ++i)
        if (m_texts[i].capacity() > keptText) m_texts[i] = std::string();
    m_textsUsed = 0;
}

std::string& TermTable::text() {
    if (m_textsUsed == m_texts.size()) m_texts.emplace_back();
    std::string& text = m_texts[m_textsUsed++];
    text.clear();
    return text;
}

const Value& TermTable::value(graph::TermId id) {
    if (id < 0 && static_cast<std::size_t>(-id) <= m_made.size())
        return m_made[static_cast<std::size_t>(-id) - 1].entry.value;
    if (m_cache.empty()) m_cache.resize(firstCache);
    Entry& entry = entryFor(id);
    if (entry.id != id || entry.row == 0) read(entry, id);
    entry.row = m_row;
    return entry.value;
}

const Value& TermTable::pinned(graph::TermId id) {
    if (id < 0) return value(id);
    const auto found = std::find_if(m_pinned.begin(), m_pinned.end(),
                                    [&](const Entry& entry) { return entry.id == id; });
    if (found != m_pinned.end()) return found->value;
    Entry& entry = m_pinned.emplace_back();
    read(entry, id);
    charge(sizeof entry + entry.text.size());
    return entry.value;
}

TermTable::Entry& TermTable::entryFor(graph::TermId id) {
    Entry& entry = m_cache[static_cast<std::size_t>(id) & (m_cache.size() - 1)];
    if (entry.id == id || entry.row < m_row) return entry;
    const auto found = std::find_if(m_displaced.begin(), m_displaced.end(),
                                    [&](const Entry& other) { return other.id == id; });
    return found != m_displaced.end() ? *found : m_displaced.emplace_back();
}

void TermTable::read(Entry& entry, graph::TermId id) {
    entry.id = id;
    entry.value = Value();
    ++m_reads;
    const auto found = m_stored.seek(id);
    if (!found) return fail(found.error());
    if (!*found) return;
    assign(entry.text, m_stored.lexical());
    const rdf::TermKind kind = m_stored.kind();
    if (kind == rdf::TermKind::Literal) {
        assign(entry.language, m_stored.language());
        entry.value = literalOf(entry.text, m_datatypes.of(m_stored.datatype()), entry.language,
                                m_stored.number());
    } else {
        entry.value.kind = kind == rdf::TermKind::Iri ? Kind::Iri : Kind::Blank;
        entry.value.hasText = true;
        entry.value.text = entry.text;
    }
    entry.value.id = id;
}

graph::TermId TermTable::idOf(const rdf::Term& term) {
    m_wanted = term;
    if (rdf::isXsdString(m_wanted.datatype) || !m_wanted.language.empty())
        m_wanted.datatype.clear();
    for (char& c : m_wanted.language)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return idOfWanted(nullptr);
}

graph::TermId TermTable::idOf(const Value& value) {
    if (value.id != 0 || value.kind == Kind::Error) return value.id;
    m_wanted.kind = value.isLiteral()         ? rdf::TermKind::Literal
                    : value.kind == Kind::Iri ? rdf::TermKind::Iri
                                              : rdf::TermKind::Blank;
    m_wanted.lexical.clear();
    if (value.hasText)
        m_wanted.lexical.assign(value.text);
    else
        appendText(value, m_wanted.lexical);
    m_wanted.language.assign(value.language);
    m_wanted.datatype.clear();
    if (value.datatype) m_wanted.datatype.assign(value.datatype->iri);
    return idOfWanted(&value);
}

graph::TermId TermTable::idOfWanted(const Value* known) {
    m_key.clear();
    graph::appendKey(m_key, m_wanted);
    m_wantedHash = graph::hashOfKey(m_key);
    if (const auto made = m_madeIndex.find(Wanted()); made != m_madeIndex.end())
        return -static_cast<graph::TermId>(*made) - 1;
    const auto stored = m_store.find(m_wanted);
    if (!stored) fail(stored.error());
    if (!stored) return 0;
    return *stored ? **stored : make(known);
}

graph::TermId TermTable::make(const Value* known) {
    constexpr std::size_t inIndex = 48;
    if (!charge(sizeof(Made) + inIndex + m_wanted.lexical.size() + m_wanted.language.size()))
        return 0;
    const auto id = -static_cast<graph::TermId>(m_made.size()) - 1;
    Entry& entry = m_made.emplace_back(Made{{}, m_wantedHash}).entry;
    entry.id = id;
    entry.text = m_wanted.lexical;
    entry.language = m_wanted.language;
    if (known)
        entry.value = *known;
    else if (m_wanted.isLiteral())
        entry.value = literalOf(entry.text, m_datatypes.of(m_wanted.datatype), entry.language,
                                graph::numberOf(m_wanted));
    else
        entry.value.kind = m_wanted.isIri() ? Kind::Iri : Kind::Blank;
    entry.value.id = id;
    entry.value.hasText = true;
    entry.value.text = entry.text;
    entry.value.language = entry.language;
    m_madeIndex.insert(m_made.size() - 1);
    return id;
}

bool TermTable::isWanted(std::size_t index) const {
    const Value& made = m_made[index].entry.value;
    const auto kind = made.isLiteral()         ? rdf::TermKind::Literal
                      : made.kind == Kind::Iri ? rdf::TermKind::Iri
                                               : rdf::TermKind::Blank;
    return made.text == m_wanted.lexical && kind == m_wanted.kind &&
           made.language == m_wanted.language &&
           (made.datatype ? made.datatype->iri : std::string_view()) == m_wanted.datatype;
}

graph::TermId TermTable::newBlank() {
    for (;;) {
        m_wanted = rdf::Term::blank("new" + std::to_string(++m_blanks));
        const std::size_t before = m_made.size();
        const graph::TermId id = idOfWanted(nullptr);
        if (m_trouble || m_made.size() > before) return id;
    }
}

Result<rdf::Term> TermTable::term(graph::TermId id) {
    newRow();
    const Value& found = value(id);
    if (m_trouble) return *m_trouble;
    if (found.kind == Kind::Error)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no term with the number %1.").arg(id)};
    rdf::Term term{rdf::TermKind::Literal, std::string(found.text)};
    if (found.kind == Kind::Iri) term.kind = rdf::TermKind::Iri;
    if (found.kind == Kind::Blank) term.kind = rdf::TermKind::Blank;
    if (found.datatype) term.datatype = found.datatype->iri;
    term.language = found.language;
    return term;
}

}  // namespace tripletalk::sparql
