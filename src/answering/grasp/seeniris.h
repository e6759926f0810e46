// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <set>
#include <string>

namespace tripletalk::answering::grasp {

/// The IRIs that a model has been shown in this conversation, by searches, rows and examples: what
/// else it writes into a query it may have made up. Any thread.
class SeenIris {
  public:
    void add(const std::string& iri) {
        const std::scoped_lock lock(m_mutex);
        m_iris.insert(iri);
    }
    [[nodiscard]] bool contains(const std::string& iri) const {
        const std::scoped_lock lock(m_mutex);
        return m_iris.contains(iri);
    }

  private:
    mutable std::mutex m_mutex;
    std::set<std::string> m_iris;
};

}  // namespace tripletalk::answering::grasp
