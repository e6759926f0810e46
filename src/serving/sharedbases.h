// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tripletalk::serving {

/// Who asks.
struct Visitor {
    bool fromThisComputer = true;
    bool isModel = false;  ///< what it is told may go on to a model, wherever that is
};

/// What of a base is asked for: its schema without values, or what stands in it.
enum class Part : unsigned char { Schema, Values };

/// The knowledge bases that are served, each under a short name, and who may have them. Any thread.
class SharedBases {
  public:
    /// Named by their folders.
    explicit SharedBases(std::vector<knowledge::KnowledgeBase> bases);

    [[nodiscard]] std::vector<std::string> names() const;

    /// The base as it is now, looked at anew at most twice a second; an empty name is that of the
    /// only base. Errors: NotFound (telling the names), Forbidden (its privacy rule: a base for
    /// this computer alone answers no one elsewhere, one whose values stay tells a model its schema
    /// alone), those of opening it anew.
    [[nodiscard]] Result<knowledge::KnowledgeBase> find(const std::string& name, Part part,
                                                        const Visitor& visitor) const;

    /// Its name, where a name may be left out. Errors: NotFound.
    [[nodiscard]] Result<std::string> nameOf(const std::string& name) const;

  private:
    struct Entry {
        Entry(std::string shortName, knowledge::KnowledgeBase opened)
            : name(std::move(shortName)), base(std::move(opened)) {}

        const std::string name;
        knowledge::KnowledgeBase base;
        knowledge::Privacy rule = knowledge::Privacy::Schema;
        std::chrono::steady_clock::time_point looked = {};
        std::mutex mutex = {};  ///< one base that is opened anew holds up no other
    };
    Result<std::size_t> indexOf(const std::string& name) const;

    std::vector<std::unique_ptr<Entry>> m_entries;  ///< their names stay as they are
};

}  // namespace tripletalk::serving
