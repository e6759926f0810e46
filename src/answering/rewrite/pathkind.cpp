// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathkind.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using language::Cue;
using language::CueKind;
using language::Token;

namespace {

/// What a cue asks for that no path tells; nothing if a path may.
std::optional<Sentence> operationOf(const Cue& cue, std::size_t at, bool leadsToNumbers) {
    switch (cue.kind) {
        case CueKind::Count:
            if (leadsToNumbers) return std::nullopt;
            return say("Path", "counting");
        case CueKind::Adjective:
            if (cue.degree == 0) return std::nullopt;
            return cue.degree == 1 ? say("Path", "comparing") : say("Path", "choosing the extreme");
        case CueKind::Compare:
        case CueKind::Most:
        case CueKind::Difference:
        case CueKind::Contrast:
            return say("Path", "comparing");
        case CueKind::Aggregate:
            return say("Path", "calculating");
        case CueKind::Top:
            return say("Path", "choosing the extreme");
        case CueKind::Negation:
        case CueKind::Unique:
            return say("Path", "leaving out");
        case CueKind::Sort:
        case CueKind::Group:
            return say("Path", "sorting or grouping");
        case CueKind::Or:
            return say("Path", "choosing between things");
        case CueKind::Abstract:
        case CueKind::Everything:
            return say("Path", "all that is known");
        case CueKind::YesNo:
            if (at > 0) return std::nullopt;
            return say("Path", "a yes or no");
        default:
            return std::nullopt;
    }
}

/// "From Germany" compares nothing, "from 1990" does.
bool comparesNothing(const Cue& cue, const std::vector<Token>& tokens, std::size_t at) {
    if (cue.kind != CueKind::Compare || !tokens[at].stop || at + 1 == tokens.size()) return false;
    return !tokens[at + 1].number && tokens[at + 1].date.empty();
}

/// Which words of a question are explained by its topic, its path and the training.
class ExplainedWords {
  public:
    ExplainedWords(const PathQuestion& question, RelationWords& words,
                   const language::Wording& wording, const LearnedPaths* learned)
        : m_wording(wording),
          m_learned(learned),
          m_mention(question.best ? question.best->topic.mention : learning::Mention{}) {
        if (question.best) m_named = wording.tokens(words.name(question.best->path));
    }
    [[nodiscard]] bool has(const Token& token) const {
        return m_mention.has(token.begin, token.end) ||
               (m_learned && m_learned->knowsWord(token.folded)) ||
               std::ranges::any_of(m_named, [&](const Token& name) {
                   return name.stem == token.stem || m_wording.areSynonyms(name.stem, token.stem);
               });
    }

  private:
    const language::Wording& m_wording;
    const LearnedPaths* m_learned;
    learning::Mention m_mention;
    std::vector<Token> m_named;
};

/// A second thing or value that the question names, beside its topic.
std::optional<Sentence> namesAnother(const PathQuestion& question, const std::vector<Token>& tokens,
                                     const ExplainedWords& explained) {
    const learning::Mention& topic = question.best->topic.mention;
    if (topic.begin >= topic.end) return std::nullopt;
    for (const learning::Mention& other : question.linked.others) {
        if (other.begin < topic.end && topic.begin < other.end) continue;
        const bool isExplained = std::ranges::all_of(tokens, [&](const Token& token) {
            return !other.has(token.begin, token.end) || token.stop || explained.has(token);
        });
        if (isExplained) continue;
        return say("Path",
                   "This is no question for where one path leads: beside \"%1\" it names \"%2\".")
            .arg(std::string(question.text.substr(topic.begin, topic.end - topic.begin)),
                 std::string(question.text.substr(other.begin, other.end - other.begin)));
    }
    return std::nullopt;
}

}  // namespace

std::optional<Sentence> asksForMoreThanAPath(const PathQuestion& question, RelationWords& words,
                                             const language::Wording& wording,
                                             const LearnedPaths* learned) {
    const auto tokens = wording.tokens(question.text);
    const ExplainedWords explained(question, words, wording, learned);
    const auto isExplained = [&](const Token& token) { return explained.has(token); };
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (const auto& found : wording.cuesAt(tokens, at)) {
            const auto operation = operationOf(*found.cue, at, question.leadsToNumbers);
            if (!operation || comparesNothing(*found.cue, tokens, at)) continue;
            const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(at);
            const auto last = first + static_cast<std::ptrdiff_t>(found.length);
            if (std::all_of(first, last, isExplained)) continue;
            const auto said = question.text.substr(first->begin, (last - 1)->end - first->begin);
            return say("Path", "This is no question for where one path leads: \"%1\" asks for %2.")
                .arg(std::string(said), *operation);
        }
    return question.best ? namesAnother(question, tokens, explained) : std::nullopt;
}

}  // namespace tripletalk::answering
