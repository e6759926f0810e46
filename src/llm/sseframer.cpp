// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/sseframer.h"

#include <utility>

namespace tripletalk::llm {

void SseFramer::endLine(std::vector<std::string>& events) {
    const std::string line = std::exchange(m_line, {});
    if (line.empty()) {
        if (m_hasData) events.push_back(std::exchange(m_data, {}));
        m_hasData = false;
        return;
    }
    std::string_view field = line;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (field.starts_with(byteOrderMark)) field.remove_prefix(byteOrderMark.size());
    if (!field.starts_with("data:")) return;
    field.remove_prefix(5);
    if (field.starts_with(' ')) field.remove_prefix(1);
    if (m_hasData) m_data += '\n';
    m_data += field;
    m_hasData = true;
}

std::vector<std::string> SseFramer::feed(std::string_view bytes) {
    std::vector<std::string> events;
    while (!bytes.empty()) {
        if (std::exchange(m_afterReturn, false) &&
            bytes.front() == '\n') {  // the second half of CRLF
            bytes.remove_prefix(1);
            continue;
        }
        const auto end = bytes.find_first_of("\r\n");
        m_line += bytes.substr(0, end);
        if (end == std::string_view::npos) break;
        m_afterReturn = bytes[end] == '\r';
        bytes.remove_prefix(end + 1);
        endLine(events);
    }
    return events;
}

std::vector<std::string> SseFramer::finish() {
    std::vector<std::string> events;
    if (!m_line.empty()) endLine(events);
    endLine(events);
    return events;
}

}  // namespace tripletalk::llm
