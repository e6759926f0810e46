// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/taught.h"

#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::offline {

using induction::ColumnRole;
using language::CueKind;
using language::Token;
using reading::QueryTemplate;
using reading::QueryValue;
using retrieval::ValueLink;

namespace {

constexpr double clearValue = 0.85;     ///< of the words that name a value
constexpr std::size_t longestSaid = 4;  ///< words of a value that is in no index

bool isFolded(const std::vector<Token>& one, const std::vector<Token>& other) {
    return std::ranges::equal(one, other, {}, &Token::folded, &Token::folded);
}

/// Whether so many words are the same that more need not be looked at closely.
bool areNear(const std::vector<Token>& one, const std::vector<Token>& other) {
    std::set<std::string> stems;
    for (const Token& token : one) stems.insert(token.stem);
    std::set<std::string> shared;
    for (const Token& token : other)
        if (stems.contains(token.stem)) shared.insert(token.stem);
    constexpr std::size_t least = 4;
    return shared.size() * least >= stems.size();
}

/// Whether a question's words besides values are all function words ("How much did X ask for?"):
/// then these say what is asked.
bool isThin(const std::vector<Meaningful>& words) {
    return std::ranges::none_of(words, &Meaningful::content);
}

/// The function words outside the runs, articles aside.
std::multiset<std::string> functionWords(const std::vector<Token>& tokens,
                                         const std::vector<Run>& runs,
                                         const language::Wording& wording) {
    std::multiset<std::string> words;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool inRun = std::ranges::any_of(runs, [&](const Run& run) { return run.holds(i); });
        if (!inRun && !tokens[i].article && !wording.isAuxiliary(tokens[i].folded))
            words.insert(tokens[i].stem);
    }
    return words;
}

/// The tokens at the bytes [begin, end) of the text that they come from.
Run runAt(const std::vector<Token>& tokens, std::size_t begin, std::size_t end) {
    Run run{tokens.size(), 0};
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].begin < end && begin < tokens[i].end) {
            run.first = std::min(run.first, i);
            run.last = i + 1;
        }
    return run;
}

std::optional<Run> runOf(const std::vector<Token>& tokens, const std::vector<Token>& name) {
    if (name.empty()) return {};
    const auto found =
        std::search(tokens.begin(), tokens.end(), name.begin(), name.end(),
                    [](const Token& one, const Token& other) { return one.stem == other.stem; });
    if (found == tokens.end()) return {};
    const auto first = static_cast<std::size_t>(found - tokens.begin());
    return Run{first, first + name.size()};
}

bool names(const ValueLink& link, const std::string& text) {
    return link.score >= clearValue &&
           (link.entry.key == text || link.entry.text == text || link.entry.label == text);
}

/// The function word before a run, if it says how the run belongs to the rest.
std::string wordBefore(const std::vector<Token>& tokens, Run run) {
    std::size_t at = run.first;
    while (at > 0 && tokens[at - 1].article && tokens[at - 1].folded != "of") --at;
    return at > 0 && tokens[at - 1].stop ? tokens[at - 1].folded : std::string();
}

std::vector<Run> runsOf(const auto& parts) {
    std::vector<Run> runs;
    for (const auto& part : parts) runs.push_back(part.said);
    return runs;
}

}  // namespace

Result<std::optional<Run>> Taught::nameOf(const QueryValue& value, const Lesson& lesson,
                                          const std::vector<ValueLink>& links) const {
    const std::vector<Token>& tokens = lesson.tokens;
    std::optional<Run> found;
    if (value.isNumber) {
        double number = 0;
        if (!text::parseNumber(value.text, number)) return found;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].number != number) continue;
            if (found) return std::optional<Run>();
            found = Run{i, i + 1};
        }
        return found;
    }
    const auto dated = std::ranges::find(tokens, value.text, &Token::date);
    if (!value.text.empty() && dated != tokens.end()) {
        const auto at = static_cast<std::size_t>(dated - tokens.begin());
        return std::optional(Run{at, at + 1});
    }
    found = runOf(tokens, m_reader.wording().tokens(value.text));
    if (found || !value.column) return found;
    if (value.column->role == ColumnRole::Key || value.column->role == ColumnRole::ForeignKey) {
        const auto entity = m_tables.entities().byKey(value.text);
        if (!entity) return entity.error();
        if (*entity) found = runOf(tokens, m_reader.wording().tokens((*entity)->label));
    }
    const auto link =
        std::ranges::find_if(links, [&](const ValueLink& one) { return names(one, value.text); });
    if (!found && link != links.end()) found = runAt(tokens, link->begin, link->end);
    return found;
}

Result<void> Taught::findSlots(Lesson& lesson) const {
    auto links = m_reader.values().link(lesson.example.question);
    if (!links) return links.error();
    for (std::size_t i = 0; i < lesson.query.values().size(); ++i) {
        const QueryValue& value = lesson.query.values()[i];
        auto said = nameOf(value, lesson, *links);
        if (!said) return said.error();
        const auto overlaps = [&](const Slot& slot) { return slot.said.overlaps(**said); };
        if (!*said || (*said)->first >= (*said)->last ||
            std::ranges::any_of(lesson.slots, overlaps))
            continue;
        lesson.slots.push_back({i, **said, lesson.query.hasSibling(value)});
    }
    return {};
}

std::vector<Taught::Candidate> Taught::candidates(const QueryValue& value,
                                                  const Asked& asked) const {
    std::vector<Candidate> found;
    const auto& tokens = asked.tokens;
    if (!value.isNumber && value.column)
        for (const ValueLink& link : asked.links)
            if (link.score >= clearValue && !link.entry.table.empty())
                found.push_back({runAt(tokens, link.begin, link.end),
                                 {link.entry.key, link.entry.text, link.entry.label}});
    const bool isDate = std::ranges::any_of(m_reader.wording().tokens(value.text),
                                            [](const Token& one) { return !one.date.empty(); });
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (value.isNumber) {
            if (tokens[i].number)
                found.push_back({{i, i + 1}, {text::formatNumber(*tokens[i].number)}});
            continue;
        }
        if (isDate && tokens[i].date.size() == value.text.size())
            found.push_back({{i, i + 1}, {tokens[i].date}});
        if (!value.column && !value.isPattern()) continue;
        for (std::size_t n = 1; n <= longestSaid && i + n <= tokens.size(); ++n)
            if (!tokens[i].stop && !tokens[i + n - 1].stop) {
                std::string said =
                    asked.text.substr(tokens[i].begin, tokens[i + n - 1].end - tokens[i].begin);
                // What stands between quotation marks is one thing, and not half of it.
                if (said.find('"') == std::string::npos)
                    found.push_back({{i, i + n}, {std::move(said)}});
            }
    }
    // As many words as the taught value has, else the more the better.
    const std::size_t usual = m_reader.wording().tokens(value.text).size();
    std::ranges::stable_sort(found, std::greater(), [&](const Candidate& one) {
        const std::size_t length = one.said.last - one.said.first;
        return std::pair(length == usual, length);
    });
    return found;
}

std::optional<std::string> Taught::written(const QueryValue& value, const Candidate& candidate,
                                           const CancelToken& cancel) const {
    // What is no text of a column cannot be looked up, and a pattern need not be there.
    if (value.isNumber || value.isPattern() || !value.column) return candidate.texts.front();
    const std::string column = sqlite::quoteIdentifier(value.column->name);
    for (const std::string& text : candidate.texts) {
        if (text.empty()) continue;
        const auto rows = m_tables.sandbox().query(
            "SELECT " + column + " FROM " + sqlite::quoteIdentifier(value.table->name) + " WHERE " +
                column + " = " + sqlite::quoteText(text) + " COLLATE NOCASE LIMIT 1",
            cancel);
        if (rows && !rows->rows.empty()) return sqlite::toText(rows->rows.front().front());
    }
    return {};
}

bool Taught::standsAlike(const Lesson& lesson, const Slot& slot, const Asked& asked,
                         Run said) const {
    if (!slot.strict) return true;
    const auto wordsBefore = [&](const std::vector<Token>& tokens, std::size_t last) {
        const std::vector<Token> before(tokens.begin(),
                                        tokens.begin() + static_cast<std::ptrdiff_t>(last));
        return std::ranges::count_if(
            meaningful(before, {}, m_reader.wording()),
            [](const Meaningful& one) { return one.content && !one.is(CueKind::Count); });
    };
    return wordBefore(lesson.tokens, slot.said) == wordBefore(asked.tokens, said) &&
           wordsBefore(lesson.tokens, slot.said.first) == wordsBefore(asked.tokens, said.first);
}

std::optional<Taught::Found> Taught::filled(const Lesson& lesson, const Asked& asked,
                                            const std::vector<Candidate>& chosen,
                                            const CancelToken& cancel) const {
    const auto& wording = m_reader.wording();
    const auto taught = meaningful(lesson.tokens, runsOf(lesson.slots), wording);
    const auto difference =
        TaughtMatch(m_reader.names(), wording)
            .difference(taught, meaningful(asked.tokens, runsOf(chosen), wording));
    if (!difference) return {};
    if (isThin(taught) && functionWords(lesson.tokens, runsOf(lesson.slots), wording) !=
                              functionWords(asked.tokens, runsOf(chosen), wording))
        return {};
    Found found{*difference, {.query = {}, .question = lesson.example.question}};
    std::vector<QueryTemplate::Filling> fillings;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Slot& slot = lesson.slots[i];
        const QueryValue& value = lesson.query.values()[slot.value];
        if (!standsAlike(lesson, slot, asked, chosen[i].said)) return {};
        if (value.isNumber &&
            asked.tokens[chosen[i].said.first].unit != lesson.tokens[slot.said.first].unit)
            return {};
        auto text = written(value, chosen[i], cancel);
        if (!text) return {};
        if (*text == value.text) continue;
        const Token& first = asked.tokens[chosen[i].said.first];
        const Token& last = asked.tokens[chosen[i].said.last - 1];
        found.answer.put.push_back(asked.text.substr(first.begin, last.end - first.begin));
        fillings.push_back({slot.value, *std::move(text)});
    }
    found.answer.query = lesson.query.with(fillings);
    return found;
}

void Taught::fill(const Lesson& lesson, const Asked& asked, std::vector<Candidate>& chosen,
                  std::optional<Found>& best, const CancelToken& cancel) const {
    if (best || cancel.cancelled()) return;
    if (chosen.size() == lesson.slots.size()) {
        best = filled(lesson, asked, chosen, cancel);
        return;
    }
    const Slot& slot = lesson.slots[chosen.size()];
    for (Candidate& one : candidates(lesson.query.values()[slot.value], asked)) {
        const bool taken = std::ranges::any_of(
            chosen, [&](const Candidate& other) { return other.said.overlaps(one.said); });
        if (taken) continue;
        chosen.push_back(std::move(one));
        fill(lesson, asked, chosen, best, cancel);
        chosen.pop_back();
    }
}

std::optional<Taught::Found> Taught::match(const Lesson& lesson, const Asked& asked,
                                           const CancelToken& cancel) const {
    const Found whole{0, {lesson.example.query, lesson.example.question}};
    if (isFolded(lesson.tokens, asked.tokens)) return whole;
    std::optional<Found> best;
    std::vector<Candidate> chosen;
    constexpr std::size_t mostSlots = 3;
    if (lesson.slots.size() <= mostSlots) fill(lesson, asked, chosen, best, cancel);
    // Values that are not looked up must be the same words; where these may change places, that
    // says nothing.
    if (best || lesson.slots.empty() || std::ranges::any_of(lesson.slots, &Slot::strict))
        return best;
    const auto& wording = m_reader.wording();
    const auto difference = TaughtMatch(m_reader.names(), wording)
                                .difference(meaningful(lesson.tokens, {}, wording),
                                            meaningful(asked.tokens, {}, wording));
    if (difference) best = Found{*difference, whole.answer};
    return best;
}

Result<std::optional<TaughtAnswer>> Taught::find(const std::string& question,
                                                 const CancelToken& cancel) const {
    std::optional<TaughtAnswer> none;
    const auto examples = knowledge::Examples(m_base).list();
    if (!examples) return examples.error();
    if (examples->empty()) return none;
    const auto& wording = m_reader.wording();
    Asked asked{question, wording.tokens(question), {}};
    auto links = m_reader.values().link(question);
    if (!links) return links.error();
    asked.links = *std::move(links);
    std::optional<Found> best;
    for (const knowledge::Example& example : *examples) {
        if (cancel.cancelled()) return cancel.error();
        if (!example.outdated.empty() || example.language != knowledge::sqlLanguage().name())
            continue;
        std::vector<Token> tokens = wording.tokens(example.question);
        if (!areNear(tokens, asked.tokens)) continue;
        auto query = QueryTemplate::read(example.query, m_base.schema());
        if (!query) continue;
        Lesson lesson{example, *std::move(query), std::move(tokens)};
        if (auto done = findSlots(lesson); !done) return done.error();
        auto found = match(lesson, asked, cancel);
        // Of two that are as near the later is what the person thinks now.
        if (found && (!best || found->difference <= best->difference)) best = std::move(found);
    }
    if (!best) return none;
    const auto cues = wording.cuesAt(asked.tokens, 0, true);
    best->answer.truth = std::ranges::any_of(
        cues, [](const auto& found) { return found.cue->kind == CueKind::YesNo; });
    return std::optional(std::move(best->answer));
}

}  // namespace tripletalk::answering::offline
