// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::llm {

/// Cuts a stream of bytes into lines (newline-delimited JSON), however the bytes are split. Empty
/// lines are left out.
class NdjsonFramer {
  public:
    /// The lines that are complete now.
    std::vector<std::string> feed(std::string_view bytes);
    /// What stood after the last line break.
    std::vector<std::string> finish();

  private:
    std::string m_rest;
};

}  // namespace tripletalk::llm
