// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/record.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/sentencejson.h"
#include "base/text.h"

#include <fstream>

namespace tripletalk::evaluation {

using nlohmann::json;

namespace {

Verdict verdictOf(const std::string& name) {
    for (const auto verdict : {Verdict::Right, Verdict::Abstained})
        if (name == toString(verdict)) return verdict;
    return Verdict::Wrong;
}

QuestionType typeOf(const std::string& name) {
    for (const auto type : {QuestionType::Complex, QuestionType::Abstract})
        if (name == toString(type)) return type;
    return QuestionType::Lookup;
}

std::string lineOf(const Record& record) { return jsonText(toJson(record)) + "\n"; }

}  // namespace

double Record::usage(const char* name) const {
    if (!answer.is_object()) return 0;
    const json usage = answer.value("usage", json::object());
    return usage.is_object() ? usage.value(name, 0.0) : 0;
}

json toJson(const Record& record) {
    json line = {{"questions", record.questions},
                 {"configuration", record.configuration},
                 {"settings", record.settings},
                 {"answered_by", record.answeredBy},
                 {"base", record.base},
                 {"repeat", record.repeat},
                 {"conversation", record.conversation},
                 {"turn", record.turn},
                 {"type", toString(record.type)},
                 {"needs", record.needs},
                 {"question", record.question},
                 {"outcome", toString(record.score.verdict)},
                 {"timed_out", record.timedOut},
                 {"timings_ms", record.timingsMs},
                 {"model_ms", record.modelMs},
                 {"answer", record.answer}};
    if (record.f1) line["f1"] = *record.f1;
    putSentence(line, "reason", record.score.reason);
    return line;
}

Result<Record> recordFromJson(const json& line) {
    try {
        Record record;
        record.questions = line.at("questions").get<std::string>();
        record.configuration = line.at("configuration").get<std::string>();
        record.settings = line.value("settings", json::object());
        record.answeredBy = line.value("answered_by", "");
        record.base = line.value("base", json::object());
        record.repeat = line.value("repeat", 1);
        record.conversation = line.at("conversation").get<std::string>();
        record.turn = line.at("turn").get<int>();
        record.type = typeOf(line.at("type").get<std::string>());
        record.needs = line.value("needs", "");
        record.question = line.at("question").get<std::string>();
        record.score = {verdictOf(line.at("outcome").get<std::string>()),
                        sentenceAt(line, "reason")};
        if (line.contains("f1")) record.f1 = line.at("f1").get<double>();
        record.timedOut = line.value("timed_out", false);
        record.timingsMs = line.at("timings_ms").get<std::map<std::string, double>>();
        record.modelMs = line.at("model_ms").get<std::map<std::string, double>>();
        record.answer = line.at("answer");
        return record;
    } catch (const json::exception& error) {
        return Error{ErrorKind::Syntax,
                     say("Sentence", "This line is not an answer that an evaluation kept."),
                     error.what()};
    }
}

Result<std::vector<Record>> readRecords(const std::filesystem::path& file) {
    const auto content = readFile(file);
    if (!content) return content.error();
    std::vector<Record> records;
    std::int64_t number = 0;
    const auto lines = text::split(*content, '\n');
    for (const auto& line : lines) {
        ++number;
        if (text::trim(line).empty()) continue;
        const json parsed = parsedJson(line);
        const bool cutOff = number == static_cast<std::int64_t>(lines.size());
        if (parsed.is_discarded() && cutOff) break;
        auto record = recordFromJson(parsed);
        if (!record) {
            Error error = record.error();
            error.place = Place{.file = file.string(), .line = number};
            return error;
        }
        records.push_back(*std::move(record));
    }
    return records;
}

Result<void> writeRecords(const std::filesystem::path& file, const std::vector<Record>& records) {
    std::string lines;
    for (const Record& record : records) lines += lineOf(record);
    return writeFileAtomically(file, lines);
}

Result<void> appendRecord(const std::filesystem::path& file, const Record& record) {
    std::ofstream out(file, std::ios::app | std::ios::binary);
    out << lineOf(record) << std::flush;
    if (!out) return ioError(say("Sentence", "Writing \"%1\" failed."), file);
    return {};
}

}  // namespace tripletalk::evaluation
