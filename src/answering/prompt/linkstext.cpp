// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/linkstext.h"

#include "answering/prompt/prompttext.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using retrieval::LinkKind;
using retrieval::ValueEntry;
using retrieval::ValueLink;

namespace {

constexpr double clearly = 0.15;
constexpr std::size_t shownBytes = 100;
/// More things than these are told as a set.
constexpr std::size_t mostSingly = 3;
constexpr std::size_t examples = 2;
/// "Switches" is looked for as "switch" where names have it so.
constexpr std::size_t longestEnding = 3;

using Links = std::vector<const ValueLink*>;

bool isWithin(const ValueLink& link, const ValueLink& other) {
    return other.begin <= link.begin && other.end >= link.end;
}

const std::string& nameOf(const ValueEntry& entry) {
    return entry.kind == LinkKind::Entity ? entry.label : entry.text;
}

bool isOfSchema(const ValueLink& link) {
    return link.entry.kind == LinkKind::Table || link.entry.kind == LinkKind::Column;
}

/// Whether the words are one of several of a value ("heights" of "Chicago Heights").
bool isOneWordOf(std::string_view words, const ValueLink& link) {
    return link.entry.kind == LinkKind::Value && text::words(words).size() == 1 &&
           text::words(link.entry.text).size() > 1;
}

/// A word inside the longer name of an entity ("City" of a car's name), or a value's inside that of
/// a column ("manager" of "product manager"), says nothing by itself. Where the same words name a
/// column, or fit something else clearly better, a near miss only misleads.
bool misleads(const ValueLink& link, std::string_view question,
              const std::vector<ValueLink>& links) {
    const bool isPart = isOneWordOf(question.substr(link.begin, link.end - link.begin), link);
    return std::ranges::any_of(links, [&](const ValueLink& other) {
        if (!isWithin(link, other)) return false;
        const bool isLonger = other.end - other.begin > link.end - link.begin;
        const bool holdsIt = other.entry.kind == LinkKind::Entity ||
                             (link.entry.kind == LinkKind::Value && isOfSchema(other));
        return (isLonger && holdsIt) || (isPart && isOfSchema(other)) ||
               other.score > link.score + clearly;
    });
}

/// A text that is part of the name of a thing which the same words stand for.
bool repeatsAThing(const ValueLink& link, const std::vector<ValueLink>& links) {
    if (link.entry.kind != LinkKind::Value) return false;
    const std::string value = text::fold(link.entry.text);
    return std::ranges::any_of(links, [&](const ValueLink& other) {
        return other.entry.kind == LinkKind::Entity && other.entry.table == link.entry.table &&
               isWithin(link, other) &&
               text::fold(other.entry.label).find(value) != std::string::npos;
    });
}

bool isOfOneSet(const ValueLink& one, const ValueLink& other) {
    return one.begin == other.begin && one.end == other.end && one.entry.kind == other.entry.kind &&
           one.entry.table == other.entry.table && one.entry.column == other.entry.column;
}

/// What stands in all names, without its ending if need be; empty if nothing does.
std::string commonPart(std::string words, const Links& set) {
    const auto standsInAll = [&] {
        const std::string folded = text::fold(words);
        return std::ranges::all_of(set, [&](const ValueLink* link) {
            return text::fold(nameOf(link->entry)).find(folded) != std::string::npos;
        });
    };
    for (std::size_t cut = 0; cut <= longestEnding && words.size() > longestEnding; ++cut) {
        if (standsInAll()) return words;
        words.pop_back();
    }
    return {};
}

std::string meaningOf(const ValueEntry& entry) {
    switch (entry.kind) {
        case LinkKind::Entity:
            return entry.table + " with key '" + entry.key + "' (" +
                   text::elide(entry.label, shownBytes) + ")";
        case LinkKind::Value:
            return entry.table + "." + entry.column + " = '" + text::elide(entry.text, shownBytes) +
                   "'";
        case LinkKind::Table:
            return "table " + entry.table;
        case LinkKind::Column:
            return "column " + entry.table + "." + entry.column;
    }
    return {};
}

std::string meaningOfSet(const std::string& pattern, const Links& set) {
    const ValueEntry& first = set.front()->entry;
    const bool isEntity = first.kind == LinkKind::Entity;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(examples, set.size()); ++i)
        names.push_back(text::elide(nameOf(set[i]->entry), shownBytes));
    return first.table + "." + (isEntity ? "label" : first.column) + " LIKE '%" + pattern +
           "%': " + std::to_string(set.size()) + " or more, e.g. " + text::join(names, ", ");
}

/// One link for each line, or all of a set in its first one's place.
std::vector<Links> lines(const std::vector<ValueLink>& links) {
    std::vector<Links> lines;
    for (const ValueLink& link : links) {
        const auto own = std::ranges::find_if(
            lines, [&](const Links& line) { return isOfOneSet(*line.front(), link); });
        if (own == lines.end())
            lines.push_back({&link});
        else
            own->push_back(&link);
    }
    return lines;
}

}  // namespace

std::vector<ValueLink> tellingLinks(std::string_view question,
                                    const std::vector<ValueLink>& links) {
    std::vector<ValueLink> telling;
    for (const ValueLink& link : links)
        if (!misleads(link, question, links) && !repeatsAThing(link, links))
            telling.push_back(link);
    return telling;
}

std::string linksText(std::string_view question, const std::vector<ValueLink>& links,
                      std::size_t tokens) {
    std::string told;
    const auto tell = [&](const std::string& words, const std::string& meaning) {
        const std::string line = "\"" + words + "\": " + meaning + "\n";
        const bool isNew = told.find(line) == std::string::npos;
        if (isNew && text::estimatedTokens(told + line) <= tokens) told += line;
    };
    const std::vector<ValueLink> telling = tellingLinks(question, links);
    for (const Links& set : lines(telling)) {
        const ValueLink& first = *set.front();
        const std::string words(question.substr(first.begin, first.end - first.begin));
        const std::string pattern = set.size() > mostSingly ? commonPart(words, set) : "";
        if (!pattern.empty())
            tell(words, meaningOfSet(pattern, set));
        else
            for (const ValueLink* link : set) tell(words, meaningOf(link->entry));
    }
    return asData(std::move(told));
}

std::string otherWordsText(const OtherWords& words) {
    std::string told;
    for (const auto& [said, understood] : words)
        told += "\"" + said + "\": perhaps \"" + text::elide(understood, shownBytes) + "\"\n";
    return asData(std::move(told));
}

}  // namespace tripletalk::answering
