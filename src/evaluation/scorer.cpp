// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/scorer.h"

#include "answering/answer/statements.h"
#include "base/text.h"
#include "evaluation/givenrows.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace tripletalk::evaluation {

using answering::CitedSentence;
using answering::holds;
using answering::sentences;
using answering::states;
using nlohmann::json;

namespace {

constexpr std::size_t mostWords = 120;  ///< of a prose answer

/// Gives every wanted thing a thing of its own (augmenting paths); what each got, or nothing if one
/// goes without.
std::optional<std::vector<std::size_t>> assign(
    std::size_t wanted, std::size_t offered,
    const std::function<bool(std::size_t, std::size_t)>& fit) {
    std::vector<std::optional<std::size_t>> owner(offered);
    std::vector<bool> tried;
    const std::function<bool(std::size_t)> place = [&](std::size_t want) {
        for (std::size_t offer = 0; offer < offered; ++offer) {
            if (tried[offer] || !fit(want, offer)) continue;
            tried[offer] = true;
            if (owner[offer] && !place(*owner[offer])) continue;
            owner[offer] = want;
            return true;
        }
        return false;
    };
    for (std::size_t want = 0; want < wanted; ++want) {
        tried.assign(offered, false);
        if (!place(want)) return std::nullopt;
    }
    std::vector<std::size_t> got(wanted);
    for (std::size_t offer = 0; offer < offered; ++offer)
        if (owner[offer]) got[*owner[offer]] = offer;
    return got;
}

/// A cell beside the expected ones is not extra if it only repeats an expected entity: the entity
/// again, or its label.
bool repeatsEntity(const GivenCell& cell, const std::vector<GoldCell>& gold, const GivenRow& row,
                   const std::vector<std::size_t>& got) {
    for (std::size_t i = 0; i < gold.size(); ++i) {
        if (gold[i].kind != GoldCell::Kind::Entity) continue;
        if (!cell.iri.empty()) {
            if (cell.iri == gold[i].text) return true;
            continue;
        }
        const std::string said = comparableText(cell.text);
        if (!said.empty() &&
            (said == comparableText(gold[i].label) || said == comparableText(row[got[i]].text)))
            return true;
    }
    return false;
}

bool rowFits(const GivenRow& row, const std::vector<GoldCell>& gold) {
    const auto got = assign(gold.size(), row.size(), [&](std::size_t want, std::size_t offer) {
        return fits(row[offer], gold[want]);
    });
    if (!got) return false;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (std::find(got->begin(), got->end(), i) == got->end() &&
            !repeatsEntity(row[i], gold, row, *got))
            return false;
    return true;
}

bool matches(const GivenRow& row, const std::vector<GoldCell>& gold) {
    return rowFits(row, gold) || rowFits(row, spansSplit(gold));
}

std::string describe(const std::vector<GoldCell>& gold) {
    std::vector<std::string> parts;
    for (const auto& cell : gold) {
        if (cell.kind == GoldCell::Kind::Entity)
            parts.push_back(cell.label.empty() ? cell.text : cell.label);
        else if (cell.kind == GoldCell::Kind::Number)
            parts.push_back(text::formatNumber(cell.low));
        else if (cell.kind == GoldCell::Kind::Span)
            parts.push_back(text::formatNumber(cell.low) + " - " + text::formatNumber(cell.high));
        else
            parts.push_back(cell.text);
    }
    return text::join(parts, ", ");
}

std::string describe(const GivenRow& row) {
    std::vector<std::string> parts;
    for (const auto& cell : row) parts.push_back(cell.text);
    return text::join(parts, ", ");
}

Score wrong(Sentence reason) { return {Verdict::Wrong, std::move(reason)}; }

Score scoreResult(const Question& question, const json& answer) {
    const auto rows = givenRows(answer.value("result", json::object()));
    if (rows.empty())
        return wrong(say("Sentence", "The result is empty; expected was %1.")
                         .arg(describe(question.gold.front())));
    const auto fit = [&](std::size_t want, std::size_t offer) {
        return matches(rows[offer], question.gold[want]);
    };
    if (rows.size() == question.gold.size() && assign(question.gold.size(), rows.size(), fit))
        return {Verdict::Right, {}};
    for (const auto& gold : question.gold)
        if (std::none_of(rows.begin(), rows.end(),
                         [&](const GivenRow& row) { return matches(row, gold); }))
            return wrong(say("Sentence", "Missing: %1; the first of %2 rows is %3.")
                             .arg(describe(gold), rows.size(), describe(rows.front())));
    for (const auto& row : rows)
        if (std::none_of(question.gold.begin(), question.gold.end(),
                         [&](const auto& gold) { return matches(row, gold); }))
            return wrong(say("Sentence", "Extra: %1.").arg(describe(row)));
    return wrong(say("Sentence", "There are %1 rows where %2 were expected.")
                     .arg(rows.size(), question.gold.size()));
}

Score scoreNone(const json& answer) {
    const auto rows = givenRows(answer.value("result", json::object()));
    if (rows.empty()) return {Verdict::Right, {}};
    return wrong(
        say("Sentence", "None was expected; the first row is %1.").arg(describe(rows.front())));
}

bool citesHolder(const CitedSentence& sentence, const json& sources, const std::string& statement) {
    return std::any_of(sources.begin(), sources.end(), [&](const json& source) {
        const auto cited =
            std::find(sentence.citations.begin(), sentence.citations.end(), source.value("n", 0));
        return cited != sentence.citations.end() && holds(source, statement);
    });
}

/// Empty if some sentence states the fact and cites a source that holds it, else what is wrong.
Sentence whyNotStated(const Statement& fact, const std::vector<CitedSentence>& said,
                      const json& sources) {
    bool stated = false;
    for (const auto& way : fact.text)
        for (const auto& sentence : said) {
            if (!states(sentence.text, way)) continue;
            if (citesHolder(sentence, sources, way)) return {};
            stated = true;
        }
    if (stated)
        return say("Sentence", "\"%1\" is stated, but no source that the sentence cites holds it.")
            .arg(fact.text.front());
    return say("Sentence", "\"%1\" is not stated.").arg(fact.text.front());
}

Score scoreProse(const Question& question, const json& answer) {
    const auto said = sentences(answer.value("answer", ""));
    std::size_t words = 0;
    for (const auto& sentence : said) words += text::words(sentence.text).size();
    if (words > mostWords)
        return wrong(say("Sentence", "The answer has %1 words; at most %2 are allowed.")
                         .arg(words, mostWords));
    const json sources = answer.value("sources", json::array());
    for (const auto& fact : question.facts)
        if (auto reason = whyNotStated(fact, said, sources); !reason.empty())
            return wrong(std::move(reason));
    for (const auto& forbidden : question.forbidden)
        for (const auto& way : forbidden.text)
            for (const auto& sentence : said)
                if (states(sentence.text, way))
                    return wrong(say("Sentence", "\"%1\" is true of something else: %2.")
                                     .arg(way, forbidden.source));
    return {Verdict::Right, {}};
}

}  // namespace

std::string_view toString(Verdict verdict) {
    switch (verdict) {
        case Verdict::Right:
            return "right";
        case Verdict::Wrong:
            return "wrong";
        case Verdict::Abstained:
            return "abstained";
    }
    return "wrong";
}

Score score(const Question& question, const json& answer) {
    try {
        const std::string status = answer.at("status").get<std::string>();
        const bool notFound = status == "not_found";
        if (question.expect == Expect::Absent)
            return notFound
                       ? Score{Verdict::Right, {}}
                       : wrong(say("Sentence",
                                   "It should say that the knowledge base does not hold this."));
        if (notFound)
            return {Verdict::Abstained, say("Sentence", "It says that it did not find an answer.")};
        if (status != "answered") return wrong(say("Sentence", "The answer is %1.").arg(status));
        if (question.expect == Expect::None) return scoreNone(answer);
        return question.type == QuestionType::Abstract ? scoreProse(question, answer)
                                                       : scoreResult(question, answer);
    } catch (const json::exception& error) {
        return wrong(
            say("Sentence", "The answer has not the expected shape: %1").arg(error.what()));
    }
}

}  // namespace tripletalk::evaluation
