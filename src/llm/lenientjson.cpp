// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/lenientjson.h"

#include "base/ascii.h"
#include "base/jsontext.h"
#include "base/text.h"

#include <optional>
#include <string>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

// Enough for any reply that means to be JSON; bounds the work on a hostile one.
constexpr int mostCandidates = 50;
constexpr int deepest = 200;

bool isWordCharacter(char c) { return ascii::isLetterOrDigit(c) || c == '_'; }

/// Walks over one JSON value and writes it again as strict JSON.
class Repairer {
  public:
    explicit Repairer(std::string_view text) : m_text(text) {}

    /// The object that begins at the first character, or nothing if its end is missing or it nests
    /// too deeply.
    std::optional<std::string> object() {
        int depth = 0;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '"') {
                if (!string()) return std::nullopt;
                continue;
            }
            if (comment() || literal()) continue;
            ++m_at;
            if (c == '{' || c == '[') {
                if (++depth > deepest) return std::nullopt;
            } else if (c == '}' || c == ']') {
                dropTrailingComma();
                --depth;
            }
            m_out += c;
            if (depth == 0) return std::move(m_out);
        }
        return std::nullopt;
    }

  private:
    bool string() {
        m_out += m_text[m_at++];
        while (m_at < m_text.size()) {
            const char c = m_text[m_at++];
            if (c == '\\' && m_at < m_text.size()) {
                m_out += c;
                m_out += m_text[m_at++];
                continue;
            }
            if (c == '\n')
                m_out += "\\n";
            else if (c == '\t')
                m_out += "\\t";
            else if (c != '\r')
                m_out += c;
            if (c == '"') return true;
        }
        return false;
    }

    bool comment() {
        const std::string_view rest = m_text.substr(m_at);
        std::string_view end;
        if (rest.starts_with("//"))
            end = "\n";
        else if (rest.starts_with("/*"))
            end = "*/";
        else
            return false;
        const auto found = rest.find(end);
        m_at = found == std::string_view::npos ? m_text.size() : m_at + found + end.size();
        return true;
    }

    bool literal() {
        const std::string_view rest = m_text.substr(m_at);
        for (const auto& [python, strict] :
             {std::pair{"True", "true"}, std::pair{"False", "false"}, std::pair{"None", "null"}}) {
            const std::string_view word = python;
            if (!rest.starts_with(word) ||
                (rest.size() > word.size() && isWordCharacter(rest[word.size()])))
                continue;
            m_out += strict;
            m_at += word.size();
            return true;
        }
        return false;
    }

    void dropTrailingComma() {
        const auto last = m_out.find_last_not_of(" \t\r\n");
        if (last != std::string::npos && m_out[last] == ',') m_out.erase(last, 1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string m_out;
};

}  // namespace

Result<json> extractJsonObject(std::string_view reply) {
    auto at = reply.find('{');
    if (at == std::string_view::npos)
        return Error{ErrorKind::Model,
                     say("Sentence", "The model was asked for JSON and gave none."),
                     text::elide(reply, 200)};
    for (int tries = 0; at != std::string_view::npos && tries < mostCandidates;
         ++tries, at = reply.find('{', at + 1)) {
        const auto repaired = Repairer(reply.substr(at)).object();
        if (!repaired) continue;
        json parsed = parsedJson(*repaired);
        if (parsed.is_object()) return parsed;
    }
    return Error{ErrorKind::Model,
                 say("Sentence", "The model's JSON cannot be read; it may end too early."),
                 text::elide(reply, 200)};
}

}  // namespace tripletalk::llm
