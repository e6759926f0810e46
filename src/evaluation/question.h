// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

enum class QuestionType { Lookup, Complex, Abstract };
std::string_view toString(QuestionType type);

/// One expected cell. A span ("420 - 460 km") may stand in one cell of a result or, as its two
/// numbers, in two.
struct GoldCell {
    enum class Kind { Entity, Number, Span, Text };
    Kind kind = Kind::Text;
    std::string text = {};   ///< the IRI of an entity, or the text
    std::string label = {};  ///< of an entity, for people; never enough by itself
    std::string unit = {};
    double low = 0;   ///< the number, or where a span begins
    double high = 0;  ///< where a span ends
};

/// Something that an answer states, or must not: any of the texts counts.
struct Statement {
    std::vector<std::string> text;
    std::string source;  ///< IRI or document that holds it
};

/// What a right answer is: what the question's gold or facts say; that there is none (a result
/// without rows, and a source for that); or that the knowledge base does not hold it.
enum class Expect { Stated, None, Absent };

/// One line of a question file (docs/questions.md).
struct Question {
    std::string conversation;  ///< a number or any other name
    int turn = 0;
    QuestionType type = QuestionType::Lookup;
    std::string question;
    Expect expect = Expect::Stated;
    std::vector<std::vector<GoldCell>> gold;  ///< rows; empty for abstract questions
    std::vector<Statement> facts;             ///< of abstract questions
    std::vector<Statement> forbidden;
    std::string needs =
        {};  ///< "text", "graph" or "both" where documents are asked too, else empty
};

/// A line of a question file. Errors: Syntax.
Result<Question> questionFromJson(const nlohmann::json& line);
nlohmann::json toJson(const Question& question);

/// A question file: JSON lines, blank lines skipped. Errors: NotFound, Io, Syntax (with file and
/// line), Input (no question).
Result<std::vector<Question>> readQuestions(const std::filesystem::path& path);

}  // namespace tripletalk::evaluation
