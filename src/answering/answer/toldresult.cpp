// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/toldresult.h"

#include "answering/answer/membersjson.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

const Source* sourceOf(const AnswerResult& result, const std::vector<Source>& sources) {
    const auto at = std::ranges::find(sources, result.source, &Source::n);
    return at == sources.end() ? nullptr : &*at;
}

/// The source's column that a column of the result is, name, unit and every cell; -1 if none is.
int placeOf(const AnswerResult& result, std::size_t column, const Source& source) {
    for (std::size_t place = 0; place < source.columns.size(); ++place) {
        const auto sameCell = [&](const std::vector<Cell>& row, const std::vector<Cell>& known) {
            return column < row.size() && place < known.size() && row[column] == known[place];
        };
        if (source.columns[place] == result.columns[column] &&
            std::ranges::equal(result.rows, source.rows, sameCell))
            return static_cast<int>(place);
    }
    return -1;
}

}  // namespace

ToldResult told(const AnswerResult& result, const std::vector<Source>& sources) {
    const Source* source = sourceOf(result, sources);
    if (!source || result.columns.empty()) return {result};
    std::vector<int> places;
    for (std::size_t column = 0; column < result.columns.size(); ++column) {
        places.push_back(placeOf(result, column, *source));
        if (places.back() < 0) return {result};
    }
    return {{.kind = result.kind, .source = result.source, .complete = result.complete},
            std::move(places)};
}

AnswerResult resolved(const ToldResult& told, const std::vector<Source>& sources) {
    if (!told.sourceColumns) return told.result;
    AnswerResult result = told.result;
    const Source* source = sourceOf(result, sources);
    const auto isThere = [&](int place) {
        return place >= 0 && static_cast<std::size_t>(place) < source->columns.size();
    };
    if (!source || !std::ranges::all_of(*told.sourceColumns, isThere)) return result;
    for (const int place : *told.sourceColumns)
        result.columns.push_back(source->columns[static_cast<std::size_t>(place)]);
    for (const auto& row : source->rows) {
        std::vector<Cell>& cells = result.rows.emplace_back();
        for (const int place : *told.sourceColumns)
            cells.push_back(static_cast<std::size_t>(place) < row.size()
                                ? row[static_cast<std::size_t>(place)]
                                : Cell());
    }
    return result;
}

json toJson(const ToldResult& told) {
    json object = toJson(told.result);
    if (!told.sourceColumns) return object;
    object.erase("columns");
    object.erase("rows");
    object["source_columns"] = *told.sourceColumns;
    return object;
}

ToldResult toldResultFromJson(const json& object) {
    ToldResult told{resultFromJson(object)};
    if (!object.is_object()) return told;
    if (const auto places = object.find("source_columns"); places != object.end())
        membersjson::read(*places, told.sourceColumns.emplace());
    return told;
}

}  // namespace tripletalk::answering
