// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "knowledge/languages/querylanguage.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// In a struct's list of members (events.h), behind one that is left out of JSON while it is empty.
struct IfAny {};
inline constexpr IfAny ifAny;

enum class AnswerStatus { Answered, NotFound, Failed, Cancelled };

/// "answered", "not_found", "failed", "cancelled", and back; anything else is Failed.
std::string_view toString(AnswerStatus status);
AnswerStatus statusFromText(std::string_view text);

using knowledge::Cell;
using knowledge::ResultColumn;

/// The answer as data. `source` is the number of the source it came from, 0 if none.
struct AnswerResult {
    std::string kind = "none";  ///< table, list, number, boolean, text, none
    std::vector<ResultColumn> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    int source = 0;
    bool complete = true;
};

/// A numbered piece of evidence, cited as [n].
struct Source {
    int n = 0;
    std::string kind;        ///< the name of a query language, "passage" or "document"
    std::string query = {};  ///< SQL or search text
    std::vector<ResultColumn> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    bool truncated = false;
    std::optional<Error> error = {};
    std::string title = {};  ///< of a passage or document
    std::string text = {};
    std::string iri = {};
    double score = 0;
    std::vector<std::string> notes = {};  ///< what the checks of a query say of it, for people
    std::string base = {};  ///< id of the base that it is of; empty: the question's only one
    // Known while a run lasts, and not kept:
    std::string written = {};                   ///< the query before its literals were repaired
    std::vector<std::string> promptNotes = {};  ///< the notes as a model is told them

    /// The language of the query whose rows, or error, it has; null for a passage or document.
    [[nodiscard]] const knowledge::QueryLanguage* language() const {
        return knowledge::findQueryLanguage(kind);
    }
    [[nodiscard]] bool isQuery() const { return language() != nullptr; }
};

/// Something that an answer says and no source holds.
struct Unsupported {
    std::string sentence;   ///< as the answer has it, without citations
    std::string what;       ///< the number or name; empty: the sentence cites nothing
    std::size_t begin = 0;  ///< of the sentence in the answer, in bytes; not kept

    static void members(auto&& with) {
        with("sentence", &Unsupported::sentence);
        with("what", &Unsupported::what);
    }
};

/// A part of an answer. All text is Markdown with citations [n].
struct AnswerPart {
    /// Text; a list; the result as a table; a note, which tells nothing of the knowledge base.
    enum class Kind { Text, List, Table, Note };
    /// What a list's items are, if they are also shown in another way: rows of the result, or
    /// readings that are offered.
    enum class Of { Nothing, Result, Readings };
    Kind kind = Kind::Text;
    std::string text = {};          ///< of a list what leads to it, of a table its caption
    std::vector<int> sources = {};  ///< that a lead or caption cites
    std::vector<std::string> items = {};
    std::string more = {};  ///< of a list that is cut: what is left out
    Of of = Of::Nothing;
    bool operator==(const AnswerPart&) const = default;

    static void members(auto&& with) {
        with("kind", &AnswerPart::kind);
        with("text", &AnswerPart::text, ifAny);
        with("sources", &AnswerPart::sources, ifAny);
        with("items", &AnswerPart::items, ifAny);
        with("more", &AnswerPart::more, ifAny);
        with("of", &AnswerPart::of, ifAny);
    }
};
/// Their names in JSON, in their order.
inline constexpr std::string_view partKindNames[] = {"text", "list", "table", "note"};
inline constexpr std::string_view partOfNames[] = {"", "result", "readings"};

/// Words of the question that fit several entities about equally, and the one that was taken.
struct Meaning {
    struct Thing {
        std::string iri;
        std::string label;
        std::string table;

        static void members(auto&& with) {
            with("iri", &Thing::iri);
            with("label", &Thing::label);
            with("table", &Thing::table);
        }
    };
    std::string words;
    Thing chosen = {};
    std::vector<Thing> others = {};

    static void members(auto&& with) {
        with("words", &Meaning::words);
        with("chosen", &Meaning::chosen);
        with("others", &Meaning::others);
    }
};

/// One thing that was done, for people who want to see how.
struct Step {
    std::string kind;  ///< reading, model, sql, search, check, decision, result, answer
    int round = 0;
    double ms = 0;
    std::int64_t tokens = 0;
    std::string summary = {};
    std::string error = {};
};

struct Answer {
    AnswerStatus status = AnswerStatus::Failed;
    std::string text;               ///< Markdown with [n]
    std::vector<AnswerPart> parts;  ///< as its writer gave them; empty if it gave the text alone
    std::string understoodAs;
    std::string standAlone;  ///< the question as one that needs no conversation
    AnswerResult result;
    std::vector<Source> sources;
    std::vector<Step> steps;
    std::map<std::string, double> timingsMs;  ///< completion, selection, each tool, answer, total
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;
    std::int64_t modelCalls = 0;
    std::string strategy;
    std::string model;
    std::vector<Meaning> meanings;
    std::vector<Unsupported> unsupported;
    std::optional<Error> error = {};
};

/// Shapes of `tripletalk-cli ask --json` (docs/cli.md), and of the trace's `result` and `sources`.
nlohmann::json toJson(const Answer& answer);
/// Of what `ask --json` printed: status, text, result, sources and error; steps and numbers are
/// left out. Anything else gives a failed answer.
Answer answerFromJson(const nlohmann::json& json);
nlohmann::json toJson(const AnswerResult& result);
nlohmann::json toJson(const Source& source);
nlohmann::json toJson(const Error& error);
Error errorFromJson(const nlohmann::json& json);
AnswerResult resultFromJson(const nlohmann::json& json);
Source sourceFromJson(const nlohmann::json& json);

}  // namespace tripletalk::answering
