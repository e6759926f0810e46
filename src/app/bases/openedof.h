// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace tripletalk::app {

/// What was opened of a knowledge base, opened when it is first needed and anew for another base or
/// a rebuilt one. One thread.
template <typename Opened>
class OpenedOf {
  public:
    Result<const Opened*> get(const knowledge::KnowledgeBase& base) {
        const auto generation = base.manifest().generation;
        if (!m_opened || m_folder != base.folder() || m_generation != generation) {
            auto opened = Opened::open(base);
            if (!opened) return opened.error();
            m_opened.emplace(*std::move(opened));
            m_folder = base.folder();
            m_generation = generation;
        }
        return &*m_opened;
    }

  private:
    std::optional<Opened> m_opened;
    std::filesystem::path m_folder;
    std::int64_t m_generation = -1;
};

}  // namespace tripletalk::app
