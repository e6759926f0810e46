// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/curation.h"

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include <QString>

namespace tripletalk::app {

/// The edits of a curation that wait to be checked, and those that were made, for undo and redo.
class EditHistory {
  public:
    using Change = std::function<void(curation::Curation&)>;
    enum class Kind { Do, Undo, Redo };
    struct Edit {
        Kind kind = Kind::Do;
        QString text = {};   ///< what it is, for the undo button
        QString field = {};  ///< where a refusal is shown
        Change change = {};
    };

    void push(Edit edit) { m_waiting.push_back(std::move(edit)); }
    /// The next one that waits, if there is one; what undoing means is known only now.
    std::optional<Edit> next();
    /// It was made of `before`.
    void made(const Edit& edit, const curation::Curation& before);
    /// What was made last could not be kept: it and all that waits is dropped.
    void dropLast();
    void clear();

    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;

  private:
    struct Step {
        QString text;
        curation::Curation before;
    };
    std::deque<Edit> m_waiting;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

}  // namespace tripletalk::app
