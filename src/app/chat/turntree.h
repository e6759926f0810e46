// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/chat/turnmodel.h"

#include <map>
#include <vector>

#include <QString>

namespace tripletalk::app {

/// All turns of one conversation: an edited question branches it, and one path from a first
/// question to its end is shown. Keeps each turn's place among its siblings.
class TurnTree {
  public:
    void clear();
    /// Later turns come later.
    void add(const TurnPtr& turn);

    /// From a first question to this turn; to the newest turn if there is none of this id.
    [[nodiscard]] std::vector<TurnPtr> pathTo(const QString& turn) const;
    /// The sibling at this place and what came after it, each time the newest; empty if there is
    /// none.
    [[nodiscard]] std::vector<TurnPtr> branch(const ShownTurn& turn, int place) const;

  private:
    std::map<QString, std::vector<TurnPtr>> m_children;  ///< by parent, oldest first
    std::map<QString, TurnPtr> m_turns;
    TurnPtr m_newest;
};

}  // namespace tripletalk::app
