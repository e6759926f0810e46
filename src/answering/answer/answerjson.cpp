// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answer.h"
#include "answering/answer/membersjson.h"
#include "base/jsontext.h"
#include "base/sentencejson.h"

namespace tripletalk::answering {

using nlohmann::json;

namespace {

json columnsToJson(const std::vector<ResultColumn>& columns) {
    json all = json::array();
    for (const ResultColumn& column : columns) {
        all.push_back({{"name", column.name},
                       {"type", column.entity  ? "entity"
                                : column.truth ? "truth"
                                               : "value"},
                       {"unit", column.unit}});
        if (!column.title.empty()) all.back()["title"] = column.title;
    }
    return all;
}

std::vector<ResultColumn> columnsFromJson(const json& all) {
    std::vector<ResultColumn> columns;
    for (const json& one : all) {
        const auto type = memberOr<std::string>(one, "type", {});
        columns.push_back({memberOr<std::string>(one, "name", {}), type == "entity",
                           memberOr<std::string>(one, "unit", {}), type == "truth",
                           memberOr<std::string>(one, "title", {})});
    }
    return columns;
}

json rowsToJson(const std::vector<std::vector<Cell>>& rows) {
    json all = json::array();
    for (const auto& row : rows) {
        json cells = json::array();
        for (const Cell& cell : row) {
            cells.push_back({{"text", cell.text}, {"datatype", cell.datatype}});
            if (!cell.iri.empty()) cells.back()["iri"] = cell.iri;
        }
        all.push_back(std::move(cells));
    }
    return all;
}

std::vector<std::vector<Cell>> rowsFromJson(const json& all) {
    std::vector<std::vector<Cell>> rows;
    for (const json& one : all) {
        std::vector<Cell> row;
        for (const json& cell : one)
            row.push_back({memberOr<std::string>(cell, "text", {}),
                           memberOr<std::string>(cell, "iri", {}),
                           memberOr<std::string>(cell, "datatype", "text")});
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

std::string_view toString(AnswerStatus status) {
    switch (status) {
        case AnswerStatus::Answered:
            return "answered";
        case AnswerStatus::NotFound:
            return "not_found";
        case AnswerStatus::Cancelled:
            return "cancelled";
        case AnswerStatus::Failed:
            break;
    }
    return "failed";
}

AnswerStatus statusFromText(std::string_view text) {
    for (const auto known :
         {AnswerStatus::Answered, AnswerStatus::NotFound, AnswerStatus::Cancelled})
        if (text == toString(known)) return known;
    return AnswerStatus::Failed;
}

json toJson(const Error& error) {
    json object = {{"kind", tripletalk::toString(error.kind)},
                   {"message", error.message.text()},
                   {"detail", error.detail},
                   {"place", nullptr}};
    if (json parts = partsOf(error.message); parts.is_object())
        object["sentence"] = std::move(parts);
    if (error.place)
        object["place"] = {{"file", error.place->file},
                           {"line", error.place->line},
                           {"column", error.place->column}};
    return object;
}

Error errorFromJson(const json& object) {
    Error error{ErrorKind::Internal,
                Sentence::verbatim(memberOr<std::string>(object, "message", {})),
                memberOr<std::string>(object, "detail", {})};
    if (const json parts = memberOr<json>(object, "sentence", {}); parts.is_object())
        error.message = sentenceOfParts(parts);
    const auto kind = memberOr<std::string>(object, "kind", {});
    for (int i = 0; i <= static_cast<int>(ErrorKind::Internal); ++i)
        if (tripletalk::toString(static_cast<ErrorKind>(i)) == kind)
            error.kind = static_cast<ErrorKind>(i);
    const json place = memberOr<json>(object, "place", {});
    if (place.is_object())
        error.place = Place{memberOr<std::string>(place, "file", {}),
                            memberOr<std::int64_t>(place, "line", 0),
                            memberOr<std::int64_t>(place, "column", 0)};
    return error;
}

json toJson(const AnswerResult& result) {
    return {{"kind", result.kind},
            {"columns", columnsToJson(result.columns)},
            {"rows", rowsToJson(result.rows)},
            {"source", result.source},
            {"complete", result.complete}};
}

AnswerResult resultFromJson(const json& object) {
    AnswerResult result;
    result.kind = memberOr<std::string>(object, "kind", "none");
    result.columns = columnsFromJson(elementsOf(object, "columns"));
    result.rows = rowsFromJson(elementsOf(object, "rows"));
    result.source = memberOr<int>(object, "source", 0);
    result.complete = memberOr<bool>(object, "complete", true);
    return result;
}

json toJson(const Source& source) {
    json object{{"n", source.n},
                {"kind", source.kind},
                {"query", source.query},
                {"columns", columnsToJson(source.columns)},
                {"rows", rowsToJson(source.rows)},
                {"truncated", source.truncated},
                {"error", source.error ? toJson(*source.error) : json()},
                {"title", source.title},
                {"text", source.text},
                {"iri", source.iri},
                {"score", source.score},
                {"notes", source.notes}};
    if (!source.base.empty()) object["base"] = source.base;
    return object;
}

Source sourceFromJson(const json& object) {
    Source source;
    source.n = memberOr<int>(object, "n", 0);
    source.kind = memberOr<std::string>(object, "kind", {});
    source.query = memberOr<std::string>(object, "query", {});
    source.columns = columnsFromJson(elementsOf(object, "columns"));
    source.rows = rowsFromJson(elementsOf(object, "rows"));
    source.truncated = memberOr<bool>(object, "truncated", false);
    if (const json error = memberOr<json>(object, "error", {}); error.is_object())
        source.error = errorFromJson(error);
    source.title = memberOr<std::string>(object, "title", {});
    source.text = memberOr<std::string>(object, "text", {});
    source.iri = memberOr<std::string>(object, "iri", {});
    source.score = memberOr<double>(object, "score", 0);
    source.notes = memberOr<std::vector<std::string>>(object, "notes", {});
    source.base = memberOr<std::string>(object, "base", {});
    return source;
}

json toJson(const Answer& answer) {
    json sources = json::array();
    for (const Source& source : answer.sources) sources.push_back(toJson(source));
    json steps = json::array();
    for (const Step& step : answer.steps)
        steps.push_back({{"kind", step.kind},
                         {"round", step.round},
                         {"ms", step.ms},
                         {"tokens", step.tokens},
                         {"summary", step.summary},
                         {"error", step.error.empty() ? json() : json(step.error)}});
    return {{"status", toString(answer.status)},
            {"answer", answer.text},
            {"understood_as", answer.understoodAs},
            {"result", toJson(answer.result)},
            {"sources", std::move(sources)},
            {"steps", std::move(steps)},
            {"timings_ms", answer.timingsMs},
            {"usage",
             {{"prompt_tokens", answer.promptTokens},
              {"completion_tokens", answer.completionTokens},
              {"model_calls", answer.modelCalls}}},
            {"meanings", membersjson::written(answer.meanings)},
            {"unsupported", membersjson::written(answer.unsupported)},
            {"strategy", answer.strategy},
            {"model", answer.model},
            {"error", answer.error ? toJson(*answer.error) : json()}};
}

Answer answerFromJson(const json& object) {
    Answer answer;
    answer.status = statusFromText(memberOr<std::string>(object, "status", {}));
    answer.text = memberOr<std::string>(object, "answer", {});
    answer.understoodAs = memberOr<std::string>(object, "understood_as", {});
    answer.result = resultFromJson(memberOr<json>(object, "result", {}));
    for (const json& source : elementsOf(object, "sources"))
        answer.sources.push_back(sourceFromJson(source));
    if (const json error = memberOr<json>(object, "error", {}); error.is_object())
        answer.error = errorFromJson(error);
    return answer;
}

}  // namespace tripletalk::answering
