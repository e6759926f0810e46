// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/schemanames.h"

#include "base/text.h"
#include "naming/names.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;

namespace {

constexpr double stemLikeness = 0.9;  ///< "charge" and "charging"
constexpr double synonymLikeness = 0.9;
constexpr double familyLikeness = 0.85;
constexpr double prefixLikeness = 0.8;
constexpr double genericWeight = 0.4;   ///< of "date" in "release date"
constexpr double genericFactor = 0.7;   ///< of an attribute that says but the kind of a value
constexpr double commentFactor = 0.55;  ///< a word of what the vocabulary says of a class
constexpr double leastSaid = 0.3;       ///< of a name, to be named at all
constexpr double tableHead =
    0.6;  ///< "products" for "product category": the main word was not said
constexpr double columnHead = 0.85;
constexpr double otherFiller = 0.97;  ///< "active from date" for "active to date"
constexpr std::size_t prefixBytes = 4;

bool isNumber(const std::string& word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// Of a link's two columns, what has a row and what has but a name, the one that tells less.
bool isLesserHalf(const Table& table, const Column& column) {
    if (column.role != ColumnRole::ForeignKey && column.role != ColumnRole::Undescribed)
        return false;
    return std::ranges::any_of(table.columns, [&](const Column& other) {
        const bool isOther =
            other.role == ColumnRole::ForeignKey
                ? column.role == ColumnRole::Undescribed
                : other.role == ColumnRole::Undescribed && column.role == ColumnRole::ForeignKey;
        return isOther && !other.hidden && !column.predicate.empty() &&
               other.predicate == column.predicate && other.nulls < column.nulls;
    });
}

/// One character of a word of several is mostly another word.
template <typename Name>
bool isOneCharacter(const Name& name, const std::vector<bool>& said) {
    const auto one = std::ranges::find(said, true);
    return said.size() > 1 && std::ranges::count(said, true) == 1 &&
           text::isUnspaced(name.stems[static_cast<std::size_t>(one - said.begin())]);
}

/// Two stems of one family: they share a beginning that is most of both ("suppli" and "supplier").
bool areRelated(const std::string& a, const std::string& b) {
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    return same >= prefixBytes && same + 2 >= std::max(a.size(), b.size());
}

}  // namespace

SchemaNames::SchemaNames(const SchemaGraph& graph, const Wording& wording, NamesOf from)
    : m_graph(&graph), m_wording(&wording), m_from(from) {
    for (const Table& table : graph.schema().tables) {
        if (table.kind == TableKind::Side || table.kind == TableKind::Entities) continue;
        if (table.holdsEntities() && !table.hidden) {
            add({{table.name, ""}}, table.label);
            add({{table.name, ""}}, table.name);
            // "Bill of material (BOM)"
            if (const auto bracket = table.label.find(" ("); bracket != std::string::npos)
                add({{table.name, ""}}, table.label.substr(0, bracket));
            if (from == NamesOf::LabelsAndIris)
                add({{table.name, ""}}, naming::allWords(naming::localName(table.classIri)));
            addComment(table);
        }
        for (const Column& column : table.columns) addColumn(table, column, graph);
    }
    divideCompounds();
    for (std::size_t i = 0; i < m_names.size(); ++i) index(i);
}

void SchemaNames::index(std::size_t name) {
    for (const std::string& stem : m_names[name].stems) {
        auto& names = m_byStem[stem];
        if (names.empty() && stem.size() >= prefixBytes)
            m_byPrefix[stem.substr(0, prefixBytes)].push_back(stem);
        if (const std::string root = m_wording->root(stem); names.empty() && !root.empty())
            m_byRoot[root].push_back(stem);
        if (names.empty() || names.back() != name) names.push_back(name);
        if (m_names[name].factor > commentFactor) m_uses[stem] += 1;
    }
}

void SchemaNames::addColumn(const Table& table, const Column& column, const SchemaGraph& graph) {
    if (column.role == ColumnRole::Key || column.role == ColumnRole::Type) return;
    if (column.hidden) {
        addInlined(table, column);
        return;
    }
    const bool isLink = column.role == ColumnRole::ForeignKey;
    if (isLesserHalf(table, column)) return;
    // The owner's side of a link or values table says nothing that its other column does not say.
    if (!table.holdsEntities() && isLink && column.label.empty()) return;
    Name name{{table.name, column.name}};
    if (const auto quantity = isLink ? graph.measure(column.references) : std::nullopt) {
        name.via = name.ref;
        name.ref = *quantity;
    }
    add(name, naming::attributeName(column.label), column.unit);
    add(name, column.name, column.unit);
    if (m_from == NamesOf::LabelsAndIris)
        add(name, naming::allWords(naming::localName(column.predicate)), column.unit);
}

/// "price" means the one number of the price that stands in the row: price_amount.
void SchemaNames::addInlined(const Table& table, const Column& link) {
    const Column* number = nullptr;
    for (const Column& column : table.columns) {
        if (column.of != link.name || column.hidden || column.type == "TEXT") continue;
        if (number) return;
        number = &column;
    }
    if (!number) return;
    add({{table.name, number->name}}, naming::attributeName(link.label), number->unit);
    add({{table.name, number->name}}, link.name, number->unit);
}

void SchemaNames::addComment(const Table& table) {
    for (const Token& token : m_wording->tokens(table.comment))
        if (!token.stop && !token.number && !text::isUnspaced(token.text))
            add({.ref = {table.name, ""}, .factor = commentFactor}, token.text);
}

void SchemaNames::add(const Name& name, const std::string& text, const std::string& unit) {
    addWords(name, text, unit);
    if (!text::isUnspaced(text)) return;
    // Where no blanks part words, other words for a name are those for all of it.
    for (const std::string& other : m_wording->synonyms(m_wording->stem(text::fold(text)))) {
        Name synonym = name;
        synonym.factor *= synonymLikeness;
        addWords(std::move(synonym), other, unit);
    }
}

void SchemaNames::addWords(Name name, const std::string& text, const std::string& unit) {
    const auto tokens = m_wording->tokens(text::replaceAll(text, "_", " "));
    for (const Token& token : tokens)
        if (!token.stop &&
            (tokens.size() == 1 || text::fold(unit) != token.folded || !m_wording->unit(unit)))
            name.add(token);
    if (name.stems.empty())
        for (const Token& token : tokens) name.add(token);
    else
        for (const Token& token : tokens)
            if (token.stop) name.fillers.push_back(token.folded);
    const auto same = [&](const Name& other) {
        return other.ref == name.ref && other.via == name.via && other.stems == name.stems &&
               other.fillers == name.fillers;
    };
    if (name.stems.empty()) return;
    if (tokens.size() > 1 && name.stems.size() < tokens.size() &&
        tokens[m_wording->head(tokens.size())].stop) {
        // "location name" is more than "location", though "name" alone says little.
        Name whole{.ref = name.ref, .via = name.via, .factor = name.factor};
        for (const Token& token : tokens) whole.add(token);
        m_names.push_back(std::move(whole));
    }
    if (std::ranges::any_of(m_names, same)) return;
    if (name.words.size() == 2) {
        // "classroom" names a class room.
        Name joined{.ref = name.ref,
                    .via = name.via,
                    .words = {name.words[0] + name.words[1]},
                    .stems = {m_wording->stem(name.words[0] + name.words[1])},
                    .factor = name.factor};
        m_names.push_back(std::move(joined));
    }
    m_names.push_back(std::move(name));
}

void SchemaNames::divideCompounds() {
    std::set<std::string> known;
    for (const Name& name : m_names)
        if (name.factor > commentFactor) known.insert(name.stems.begin(), name.stems.end());
    const auto isKnown = [&](const Token& word) {
        return known.contains(word.stem) || m_wording->isGeneric(word.stem);
    };
    const auto isAny = [](const Token&) { return true; };
    constexpr std::size_t shortest = 5;
    const auto isLong = [](const Token& word) { return word.folded.size() >= shortest; };
    std::vector<Name> divided;
    for (const Name& name : m_names) {
        Name other = name;
        other.words.clear();
        other.stems.clear();
        for (std::size_t i = 0; i < name.words.size(); ++i) {
            const Token whole{name.words[i], name.words[i], name.stems[i], 0, name.words[i].size()};
            auto parts = m_wording->compound(whole, isKnown, isKnown);
            // What ends in "name" or "number" is one of those, whatever narrows it; and what
            // narrows a word is known more often than the word itself.
            if (parts.empty())
                parts = m_wording->compound(whole, isAny, [&](const Token& word) {
                    return m_wording->isGeneric(word.stem);
                });
            if (parts.empty()) parts = m_wording->compound(whole, isKnown, isLong);
            if (parts.empty()) parts.push_back(whole);
            for (const Token& part : parts) other.add(part);
        }
        if (other.stems.size() > name.stems.size()) divided.push_back(std::move(other));
    }
    m_names.insert(m_names.end(), divided.begin(), divided.end());
}

double SchemaNames::weight(const std::string& stem) const {
    const auto at = m_uses.find(stem);
    return 1 / (1 + std::log(at == m_uses.end() ? 1.0 : at->second));
}

double SchemaNames::likeness(const Token& token, const Name& name, std::size_t i) const {
    const std::string& stem = name.stems[i];
    if (token.folded == name.words[i]) return 1;
    if (token.stem == stem)
        return name.taught || m_wording->isInflected(token.folded, name.words[i]) ? 1
                                                                                  : stemLikeness;
    if (m_wording->areSynonyms(token.stem, stem)) return synonymLikeness;
    const std::string root = m_wording->root(token.stem);
    if (!root.empty() && !token.stop && root == m_wording->root(stem)) return familyLikeness;
    return areRelated(token.stem, stem) ? prefixLikeness : 0;
}

std::size_t SchemaNames::wholeOf(const Name& name, const std::vector<Token>& tokens,
                                 std::size_t at) {
    if (at + 1 >= tokens.size() || tokens[at].stop || tokens[at + 1].stop) return name.words.size();
    const std::string joined = tokens[at].folded + tokens[at + 1].stem;
    const auto same =
        std::ranges::find_if(name.stems, [&](const std::string& stem) { return stem == joined; });
    return static_cast<std::size_t>(same - name.stems.begin());
}

bool SchemaNames::hasOtherFillers(const Name& name, const std::vector<Token>& tokens,
                                  const NameMatch& match) {
    if (name.fillers.empty()) return false;
    bool isAny = false;
    for (std::size_t at = match.first; at < match.last; ++at) {
        if (!tokens[at].stop) continue;
        isAny = true;
        if (std::ranges::find(name.fillers, tokens[at].folded) != name.fillers.end()) return false;
    }
    return isAny;
}

bool SchemaNames::isElsewhere(const Name& name, std::size_t word, const std::vector<Token>& tokens,
                              const NameMatch& match) const {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if ((at < match.first || at >= match.last) && !tokens[at].stop &&
            likeness(tokens[at], name, word) >= stemLikeness)
            return true;
    return false;
}

NameMatch SchemaNames::matchAt(const Name& name, const std::vector<Token>& tokens,
                               std::size_t first) const {
    std::vector<bool> said(name.stems.size(), false);
    double all = 0;
    double found = 0;
    NameMatch match{.first = first, .last = first, .ref = name.ref, .via = name.via};
    for (std::size_t at = first; at < tokens.size(); ++at) {
        double best = 0;
        std::size_t which = 0;
        for (std::size_t i = 0; i < name.stems.size(); ++i) {
            const double like = said[i] ? 0 : likeness(tokens[at], name, i);
            if (like > best) {
                best = like;
                which = i;
            }
        }
        if (const auto whole = best < 1 ? wholeOf(name, tokens, at) : name.words.size();
            whole < name.words.size() && !said[whole]) {
            said[whole] = true;
            found += weight(name.stems[whole]);
            match.last = ++at + 1;
        } else if (best > 0) {
            said[which] = true;
            found += best * weight(name.stems[which]);
            match.last = at + 1;
        } else if (!tokens[at].stop || at == first || at > match.last) {
            break;  // one function word may stand inside a name ("number of doors")
        }
    }
    const auto saysLittle = [&](std::size_t i) {
        return m_wording->isGeneric(name.stems[i]) || isNumber(name.stems[i]);
    };
    for (std::size_t i = 0; i < name.stems.size(); ++i)
        all += (said[i] || !saysLittle(i) ? 1 : genericWeight) * weight(name.stems[i]);
    match.score = name.factor * found / all;
    if (hasOtherFillers(name, tokens, match)) match.score *= otherFiller;
    match.taught = name.taught;
    match.commented = name.factor == commentFactor;
    if (name.taught && std::ranges::find(said, false) != said.end()) match.score = 0;
    if (isOneCharacter(name, said)) match.score = 0;
    const std::size_t head = m_wording->head(name.stems.size());
    match.headless = !said[head] && !saysLittle(head);
    if (match.headless) match.score *= name.ref.column.empty() ? tableHead : columnHead;
    for (std::size_t i = 0; i < name.stems.size() && match.score >= leastSaid; ++i) {
        if (said[i] || saysLittle(i)) continue;
        ++match.unsaid;
        if (isElsewhere(name, i, tokens, match)) ++match.elsewhere;
    }
    return match;
}

std::vector<NameMatch> SchemaNames::match(const std::vector<Token>& tokens) const {
    return matchAll(tokens, leastSaid);
}

std::vector<NameMatch> SchemaNames::matchAll(const std::vector<Token>& tokens, double least) const {
    std::vector<NameMatch> matches;
    for (std::size_t first = 0; first < tokens.size(); ++first) {
        std::set<std::size_t> names;
        const auto collect = [&](const std::string& stem) {
            if (const auto at = m_byStem.find(stem); at != m_byStem.end())
                names.insert(at->second.begin(), at->second.end());
        };
        const std::string& stem = tokens[first].stem;
        collect(stem);
        collect(tokens[first].folded);
        if (first + 1 < tokens.size()) collect(tokens[first].folded + tokens[first + 1].stem);
        for (const std::string& other : m_wording->synonyms(stem)) collect(other);
        if (const auto family = m_byRoot.find(m_wording->root(stem));
            family != m_byRoot.end() && !tokens[first].stop)
            for (const std::string& other : family->second) collect(other);
        if (stem.size() >= prefixBytes && !tokens[first].stop)
            if (const auto near = m_byPrefix.find(stem.substr(0, prefixBytes));
                near != m_byPrefix.end())
                for (const std::string& other : near->second)
                    if (areRelated(stem, other)) collect(other);
        for (const std::size_t i : names) {
            const NameMatch found = matchAt(m_names[i], tokens, first);
            if (found.last == first || found.score < least) continue;
            const auto same = std::ranges::find_if(matches, [&](const NameMatch& one) {
                return one.ref == found.ref && one.via == found.via && one.first == found.first &&
                       one.last == found.last;
            });
            if (same == matches.end())
                matches.push_back(found);
            else if (found.score > same->score)
                *same = found;
        }
    }
    // "Cars" are the cars, not the plants "where cars are built".
    std::erase_if(matches, [all = matches](const NameMatch& one) {
        return one.commented && std::ranges::any_of(all, [&](const NameMatch& other) {
                   return !other.commented && other.score >= stemLikeness &&
                          other.first <= one.first && one.last <= other.last;
               });
    });
    return matches;
}

std::vector<NameMatch> SchemaNames::columns(const std::vector<std::string>& attributes) const {
    return named(attributes, false);
}

std::vector<NameMatch> SchemaNames::tables(const std::vector<std::string>& attributes) const {
    return named(attributes, true);
}

std::vector<NameMatch> SchemaNames::named(const std::vector<std::string>& attributes,
                                          bool tables) const {
    std::map<ColumnRef, NameMatch> best;
    double factor = 1;
    for (const std::string& attribute : attributes) {
        const auto tokens = m_wording->tokens(attribute);
        const bool isGeneric = tokens.size() == 1 && m_wording->isGeneric(tokens.front().stem);
        for (const NameMatch& found : matchAll(tokens, leastSaid / 2)) {
            if (found.ref.column.empty() != tables) continue;
            // "top speed" must not be found in a column of another speed by half.
            const double said =
                static_cast<double>(found.last - found.first) / static_cast<double>(tokens.size());
            NameMatch& known = best[found.ref];
            if (const double score = factor * found.score * said * (isGeneric ? genericFactor : 1);
                score > known.score)
                known = {0, 0, found.ref, found.via, score};
        }
        factor *= 0.95;
    }
    std::vector<NameMatch> sorted;
    for (const auto& [ref, found] : best) sorted.push_back(found);
    std::ranges::stable_sort(sorted, std::greater(), &NameMatch::score);
    return sorted;
}

}  // namespace tripletalk::answering::reading
