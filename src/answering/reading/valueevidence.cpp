// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What of the base's things and texts a question names.
#include "answering/reading/evidence.h"
#include "answering/reading/rules.h"
#include "answering/tools/falsefriends.h"
#include "base/text.h"
#include "language/valuewords.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace tripletalk::answering::reading {

using language::Token;

namespace {
bool isCapital(const Token& token) {
    return !token.text.empty() && token.text.front() >= 'A' && token.text.front() <= 'Z';
}

bool isInside(const retrieval::ValueLink& link, const retrieval::ValueLink& other) {
    const bool isThing = other.entry.kind == retrieval::LinkKind::Entity ||
                         other.entry.kind == retrieval::LinkKind::Value;
    return isThing && other.begin <= link.begin && link.end <= other.end &&
           link.end - link.begin < other.end - other.begin;
}

/// What a word says of a column of truth values, as these were written or in general.
std::optional<bool> truthOf(const std::string& word, const induction::WrittenForm& form) {
    if (word == text::fold(form.before) || word == text::fold(form.after))
        return word == text::fold(form.before);
    for (const auto& [yes, no] : language::valueWords().yesNo)
        if (word == yes || word == no) return word == yes;
    return {};
}
}  // namespace

void EvidenceFinder::uniteBearers(std::vector<Evidence>& values) const {
    std::vector<Evidence> united;
    for (const Evidence& one : values) {
        const induction::Column* label = one.place.table->labelColumn();
        const bool isShared = !one.place.column && label && !label->hidden && !label->unique &&
                              std::ranges::count_if(values, [&](const Evidence& other) {
                                  return other.place == one.place && other.first == one.first &&
                                         other.last == one.last &&
                                         other.value.shown == one.value.shown;
                              }) > 1;
        if (!isShared) {
            united.push_back(one);
            continue;
        }
        Evidence all = one;
        all.place.column = label;
        all.value.text = one.value.shown;
        const auto same = std::ranges::find_if(united, [&](const Evidence& other) {
            return other.place == all.place && other.first == all.first && other.last == all.last &&
                   other.value.text == all.value.text;
        });
        if (same == united.end())
            united.push_back(std::move(all));
        else
            same->quality = std::max(same->quality, all.quality);
    }
    values = std::move(united);
}

Result<void> EvidenceFinder::addValues(std::string_view question, const std::vector<Token>& tokens,
                                       std::vector<Evidence>& all) const {
    auto links = m_values.link(question, {.inside = true});
    if (!links) return links.error();
    std::vector<Evidence> values;
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
        if (isFalseFriend(std::span(tokens).subspan(one.first, one.last - one.first), link,
                          m_graph.schema(), m_wording))
            continue;
        one.kind = EvidenceKind::Value;
        one.place = placeOf({link.entry.table, link.entry.column});
        if (!one.place.table || (!isEntity && !one.place.column)) continue;
        one.value.text = isEntity ? link.entry.key : link.entry.text;
        one.value.shown = isEntity ? link.entry.label : link.entry.text;
        one.quality = link.score;
        one.how = link.how;
        one.capital = isCapital(tokens[one.first]) && one.first > 0;
        // Inside other words a name shows as one by its capital letter.
        if (!one.capital && std::ranges::any_of(*links, [&](const retrieval::ValueLink& other) {
                return isInside(link, other);
            }))
            continue;
        one.isTerm = isEntity && m_graph.hasTerm(link.entry.iri);
        values.push_back(std::move(one));
    }
    uniteBearers(values);
    all.insert(all.end(), std::make_move_iterator(values.begin()),
               std::make_move_iterator(values.end()));
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
                    // "in" is not the country "IN".
                    if (tokens[i].stop && tokens[i].text != sample) continue;
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

void EvidenceFinder::addTruths(const std::vector<Token>& tokens, std::vector<Evidence>& all) const {
    for (const induction::Table& table : m_graph.schema().tables) {
        if (table.hidden || !table.holdsEntities()) continue;
        for (const induction::Column& column : table.columns) {
            if (!isTruth({&table, &column}) || column.hidden) continue;
            for (std::size_t i = 0; i < tokens.size(); ++i) {
                const auto truth = truthOf(tokens[i].folded, column.form);
                if (!truth) continue;
                Evidence one{i, i + 1, EvidenceKind::Value, {&table, &column}};
                one.value.number = *truth ? 1 : 0;
                one.value.isNumber = true;
                one.value.shown = tokens[i].text;
                one.how = "truth";
                all.push_back(std::move(one));
            }
        }
    }
}

void EvidenceFinder::addCodes(std::vector<Evidence>& all) const {
    std::vector<Evidence> found;
    for (const Evidence& said : all) {
        if (!said.cue || said.cue->kind != language::CueKind::Code) continue;
        for (const induction::Table& table : m_graph.schema().tables)
            for (const induction::Column& column : table.columns)
                for (const std::string& sample : column.samples) {
                    if (!table.holdsEntities() || table.hidden || column.hidden ||
                        text::fold(sample) != said.cue->op)
                        continue;
                    Evidence one{said.first, said.last, EvidenceKind::Value, {&table, &column}};
                    one.value.text = one.value.shown = sample;
                    one.how = "code";
                    found.push_back(std::move(one));
                }
    }
    all.insert(all.end(), found.begin(), found.end());
}

}  // namespace tripletalk::answering::reading
