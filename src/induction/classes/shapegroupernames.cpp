// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "induction/classes/shapegrouper.h"
#include "language/language.h"
#include "language/valuewords.h"
#include "naming/names.h"

#include <algorithm>

namespace tripletalk::induction {

using graph::TermId;

namespace {

/// "author", but not "written by" or "borrowed".
bool canBeNoun(const std::vector<std::string>& words) {
    return !words.back().ends_with("ed") && !language::isFunctionWord(text::fold(words.back()));
}

/// "in language" -> "language", "host city id" -> "host city": keys end in "id" anyway.
std::vector<std::string> coreOf(const std::string& attribute) {
    std::vector<std::string> words = text::split(attribute, ' ');
    while (words.size() > 1 && language::isFunctionWord(text::fold(words.front())))
        words.erase(words.begin());
    if (words.size() > 1 && text::fold(words.back()) == "id") words.pop_back();
    return words;
}

/// "tags" -> "tag", where the language says that it is the plural.
std::string inSingular(const std::string& noun, const language::Language& language) {
    for (const auto& [many, one] : {std::pair("ies", "y"), std::pair("es", ""), std::pair("s", "")})
        if (noun.ends_with(many)) {
            const std::string single =
                noun.substr(0, noun.size() - std::string_view(many).size()) + one;
            if (!single.empty() && language.plural(single) == noun) return single;
        }
    return noun;
}

}  // namespace

std::string ShapeGrouper::attribute(TermId predicate) const {
    return naming::attributeName(m_bench.labels.label(predicate));
}

/// What a link calls the things that it leads to, one of them; empty if it has no noun for them.
std::string ShapeGrouper::nounOf(TermId link) const {
    const std::vector<std::string> words = coreOf(attribute(link));
    return canBeNoun(words)
               ? inSingular(text::join(words, " "), language::languageOf(m_bench.language))
               : std::string();
}

/// By predicate, how many of a group it leads to, as far as known.
std::map<TermId, std::int64_t> ShapeGrouper::linksTo(const Draft& draft) const {
    std::map<TermId, std::int64_t> counts;
    for (const int i : draft.shapes) {
        const auto at = static_cast<std::size_t>(i);
        const auto& links = m_linkSets[static_cast<std::size_t>(m_shapes[at].links)];
        for (const TermId link : links) counts[-link] += m_counts[at];
        if (links.empty() && m_shapes[at].incoming != 0)
            counts[m_shapes[at].incoming] += m_counts[at];
    }
    return counts;
}

/// After the link that leads to most of them. One that they have themselves says how they stand to
/// each other and not what they are: who has a parent is no "parent". What has nothing but such
/// links is called by one, though it be no noun.
std::string ShapeGrouper::nameByLink(const Draft& draft) const {
    const std::vector<TermId> own = usual(draft);
    const bool linkedOnly = !own.empty() && own.back() < 0;
    std::string name;
    std::string noNoun;
    std::int64_t most = draft.entities / 2;
    std::int64_t mostOfAny = most;
    for (const auto& [link, count] : linksTo(draft)) {
        if (link == m_first || std::binary_search(own.begin(), own.end(), link)) continue;
        if (const std::string noun = nounOf(link); count > most && !noun.empty()) {
            name = noun;
            most = count;
        } else if (count > mostOfAny && linkedOnly) {
            noNoun = attribute(link);
            mostOfAny = count;
        }
    }
    return name.empty() ? noNoun : name;
}

/// After the path of most of its relations, where these are no other group's: "person" of
/// "…/person/born" and "…/person/died".
std::string ShapeGrouper::nameByRelations(const Draft& draft) const {
    std::map<std::string, std::int64_t> own;
    std::map<std::string, std::int64_t> all;
    std::int64_t uses = 0;
    for (const Draft& each : m_drafts)
        for (const int i : each.shapes)
            for (const TermId relation : weighty(m_shapes[static_cast<std::size_t>(i)])) {
                if (relation < 0) continue;
                const std::int64_t count = m_counts[static_cast<std::size_t>(i)];
                const std::string& word = m_pathOf.at(relation);
                all[word] += count;
                if (&each != &draft) continue;
                own[word] += count;
                uses += count;
            }
    if (own.empty()) return {};
    const auto word = mostFrequent(own);
    const bool telling = !word->first.empty() && 2 * word->second > uses &&
                         10 * word->second > 9 * all.at(word->first) && all.size() > 1;
    return telling ? naming::humanise(word->first) : std::string();
}

/// Whether the path of its things says what a group is: not if other groups have it too and nearly
/// all things do.
bool ShapeGrouper::isToldByPath(const Draft& draft) const {
    std::int64_t all = 0;
    std::int64_t same = 0;
    std::size_t groups = 0;
    for (const Draft& each : m_drafts) {
        if (each.kind != Kind::Similar) continue;
        all += each.entities;
        if (each.pathWord != draft.pathWord) continue;
        same += each.entities;
        ++groups;
    }
    return draft.pathWord != 0 && (groups == 1 || 10 * same < 9 * all);
}

std::string ShapeGrouper::nameOf(const Draft& draft) const {
    switch (draft.kind) {
        case Kind::List:
            return draft.by == 0 || draft.by == m_first || draft.by == m_rest
                       ? "list node"
                       : attribute(draft.by) + " list node";
        case Kind::Declared:
            return m_bench.labels.label(draft.by);
        case Kind::Nested:
            return attribute(draft.by);
        case Kind::Similar:
            break;
    }
    if (isToldByPath(draft)) return naming::humanise(m_words.at(draft.pathWord));
    if (std::string name = nameByLink(draft); !name.empty()) return name;
    if (std::string name = nameByRelations(draft); !name.empty()) return name;
    return "thing";
}

std::set<TermId> ShapeGrouper::predicatesOf(const Draft& draft) const {
    std::set<TermId> used;
    for (const int i : draft.shapes) {
        const auto& set = setOf(m_shapes[static_cast<std::size_t>(i)]);
        used.insert(set.begin(), set.end());
    }
    return used;
}

/// Names for one of several groups of a name, the best first: with the attribute that tells it best
/// from the others, ahead of the plain one if most of the group has it. What has no attributes is
/// called by the link that leads to it.
std::vector<std::string> ShapeGrouper::toldApart(const std::string& name,
                                                 const std::vector<std::size_t>& alike,
                                                 std::size_t own) const {
    RelationUse others;
    for (const std::size_t other : alike)
        if (other != own) others.add(useOf(m_drafts[other]));
    const RelationUse use = useOf(m_drafts[own]);
    const TermId most = alike.size() < 2 ? 0 : use.mostOwn(others);
    if (most == 0) return {name};
    const std::string with = most < 0 ? attribute(-most) : name + " with " + attribute(most);
    return use.mostHave(most) ? std::vector{with} : std::vector{name, with};
}

void ShapeGrouper::publish() {
    std::stable_sort(m_drafts.begin(), m_drafts.end(),
                     [](const Draft& a, const Draft& b) { return a.entities > b.entities; });
    std::map<std::string, std::vector<std::size_t>> byName;
    for (std::size_t i = 0; i < m_drafts.size(); ++i) byName[nameOf(m_drafts[i])].push_back(i);
    std::vector<std::string> names(m_drafts.size());
    std::set<std::string> taken;
    for (const auto& [name, alike] : byName)
        for (const std::size_t i : alike) {
            const std::vector<std::string> wanted = toldApart(name, alike, i);
            for (const std::string& each : wanted)
                if (names[i].empty() && taken.insert(each).second) names[i] = each;
            for (int number = 2; names[i].empty(); ++number)
                if (const std::string each = wanted.back() + " " + std::to_string(number);
                    taken.insert(each).second)
                    names[i] = each;
        }
    m_untyped.m_groupOf.resize(m_shapes.size());
    for (std::size_t i = 0; i < m_drafts.size(); ++i) {
        for (const int shape : m_drafts[i].shapes)
            m_untyped.m_groupOf[static_cast<std::size_t>(shape)] = static_cast<int>(i);
        m_untyped.m_groups.push_back(
            {names[i], predicatesOf(m_drafts[i]), m_drafts[i].entities,
             m_drafts[i].kind == Kind::Similar || m_drafts[i].kind == Kind::Nested});
    }
}

}  // namespace tripletalk::induction
