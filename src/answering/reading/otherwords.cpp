// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/otherwords.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using language::Token;

namespace {

constexpr double otherQuality = 0.8;  ///< at most: no other word is as sure as the word itself
constexpr double clearName = 0.35;    ///< of a name, for another word to mean it
constexpr double placed = 0.9;        ///< what fits worse leaves a word open to others

/// A frame says only that there is data; the word may as well be the name of some.
bool places(const Evidence& one) {
    if (one.kind == EvidenceKind::Cue) return one.cue->kind != CueKind::Frame;
    // What stands between quotation marks may be a translation of what the base has.
    if (one.kind == EvidenceKind::Value && !one.place) return false;
    return one.quality > placed;
}

bool isPlaced(std::size_t at, const std::vector<Evidence>& all) {
    return std::ranges::any_of(
        all, [&](const Evidence& one) { return one.first <= at && at < one.last && places(one); });
}

/// Each meaning once, found the best way.
void keep(Evidence one, std::vector<Evidence>& all) {
    const auto same = std::ranges::find_if(all, [&](const Evidence& known) {
        return known.kind == one.kind && known.place == one.place && known.value == one.value;
    });
    if (same == all.end())
        all.push_back(std::move(one));
    else if (same->quality < one.quality)
        *same = std::move(one);
}

}  // namespace

OtherWords::OtherWords(const retrieval::ValueIndex& values, const SchemaNames& names,
                       const SchemaGraph& graph, const language::Wording& wording,
                       const std::string& baseLanguage)
    : m_values(values), m_names(names), m_graph(graph), m_wording(wording) {
    // Vocabularies are named in the house's language more often than in any other.
    for (const std::string& tag :
         {baseLanguage.substr(0, baseLanguage.find('-')), std::string(language::sourceTag)}) {
        const auto& other = language::Wording::forTag(tag);
        const bool known = std::ranges::any_of(
            m_targets, [&](const Target& one) { return one.wording == &other; });
        if (&other != &wording && other.language() == tag && !known)
            m_targets.push_back({&other, {graph, other, NamesOf::LabelsAndIris}});
    }
}

void OtherWords::addNames(const std::string& other, const SchemaNames& names,
                          const language::Wording& wording, const std::string& how,
                          std::vector<Evidence>& found) const {
    const auto said = wording.tokens(other);
    for (const NameMatch& match : names.match(said)) {
        if (match.first != 0 || match.last != said.size() || match.score < clearName) continue;
        Evidence one;
        one.place.table = m_graph.schema().table(match.ref.table);
        if (!one.place.table) continue;
        if (!match.ref.column.empty()) one.place.column = m_graph.column(match.ref);
        one.kind = one.place.column ? EvidenceKind::Property : EvidenceKind::Class;
        one.quality = otherQuality * std::min(1.0, match.score);
        one.how = how;
        one.other = other;
        keep(std::move(one), found);
    }
}

void OtherWords::addSamples(const std::string& other, std::vector<Evidence>& found) const {
    // What is too short for the index is looked for where a column has few values.
    for (const induction::Table& table : m_graph.schema().tables)
        for (const induction::Column& column : table.columns)
            for (const std::string& sample : column.samples) {
                if (!table.holdsEntities() || table.hidden || column.hidden ||
                    column.role != induction::ColumnRole::Literal || text::fold(sample) != other)
                    continue;
                Evidence one;
                one.kind = EvidenceKind::Value;
                one.place = {&table, &column};
                one.value.text = one.value.shown = sample;
                one.quality = otherQuality;
                one.how = "translated";
                one.other = other;
                keep(std::move(one), found);
            }
}

Result<void> OtherWords::addValues(const std::string& other, std::vector<Evidence>& found) const {
    addSamples(other, found);
    constexpr int most = 3;
    auto links = m_values.nearest(other, most);
    if (!links) return links.error();
    for (const retrieval::ValueLink& link : *links) {
        if (link.how != "exact" && link.how != "plural") continue;
        const bool isEntity = link.entry.kind == retrieval::LinkKind::Entity;
        if (!isEntity && link.entry.kind != retrieval::LinkKind::Value) continue;
        Evidence one;
        one.kind = EvidenceKind::Value;
        one.place.table = m_graph.schema().table(link.entry.table);
        // What an IRI ends in is no name in any language.
        if (!one.place.table || (isEntity && !one.place.table->labelColumn())) continue;
        if (!isEntity) one.place.column = m_graph.column({link.entry.table, link.entry.column});
        if (!isEntity && !one.place.column) continue;
        one.value.text = isEntity ? link.entry.key : link.entry.text;
        one.value.shown = isEntity ? link.entry.label : link.entry.text;
        one.quality = otherQuality * link.score;
        one.how = "translated";
        one.other = other;
        keep(std::move(one), found);
    }
    return {};
}

Result<std::vector<Evidence>> OtherWords::found(const Token& token) const {
    const auto [at, isNew] = m_known.try_emplace(text::toLower(token.text));
    if (!isNew) return at->second;
    for (const std::string& other : m_wording.thesaurus(token))
        addNames(other, m_names, m_wording, "synonym", at->second);
    for (const Target& target : m_targets)
        for (const std::string& other : m_wording.translations(token, target.wording->language())) {
            addNames(other, target.names, *target.wording, "translated", at->second);
            if (auto done = addValues(other, at->second); !done) return done.error();
        }
    return at->second;
}

Result<void> OtherWords::add(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    std::vector<Evidence> others;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].stop || tokens[at].number || isPlaced(at, all)) continue;
        auto found = this->found(tokens[at]);
        if (!found) return found.error();
        for (Evidence& one : *found) {
            one.first = at;
            one.last = at + 1;
            others.push_back(std::move(one));
        }
    }
    all.insert(all.end(), std::make_move_iterator(others.begin()),
               std::make_move_iterator(others.end()));
    return {};
}

/// The word with the last part of a compound that follows where it has but a hyphen for it: "first"
/// in "first- and lastname".
std::optional<Token> OtherWords::completed(std::string_view question,
                                           const std::vector<Token>& tokens, std::size_t at) const {
    constexpr std::size_t reach = 5;  // "first-, middle- and lastname"
    const std::string_view rest = question.substr(tokens[at].end);
    if (!rest.starts_with("- ") && !rest.starts_with("-,")) return {};
    for (std::size_t next = at + 1; next < std::min(tokens.size(), at + reach); ++next)
        for (std::size_t from = 1; from + 2 < tokens[next].text.size(); ++from) {
            const std::string& whole = tokens[next].text;
            if ((static_cast<unsigned char>(whole[from]) & 0xC0U) == 0x80U) continue;
            auto word = m_wording.tokens(tokens[at].text + whole.substr(from));
            if (word.size() != 1 || !isNamed(word.front())) continue;
            word.front().begin = tokens[at].begin;
            word.front().end = tokens[at].end;
            return word.front();
        }
    return {};
}

bool OtherWords::isNamed(const Token& word) const {
    return std::ranges::any_of(m_names.match({word}),
                               [](const NameMatch& match) { return match.score > placed; });
}

Result<std::vector<Token>> OtherWords::divided(std::string_view question, std::vector<Token> tokens,
                                               const std::vector<Evidence>& all) const {
    std::vector<Token> words;
    std::optional<Error> failed;
    const auto hasOther = [&](const Token& part) {
        const auto others = found(part);
        if (!others) failed = others.error();
        return others && !others->empty();
    };
    const auto isName = [&](const Token& part) { return !m_names.match({part}).empty(); };
    const auto isWhole = [&](const Token& part) { return isNamed(part); };
    const auto narrows = [&](const Token& part) {
        return isName(part) ||
               std::ranges::any_of(m_wording.cuesAt({part}, 0, true), [](const auto& known) {
                   return known.cue->kind == CueKind::Aggregate;
               });
    };
    const auto either = [&](const Token& part) { return narrows(part) || hasOther(part); };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        std::vector<Token> parts;
        if (auto whole = completed(question, tokens, at)) {
            parts.push_back(*std::move(whole));
        } else if (!tokens[at].stop && !isPlaced(at, all) && !hasOther(tokens[at])) {
            parts = m_wording.compound(tokens[at], narrows, isWhole);
            if (parts.empty()) parts = m_wording.compound(tokens[at], either, isName);
            if (parts.empty()) parts = m_wording.compound(tokens[at], narrows, hasOther);
        }
        if (parts.empty()) parts.push_back(tokens[at]);
        words.insert(words.end(), parts.begin(), parts.end());
    }
    if (failed) return *failed;
    return words;
}

}  // namespace tripletalk::answering::reading
