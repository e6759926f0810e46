// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/ndjsonframer.h"

#include "base/text.h"

#include <utility>

namespace tripletalk::llm {

namespace {

void keep(std::vector<std::string>& lines, std::string_view line) {
    line = text::trim(line);
    if (!line.empty()) lines.emplace_back(line);
}

}  // namespace

std::vector<std::string> NdjsonFramer::feed(std::string_view bytes) {
    std::vector<std::string> lines;
    for (auto end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        m_rest += bytes.substr(0, end);
        keep(lines, m_rest);
        m_rest.clear();
        bytes.remove_prefix(end + 1);
    }
    m_rest += bytes;
    return lines;
}

std::vector<std::string> NdjsonFramer::finish() {
    std::vector<std::string> lines;
    keep(lines, std::exchange(m_rest, {}));
    return lines;
}

}  // namespace tripletalk::llm
