// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ostream>
#include <streambuf>
#include <string_view>

namespace tripletalk::cli {

/// A stream for what people read, on another one. A terminal obeys control characters, and what is
/// shown comes from graphs, documents and models: all but line breaks and tabs are seen as signs of
/// their own ("␛", or "�" for U+0080 to U+009F). The text is UTF-8 and may come in pieces.
class ShownText : public std::ostream {
  public:
    explicit ShownText(std::ostream& target);
    ShownText(const ShownText&) = delete;
    ShownText& operator=(const ShownText&) = delete;

    /// For formats that have rules of their own for such characters.
    [[nodiscard]] std::ostream& asWritten() { return m_target; }

  private:
    class Buffer : public std::streambuf {
      public:
        explicit Buffer(std::streambuf& target) : m_target(target) {}

      protected:
        int_type overflow(int_type character) override;
        std::streamsize xsputn(const char* text, std::streamsize size) override;
        int sync() override { return m_target.pubsync(); }

      private:
        bool put(char byte);
        bool put(std::string_view text);

        std::streambuf& m_target;
        bool m_isHeld = false;  ///< the first byte of U+0080 to U+00BF, until the second comes
    };

    std::ostream& m_target;
    Buffer m_buffer;
};

}  // namespace tripletalk::cli
