// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::llm {

/// Takes the data of server-sent events out of a stream of bytes, however the bytes are split (HTML
/// standard, 9.2.6: lines end with LF, CR or CRLF; an empty line ends an event; several data lines
/// are joined; comments and other fields are left out). Unlike a browser it also returns a last
/// event that no empty line ends: some servers forget it.
class SseFramer {
  public:
    /// The data of each event that is complete now.
    std::vector<std::string> feed(std::string_view bytes);
    std::vector<std::string> finish();

  private:
    void endLine(std::vector<std::string>& events);

    std::string m_line;
    std::string m_data;
    bool m_hasData = false;
    bool m_afterReturn = false;
};

}  // namespace tripletalk::llm
