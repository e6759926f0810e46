// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsoncutter.h"

#include "base/ascii.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

constexpr std::size_t mostForgotten = std::size_t{1} << 20;

bool isJsonBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Follows brackets and strings until a value ends.
class ValueEnd {
  public:
    /// The first byte behind the value, or the text's size if it goes on.
    std::size_t find(std::string_view text, std::size_t at) {
        for (; at < text.size() && !m_ended; ++at) {
            const char c = text[at];
            if (m_inString)
                at = throughString(text, at);
            else if (c == '"')
                m_inString = m_begun = true;
            else if (c == '[' || c == '{')
                enter();
            else if (c == ']' || c == '}')
                leave(at);
            else if (m_open == 0 && (c == ',' || c == ':' || isJsonBlank(c)))
                return end(at);
            else
                m_begun = true;
        }
        return at;
    }
    [[nodiscard]] bool ended() const { return m_ended; }
    /// A number or a word ends with the text.
    [[nodiscard]] bool mayEnd() const { return m_begun && m_open == 0 && !m_inString; }

  private:
    std::size_t throughString(std::string_view text, std::size_t at) {
        if (m_escaped) {
            m_escaped = false;
            return at;
        }
        while (at < text.size() && text[at] != '"' && text[at] != '\\') ++at;
        if (at == text.size()) return at - 1;
        if (text[at] == '\\') m_escaped = true;
        if (text[at] == '"') {
            m_inString = false;
            m_ended = m_open == 0;
        }
        return at;
    }
    void enter() {
        m_begun = true;
        ++m_open;
    }
    /// One that was never opened ends a word before it, and stays.
    void leave(std::size_t& at) {
        if (m_open == 0) --at;
        if (m_open == 0 || --m_open == 0) m_ended = true;
    }
    std::size_t end(std::size_t at) {
        m_ended = true;
        return at;
    }

    std::size_t m_open = 0;
    bool m_inString = false, m_escaped = false, m_begun = false, m_ended = false;
};

}  // namespace

/// More bytes; what lies before `needed` may be forgotten.
bool JsonCutter::fill(std::size_t needed) {
    if (keepsTooMuch() || m_source.peek() == ByteSource::End) return false;
    if (const auto old = std::min(needed, m_kept) - m_forgotten; old >= mostForgotten) {
        m_buffer.erase(0, old);
        m_forgotten += old;
    }
    const auto more = m_source.ahead();
    m_buffer += more;
    m_source.advance(more.size());
    return true;
}

void JsonCutter::moveTo(std::size_t at) {
    const auto gone = from(m_here.at).substr(0, at - m_here.at);
    auto fresh = gone;
    if (const auto end = gone.rfind('\n'); end != std::string_view::npos) {
        m_here.line += std::count(gone.begin(), gone.end(), '\n');
        m_here.column = 1;
        fresh = gone.substr(end + 1);
    }
    m_here.column += std::count_if(fresh.begin(), fresh.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    });
    m_here.at = at;
}

int JsonCutter::peek() {
    for (;;) {
        const auto rest = from(m_here.at);
        const auto blanks = std::ranges::find_if_not(rest, isJsonBlank) - rest.begin();
        moveTo(m_here.at + static_cast<std::size_t>(blanks));
        if (const auto left = from(m_here.at); !left.empty())
            return static_cast<unsigned char>(left.front());
        if (!fill(m_here.at)) return ByteSource::End;
    }
}

bool JsonCutter::take(char byte) {
    if (peek() != static_cast<unsigned char>(byte)) return false;
    moveTo(m_here.at + 1);
    return true;
}

JsonCutter::Cut JsonCutter::cut(std::string_view& text, std::size_t most) {
    peek();
    ValueEnd value;
    std::size_t size = 0;
    Cut outcome = Cut::Whole;
    while (!value.ended()) {
        size = value.find(from(m_here.at), size);
        if (size > most)
            outcome = Cut::TooLong;
        else if (!value.ended() && !fill(m_here.at))
            outcome = value.mayEnd() ? Cut::Whole : Cut::EndsEarly;
        else
            continue;
        break;
    }
    text = from(m_here.at).substr(0, size);
    if (outcome != Cut::Whole) return outcome;
    moveTo(m_here.at + size);
    return Cut::Whole;
}

}  // namespace tripletalk::rdf
