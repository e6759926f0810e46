// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/expectation.h"

#include "answering/answer/statements.h"
#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::evaluation {

using answering::Answer;
using answering::AnswerStatus;
using answering::Cell;
using answering::CitedSentence;
using answering::Source;

namespace {

constexpr std::size_t mostRows = 1000;
constexpr std::size_t rowsShown = 12;

GoldCell goldOf(const Cell& cell, const std::string& unit) {
    if (!cell.iri.empty())
        return {.kind = GoldCell::Kind::Entity, .text = cell.iri, .label = cell.text};
    double number = 0;
    const bool numeric = cell.datatype == "integer" || cell.datatype == "number";
    if (numeric && text::parseNumber(cell.text, number))
        return {.kind = GoldCell::Kind::Number, .unit = unit, .low = number, .high = number};
    return {.text = cell.text};
}

std::vector<std::vector<GoldCell>> goldRows(const answering::AnswerResult& result) {
    std::vector<std::vector<GoldCell>> rows;
    for (const auto& row : result.rows) {
        std::vector<GoldCell> cells;
        for (std::size_t i = 0; i < row.size(); ++i)
            cells.push_back(
                goldOf(row[i], i < result.columns.size() ? result.columns[i].unit : ""));
        rows.push_back(std::move(cells));
    }
    return rows;
}

using ascii::hasDigit;

/// What a sentence states that its source holds too: another wording of the same answer states it
/// as well.
std::set<std::string> checkable(const CitedSentence& sentence, const Source& source) {
    std::set<std::string> found;
    const auto shown = answering::toJson(source);
    for (const auto& word : text::words(sentence.text))
        if (hasDigit(word.text) && answering::holds(shown, word.text)) found.insert(word.text);
    const std::string name = source.title.substr(0, source.title.find(" › "));
    if (!name.empty() && answering::states(sentence.text, name)) found.insert(name);
    return found;
}

std::vector<Statement> factsOf(const Answer& answer) {
    std::vector<Statement> facts;
    std::vector<Statement> whole;  // sentences, if nothing smaller can be checked
    std::set<std::string> known;
    for (const CitedSentence& sentence : answering::sentences(answer.text))
        for (const Source& source : answer.sources) {
            if (std::ranges::find(sentence.citations, source.n) == sentence.citations.end())
                continue;
            const std::string holder = source.iri.empty() ? source.title : source.iri;
            for (const auto& said : checkable(sentence, source))
                if (known.insert(said).second) facts.push_back({{said}, holder});
            const std::string sentenceText(text::trim(sentence.text));
            if (answering::holds(answering::toJson(source), sentenceText))
                whole.push_back({{sentenceText}, holder});
        }
    return facts.empty() ? whole : facts;
}

std::string shown(const GoldCell& cell) {
    using Kind = GoldCell::Kind;
    if (cell.kind == Kind::Entity) return cell.label.empty() ? cell.text : cell.label;
    if (cell.kind == Kind::Text) return cell.text;
    std::string number = text::formatNumber(cell.low);
    if (cell.kind == Kind::Span) number += " - " + text::formatNumber(cell.high);
    return cell.unit.empty() ? number : number + " " + cell.unit;
}

}  // namespace

Result<Question> questionFor(const std::string& text, const Answer& answer) {
    if (answer.status == AnswerStatus::Failed || answer.status == AnswerStatus::Cancelled)
        return Error{ErrorKind::Input,
                     say("Sentence", "A question that was not answered has nothing to expect.")};
    if (answer.result.rows.size() > mostRows)
        return Error{ErrorKind::Limit,
                     say("Sentence", "An expected answer has at most 1,000 rows.")};
    Question question;
    question.conversation = "1";
    question.turn = 1;
    question.question = text;
    if (answer.status == AnswerStatus::NotFound) {
        question.expect = Expect::Absent;
        return question;
    }
    question.gold = goldRows(answer.result);
    if (!question.gold.empty()) {
        const bool one = question.gold.size() == 1 && question.gold.front().size() == 1;
        question.type = one ? QuestionType::Lookup : QuestionType::Complex;
        return question;
    }
    if (answer.result.source > 0) {
        question.expect = Expect::None;
        return question;
    }
    question.type = QuestionType::Abstract;
    question.facts = factsOf(answer);
    if (question.facts.empty())
        return Error{ErrorKind::Input, say("Sentence",
                                           "The answer states nothing that a source of it holds, "
                                           "so there is nothing to expect of another.")};
    return question;
}

std::string expectedText(const Question& question) {
    if (question.expect == Expect::None) return "none";
    if (question.expect == Expect::Absent) return "not in this knowledge base";
    std::vector<std::string> parts;
    for (const auto& row : question.gold) {
        std::vector<std::string> cells;
        for (const auto& cell : row) cells.push_back(shown(cell));
        parts.push_back(text::join(cells, ", "));
    }
    for (const auto& fact : question.facts) parts.push_back(fact.text.front());
    const bool more = parts.size() > rowsShown;
    if (more) parts.resize(rowsShown);
    return text::join(parts, "; ") + (more ? "; …" : "");
}

}  // namespace tripletalk::evaluation
