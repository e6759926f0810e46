// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/verdict.h"

#include "answering/model/replymembers.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "llm/lenientjson.h"

namespace tripletalk::answering {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr const char* answerWord = "answer";
constexpr const char* furtherWord = "look_further";
constexpr const char* notInBaseWord = "not_in_base";
constexpr std::string_view notFoundMark = "NOT_FOUND";

VerdictKind kindOf(const std::string& word, bool hasAnswer) {
    const std::string lower = text::toLower(word);
    if (lower.find("further") != std::string::npos) return VerdictKind::LookFurther;
    if (lower.find("not") != std::string::npos) return VerdictKind::NotInBase;
    return hasAnswer ? VerdictKind::Answer : VerdictKind::LookFurther;
}

/// A list of parts, one part alone, or just numbers of sources.
std::vector<ResultPart> resultsOf(const json& object) {
    std::vector<ResultPart> parts;
    const auto found = object.find("results");
    if (found == object.end()) return parts;
    const json list = found->is_array() ? *found : json::array({*found});
    for (const json& entry : list) {
        ResultPart part;
        if (entry.is_object())
            part = {integerMember(entry, "source"), textsMember(entry, "columns"),
                    textsMember(entry, "values")};
        else
            part.source = integerMember({{"source", entry}}, "source");
        if (part.source > 0) parts.push_back(std::move(part));
    }
    return parts;
}

Verdict fromProse(std::string_view content) {
    Verdict verdict;
    content = text::trim(content);
    if (content.starts_with(notFoundMark)) {
        verdict.kind = VerdictKind::NotInBase;
        content.remove_prefix(notFoundMark.size());
        while (!content.empty() && (content.front() == ':' || content.front() == ' '))
            content.remove_prefix(1);
    }
    verdict.answer = content;
    return verdict;
}

}  // namespace

ordered_json verdictSchema(bool last) {
    ordered_json verdicts = ordered_json::array({answerWord, furtherWord, notInBaseWord});
    if (last) verdicts.erase(1);
    const ordered_json text{{"type", "string"}};
    const ordered_json texts{{"type", "array"}, {"items", text}};
    return objectSchema({{"verdict", {{"type", "string"}, {"enum", std::move(verdicts)}}},
                         {"why", text},
                         {"results",
                          {{"type", "array"},
                           {"items", objectSchema({{"source", {{"type", "integer"}}},
                                                   {"columns", texts},
                                                   {"values", texts}})}}},
                         {"answer", text}});
}

Result<Verdict> verdictOf(const llm::ChatReply& reply) {
    const auto content = text::trim(reply.content);
    auto object = llm::extractJsonObject(reply.content);
    const bool isOurs = object && object->is_object() &&
                        (object->contains("answer") || object->contains("verdict"));
    if (!isOurs) {
        const bool isBrokenObject = content.starts_with('{') || content.starts_with("```");
        if (content.empty() || isBrokenObject) return notTheObject(reply);
        return fromProse(content);
    }
    Verdict verdict{.why = textMember(*object, "why"),
                    .results = resultsOf(*object),
                    .answer = textMember(*object, "answer")};
    verdict.kind = kindOf(textMember(*object, "verdict"), !verdict.answer.empty());
    return verdict;
}

void AnswerStream::add(std::string_view piece) {
    if (m_state == State::Prose) return m_out(piece);
    if (m_state == State::Done) return;
    m_held += piece;
    if (m_state == State::Start) {
        const auto begun = text::trim(m_held);
        if (begun.empty()) return;
        // A first word NOT_FOUND is no part of the answer; until it is ruled out, prose waits.
        const auto common = std::min(begun.size(), notFoundMark.size());
        if (begun.front() == '{' || begun.front() == '`' || begun.front() == '<') {
            m_state = State::Object;
        } else if (begun.substr(0, common) != notFoundMark.substr(0, common)) {
            m_state = State::Prose;
            return m_out(m_held);
        }
    }
    if (m_state == State::Object) findAnswer();
    if (m_state == State::Answer) decode();
}

/// The member "answer", which the verdict's word "answer" is not. What stands behind it does not
/// matter: a reply reads the same in whatever pieces it comes.
void AnswerStream::findAnswer() {
    constexpr std::string_view key = "\"answer\"";
    constexpr const char* blanks = " \n\r\t";
    for (auto name = m_held.find(key); name != std::string::npos;
         name = m_held.find(key, name + key.size())) {
        const auto colon = m_held.find_first_not_of(blanks, name + key.size());
        if (colon == std::string::npos) return;
        if (m_held[colon] != ':') continue;
        const auto value = m_held.find_first_not_of(blanks, colon + 1);
        if (value == std::string::npos) return;
        const bool further = m_held.substr(0, name).find(furtherWord) != std::string::npos;
        m_state = further || m_held[value] != '"' ? State::Done : State::Answer;
        m_held.erase(0, value + 1);
        return;
    }
}

namespace {
/// At most `end`, and not inside a UTF-8 sequence that is still to come.
std::size_t wholeCharacters(std::string_view text, std::size_t end) {
    std::size_t first = end;
    while (first > 0 && end - first < 3 &&
           (static_cast<unsigned char>(text[first - 1]) & 0xC0U) == 0x80U)
        --first;
    if (first == 0) return end;
    const auto lead = static_cast<unsigned char>(text[first - 1]);
    const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : lead >= 0xC0U ? 2 : 1;
    return first - 1 + length > end ? first - 1 : end;
}

/// Of the escape at the beginning, in bytes; 0 where more of it is to come.
std::size_t escapeLength(std::string_view text) {
    std::size_t length = text.size() < 2 || text[1] != 'u' ? 2 : 6;
    // The first half of a surrogate pair means nothing without the other.
    const bool high = length == 6 && text.size() > 3 && (text[2] == 'd' || text[2] == 'D') &&
                      std::string_view("89abAB").find(text[3]) != std::string_view::npos;
    if (high) length = 12;
    return length > text.size() ? 0 : length;
}
}  // namespace

void AnswerStream::decode() {
    std::string text;
    std::size_t at = 0;
    while (at < m_held.size() && m_held[at] != '"') {
        if (m_held[at] != '\\') {
            const std::size_t end = std::min(m_held.find_first_of("\"\\", at), m_held.size());
            const std::size_t whole = end < m_held.size() ? end : wholeCharacters(m_held, end);
            text += wellFormed(std::string_view(m_held).substr(at, whole - at));
            at = whole;
            if (whole < end) break;
            continue;
        }
        const std::size_t length = escapeLength(std::string_view(m_held).substr(at));
        if (length == 0) break;
        const json decoded = parsedJson('"' + m_held.substr(at, length) + '"');
        if (decoded.is_string()) text += decoded.get<std::string>();
        at += length;
    }
    const bool closed = at < m_held.size() && m_held[at] == '"';
    if (!text.empty()) m_out(text);
    m_held.erase(0, at);
    if (closed) m_state = State::Done;
}

}  // namespace tripletalk::answering
