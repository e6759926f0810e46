// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/evidence.h"

#include "answering/reading/otherwords.h"
#include "answering/reading/rules.h"
#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using language::Token;

namespace {
constexpr double leastName = 0.35;
constexpr double mostOfHint = 0.56;  ///< of a class, by a word of what is said of it
constexpr double leastOfName = 0.99;
constexpr double leastTaught = 0.9;  ///< of its words, so that they stand for nothing else

}  // namespace

Place EvidenceFinder::placeOf(const ColumnRef& ref) const {
    const induction::Table* table = m_graph.schema().table(ref.table);
    return {table, table && !ref.column.empty() ? table->column(ref.column) : nullptr};
}

void EvidenceFinder::addNames(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    for (const NameMatch& match : m_names.match(tokens)) {
        if (match.score < leastName) continue;
        Evidence one{match.first, match.last};
        one.place = placeOf(match.ref);
        if (!one.place.table) continue;
        one.kind = one.place.column ? EvidenceKind::Property : EvidenceKind::Class;
        one.quality = std::min(1.0, match.score);
        one.headless = match.headless;
        one.unsaid = match.unsaid > match.elsewhere;
        one.elsewhere = match.elsewhere > 0;
        if (match.taught) one.how = taughtName;
        if (auto other = turned(one)) {
            one.isOf = true;
            all.push_back(*std::move(other));
        }
        all.push_back(std::move(one));
    }
}

std::optional<Evidence> EvidenceFinder::turned(const Evidence& named) const {
    const Place& link = named.place;
    if (!isLink(link) || link.column->inverse || named.how == taughtName) return {};
    const auto words = m_wording.tokens(link.column->label);
    if (words.size() < 2 || words.back().folded != m_wording.phrase("of")) return {};
    const induction::Column* owner = link.table->key();
    if (!link.table->holdsEntities())
        for (const induction::Column& column : link.table->columns)
            if (&column != link.column && column.role == induction::ColumnRole::ForeignKey)
                owner = &column;
    if (!owner || link.table->hidden) return {};
    Evidence other = named;
    other.place.column = owner;
    other.through = link;
    if (isSelfLink(link)) other.place.through = link.column;
    return other;
}

void EvidenceFinder::heedTaught(std::vector<Evidence>& all) {
    // Whoever gives a name says what its words stand for: nothing else that they could.
    std::vector<std::pair<std::size_t, std::size_t>> taught;
    for (const Evidence& one : all)
        if (one.how == taughtName && one.quality >= leastTaught)
            taught.emplace_back(one.first, one.last);
    std::erase_if(all, [&](const Evidence& one) {
        return one.how != taughtName && !one.quoted &&
               std::ranges::any_of(taught, [&](const auto& words) {
                   return words.first <= one.first && one.last <= words.second;
               });
    });
}

void EvidenceFinder::turnTaught(const std::vector<Token>& tokens,
                                std::vector<Evidence>& all) const {
    // "Who attends Oslo High?": where the thing at a link's end is named, whoever has the link is
    // asked for; "who sails the Heron?" asks for its end.
    for (Evidence& one : all) {
        const induction::Column* link = one.place.column;
        if (one.how != taughtName || !link || link->role != induction::ColumnRole::ForeignKey ||
            !one.place.table->holdsEntities() || one.first == 0 ||
            !m_wording.isPersonal(tokens[one.first - 1].folded))
            continue;
        const auto names = [&](const induction::Table& table) {
            return std::ranges::any_of(all, [&](const Evidence& other) {
                return other.kind == EvidenceKind::Value && other.first >= one.last &&
                       other.place.table == &table;
            });
        };
        const induction::Table* end =
            m_graph.schema().table(link->target.empty() ? link->references : link->target);
        if (!end || !names(*end) || names(*one.place.table)) continue;
        one.kind = EvidenceKind::Class;
        one.place.column = nullptr;
    }
}

void EvidenceFinder::addCues(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        for (const auto& found : m_wording.cuesAt(tokens, at, true)) {
            Evidence one{at, at + found.length};
            one.cue = found.cue;
            all.push_back(std::move(one));
            if (found.cue->kind != language::CueKind::Like || at + found.length >= tokens.size())
                continue;
            // "contains the letter a": the next word, whatever it may mean.
            Evidence part{at + found.length, at + found.length + 1};
            part.kind = EvidenceKind::Value;
            part.value.text = part.value.shown = tokens[part.first].text;
            part.how = partOfText;
            all.push_back(std::move(part));
        }
        if (!tokens[at].number) continue;
        Evidence one{at, at + 1};
        one.kind = EvidenceKind::Number;
        one.value.number = *tokens[at].number;
        one.value.isNumber = true;
        one.value.shown = tokens[at].text;
        if (!tokens[at].date.empty()) {
            one.value.text = tokens[at].date;
            one.value.isDate = true;
        }
        all.push_back(std::move(one));
    }
}

void EvidenceFinder::addQuoted(std::string_view question, const std::vector<Token>& tokens,
                               std::vector<Evidence>& all) const {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> marks{
        {{"\"", "\""}, {"'", "'"}, {"“", "”"}, {"‘", "’"}, {"„", "“"}}};
    for (const auto& [open, close] : marks)
        for (std::size_t begin = question.find(open); begin != std::string_view::npos;) {
            const std::size_t from = begin + open.size();
            const std::size_t end = question.find(close, from);
            if (end == std::string_view::npos) break;
            // An apostrophe inside a word opens nothing.
            const bool opens =
                begin == 0 || question[begin - 1] == ' ' || question[begin - 1] == '(';
            begin = question.find(open, opens ? end + close.size() : from);
            if (!opens) continue;
            Evidence one;
            one.first = tokens.size();
            for (std::size_t i = 0; i < tokens.size(); ++i)
                if (tokens[i].begin >= from && tokens[i].end <= end) {
                    one.first = std::min(one.first, i);
                    one.last = i + 1;
                }
            if (one.first >= one.last) continue;
            for (Evidence& other : all)
                if (other.kind == EvidenceKind::Value && other.first == one.first &&
                    other.last == one.last)
                    other.quoted = true;
            one.kind = EvidenceKind::Value;
            one.value.text = one.value.shown =
                std::string(text::trim(question.substr(from, end - from)));
            one.quoted = true;
            all.push_back(std::move(one));
        }
}

void EvidenceFinder::compareRivals(std::vector<Evidence>& all) {
    for (Evidence& one : all) {
        if (one.kind == EvidenceKind::Cue || one.kind == EvidenceKind::Number) continue;
        for (const Evidence& other : all) {
            if (other.kind == EvidenceKind::Cue || other.kind == EvidenceKind::Number) continue;
            if (other.first == one.first && other.last == one.last)
                one.rival = std::max(one.rival, other.quality - one.quality);
            const bool holds = other.first <= one.first && one.last <= other.last &&
                               other.last - other.first > one.last - one.first;
            one.within = one.within || (holds && other.quality >= 0.9);
        }
    }
}

void EvidenceFinder::dropHints(std::vector<Evidence>& all) {
    std::vector<std::pair<std::size_t, std::size_t>> named;
    for (const Evidence& one : all)
        if (one.kind == EvidenceKind::Class && one.quality >= leastOfName)
            named.emplace_back(one.first, one.last);
    std::erase_if(all, [&](const Evidence& one) {
        return one.kind == EvidenceKind::Class && one.quality <= mostOfHint &&
               std::ranges::find(named, std::pair(one.first, one.last)) != named.end();
    });
}

void EvidenceFinder::dropRanked(std::vector<Evidence>& all) {
    std::set<std::size_t> numbers;
    std::set<std::pair<std::size_t, std::size_t>> ranks;
    for (const Evidence& one : all)
        if (one.kind == EvidenceKind::Number) numbers.insert(one.first);
    for (const Evidence& one : all)
        if (one.cue && one.cue->kind == language::CueKind::Top && numbers.contains(one.last))
            ranks.emplace(one.first, one.last);
    std::erase_if(all, [&](const Evidence& one) {
        return one.kind == EvidenceKind::Property && ranks.contains({one.first, one.last});
    });
}

Result<std::vector<Token>> EvidenceFinder::words(std::string_view question) const {
    auto tokens = m_wording.tokens(question);
    if (!m_others) return tokens;
    auto all = said(question, tokens);
    if (!all) return all.error();
    return m_others->divided(question, std::move(tokens), *all);
}

Result<std::vector<Evidence>> EvidenceFinder::find(std::string_view question,
                                                   const std::vector<Token>& tokens) const {
    auto all = said(question, tokens);
    if (!all) return all;
    if (m_others)
        if (auto done = m_others->add(tokens, *all); !done) return done.error();
    compareRivals(*all);
    return all;
}

Result<std::vector<Evidence>> EvidenceFinder::said(std::string_view question,
                                                   const std::vector<Token>& tokens) const {
    std::vector<Evidence> all;
    if (auto done = addValues(question, tokens, all); !done) return done.error();
    addShortValues(tokens, all);
    addTruths(tokens, all);
    addNames(tokens, all);
    dropHints(all);
    addCues(tokens, all);
    dropRanked(all);
    addCodes(all);
    addQuoted(question, tokens, all);
    heedTaught(all);
    turnTaught(tokens, all);
    return all;
}

std::vector<Evidence> EvidenceFinder::times() const {
    language::Cue times;
    times.attributes = m_wording.times();
    return columns(times, false);
}

bool EvidenceFinder::speaksOf(const language::Cue& cue, bool inverse, const Place& place) const {
    return std::ranges::any_of(m_names.columns(inverse ? cue.inverse : cue.attributes),
                               [&](const NameMatch& match) {
                                   return match.score >= leastName && placeOf(match.ref) == place;
                               });
}

std::vector<Evidence> EvidenceFinder::columns(const language::Cue& cue, bool inverse) const {
    std::vector<Evidence> found;
    for (const NameMatch& match : m_names.columns(inverse ? cue.inverse : cue.attributes)) {
        if (match.score < leastName || found.size() >= 6) break;
        Evidence one;
        one.kind = EvidenceKind::Property;
        one.place = placeOf(match.ref);
        one.quality = std::min(1.0, match.score);
        if (one.place.table && one.place.column) found.push_back(std::move(one));
    }
    return found;
}

}  // namespace tripletalk::answering::reading
