// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/evidence.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::Token;

namespace {
constexpr double leastName = 0.35;

bool isCapital(const Token& token) {
    return !token.text.empty() && token.text.front() >= 'A' && token.text.front() <= 'Z';
}
}  // namespace

Place EvidenceFinder::placeOf(const ColumnRef& ref) const {
    const induction::Table* table = m_graph.schema().table(ref.table);
    return {table, table && !ref.column.empty() ? table->column(ref.column) : nullptr};
}

bool EvidenceFinder::namesKindOnly(const std::vector<Token>& tokens, const Evidence& said,
                                   const retrieval::ValueLink& link) const {
    // A number is no name, and "station" none of "train station 1", a thing that nobody named.
    const auto kind = m_wording.tokens(text::replaceAll(link.entry.table, "_", " "));
    return std::all_of(
        tokens.begin() + static_cast<std::ptrdiff_t>(said.first),
        tokens.begin() + static_cast<std::ptrdiff_t>(said.last), [&](const Token& token) {
            return token.number || token.stop ||
                   (link.score < 0.9 && std::ranges::any_of(kind, [&](const Token& word) {
                        return word.stem == token.stem;
                    }));
        });
}

Result<void> EvidenceFinder::addValues(std::string_view question, const std::vector<Token>& tokens,
                                       std::vector<Evidence>& all) const {
    auto links = m_values.link(question);
    if (!links) return links.error();
    for (const retrieval::ValueLink& link : *links) {
        const bool isEntity = link.entry.kind == retrieval::LinkKind::Entity;
        if (!isEntity && link.entry.kind != retrieval::LinkKind::Value) continue;
        Evidence one;
        one.first = tokens.size();
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].end > link.begin && tokens[i].begin < link.end) {
                one.first = std::min(one.first, i);
                one.last = i + 1;
            }
        if (one.first >= one.last) continue;
        if (isEntity && namesKindOnly(tokens, one, link)) continue;
        one.kind = EvidenceKind::Value;
        one.place = placeOf({link.entry.table, link.entry.column});
        if (!one.place.table || (!isEntity && !one.place.column)) continue;
        one.value.text = isEntity ? link.entry.key : link.entry.text;
        one.value.shown = isEntity ? link.entry.label : link.entry.text;
        one.quality = link.score;
        one.how = link.how;
        one.capital = isCapital(tokens[one.first]) && one.first > 0;
        all.push_back(std::move(one));
    }
    return {};
}

void EvidenceFinder::addShortValues(const std::vector<Token>& tokens,
                                    std::vector<Evidence>& all) const {
    // "yes", "F" and the like are in no index of words; where a column has few values they are
    // looked for there.
    constexpr std::size_t shortest = 2;
    for (const induction::Table& table : m_graph.schema().tables) {
        if (!table.holdsEntities() || table.hidden) continue;
        for (const induction::Column& column : table.columns) {
            if (column.hidden || column.type != "TEXT" ||
                column.role != induction::ColumnRole::Literal)
                continue;
            for (const std::string& sample : column.samples)
                for (std::size_t i = 0; i < tokens.size(); ++i) {
                    if (!tokens[i].stop && tokens[i].folded.size() > shortest) continue;
                    if (tokens[i].article || tokens[i].folded != text::fold(sample)) continue;
                    Evidence one{i, i + 1};
                    one.kind = EvidenceKind::Value;
                    one.place = {&table, &column};
                    one.value.text = one.value.shown = sample;
                    one.how = "sample";
                    all.push_back(std::move(one));
                }
        }
    }
}

void EvidenceFinder::addNames(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    for (const offline::NameMatch& match : m_names.match(tokens)) {
        if (match.score < leastName) continue;
        Evidence one{match.first, match.last};
        one.place = placeOf(match.ref);
        if (!one.place.table) continue;
        one.kind = one.place.column ? EvidenceKind::Property : EvidenceKind::Class;
        one.quality = std::min(1.0, match.score);
        all.push_back(std::move(one));
    }
}

void EvidenceFinder::addCues(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        for (const auto& found : m_wording.cuesAt(tokens, at, true)) {
            Evidence one{at, at + found.length};
            one.cue = found.cue;
            all.push_back(std::move(one));
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

Result<std::vector<Evidence>> EvidenceFinder::find(std::string_view question,
                                                   const std::vector<Token>& tokens) const {
    std::vector<Evidence> all;
    if (auto done = addValues(question, tokens, all); !done) return done.error();
    addShortValues(tokens, all);
    addNames(tokens, all);
    addCues(tokens, all);
    addQuoted(question, tokens, all);
    compareRivals(all);
    return all;
}

std::vector<Evidence> EvidenceFinder::columns(const language::Cue& cue, bool inverse) const {
    std::vector<Evidence> found;
    for (const offline::NameMatch& match :
         m_names.columns(inverse ? cue.inverse : cue.attributes)) {
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
