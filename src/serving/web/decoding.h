// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::serving {

/// "%2F" read; with `plus` also "+" as a blank. Anything else stays as it is.
std::string percentDecoded(std::string_view text, bool plus = false);

/// What is no base64 ends the text.
std::string fromBase64(std::string_view text);

/// Parameters of an address or of a form (application/x-www-form-urlencoded), in their order.
class Parameters {
  public:
    explicit Parameters(std::string_view encoded);
    /// The first of this name.
    [[nodiscard]] std::optional<std::string> find(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> all(std::string_view name) const;

  private:
    std::vector<std::pair<std::string, std::string>> m_list;
};

/// The first of `offered` media types with the highest quality that a header Accept gives; an
/// empty header accepts all. Nothing if it accepts none. "text/*" and "*/*" are understood.
std::optional<std::size_t> acceptable(std::string_view accept,
                                      const std::vector<std::string>& offered);

}  // namespace tripletalk::serving
