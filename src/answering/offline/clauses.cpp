// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/clauses.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace tripletalk::answering::offline {

using language::CueKind;
using language::Token;
using language::Wording;

namespace {

struct Heard {
    const std::string& question;
    const Wording& wording;
    std::vector<Token> tokens;

    [[nodiscard]] bool begins(std::size_t at, std::initializer_list<CueKind> kinds) const {
        return std::ranges::any_of(wording.cuesAt(tokens, at), [&](const Wording::Found& found) {
            return std::ranges::find(kinds, found.cue->kind) != kinds.end();
        });
    }
    [[nodiscard]] bool asks(std::size_t at) const {
        return begins(at, {CueKind::Which, CueKind::Count, CueKind::Degree, CueKind::Hint});
    }
    /// Whether the tokens [first, last) are a question of their own.
    [[nodiscard]] bool wants(std::size_t first, std::size_t last) const {
        bool asked = false;
        bool says = false;
        for (std::size_t i = first; i < last; ++i) {
            asked = asked || asks(i) || begins(i, {CueKind::Abstract}) ||
                    (i == first && begins(i, {CueKind::YesNo}));
            says = says || !tokens[i].stop;
        }
        return asked && says;
    }
};

/// Where the second of two sentences begins that both ask.
std::optional<std::size_t> secondSentence(const Heard& heard) {
    for (std::size_t at = 1; at < heard.tokens.size(); ++at) {
        const std::size_t end = heard.tokens[at - 1].end;
        const std::string_view between =
            std::string_view(heard.question).substr(end, heard.tokens[at].begin - end);
        if (between.find_first_of("?.!") != std::string_view::npos &&
            between.find(' ') != std::string_view::npos && heard.wants(0, at) &&
            heard.wants(at, heard.tokens.size()))
            return at;
    }
    return {};
}

/// The "and" that a new clause begins behind; a preposition may come first ("and for how many").
std::optional<std::size_t> joint(const Heard& heard) {
    for (std::size_t at = 2; at + 2 < heard.tokens.size(); ++at) {
        if (!heard.asks(at)) continue;
        std::size_t joint = at - 1;
        if (!heard.begins(joint, {CueKind::FollowUp}) && heard.tokens[joint].stop && joint > 1)
            --joint;
        if (!heard.begins(joint, {CueKind::FollowUp})) continue;
        bool asked = false;
        bool refers = false;
        for (std::size_t i = 0; i < joint; ++i) asked = asked || heard.asks(i);
        for (std::size_t i = at; i < heard.tokens.size(); ++i)
            refers = refers || heard.begins(i, {CueKind::Pronoun, CueKind::Set, CueKind::Verb,
                                                CueKind::Degree});
        if (asked && refers) return joint;
    }
    return {};
}

}  // namespace

std::vector<std::string> clausesOf(const std::string& question, const Wording& wording) {
    const Heard heard{question, wording, wording.tokens(question)};
    if (const auto second = secondSentence(heard))
        return {question.substr(0, heard.tokens[*second - 1].end) + "?",
                question.substr(heard.tokens[*second].begin)};
    if (const auto at = joint(heard))
        return {question.substr(0, heard.tokens[*at - 1].end) + "?",
                question.substr(heard.tokens[*at].end)};
    return {question};
}

}  // namespace tripletalk::answering::offline
