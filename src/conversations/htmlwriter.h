// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tripletalk::conversations {

/// Writes one HTML page with its style in it. Text is escaped; `raw` alone is not.
class HtmlWriter {
  public:
    HtmlWriter(std::string_view title, std::string_view language);

    HtmlWriter& open(std::string_view tag);
    HtmlWriter& close(std::string_view tag);
    HtmlWriter& element(std::string_view tag, std::string_view text,
                        std::string_view styleClass = {});
    /// Of a table; numbers stand at its end.
    HtmlWriter& cell(std::string_view text, bool isNumber);
    /// A place that links can point at; `name` is ours.
    HtmlWriter& anchor(std::string_view name);
    /// HTML that is known to be harmless.
    HtmlWriter& raw(std::string_view html);

    /// The whole page.
    std::string finished();

  private:
    std::string m_out;
};

}  // namespace tripletalk::conversations
