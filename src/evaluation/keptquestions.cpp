// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/keptquestions.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "evaluation/expectation.h"
#include "knowledge/baselock.h"

#include <algorithm>

namespace tripletalk::evaluation {

using knowledge::BaseLock;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostQuestions = 10'000;

std::string sameQuestion(const std::string& text) {
    return text::fold(text::collapseWhitespace(text));
}

/// Right is better than to abstain, and that is better than to be wrong.
int rank(Verdict verdict) {
    if (verdict == Verdict::Right) return 2;
    return verdict == Verdict::Abstained ? 1 : 0;
}

std::optional<Verdict> verdictOf(const json& name) {
    for (const auto verdict : {Verdict::Right, Verdict::Wrong, Verdict::Abstained})
        if (name.is_string() && name.get<std::string>() == toString(verdict)) return verdict;
    return std::nullopt;
}

/// What a last run knows a question by: one whose expectation changed is another.
std::string keyOf(Question question) {
    question.conversation.clear();
    return sha256(jsonText(toJson(question)));
}

/// Puts a question at the end, and takes away an earlier one that asks the same.
Result<KeptQuestion> put(std::vector<KeptQuestion>& all, Question question) {
    if (all.size() >= mostQuestions)
        return Error{ErrorKind::Limit,
                     say("Sentence", "A knowledge base keeps at most 10,000 questions.")};
    std::int64_t id = 1;
    for (const KeptQuestion& kept : all) id = std::max(id, kept.id + 1);
    std::erase_if(all, [&](const KeptQuestion& kept) {
        return sameQuestion(kept.question.question) == sameQuestion(question.question);
    });
    question.conversation = std::to_string(id);
    question.turn = 1;
    all.push_back({id, std::move(question)});
    return all.back();
}

}  // namespace

json toJson(const KeptQuestion& kept) {
    json line = toJson(kept.question);
    line["id"] = kept.id;
    return line;
}

Rerun::Change Rerun::change() const {
    if (!before) return Change::New;
    const int difference = rank(record.score.verdict) - rank(*before);
    if (difference == 0) return Change::Same;
    return difference > 0 ? Change::Better : Change::Worse;
}

std::string_view toString(Rerun::Change change) {
    switch (change) {
        case Rerun::Change::New:
            return "new";
        case Rerun::Change::Better:
            return "better";
        case Rerun::Change::Worse:
            return "worse";
        case Rerun::Change::Same:
            return "same";
    }
    return "same";
}

fs::path KeptQuestions::file() const { return m_base.folder() / "questions.jsonl"; }
fs::path KeptQuestions::runFile() const { return m_base.folder() / "questions-run.json"; }

Result<std::vector<KeptQuestion>> KeptQuestions::list() const {
    std::vector<KeptQuestion> all;
    const auto content = readFile(file());
    if (!content && content.error().kind == ErrorKind::NotFound) return all;
    if (!content) return content.error();
    std::int64_t number = 0;
    for (const auto& line : text::split(*content, '\n')) {
        ++number;
        if (text::trim(line).empty()) continue;
        const json object = parsedJson(line);
        auto question = questionFromJson(object);
        if (!question) {
            Error error = question.error();
            error.place = Place{.file = file().string(), .line = number};
            return error;
        }
        const json id = memberOr(object, "id", json());
        all.push_back(
            {id.is_number_integer() ? id.get<std::int64_t>() : number, *std::move(question)});
        all.back().question.conversation = std::to_string(all.back().id);
    }
    return all;
}

Result<void> KeptQuestions::write(const std::vector<KeptQuestion>& all) const {
    std::string lines;
    for (const KeptQuestion& kept : all) lines += jsonText(toJson(kept)) + "\n";
    return writeFileAtomically(file(), lines);
}

Result<KeptQuestion> KeptQuestions::add(const std::string& question,
                                        const answering::Answer& answer) const {
    auto expected = questionFor(answer.standAlone.empty() ? question : answer.standAlone, answer);
    if (!expected) return expected.error();
    const auto lock = BaseLock::take(m_base.folder());
    if (!lock) return lock.error();
    auto all = list();
    if (!all) return all.error();
    auto kept = put(*all, *std::move(expected));
    if (!kept) return kept;
    if (auto written = write(*all); !written) return written.error();
    return kept;
}

Result<void> KeptQuestions::remove(std::int64_t id) const {
    const auto lock = BaseLock::take(m_base.folder());
    if (!lock) return lock.error();
    auto all = list();
    if (!all) return all.error();
    if (std::erase_if(*all, [id](const KeptQuestion& kept) { return kept.id == id; }) == 0)
        return Error{ErrorKind::NotFound, say("Sentence", "There is no kept question %1.").arg(id)};
    return write(*all);
}

Result<std::string> KeptQuestions::exportLines() const {
    auto all = list();
    if (!all) return all.error();
    std::string lines;
    for (const KeptQuestion& kept : *all) lines += jsonText(toJson(kept.question)) + "\n";
    return lines;
}

Result<QuestionsTaken> KeptQuestions::importLines(std::string_view text) const {
    const auto lock = BaseLock::take(m_base.folder());
    if (!lock) return lock.error();
    auto all = list();
    if (!all) return all.error();
    QuestionsTaken result;
    std::int64_t number = 0;
    for (const auto& line : text::split(text, '\n')) {
        ++number;
        if (text::trim(line).empty()) continue;
        auto question = questionFromJson(parsedJson(line));
        if (question && question->turn > 1)
            question =
                Error{ErrorKind::Input, say("Sentence", "It goes on from an earlier question.")};
        if (question) {
            if (auto kept = put(*all, *question); !kept) question = kept.error();
        }
        if (question)
            ++result.taken;
        else
            result.refused.emplace_back(number, question.error().message.text());
    }
    if (auto written = write(*all); !written) return written.error();
    return result;
}

json KeptQuestions::lastRuns() const {
    const auto content = readFile(runFile());
    if (!content) return json::object();
    json runs = parsedJson(*content);
    return runs.is_object() ? runs : json::object();
}

Result<std::vector<Rerun>> KeptQuestions::run(
    const Subject& subject, int parallel, const CancelToken& cancel,
    const std::function<void(const Record&)>& onRecord) const {
    auto all = list();
    if (!all) return all.error();
    if (all->empty())
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The knowledge base keeps no questions yet.")};
    Plan plan{m_base, file().filename().string(), {}, {subject}};
    plan.parallel = parallel;
    for (const KeptQuestion& kept : *all) plan.questions.push_back(kept.question);
    Journal unkept;
    auto records = evaluate(plan, unkept, cancel, onRecord);
    if (!records) return records.error();

    const auto lock = BaseLock::take(m_base.folder());
    if (!lock) return lock.error();
    json runs = lastRuns();
    const json last = runs.value(subject.name, json::object());
    json now = json::object();
    std::vector<Rerun> reruns;
    for (std::size_t i = 0; i < records->size(); ++i) {
        const std::string key = keyOf((*all)[i].question);
        now[key] = toString((*records)[i].score.verdict);
        reruns.push_back({(*all)[i].id, std::move((*records)[i]),
                          last.is_object() ? verdictOf(last.value(key, json())) : std::nullopt});
    }
    runs[subject.name] = std::move(now);
    if (auto written = writeFileAtomically(runFile(), jsonText(runs, 1)); !written)
        return written.error();
    return reruns;
}

}  // namespace tripletalk::evaluation
