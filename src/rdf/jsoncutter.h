// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/bytesource.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// Cuts JSON text into its values without judging them: it knows strings and brackets alone, so
/// that the values of an array can be read one after the other, each with its place.
class JsonCutter {
  public:
    explicit JsonCutter(ByteSource& source) : m_source(source) {}

    /// A place in the text. Lines and columns count from 1, columns count characters.
    struct Mark {
        std::size_t at = 0;  ///< of all bytes
        std::int64_t line = 1;
        std::int64_t column = 1;
    };
    [[nodiscard]] Mark here() const { return m_here; }

    /// While a text is kept, cut() does not forget what lies behind its mark; one at a time. Where
    /// it has more than `most` bytes (of blanks, which no cut bounds) the bytes seem to end.
    void keepFrom(Mark mark, std::size_t most) {
        m_kept = mark.at;
        m_mostKept = most;
    }
    void keepNothing() { m_kept = nothingKept; }
    [[nodiscard]] bool keepsTooMuch() const {
        return m_kept != nothingKept && m_forgotten + m_buffer.size() > m_kept + m_mostKept;
    }
    /// What lies between a mark that is kept and here. Valid until the next peek, take or cut.
    [[nodiscard]] std::string_view since(Mark mark) const {
        return std::string_view(m_buffer).substr(mark.at - m_forgotten, m_here.at - mark.at);
    }
    /// Back to a mark that is kept.
    void rewind(Mark mark) { m_here = mark; }

    /// The next byte that is no blank, which is not gone past; ByteSource::End at the end.
    int peek();
    /// Goes past the next byte that is no blank, if it is this one.
    bool take(char byte);

    enum class Cut { Whole, TooLong, EndsEarly };
    /// Goes past the next value, of at most `most` bytes, and shows its text until the next peek,
    /// take or cut: each may read on, into other memory. A value that is cut off at the end of the
    /// bytes is shown as far as it goes.
    Cut cut(std::string_view& text, std::size_t most);

  private:
    static constexpr std::size_t nothingKept = std::string::npos;

    [[nodiscard]] std::string_view from(std::size_t at) const {
        return std::string_view(m_buffer).substr(at - m_forgotten);
    }
    bool fill(std::size_t needed);
    void moveTo(std::size_t at);

    ByteSource& m_source;
    std::string m_buffer;
    std::size_t m_forgotten = 0;  // bytes that have left the buffer
    Mark m_here;
    std::size_t m_kept = nothingKept;
    std::size_t m_mostKept = 0;
};

}  // namespace tripletalk::rdf
