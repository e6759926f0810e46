// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/relationwords.h"

#include "base/text.h"
#include "naming/names.h"
#include "retrieval/tokens.h"

#include <algorithm>

namespace tripletalk::answering {

using language::Cue;
using language::CueKind;
using lookup::ItemKind;

namespace {

constexpr double synonymSure = 0.8;
constexpr double hintSure = 0.7;
constexpr double familySure = 0.75;

bool isCharacter(const std::string& token) {
    const auto characters = retrieval::decode(token);
    return characters.size() == 1 && retrieval::isUnspacedScript(characters.front());
}

/// Characters of the longest run of `name` that `text` has.
std::size_t longestRun(const std::string& name, const std::string& text) {
    const auto characters = retrieval::decode(name);
    const auto all = retrieval::decode(text);
    for (std::size_t length = characters.size(); length > 0; --length)
        for (std::size_t at = 0; at + length <= characters.size(); ++at)
            if (all.find(characters.substr(at, length)) != std::u32string::npos) return length;
    return 0;
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
    std::size_t end = 0;
    for (const retrieval::Token& token : retrieval::tokens(text)) {
        if (isCharacter(token.text)) {
            if (token.begin != end) asked.characters += ' ';
            asked.characters += token.text;
            ++asked.characterCount;
            end = token.end;
            continue;
        }
        if (token.stop || m_wording.isStop(token.text)) continue;
        const std::string stem = m_wording.stem(token.text);
        asked.own.push_back(stem);
        asked.written.push_back(token.text);
        raise(asked.stems, stem, 1);
        for (const std::string& other : m_wording.synonyms(stem))
            raise(asked.stems, other, synonymSure);
    }
    const auto tokens = m_wording.tokens(text);
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (const auto& found : m_wording.cuesAt(tokens, at)) {
            const CueKind kind = found.cue->kind;
            if (kind != CueKind::Hint && kind != CueKind::Verb && kind != CueKind::Adjective)
                continue;
            for (const std::string& attribute : found.cue->attributes)
                raise(asked.stems, m_wording.stem(text::fold(attribute)), hintSure);
        }
    return asked;
}

RelationWords::Name RelationWords::nameOf(std::string_view text) const {
    Name name;
    std::vector<std::string> stops;
    for (const retrieval::Token& token : retrieval::tokens(text)) {
        if (isCharacter(token.text))
            name.characters += token.text;
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
        const auto length = static_cast<double>(retrieval::decode(name.characters).size());
        const auto run = static_cast<double>(longestRun(name.characters, asked.characters));
        all += length;
        // One character of several is mostly another word.
        if (run > 1 || length < 2) found += run;
    }
    return all == 0 ? 0 : found / all;
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

double RelationWords::explained(const AskedWords& asked, const RelationPath& path) {
    if (asked.own.empty() && asked.characterCount == 0) return 0;
    double explained = 0;
    for (std::size_t i = 0; i < asked.own.size(); ++i) explained += names(asked, i, path) ? 1 : 0;
    double characters = 0;
    for (const PathStep& step : path) {
        std::size_t longest = 0;
        for (const Name& name : namesOf(step.relation))
            if (!name.characters.empty())
                longest = std::max(longest, longestRun(name.characters, asked.characters));
        characters += longest > 1 ? static_cast<double>(longest) : 0;
    }
    const auto all = static_cast<double>(asked.own.size() + asked.characterCount);
    return std::min(1.0, (explained + characters) / all);
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
