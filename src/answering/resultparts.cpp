// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/resultparts.h"

#include "answering/statements.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

/// A value that is the name of one thing alone stands for that thing.
Cell cellOf(const Evidence& evidence, const Source& source, const std::string& value) {
    if (text::fold(value) == text::fold(source.title)) return {value, source.iri};
    const auto named = evidence.entities().byLabel({}, value);
    return {value, named && *named ? (*named)->iri : std::string()};
}

AnswerResult resultOfPassage(const Evidence& evidence, const Source& source,
                             const std::vector<std::string>& values) {
    AnswerResult result;
    result.source = source.n;
    result.columns = {{"value"}};
    for (const std::string& value : values)
        if (states(source.title + ". " + source.text, value))
            result.rows.push_back({cellOf(evidence, source, value)});
    for (const auto& row : result.rows)
        result.columns[0].entity = result.columns[0].entity || !row[0].iri.empty();
    result.kind = result.rows.empty() ? "none" : result.rows.size() == 1 ? "text" : "list";
    return result;
}

/// Adds a part's cells to the right of a one-row result.
void widen(AnswerResult& result, const AnswerResult& part) {
    result.columns.insert(result.columns.end(), part.columns.begin(), part.columns.end());
    auto& row = result.rows.front();
    row.insert(row.end(), part.rows.front().begin(), part.rows.front().end());
    result.kind = "table";
}

}  // namespace

AnswerResult resultOfParts(const Evidence& evidence, const std::vector<ResultPart>& parts) {
    AnswerResult result;
    for (const ResultPart& part : parts) {
        if (part.source <= 0) continue;
        const Source& source = evidence.source(part.source);
        AnswerResult next = source.kind == "sql" ? evidence.resultOf(part.source, part.columns)
                                                 : resultOfPassage(evidence, source, part.values);
        if (result.source == 0) {
            result = std::move(next);
        } else if (result.rows.size() == 1 && next.rows.size() == 1) {
            widen(result, next);
        } else if (result.columns.size() == next.columns.size()) {
            result.rows.insert(result.rows.end(), next.rows.begin(), next.rows.end());
            if (result.rows.size() > 1 && result.kind != "table") result.kind = "list";
        }
    }
    return result;
}

}  // namespace tripletalk::answering
