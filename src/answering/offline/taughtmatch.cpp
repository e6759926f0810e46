// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/taughtmatch.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using language::Cue;
using language::CueKind;
using language::Token;
using language::Wording;

namespace {

constexpr double clearlyNamed = 0.9;
constexpr std::ptrdiff_t mostDifferent = 2;  ///< words said otherwise

/// General words that say nothing which another question of the same content would not say.
bool isIdle(CueKind kind) {
    switch (kind) {
        case CueKind::Which:
        case CueKind::Degree:
        case CueKind::Than:
        case CueKind::Pick:
        case CueKind::FollowUp:
        case CueKind::YesNo:
        case CueKind::Filler:
        case CueKind::Relative:
        case CueKind::Frame:
        case CueKind::Named:
        case CueKind::Distinct:
            return true;
        default:
            return false;
    }
}

bool allStop(const std::vector<Token>& tokens, Run run) {
    for (std::size_t i = run.first; i < run.last; ++i)
        if (!tokens[i].stop) return false;
    return true;
}

/// Walks over a question and keeps what means something.
class Listening {
  public:
    Listening(const std::vector<Token>& tokens, const std::vector<Run>& slots,
              const Wording& wording)
        : m_tokens(tokens), m_slots(slots), m_wording(wording) {}

    std::vector<Meaningful> run() {
        for (std::size_t at = 0; at < m_tokens.size();) at = isSlot(at) ? at + 1 : hear(at);
        return std::move(m_heard);
    }

  private:
    [[nodiscard]] bool isSlot(std::size_t at) const {
        return std::ranges::any_of(m_slots, [&](const Run& slot) { return slot.holds(at); });
    }

    /// Whether a number follows, or stands in a slot: then "from" compares.
    [[nodiscard]] bool numberFollows(std::size_t at) const {
        while (at < m_tokens.size() && m_tokens[at].article && !isSlot(at)) ++at;
        return at < m_tokens.size() && m_tokens[at].number.has_value();
    }

    /// "Oslo, how big is it?"
    [[nodiscard]] bool isNamedBefore(std::size_t at) const {
        return std::ranges::any_of(m_slots, [&](const Run& slot) { return slot.last <= at; });
    }

    [[nodiscard]] bool isListed(Run run) const {
        const std::string& with = m_wording.phrase("and");
        return (run.first > 0 && m_tokens[run.first - 1].folded == with) ||
               (run.last < m_tokens.size() && m_tokens[run.last].folded == with);
    }

    /// Whether a cue means nothing where it stands.
    [[nodiscard]] bool isIdleHere(const Cue& cue, Run run) const {
        const bool stop = allStop(m_tokens, run);
        if (cue.kind == CueKind::YesNo) return run.first > 0;
        if (cue.kind == CueKind::Which || cue.kind == CueKind::Filler)
            return stop || m_heard.empty() || run.last - run.first > 1;
        if (cue.kind == CueKind::Compare && stop && cue.op != "between")
            return !numberFollows(run.last);
        if (cue.kind == CueKind::Pronoun || cue.kind == CueKind::Set)
            return cue.generic || isNamedBefore(run.first);
        // "by Ada Lund" and "by whom" make no groups.
        if (cue.kind == CueKind::Group)
            return isSlot(run.last) ||
                   (run.last < m_tokens.size() && m_wording.isPersonal(m_tokens[run.last].folded));
        return isIdle(cue.kind);
    }

    [[nodiscard]] bool isNumber(std::size_t at) const {
        return m_tokens[at].number && !m_tokens[at].article;
    }

    /// Whether one of the cues means something there, and none says that it only joins sentences.
    [[nodiscard]] bool counts(const std::vector<const Cue*>& cues, Run run) const {
        const auto joins = [](const Cue* cue) {
            return cue->kind == CueKind::Relative || cue->kind == CueKind::Frame ||
                   cue->kind == CueKind::Filler;
        };
        if (run.last == run.first + 1 && isNumber(run.first)) return true;
        if (std::ranges::any_of(cues, [&](const Cue* cue) {
                return cue->kind == CueKind::Count ||
                       (cue->kind == CueKind::Group && !isIdleHere(*cue, run));
            }))
            return true;
        return !std::ranges::any_of(cues, joins) &&
               !std::ranges::all_of(cues, [&](const Cue* cue) { return isIdleHere(*cue, run); });
    }

    std::size_t hear(std::size_t at) {
        std::vector<const Cue*> cues;
        Run run{at, at + 1};
        for (const auto& found : m_wording.cuesAt(m_tokens, at, true)) {
            const Run here{at, at + found.length};
            const bool clear =
                std::ranges::none_of(m_slots, [&](const Run& slot) { return slot.overlaps(here); });
            if (!clear || (!cues.empty() && here.last != run.last)) continue;
            run = here;
            cues.push_back(found.cue);
        }
        const bool means = cues.empty() ? !m_tokens[at].stop || isNumber(at) : counts(cues, run);
        const bool content = !allStop(m_tokens, run);
        if (!means && !content) return run.last;
        Meaningful one{m_tokens[at]};
        if (means) one.cues = cues;
        one.content = content;
        // A content word that says little may be left out, but "name and age" are two things.
        one.optional = !means && !isListed(run);
        const bool isName =
            std::ranges::any_of(cues, [](const Cue* cue) { return cue->kind == CueKind::Named; });
        if (means || isName || !m_heard.empty()) m_heard.push_back(std::move(one));
        return run.last;
    }

    const std::vector<Token>& m_tokens;
    const std::vector<Run>& m_slots;
    const Wording& m_wording;
    std::vector<Meaningful> m_heard;
};

/// "max" and "min" of what speaks of the greatest or least, however it does.
std::string extreme(const Cue& cue) {
    const bool superlative = cue.kind == CueKind::Adjective && cue.degree == 2 && cue.generic;
    if (superlative) return cue.up ? "max" : "min";
    return cue.kind == CueKind::Aggregate ? cue.op : std::string();
}

bool areAlike(const Cue& one, const Cue& other) {
    if (const std::string what = extreme(one); !what.empty()) return what == extreme(other);
    if (one.kind != other.kind || one.up != other.up || one.degree != other.degree ||
        one.op != other.op || one.generic != other.generic)
        return false;
    return one.attributes.empty() ||
           std::ranges::any_of(one.attributes, [&](const std::string& attribute) {
               return std::ranges::find(other.attributes, attribute) != other.attributes.end();
           });
}

bool share(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    return std::ranges::any_of(one, [&](const std::string& word) {
        return std::ranges::find(other, word) != other.end();
    });
}

}  // namespace

bool Meaningful::is(CueKind kind) const {
    return std::ranges::any_of(cues, [&](const Cue* cue) { return cue->kind == kind; });
}

std::vector<Meaningful> meaningful(const std::vector<Token>& tokens, const std::vector<Run>& slots,
                                   const Wording& wording) {
    return Listening(tokens, slots, wording).run();
}

std::set<ColumnRef> TaughtMatch::named(const Token& token) const {
    std::set<ColumnRef> found;
    for (const auto& match : m_names.match({token}))
        if (match.score >= clearlyNamed) found.insert(match.ref);
    return found;
}

bool TaughtMatch::doTheSame(const Meaningful& one, const Meaningful& other) const {
    return std::ranges::any_of(one.cues, [&](const Cue* cue) {
        return std::ranges::any_of(other.cues,
                                   [&](const Cue* like) { return areAlike(*cue, *like); });
    });
}

bool TaughtMatch::asksFor(const Meaningful& cue, const Meaningful& word) const {
    // "costs" asks for the price, "where" for the city.
    return std::ranges::any_of(cue.cues, [&](const Cue* one) {
        const bool speaks = one->kind == CueKind::Verb || one->kind == CueKind::Hint ||
                            (one->kind == CueKind::Adjective && one->degree == 0);
        return speaks && std::ranges::any_of(one->attributes, [&](const std::string& attribute) {
                   const auto tokens = m_wording.tokens(attribute);
                   return tokens.size() == 1 && tokens.front().stem == word.token.stem;
               });
    });
}

bool TaughtMatch::areOtherWords(const Token& one, const Token& other) const {
    const std::string root = m_wording.root(one.stem);
    if (m_wording.areSynonyms(one.stem, other.stem)) return true;
    if (!root.empty() && root == m_wording.root(other.stem)) return true;
    const auto knows = [&](const Token& word, const Token& another) {
        return std::ranges::any_of(m_wording.thesaurus(word), [&](const std::string& said) {
            return m_wording.stem(said) == another.stem;
        });
    };
    if (knows(one, other) || knows(other, one)) return true;
    // Two words that another language has one word for.
    const std::string to = m_wording.language() == "de" ? "en" : "de";
    return share(m_wording.translations(one, to), m_wording.translations(other, to));
}

bool TaughtMatch::sayTheSame(const Meaningful& one, const Meaningful& other) const {
    if (one.token.number || other.token.number)
        return one.token.number == other.token.number && one.token.unit == other.token.unit;
    if (!one.cues.empty() && !other.cues.empty()) return doTheSame(one, other);
    if (one.optional || other.optional) return one.token.stem == other.token.stem;
    if (one.token.stem == other.token.stem) return true;
    if (one.cues.empty() && !other.cues.empty()) return asksFor(other, one);
    if (!one.cues.empty()) return asksFor(one, other);
    // What the base calls by two names is two things, and one that has two names is one.
    const auto refs = named(one.token);
    const auto others = named(other.token);
    if (!refs.empty() && !others.empty())
        return std::ranges::any_of(refs, [&](const auto& ref) { return others.contains(ref); });
    return areOtherWords(one.token, other.token);
}

bool TaughtMatch::askOfTheSame(const std::vector<Meaningful>& taught,
                               const std::vector<Meaningful>& asked) const {
    // "How many students take courses?" and "How many courses are taken by students?"
    const auto subject = [&](const std::vector<Meaningful>& words) {
        std::set<ColumnRef> tables;
        for (const Meaningful& word : words) {
            for (const ColumnRef& ref : named(word.token))
                if (ref.column.empty()) tables.insert(ref);
            if (!tables.empty()) break;
        }
        return tables;
    };
    const auto one = subject(taught);
    const auto other = subject(asked);
    return one.empty() || other.empty() ||
           std::ranges::any_of(one, [&](const ColumnRef& ref) { return other.contains(ref); });
}

std::optional<std::size_t> TaughtMatch::difference(const std::vector<Meaningful>& taught,
                                                   const std::vector<Meaningful>& asked) const {
    std::vector<bool> met(taught.size(), false);
    std::vector<const Meaningful*> left;
    for (const Meaningful& word : asked) {
        const auto same = std::ranges::find_if(taught, [&](const Meaningful& one) {
            return !met[static_cast<std::size_t>(&one - taught.data())] &&
                   one.token.stem == word.token.stem && sayTheSame(one, word);
        });
        if (same == taught.end())
            left.push_back(&word);
        else
            met[static_cast<std::size_t>(same - taught.begin())] = true;
    }
    const auto needed = [](const Meaningful* word) { return !word->optional; };
    // The more words differ, the less do two questions say the same; and looking up takes time.
    if (std::ranges::count_if(left, needed) >
        std::min<std::ptrdiff_t>(mostDifferent, std::ranges::count(met, false)))
        return {};
    std::size_t different = 0;
    bool beyond = false;  // the question says a word more, though one that says little
    for (const Meaningful* word : left) {
        const auto same = std::ranges::find_if(taught, [&](const Meaningful& one) {
            return !met[static_cast<std::size_t>(&one - taught.data())] && sayTheSame(one, *word);
        });
        if (same != taught.end()) {
            met[static_cast<std::size_t>(same - taught.begin())] = true;
            ++different;
        } else if (word->optional) {
            beyond = true;
        } else {
            return {};
        }
    }
    // "The names of the songs" are not their titles, but "the songs" may be either.
    for (std::size_t i = 0; i < taught.size(); ++i)
        if (!met[i] && (!taught[i].optional || beyond)) return {};
    if (!askOfTheSame(taught, asked)) return {};
    return different;
}

}  // namespace tripletalk::answering::offline
