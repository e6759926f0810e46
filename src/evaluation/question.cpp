// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/question.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"

#include <stdexcept>

namespace tripletalk::evaluation {

using nlohmann::json;

namespace {

/// What is wrong with a line, in words; never leaves this file.
struct Unfit : std::runtime_error {
    using std::runtime_error::runtime_error;
};

GoldCell readCell(const json& cell) {
    GoldCell read;
    read.unit = cell.value("unit", "");
    if (cell.contains("iri")) {
        read.kind = GoldCell::Kind::Entity;
        read.text = cell.at("iri").get<std::string>();
        read.label = cell.value("label", "");
    } else if (cell.contains("number")) {
        read.kind = GoldCell::Kind::Number;
        read.low = read.high = cell.at("number").get<double>();
    } else if (cell.contains("range")) {
        read.kind = GoldCell::Kind::Span;
        read.low = cell.at("range").at(0).get<double>();
        read.high = cell.at("range").at(1).get<double>();
    } else if (cell.contains("text")) {
        read.text = cell.at("text").get<std::string>();
    } else {
        throw Unfit("a gold cell has none of iri, number, range and text");
    }
    return read;
}

std::vector<GoldCell> readRow(const json& row) {
    if (row.is_object()) return {readCell(row)};
    std::vector<GoldCell> cells;
    for (const auto& cell : row) cells.push_back(readCell(cell));
    if (cells.empty()) throw Unfit("a gold row has no cell");
    return cells;
}

std::vector<Statement> readStatements(const json& line, const char* member) {
    std::vector<Statement> statements;
    for (const auto& one : line.value(member, json::array())) {
        statements.push_back(
            {one.at("text").get<std::vector<std::string>>(), one.value("source", "")});
        if (statements.back().text.empty())
            throw Unfit(std::string("an entry of ") + member + " has no text");
    }
    return statements;
}

std::string_view toString(Expect expect) {
    if (expect == Expect::None) return "none";
    return expect == Expect::Absent ? "absent" : "stated";
}

QuestionType readType(const std::string& name) {
    for (const auto type : {QuestionType::Lookup, QuestionType::Complex, QuestionType::Abstract})
        if (name == toString(type)) return type;
    throw Unfit("the type \"" + name + "\" is none of lookup, complex and abstract");
}

Expect readExpect(const std::string& name) {
    for (const auto expect : {Expect::Stated, Expect::None, Expect::Absent})
        if (name == toString(expect)) return expect;
    throw Unfit("\"" + name + "\" is none of stated, none and absent");
}

Question readQuestion(const json& line) {
    Question question;
    const json& conversation = line.at("conversation");
    question.conversation =
        conversation.is_string() ? conversation.get<std::string>() : jsonText(conversation);
    question.turn = line.at("turn").get<int>();
    question.type = readType(line.at("type").get<std::string>());
    question.question = line.at("question").get<std::string>();
    question.needs = line.value("needs", "");
    question.expect = readExpect(line.value("expect", "stated"));
    for (const auto& row : line.value("gold", json::array())) question.gold.push_back(readRow(row));
    question.facts = readStatements(line, "facts");
    question.forbidden = readStatements(line, "forbidden");
    if (question.expect != Expect::Stated) return question;
    const bool abstract = question.type == QuestionType::Abstract;
    if (abstract && question.facts.empty()) throw Unfit("an abstract question has no facts");
    if (!abstract && question.gold.empty()) throw Unfit("the question has no gold");
    return question;
}

json cellToJson(const GoldCell& cell) {
    json written;
    if (cell.kind == GoldCell::Kind::Entity)
        written = {{"iri", cell.text}, {"label", cell.label}};
    else if (cell.kind == GoldCell::Kind::Number)
        written = {{"number", cell.low}};
    else if (cell.kind == GoldCell::Kind::Span)
        written = {{"range", {cell.low, cell.high}}};
    else
        written = {{"text", cell.text}};
    if (!cell.unit.empty()) written["unit"] = cell.unit;
    return written;
}

json statementsToJson(const std::vector<Statement>& statements) {
    json all = json::array();
    for (const auto& one : statements) all.push_back({{"text", one.text}, {"source", one.source}});
    return all;
}

}  // namespace

std::string_view toString(QuestionType type) {
    switch (type) {
        case QuestionType::Lookup:
            return "lookup";
        case QuestionType::Complex:
            return "complex";
        case QuestionType::Abstract:
            return "abstract";
    }
    return "lookup";
}

Result<Question> questionFromJson(const json& line) {
    try {
        return readQuestion(line);
    } catch (const std::exception& error) {
        return Error{ErrorKind::Syntax,
                     say("Sentence", "This line of the question file is not a question."),
                     error.what()};
    }
}

json toJson(const Question& question) {
    json gold = json::array();
    for (const auto& row : question.gold) {
        json cells = json::array();
        for (const auto& cell : row) cells.push_back(cellToJson(cell));
        gold.push_back(std::move(cells));
    }
    json line = {{"conversation", question.conversation},
                 {"turn", question.turn},
                 {"type", toString(question.type)},
                 {"question", question.question},
                 {"gold", std::move(gold)},
                 {"facts", statementsToJson(question.facts)},
                 {"forbidden", statementsToJson(question.forbidden)}};
    if (question.expect != Expect::Stated) line["expect"] = toString(question.expect);
    if (!question.needs.empty()) line["needs"] = question.needs;
    return line;
}

Result<std::vector<Question>> readQuestions(const std::filesystem::path& path) {
    const auto content = readFile(path);
    if (!content) return content.error();
    std::vector<Question> questions;
    std::int64_t number = 0;
    for (const auto& line : text::split(*content, '\n')) {
        ++number;
        if (text::trim(line).empty()) continue;
        auto question = questionFromJson(parsedJson(line));
        if (!question) {
            Error error = question.error();
            error.place = Place{.file = path.string(), .line = number};
            return error;
        }
        questions.push_back(*std::move(question));
    }
    if (questions.empty())
        return Error{.kind = ErrorKind::Input,
                     .message = say("Sentence", "The question file holds no question."),
                     .place = Place{.file = path.string()}};
    return questions;
}

}  // namespace tripletalk::evaluation
