// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/relationwords.h"

#include "base/text.h"
#include "naming/names.h"
#include "retrieval/tokens.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering {

using language::Cue;
using language::CueKind;
using lookup::ItemKind;

namespace {

constexpr double synonymSure = 0.8;
constexpr double hintSure = 0.7;
constexpr double familySure = 0.75;
constexpr std::size_t longestSynonym = 6;  // characters

bool isCharacter(const std::string& token) {
    const auto characters = retrieval::decode(token);
    return characters.size() == 1 && text::isUnspacedScript(characters.front());
}

/// One character of several is mostly another word.
constexpr std::size_t shortestRun = 2;

/// How sure each character of a name is said: those in runs that `text` has, too.
void cover(const std::u32string& name, const std::u32string& text, double sure,
           std::vector<double>& covered) {
    const std::size_t least = std::min(shortestRun, name.size());
    for (std::size_t at = 0; at + least <= name.size(); ++at) {
        std::size_t length = least;
        if (text.find(name.substr(at, length)) == std::u32string::npos) continue;
        while (at + length < name.size() &&
               text.find(name.substr(at, length + 1)) != std::u32string::npos)
            ++length;
        for (std::size_t i = at; i < at + length; ++i) covered[i] = std::max(covered[i], sure);
    }
}

double sum(const std::vector<double>& all) { return std::accumulate(all.begin(), all.end(), 0.0); }

bool speaksOfAttributes(const Cue& cue) {
    return cue.kind == CueKind::Hint || cue.kind == CueKind::Verb || cue.kind == CueKind::Adjective;
}

/// With an empty one where something stands between two.
std::vector<language::Token> withGaps(const std::vector<language::Token>& tokens) {
    std::vector<language::Token> all;
    for (const language::Token& token : tokens) {
        if (!all.empty() && all.back().end != token.begin) all.emplace_back();
        all.push_back(token);
    }
    return all;
}

void addOther(const std::vector<std::string>& words, OtherCharacters other, AskedWords& asked) {
    if (words.empty()) return;
    for (const std::string& word : words)
        other.words.push_back(retrieval::decode(text::fold(word)));
    asked.others.push_back(std::move(other));
}

void raise(std::map<std::string, double>& stems, const std::string& stem, double sure) {
    double& known = stems[stem];
    known = std::max(known, sure);
}

}  // namespace

AskedWords RelationWords::asked(std::string_view question, const learning::Mention& mention) const {
    AskedWords asked;
    std::string text(question);
    if (mention.begin < mention.end)
        text.replace(mention.begin, mention.end - mention.begin, mention.end - mention.begin, ' ');
    for (const retrieval::Token& token : retrieval::tokens(text)) {
        if (isCharacter(token.text) || token.stop || m_wording.isStop(token.text)) continue;
        const std::string stem = m_wording.stem(token.text);
        asked.own.push_back(stem);
        asked.written.push_back(token.text);
        raise(asked.stems, stem, 1);
        for (const std::string& other : m_wording.synonyms(stem))
            raise(asked.stems, other, synonymSure);
    }
    addCues(text, asked);
    addCharacters(text, asked);
    return asked;
}

void RelationWords::addCues(std::string_view text, AskedWords& asked) const {
    const auto tokens = m_wording.tokens(text);
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (const auto& found : m_wording.cuesAt(tokens, at)) {
            if (!speaksOfAttributes(*found.cue)) continue;
            for (const std::string& attribute : found.cue->attributes)
                raise(asked.stems, m_wording.stem(text::fold(attribute)), hintSure);
        }
}

void RelationWords::addCharacters(std::string_view text, AskedWords& asked) const {
    const auto tokens = withGaps(m_wording.tokens(text));
    for (const language::Token& token : tokens) {
        const bool isOne = isCharacter(token.folded);
        asked.characters += isOne ? retrieval::decode(token.folded) : U" ";
        asked.content.push_back(isOne && !token.stop);
    }
    addCharactersOfCues(tokens, asked);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        std::string run;
        for (std::size_t last = at; last < std::min(tokens.size(), at + longestSynonym); ++last) {
            if (asked.characters[last] == U' ') break;
            run += tokens[last].folded;
            addOther(m_wording.synonyms(run), {{}, synonymSure, at, last + 1}, asked);
        }
    }
}

/// The longest cue counts: "born in" says nothing that "born" says again.
void RelationWords::addCharactersOfCues(const std::vector<language::Token>& tokens,
                                        AskedWords& asked) const {
    for (std::size_t at = 0, next = 0; at < tokens.size(); at = next) {
        next = at + 1;
        const auto cues = m_wording.cuesAt(tokens, at);
        if (asked.characters[at] == U' ' || cues.empty()) continue;
        next = at + cues.front().length;
        bool asksOnly = true;
        for (const auto& found : cues) {
            if (at + found.length != next || !speaksOfAttributes(*found.cue)) continue;
            addOther(found.cue->attributes, {{}, hintSure, at, next}, asked);
            asksOnly = false;
        }
        for (std::size_t i = at; i < next; ++i)
            asked.content[i] = !asksOnly && asked.characters[i] != U' ';
    }
}

RelationWords::Name RelationWords::nameOf(std::string_view text) const {
    Name name;
    std::vector<std::string> stops;
    for (const retrieval::Token& token : retrieval::tokens(text)) {
        if (isCharacter(token.text))
            name.characters += retrieval::decode(token.text);
        else if (token.stop || m_wording.isStop(token.text))
            stops.push_back(m_wording.stem(token.text));
        else
            name.stems.push_back(m_wording.stem(token.text));
    }
    if (name.stems.empty() && name.characters.empty()) name.stems = std::move(stops);
    return name;
}

const std::vector<RelationWords::Name>& RelationWords::namesOf(const std::string& relation) {
    const auto [known, isNew] = m_names.emplace(relation, std::vector<Name>());
    if (!isNew) return known->second;
    known->second.push_back(nameOf(naming::humanise(naming::localName(relation))));
    if (!m_index) return known->second;
    if (const auto row = m_index->rowOf(ItemKind::Property, relation)) {
        const lookup::Item item = m_index->item(ItemKind::Property, *row);
        known->second.push_back(nameOf(item.label));
        for (const std::string& other : item.synonyms) known->second.push_back(nameOf(other));
    }
    return known->second;
}

double RelationWords::share(const AskedWords& asked, const Name& name) const {
    double found = 0;
    double all = 0;
    for (const std::string& stem : name.stems) {
        all += 1;
        if (const auto same = asked.stems.find(stem); same != asked.stems.end()) {
            found += same->second;
            continue;
        }
        const std::string root = m_wording.root(stem);
        if (!root.empty() && std::ranges::any_of(asked.own, [&](const std::string& own) {
                return m_wording.root(own) == root;
            }))
            found += familySure;
    }
    if (!name.characters.empty()) {
        const auto covered = this->covered(asked, name);
        all += static_cast<double>(covered.size());
        found += sum(covered);
    }
    return all == 0 ? 0 : found / all;
}

/// How sure each character of a name is said; what several words say is surer.
std::vector<double> RelationWords::covered(const AskedWords& asked, const Name& name) {
    std::vector<double> all(name.characters.size(), 0);
    cover(name.characters, asked.characters, 1, all);
    for (const OtherCharacters& other : asked.others) {
        std::vector<double> covered(all.size(), 0);
        for (const std::u32string& word : other.words)
            cover(name.characters, word, other.sure, covered);
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = 1 - (1 - all[i]) * (1 - covered[i]);
    }
    return all;
}

double RelationWords::said(const AskedWords& asked, const std::string& relation) {
    double best = 0;
    for (const Name& name : namesOf(relation)) best = std::max(best, share(asked, name));
    return best;
}

bool RelationWords::names(const AskedWords& asked, std::size_t word, const RelationPath& path) {
    const std::string& own = asked.own[word];
    const std::string root = m_wording.root(own);
    const auto isOwn = [&](const std::string& stem) {
        return stem == own || m_wording.areSynonyms(stem, own) ||
               (!root.empty() && m_wording.root(stem) == root);
    };
    return std::ranges::any_of(path, [&](const PathStep& step) {
        return std::ranges::any_of(namesOf(step.relation), [&](const Name& name) {
            return std::ranges::any_of(name.stems, isOwn);
        });
    });
}

/// Which characters of the question are a name's, or say it in other words.
void RelationWords::explain(const AskedWords& asked, const Name& name,
                            std::vector<double>& explained) {
    if (name.characters.empty()) return;
    cover(asked.characters, name.characters, 1, explained);
    for (const OtherCharacters& other : asked.others)
        if (std::ranges::find(other.words, name.characters) != other.words.end())
            std::fill(explained.begin() + static_cast<std::ptrdiff_t>(other.first),
                      explained.begin() + static_cast<std::ptrdiff_t>(other.last), 1);
}

double RelationWords::explained(const AskedWords& asked, const RelationPath& path) {
    std::vector<double> characters(asked.characters.size(), 0);
    for (const PathStep& step : path)
        for (const Name& name : namesOf(step.relation)) explain(asked, name, characters);
    double all = 0;
    double explained = 0;
    for (std::size_t i = 0; i < asked.own.size(); ++i, ++all)
        explained += names(asked, i, path) ? 1 : 0;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        if (!asked.content[i]) continue;
        explained += characters[i];
        ++all;
    }
    return all == 0 ? 0 : explained / all;
}

double RelationWords::said(const AskedWords& asked, const RelationPath& path) {
    constexpr double fewerHops = 0.93;  // of two paths that say the same the shorter one
    constexpr double beside = 0.6;      // there and back: what stands beside the thing
    double sum = 0;
    double weight = 1;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const double one = said(asked, path[i].relation);
        if (one == 0) return 0;
        sum += one;
        if (i > 0) weight *= fewerHops;
        if (i > 0 && path[i].relation == path[i - 1].relation) weight *= beside;
    }
    const double mean = sum / static_cast<double>(path.size());
    return weight * mean * (0.5 + 0.5 * explained(asked, path));
}

std::string RelationWords::name(const PathStep& step) {
    std::string name = naming::humanise(naming::localName(step.relation));
    if (m_index)
        if (const auto row = m_index->rowOf(ItemKind::Property, step.relation))
            name = m_index->item(ItemKind::Property, *row).label;
    return step.inverse ? "^" + name : name;
}

std::string RelationWords::name(const RelationPath& path) {
    std::vector<std::string> names;
    for (const PathStep& step : path) names.push_back(name(step));
    return text::join(names, " → ");
}

}  // namespace tripletalk::answering
