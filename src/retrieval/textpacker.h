// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// Packs texts that look alike, each by itself, with a dictionary of their common parts (zstd): a
/// text of some hundred bytes takes a quarter of them or less, and is read within half a
/// microsecond. The same texts give the same bytes. One thread at a time.
class TextPacker {
  public:
    /// `texts` are those to be packed, or some like them. Few of them give no dictionary.
    explicit TextPacker(const std::vector<std::string>& texts);
    TextPacker(TextPacker&&) noexcept;
    ~TextPacker();

    /// What a TextUnpacker needs to know; 64 KB, or empty.
    [[nodiscard]] const std::string& dictionary() const;

    /// Valid until the next one.
    std::string_view pack(std::string_view text);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// Reads what a TextPacker of the same dictionary packed. Both may be of any origin: what is
/// damaged is noticed, or gives another text of at most a megabyte. Constant, any thread.
class TextUnpacker {
  public:
    explicit TextUnpacker(std::string_view dictionary);
    TextUnpacker(TextUnpacker&&) noexcept;
    ~TextUnpacker();

    /// Errors: Input (damaged).
    [[nodiscard]] Result<std::string> unpack(std::string_view packed) const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
