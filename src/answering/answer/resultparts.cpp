// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/resultparts.h"

#include "answering/answer/statements.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

/// A value that is the name of one thing alone stands for that thing.
Cell cellOf(const knowledge::EntityLookup* entities, const Source& source,
            const std::string& value) {
    if (text::fold(value) == text::fold(source.title)) return {value, source.iri};
    if (!entities) return {value};
    const auto named = entities->byLabel({}, value);
    return {value, named && *named ? (*named)->iri : std::string()};
}

AnswerResult resultOfPassage(const knowledge::EntityLookup* entities, const Source& source,
                             const std::vector<std::string>& values) {
    AnswerResult result;
    result.source = source.n;
    result.columns = {{"value"}};
    for (const std::string& value : values)
        if (states(source.title + ". " + source.text, value))
            result.rows.push_back({cellOf(entities, source, value)});
    for (const auto& row : result.rows)
        result.columns[0].entity = result.columns[0].entity || !row[0].iri.empty();
    result.kind = result.rows.empty() ? "none" : result.rows.size() == 1 ? "text" : "list";
    return result;
}

}  // namespace

AnswerResult resultOfParts(const std::vector<Source>& sources, const std::vector<ResultPart>& parts,
                           const knowledge::EntityLookup* entities) {
    std::vector<AnswerResult> results;
    for (const ResultPart& part : parts) {
        if (part.source <= 0) continue;
        const Source& source = sources.at(static_cast<std::size_t>(part.source - 1));
        results.push_back(source.isQuery() ? resultOf(source, part.columns)
                                           : resultOfPassage(entities, source, part.values));
    }
    return joined(std::move(results));
}

}  // namespace tripletalk::answering
